import Crypto
import Database
import FoundationEssentials
import Identity
import Loop
import Synchronization
import TestSupport
import Testing
import Values

@testable import HTTP
@testable import Runtime

/// What each request costs, and whom.
@Suite struct ClientLimitTests {
    private let now = Instant.now
    private let identity = TestIdentity()
    private let secret = InternalSecret(.random())
    private let home = HouseholdID(.version7())
    private let cabin = HouseholdID(.version7())

    private func limits(
        account: Int? = nil,
        address: Int? = nil,
        link: Int? = nil,
        shared: SharedBuckets? = nil
    )
        -> ClientLimits
    {
        func rate(_ count: Int?) -> RateLimit? { count.map { RateLimit($0, every: .seconds(60)) } }
        return ClientLimits(
            Settings.Rates(account: rate(account), address: rate(address), link: rate(link)),
            shared: shared,
            authenticator: identity.authenticator,
            secret: secret,
            loop: TestLoop.shared,
            now: { [now] in now }
        )
    }

    private func operation(_ security: HTTP.Operation.Security = .none) -> HTTP.Operation {
        HTTP.Operation("x", summary: "x", tag: "x", security: security, answers: [], bodySize: .document)
    }

    private func request(
        from address: String = "203.0.113.1",
        by user: UserID? = nil,
        household: HouseholdID? = nil,
        rate: RateClass = .general,
        _ headers: Headers = Headers()
    ) -> Request {
        var request = Request(.post, "/x", headers: headers, remoteAddress: address)
        if let user {
            request.headers["Authorization"] = "Bearer \(identity.token(user: user, household: home).exposed)"
        }
        request.headers["Larder-Household"] = household?.description
        request.context.rate = rate
        return request
    }

    /// How often something is let through before it is refused, up to a thousand times.
    private func times(_ body: () async throws -> Void) async -> Int {
        for count in 0..<1000 {
            do { try await body() } catch { return (error as? Problem)?.status == 429 ? count : -1 }
        }
        return 1000
    }

