import Foundation
import LarderClient
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A real Larder, started for the tests: the executable of the folder that LARDER_BINARIES names.
///
/// One for all tests, each of which has a household of its own.
actor Server {
    static let shared = Server()

    private var starting: Task<URL, any Error>?

    /// Its address, once it is ready.
    func address() async throws -> URL {
        if let starting { return try await starting.value }
        let task = Task { try await Self.start() }
        starting = task
        return try await task.value
    }

    /// A client of it with a household of its own.
    static func larder(_ transport: any HTTPTransport = URLSessionTransport()) async throws -> Larder {
        let larder = Larder(
            try await shared.address(),
            tokens: MemoryTokenStore(),
            transport: transport,
            retries: RetryPolicy(firstPause: 0.01, longestPause: 0.2)
        )
        try await larder.auth.signInAnonymously()
        return larder
    }

    private static func start() async throws -> URL {
        let name = "LARDER_BINARIES"
        guard let folder = ProcessInfo.processInfo.environment[name], !folder.isEmpty else {
            throw Unavailable("\(name) must name the folder with Larder's executables")
        }
        let executable = URL(fileURLWithPath: folder).appendingPathComponent("larder")
        guard FileManager.default.isExecutableFile(atPath: executable.path) else {
            throw Unavailable("there is no executable \(executable.path)")
        }
        let data = FileManager.default.temporaryDirectory.appendingPathComponent("larder-client-\(UUID())")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let log = data.appendingPathComponent("log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        let process = Process()
        // It ends with the tests, however they end: the shell waits for the end of its input, which is this process's.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "\"$0\" & server=$!; cat >/dev/null; kill -9 $server; wait; rm -rf \"$LARDER_DATA\"", executable.path,
        ]
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("LARDER_") }
        environment["LARDER_DATA"] = data.path
        environment["LARDER_HOST"] = "127.0.0.1"
        environment["LARDER_PORT"] = "0"
        for limit in ["ACCOUNT", "ADDRESS", "LINK", "SIGN_IN", "IMPORT"] { environment["LARDER_RATE_\(limit)"] = "0" }
        process.environment = environment
        process.standardInput = Pipe()
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = FileHandle.nullDevice
        try process.run()
        running.withLock { $0 = process }
        return try await port(log, process)
    }

    /// Kept for as long as the tests run.
    private static let running = Kept<Process?>(nil)

    /// Reads the port from the log.
    private static func port(_ log: URL, _ process: Process) async throws -> URL {
        for _ in 0..<600 {
            let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            for line in text.split(separator: "\n") {
                let members = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
                guard members["message"] as? String == "ready", let port = members["port"] as? Int else { continue }
                if let url = URL(string: "http://127.0.0.1:\(port)") { return url }
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
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("larder-client-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}

/// Waits for something, at most so many seconds.
func eventually(
    _ comment: Comment,
    seconds: Double = 15,
    _ isSo: () async throws -> Bool
) async throws {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
        if try await isSo() { return }
        try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record(comment)
}
