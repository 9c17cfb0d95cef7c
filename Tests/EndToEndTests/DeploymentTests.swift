import AllServices
import Foundation
import HTTP
import Identity
import Runtime
import Telemetry
import TestSupport
import Testing

/// What stands beside the services and names them: the front door, the compose file, the image, the database's roles.
///
/// docs/development.md lists these places. What they have to say comes from the services themselves.
@Suite struct DeploymentTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }

    @Test func `every folder of a service is in the process of all, and the floor knows its name`() throws {
        let services = Self.root.appending(path: "Services")
        let folders = try FileManager.default.contentsOfDirectory(atPath: services.path()).filter {
            FileManager.default.fileExists(atPath: services.appending(path: "\($0)/API").path())
        }
        let names = folders.map { folder in
            folder.reduce(into: "") { $0 += ($1.isUppercase && !$0.isEmpty ? "-" : "") + $1.lowercased() }
        }
        #expect(names.sorted() == ServiceNames.all.sorted())
        #expect(allServices.map { $0.name } == ServiceNames.all)
        #expect(allServices.filter { !$0.migrations.isEmpty }.map { $0.name } == ServiceNames.keepers)
    }

    @Test(arguments: ServiceNames.all)
    func `the front door sends every path of a service's document to it, and nothing that it does not answer`(
        name: String
    ) async throws {
        let door = ReverseProxy(try text("Caddyfile"))
        let service = try #require(allServices.first { $0.name == name })
        // Each process answers these for itself, so the front door gives the app's.
        let ofAll: Set = ["/healthz", "/readyz", "/metrics", "/openapi.json", "/docs", "/docs/{file}"]
        let paths = Set(try await document(of: service).operations.map(\.path)).subtracting(ofAll)
        #expect(paths.count >= 3)
        for path in paths {
            let example = path.replacing(/\{\w+\}/, with: "x")
            #expect(door.places(of: example) == ["\(name):\(Settings.defaultPorts[name] ?? 0)"], "\(path)")
        }
        for pattern in door.patterns(to: name) {
            let isAnswered = paths.contains { path in
                pattern.hasSuffix("*") ? path.hasPrefix(pattern.dropLast()) : path == pattern
            }
            #expect(isAnswered, "the Caddyfile sends \(pattern) to \(name), which has no such path")
        }
    }

    @Test(arguments: ServiceNames.all)
    func `the compose file starts every service, and tells the others where it is`(name: String) throws {
        let compose = try text("docker-compose.yml")
        let block = try #require(compose.part(from: "\n  \(name):\n", to: /\n( {2})?\w/))
        let word = name.uppercased().replacing("-", with: "_")
        #expect(block.contains("<<: *service") && block.contains("image: larder/\(name)"))
        #expect(block.contains("SERVICE: \(name)-service }"))
        #expect(compose.contains("    LARDER_\(word)_URL: http://\(name):\(Settings.defaultPorts[name] ?? 0)\n"))
        let caddy = try #require(compose.part(from: "\n  caddy:\n", to: /\n( {2})?\w/))
        #expect(caddy.contains("      \(name): { condition: service_healthy }"))
        guard ServiceNames.keepers.contains(name) else { return }
        let role = "larder_\(name.replacing("-", with: "_"))"
        #expect(block.contains("postgres://\(role)@postgres:5432/larder"))
        #expect(block.contains("role-\(name):/run/role:ro"))
        let migrate = try #require(compose.part(from: "\n  migrate:\n", to: /\n( {2})?\w/))
        #expect(migrate.contains("- role-\(name):/run/roles/\(name)\n"))
        #expect(compose.contains("\n  role-\(name):\n"), "the volume of its password")
        #expect(try text("docs/database.md").contains("CREATE ROLE \(role);"))
        let entries = try text("Scripts/pg_hba.conf").split(separator: "\n").filter { $0.hasPrefix("host   larder ") }
        let roles = entries.flatMap { $0.split(separator: " ")[2].split(separator: ",") }
        #expect(roles.contains(Substring(role)), "the role may not come in")
    }

    @Test func `the image has the programs of all services and a place for each role's password`() throws {
        let dockerfile = try text("Dockerfile")
        #expect(dockerfile.contains("for program in .build/release/larder .build/release/*-service;"))
        #expect(dockerfile.contains("mkdir \"/out/roles/${name%-service}\""))
        #expect(dockerfile.contains("COPY --from=build --chown=larder /out/roles/ /run/roles/"))
    }

    @Test(arguments: ServiceNames.all)
    func `the stack with replicas has two of every service, both behind the balancer, which has the service's name`(
        name: String
    ) throws {
        let compose = try text("compose.scale.yml")
        let block = try #require(compose.part(from: "\n  \(name)-1: &\(name)\n", to: /\n {0,2}\w/))
        #expect(block.contains("<<: *replica") && compose.contains("\n  \(name)-2: *\(name)\n"))
        #expect(block.contains("extends: { file: docker-compose.yml, service: \(name) }"))
        let port = try #require(Settings.defaultPorts[name])
        let replicas = "\(name)-1:\(port) \(name)-2:\(port)"
        let balancer = try text("Scripts/scale/Caddyfile")
        #expect(balancer.contains("\n:\(port) {\n\treverse_proxy \(replicas) {\n\t\timport replicas\n\t}\n}\n"))
        let place = try #require(compose.part(from: "\n  balancer:\n", to: /\n {0,2}\w/))
        let aliases = try #require(place.firstMatch(of: /aliases: \[([^\]]+)\]/)).output.1
        #expect(aliases.split(separator: ", ").contains(Substring(name)))
        guard ServiceNames.keepers.contains(name) else { return }
        let url = "postgres://larder_\(name.replacing("-", with: "_"))@db-1,db-2/larder"
        #expect(block.contains("LARDER_DATABASE_URL: \(url)?target_session_attrs=read-write&connect_timeout=2"))
    }

    @Test func `the stack with replicas has the volumes and the rules of the plain one`() throws {
        let compose = try text("compose.scale.yml")
        let plain = try #require(try text("docker-compose.yml").split(separator: "\nvolumes:\n").last)
        let volumes = plain.split(separator: "\n").filter { !$0.hasPrefix("  database") }
        #expect(volumes.count >= 9)
        for volume in volumes {
            #expect(compose.contains("\n\(volume)\n"), "\(volume)")
        }
        // PostgreSQL takes the first rule that fits.
        let rules = try text("Scripts/scale/pg_hba.conf").split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(rules.first == "include /etc/larder/pg_hba.conf")
        #expect(compose.contains("./Scripts/pg_hba.conf:/etc/larder/pg_hba.conf:ro"))
        let patroni = try text("Scripts/scale/patroni.yml")
        #expect(patroni.contains("hba_file: /etc/larder/pg_hba-scale.conf"))
        #expect(compose.contains("./Scripts/scale/pg_hba.conf:/etc/larder/pg_hba-scale.conf:ro"))
        #expect(compose.contains("postgres://larder@/larder?host="), "the owner by socket only")
    }

    /// What a service that runs by itself says of its routes to clients.
    private func document(of service: any HostedService.Type) async throws -> APIDocument {
        try await withTemporaryFolder { folder in
            var environment = [
                "LARDER_HOST": "127.0.0.1", "LARDER_PORT": "0", "LARDER_DATA": folder,
                "LARDER_INTERNAL_SECRET": internalSecret,
                // With it there is a route for the operator.
                "LARDER_OPERATOR_TOKEN": String(repeating: "o", count: 40),
            ]
            // Nobody is there, and nobody has to be.
            for name in ServiceNames.all {
                let word = name.uppercased().replacing("-", with: "_")
                environment["LARDER_\(word)_URL"] = "http://127.0.0.1:9"
            }
            let host = try await Host.start(
                [service],
                settings: try Settings(
                    environment: environment,
                    for: service.name,
                    with: service.settings.map { [$0] } ?? []
                ),
                loop: TestLoop.shared,
                logger: Logger(service: service.name, level: .error, sink: LogSink { _ in })
            )
            do {
                let reply = try await Probe(base: "http://127.0.0.1:\(host.port)").send("GET", "/openapi.json")
                await host.stop()
                return try APIDocument(Data(reply.body))
            } catch {
                await host.stop()
                throw error
            }
        }
    }
}

