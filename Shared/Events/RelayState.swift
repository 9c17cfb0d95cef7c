import Database
import Values

/// What a relay is doing, and what it has been asked for.
struct RelayState {
    var busy: Set<String> = []
    var isClaiming = false
    var isWoken = false
    var isScheduled = false
    /// When the last claim was made that a commit had asked for, in monotonic nanoseconds.
    var lastWake: UInt64 = 0
    var isStopped = true
    /// The households whose commits have asked for a claim; only needed where their rows are distributed.
    var households: Set<HouseholdID> = []

    /// Notes such households; beyond the limit they are found by the regular check.
    mutating func note(_ more: some Sequence<HouseholdID>, in db: any SQLDatabase) {
        guard db.dialect == .citus else { return }
        for household in more where households.count < 1000 { households.insert(household) }
    }
}
