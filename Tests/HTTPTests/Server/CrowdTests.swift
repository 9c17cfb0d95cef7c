import Glibc
import Loop
import Synchronization
import Testing

@testable import HTTP

@Suite struct CrowdTests {
    /// Waits until the server has closed a connection; false if it does not.
    private static func isClosed(_ client: RawConnection) -> Bool {
        for _ in 0..<200 {
            if client.isClosed { return true }
            usleep(10_000)
        }
        return false
    }

    @Test func `a connection that has asked for nothing gives way to a new one, the oldest first`() async throws {
        try await withServer(sampleRouter(), .with { $0.maxConnections = 3 }) { port in
            let idle = try RawConnection(port: port)
            #expect(idle.get("/hello")?.status == 200)
            let silent = try (0..<2).map { _ in try RawConnection(port: port) }
            #expect(try RawConnection(port: port).get("/hello")?.status == 200)
            #expect(Self.isClosed(silent[0]))
            #expect(!silent[1].isClosed)
            #expect(idle.get("/hello")?.status == 200)
        }
    }

    @Test func `a connection gives way while its header has not come`() async throws {
        try await withServer(sampleRouter(), .with { $0.maxConnections = 1 }) { port in
            let slow = try RawConnection(port: port)
            slow.send("GET /hello HTTP/1.1\r\nHost: t\r\nX-A: ")
            #expect(try RawConnection(port: port).get("/hello")?.status == 200)
            #expect(slow.readToEnd())
        }
    }

    @Test func `idle connections give way when none is new, the one longest idle first`() async throws {
        try await withServer(sampleRouter(), .with { $0.maxConnections = 3 }) { port in
            let clients = try (0..<3).map { _ in try RawConnection(port: port) }
            for client in [clients[1], clients[0], clients[2], clients[1]] {
                #expect(client.get("/hello")?.status == 200)
            }
            #expect(try RawConnection(port: port).get("/hello")?.status == 200)
            #expect(Self.isClosed(clients[0]))
            #expect(clients[1].get("/hello")?.status == 200)
            #expect(clients[2].get("/hello")?.status == 200)
        }
    }

