import AccountAPI
import HTTP
import Identity
import JSON
import Sync
import TestSupport
import Testing
import Values

@testable import AccountService

extension SentOperation {
    private init(_ op: String, member: MemberID, _ members: String?...) {
        let all = [#""member_id":"\#(member)""#] + members.compactMap(\.self)
        self.init(op, all.joined(separator: ","))
    }

    static func add(_ member: MemberID, _ said: String) -> Self { Self("add", member: member, #""member":\#(said)"#) }

    static func change(_ member: MemberID, _ change: String, seen: Int? = nil) -> Self {
        Self("change", member: member, #""change":\#(change)"#, Self.seen(seen))
    }

    static func delete(_ member: MemberID) -> Self { Self("delete", member: member) }

    static func set(_ settings: String, seen: Int? = nil) -> Self {
        Self("set", #""settings":\#(settings)"#, Self.seen(seen))
    }
}

/// What a sync is answered.
@JSONObject(.readOnly)
struct HouseholdSyncAnswer: SyncAnswer {
    var results: [OperationOutcome]
    var household: HouseholdBody
    var members: [FamilyMemberBody]
}

extension TestClient {
    /// Sends operations; gives the answer as it is.
    func send(_ operations: [SentOperation]) async -> TestAnswer { await send(operations, to: AccountPaths.sync) }

    /// Sends operations, which go well.
    func sync(_ operations: [SentOperation]) async throws -> HouseholdSyncAnswer {
        try await sync(operations, to: AccountPaths.sync)
    }
}

extension Account {
    /// Somebody with a household of their own.
    func owner() async throws -> TestClient { try client(try await signIn()) }

    /// Somebody else who has joined a household.
    func other(in owner: TestClient, as role: Role) async throws -> TestClient {
        let code = try await invite(to: owner.household, role, as: try #require(owner.token).exposed)
        return try client(try await join(code, as: try await signIn().accessToken).decoded())
    }

    private func client(_ tokens: TokenBody) throws -> TestClient {
        TestClient(
            router: router,
            household: try #require(tokens.household?.id),
            token: Secret(tokens.accessToken)
        )
    }
}
