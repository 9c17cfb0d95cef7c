import AccountAPI
import HTTP
import Identity
import JSON
import Values

/// Who belongs to a household.
extension Dependencies {
    func listMemberships(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let id = try request.householdID()
        let page = try request.page()
        let after = try page.place { UserID($0) }
        _ = try await membership(of: claims.user, in: id)
        let members = try await store.members(of: id, limit: page.reading, after: after)
        let (shown, next) = page.cut(members) { $0.user.description }
        return .json(Page(items: shown.map { MembershipBody($0) }, next: next))
    }

    func getHouseholdPeople(_ request: Request) async throws -> Response {
        let id = try request.householdID()
        let user = try request.parameters.require("user_id", as: UserID.self)
        let session = try request.parameters.require("session_id", as: SessionID.self)
        let isSignedIn = try await store.has(session, of: user)
        // defence: sessions-that-are-told
        guard isSignedIn, let household = try await store.household(id) else { throw AccountError.noSuchHousehold }
        let members = try await store.members(of: id, limit: Household.mostUsers, after: nil)
        // defence: members-that-are-told
        guard members.contains(where: { $0.user == user }) else { throw AccountError.noSuchHousehold }
        return .secret(
            HouseholdPeople(
                language: household.language.text,
                people: members.compactMap { member in member.name.map { .init(id: member.user, name: $0) } }
            )
        )
    }

    func changeMembership(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let id = try request.householdID()
        let user = try request.parameters.require("user_id", as: UserID.self)
        guard let role = try Role(named: request.decode(RoleBody.self).role) else {
            throw Problem.invalid("/role", code: "required", "Choose a role.")
        }
        let member = try await store.setRole(role, of: user, in: id, act(claims, request))
        return .json(MembershipBody(member))
    }

    func endMembership(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let id = try request.householdID()
        let user = try request.parameters.require("user_id", as: UserID.self)
        let wish = try LinksWish(request)
        let invitations = try await store.remove(user, outOf: id, ending: wish, act(claims, request))
        return .json(EndedMembershipBody(invitations: invitations, feeds: wish.endsFeeds, links: wish.endsLinks))
    }
}

extension MembershipBody {
    /// One of those who belong to a household.
    init(_ member: Member) {
        self.init(user: member.user, role: member.role, joinedAt: member.joinedAt, name: member.name)
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

extension Operation {
    static let listMemberships = Operation(
        "listMemberships",
        summary: "The users of a household.",
        tag: "memberships",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("Membership")))]
    )
    static let getHouseholdPeople = Operation(
        "getHouseholdPeople",
        summary: "A household's people, as long as one of them is signed in with a session; for other services.",
        tag: "internal",
        answers: [
            .ok(
                .object([
                    Property("language", .language),
                    Property("people", .array(of: .object([Property("id", .uuid), Property("name", .text)]))),
                ])
            )
        ]
    )
    static let changeMembership = Operation(
        "changeMembership",
        summary: "Changes a user's role; for owners.",
        tag: "memberships",
        body: .object([Property("role", .ref("Role"))]),
        answers: [.ok(.ref("Membership"))],
        errors: [403, 409]
    )
    static let endMembership = Operation(
        "endMembership",
        summary:
            "Leaves a household, or removes a user; their invitations and calendar addresses end.",
        tag: "memberships",
        query: [
            Parameter(
                "links",
                .enumeration(["end", "keep"], name: "LinksOfLeaver"),
                description: "What becomes of what they have given out: `end` ends calendar addresses and links to "
                    + "lists, `keep` neither. Left out, the addresses end and the links stay."
            )
        ],
        answers: [
            .ok(
                .object([
                    Property("invitations", .integer(min: 0), description: "How many invitations were revoked."),
                    Property("feeds", .boolean, description: "Whether their calendar addresses end, within seconds."),
                    Property("links", .boolean, description: "Whether their links to lists end, within seconds."),
                ])
            )
        ],
        errors: [403, 409]
    )
}