    @Test func `where all are busy a connection too many gets a quick 503, and a place when one is free`() async throws
    {
        try await withServer(sampleRouter(), .with { $0.maxConnections = 3 }) { port in
            let busy = try (0..<3).map { _ in try RawConnection(port: port) }
            for client in busy { client.send("GET /slow HTTP/1.1\r\nHost: t\r\n\r\n") }
            let extra = try RawConnection(port: port)
            let answer = try #require(extra.answer())
            #expect(answer.status == 503)
            #expect(answer.text.contains("too_many_connections"))
            #expect(extra.readToEnd())
            for client in busy { #expect(client.answer()?.text == "slow") }
            #expect(try RawConnection(port: port).get("/hello")?.status == 200)
        }
    }

    @Test func `the address with the most connections gives way, not one with few`() async throws {
        try await withServer(sampleRouter(), .with { $0.maxConnections = 5 }) { port in
            let few = try RawConnection(port: port, from: 2)
            let alone = try RawConnection(port: port, from: 4)
            let many = try (0..<3).map { _ in try RawConnection(port: port, from: 3) }
            #expect(try RawConnection(port: port, from: 5).get("/hello")?.status == 200)
            #expect(Self.isClosed(many[0]))
            for client in [few, alone] + many[1...] { #expect(client.get("/hello")?.status == 200) }
        }
    }

    @Test func `at its own limit an address gives up a connection of its own, or is refused`() async throws {
        try await withServer(sampleRouter(), .with { $0.maxConnectionsPerAddress = 2 }) { port in
            let other = try RawConnection(port: port, from: 3)
            let clients = try (0..<2).map { _ in try RawConnection(port: port, from: 2) }
            let third = try RawConnection(port: port, from: 2)
            third.send("POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 2\r\n\r\n")
            #expect(Self.isClosed(clients[0]))
            clients[1].send("POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 2\r\n\r\n")
            // What has been sent before is there when something sent later has been answered.
            #expect(other.get("/hello")?.status == 200)
            #expect(try RawConnection(port: port, from: 2).get("/hello")?.status == 503)
            #expect(other.get("/hello")?.status == 200)
            for client in [third, clients[1]] {
                client.send("ab")
                #expect(client.answer()?.text == "ab")
            }
        }
    }

    @Test func `a thousand silent connections do not keep another client out`() async throws {
        try await withServer(sampleRouter(), .with { $0.maxConnections = 100 }) { port in
            var crowd: [RawConnection] = []
            for round in 0..<10 {
                for _ in 0..<100 { crowd.append(try RawConnection(port: port, from: UInt32(2 + round % 5))) }
                let client = try RawConnection(port: port, from: 100)
                #expect(client.get("/hello")?.status == 200)
                #expect(client.get("/slow")?.status == 200)
            }
        }
    }

    @Test func `requests of which only a part comes do not keep another client out`() async throws {
        try await withServer(sampleRouter(), .with { $0.maxConnections = 100 }) { port in
            var crowd: [RawConnection] = []
            for number in 0..<100 {
                let connection = try RawConnection(port: port, from: UInt32(2 + number % 5))
                connection.send("POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 2\r\n\r\na")
                crowd.append(connection)
            }
            usleep(50_000)
            let client = try RawConnection(port: port, from: 100)
            #expect(client.get("/hello")?.status == 200)
            // The oldest of an address with many had to go, and it alone.
            #expect(crowd[0].answer()?.status == 503)
            for connection in crowd[1...4] + crowd[95...] {
                connection.send("b")
                #expect(connection.answer()?.text == "ab")
            }
        }
    }

    @Test func `the process's own calls come in when all connections are taken`() async throws {
        let own = try LoopbackListener()
        let ownPort = try #require(Int(own.url.split(separator: ":").last ?? ""))
        let settings = ServerSettings.with { settings in
            settings.maxConnections = 1
            settings.maxConnectionsPerAddress = 1
        }
        try await withServer(sampleRouter(), settings, own: own) { port in
            let busy = try RawConnection(port: port)
            busy.send("POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 2\r\n\r\n")
            usleep(50_000)
            #expect(try RawConnection(port: port).get("/hello")?.status == 503)
            let calls = try (0..<20).map { _ in try RawConnection(port: ownPort) }
            for call in calls { #expect(call.get("/hello")?.status == 200) }
            busy.send("ab")
            #expect(busy.answer()?.text == "ab")
        }
    }

    @Test func `what is crowded out is told of`() async throws {
        final class Log: Sendable {
            let notices = Mutex<[ServerNotice]>([])
        }
        let log = Log()
        let settings = ServerSettings.with { settings in
            settings.maxConnections = 2
            settings.maxConnectionsPerAddress = 1
            settings.onNotice = { notice in log.notices.withLock { $0.append(notice) } }
        }
        try await withServer(sampleRouter(), settings) { port in
            let clients = try [2, 2, 3, 4].map { try RawConnection(port: port, from: $0) }
            #expect(clients[3].get("/hello")?.status == 200)
        }
        #expect(log.notices.withLock { $0 } == [.addressAtLimit("127.0.0.2", 1), .atLimit(2)])
    }

    // MARK: - The book

    private static func block(_ text: String) throws -> AddressBlock {
        AddressBlock(try #require(NetworkAddress(text)))
    }

    @Test func `addresses of one network of 64 bits are one, and mapped ones are those of IPv4`() throws {
        #expect(try Self.block("2001:db8:0:1::1") == Self.block("2001:db8:0:1:ffff:ffff:ffff:ffff"))
        #expect(try Self.block("2001:db8:0:1::1") != Self.block("2001:db8:0:2::1"))
        #expect(try Self.block("::ffff:192.0.2.1") == Self.block("192.0.2.1"))
        #expect(try Self.block("::ffff:192.0.2.1") != Self.block("::ffff:192.0.2.2"))
        #expect(try Self.block("192.0.2.1") != Self.block("::c000:201"))
    }

    @Test func `whatever comes and goes, the connection found is the one that a search of all would find`() throws {
        let server = Server(router: Router(), settings: ServerSettings(), loop: EventLoop())
        var book = ConnectionBook()
        var random = SystemRandomNumberGenerator()
        let blocks = try (0..<8).map { try Self.block("192.0.2.\($0)") }
        /// All connections with when they came to lie where they lie; nil while a request is under way.
        var all: [(connection: Connection, block: Int, state: State, since: Int?)] = []
        enum State { case fresh, idle, unfinished }
        func expected(_ state: State, of block: Int? = nil) -> [Connection] {
            let found = all.filter { $0.state == state && $0.since != nil && (block ?? $0.block) == $0.block }
            let sizes = Dictionary(grouping: all, by: \.block).mapValues(\.count)
            let most = found.map { sizes[$0.block] ?? 0 }.max()
            // The oldest of each of the addresses with the most.
            return Dictionary(grouping: found.filter { sizes[$0.block] == most }, by: \.block)
                .compactMap { $0.value.min { ($0.since ?? 0) < ($1.since ?? 0) }?.connection }
        }
        for time in 0..<4_000 {
            let index = all.indices.randomElement(using: &random)
            switch Int.random(in: 0..<(all.count > 60 ? 6 : 5), using: &random) {
            case 0:
                let block = Int.random(in: 0..<8, using: &random)
                let connection = Connection(
                    server: server,
                    descriptor: -1,
                    address: "",
                    block: blocks[block],
                    trusted: false,
                    now: 0
                )
                book.open(connection, of: blocks[block])
                all.append((connection, block, .fresh, time))
            case 1:
                guard let index else { continue }
                book.begin(all[index].connection)
                all[index].state = .idle
                all[index].since = nil
            case 2:
                guard let index, all[index].since == nil || all[index].state == .unfinished else { continue }
                book.end(all[index].connection)
                all[index].state = .idle
                all[index].since = time
            case 3:
                guard let index, all[index].state != .unfinished else { continue }
                book.awaitBody(all[index].connection)
                all[index].state = .unfinished
                all[index].since = time
            default:
                guard let index, time % 3 == 0 || all.count > 60 else { continue }
                book.close(all[index].connection)
                all.remove(at: index)
            }
            #expect(book.count == all.count)
            let candidates = [State.fresh, .idle, .unfinished].lazy.map { expected($0) }.first { !$0.isEmpty } ?? []
            let found = book.dispensable(for: try Self.block("198.51.100.1"))
            #expect(found == nil ? candidates.isEmpty : candidates.contains { $0 === found })
            let ownFresh = expected(.fresh, of: 0)
            let own = ownFresh.isEmpty ? expected(.idle, of: 0) : ownFresh
            #expect(book.dispensable(of: blocks[0]) === own.first)
            #expect(book.count(of: blocks[0]) == all.count { $0.block == 0 })
        }
        for entry in all { book.close(entry.connection) }
        #expect(book.count == 0 && book.dispensable() == nil)
    }
}
