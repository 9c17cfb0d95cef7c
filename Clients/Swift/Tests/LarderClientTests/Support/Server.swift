import Foundation
import LarderClient
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A real Larder, started for the tests: the executable of the folder that LARDER_BINARIES names.
actor Server {
    /// One for most tests, each of which has a household of its own.
    static let shared = Server()

    /// The path that it is reached below, such as `/kitchen`; empty for none.
    private let path: String
    /// Its files, and below them those of the tests; they are gone with it.
    let data = FileManager.default.temporaryDirectory.appendingPathComponent("larder-client-\(UUID())")
    private var starting: Task<URL, any Error>?
    private var process: Process?
    private var watchdog: Pipe?
    private var port = 0

    init(below path: String = "") { self.path = path }

    /// Its address, once it is ready.
    func address() async throws -> URL {
        if let starting { return try await starting.value }
        let task = Task { try await start() }
        starting = task
        return try await task.value
    }

    /// A client of it with a household of its own.
    static func larder(
        _ transport: any HTTPTransport = URLSessionTransport(),
        of server: Server = shared
    ) async throws -> Larder {
        let larder = Larder(
            try await server.address(),
            tokens: MemoryTokenStore(),
            transport: transport,
            retries: RetryPolicy(firstPause: 0.01, longestPause: 0.2)
        )
        try await larder.auth.signInAnonymously()
        return larder
    }

    /// Kills it without a warning.
    func kill() async throws {
        guard let process else { return }
        Foundation.kill(process.processIdentifier, SIGKILL)
        while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
        // Its number may be another process's from now on.
        try watchdog?.fileHandleForWriting.write(contentsOf: Data("gone\n".utf8))
    }

    /// Starts it again, with the same data on the same port.
    func restart() async throws {
        let task = Task { try await start() }
        starting = task
        _ = try await task.value
    }

    private func start() async throws -> URL {
        let name = "LARDER_BINARIES"
        guard let folder = ProcessInfo.processInfo.environment[name], !folder.isEmpty else {
            throw Unavailable("\(name) must name the folder with Larder's executables")
        }
        let executable = URL(fileURLWithPath: folder).appendingPathComponent("larder")
        guard FileManager.default.isExecutableFile(atPath: executable.path) else {
            throw Unavailable("there is no executable \(executable.path)")
        }
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let log = data.appendingPathComponent("log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        let process = Process()
        process.executableURL = executable
        process.environment = environment
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = FileHandle.nullDevice
        try process.run()
        try watch(process)
        self.process = process
        port = try await port(log, process)
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
            throw Unavailable("there is no port \(port)")
        }
        return url
    }

    /// Ends it with the tests, however they end: a shell then reads the end of its input.
    private func watch(_ process: Process) throws {
        let (watchdog, input) = (Process(), Pipe())
        watchdog.executableURL = URL(fileURLWithPath: "/bin/sh")
        watchdog.arguments = [
            "-c", "read -r _ && exit; kill -9 \(process.processIdentifier); sleep 1; rm -rf \"$0\"", data.path,
        ]
        watchdog.standardInput = input
        watchdog.standardOutput = FileHandle.nullDevice
        watchdog.standardError = FileHandle.nullDevice
        try watchdog.run()
        self.watchdog = input
    }

    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("LARDER_") }
        environment["LARDER_DATA"] = data.path
        environment["LARDER_HOST"] = "127.0.0.1"
        environment["LARDER_PORT"] = String(port)
        if !path.isEmpty { environment["LARDER_ORIGIN"] = "http://larder.test\(path)" }
        for limit in ["ACCOUNT", "ADDRESS", "LINK", "SIGN_IN", "IMPORT"] { environment["LARDER_RATE_\(limit)"] = "0" }
        return environment
    }

    /// Reads the port from the log.
    private func port(_ log: URL, _ process: Process) async throws -> Int {
        for _ in 0..<1200 {
            let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            for line in text.split(separator: "\n") {
                let members = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
                if members["message"] as? String == "ready", let port = members["port"] as? Int { return port }
            }
            guard process.isRunning else { throw Unavailable("Larder did not start:\n\(text)") }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw Unavailable("Larder was not ready in time")
    }
}

/// The server could not be started.
struct Unavailable: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// A value that only one thread at a time can use.
///
/// Sendable because the value is reached with the lock held only.
final class Kept<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    @discardableResult
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}

/// A new folder for a test's files.
func temporaryFolder() throws -> URL {
    let folder = Server.shared.data.appendingPathComponent("phones/\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}

/// Waits for something, at most so many seconds.
func eventually(
    _ comment: Comment,
    seconds: Double = 30,
    _ isSo: () async throws -> Bool
) async throws {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
        if try await isSo() { return }
        try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record(comment)
}
