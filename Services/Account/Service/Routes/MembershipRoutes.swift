import AccountAPI
import Crypto
import HTTP
import Identity
import JSON
import Values

extension Router {
    /// Who belongs to a household, and how others come in.
    mutating func addMembershipRoutes(_ dependencies: Dependencies) {
        let store = dependencies.store
        signedIn(.get, AccountPaths.memberships, dependencies.authenticator, .listMemberships) { request, claims in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            let page = try request.page()
            let after = try UserID(cursor: page.after)
            guard try await store.membership(of: claims.user, in: id) != nil else {
                throw AccountError.noSuchHousehold
            }
            // One more than asked for tells whether another page follows.
            let members = try await store.members(of: id, limit: page.limit + 1, after: after)
            let shown = members.prefix(page.limit)
            let next = members.count > page.limit ? shown.last?.user.description : nil
            return .json(Page(items: shown.map { MembershipBody($0) }, next: next))
        }
        signedIn(.patch, AccountPaths.membership, dependencies.authenticator, sessionOnly: true, .changeMembership) {
            request,
            claims in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            let user = try request.parameters.require("user_id", as: UserID.self)
            guard let role = try Role(request.decode(RoleBody.self)) else {
                throw Problem.invalid("/role", code: "required", "role is required")
            }
            let now = dependencies.now()
            let origin = AuditOrigin(request)
            let member = try await store.setRole(role, of: user, in: id, by: claims.user, from: origin, at: now)
            return .json(MembershipBody(member))
        }
        signedIn(.delete, AccountPaths.membership, dependencies.authenticator, sessionOnly: true, .endMembership) {
            request,
            claims in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            let user = try request.parameters.require("user_id", as: UserID.self)
            let (origin, now) = (AuditOrigin(request), dependencies.now())
            let wish = try LinksWish(request)
            let invitations = try await store.remove(
                user,
                outOf: id,
                by: claims.user,
                ending: wish,
                from: origin,
                at: now
            )
            dependencies.changed(id)
            return .json(EndedMembershipBody(invitations: invitations, feeds: wish.endsFeeds, links: wish.endsLinks))
        }
        addInvitationRoutes(dependencies)
    }

    private mutating func addInvitationRoutes(_ dependencies: Dependencies) {
        let store = dependencies.store
        signedIn(.post, AccountPaths.invitations, dependencies.authenticator, sessionOnly: true, .invite) {
            request,
            claims in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            let body = try request.decodeIfPresent(RoleBody.self, default: RoleBody(role: nil))
            let role = try Role(body) ?? .editor
            let now = dependencies.now()
            let invitation = NewInvitation(
                id: InvitationID(dependencies.newID()),
                household: id,
                role: role,
                by: claims.user,
                at: now
            )
            try await store.insert(invitation, from: AuditOrigin(request))
            return .secret(
                InvitationBody(code: invitation.code, role: role, expiresAt: invitation.expiresAt),
                status: 201
            )
        }
        signedIn(.post, AccountPaths.join, dependencies.authenticator, sessionOnly: true, .join) { request, claims in
            let body = try request.decode(JoinBody.self)
            let token = NewRefreshToken(at: dependencies.now())
            let signedIn = try await store.join(
                Secret(body.code).tokenHash,
                in: dependencies.session(of: claims),
                token,
                from: AuditOrigin(request)
            )
            return await dependencies.sessionAnswer(for: signedIn, token, to: request)
        }
    }
}

extension Role {
    /// The role that a request names; nil if it names none.
    fileprivate init?(_ body: RoleBody) throws(Problem) {
        var fields = FieldCheck()
        let role: Role? = fields.choice(body.role, "/role")
        try fields.finish()
        guard let role else { return nil }
        self = role
    }
}

extension LinksWish {
    /// What a request asks for.
    fileprivate init(_ request: Request) throws(Problem) {
        switch request.query["links"] {
        case nil: self = .usual
        case "end": self = .all
        case "keep": self = .none
        default: throw .invalid("?links", code: "unknown", "links must be end or keep")
        }
    }
}

extension UserID {
    /// The user after whom a page begins; nil for the first page.
    fileprivate init?(cursor: String?) throws(Problem) {
        guard let cursor else { return nil }
        guard let user = UserID(cursor) else {
            throw .invalid("?after", code: "format", "after must be the next of an earlier page")
        }
        self = user
    }
}
