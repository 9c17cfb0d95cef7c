import Foundation
import Loop
import Synchronization
import TestSupport
import Testing

@testable import HTTP

/// What others have been got to fetch, and how they were kept at it; over real sockets.
@Suite
struct OutboundAttackTests {
    private static let ok = "HTTP/1.1 200 OK\r\nConnection: close\r\n"

    private func client(
        _ outbound: OutboundGuard = OutboundGuard(allowedHosts: ["localhost"]),
        _ change: (inout ClientSettings) -> Void = { _ in }
    ) -> Client {
        var settings = ClientSettings.outbound
        change(&settings)
        return Client(loop: ClientTests.loop, settings: settings, outbound: outbound)
    }

    private func failure(_ client: Client, _ url: String) async -> ClientError.Code? {
        do {
            _ = try await client.send(ClientRequest(.get, url))
            return nil
        } catch {
            return error.code
        }
    }

    // MARK: - Names

    @Test(arguments: [
        "127.0.0.1", "::1", "10.0.0.1", "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "fd00::1",
    ])
    func `a name that leads inside is refused at the socket`(address: String) async {
        let inside = ByteServer { $0.send(Self.ok + "\r\nsecret") }
        var outbound = OutboundGuard()
        outbound.ports = [inside.port]
        let client = client(outbound) { $0.resolving = { ["rebind.test:\(inside.port):[\(address)]"] } }
        #expect(await failure(client, "http://rebind.test:\(inside.port)/") == .refused)
        #expect(inside.connections == 0)
    }

    /// What a name means at the moment.
    private final class Meaning: Sendable {
        private let address = Mutex("127.0.0.1")
        var text: String { address.withLock { $0 } }
        func becomeInside() { address.withLock { $0 = "127.0.0.2" } }
    }

    /// Stands for the open internet at 127.0.0.1 and for the own network at 127.0.0.2.
    private func split(_ port: Int) -> OutboundGuard {
        var outbound = OutboundGuard()
        outbound.ports = [port]
        outbound.isOutside = { $0 == NetworkAddress("127.0.0.1") }
        return outbound
    }

    @Test func `a DNS answer that changes between two calls gains nothing`() async throws {
        let outside = ByteServer { $0.send(Self.ok + "\r\npublic") }
        let inside = ByteServer("127.0.0.2", port: outside.port) { $0.send(Self.ok + "\r\nsecret") }
        let address = Meaning()
        let client = client(split(outside.port)) { settings in
            settings.resolving = { ["rebind.test:\(outside.port):\(address.text)"] }
        }
        let url = "http://rebind.test:\(outside.port)/"
        let answer = try await client.send(ClientRequest(.get, url))
        #expect(String(decoding: answer.body, as: UTF8.self) == "public")
        address.becomeInside()
        #expect(await failure(client, url) == .refused)
        #expect(outside.connections == 1 && inside.connections == 0)
    }

    @Test func `a DNS answer that changes between a redirect's hops gains nothing`() async throws {
        let address = Meaning()
        let outside = ByteServer { connection in
            // The name means the own network from now on; the redirect makes the client look it up again.
            address.becomeInside()
            connection.send("HTTP/1.1 302 Found\r\nConnection: close\r\nLocation: /again\r\nContent-Length: 0\r\n\r\n")
        }
        let inside = ByteServer("127.0.0.2", port: outside.port) { $0.send(Self.ok + "\r\nsecret") }
        let client = client(split(outside.port)) { settings in
            settings.resolving = { ["rebind.test:\(outside.port):\(address.text)"] }
        }
        #expect(await failure(client, "http://rebind.test:\(outside.port)/") == .refused)
        #expect(outside.connections == 1 && inside.connections == 0)
    }

    @Test func `of a name with an outside and an inside address only the outside one is called`() async throws {
        let inside = ByteServer("127.0.0.2") { $0.send(Self.ok + "\r\nsecret") }
        // Nobody listens outside on this port, so libcurl goes on to the next address.
        let client = client(split(inside.port)) { $0.resolving = { ["two.test:\(inside.port):127.0.0.1,127.0.0.2"] } }
        #expect(await failure(client, "http://two.test:\(inside.port)/") == .refused)
        #expect(inside.connections == 0)
    }

    // MARK: - Ports

    @Test(arguments: [
        "http://8.8.8.8:22/", "http://example.org:6379/", "https://example.org:8443/", "http://8.8.8.8:0/",
    ])
    func `no port but those of the web is called`(url: String) async {
        let code = await failure(client(), url)
        #expect(code == .refused || code == .invalidURL)
    }

