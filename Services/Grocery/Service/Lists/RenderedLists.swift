import Synchronization
import Values

/// Lists as they were sent last, so that reading an unchanged list again neither reads its items nor writes them anew.
///
/// A list's state is asked of the database at every read: a copy is never sent after a change, in whichever process
/// that was made.
final class RenderedLists: Sendable {
    /// Whose list, and in whose words.
    struct Key: Hashable {
        var household: HouseholdID
        var list: GroceryListID
        var words: HouseholdWords
    }

    private struct Copy {
        var state: ListState
        var json: [UInt8]
    }

    /// The copies are in two halves: what is read again moves to the newer one, and the older one is dropped whole.
    private struct Halves {
        var newer: [Key: Copy] = [:]
        var older: [Key: Copy] = [:]
        /// What the newer half takes.
        var bytes = 0
    }

    /// How many bytes one half may take.
    private let capacity: Int
    private let halves = Mutex(Halves())

    /// No copies yet; `capacity` is in bytes.
    init(capacity: Int = 8 * 1024 * 1024) {
        self.capacity = capacity / 2
    }

    /// Whether there is a copy of any state.
    func has(_ key: Key) -> Bool {
        halves.withLock { $0.newer[key] != nil || $0.older[key] != nil }
    }

    /// The list in a state; nil if it was not kept.
    func json(_ key: Key, in state: ListState) -> [UInt8]? {
        halves.withLock { halves in
            if let copy = halves.newer[key] { return copy.state == state ? copy.json : nil }
            guard let copy = halves.older[key], copy.state == state else { return nil }
            add(copy, key, to: &halves)
            return copy.json
        }
    }

    /// Keeps a list that is sent; large ones are not kept, so that one cannot take the others' place.
    func keep(_ json: [UInt8], _ key: Key, in state: ListState) {
        guard json.count <= capacity / 16 else { return }
        halves.withLock { add(Copy(state: state, json: json), key, to: &$0) }
    }

    private func add(_ copy: Copy, _ key: Key, to halves: inout Halves) {
        let size = { (copy: Copy) in copy.json.count + 256 }
        if halves.bytes + size(copy) > capacity {
            halves = Halves(older: halves.newer)
        }
        let previous = halves.newer.updateValue(copy, forKey: key).map(size) ?? 0
        halves.bytes += size(copy) - previous
    }
}
