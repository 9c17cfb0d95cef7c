import AccountAPI
import Crypto
import HTTP
import Identity
import JSON
import Values

/// Who eats in a household.
extension Dependencies {
    func listMembers(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let after = try page.place { MemberID($0) }
        let members = try await store.familyMembers(of: caller.household, limit: page.reading, after: after)
        let (shown, next) = page.cut(members) { $0.id.description }
        return .tagged(Page(items: shown.map { FamilyMemberBody($0) }, next: next)).conditional(on: request)
    }

    func getMember(_ request: Request, _ caller: Caller) async throws -> Response {
        guard let member = try await store.familyMember(request.memberID(), of: caller.household) else {
            throw AccountError.noSuchMember
        }
        return .json(FamilyMemberBody(member), version: member.version).conditional(on: request)
    }

    func hasMember(_ request: Request) async throws -> Response {
        let household = try request.householdID()
        guard try await store.hasFamilyMember(request.memberID(), in: household) else {
            throw AccountError.noSuchMember
        }
        return .noContent()
    }

    func getHouseholdEaters(_ request: Request) async throws -> Response {
        guard let found = try await store.eaters(of: request.householdID()) else { throw AccountError.noSuchHousehold }
        return .tagged(found).conditional(on: request)
    }

    func addMember(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(FamilyMemberChangeBody.self)
        let member = try FamilyReading.newcomer(body.id ?? MemberID(newID()), body, at: now())
        let change = try await change(member.id, caller) { old, _ in
            guard old == nil else { throw AccountError.memberExists }
            return member
        }
        return change.response(status: 201).with("Location", "\(AccountPaths.members)/\(member.id)")
    }

    func putMember(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.memberID()
        let version = try request.ifMatchVersion()
        let body = try request.decode(FamilyMemberChangeBody.self)
        if let other = body.id, other != id {
            throw Problem.invalid("/id", code: "mismatch", "id must be the one in the path")
        }
        let member = try FamilyReading.newcomer(id, body, at: now())
        let change = try await change(id, caller) { old, now in
            if let version, version != old?.version { throw AccountError.versionMoved }
            return old.map { member.following($0, at: now) } ?? member
        }
        if case .added = change { return change.response(status: 201) }
        return change.response(status: 200)
    }

    func changeMember(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.memberID()
        let version = try request.ifMatchVersion()
        let body = try request.decode(FamilyMemberChangeBody.self)
        let change = try await change(id, caller) { old, now in
            let old = try old.known(in: version)
            return try FamilyReading.change(old, by: body).following(old, at: now)
        }
        return change.response(status: 200)
    }

    func removeMember(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.memberID()
        let version = try request.ifMatchVersion()
        _ = try await change(id, caller) { old, _ in
            _ = try old.known(in: version)
            return nil
        }
        return .noContent()
    }

    /// Changes a member of the caller's household, as far as its plan allows.
    private func change(
        _ id: MemberID,
        _ caller: Caller,
        _ body: @escaping @Sendable (FamilyMember?, Instant) throws -> FamilyMember?
    ) async throws -> FamilyChange {
        let (now, quota) = (now(), limits.quota(.members, of: caller.plan))
        return try await store.changeFamilyMember(id, of: caller.household, quota: quota, at: now) { old in
            try body(old, now)
        }.change
    }
}

extension Request {
    fileprivate func memberID() throws(Problem) -> MemberID { try parameters.require("member_id", as: MemberID.self) }
}

extension Response {
    /// A document about who eats in a household; its ETag changes with whatever it says.
    fileprivate static func tagged(_ body: some JSONEncodable) -> Response {
        let bytes = body.jsonBytes()
        return .json(bytes: bytes, etag: "\"\(SHA256.hash(bytes).prefix(16).base64URL)\"")
    }
}

extension FamilyMember? {
    /// The member, who has to be there, and in the version that a client wants to change.
    fileprivate func known(in version: Int?) throws(AccountError) -> FamilyMember {
        guard let self else { throw .noSuchMember }
        if let version, version != self.version { throw .versionMoved }
        return self
    }
}

extension FamilyChange {
    /// The member as they are now.
    fileprivate func response(status: Int) -> Response {
        switch self {
        case .none, .removed: .noContent()
        case .added(let member), .changed(_, let member):
            .json(bytes: FamilyMemberBody(member).jsonBytes(), status: status, etag: "\"\(member.version)\"")
        }
    }
}

extension FamilyMemberBody {
    /// A member as the household sees them.
    init(_ member: FamilyMember) {
        self.init(
            id: member.id,
            version: member.version,
            name: member.name,
            ageGroup: member.ageGroup.rawValue,
            portionFactor: member.portionFactor,
            allergies: member.restrictions.allergies,
            allergyIngredients: member.restrictions.allergyIngredients,
            intolerances: member.restrictions.intolerances,
            diets: member.restrictions.diets,
            userID: member.user,
            createdAt: member.createdAt,
            updatedAt: member.updatedAt
        )
    }
}
