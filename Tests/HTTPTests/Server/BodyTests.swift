import Glibc
import HTTP
import Loop
import Synchronization
import Testing

/// A gate that lets in whoever names themselves, if need be after a while.
private final class NameGate: RequestGate {
    private let delay: Duration
    private let asked = Mutex(0)

    init(after delay: Duration = .zero) {
        self.delay = delay
    }

    var timesAsked: Int { asked.withLock { $0 } }

    func admit(_ head: Request, to operation: HTTP.Operation, length: Int?) async throws(Problem) -> Admission {
        asked.withLock { $0 += 1 }
        if delay > .zero { try? await Task.sleep(for: delay) }
        guard let name = head.headers["X-Name"] else { throw .unauthorized() }
        return Admission(owner: WorkOwner(address: "same", account: name))
    }
}

@Suite struct BodyTests {
    private static let large = "POST /import HTTP/1.1\r\nHost: test\r\n"

    @Test(arguments: [Duration.zero, .milliseconds(20)])
    func `who may not call is told so before a large body is taken`(delay: Duration) async throws {
        let gate = NameGate(after: delay)
        try await withServer(sampleRouter(), .with { $0.gate = gate }) { port in
            let connection = try RawConnection(port: port)
            connection.send(Self.large + "Content-Length: 1000000\r\n\r\n")
            // Nothing of the body has been sent.
            #expect(connection.answer()?.status == 401)
            let chunked = try RawConnection(port: port)
            chunked.send(Self.large + "Transfer-Encoding: chunked\r\n\r\n")
            #expect(chunked.answer()?.status == 401)
        }
        #expect(gate.timesAsked == 2)
    }

    @Test(arguments: [Duration.zero, .milliseconds(20)])
    func `who may call sends a large body, and the connection goes on`(delay: Duration) async throws {
        let gate = NameGate(after: delay)
        try await withServer(sampleRouter(), .with { $0.gate = gate }) { port in
            let connection = try RawConnection(port: port)
            for _ in 0..<2 {
                connection.send(Self.large + "X-Name: Ann\r\nContent-Length: 1000000\r\n\r\n")
                connection.send([UInt8](repeating: 120, count: 1_000_000))
                #expect(connection.answer()?.text == "1000000")
            }
            #expect(connection.get("/hello")?.text == "hello")
            connection.send(Self.large + "X-Name: Ann\r\nTransfer-Encoding: chunked\r\n\r\n")
            connection.send("186A0\r\n" + String(repeating: "x", count: 100_000) + "\r\n0\r\n\r\n")
            #expect(connection.answer()?.text == "100000")
        }
        #expect(gate.timesAsked == 3)
    }

    @Test func `a refused client sees the answer although it has sent its body`() async throws {
        try await withServer(sampleRouter(), .with { $0.gate = NameGate() }) { port in
            for _ in 0..<20 {
                let connection = try RawConnection(port: port)
                connection.send(Self.large + "Content-Length: 500000\r\n\r\n")
                connection.send([UInt8](repeating: 120, count: 500_000))
                #expect(connection.answer()?.status == 401)
            }
        }
    }

    @Test func `a small body is taken without asking`() async throws {
        let gate = NameGate()
        try await withServer(sampleRouter(), .with { $0.gate = gate }) { port in
            let connection = try RawConnection(port: port)
            connection.send("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 5\r\n\r\nhello")
            #expect(connection.answer()?.text == "hello")
        }
        #expect(gate.timesAsked == 0)
    }

    @Test func `a large body to where nothing is gets its 404 or 405 at once`() async throws {
        try await withServer(sampleRouter()) { port in
            for (path, status) in [("/nothing", 404), ("/hello", 405)] {
                let connection = try RawConnection(port: port)
                connection.send("POST \(path) HTTP/1.1\r\nHost: test\r\nContent-Length: 900000\r\n\r\n")
                #expect(connection.answer()?.status == status)
            }
        }
    }

