import Database
import Events
import FoundationEssentials
import HTTP
import Runtime
import Synchronization
import TestSupport
import Testing
import Values

@Suite
struct HostTests {
    @Test func `a host answers for its service and for itself`() async throws {
        let lines = Lines()
        try await withHost([Notes.self], lines: lines) { host, client in
            #expect(try await client.get("/healthz") == (200, #"{"status":"up"}"#))
            let (status, text) = try await client.get("/readyz")
            // It may have found out already that there is no account service here.
            #expect(status == 200 && text.hasPrefix(#"{"status":"ready""#))
            #expect(try await client.get("/slow") == (200, "done"))
            #expect(try await client.get("/metrics").text.contains("process_resident_memory_bytes"))
            let document = try await client.get("/openapi.json").text
            for path in ["/healthz", "/readyz", "/metrics", "/openapi.json", "/slow", "/stream/{household}"] {
                #expect(document.contains("\"\(path)\""))
            }
            let ids = document.matches(of: /"operationId":"([^"]*)"/).map { String($0.1) }
            #expect(ids.count >= 4 && faults(inOperationIDs: ids) == [])
            #expect(lines.all.contains(#""message":"ready","port":\#(host.port)"#))
        }
    }

    @Test func `the document has nothing for other services only, and theirs is for them alone`() async throws {
        let secret = "what only the services of this test know"
        let environment = ["LARDER_INTERNAL_SECRET": secret]
        try await withHost([Notes.self, Tally.self], environment: environment) { _, client in
            let document = try await client.get("/openapi.json").text
            #expect(document.contains(#""/tally""#))
            #expect(!document.lowercased().contains("internal"))
            let path = "/internal/openapi.json"
            #expect(try await client.get(path).status == 404)
            #expect(try await client(.get, path, headers: ["Larder-Internal-Secret": "another"]).status == 403)
            let whole = try await client(.get, path, headers: ["Larder-Internal-Secret": secret])
            #expect(whole.status == 200)
            for path in [path, "/internal/v1/events/menu", "/internal/v1/probe", "/tally", "/slow"] {
                #expect(String(decoding: whole.body, as: UTF8.self).contains("\"\(path)\""), "\(path)")
            }
        }
    }

    @Test func `several services share a port, and reach each other on one of their own`() async throws {
        try await withHost([Notes.self, Tally.self, Front.self]) { host, client in
            let household = HouseholdID(UUID())
            for _ in 0..<3 { #expect(try await client(.post, "/notes/\(household)").status == 204) }
            let arrived = try await eventually { try await client.get("/tally").text == "3" }
            #expect(arrived, "the events went from one service to the other over HTTP")
            #expect(try await client.get("/").text == "http://localhost:\(host.port)")
            let document = try await client.get("/openapi.json").text
            #expect(document.contains("\"/slow\"") && document.contains("\"/tally\""))
        }
    }

    @Test func `the server's threads for large bodies show among the others that requests wait for`() async throws {
        try await withHost([Notes.self]) { _, client in
            let text = try await client.get("/metrics").text
            for gauge in ["waiting", "oldest_wait_seconds", "longest_run_seconds", "refused_total"] {
                #expect(text.contains(#"larder_pool_\#(gauge){pool="heavy-requests"} "#), "\(gauge)")
            }
        }
    }

    @Test func `a background job runs again and again, also after it has failed`() async throws {
        try await withHost([Notes.self]) { _, _ in
            let before = Notes.runs.load(ordering: .relaxed)
            #expect(await eventually { Notes.runs.load(ordering: .relaxed) > before + 5 })
        }
        let after = Notes.runs.load(ordering: .relaxed)
        try await Task.sleep(for: .milliseconds(50))
        // Other tests of this run may have hosts of their own; none runs this often by itself.
        #expect(Notes.runs.load(ordering: .relaxed) < after + 1000)
    }

    @Test func `a request under way finishes while the host stops, and new ones are refused`() async throws {
        try await withTemporaryFolder { folder in
            let settings = try Settings(
                environment: ["LARDER_HOST": "127.0.0.1", "LARDER_PORT": "0", "LARDER_DATA": folder])
            let host = try await Host.start(
                [Notes.self],
                settings: settings,
                loop: TestLoop.shared,
                logger: Lines().logger
            )
            let client = TestClient(port: host.port)
            async let slow = client.get("/slow")
            try await Task.sleep(for: .milliseconds(150))
            let clock = ContinuousClock()
            let begun = clock.now
            await host.stop()
            #expect(clock.now - begun < .seconds(5))
            #expect(try await slow == (200, "done"))
            await #expect(throws: ClientError.self) { _ = try await TestClient(port: host.port).get("/healthz") }
        }
    }

    @Test func `a mistake is a 500 that says nothing and a log line that says it all`() async throws {
        // A statement that the database refuses, and an error that nobody has thought of.
        for path in ["/broken", "/unforeseen"] {
            let lines = Lines()
            try await withHost([Notes.self], lines: lines) { _, client in
                let (status, text) = try await client.get(path)
                #expect(status == 500)
                #expect(!text.contains("nowhere"))
                #expect(lines.all.contains("nowhere"))
            }
        }
    }

    @Test func `a database that is away is a 503 which says when to come back`() async throws {
        try await withHost([Notes.self]) { _, client in
            let response = try await client(.get, "/away")
            #expect(response.status == 503)
            #expect(response.headers["Retry-After"] == "1")
        }
    }

    @Test func `without its migrations a service is not ready, and says so until they are there`() async throws {
        try await withTemporaryFolder { folder in
            let environment = ["LARDER_DATA": folder, "LARDER_MIGRATE": "off"]
            try await withHost([Notes.self], environment: environment) { _, client in
                let (status, text) = try await client.get("/readyz")
                #expect(status == 503)
                #expect(text.contains("migrations of the recipe service have not been applied"))
                #expect(try await client.get("/slow").status == 503)
                #expect(try await client.get("/healthz").status == 200)
                // Another process brings the schema up to date.
                try await withHost([Notes.self], environment: ["LARDER_DATA": folder]) { _, _ in }
                #expect(try await eventually { try await client.get("/readyz").status == 200 })
                #expect(try await client.get("/slow") == (200, "done"))
                #expect(try await client.get("/openapi.json").text.contains("\"/slow\""))
            }
        }
    }

    @Test func `a PostgreSQL server that cannot be reached does not end the service`() async throws {
        let environment = ["LARDER_DATABASE_URL": "postgres://nobody@127.0.0.1:1/nothing"]
        try await withHost([Notes.self], environment: environment) { _, client in
            #expect(try await client.get("/healthz").status == 200)
            let (status, text) = try await client.get("/readyz")
            #expect(status == 503)
            #expect(text.contains("The database of the recipe service cannot be reached."))
            let response = try await client(.get, "/slow")
            #expect(response.status == 503)
            #expect(response.headers["Retry-After"] != nil)
            // Also before a body is read that is long: a client must not take it that there is nothing.
            for size in [1, 4096, 5000, 100_000] {
                let sent = try await client(.post, "/slow", body: Array(repeating: 32, count: size))
                #expect(sent.status == 503 && sent.headers["Retry-After"] != nil, "\(size) bytes")
            }
        }
    }

    @Test func `a port that is taken is named`() async throws {
        try await withHost([Notes.self]) { host, _ in
            let error = await #expect(throws: StartError.self) {
                try await withHost([Notes.self], environment: ["LARDER_PORT": String(host.port)]) { _, _ in }
            }
            #expect(error?.description.contains("port \(host.port)") == true)
        }
    }

    @Test func `the public path is read and told, and is not one of Larder's own`() async throws {
        let url = "https://home.example/larder"
        try await withHost([Notes.self], environment: ["LARDER_ORIGIN": url]) { _, client in
            #expect(try await client.get("/larder/slow").text == "done")
            #expect(try await client.get("/larder/openapi.json").text.contains(#""servers":[{"url":"\#(url)"}]"#))
            let entrance = try await client(.get, "/larder")
            #expect(entrance.status == 303 && entrance.headers["Location"] == "/larder/")
        }
        for path in ["/slow", "/stream/of/larder", "/docs", "/internal"] {
            let error = await #expect(throws: StartError.self) {
                try await withHost([Notes.self], environment: ["LARDER_ORIGIN": "https://home.example\(path)"]) {
                    _,
                    _ in
                }
            }
            #expect(error?.description.contains("Choose another one.") == true, "\(path)")
        }
    }

    @Test func `a folder that cannot be made is named`() async throws {
        let error = await #expect(throws: StartError.self) {
            try await withHost([Notes.self], environment: ["LARDER_DATA": "/proc/larder/data"]) { _, _ in }
        }
        #expect(error?.description.contains("/proc/larder/data") == true)
    }

    @Test func `streams end when the host stops`() async throws {
        let household = HouseholdID(UUID())
        let text = try await withTemporaryFolder { folder in
            let settings = try Settings(
                environment: ["LARDER_HOST": "127.0.0.1", "LARDER_PORT": "0", "LARDER_DATA": folder])
            let host = try await Host.start(
                [Notes.self],
                settings: settings,
                loop: TestLoop.shared,
                logger: Lines().logger
            )
            let client = TestClient(port: host.port)
            async let stream = client.get("/stream/\(household)")
            try await Task.sleep(for: .milliseconds(150))
            #expect(try await client(.post, "/notes/\(household)").status == 204)
            try await Task.sleep(for: .milliseconds(150))
            let clock = ContinuousClock()
            let begun = clock.now
            await host.stop()
            #expect(clock.now - begun < .seconds(5))
            return try await stream.text
        }
        #expect(text.contains("event: ready"))
        #expect(text.contains("event: note.made"))
    }
}
