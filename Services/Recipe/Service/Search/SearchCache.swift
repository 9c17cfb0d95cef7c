import Synchronization
import Values

/// What households were last searched, so that a search reads only what has changed since; and the catalogue.
///
/// It takes a bounded number of bytes; those that were not searched for the longest time go first, and are read again
/// when they are needed.
final class SearchCache: Sendable {
    /// Whose recipes they are.
    enum Key: Hashable {
        case household(HouseholdID)
        case catalog
    }

    /// A household's recipes up to a change; or those of the catalogue up to a position.
    struct Entry: Sendable {
        var snapshot = SearchSnapshot()
        var place = ChangePlace.start
        /// The number of the last change when all had been read; before that, none.
        var lastChange = -1
        /// The catalogue's edition that it is of; 0 for households.
        var edition = 0
        /// Whether all of the edition has been read.
        var isWhole = false
    }

    private struct Kept {
        var entry: Entry
        var size: Int
        var used: Int
    }

    private struct State {
        var kept: [Key: Kept] = [:]
        var size = 0
        var uses = 0
    }

    private let state = Mutex(State())
    private let capacity: Int
    /// Keeps so many bytes.
    init(capacity: Int = 48 << 20) { self.capacity = capacity }

    /// What is known of a household; empty if nothing is.
    func entry(of household: HouseholdID) -> Entry { entry(of: .household(household)) }

    /// What is known of a household or the catalogue; empty if nothing is.
    func entry(of key: Key) -> Entry {
        state.withLock { state in
            state.uses += 1
            state.kept[key]?.used = state.uses
            return state.kept[key]?.entry ?? Entry()
        }
    }

    /// Keeps what is known now, unless somebody knows more.
    func keep(_ entry: Entry, of household: HouseholdID) { keep(entry, of: .household(household)) }

    /// Forgets what is not there any more.
    func forget(_ key: Key) {
        state.withLock { state in
            guard let known = state.kept.removeValue(forKey: key) else { return }
            state.size -= known.size
        }
    }

    /// Keeps what is known now, unless somebody knows more.
    func keep(_ entry: Entry, of key: Key) {
        let size = entry.snapshot.size
        state.withLock { state in
            if let known = state.kept[key] {
                guard (known.entry.place.seq, known.entry.lastChange) <= (entry.place.seq, entry.lastChange) else {
                    return
                }
                state.size -= known.size
            }
            state.uses += 1
            state.kept[key] = Kept(entry: entry, size: size, used: state.uses)
            state.size += size
            while state.size > capacity, state.kept.count > 1,
                let oldest = state.kept.min(by: { $0.value.used < $1.value.used })
            {
                state.size -= oldest.value.size
                state.kept[oldest.key] = nil
            }
        }
    }
}
