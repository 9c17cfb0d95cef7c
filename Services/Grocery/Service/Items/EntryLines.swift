import FoundationEssentials
import Kitchen
import Values

/// The line ids of an entry that names several things, so that sending it again adds nothing and it can be taken back.
enum EntryLines {
    /// How many things one entry may name.
    static let most = 200

    /// The id of the line at a place: the entry's own for the first, and ids made from it for the others.
    static func id(_ place: Int, of entry: GroceryItemID) -> GroceryItemID {
        guard place > 0 else { return entry }
        var bytes = entry.uuid.uuid
        // The version and the variant of the id stay as they are.
        bytes.14 ^= UInt8(truncatingIfNeeded: place >> 8) ^ 0x5A
        bytes.15 ^= UInt8(truncatingIfNeeded: place)
        return GroceryItemID(UUID(uuid: bytes))
    }

    /// The ids of all lines that an entry can have, each with its place.
    static func all(of entry: GroceryItemID) -> [GroceryItemID: Int] {
        Dictionary(uniqueKeysWithValues: (0..<most).map { (id($0, of: entry), $0) })
    }
}