    @Test func `one client's unfinished bodies leave room for the others'`() async throws {
        let settings = ServerSettings.with {
            $0.gate = NameGate()
            $0.bodyMemory = 2 << 20
            $0.bodyMemoryPerClient = 1 << 20
        }
        try await withServer(sampleRouter(), settings) { port in
            let part = [UInt8](repeating: 120, count: 300_000)
            var greedy: [RawConnection] = []
            for _ in 0..<6 {
                let connection = try RawConnection(port: port)
                connection.send(Self.large + "X-Name: Greedy\r\nContent-Length: 400000\r\n\r\n")
                connection.send(part)
                greedy.append(connection)
            }
            let modest = try RawConnection(port: port)
            modest.send(Self.large + "X-Name: Modest\r\nContent-Length: 300000\r\n\r\n")
            modest.send(part)
            #expect(modest.answer()?.text == "300000")
            // Those that there was room for are served once they are whole; the others are told to come again.
            var statuses: [Int] = []
            for connection in greedy {
                connection.send([UInt8](repeating: 120, count: 100_000))
                statuses.append(connection.answer()?.status ?? 0)
            }
            #expect(statuses.filter { $0 == 200 }.count >= 1)
            #expect(statuses.filter { $0 == 503 }.count >= 3)
            // What was held has been given back.
            for _ in 0..<10 {
                let connection = try RawConnection(port: port)
                connection.send(Self.large + "X-Name: Greedy\r\nContent-Length: 300000\r\n\r\n")
                connection.send(part)
                #expect(connection.answer()?.status == 200)
            }
        }
    }

    @Test func `when all memory for bodies is used, who uses most gives way`() async throws {
        let settings = ServerSettings.with {
            $0.gate = NameGate()
            $0.bodyMemory = 1 << 20
            $0.bodyMemoryPerClient = 1 << 20
        }
        try await withServer(sampleRouter(), settings) { port in
            let part = [UInt8](repeating: 120, count: 300_000)
            var greedy: [RawConnection] = []
            for _ in 0..<3 {
                let connection = try RawConnection(port: port)
                connection.send(Self.large + "X-Name: Greedy\r\nContent-Length: 400000\r\n\r\n")
                connection.send(part)
                greedy.append(connection)
            }
            // Until the server has taken what was sent.
            usleep(100_000)
            let modest = try RawConnection(port: port)
            modest.send(Self.large + "X-Name: Modest\r\nContent-Length: 300000\r\n\r\n")
            modest.send(part)
            #expect(modest.answer()?.text == "300000")
        }
    }

    @Test func `a large body is answered beside the loop, a small one on it`() async throws {
        let loop = EventLoop()
        loop.start()
        var router = Router()
        router.on(.post, "/where", operation()) { _ in .text(loop.isOnLoop ? "loop" : "beside") }
        let server = Server(router: router, settings: ServerSettings(), loop: loop)
        let port = try server.start()
        try await blocking {
            let connection = try RawConnection(port: port)
            for (count, place) in [(10, "loop"), (32_768, "loop"), (32_769, "beside"), (500_000, "beside")] {
                connection.send("POST /where HTTP/1.1\r\nHost: test\r\nContent-Length: \(count)\r\n\r\n")
                connection.send([UInt8](repeating: 120, count: count))
                #expect(connection.answer()?.text == place)
            }
        }
        await server.stop()
        loop.stop()
    }

