import FoundationEssentials
import Values

/// Whose calls have their turns: so many at once, and so many of one household.
struct CallTurns {
    /// How many are called at once.
    static let most = 16
    /// How many of one household: where all its receivers are slow, they do not take every place.
    static let ofOneHousehold = 2

    /// Those that have a turn.
    var running: [UUID: HouseholdID] = [:]
    /// Those that could not be taken, and are not tried again before the next look.
    var failed: Set<UUID> = []
    /// How many turns have begun.
    private(set) var count = 0

    /// Whether somebody may have a turn now.
    func admits(_ id: UUID, of household: HouseholdID) -> Bool {
        running.count < Self.most && running[id] == nil && !failed.contains(id)
            && running.values.count { $0 == household } < Self.ofOneHousehold
    }

    mutating func begin(_ id: UUID, of household: HouseholdID) {
        running[id] = household
        count += 1
    }
}
