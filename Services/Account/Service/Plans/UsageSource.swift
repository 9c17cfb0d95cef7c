import HTTP
import Identity
import Values

/// Asks the neighbours that count for themselves how much a household has: each once, all at the same time.
struct UsageSource: Sendable {
    /// Who counts something that plans limit.
    static let services = ["recipe", "menu", "grocery"]
    /// How long one is waited for: without its number the answer is still worth having.
    static let patience = Duration.seconds(2)

    /// Another service, by its name.
    let neighbour: @Sendable (String) -> Neighbour
    let secret: InternalSecret

    /// What they count; what a service does not tell is not in it.
    func usage(of household: HouseholdID) async -> [Quota.Subject: Int] {
        await withTaskGroup(of: [Quota.Subject: Int].self) { group in
            for service in UsageSource.services {
                group.addTask {
                    let neighbour = neighbour(service).waiting(atMost: UsageSource.patience)
                    let usage = try? await neighbour.usage(of: household, in: service, as: .service(secret))
                    return usage?.used ?? [:]
                }
            }
            return await group.reduce(into: [:]) { $0.merge($1) { $1 } }
        }
    }
}
