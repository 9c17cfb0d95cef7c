import FoundationEssentials
import HTTP
import Identity
import JSON
import Loop
import Synchronization
import TestSupport
import Testing
import Values

@testable import Runtime

/// How processes are, as they tell each other for the operator.
@Suite struct StatusTests {
    private static let secret = "what only the services of this test know"
    private static let environment = ["LARDER_INTERNAL_SECRET": secret]

    private func status(_ client: TestClient) async throws -> ProcessStatus {
        let headers: Headers = [InternalSecret.header: Self.secret]
        let answer = try await client(.get, StatusRoute.path, headers: headers)
        #expect(answer.status == 200 && answer.headers["Cache-Control"] == "no-store")
        return try answer.decode(ProcessStatus.self)
    }

    @Test func `a process tells other services how it is, and nobody else`() async throws {
        let before = Instant.now
        try await withHost([Notes.self, Tally.self, Front.self], environment: Self.environment) { _, client in
            #expect(try await client.get(StatusRoute.path).status == 404)
            let headers: Headers = [InternalSecret.header: "another"]
            #expect(try await client(.get, StatusRoute.path, headers: headers).status == 403)
            let found = try await status(client)
            #expect(found.ready && found.problem == nil)
            #expect(found.version == DocumentRoutes.apiVersion && (found.residentBytes ?? 0) > 1_000_000)
            let startedAt = try #require(found.startedAt)
            #expect(startedAt >= before && startedAt <= .now)
            #expect(found.services.map(\.name) == ["recipe", "menu", "web"])
            let database = DatabaseStatus(engine: "SQLite", ready: true)
            #expect(found.services.map(\.database) == [database, database, nil])
            #expect(found.services.map { $0.events == nil } == [false, false, true])
            #expect(found.services[1].events?.waiting == CappedCount(count: 0, more: false))
            #expect(found.jobs.map(\.name) == ["free space", "return of memory"])
            #expect(found.findings.contains { $0.words.contains("LARDER_ORIGIN is not set") && $0.mark == .note })
        }
    }

    @Test func `a job's last run is seen, under its service`() async throws {
        try await withHost([Notes.self], environment: Self.environment) { _, client in
            let hasRun = try await eventually {
                try await status(client).services[0].jobs.contains { $0.name == "count" && $0.lastRun != nil }
            }
            #expect(hasRun)
            let jobs = try await status(client).services[0].jobs
            #expect(jobs.map(\.name) == ["idempotency keys of recipe", "event sweep of recipe", "count"])
            #expect(jobs.map(\.everySeconds) == [3600, 600, 0])
            #expect(jobs[0].lastRun == nil && jobs[0].lastTook == nil)
        }
    }

    @Test func `a process whose database is away says so, also before it has started`() async throws {
        var environment = Self.environment
        environment["LARDER_DATABASE_URL"] = "postgres://nobody@127.0.0.1:1/nothing"
        try await withHost([Notes.self], environment: environment) { _, client in
            let found = try await status(client)
            #expect(!found.ready && found.problem?.contains("The database of the recipe service") == true)
            #expect(found.services.map(\.name) == ["recipe"])
            #expect(found.services[0].database?.engine == "PostgreSQL" && found.services[0].database?.ready == false)
            #expect(found.services[0].events == nil)
        }
    }

    @Test func `work that takes too long is not waited for`() async {
        let clock = ContinuousClock()
        let begun = clock.now
        let late = await Patience.value(within: .milliseconds(50), on: TestLoop.shared) { () async -> Int in
            await TestLoop.shared.pause(for: .seconds(20))
            return 1
        }
        #expect(late == nil && clock.now - begun < .seconds(10))
        let soon = await Patience.value(within: .seconds(20), on: TestLoop.shared) { () async -> Int in 2 }
        #expect(soon == 2)
    }

    // MARK: - All processes

    /// An installation whose processes answer as `answer` does.
    private func installation(
        _ addresses: [String: String],
        _ answer: @escaping @Sendable (ClientRequest) throws(ClientError) -> ClientResponse
    ) -> Installation {
        Installation(addresses, secret: InternalSecret(Secret(Self.secret))) { name in
            Neighbour(baseURL: addresses[name] ?? "") { request throws(ClientError) in try answer(request) }
        }
    }

    private static func answer(_ status: Int, _ body: some JSONEncodable, _ request: ClientRequest) -> ClientResponse {
        ClientResponse(status: status, headers: Headers(), body: body.jsonBytes(), url: request.url)
    }

    @Test func `each process is asked once, with the secret`() async throws {
        let asked = Counted()
        let whole = installation(["account": "http://one", "menu": "http://one", "web": "http://two"]) {
            request throws(ClientError) in
            asked.add(request.url)
            let names = request.url.hasPrefix("http://one") ? ["account", "menu"] : ["web"]
            let isKnown = request.headers[InternalSecret.header] == Self.secret
            return Self.answer(
                isKnown ? 200 : 404,
                ProcessStatus(services: names.map { ServiceStatus(name: $0) }, ready: true),
                request
            )
        }
        let found = try await whole.status()
        #expect(found.map { $0.services.map(\.name) } == [["account", "menu"], ["web"]])
        #expect(found.map(\.ready) == [true, true])
        #expect(asked.all.sorted() == ["http://one/internal/v1/status", "http://two/internal/v1/status"])
    }

    @Test func `a process that does not answer, or has another secret, or is another one is shown as such`()
        async throws
    {
        let addresses = ["account": "http://a", "recipe": "http://r", "menu": "http://m", "grocery": "http://a"]
        let found = try await installation(addresses) { request throws(ClientError) in
            if request.url.hasPrefix("http://r") { throw ClientError(.unreachable) }
            if request.url.hasPrefix("http://m") {
                return Self.answer(403, Problem.forbidden(code: "internal_only", "It is wrong."), request)
            }
            return Self.answer(200, ProcessStatus(services: [ServiceStatus(name: "account")], ready: true), request)
        }
        .status()
        #expect(found.map { $0.services.map(\.name) } == [["account"], ["grocery"], ["recipe"], ["menu"]])
        #expect(found.map(\.ready) == [true, false, false, false])
        #expect(found[1].problem?.hasPrefix("What answers at http://a is not the grocery service") == true)
        #expect(found[2].problem?.hasPrefix("The recipe service does not answer at http://r.") == true)
        #expect(found[3].problem?.hasPrefix("The menu service has another secret.") == true)
    }
}

/// What was asked for.
private final class Counted: Sendable {
    private let urls = Mutex<[String]>([])
    var all: [String] { urls.withLock { $0 } }
    func add(_ url: String) { urls.withLock { $0.append(url) } }
}
