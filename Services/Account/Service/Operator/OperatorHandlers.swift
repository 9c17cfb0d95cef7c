import HTTP
import JSON
import Runtime
import Values

/// What the operator asks.
extension Dependencies {
    func getOperatorStatus(_ request: Request, at door: OperatorDoor) async throws -> Response {
        try door.check(request)
        async let processes = installation()
        // Without a database the rest is all the more worth having.
        let headcount = try? await store.headcount()
        return .secret(
            OperatorStatusBody(
                askedAt: now(),
                users: headcount?.users,
                households: headcount?.households,
                processes: try await processes
            )
        )
    }
}

/// How an installation is: numbers and sentences, and nothing of any household or user.
@JSONObject(.writtenOnly)
struct OperatorStatusBody: Sendable {
    let askedAt: Instant
    /// Nil if the database did not answer.
    let users: CappedCount?
    let households: CappedCount?
    let processes: [ProcessStatus]
}

extension Operation {
    static let getOperatorStatus = Operation(
        "getOperatorStatus",
        summary: "How the installation is: its processes, databases, queues and jobs.",
        tag: "operator",
        security: .operatorToken,
        answers: [
            .ok(
                .object([
                    Property("asked_at", .instant),
                    Property(
                        "users",
                        .nullable(CappedCount.schema),
                        description: "Null if the account service's database did not answer."
                    ),
                    Property("households", .nullable(CappedCount.schema)),
                    Property(
                        "processes",
                        .array(of: ProcessStatus.schema),
                        description: "One for each address at which services are; of replicas, the one that answered."
                    ),
                ])
            )
        ]
    )
}
