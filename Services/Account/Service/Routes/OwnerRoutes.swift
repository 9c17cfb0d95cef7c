import AccountAPI
import HTTP
import Identity
import JSON
import Values

extension Router {
    /// What owners do with a household, and which of several a user means.
    mutating func addOwnerRoutes(_ dependencies: Dependencies) {
        let (store, authenticator) = (dependencies.store, dependencies.authenticator)
        schema("OpenInvitation", .openInvitation)
        signedIn(.get, AccountPaths.invitations, authenticator, sessionOnly: true, .listInvitations) {
            request,
            claims in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            let page = try request.page()
            let after = page.after.map { InvitationID($0) }
            if case .some(.none) = after { throw Problem.badCursor() }
            let invitations = try await store.invitations(
                of: id,
                for: claims.user,
                limit: page.limit + 1,
                after: after ?? nil,
                at: dependencies.now()
            )
            let shown = invitations.prefix(page.limit)
            let next = invitations.count > page.limit ? shown.last?.id.description : nil
            return .json(Page(items: shown.map { OpenInvitationBody($0) }, next: next))
        }
        signedIn(.delete, AccountPaths.invitation, authenticator, sessionOnly: true, .revokeInvitation) {
            request,
            claims in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            let invitation = try request.parameters.require("invitation_id", as: InvitationID.self)
            try await store.revoke(
                invitation,
                of: id,
                by: claims.user,
                from: AuditOrigin(request),
                at: dependencies.now()
            )
            return .noContent()
        }
        signedIn(.post, AccountPaths.transfer, authenticator, sessionOnly: true, .transferHousehold) {
            request,
            claims in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            let body = try request.decode(TransferBody.self)
            var fields = FieldCheck()
            let role: Role? = fields.choice(body.role, "/role")
            try fields.finish()
            let member = try await store.handOver(
                id,
                to: body.userID,
                by: claims.user,
                staying: role ?? .editor,
                from: AuditOrigin(request),
                at: dependencies.now()
            )
            return .json(MembershipBody(member))
        }
        signedIn(.delete, AccountPaths.household, authenticator, sessionOnly: true, .deleteHousehold) {
            request,
            claims in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            try await store.delete(id, by: claims.user, from: AuditOrigin(request), at: dependencies.now())
            dependencies.changed(id)
            return .noContent()
        }
        signedIn(.get, AccountPaths.defaultHousehold, authenticator, .getDefaultHousehold) { _, claims in
            .secret(DefaultHouseholdBody(householdID: try await store.defaultHousehold(of: claims.user)))
        }
        signedIn(.put, AccountPaths.defaultHousehold, authenticator, sessionOnly: true, .setDefaultHousehold) {
            request,
            claims in
            guard let household = try request.decode(DefaultHouseholdBody.self).householdID else {
                throw Problem.invalid("/household_id", code: "required", "household_id is required")
            }
            let token = NewRefreshToken(at: dependencies.now())
            let signedIn = try await store.setDefault(household, in: dependencies.session(of: claims), token)
            return await dependencies.sessionAnswer(for: signedIn, token, to: request)
        }
    }
}

extension OpenInvitationBody {
    fileprivate init(_ invitation: OpenInvitation) {
        self.init(
            id: invitation.id.description,
            role: invitation.role,
            createdBy: invitation.createdBy,
            createdAt: invitation.createdAt,
            expiresAt: invitation.expiresAt
        )
    }
}

extension Schema {
    fileprivate static let openInvitation = Schema.object([
        Property("id", .uuid), Property("role", .ref("Role")), Property("created_by", .uuid),
        Property("created_at", .instant), Property("expires_at", .instant),
    ])
}

/// How these routes are documented.
extension Operation {
    static let listInvitations = Operation(
        "listInvitations",
        summary: "The invitations that can still be used; for owners.",
        tag: "memberships",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("OpenInvitation")))],
        errors: [400, 403]
    )
    static let revokeInvitation = Operation(
        "revokeInvitation",
        summary: "Takes an invitation back; for owners.",
        tag: "memberships",
        answers: [.noContent],
        errors: [403, 404]
    )
    static let transferHousehold = Operation(
        "transferHousehold",
        summary: "Makes somebody else the owner in the caller's place; answers with the new owner.",
        tag: "households",
        body: .object([
            Property("user_id", .uuid, description: "Who is in the household already."),
            Property("role", .ref("Role"), required: false, description: "What the caller becomes; editor."),
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
        summary: "The household that the caller has chosen to be meant where a request names none.",
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
