import AccountAPI
import HTTP
import Identity
import JSON
import Values

/// What owners do with a household, and which of several a user means.
extension Dependencies {
    func transferHousehold(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let id = try request.householdID()
        let body = try request.decode(TransferBody.self)
        let role = try Role(named: body.role) ?? .editor
        let member = try await store.handOver(id, to: body.userID, staying: role, act(claims, request))
        return .json(MembershipBody(member))
    }

    func deleteHousehold(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        try await store.delete(request.householdID(), act(claims, request))
        return .noContent()
    }

    func getDefaultHousehold(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        .secret(DefaultHouseholdBody(householdID: try await store.defaultHousehold(of: claims.user)))
    }

    func setDefaultHousehold(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        guard let household = try request.decode(DefaultHouseholdBody.self).householdID else {
            throw Problem.invalid("/household_id", code: "required", "Choose a household.")
        }
        let token = NewRefreshToken(at: now())
        let signedIn = try await store.setDefault(household, in: session(of: claims), token)
        return await sessionAnswer(for: signedIn, token, to: request)
    }
}

extension Operation {
    static let transferHousehold = Operation(
        "transferHousehold",
        summary: "Transfers ownership to another user; returns the new owner.",
        tag: "households",
        body: .object([
            Property("user_id", .uuid, description: "A user of the household."),
            Property("role", .ref("Role"), required: false, description: "The caller's new role; editor if absent."),
        ]),
        answers: [.ok(.ref("Membership"))],
        errors: [403, 404]
    )
    static let deleteHousehold = Operation(
        "deleteHousehold",
        summary: "Deletes a household with everything in it, in all services; for owners.",
        tag: "households",
        answers: [.noContent],
        errors: [403, 404]
    )
    static let getDefaultHousehold = Operation(
        "getDefaultHousehold",
        summary: "The caller's default household, for requests that name none.",
        tag: "households",
        answers: [.ok(.object([Property("household_id", .nullable(.uuid))]))]
    )
    static let setDefaultHousehold = Operation(
        "setDefaultHousehold",
        summary: "Chooses the household that is meant where a request names none; answers with tokens that say so. "
            + "What the caller has paid for counts for it from now on.",
        tag: "households",
        body: .object([Property("household_id", .uuid)]),
        answers: [.ok(.ref("Tokens"))],
        errors: [404]
    )
}
