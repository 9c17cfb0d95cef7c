import Database
import Events
import FoundationEssentials
import HTTP
import JSON
import Loop
import Runtime
import Synchronization
import Telemetry
import TestSupport
import Values

/// What `Notes` tells.
@ServiceEvent("recipe")
enum NoteEvent {
    case noteMade(String)

    static func isTold(_ kind: Kind) -> Bool { false }
}

/// A service for tests: notes that it keeps, and events about them that it sends to `Tally`.
enum Notes: HostedService {
    static let name = "recipe"
    static let features: [ServiceFeature] = [.idempotency(), .events()]
    static let migrations = [
        Migration(
            "0001_note",
            ["CREATE TABLE note (id {uuid} NOT NULL PRIMARY KEY) {strict}"],
            rowSecurity: ["note": .service]
        )
    ]
    /// How often the background job has run, in all tests.
    static let runs = Atomic<Int>(0)

    static func routes(_ context: ServiceContext) async throws -> Router {
        var router = Router()
        router.on(.get, "/slow", .fake("waitSlowly")) { _ in
            await context.loop.pause(for: .milliseconds(400))
            return .text("done")
        }
        router.on(.get, "/broken", .fake("failAlways")) { _ in
            _ = try await context.db.query("SELECT x FROM nowhere")
            return .noContent()
        }
        router.on(.get, "/unforeseen", .fake("stumble")) { _ in throw Stumble(secret: "nowhere") }
        router.on(.get, "/away", .fake("missDatabase")) { _ in throw DatabaseError(.unavailable) }
        router.on(.get, "/stream/{household}", .fake("streamNotes")) { request in
            let household = try request.parameters.require("household", as: HouseholdID.self)
            return try await context.feed.stream(request, household: household) { _ in true }
        }
        router.on(.post, "/notes/{household}", .fake("makeNote")) { request in
            let household = try request.parameters.require("household", as: HouseholdID.self)
            let id = context.newID()
            let event = EventDraft(NoteEvent.noteMade(id.canonical), subject: id, to: ["menu"])
            _ = try await context.db.atomically(
                ["INSERT INTO note (id) VALUES (\(id))"]
                    + Outbox.statements([event], household: household, at: context.now())
            )
            return .noContent()
        }
        return router
    }

    static func background(_ context: ServiceContext) -> [BackgroundJob] {
        [
            BackgroundJob("count", every: .milliseconds(5)) {
                struct Hiccup: Error {}
                if runs.wrappingAdd(1, ordering: .relaxed).newValue == 1 { throw Hiccup() }
            }
        ]
    }
}

/// Counts the notes it has been told of.
enum Tally: HostedService {
    static let name = "menu"
    static let features: [ServiceFeature] = [.idempotency(), .events()]
    static let migrations = [
        Migration("0001_tally", ["CREATE TABLE tally (note TEXT NOT NULL)"], rowSecurity: ["tally": .service])
    ]

    static func routes(_ context: ServiceContext) async throws -> Router {
        var router = Router()
        let notes = EventSource { (_: NoteEvent, event, tx) in
            try await tx.execute("INSERT INTO tally (note) VALUES (\(event.subject.canonical))")
        }
        router.receiveEvents(for: name, as: context.eventReceiver, from: [notes])
        router.on(.get, "/tally", .fake("getTally")) { _ in
            .text(String(try await context.db.query("SELECT count(*) FROM tally")[0].int(0)))
        }
        return router
    }
}

/// A service that keeps nothing.
enum Front: HostedService {
    static let name = "web"

    static func routes(_ context: ServiceContext) async throws -> Router {
        var router = Router()
        router.on(.get, "/", .fake("showFront")) { _ in .text(context.settings.origin) }
        return router
    }
}

/// Log lines of a test.
final class Lines: Sendable {
    let logger: Logger
    private let box: Box

    init() {
        let box = Box()
        self.box = box
        logger = Logger(service: "test", level: .info, sink: LogSink { box.append($0) })
    }

    private final class Box: Sendable {
        private let text = Mutex("")
        func append(_ bytes: [UInt8]) { text.withLock { $0 += String(decoding: bytes, as: UTF8.self) } }
        var value: String { text.withLock { $0 } }
    }

    /// Everything that has been logged.
    var all: String {
        logger.flush()
        return box.value
    }
}

/// Starts services on any free port with their data in a folder, and stops them after `body`.
func withHost<Result>(
    _ services: [any HostedService.Type],
    environment: [String: String] = [:],
    lines: Lines = Lines(),
    now: @escaping @Sendable () -> Instant = { .now },
    adjusting adjust: (inout Settings) -> Void = { _ in },
    _ body: (Host, TestClient) async throws -> Result
) async throws -> Result {
    try await withTemporaryFolder { folder in
        var environment = environment
        environment["LARDER_HOST"] = "127.0.0.1"
        environment["LARDER_PORT"] = environment["LARDER_PORT"] ?? "0"
        environment["LARDER_DATA"] = environment["LARDER_DATA"] ?? folder
        var settings = try Settings(environment: environment)
        adjust(&settings)
        let host = try await Host.start(
            services,
            settings: settings,
            loop: TestLoop.shared,
            logger: lines.logger,
            now: now
        )
        do {
            let result = try await body(host, TestClient(port: host.port))
            await host.stop()
            return result
        } catch {
            await host.stop()
            throw error
        }
    }
}

/// Asks a host over its port.
struct TestClient: Sendable {
    let port: Int
    private let client = Client(loop: TestLoop.shared, settings: ClientSettings(timeout: .seconds(5), retries: 0))

    init(port: Int) { self.port = port }

    func callAsFunction(
        _ method: HTTP.Method,
        _ path: String,
        headers: Headers = Headers(),
        body: [UInt8] = []
    ) async throws -> ClientResponse {
        var request = ClientRequest(method, "http://127.0.0.1:\(port)\(path)")
        request.headers = headers
        request.body = body
        return try await client.send(request)
    }

    func get(_ path: String) async throws -> (status: Int, text: String) {
        let response = try await self(.get, path)
        return (response.status, String(decoding: response.body, as: UTF8.self))
    }
}

/// Waits until a condition holds; false if it does not within ten seconds.
func eventually(_ condition: () async throws -> Bool) async rethrows -> Bool {
    for _ in 0..<1000 {
        if try await condition() { return true }
        try? await Task.sleep(for: .milliseconds(10))
    }
    return false
}

extension HTTP.Operation {
    /// An operation of which only the id matters.
    fileprivate static func fake(_ id: String) -> HTTP.Operation {
        HTTP.Operation(id, summary: "x", tag: "x", security: .none, answers: [.noContent])
    }
}

/// An error that nobody has thought of.
struct Stumble: Error {
    let secret: String
}
