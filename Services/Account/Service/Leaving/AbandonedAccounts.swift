import Database
import Events
import Values

/// Deletes accounts that nobody has signed up for and nobody uses, with their households and all that is in them.
///
/// A session is renewed every few minutes of use, so its last renewal is a sign of life; so is the last use of an API
/// token. Who has not come back for `lifetime` could not come back any more: a session that long unused has ended, and
/// there is no other way in. Who has never renewed their first session, and has put nothing in, is not waited for as
/// long: opening the app costs nothing, and whoever wants to fill the disk does just that.
struct AbandonedAccounts: Sendable {
    let store: SQLAccountStore
    let lifetime: Duration
    let now: @Sendable () -> Instant
    /// Which of some households a service has anything of.
    let holders: @Sendable (_ service: String, _ households: [HouseholdID]) async throws -> Set<HouseholdID>

    /// How long an account that is empty is waited for.
    static let trial = Duration.seconds(7 * 86_400)
    /// How many users are looked at at once; each is deleted in a transaction of its own.
    static let portion = 100

    /// Deletes those who are there now; gives their number.
    func run() async throws -> Int {
        let time = now()
        let limit = time - lifetime
        var count = try await inPortions { place in
            AbandonedSQL.unused(since: limit, after: place, portion: Self.portion, at: time)
        } delete: { users in
            try await delete(users) { AbandonedSQL.isUnused($0, since: limit, at: time) }
        }
        let trialEnd = time - min(Self.trial, lifetime)
        count += try await inPortions { place in
            AbandonedSQL.unreturned(before: trialEnd, after: place, portion: Self.portion)
        } delete: { users in
            try await delete(try await empty(users)) { AbandonedSQL.isUnreturned($0, before: trialEnd) }
        }
        return count
    }

    private func inPortions(
        _ page: (AbandonedPlace?) -> SQL,
        delete: ([UserID]) async throws -> Int
    ) async throws -> Int {
        var count = 0
        var place: AbandonedPlace?
        while true {
            let rows = try await store.db.across(.sweep).read([page(place)])[0]
            let users = try rows.values(as: UserID.self)
            if !users.isEmpty { count += try await delete(users) }
            guard users.count == Self.portion, let last = rows.last else { return count }
            place = AbandonedPlace(createdAt: try last.instant(1), user: try last.id(0))
        }
    }

    private func delete(_ users: [UserID], if condition: (UserID) -> SQL) async throws -> Int {
        var count = 0
        for user in users {
            do {
                _ = try await store.delete(Act(user: user, at: now()), onlyIf: condition(user))
                count += 1
            } catch is StillUsed {
                continue
            }
        }
        return count
    }

    /// Those whose households are empty everywhere.
    private func empty(_ users: [UserID]) async throws -> [UserID] {
        var households: [UserID: [HouseholdID]] = [:]
        for row in try await store.db.across(.sweep).read([AbandonedSQL.households(of: users)])[0] {
            households[try row.id(0), default: []].append(try row.id(1))
        }
        let all = Set(households.values.joined()).sorted()
        var full: Set<HouseholdID> = []
        for service in SQLAccountStore.holders {
            for start in stride(from: 0, to: all.count, by: Holdings.most) {
                full.formUnion(try await holders(service, Array(all[start..<min(start + Holdings.most, all.count)])))
            }
        }
        return users.filter { full.isDisjoint(with: households[$0] ?? []) }
    }
}
