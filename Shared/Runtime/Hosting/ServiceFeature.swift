public import Database
import Events

/// Something that the runtime does for a service which declares it, with tables in the service's schema.
public struct ServiceFeature: Sendable {
    /// What it is.
    enum Kind: Sendable {
        case idempotency, events, households, limits
    }

    /// Where in the history of a service's schema migrations of a feature stand.
    enum Place: Equatable, Sendable {
        /// Before everything else.
        case first
        /// Before the service's own.
        case start
        /// After one of the service's own.
        case after(String)

        init(_ predecessor: String?) {
            self = predecessor.map { .after($0) } ?? .start
        }
    }

    /// Migrations that stand together.
    struct Step: Sendable {
        let place: Place
        let migrations: [Migration]
    }

    let kind: Kind
    let steps: [Step]

    /// Requests that change something are answered once for each `Idempotency-Key`.
    ///
    /// A service whose schema is older than the bounds of the keys names its migration before them.
    public static func idempotency(boundsAfter predecessor: String? = nil) -> ServiceFeature {
        ServiceFeature(
            kind: .idempotency,
            steps: [
                Step(place: .first, migrations: IdempotencyStore.migrations),
                Step(place: Place(predecessor), migrations: [IdempotencyStore.bounds]),
            ]
        )
    }

    /// The same for a service whose schema is older than the keys, behind one of its own migrations.
    public static func idempotency(after predecessor: String) -> ServiceFeature {
        ServiceFeature(
            kind: .idempotency,
            steps: [
                Step(place: .after(predecessor), migrations: IdempotencyStore.migrations + [IdempotencyStore.bounds])
            ]
        )
    }

    /// The service writes and receives events, and has live streams.
    public static func events(after predecessor: String? = nil) -> ServiceFeature {
        ServiceFeature(kind: .events, steps: [Step(place: Place(predecessor), migrations: Outbox.migrations)])
    }

    /// The service keeps things of households, which are deleted with them.
    public static func households(after predecessor: String? = nil) -> ServiceFeature {
        ServiceFeature(
            kind: .households,
            steps: [Step(place: Place(predecessor), migrations: [HouseholdErasure.migration])]
        )
    }

    /// The service's replicas share what they know of clients that ask too often.
    public static func limits(after predecessor: String? = nil) -> ServiceFeature {
        ServiceFeature(kind: .limits, steps: [Step(place: Place(predecessor), migrations: [SharedBuckets.migration])])
    }
}

extension HostedService {
    /// The whole history of the service's schema: its own migrations and those of its features, in the order in which
    /// they are applied.
    ///
    /// A feature's migrations stand where they came to the service, as the order of a history never changes; those that
    /// came at the same place stand in the order in which the features are declared.
    public static var schemaHistory: [Migration] {
        let steps = features.flatMap(\.steps)
        func standing(_ place: ServiceFeature.Place) -> [Migration] {
            steps.filter { $0.place == place }.flatMap(\.migrations)
        }
        var history = standing(.first) + standing(.start)
        for migration in migrations { history += [migration] + standing(.after(migration.name)) }
        let expected = migrations.count + steps.reduce(0) { $0 + $1.migrations.count }
        precondition(history.count == expected, "a feature of \(name) follows a migration that there is not")
        return history
    }
}