    @Test func `a host is let through on the port that the operator has named, and on no other`() async throws {
        let named = ByteServer { $0.send(Self.ok + "\r\nyes") }
        let other = ByteServer { $0.send(Self.ok + "\r\nno") }
        let client = client(OutboundGuard(allowedHosts: ["localhost:\(named.port)"]))
        #expect(await failure(client, "http://localhost:\(named.port)/") == nil)
        #expect(await failure(client, "http://localhost:\(other.port)/") == .refused)
        #expect(other.connections == 0)
    }

    // MARK: - Answers

    @Test(.timeLimit(.minutes(1))) func `a body without end is cut off at the limit`() async {
        let server = ByteServer { connection in
            connection.send(Self.ok + "Transfer-Encoding: chunked\r\n\r\n")
            let chunk = "10000\r\n" + String(repeating: "x", count: 65_536) + "\r\n"
            while connection.send(chunk) {}
        }
        #expect(await failure(client(), "http://localhost:\(server.port)/") == .tooLarge)
    }

    @Test(.timeLimit(.minutes(1))) func `a body that says how endless it is, too`() async {
        let server = ByteServer { connection in
            connection.send(Self.ok + "Content-Length: 99999999999\r\n\r\n")
            while connection.send(String(repeating: "x", count: 65_536)) {}
        }
        #expect(await failure(client(), "http://localhost:\(server.port)/") == .tooLarge)
    }

    @Test(arguments: ["gzip", "deflate", "gzip, gzip", "br", "zstd"])
    func `a bomb is cut off at the limit of what it unpacks to`(encoding: String) async throws {
        let bytes = try Bomb.bytes(encoding)
        try #require(!bytes.isEmpty && bytes.count < 100_000)
        let server = ByteServer { connection in
            connection.send(Self.ok + "Content-Encoding: \(encoding)\r\nContent-Length: \(bytes.count)\r\n\r\n")
            connection.send(bytes)
        }
        #expect(await failure(client(), "http://localhost:\(server.port)/") == .tooLarge)
    }

    @Test func `only what is unpacked here is asked for`() async throws {
        let server = ByteServer { $0.send(Self.ok + "\r\nx") }
        _ = try await client().send(ClientRequest(.get, "http://localhost:\(server.port)/"))
        let lines = try #require(server.requests.first).lowercased().split(separator: "\r\n")
        let asked = try #require(lines.first { $0.hasPrefix("accept-encoding:") }).dropFirst(16)
        // Each of them has a bomb above.
        let known: Set = ["gzip", "deflate", "br", "zstd"]
        #expect(asked.split { $0 == "," || $0 == " " }.allSatisfy { known.contains(String($0)) }, "\(asked)")
    }

    @Test func `an encoding wrapped in itself over and over is not unwrapped`() async {
        let server = ByteServer { connection in
            let encoding = [String](repeating: "gzip", count: 40).joined(separator: ", ")
            connection.send(Self.ok + "Content-Encoding: \(encoding)\r\nContent-Length: 2\r\n\r\nxx")
        }
        #expect(await failure(client(), "http://localhost:\(server.port)/") == .broken)
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n"])
    func `an answer that drips is given up when the time is over`(head: String) async {
        let server = ByteServer { connection in
            connection.send(head)
            while connection.send("H") { usleep(50_000) }
        }
        let clock = ContinuousClock()
        let start = clock.now
        let client = client { $0.timeout = .seconds(1) }
        #expect(await failure(client, "http://localhost:\(server.port)/") != nil)
        #expect(clock.now - start < .seconds(4))
    }

    @Test(.timeLimit(.minutes(1))) func `a header without end is cut off`() async {
        let server = ByteServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n")
            while connection.send("X-Filler: \(String(repeating: "x", count: 1000))\r\n") {}
        }
        #expect(await failure(client(), "http://localhost:\(server.port)/") == .tooLarge)
    }

    // MARK: - What is sent

    @Test func `no proxy of the environment is asked`() async throws {
        let proxy = ByteServer { $0.send(Self.ok + "\r\nproxied") }
        let server = ByteServer { $0.send(Self.ok + "\r\ndirect") }
        for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] {
            setenv(name, "http://127.0.0.1:\(proxy.port)", 1)
        }
        defer { for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] { unsetenv(name) } }
        let answer = try await client().send(ClientRequest(.get, "http://localhost:\(server.port)/"))
        #expect(String(decoding: answer.body, as: UTF8.self) == "direct")
        #expect(proxy.connections == 0)
    }

    @Test func `cookies that an answer sets are forgotten`() async throws {
        let server = ByteServer { $0.send(Self.ok + "Set-Cookie: a=b\r\n\r\nx") }
        let client = client()
        for _ in 0..<2 { _ = try await client.send(ClientRequest(.get, "http://localhost:\(server.port)/")) }
        #expect(server.requests.count == 2 && !server.requests.contains { $0.lowercased().contains("cookie") })
    }
}
