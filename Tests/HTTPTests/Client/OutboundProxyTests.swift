import Foundation
import Glibc
import Loop
import TestSupport
import Testing

@testable import HTTP

/// The proxy for programs that fetch by themselves, over real sockets: 127.0.0.1 stands for the open internet, and 127.0.0.2
/// for the own network.
@Suite struct OutboundProxyTests {
    private func client(_ server: ByteServer, _ name: String = "127.0.0.1") -> Client {
        var outbound = OutboundGuard()
        outbound.ports = [server.port]
        outbound.isOutside = { $0 == NetworkAddress("127.0.0.1") }
        var settings = ClientSettings.outbound
        settings.resolving = { ["site.test:\(server.port):\(name)"] }
        return Client(loop: ClientTests.loop, settings: settings, outbound: outbound)
    }

    /// What a proxy answers to a request for a tunnel, and what comes through it after some more is said.
    private func ask(
        _ proxy: OutboundProxy,
        _ target: String,
        method: String = "CONNECT",
        password: String? = nil,
        saying more: [UInt8] = Array("hello".utf8)
    ) throws -> (answer: String, rest: [UInt8]) {
        let parts = try #require(URLComponents(string: proxy.url))
        let user = "larder:\(password ?? parts.password ?? "")"
        let socket = try connection(try #require(parts.port))
        defer { close(socket) }
        let connection = TestConnection(descriptor: socket)
        let credential = Data(user.utf8).base64EncodedString()
        connection.send("\(method) \(target) HTTP/1.1\r\nProxy-Authorization: Basic \(credential)\r\n\r\n")
        let answer = String(decoding: connection.receive() ?? [], as: UTF8.self)
        guard answer.hasPrefix("HTTP/1.1 200") else { return (answer, []) }
        connection.send(more)
        return (answer, connection.receiveAll())
    }

    private func connection(_ port: Int) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var there = sockaddr_in()
        there.sin_family = sa_family_t(AF_INET)
        there.sin_port = UInt16(port).bigEndian
        there.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &there) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(status == 0)
        return descriptor
    }

    @Test func `what goes through a tunnel arrives as it is, in both directions`() throws {
        let answer = [UInt8]((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let server = ByteServer { $0.send(answer) }
        let proxy = try #require(client(server).proxy(bytes: 64 << 20))
        defer { proxy.close() }
        for _ in 0..<40 {
            let found = try ask(proxy, "site.test:\(server.port)")
            #expect(found.answer == "HTTP/1.1 200 Connected\r\n\r\n")
            #expect(found.rest == answer)
        }
        #expect(server.requests.first == "hello")
    }

    @Test func `a tunnel does not lead inside, by name or by address`() throws {
        let inside = ByteServer("127.0.0.2") { $0.send("secret") }
        let client = client(inside, "127.0.0.2")
        let proxy = try #require(client.proxy(bytes: 1 << 20))
        defer { proxy.close() }
        // Not "localhost": that is the open internet here, where another program may listen on the port.
        for target in ["site.test", "127.0.0.2", "[::ffff:127.0.0.2]", "x@127.0.0.2"] {
            let found = try ask(proxy, "\(target):\(inside.port)")
            #expect(found.answer.hasPrefix("HTTP/1.1 403") || found.answer.hasPrefix("HTTP/1.1 502"), "\(target)")
        }
        #expect(try ask(proxy, "site.test:25").answer.hasPrefix("HTTP/1.1 403"), "another port")
        #expect(inside.connections == 0)
    }

    @Test func `a tunnel is for whoever knows the password`() throws {
        let server = ByteServer { $0.send("public") }
        let proxy = try #require(client(server).proxy(bytes: 1 << 20))
        defer { proxy.close() }
        #expect(try ask(proxy, "site.test:\(server.port)", password: "guessed").answer.hasPrefix("HTTP/1.1 407"))
        #expect(try ask(proxy, "http://site.test:\(server.port)/", method: "GET").answer.hasPrefix("HTTP/1.1 405"))
        #expect(server.connections == 0)
        #expect(String(decoding: try ask(proxy, "site.test:\(server.port)").rest, as: UTF8.self) == "public")
    }

    @Test func `no more bytes pass than are allowed`() throws {
        let server = ByteServer { connection in
            for _ in 0..<100 { connection.send([UInt8](repeating: 7, count: 65_536)) }
        }
        let proxy = try #require(client(server).proxy(bytes: 500_000))
        defer { proxy.close() }
        let found = try ask(proxy, "site.test:\(server.port)")
        #expect(found.rest.count <= 500_000)
        #expect(try ask(proxy, "site.test:\(server.port)").rest == [], "nor through another tunnel")
    }

    @Test func `a request for a tunnel that does not end is cut off`() throws {
        let server = ByteServer { $0.send("public") }
        let proxy = try #require(client(server).proxy(bytes: 1 << 20))
        defer { proxy.close() }
        let found = try ask(proxy, String(repeating: "a", count: 20_000))
        #expect(found.answer.hasPrefix("HTTP/1.1 431") || found.answer.isEmpty)
    }
}
