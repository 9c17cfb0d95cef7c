import AccountAPI
import Crypto
import HTTP
import Identity
import JSON
import QRCode
import Values

/// How others come into a household.
extension Dependencies {
    func invite(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let id = try request.householdID()
        let body = try request.decodeIfPresent(RoleBody.self, default: RoleBody(role: nil))
        let role = try Role(named: body.role) ?? .editor
        let code = Secret.random(bits: 128)
        let invitation = Invitation(InvitationID(newID()), to: id, role, code: code, by: claims.user, at: now())
        try await store.insert(invitation, from: AuditOrigin(request))
        let link = "\(origin)/households#code=\(code.exposed)"
        guard let drawing = QRCode.svg(link, title: "Larder") else { throw Problem.internalError() }
        return .secret(
            InvitationBody(code: code, role: role, expiresAt: invitation.expiresAt, link: link, qrCode: drawing),
            status: 201
        )
    }

    func join(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let body = try request.decode(JoinBody.self)
        let token = NewRefreshToken(at: now())
        let signedIn = try await store.join(
            Secret(body.code).tokenHash,
            in: session(of: claims),
            token,
            from: AuditOrigin(request)
        )
        return await sessionAnswer(for: signedIn, token, to: request)
    }

    func listInvitations(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let id = try request.householdID()
        let page = try request.page()
        let after = try page.place { InvitationID($0) }
        let (user, now) = (claims.user, now())
        let invitations = try await store.invitations(of: id, for: user, limit: page.reading, after: after, at: now)
        let (shown, next) = page.cut(invitations) { $0.id.description }
        return .json(Page(items: shown.map { OpenInvitationBody($0) }, next: next))
    }

    func revokeInvitation(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let id = try request.householdID()
        let invitation = try request.parameters.require("invitation_id", as: InvitationID.self)
        try await store.revoke(invitation, of: id, act(claims, request))
        return .noContent()
    }
}

extension Role {
    /// The role that a body names; nil if it names none.
    init?(named name: String?) throws(Problem) {
        var fields = FieldCheck()
        let role: Role? = fields.choice(name, "/role")
        try fields.finish()
        guard let role else { return nil }
        self = role
    }
}

extension OpenInvitationBody {
    fileprivate init(_ invitation: Invitation) {
        self.init(
            id: invitation.id.description,
            role: invitation.role,
            createdBy: invitation.createdBy,
            createdAt: invitation.createdAt,
            expiresAt: invitation.expiresAt
        )
    }
}

extension Operation {
    static let invite = Operation(
        "invite",
        summary: "Creates a code with which one person can join within seven days; for owners.",
        tag: "memberships",
        body: .object([Property("role", .ref("Role"), required: false)]),
        isBodyOptional: true,
        answers: [.created(.ref("Invitation"))],
        errors: [403]
    )
    static let join = Operation(
        "join",
        summary: "Joins a household with a code; returns tokens that include it.",
        tag: "memberships",
        query: [.sessionKind],
        body: .object([Property("code", .text)]),
        answers: [.ok(.ref("Tokens"))],
        errors: [403, 404]
    )
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
        summary: "Revokes an invitation; for owners.",
        tag: "memberships",
        answers: [.noContent],
        errors: [403, 404]
    )
}

extension Schema {
    static let openInvitation = Schema.object([
        Property("id", .uuid), Property("role", .ref("Role")), Property("created_by", .uuid),
        Property("created_at", .instant), Property("expires_at", .instant),
    ])
}
