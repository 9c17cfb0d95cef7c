public import HTTP
public import Identity
import Synchronization
public import Values

/// The account service, as other services call it.
public struct AccountClient: Sendable {
    private let neighbour: Neighbour
    private let secret: InternalSecret
    private let known = KnownHouseholds()

    /// The account service at an address.
    public init(_ neighbour: Neighbour, secret: InternalSecret) {
        self.neighbour = neighbour
        self.secret = secret
    }

    /// A household's name and time zone; what has been asked within the last minute is not asked again.
    public func household(_ id: HouseholdID) async throws(Problem) -> HouseholdFacts {
        let now = Instant.now
        if let facts = known.facts(of: id, at: now) { return facts }
        let path = AccountPaths.internalHousehold(id)
        do {
            let facts: HouseholdFacts = try await neighbour.get(path, as: .service(secret))
            known.remember(facts, at: now)
            return facts
        } catch {
            // Better a time zone of an hour ago than no plan at all.
            guard error.status == 503, let facts = known.facts(of: id, at: now, orOlder: true) else { throw error }
            return facts
        }
    }

    /// Has a household asked for anew, after a change that was told of.
    public func forget(_ id: HouseholdID) { known.forget(id) }

    /// Whether somebody of an id eats in a household; nothing else is told of them.
    public func hasMember(_ member: MemberID, in household: HouseholdID) async throws(Problem) -> Bool {
        do {
            let path = AccountPaths.internalHousehold(household) + "/members/\(member)"
            _ = try await neighbour.call(.get, path, as: .service(secret))
            return true
        } catch {
            guard error.status == 404 else { throw error }
            return false
        }
    }

    /// Who eats in a household and what they must not eat; asked for anew each time.
    public func eaters(of household: HouseholdID) async throws(Problem) -> HouseholdEaters {
        try await neighbour.get(AccountPaths.internalHousehold(household) + "/eaters", as: .service(secret))
    }

    /// The people of a household, to write to one of them; nil once they do not belong to it or their session has ended.
    public func people(
        of household: HouseholdID,
        for user: UserID,
        in session: SessionID
    ) async throws(Problem) -> HouseholdPeople? {
        let path = AccountPaths.internalHousehold(household) + "/memberships/\(user)/sessions/\(session)"
        do {
            return try await neighbour.get(path, as: .service(secret))
        } catch {
            guard error.status == 404 else { throw error }
            return nil
        }
    }

    /// The public keys that confirm access tokens.
    public func keys() async throws(Problem) -> JSONWebKeySet {
        let response = try await neighbour.call(.get, AccountPaths.keys, as: .none)
        guard let keys = JSONWebKeySet(json: response.body) else {
            throw .unavailable(code: "neighbour_unintelligible")
        }
        return keys
    }
}

/// What has been heard of households, for a while.
private final class KnownHouseholds: Sendable {
    private static let freshness = Duration.seconds(60)
    private static let capacity = 10_000

    private let entries = Mutex<[HouseholdID: (facts: HouseholdFacts, at: Instant)]>([:])

    func facts(of id: HouseholdID, at now: Instant, orOlder: Bool = false) -> HouseholdFacts? {
        entries.withLock { entries in
            guard let entry = entries[id], orOlder || now - entry.at < KnownHouseholds.freshness else { return nil }
            return entry.facts
        }
    }

    func forget(_ id: HouseholdID) { entries.withLock { $0[id] = nil } }

    func remember(_ facts: HouseholdFacts, at now: Instant) {
        entries.withLock { entries in
            if entries.count >= KnownHouseholds.capacity { entries = [:] }
            entries[facts.id] = (facts, now)
        }
    }
}
