import Foundation
import TestSupport

/// An empty PostgreSQL database of its own, on the server that the tests use; dropped with `drop`.
struct FreshDatabase {
    let url: String
    private let server: String
    private let name: String

    init() throws {
        server = try testPostgresURL()
        name = uniqueName("end_to_end")
        guard var parts = URLComponents(string: server) else { throw DatabaseFailed(output: "not a URL: \(server)") }
        parts.path = "/\(name)"
        url = parts.string ?? server
        try psql("CREATE DATABASE \(name)")
    }

    func drop() {
        try? psql("DROP DATABASE IF EXISTS \(name) WITH (FORCE)")
    }

    private func psql(_ statement: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/psql")
        process.arguments = ["--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1", "--command", statement, server]
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw DatabaseFailed(output: String(decoding: output, as: UTF8.self))
        }
    }
}

/// psql's words about what went wrong.
struct DatabaseFailed: Error {
    let output: String
}