    @Test func `an operation that may take long is carried out beside the loop`() async throws {
        let loop = EventLoop()
        loop.start()
        var router = Router()
        var heavy = operation("heavy")
        heavy.isHeavy = true
        router.on(.get, "/heavy", heavy) { _ in
            let before = loop.isOnLoop
            await loop.pause(for: .milliseconds(1))
            return .text(before || loop.isOnLoop ? "loop" : "beside")
        }
        var mostlySmall = operation("small")
        mostlySmall.isHeavy = true
        mostlySmall.isOftenSmall = true
        router.on(.post, "/small", mostlySmall) { _ in .text(loop.isOnLoop ? "loop" : "beside") }
        let server = Server(router: router, settings: ServerSettings(), loop: loop)
        let port = try server.start()
        let place = try await blocking { try RawConnection(port: port).get("/heavy")?.text }
        #expect(place == "beside")
        for (size, place) in [(4096, "loop"), (4097, "beside")] {
            let answer = try await blocking {
                let client = try RawConnection(port: port)
                client.send("POST /small HTTP/1.1\r\nHost: test\r\nContent-Length: \(size)\r\n\r\n")
                client.send([UInt8](repeating: 7, count: size))
                return client.answer()?.text
            }
            #expect(answer == place)
        }
        await server.stop()
        loop.stop()
    }

    @Test func `who does not read their answers gets no more of them, until they have`() async throws {
        let settings = ServerSettings.with { $0.answerMemoryPerClient = 12_000_000 }
        var router = sampleRouter()
        router.on(.post, "/change", operation("change")) { _ in
            .bytes([UInt8](repeating: UInt8(ascii: "x"), count: 8_000_000), type: "text/plain")
        }
        try await withServer(router, settings) { port in
            let slow = try RawConnection(port: port, receiveBuffer: 4096)
            slow.send("GET /large HTTP/1.1\r\nHost: test\r\n\r\n")
            let next = try RawConnection(port: port)
            var refused = next.get("/large")
            // Until the server has the first answer.
            for _ in 0..<100 where refused?.status == 200 { refused = next.get("/large") }
            #expect(refused?.status == 503)
            let other = try RawConnection(port: port)
            #expect(other.get("/hello")?.text == "hello", "small answers are not counted")
            let change = try RawConnection(port: port)
            change.send("POST /change HTTP/1.1\r\nHost: test\r\nContent-Length: 0\r\n\r\n")
            #expect(change.answer()?.status == 200, "what has been done is not denied")
            #expect(slow.answer()?.body.count == 8_000_000)
            #expect(try RawConnection(port: port).get("/large")?.status == 200)
        }
    }

    @Test func `many large requests do not keep another client's from its turn`() async throws {
        let order = Mutex<[String]>([])
        var router = Router()
        router.on(.post, "/work", operation()) { request in
            usleep(20_000)
            order.withLock { $0.append(request.headers["X-Name"] ?? "-") }
            return .noContent()
        }
        try await withServer(router, .with { $0.gate = NameGate() }) { port in
            func post(_ name: String) throws -> RawConnection {
                let connection = try RawConnection(port: port)
                connection.send("POST /work HTTP/1.1\r\nHost: test\r\nX-Name: \(name)\r\nContent-Length: 40000\r\n\r\n")
                connection.send([UInt8](repeating: 120, count: 40_000))
                return connection
            }
            let many = try (0..<40).map { _ in try post("many") }
            let one = try post("one")
            #expect(one.answer()?.status == 204)
            for connection in many { #expect(connection.answer()?.status == 204) }
        }
        let place = order.withLock { $0.firstIndex(of: "one") }
        #expect(place.map { $0 < 20 } == true, "it was number \(place ?? -1) of 41")
    }

    @Test func `a route's body is as large as the route can need`() {
        func limit(_ size: BodySize, body: Schema? = .any, _ security: HTTP.Operation.Security = .bearer) -> Int {
            HTTP.Operation(
                "x",
                summary: "x",
                tag: "x",
                security: security,
                body: body,
                answers: [],
                bodySize: size
            ).bodyLimit(within: 1 << 20)
        }
        #expect(limit(.fields) == 65_536)
        #expect(limit(.fields, .none) == 16_384)
        #expect(limit(.fields, .token) == 16_384)
        #expect(limit(.fields, body: nil) == 4096)
        #expect(limit(.document) == 1 << 20)
        #expect(limit(.bytes(10 << 20)) == 10 << 20)
    }
}
