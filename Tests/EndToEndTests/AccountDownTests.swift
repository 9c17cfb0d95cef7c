import Foundation
import TestSupport
import Testing

/// Signed-in clients go on while the account service is away.
@Suite(.serialized) struct AccountDownTests {
    /// Debian's libfaketime, which lets programs believe that it is later.
    private static let faketime = "/usr/lib/\(machine)-linux-gnu/faketime/libfaketimeMT.so.1"
    #if arch(arm64)
    private static let machine = "aarch64"
    #else
    private static let machine = "x86_64"
    #endif

    @Test(.timeLimit(.minutes(3)))
    func `with the account service down for ten minutes signed-in clients of all other services go on`() async throws {
        try #require(
            FileManager.default.fileExists(atPath: AccountDownTests.faketime),
            "libfaketime is missing: Scripts/packages.sh test"
        )
        let database = try FreshDatabase()
        defer { database.drop() }
        let clock = FileManager.default.temporaryDirectory.appendingPathComponent("clock-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: clock) }
        try setClock(clock, "+0")
        let stack = try await Stack(
            database: database.url,
            [
                "LD_PRELOAD": AccountDownTests.faketime, "FAKETIME_TIMESTAMP_FILE": clock.path,
                "FAKETIME_CACHE_DURATION": "1", "DONT_FAKE_MONOTONIC": "1", "FAKETIME_DONT_RESET": "1",
            ]
        )
        do {
            let kitchen = try TestKitchen(stack)
            let gone = try TestKitchen(stack)
            try use(kitchen, day: ReplayExample.day(1))
            let feed = try kitchen.send("POST", "export", "/api/v1/exports/feeds", "{\"purpose\": \"menu\"}").member(
                "url"
            )
            #expect(try curl(["-o", "/dev/null", "-w", "%{http_code}", feed]).output == "200")
            // Somebody who has signed out stays out.
            #expect(try gone.send("POST", "account", "/api/v1/auth/sign-out").status == 204)
            try await refused(gone)

            stack.fleet.kill("account-service")
            try setClock(clock, "+600")
            try await Task.sleep(for: .seconds(2))
            let made = try kitchen.send("POST", "recipe", "/api/v1/recipes", "{\"title\": \"Later\"}")
            let instant = try made.member("created_at")
            let later = try #require(ISO8601DateFormatter().date(from: String(instant.prefix(19)) + "Z"))
            #expect(later.timeIntervalSinceNow > 590, "the services believe that ten minutes have passed: \(instant)")
            try use(kitchen, day: ReplayExample.day(2))
            #expect(try curl(["-o", "/dev/null", "-w", "%{http_code}", feed]).output == "200")
            for service in ["recipe", "menu", "meal-plan", "grocery", "export"] {
                #expect(
                    try gone.send("GET", service, AccountDownTests.reads[service] ?? "").status == 401,
                    "\(service)"
                )
            }

            // Not for ever: the token ends when it says.
            try setClock(clock, "+1000")
            try await Task.sleep(for: .seconds(2))
            #expect(try kitchen.send("GET", "recipe", "/api/v1/recipes").status == 401)
        } catch {
            await stack.end()
            throw error
        }
        await stack.end()
    }

    private static let reads = [
        "recipe": "/api/v1/recipes", "menu": "/api/v1/menu", "meal-plan": "/api/v1/meal-plan",
        "grocery": "/api/v1/grocery-lists", "export": "/api/v1/exports/feeds",
    ]

    /// Reads and changes something of every service.
    private func use(_ kitchen: TestKitchen, day: String) throws {
        let recipe = try kitchen.recipe("Soup of \(day)", ["1 onion", "500 g carrots"])
        let list = UUID().uuidString.lowercased()
        for (method, service, path, body) in [
            ("POST", "menu", "/api/v1/menu/recipes", "{\"recipe_id\": \"\(recipe)\"}"),
            (
                "POST", "meal-plan", "/api/v1/meal-plan/entries",
                "{\"date\": \"\(day)\", \"slot\": \"dinner\", \"recipe_id\": \"\(recipe)\"}"
            ),
            ("PUT", "grocery", "/api/v1/grocery-lists/\(list)", "{\"recipes\": [{\"recipe_id\": \"\(recipe)\"}]}"),
            ("GET", "export", "/api/v1/exports/grocery-lists/\(list).ics", nil),
            ("GET", "export", "/api/v1/exports/meal-plan.ics", nil),
        ] as [(String, String, String, String?)] {
            let reply = try kitchen.send(method, service, path, body)
            #expect((200..<300).contains(reply.status), "\(method) \(path): \(reply)")
        }
        for (service, path) in AccountDownTests.reads {
            let reply = try kitchen.send("GET", service, path)
            #expect(reply.status == 200, "\(path): \(reply)")
        }
    }

    private func refused(_ kitchen: TestKitchen) async throws {
        for (service, path) in AccountDownTests.reads {
            let deadline = Date().addingTimeInterval(15)
            while try kitchen.send("GET", service, path).status != 401, Date() < deadline {
                try await Task.sleep(for: .milliseconds(200))
            }
        }
    }

    /// Written beside and moved, so that nobody reads half of it.
    private func setClock(_ file: URL, _ offset: String) throws {
        try Data("\(offset)\n".utf8).write(to: file, options: .atomic)
    }
}