/// The Caddyfile, as far as it says which paths lead where.
private struct ReverseProxy {
    /// Each named matcher's paths, and the host and port behind it.
    private var routes: [(patterns: [String], place: String)] = []
    /// Where everything else leads.
    private var rest = ""

    init(_ text: String) {
        var matchers: [String: [String]] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            if words.count > 2, words[0].hasPrefix("@"), words[1] == "path" {
                matchers[words[0]] = Array(words.dropFirst(2))
            } else if words.count == 3, words[0] == "reverse_proxy" {
                routes.append((matchers[words[1]] ?? [], words[2]))
            } else if words.count == 2, words[0] == "reverse_proxy" {
                rest = words[1]
            }
        }
    }

    /// Where a path leads; several places if the order of the matchers decided.
    func places(of path: String) -> [String] {
        let found = routes.filter { route in
            route.patterns.contains { $0.hasSuffix("*") ? path.hasPrefix($0.dropLast()) : path == $0 }
        }
        return found.isEmpty ? [rest] : found.map(\.place)
    }

    func patterns(to service: String) -> [String] {
        routes.filter { $0.place.hasPrefix("\(service):") }.flatMap(\.patterns)
    }
}

extension String {
    /// What follows a beginning, up to what matches an end.
    fileprivate func part(from start: String, to end: some RegexComponent) -> Substring? {
        guard let start = range(of: start) else { return nil }
        let rest = self[start.upperBound...]
        return rest.prefix(upTo: rest.firstMatch(of: end)?.range.lowerBound ?? rest.endIndex)
    }
}
