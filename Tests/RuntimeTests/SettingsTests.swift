import HTTP
import Runtime
import Testing
import Values

@Suite
struct SettingsTests {
    private let secret = ["LARDER_INTERNAL_SECRET": String(repeating: "s", count: 32)]

    private func settings(_ environment: [String: String], for service: String? = "recipe") throws -> Settings {
        try Settings(environment: secret.merging(environment) { $1 }, for: service)
    }

    private func problems(_ environment: [String: String], for service: String? = "recipe") -> [String] {
        do {
            _ = try Settings(environment: environment, for: service)
            return []
        } catch {
            return error.problems
        }
    }

    @Test func `without variables a service listens on its own port, on this machine only, with SQLite`() throws {
        let settings = try settings([:])
        #expect(settings.server.host == "127.0.0.1")
        #expect(settings.server.port == 8082)
        #expect(settings.storage == .folder("./data"))
        #expect(settings.migrates)
        #expect(settings.origin == "http://localhost:8082")
        #expect(settings.neighbours["grocery"] == "http://127.0.0.1:8085")
        #expect(settings.server.bodyLimit == 1_048_576)
    }

    @Test func `larder needs no variable at all and can be reached from other devices`() throws {
        let settings = try Settings(environment: [:])
        #expect(settings.server.host == "0.0.0.0")
        #expect(settings.server.port == 8080)
        #expect(settings.origin == "http://localhost:8080")
        #expect(settings.internalSecret == nil)
    }

    @Test func `a separate service does not start without the internal secret`() {
        #expect(problems([:]).count == 1)
        #expect(problems([:])[0].hasPrefix("LARDER_INTERNAL_SECRET is required"))
        #expect(problems(["LARDER_INTERNAL_SECRET": "short"])[0].contains("at least 32 characters"))
    }

    @Test func `all problems are reported together, each with its variable`() {
        let problems = problems([
            "LARDER_PORT": "eighty", "LARDER_ORIGIN": "larder.example", "LARDER_MIGRATE": "perhaps",
            "LARDER_DATABASE_URL": "mysql://root:hunter2@db", "LARDER_LOG_LEVEL": "loud",
            "LARDER_MAX_BODY": "-1", "LARDER_MENU_URL": "http://menu:8083/path",
        ])
        let keys = problems.map { $0.prefix { $0 != " " } }
        #expect(
            Set(keys) == [
                "LARDER_PORT", "LARDER_ORIGIN", "LARDER_MIGRATE", "LARDER_DATABASE_URL", "LARDER_LOG_LEVEL",
                "LARDER_MAX_BODY", "LARDER_MENU_URL", "LARDER_INTERNAL_SECRET",
            ]
        )
        #expect(keys.count == 8)
    }

    @Test func `a database URL that is wrong is not repeated, as it may hold a password`() {
        #expect(!problems(["LARDER_DATABASE_URL": "mysql://root:hunter2@db"]).joined().contains("hunter2"))
    }

    @Test func `the database's password does not show when settings are printed`() throws {
        let settings = try settings(["LARDER_DATABASE_URL": "postgres://larder:hunter2@db/larder"])
        #expect(settings.storage == .postgres(Secret("postgres://larder:hunter2@db/larder")))
        #expect(!"\(settings)".contains("hunter2"))
        #expect(!"\(settings)".contains("ssss"))
    }

    @Test func `an empty variable counts as not set`() throws {
        #expect(try settings(["LARDER_PORT": "", "LARDER_ORIGIN": ""]).server.port == 8082)
    }

    @Test func `the origin follows the port unless it is named`() throws {
        #expect(try settings(["LARDER_PORT": "9000"]).origin == "http://localhost:9000")
        let named = try settings(["LARDER_PORT": "9000", "LARDER_ORIGIN": "https://larder.example"])
        #expect(named.origin == "https://larder.example")
    }

    @Test func `the public URL may have a path, and nothing else behind its host`() throws {
        let settings = try settings(["LARDER_ORIGIN": "https://home.example:8443/our/larder-2"])
        #expect(settings.origin == "https://home.example:8443/our/larder-2")
        #expect(settings.server.prefix.text == "/our/larder-2")
        let bad = [
            "/", "/larder/", "//larder", "/a//b", "/a/../b", "/.", "/l%61rder", "/larder?x", "/larder#x", "/{x}", "/ä",
            "?/x", "@evil.example/larder",
        ]
        for rest in bad {
            let problems = problems(secret.merging(["LARDER_ORIGIN": "https://home.example\(rest)"]) { $1 })
            #expect(problems.count == 1 && problems[0].hasPrefix("LARDER_ORIGIN "), "\(rest): \(problems)")
        }
        #expect(problems(secret.merging(["LARDER_ORIGIN": "larder.example/x"]) { $1 }).count == 1)
    }

    @Test func `a secret file that cannot be read is one problem, not two`() {
        let problems = problems(["LARDER_INTERNAL_SECRET_FILE": "/does/not/exist"])
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("LARDER_INTERNAL_SECRET_FILE names the file /does/not/exist") == true)
    }

    @Test func `hosts that may be fetched from are separated by commas`() throws {
        #expect(
            try settings(["LARDER_ALLOWED_HOSTS": "nas.local, pi.local"]).allowedHosts == ["nas.local", "pi.local"]
        )
    }
}
