import Glibc
import HTTP
import Synchronization
import Testing

@Suite struct AfterAnswerTests {
    /// What happened, in order.
    private final class Journal: Sendable {
        private let entries = Mutex<[String]>([])
        func add(_ entry: String) { entries.withLock { $0.append(entry) } }
        var all: [String] { entries.withLock { $0 } }
    }

    @Test(arguments: [("/small", 10), ("/small", 100_000), ("/fails", 10)])
    func `what a request leaves for later is done once its handler has answered`(path: String, size: Int) async throws {
        let journal = Journal()
        var router = Router()
        for name in ["/small", "/fails"] {
            router.on(.post, name, operation(bodySize: .bytes(200_000))) { _ in
                RequestContext.afterAnswer { journal.add("later") }
                try await Task.sleep(for: .milliseconds(10))
                journal.add("handled")
                if name == "/fails" { throw Unmapped() }
                return .text("done")
            }
        }
        try await withServer(router) { port in
            let client = try RawConnection(port: port)
            client.send("POST \(path) HTTP/1.1\r\nHost: test\r\nContent-Length: \(size)\r\n\r\n")
            client.send([UInt8](repeating: 7, count: size))
            #expect(client.answer()?.status == (path == "/fails" ? 500 : 200))
            while journal.all.count < 2 { usleep(1000) }
        }
        #expect(journal.all == ["handled", "later"])
    }

    @Test func `without a request to answer it is done at once`() {
        let journal = Journal()
        RequestContext.afterAnswer { journal.add("now") }
        journal.add("next")
        #expect(journal.all == ["now", "next"])
    }
}
