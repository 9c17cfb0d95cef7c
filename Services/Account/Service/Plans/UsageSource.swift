import FoundationEssentials
import HTTP
import Identity
import Values

/// Asks the services that count for themselves how much a household has: each once, all at the same time.
struct UsageSource: Sendable {
    /// Who counts something that plans limit.
    static let services = ["recipe", "menu", "grocery"]
    /// How long one is waited for: without its number the answer is still worth having.
    static let patience = Duration.seconds(2)

    let neighbours: [String: String]
    let secret: InternalSecret
    let send: @Sendable (ClientRequest) async throws(ClientError) -> ClientResponse

    /// What they count; what a service does not tell is not in it.
    func usage(of household: HouseholdID) async -> [Quota.Subject: Int] {
        await withTaskGroup(of: [Quota.Subject: Int].self) { group in
            for service in UsageSource.services {
                group.addTask { await usage(of: household, from: service) }
            }
            return await group.reduce(into: [:]) { $0.merge($1) { $1 } }
        }
    }

    private func usage(of household: HouseholdID, from service: String) async -> [Quota.Subject: Int] {
        let path = Usage.path(of: service).replacing("{household_id}", with: household.description)
        var request = ClientRequest(.get, (neighbours[service] ?? "") + path)
        request.headers[InternalSecret.header] = secret.secret.exposed
        request.timeout = min(UsageSource.patience, RequestContext.current?.timeLeft ?? UsageSource.patience)
        guard let response = try? await send(request), response.status == 200,
            let usage = try? response.decode(Usage.self)
        else { return [:] }
        return usage.used
    }
}
