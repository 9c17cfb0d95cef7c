import Glibc
import HTTP
import Loop
import Synchronization
import Testing

@Suite struct StreamTests {
    /// Streams that have been opened, and how many have ended.
    private final class Feed: Sendable {
        let streams = Mutex<[EventStream]>([])
        let closed = Atomic<Int>(0)

        var router: Router {
            var router = sampleRouter()
            router.on(.get, "/events", operation("events")) { [self] request in
                let stream = EventStream(limit: 4_096)
                stream.send(id: "1", event: "hello", data: Array((request.headers["Last-Event-ID"] ?? "-").utf8))
                stream.onClose { [self] in closed.add(1, ordering: .relaxed) }
                streams.withLock { $0.append(stream) }
                return .events(stream)
            }
            return router
        }

        func broadcast(_ text: String) {
            for stream in streams.withLock({ $0 }) { stream.send(data: Array(text.utf8)) }
        }

        /// Waits up to five seconds until so many streams have ended.
        func waitUntilClosed(_ count: Int) -> Bool {
            for _ in 0..<500 where closed.load(ordering: .relaxed) < count { usleep(10_000) }
            return closed.load(ordering: .relaxed) == count
        }
    }

    private static let request = "GET /events HTTP/1.1\r\nHost: t\r\nLast-Event-ID: 41\r\n\r\n"

    @Test func `events come as they are sent, from any thread`() async throws {
        let feed = Feed()
        try await withServer(feed.router) { port in
            let clients = try (0..<20).map { _ in try RawConnection(port: port) }
            for client in clients {
                client.send(StreamTests.request)
                let head = try #require(client.answer())
                #expect(head.headers["content-type"] == "text/event-stream; charset=utf-8")
                #expect(head.headers["cache-control"] == "no-store")
                #expect(client.read(until: "\n\n")?.hasSuffix("id: 1\nevent: hello\ndata: 41\n\n") == true)
            }
            for number in 0..<10 { feed.broadcast("line \(number)\nmore") }
            for client in clients {
                for number in 0..<10 {
                    #expect(client.read(until: "\n\n")?.contains("data: line \(number)\ndata: more\n") == true)
                }
            }
        }
        #expect(feed.closed.load(ordering: .relaxed) == 20)
    }

    @Test func `a silent stream has a heartbeat`() async throws {
        let feed = Feed()
        try await withServer(feed.router, .with { $0.heartbeat = .milliseconds(200) }) { port in
            let client = try RawConnection(port: port)
            client.send(StreamTests.request)
            _ = client.read(until: "data: 41\n\n")
            let start = monotonicNanoseconds()
            for _ in 0..<3 { #expect(client.read(until: ": \n\n") != nil) }
            let took = (monotonicNanoseconds() - start) / 1_000_000
            #expect((300...3_000).contains(took), "three heartbeats took \(took) ms")
        }
    }

    @Test func `a stream outlives the deadline of requests and the idle time`() async throws {
        let feed = Feed()
        try await withServer(
            feed.router,
            .with {
                $0.requestDeadline = .milliseconds(200)
                $0.idleTimeout = .milliseconds(200)
            }
        ) { port in
            let client = try RawConnection(port: port)
            client.send(StreamTests.request)
            _ = client.read(until: "data: 41\n\n")
            usleep(700_000)
            feed.broadcast("still here")
            #expect(client.read(until: "still here") != nil)
        }
    }

    @Test func `a feed learns that its client has gone`() async throws {
        let feed = Feed()
        try await withServer(feed.router) { port in
            do {
                let client = try RawConnection(port: port)
                client.send(StreamTests.request)
                _ = client.read(until: "data: 41\n\n")
            }
            #expect(feed.waitUntilClosed(1))
            #expect(try RawConnection(port: port).get("/hello")?.status == 200)
        }
    }

    @Test func `a client that does not read is dropped`() async throws {
        let feed = Feed()
        try await withServer(feed.router) { port in
            let client = try RawConnection(port: port, receiveBuffer: 4_096)
            client.send(StreamTests.request)
            _ = client.read(until: "data: 41\n\n")
            let text = String(repeating: "x", count: 1_000)
            for _ in 0..<20_000 where feed.closed.load(ordering: .relaxed) == 0 { feed.broadcast(text) }
            #expect(feed.waitUntilClosed(1))
        }
    }

    @Test func `a closed stream ends for the client after what was sent`() async throws {
        let feed = Feed()
        try await withServer(feed.router) { port in
            let client = try RawConnection(port: port)
            client.send(StreamTests.request)
            _ = client.read(until: "data: 41\n\n")
            feed.broadcast("last")
            for stream in feed.streams.withLock({ $0 }) { stream.close() }
            #expect(client.read(until: "data: last\n\n") != nil)
            #expect(client.read(until: "0\r\n\r\n") != nil)
        }
    }

    @Test func `HEAD of a stream opens none`() async throws {
        let feed = Feed()
        try await withServer(feed.router) { port in
            let client = try RawConnection(port: port)
            client.send("HEAD /events HTTP/1.1\r\nHost: t\r\n\r\n")
            #expect(client.answer(toHead: true)?.headers["content-type"] == "text/event-stream; charset=utf-8")
            #expect(feed.waitUntilClosed(1))
        }
    }

    @Test func `an event cannot forge another one`() {
        let stream = EventStream()
        stream.send(id: "1\ndata: forged", event: "a\r\nid: 9", data: Array("x\r\nid: 7".utf8))
        #expect(String(decoding: stream.drain(), as: UTF8.self) == "id: 1\nevent: a\ndata: x\ndata: id: 7\n\n")
    }

    @Test func `whoever asks after the end is told at once`() {
        let stream = EventStream()
        let told = Mutex(0)
        stream.close()
        stream.onClose { told.withLock { $0 += 1 } }
        stream.close()
        #expect(told.withLock { $0 } == 1)
        stream.send(data: [1])
        #expect(stream.drain().isEmpty)
    }
}
