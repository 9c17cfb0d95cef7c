import Foundation
import Glibc

/// A PostgreSQL server that a test may stop and start as it likes.
public final class PrivateServer: Sendable {
    private let bin: String
    private let folder: String
    private let port: Int

    /// Runs `body` with a server of its own, which is gone afterwards.
    public static func with(_ body: (PrivateServer) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let server = try PrivateServer(folder: folder)
            try server.start()
            do {
                try await body(server)
            } catch {
                try? server.stop()
                throw error
            }
            try server.stop()
        }
    }

    /// Where it is.
    public var url: String { "postgres://larder@127.0.0.1:\(port)/postgres" }

    private init(folder: String) throws {
        self.folder = folder
        let versions = try FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")
        guard let newest = versions.compactMap({ Int($0) }).max() else {
            throw TestDatabaseError(description: "PostgreSQL is not installed")
        }
        bin = "/usr/lib/postgresql/\(newest)/bin"
        port = try freePort()
        if getuid() == 0 { try run("/usr/bin/chown", ["postgres", folder]) }
        try runAsOwner(
            "initdb",
            ["-D", folder + "/data", "-U", "larder", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        )
    }

    /// Starts it and waits until it accepts connections.
    public func start() throws {
        let options =
            "-c listen_addresses=127.0.0.1 -c port=\(port) -c unix_socket_directories=\(folder) -c fsync=off"
        try runAsOwner("pg_ctl", ["-D", folder + "/data", "-l", folder + "/log", "-o", options, "-w", "start"])
    }

    /// Stops it without regard for anyone.
    public func stop() throws {
        let isRunning = FileManager.default.fileExists(atPath: folder + "/data/postmaster.pid")
        if isRunning { try runAsOwner("pg_ctl", ["-D", folder + "/data", "-m", "immediate", "-w", "stop"]) }
    }

    /// Holds all of its processes where they are: it still takes connections, and says nothing.
    public func pause() throws { try signal(SIGSTOP) }

    /// Lets it go on.
    public func resume() throws { try signal(SIGCONT) }

    private func signal(_ signal: Int32) throws {
        let file = try String(contentsOfFile: folder + "/data/postmaster.pid", encoding: .utf8)
        guard let first = pid_t(file.prefix { $0.isNumber }) else {
            throw TestDatabaseError(description: "the server does not run")
        }
        // The first makes the others, so it is held before and let go after them.
        if signal == SIGSTOP { kill(first, signal) }
        let children = try String(contentsOfFile: "/proc/\(first)/task/\(first)/children", encoding: .utf8)
        for child in children.split(separator: " ").compactMap({ pid_t($0) }) { kill(child, signal) }
        if signal == SIGCONT { kill(first, signal) }
    }

    /// Runs one of PostgreSQL's programs, which refuse to be run as root.
    private func runAsOwner(_ program: String, _ arguments: [String]) throws {
        if getuid() == 0 {
            try run("/usr/sbin/runuser", ["-u", "postgres", "--", "\(bin)/\(program)"] + arguments)
        } else {
            try run("\(bin)/\(program)", arguments)
        }
    }

    /// Runs a program and waits for it.
    ///
    /// Not Foundation's Process: it waits until nobody holds its socket any more, which the server inherits.
    private func run(_ program: String, _ arguments: [String]) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in Int32(0)...2 {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process = pid_t()
        guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else {
            throw TestDatabaseError(description: "\(program) cannot be run")
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 && errno == EINTR {}
        guard status == 0 else {
            throw TestDatabaseError(description: "\(program) \(arguments.last ?? "") failed")
        }
    }
}

/// A port of 127.0.0.1 that nobody listens on.
private func freePort() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
            bind(descriptor, generic, length) | getsockname(descriptor, generic, &length)
        }
    }
    guard status == 0 else { throw TestDatabaseError(description: "there is no free port") }
    return Int(UInt16(bigEndian: address.sin_port))
}