    @Test(
        arguments: [
            (1, 400), (0, 400), (65_535, 400), (65_536, 400), (131_071, 400), (131_072, 200), (196_608, 133), (nil, 25),
            (1 << 30, 4),
        ] as [(Int?, Int)]
    )
    func `a body costs one request for each 64 KiB, one of unknown length as much as there may be`(
        length: Int?,
        admitted: Int
    ) async {
        let limits = limits(address: 400)
        #expect(await times { _ = try await limits.admit(request(), to: operation(), length: length) } == admitted)
        #expect(
            await times { _ = try await limits.admit(request(from: "203.0.113.2"), to: operation(), length: 1) } == 400
        )
    }

    @Test func `a body is its account's as well, where the operation is for who is signed in`() async {
        let (limits, user) = (limits(account: 40, address: 400), UserID(.version7()))
        func admit(_ user: UserID?, _ security: HTTP.Operation.Security) async -> Int {
            await times { _ = try await limits.admit(request(by: user), to: operation(security), length: 131_072) }
        }
        #expect(await admit(user, .bearer) == 20)
        #expect(await admit(UserID(.version7()), .bearer) == 20)
        #expect(await admit(nil, .bearer) == -1, "a 401")
        #expect(await admit(user, .none) > 40, "the account is not asked")
    }

    @Test func `what is let in is known by its household and its address`() async throws {
        let (limits, user) = (limits(), UserID(.version7()))
        func owner(_ request: Request, _ security: HTTP.Operation.Security = .bearer) async throws -> WorkOwner {
            try await limits.admit(request, to: operation(security), length: 1).owner
        }
        func account(_ id: UUID) -> Int { WorkOwner(address: "", account: id).account }
        #expect(try await owner(request(by: user)).account == account(home.uuid))
        #expect(try await owner(request(by: user, household: home)).account == account(home.uuid))
        #expect(try await owner(request(by: user, household: cabin)).account == account(home.uuid), "it is not theirs")
        #expect(try await owner(request(by: user), .none).account == 0)
        #expect(try await owner(request(), .none).address == WorkOwner(address: "203.0.113.1", account: 0).address)
        let neighbour: Headers = [InternalSecret.neighbourHeader: secret.neighbourProof]
        let admission = try await limits.admit(request(neighbour), to: operation(.bearer), length: 1)
        #expect(admission.isNeighbour && admission.owner.account == 0)
        let mine = try await limits.admit(request(by: user), to: operation(.bearer), length: 1)
        #expect(!mine.isNeighbour)
        let inside = await #expect(throws: Problem.self) {
            try await limits.admit(request(), to: operation(.internalOnly), length: 1)
        }
        #expect(inside?.status == 404)
        _ = try await limits.admit(
            request([InternalSecret.header: secret.secret.exposed]),
            to: operation(.internalOnly),
            length: 1
        )
    }

    private func answered(_ limits: ClientLimits, _ request: Request) async -> Int {
        await times { _ = try await limits.respond(to: request) { _ in .noContent() } }
    }

    @Test func `a request counts for its address, its account and its link, each for itself`() async {
        let user = UserID(.version7())
        #expect(await answered(limits(account: 5, address: 9), request(by: user)) == 5)
        #expect(await answered(limits(account: 9, address: 5), request(by: user)) == 5)
        #expect(await answered(limits(account: 5, address: 9), request()) == 9)
        var link = request(rate: .link)
        link.parameters = PathParameters()
        #expect(await answered(limits(address: 9, link: 5), link) == 9, "a link without a token is none")
        #expect(await answered(limits(address: 5), request(rate: .unlimited)) == 1000)
        let neighbour: Headers = [InternalSecret.neighbourHeader: secret.neighbourProof]
        #expect(await answered(limits(account: 5, address: 5), request(by: user, neighbour)) == 1000)
    }

    @Test func `work is done on behalf of the household, and its time is charged to address and account`() async throws
    {
        let user = UserID(.version7())
        func work(_ milliseconds: Int, _ limits: ClientLimits, _ request: Request) async throws {
            _ = try await limits.respond(to: request) { _ in
                WorkOwner.current?.spend(UInt64(milliseconds) * 1_000_000)
                return .noContent()
            }
        }
        for (milliseconds, left) in [(0, 19), (9, 19), (10, 18), (19, 18), (20, 17), (1000, 0)] {
            for limits in [limits(account: 20), limits(address: 20)] {
                try await work(milliseconds, limits, request(by: user))
                #expect(await answered(limits, request(by: user)) == left, "\(milliseconds)")
            }
        }
        let seen = Mutex<[WorkOwner?]>([])
        let neighbour: Headers = [InternalSecret.neighbourHeader: secret.neighbourProof]
        for request in [request(by: user), request(by: user, neighbour), request()] {
            _ = try await limits().respond(to: request) { _ in
                seen.withLock { $0.append(WorkOwner.current) }
                return .noContent()
            }
        }
        let owners = seen.withLock { $0 }
        let account = WorkOwner(address: "", account: home.uuid).account
        #expect(owners.map { $0?.account } == [account, account, 0])
        #expect(owners.map { $0?.isNeighbour } == [false, true, false])
    }

    @Test func `a tenth of a rate is told to the other replicas at a time`() async throws {
        try await withDatabase(.sqlite, migrations: [SharedBuckets.migration]) { db async throws in
            let limits = limits(address: 50, shared: SharedBuckets(db))
            func told() async throws -> [String] {
                try await db.query("SELECT key FROM rate_bucket").values(as: String.self)
            }
            for _ in 0..<4 { _ = try await limits.respond(to: request()) { _ in .noContent() } }
            try await Task.sleep(for: .milliseconds(100))
            #expect(try await told() == [])
            _ = try await limits.respond(to: request()) { _ in .noContent() }
            for _ in 0..<100 where try await told().isEmpty { try await Task.sleep(for: .milliseconds(20)) }
            #expect(try await told() == ["address:203.0.113.1"])
            let full = try await db.query("SELECT full_at FROM rate_bucket")[0].int(0)
            #expect(Int64(full) == now.microseconds + 6_000_000)
        }
    }
}
