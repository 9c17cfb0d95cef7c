import AccountAPI
import HTTP
import Identity
import JSON
import Values

extension Router {
    /// Who eats in a household.
    mutating func addFamilyRoutes(_ dependencies: Dependencies) {
        schema("FamilyMember", .familyMember)
        addFamilyReads(dependencies)
        let authenticator = dependencies.authenticator
        household(.post, AccountPaths.members, authenticator, minimum: .editor, .addMember) { request, caller in
            let body = try request.decode(FamilyMemberChangeBody.self)
            let content = try FamilyReading.content(body)
            let now = dependencies.now()
            let id = body.id ?? MemberID(dependencies.newID())
            let change = try await dependencies.change(id, caller) { old in
                guard old == nil else { throw AccountError.memberExists }
                return FamilyMember(id: id, content: content, createdAt: now, updatedAt: now)
            }
            return change.response(status: 201).with("Location", "\(AccountPaths.members)/\(id)")
        }
        household(.put, AccountPaths.member, authenticator, minimum: .editor, .putMember) { request, caller in
            let id = try request.parameters.require("member_id", as: MemberID.self)
            let version = try request.ifMatchVersion()
            let body = try request.decode(FamilyMemberChangeBody.self)
            if let other = body.id, other != id {
                throw Problem.invalid("/id", code: "mismatch", "id must be the one in the address")
            }
            let content = try FamilyReading.content(body)
            let now = dependencies.now()
            let change = try await dependencies.change(id, caller) { old in
                if let version, version != old?.version { throw AccountError.versionMoved }
                return old?.applying(content, at: now)
                    ?? FamilyMember(id: id, content: content, createdAt: now, updatedAt: now)
            }
            if case .added = change { return change.response(status: 201) }
            return change.response(status: 200)
        }
        household(.patch, AccountPaths.member, authenticator, minimum: .editor, .changeMember) { request, caller in
            let id = try request.parameters.require("member_id", as: MemberID.self)
            let version = try request.ifMatchVersion()
            let body = try request.decode(FamilyMemberChangeBody.self)
            let now = dependencies.now()
            let change = try await dependencies.change(id, caller) { old in
                guard let old else { throw AccountError.noSuchMember }
                if let version, version != old.version { throw AccountError.versionMoved }
                return old.applying(try FamilyReading.change(old.content, by: body), at: now)
            }
            return change.response(status: 200)
        }
        household(.delete, AccountPaths.member, authenticator, minimum: .editor, .removeMember) { request, caller in
            let id = try request.parameters.require("member_id", as: MemberID.self)
            let version = try request.ifMatchVersion()
            _ = try await dependencies.change(id, caller) { old in
                guard let old else { throw AccountError.noSuchMember }
                if let version, version != old.version { throw AccountError.versionMoved }
                return nil
            }
            return .noContent()
        }
    }

    private mutating func addFamilyReads(_ dependencies: Dependencies) {
        let store = dependencies.store
        household(.get, AccountPaths.members, dependencies.authenticator, .listMembers) { request, caller in
            let page = try request.page()
            let after = page.after.map { MemberID($0) }
            if case .some(.none) = after { throw Problem.badCursor() }
            let members = try await store.familyMembers(
                of: caller.household,
                limit: page.limit + 1,
                after: after ?? nil
            )
            let shown = members.prefix(page.limit)
            let next = members.count > page.limit ? shown.last?.id.description : nil
            return .secret(Page(items: shown.map { FamilyMemberBody($0) }, next: next))
        }
        household(.get, AccountPaths.member, dependencies.authenticator, .getMember) { request, caller in
            let id = try request.parameters.require("member_id", as: MemberID.self)
            guard let member = try await store.familyMember(id, of: caller.household) else {
                throw AccountError.noSuchMember
            }
            return .json(FamilyMemberBody(member), version: member.version).conditional(on: request)
        }
        internalOnly(.get, AccountPaths.internalMember, secret: dependencies.internalSecret, .hasMember) { request in
            let household = try request.parameters.require("household_id", as: HouseholdID.self)
            let id = try request.parameters.require("member_id", as: MemberID.self)
            guard try await store.hasFamilyMember(id, in: household) else { throw AccountError.noSuchMember }
            return .noContent()
        }
        internalOnly(
            .get,
            AccountPaths.internalEaters,
            secret: dependencies.internalSecret,
            .getHouseholdEaters
        ) { request in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            guard let found = try await store.eaters(of: id) else { throw AccountError.noSuchHousehold }
            let body = HouseholdEaters(restrictionVersion: found.restrictionVersion, eaters: found.eaters)
            return .json(body, version: found.restrictionVersion).conditional(on: request)
        }
    }
}

extension Dependencies {
    /// Changes a member of the caller's household, as far as its plan allows, and has others told of it.
    fileprivate func change(
        _ id: MemberID,
        _ caller: Caller,
        _ body: @escaping @Sendable (FamilyMember?) throws -> FamilyMember?
    ) async throws -> FamilyChange {
        let change = try await store.changeFamilyMember(
            id,
            of: caller.household,
            quota: limits.quota(.members, of: caller.plan),
            at: now(),
            body
        )
        if case .removed = change { changed(caller.household) }
        return change
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
        let content = member.content
        self.init(
            id: member.id,
            version: member.version,
            name: content.name,
            ageGroup: content.ageGroup.rawValue,
            portionFactor: content.portionFactor,
            allergies: content.restrictions.allergies,
            allergyIngredients: content.restrictions.allergyIngredients,
            intolerances: content.restrictions.intolerances,
            diets: content.restrictions.diets,
            userID: content.user,
            createdAt: member.createdAt,
            updatedAt: member.updatedAt
        )
    }
}
