import CLinux
import Glibc
import HTTP
import Loop
import Telemetry

/// One program: its services and its command words.
struct Program: Sendable {
    let services: [any HostedService.Type]
    let name: String
    let loop = EventLoop()

    init(_ services: [any HostedService.Type], name: String) {
        self.services = services
        self.name = name
    }

    func main() -> Never {
        larder_return_large_memory()
        // Whatever a library makes besides is for this user alone.
        umask(0o077)
        // Before any thread is started.
        let signals = Signals()
        Descriptors.raiseLimit()
        let words = CommandLine.arguments.dropFirst()
        switch words.first ?? "run" {
        case "run" where words.count <= 1: run(signals)
        case "migrate" where words.count == 1: finish(signals) { settings, logger in await migrate(settings, logger) }
        case "distribute" where words.count == 1:
            finish(signals) { settings, logger in await distribute(settings, logger) }
        case "health" where words.count == 1: finish(signals) { settings, _ in await checkHealth(settings) }
        case "doctor" where words.count == 1: finish(signals) { settings, _ in await examine(settings) }
        case "backup" where words.count == 2: finish(signals) { settings, _ in await backUp(settings) }
        case "restore" where words.count == 2: finish(signals) { settings, _ in await restore(settings) }
        case let word:
            for service in services {
                for command in service.commands where command.word == word && command.takes(words.count - 1) {
                    finish(signals) { settings, logger in await run(command, of: service, settings, logger) }
                }
            }
            let commands = services.flatMap { $0.commands }
            let own = ["run", "migrate", "distribute", "health", "doctor", "backup FILE", "restore FILE"]
            let words = (own + commands.map(\.usage)).joined(separator: " | ")
            let lines = commands.map { "\n  \($0.usage)  \($0.purpose)" }.joined()
            say(
                """
                usage: \(name) [\(words)]
                  run           answers requests until it is stopped (the default)
                  migrate       brings the database schemas up to date and exits
                  distribute    moves the rows of a filled PostgreSQL database to the servers of its Citus cluster
                  health        its exit status says whether \(name) is ready on this machine
                  doctor        checks the installation and says how to fix problems
                  backup FILE   copies all SQLite databases, in the state of one moment, to one file
                  restore FILE  restores a backup; the previous data is kept in another folder\(lines)
                Settings are environment variables; docs/settings.md describes them.
                """
            )
            exit(EX_USAGE)
        }
    }

    private func run(_ signals: Signals) -> Never {
        let settings = readSettings(needsSecret: true)
        let logger = logger(settings)
        let lifetime = Lifetime(loop: loop, logger: logger)
        loop.start()
        signals.watch(on: loop) { $0 == SIGUSR1 ? logger.toggleDebugging() : lifetime.end() }
        loop.spawn {
            do throws(StartError) {
                let host = try await Host.start(services, settings: settings, loop: loop, logger: logger)
                lifetime.begin(host)
                if isatty(STDERR_FILENO) == 1 { greet(host, settings) }
            } catch {
                logger.flush()
                say("\(name) cannot start. \(error)")
                leave(EXIT_FAILURE)
            }
        }
        while true { pause() }
    }

    /// Tells a person at a terminal where to go.
    private func greet(_ host: Host, _ settings: Settings) {
        say("\n  Larder is running: \(host.origin)")
        if settings.publicOrigin == nil, settings.server.host == "0.0.0.0", let address = localNetworkAddress() {
            say("  For phones in your network, start it with LARDER_ORIGIN=http://\(address):\(host.port)")
        }
        say("  Control-C stops it.\n")
    }

    /// Runs `work` on the loop and ends the program with the status that it gives.
    private func finish(
        _ signals: Signals,
        _ work: @escaping @Sendable (Settings, Logger) async -> Int32
    ) -> Never {
        let settings = readSettings(needsSecret: false)
        let logger = logger(settings)
        loop.start()
        signals.watch(on: loop) { if $0 != SIGUSR1 { leave(EXIT_FAILURE) } }
        loop.spawn {
            let status = await work(settings, logger)
            logger.flush()
            leave(status)
        }
        while true { pause() }
    }

    /// The settings, or the end of the program with all that is wrong with them.
    private func readSettings(needsSecret: Bool) -> Settings {
        var environment: [String: String] = [:]
        let own = services.compactMap { $0.settings }
        for setting in Setting.all + own.flatMap({ $0.all }) {
            if let value = getenv(setting.key) { environment[setting.key] = String(cString: value) }
        }
        do {
            return try Settings(
                environment: environment,
                for: services.count == 1 ? services[0].name : nil,
                with: own,
                needsSecret: needsSecret
            )
        } catch {
            if CommandLine.arguments.dropFirst().first == "doctor" { exit(Program.report(DoctorRules.settings(error))) }
            say("\(name) cannot start. \(error)")
            exit(EX_CONFIG)
        }
    }

    private func logger(_ settings: Settings) -> Logger {
        Logger(service: name, level: Logger.Level(rawValue: settings.logLevel) ?? .info)
    }
}

/// Writes a line for a person to standard error.
func say(_ text: String) {
    // Not through `stderr`: it is a global variable of C's, which any thread could change.
    let bytes = Array((text + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
}
