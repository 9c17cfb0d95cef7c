import HTTP
import Identity

extension Dependencies {
    /// Everything that Larder has of the caller.
    func exportMe(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        guard let exports else { throw Problem.unavailable() }
        let file = try await exports.document(of: claims.user)
        // Before anything of it leaves: an export that is not noted is not given.
        try await store.note(act(claims, request).note(.exported), of: claims.user)
        return Response(status: 200, body: .spooled(file)).with("Content-Type", "application/json")
            .with("Content-Disposition", "attachment; filename=\"larder-export.json\"")
            .with("Cache-Control", "no-store")
    }
}

extension Operation {
    static let exportMe = Operation(
        "exportMe",
        summary: "All data of the caller and their households, as one file.",
        tag: "account",
        answers: [.ok(.map(of: .any), "The file: an object with a member for each service.")],
        errors: [403, 503],
        patience: .seconds(600)
    )
}
