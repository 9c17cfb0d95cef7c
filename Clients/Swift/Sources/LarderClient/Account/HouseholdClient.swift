import Foundation

extension Larder {
    /// Households and those who use them.
    public var households: HouseholdClient { HouseholdClient(api: api) }

    /// Those who eat in the household.
    public var members: MemberClient { MemberClient(api: api) }

    /// What the household's plan allows.
    public func entitlement() async throws -> Entitlement { try await api.read(.get("/api/v1/entitlement")) }
}

/// Households and those who use them.
public struct HouseholdClient: Sendable {
    let api: API

    /// The user's households.
    public func list() async throws -> [Household] {
        try await api.read(.get("/api/v1/households"), as: Page<Household>.self).items
    }

    /// A household.
    public func get(_ id: UUID) async throws -> Household { try await api.read(.get("/api/v1/households/\(id)")) }

    /// Makes a household, which the session is about from then on.
    @discardableResult
    public func create(_ household: NewHousehold) async throws -> SessionTokens {
        let call = try Call.post("/api/v1/households", household)
        return try await adopt(try await api.read(call))
    }

    /// Changes a household.
    public func change(_ id: UUID, _ change: HouseholdChange, ifVersion version: Int? = nil) async throws -> Household {
        try await api.read(try .patch("/api/v1/households/\(id)", change, ifVersion: version))
    }

    /// Does what people did to the household's settings and to those who eat there, perhaps without a network: each operation
    /// once, however often it is sent.
    ///
    /// Up to 200 operations, on the household that calls are about. If it throws, some of them may have been done: send the
    /// same ones again.
    public func sync(_ operations: [HouseholdOperation]) async throws -> SyncedHousehold {
        try await api.sync("/api/v1/household/sync", operations)
    }

    /// Deletes a household with everything in it.
    public func delete(_ id: UUID) async throws { try await api.run(.delete("/api/v1/households/\(id)")) }

    /// Joins a household with a code, which the session is about from then on.
    @discardableResult
    public func join(code: String) async throws -> SessionTokens {
        try await adopt(try await api.read(try .post("/api/v1/households/join", ["code": code])))
    }

    /// Chooses the household that calls without another one are about.
    @discardableResult
    public func setDefault(_ id: UUID) async throws -> SessionTokens {
        try await adopt(try await api.read(try .put("/api/v1/auth/me/default-household", ["household_id": id.wire])))
    }

    /// Makes a code with which somebody joins.
    public func invite(to id: UUID, role: Role = .editor) async throws -> Invitation {
        try await api.read(try .post("/api/v1/households/\(id)/invitations", ["role": role]))
    }

    /// The invitations that nobody has used.
    public func invitations(to id: UUID) -> Pages<OpenInvitation> { api.pages("/api/v1/households/\(id)/invitations") }

    /// Ends an invitation.
    public func revokeInvitation(_ invitation: UUID, to id: UUID) async throws {
        try await api.run(.delete("/api/v1/households/\(id)/invitations/\(invitation)"))
    }

    /// Those who use a household.
    public func memberships(of id: UUID) -> Pages<Membership> { api.pages("/api/v1/households/\(id)/memberships") }

    /// Changes what somebody may do.
    public func setRole(_ role: Role, of user: UUID, in id: UUID) async throws -> Membership {
        try await api.read(try .patch("/api/v1/households/\(id)/memberships/\(user)", ["role": role]))
    }

    /// Removes somebody, or leaves.
    public func remove(_ user: UUID, from id: UUID) async throws {
        try await api.run(.delete("/api/v1/households/\(id)/memberships/\(user)"))
    }

    private func adopt(_ answer: TokenAnswer) async throws -> SessionTokens {
        let tokens = answer.tokens()
        try await api.session.adopt(tokens)
        return tokens
    }
}

/// Those who eat in the household.
public struct MemberClient: Sendable {
    let api: API

    /// All of them.
    public func list() -> Pages<FamilyMember> { api.pages("/api/v1/members") }

    /// One of them.
    public func get(_ id: UUID) async throws -> FamilyMember { try await api.read(.get("/api/v1/members/\(id)")) }

    /// Adds somebody.
    public func add(_ member: FamilyMemberInput) async throws -> FamilyMember {
        try await api.read(try .post("/api/v1/members", member))
    }

    /// Adds or replaces somebody.
    public func put(_ id: UUID, _ member: FamilyMemberInput, ifVersion version: Int? = nil) async throws -> FamilyMember
    {
        try await api.read(try .put("/api/v1/members/\(id)", member, ifVersion: version))
    }

    /// Changes what is said of somebody; what is nil stays as it is.
    public func change(
        _ id: UUID,
        _ change: FamilyMemberInput,
        ifVersion version: Int? = nil
    ) async throws -> FamilyMember {
        try await api.read(try .patch("/api/v1/members/\(id)", change, ifVersion: version))
    }

    /// Removes somebody.
    public func remove(_ id: UUID, ifVersion version: Int? = nil) async throws {
        try await api.run(.delete("/api/v1/members/\(id)", ifVersion: version))
    }
}
