import Foundation
import Glibc
import Synchronization

/// Larder's executables, started as a user would start them, on free ports and with data of their own.
///
/// They are those of the folder that LARDER_BINARIES names; without it, those that were built with the tests.
actor Fleet {
    /// Where the executables and the scripts are.
    private let build: URL
    private let root: URL
    /// Everything that is thrown away at the end.
    let scratch: URL
    private var running: [String: Process] = [:]
    private let identifiers = Mutex<[String: pid_t]>([:])
    private var recipes: [String: (executable: String, environment: [String: String])] = [:]

    init() throws {
        root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        if let folder = ProcessInfo.processInfo.environment["LARDER_BINARIES"], !folder.isEmpty {
            build = URL(fileURLWithPath: folder, relativeTo: root).resolvingSymlinksInPath()
        } else {
            // The test runner lies among the executables it was built with.
            build = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        }
        scratch = FileManager.default.temporaryDirectory.appendingPathComponent("larder-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    /// Starts an executable and waits until it is ready; a replica of one that runs already needs another name.
    ///
    /// With `descriptors` it may have so many files and sockets open.
    func start(
        _ name: String,
        _ environment: [String: String],
        executable: String? = nil,
        descriptors: Int? = nil
    ) async throws {
        let executable = executable ?? name
        recipes[name] = (executable, environment)
        let process = Process()
        process.executableURL = build.appendingPathComponent(executable)
        if let descriptors {
            process.arguments = [
                "-c", "ulimit -n \(descriptors) && exec \"$0\"", build.appendingPathComponent(executable).path,
            ]
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
        }
        process.environment = full(environment)
        let log = scratch.appendingPathComponent("\(name).log")
        if !FileManager.default.fileExists(atPath: log.path) {
            _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        }
        let output = try FileHandle(forWritingTo: log)
        try output.seekToEnd()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        running[name] = process
        let identifier = process.processIdentifier
        identifiers.withLock { $0[name] = identifier }
        try await waitUntilReady(name, environment["LARDER_PORT"].flatMap { UInt16($0) } ?? 0)
    }

    /// Kills an executable without a warning, as a power cut would, and waits until it is gone.
    ///
    /// From any thread.
    nonisolated func kill(_ name: String) {
        guard let identifier = identifiers.withLock({ $0[name] }) else { return }
        Glibc.kill(identifier, SIGKILL)
        while Glibc.kill(identifier, 0) == 0 { usleep(2000) }
    }

    /// Starts an executable again, as it was started before.
    func restart(_ name: String) async throws {
        guard let recipe = recipes[name] else { return }
        try await start(name, recipe.environment, executable: recipe.executable)
    }

    /// Asks an executable to stop and gives its exit status and how long it took.
    func terminate(_ name: String) -> (status: Int32, seconds: Double)? {
        guard let process = running.removeValue(forKey: name) else { return nil }
        let start = Date()
        process.terminate()
        process.waitUntilExit()
        return (process.terminationStatus, Date().timeIntervalSince(start))
    }

    /// Leaves an executable that runs room for so many more files and sockets.
    func limit(_ name: String, toMore more: Int) throws {
        let identifier = identifiers.withLock { $0[name] ?? 0 }
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/fd").count
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/prlimit")
        process.arguments = ["--pid", String(identifier), "--nofile=\(open + more):"]
        try process.run()
        process.waitUntilExit()
    }

    /// Whether an executable runs.
    func isRunning(_ name: String) -> Bool { running[name]?.isRunning ?? false }

    /// Runs a script of the project; its exit status and all it printed.
    func run(script: String, _ environment: [String: String]) throws -> (status: Int32, output: String) {
        try run(URL(fileURLWithPath: "/bin/bash"), [root.appendingPathComponent(script).path], environment)
    }

    /// Runs an executable's command; its exit status and all it printed.
    func run(
        _ executable: String,
        _ arguments: [String],
        _ environment: [String: String]
    ) throws -> (status: Int32, output: String) {
        try run(build.appendingPathComponent(executable), arguments, environment)
    }

    /// Starts an executable's command, of which nothing printed is kept.
    func launch(_ executable: String, _ arguments: [String], _ environment: [String: String]) throws -> Process {
        let process = Process()
        process.executableURL = build.appendingPathComponent(executable)
        process.arguments = arguments
        process.environment = full(environment)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private func run(
        _ executable: URL,
        _ arguments: [String],
        _ environment: [String: String]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = full(environment)
        let file = scratch.appendingPathComponent("run.log")
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        let output = try FileHandle(forWritingTo: file)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
    }

    /// This process's environment without its own settings of Larder's, and with some.
    private func full(_ settings: [String: String]) -> [String: String] {
        var full = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("LARDER_") }
        // All tests come from one address, and ask more than a household does.
        full["LARDER_DATA"] = scratch.appendingPathComponent("files").path
        for name in ["ACCOUNT", "ADDRESS", "LINK", "SIGN_IN", "IMPORT"] { full["LARDER_RATE_\(name)"] = "0" }
        for (key, value) in settings { full[key] = value }
        return full
    }

    /// The last lines that an executable has logged.
    func log(_ name: String) -> String {
        let text = (try? String(contentsOf: scratch.appendingPathComponent("\(name).log"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").suffix(20).joined(separator: "\n")
    }

    /// Ends everything.
    func end() {
        for process in running.values where process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) }
        for process in running.values { process.waitUntilExit() }
        try? FileManager.default.removeItem(at: scratch)
    }

    private func waitUntilReady(_ name: String, _ port: UInt16) async throws {
        let deadline = Date().addingTimeInterval(20)
        while Date() < deadline {
            if try LocalCall(method: "GET", port: port, path: "/readyz").send().status == 200 { return }
            if !isRunning(name) { break }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw NotReady(name: name, log: log(name))
    }
}

/// An executable that did not come up.
struct NotReady: Error, CustomStringConvertible {
    let name: String
    let log: String
    var description: String { "\(name) did not become ready; it logged:\n\(log)" }
}

/// Runs curl and gives what it printed.
@discardableResult
func curl(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
    process.arguments = ["--silent", "--max-time", "30"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}

/// Ports that nothing listens on, below those that the system gives to outgoing connections: one of these could take it
/// before it is listened on.
func freePorts(_ count: Int) -> [UInt16] {
    var sockets: [Int32] = []
    defer { for socket in sockets { close(socket) } }
    var ports: [UInt16] = []
    while ports.count < count {
        let port = UInt16.random(in: 10_000...32_000)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        sockets.append(descriptor)
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if status == 0 { ports.append(port) }
    }
    return ports
}
