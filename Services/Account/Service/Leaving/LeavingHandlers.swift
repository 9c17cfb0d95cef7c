import AccountAPI
import HTTP
import Identity
import Values

extension Dependencies {
    func deleteMe(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let body = try request.decodeIfPresent(DeleteAccountBody.self, default: DeleteAccountBody())
        _ = try await signInThrottle.attempt(by: claims.user) {
            try await accounts.delete(act(claims, request), password: body.password.map { Secret($0) })
        }
        return goodbye(request)
    }
}

extension Operation {
    static let deleteMe = Operation(
        "deleteMe",
        summary: "Deletes the caller's account, and every household without other members.",
        tag: "account",
        body: .object([
            Property("password", .nullable(.text), required: false, description: "Required if the account has one.")
        ]),
        isBodyOptional: true,
        answers: [.noContent],
        errors: [403, 409, 503]
    )
}
