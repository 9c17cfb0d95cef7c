import Database
import Loop
import Synchronization
import TestSupport
import Testing

/// What a listener has heard.
final class Heard: Sendable {
    private let payloads = Mutex<[String]>([])

    var all: [String] { payloads.withLock { $0 } }

    func append(_ payload: String) {
        payloads.withLock { $0.append(payload) }
    }

    /// Waits until a payload has been heard.
    func wait(for payload: String) async throws {
        for _ in 0..<1000 {
            if all.contains(payload) { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("\"\(payload)\" was not heard, but \(all)")
    }
}

@Suite struct NotificationTests {
    @Test(arguments: Engine.allCases)
    func `a channel's listeners hear its notifications, and no others`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            let (first, second, other) = (Heard(), Heard(), Heard())
            db.listen(channel: "events") { first.append($0) }
            db.listen(channel: "events") { second.append($0) }
            db.listen(channel: "other") { other.append($0) }
            for payload in ["a", "b'\"\\", "é🍅"] { db.notify(channel: "events", payload: payload) }
            db.notify(channel: "other", payload: "end")
            for payload in ["a", "b'\"\\", "é🍅"] {
                try await first.wait(for: payload)
                try await second.wait(for: payload)
            }
            try await other.wait(for: "end")
            #expect(other.all == ["end"])
            #expect(first.all.count == 3 && second.all.count == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func `many equal notifications are delivered as few, and the last is never lost`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            let heard = Heard()
            db.listen(channel: "events") { heard.append($0) }
            db.notify(channel: "events", payload: "ready")
            try await heard.wait(for: "ready")
            // In one turn of the loop, which delivers at its end: elsewhere the loop may just keep up.
            TestLoop.shared.execute {
                for _ in 0..<2000 { db.notify(channel: "events", payload: "many") }
                db.notify(channel: "events", payload: "last")
            }
            try await heard.wait(for: "last")
            #expect(heard.all.contains("many"))
            #expect(heard.all.count < 10, "\(heard.all.count)")
        }
    }

    @Test func `a notification too long for the server arrives without its payload`() async throws {
        try await withKitchen(.postgres) { db in
            let heard = Heard()
            db.listen(channel: "events") { heard.append($0) }
            db.notify(channel: "events", payload: String(repeating: "x", count: 9000))
            try await heard.wait(for: "")
        }
    }
}
