import Foundation
import HTTP
import TestSupport
import Testing

/// Bad input to every route there is: the right 4xx problem that names what is wrong, never a 500, and nothing changed.
///
/// The routes come from the running Larder's own OpenAPI document, so a new one is covered without being named here.
@Suite(.serialized) struct BadInputTests {
    @Test(.timeLimit(.minutes(5)), arguments: [false, true])
    func `bad input to any route is a problem that names it, and changes nothing`(onPostgres: Bool) async throws {
        let fleet = try Fleet()
        let database = onPostgres ? try FreshDatabase() : nil
        defer { database?.drop() }
        do {
            let port = freePorts(1)[0]
            var environment = [
                "LARDER_HOST": "127.0.0.1", "LARDER_PORT": String(port), "LARDER_LOG_LEVEL": "error",
                "LARDER_DATA": fleet.scratch.appendingPathComponent("data").path,
                "LARDER_INTERNAL_SECRET": internalSecret,
            ]
            if let database { environment["LARDER_DATABASE_URL"] = database.url }
            try await fleet.start("larder", environment)
            try await probe(Probe(base: "http://127.0.0.1:\(port)"))
            let log = await fleet.log("larder")
            #expect(log.isEmpty, "no error was logged: \(log)")
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }

    private func probe(_ probe: Probe) async throws {
        let document = try await probe.document()
        #expect(document.operations.count > 60)
        let open = try APIDocument(Data(try await probe.send("GET", "/openapi.json").body))
        let offered = document.operations.filter { !$0.isInternal }
        #expect(open.operations.map(\.description) == offered.map(\.description))
        #expect(offered.count < document.operations.count && !offered.contains { $0.path.hasPrefix("/internal") })
        #expect(faults(inOperationIDs: document.operations.map(\.id)) == [])
        let mine = try await Fixture(probe)
        let theirs = try await Fixture(probe)
        let before = try await mine.snapshot(probe)
        let beforeTheirs = try await theirs.snapshot(probe)
        var requests = 0
        for operation in document.operations where !operation.isStream {
            for bad in try document.badBodies(for: operation) {
                let reply = try await probe.send(bad, path: mine.path(operation), token: mine.token)
                requests += 1
                check(reply, bad)
            }
            guard operation.needsToken else { continue }
            requests += try await checkForeignIDs(operation, document, probe, mine, theirs)
        }
        #expect(try await mine.snapshot(probe) == before, "nothing of the household changed")
        #expect(try await theirs.snapshot(probe) == beforeTheirs, "nothing of the other household changed")
        #expect(requests > 500, "only \(requests) requests were made")
        print("bad input: \(requests) requests over \(document.operations.count) operations")
    }

    private func check(_ reply: ClientResponse, _ bad: BadRequest) {
        let text = String(decoding: reply.body, as: UTF8.self)
        // An internal address does not show itself to users, nor a webhook to anyone where nobody has set it up; a token
        // that is no token is a 401.
        var statuses: Set<Int> =
            bad.operation.path.hasPrefix("/internal/") || bad.operation.path.hasPrefix("/api/v1/webhooks/")
            ? [404] : bad.operation.needsToken ? bad.statuses : bad.statuses.union([401])
        // The older form has 400 for all that is wrong with a request.
        if bad.operation.path == "/api/recipes/extract" { statuses.insert(400) }
        #expect(statuses.contains(reply.status), "\(bad): \(reply.status) \(text.prefix(300))")
        guard reply.status >= 400, bad.operation.path != "/api/recipes/extract" else { return }
        #expect(reply.headers["Content-Type"] == "application/problem+json", "\(bad): \(text.prefix(300))")
        // Any text may be read for a recipe; that there is none in it is no member's fault.
        guard reply.status == 422, let pointer = bad.pointer, !text.contains("\"no_recipe\"") else { return }
        let problem = try? JSONSerialization.jsonObject(with: Data(reply.body)) as? [String: Any]
        let errors = problem?["errors"] as? [[String: Any]] ?? []
        let pointers = errors.compactMap { $0["pointer"] as? String }
        #expect(pointers.contains { $0.hasPrefix(pointer) }, "\(bad): names \(pointers) instead of \(pointer)")
    }

    /// Ids that nobody has, that are none, and that are another household's.
    private func checkForeignIDs(
        _ operation: APIDocument.Operation,
        _ document: APIDocument,
        _ probe: Probe,
        _ mine: Fixture,
        _ theirs: Fixture
    ) async throws -> Int {
        guard !operation.parameters.isEmpty, !operation.path.contains("{food") else { return 0 }
        let body = operation.body.map { document.example($0) }
        var count = 0
        for (what, path) in [
            ("an unknown id", mine.path(operation, replacing: { _ in UUID().uuidString.lowercased() })),
            ("no id", mine.path(operation, replacing: { _ in "nonsense" })),
            ("another household's id", theirs.path(operation)),
        ] {
            let data = try body.map { try JSONSerialization.data(withJSONObject: $0) }
            let reply = try await probe.send(
                operation.method,
                path,
                token: mine.token,
                body: data.map(Array.init) ?? []
            )
            count += 1
            let text = String(decoding: reply.body, as: UTF8.self).prefix(300)
            // A client may choose the id of what it creates, so a PUT makes something of the household's own. Elsewhere the
            // body may be refused before the id is looked for.
            if operation.method == "PUT" && reply.status == 201 {
                #expect(what != "no id", "\(operation): \(text)")
                _ = try await probe.send("DELETE", path, token: mine.token)
                continue
            }
            #expect([404, 422].contains(reply.status), "\(operation) with \(what): \(reply.status) \(text)")
        }
        return count
    }
}
