import AccountAPI
import HTTP
import Identity
import JSON

extension Router {
    /// What other services ask about sessions and tokens.
    mutating func addInternalSessionRoutes(_ dependencies: Dependencies) {
        internalOnly(
            .get,
            AccountPaths.revocations,
            secret: dependencies.internalSecret,
            .listRevocations
        ) { request in
            guard let after = request.query["after"].map({ Int($0) }) ?? 0, after >= 0 else {
                throw Problem.invalid("?after", code: "format", "after must be the next of an earlier page")
            }
            let page = try await dependencies.store.revocations(after: after, limit: 1000, at: dependencies.now())
            return .secret(page)
        }
    }
}

extension Operation {
    static let listRevocations = Operation(
        "listRevocations",
        summary: "Tokens that have been revoked, after a number; for other services.",
        tag: "internal",
        security: .internalOnly,
        query: [Parameter("after", .integer(min: 0), description: "The `next` of the page before.")],
        answers: [.ok(.ref("Revocations"))]
    )
}
