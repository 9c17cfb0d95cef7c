import Foundation
import LarderClient

/// `larder-phone SERVER[,…] LIST FOLDER`: somebody with an app for one grocery list.
///
/// Any of the servers is asked, with the token in LARDER_PHONE_TOKEN. What waits is kept in the folder, in which the phone
/// goes on after it was killed. Lines of standard input say what is done: `act NUMBER` something random, `network on` or
/// `off`, `show`. A line of JSON on standard output says what has come of it, and also what is sent and answered.
@main
struct PhoneCommand {
    static func main() async {
        do {
            try await run()
        } catch {
            Output.write(["failed": "\(error)"])
            exit(1)
        }
    }

    private static func run() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 3, let id = UUID(uuidString: arguments[2]) else {
            throw Misuse("larder-phone SERVER[,…] LIST FOLDER")
        }
        let servers = arguments[1].split(separator: ",").compactMap { URL(string: String($0)) }
        guard let first = servers.first else { throw Misuse("no server is named") }
        let network = PhoneNetwork(to: servers)
        let larder = Larder(
            first,
            tokens: MemoryTokenStore(try tokens()),
            transport: network,
            retries: RetryPolicy(firstPause: 0.01, longestPause: 0.2)
        )
        let store = try GroceryListStore(id, of: larder, in: URL(fileURLWithPath: arguments[3]))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await store.run() }
            group.addTask {
                let phone = Phone(store, network)
                for await line in lines() { try await phone.take(line) }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private static func tokens() throws -> SessionTokens {
        let name = "LARDER_PHONE_TOKEN"
        guard let token = ProcessInfo.processInfo.environment[name] else { throw Misuse("\(name) is missing") }
        let end = Date().addingTimeInterval(86_400).timeIntervalSinceReferenceDate
        let members: [String: Any] = [
            "accessToken": token, "refreshToken": "none", "expiresAt": end, "userID": UUID().uuidString,
        ]
        return try JSONDecoder().decode(SessionTokens.self, from: JSONSerialization.data(withJSONObject: members))
    }

    /// The lines of standard input, which are read on a thread of their own.
    private static func lines() -> AsyncStream<String> {
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
            while let text = readLine() { line.yield(text) }
            line.finish()
        }
        return lines
    }
}

/// A command that means nothing.
struct Misuse: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Lines of JSON, each written at once: nothing is lost with a process that is killed later.
enum Output {
    private static let lock = NSLock()

    static func write(_ members: [String: Any]) {
        guard var line = try? JSONSerialization.data(withJSONObject: members) else { return }
        line.append(UInt8(ascii: "\n"))
        lock.withLock { FileHandle.standardOutput.write(line) }
    }
}
