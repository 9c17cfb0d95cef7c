import Kitchen
import Values

/// What a portion of a catalogue's file was read as.
struct CatalogPart: Sendable {
    /// A recipe as it is stored, and its cookbooks.
    struct Recipe: Sendable {
        var row: StoredCatalogRecipe
        var cookbooks: [CatalogCookbook]
    }

    /// How many entries of the file they are.
    var count: Int
    var recipes: [Recipe] = []
    /// Entries that could not be read, by their numbers.
    var damaged: [(number: Int, reason: ForeignDamage)] = []
    /// Which part of the file has been read, from 0 to 1.
    var fraction: Double

    /// Reads a portion; `start` is when its edition was begun.
    init(_ portion: CatalogFile.Portion, since start: Instant, _ kitchen: HouseholdKitchen) throws {
        count = portion.pieces.count
        fraction = portion.fraction
        for (place, piece) in portion.pieces.enumerated() {
            let number = portion.before + place + 1
            do {
                guard case .value(let bytes) = piece else {
                    if case .damaged(let reason) = piece { damaged.append((number, reason)) }
                    continue
                }
                guard let entry = try CatalogEntry(bytes, number: number) else { continue }
                let row = StoredCatalogRecipe(entry, since: start, kitchen)
                recipes.append(Recipe(row: row, cookbooks: entry.cookbooks.map(CatalogCookbook.init)))
            } catch {
                damaged.append((number, try ForeignWalk.damage(error)))
            }
        }
    }
}
