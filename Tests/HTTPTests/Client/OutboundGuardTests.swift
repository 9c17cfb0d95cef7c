import Loop
import TestSupport
import Testing

@testable import HTTP

@Suite struct OutboundGuardTests {
    private func client(_ outbound: OutboundGuard = OutboundGuard()) -> Client {
        Client(loop: ClientTests.loop, settings: .outbound, outbound: outbound)
    }

    private func failure(_ client: Client, _ url: String) async -> ClientError.Code? {
        do {
            _ = try await client.send(ClientRequest(.get, url))
            return nil
        } catch {
            return error.code
        }
    }

    @Test(arguments: [
        "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.9.9.9", "169.254.169.254",
        "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1",
        "198.19.255.255", "198.51.100.7", "203.0.113.7", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255",
        "::", "::1", "::ffff:8.8.8.8", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "100::1", "2001::1",
        "2001:0:4136:e378::1", "2001:10::1", "2001:20::1", "2001:db8::1", "2002:7f00:1::1", "3fff::1", "fc00::1",
        "fd12:3456::1", "fe80::1", "fec0::1", "ff02::1", "5f00::1",
    ])
    func `an inside address is not public`(text: String) throws {
        #expect(try !#require(NetworkAddress(text)).isPublic)
    }

    @Test(arguments: [
        "8.8.8.8", "1.1.1.1", "100.63.255.255", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.167.1.1", "223.255.1.1",
        "198.17.0.1", "2606:4700::1111", "2a00:1450:4001::1", "2003:1::1", "2001:4860:4860::8888",
    ])
    func `an address of the open internet is public`(text: String) throws {
        #expect(try #require(NetworkAddress(text)).isPublic)
    }

    @Test(arguments: [
        "http://127.0.0.1:PORT/", "http://localhost:PORT/", "http://[::1]:PORT/", "http://2130706433:PORT/",
        "http://0x7f.1:PORT/", "http://0177.0.0.1:PORT/", "http://127.1:PORT/", "http://0:PORT/",
        "http://[::ffff:127.0.0.1]:PORT/", "http://169.254.169.254/latest/meta-data/", "http://LOCALHOST.:PORT/",
    ])
    func `an inside address is not called, however it is written`(pattern: String) async throws {
        let server = RawServer { _, _ in RawServer.answer(200, "secret") }
        let url = pattern.replacing("PORT", with: "\(server.port)")
        // With its port let through it is the address alone that it is refused for.
        var outbound = OutboundGuard()
        outbound.ports.insert(server.port)
        // Not every system knows a name that ends with a dot.
        var settings = ClientSettings.outbound
        settings.resolving = { ["localhost.:\(server.port):127.0.0.1"] }
        let client = Client(loop: ClientTests.loop, settings: settings, outbound: outbound)
        #expect(await failure(client, url) == .refused, "\(url)")
        #expect(server.connections == 0)
    }

    @Test(arguments: ["http://127.0.0.1/", "http://[::1]/", "http://[::ffff:10.0.0.1]/", "https://[fe80::1%25lo]/"])
    func `an inside address in a URL is refused before there is a socket`(url: String) {
        do {
            _ = try OutboundGuard().host(of: url)
            Issue.record("\(url) is let through")
        } catch {
            #expect(error.code == .refused)
        }
    }

    @Test(arguments: ["http://8.8.8.8/", "http://[2606:4700::1111]/", "http://example.org/"])
    func `an address outside and a name are left to the socket`(url: String) throws {
        #expect(try "http://\(OutboundGuard().host(of: url))/" == url)
    }

    @Test(arguments: ["file:///etc/passwd", "gopher://example.org/", "http://user:pass@example.org/", "http://", "//a"])
    func `only plain web addresses are called`(url: String) async {
        #expect(await failure(client(), url) == .invalidURL)
    }

    @Test(arguments: ["http://127.0.0.1:PORT/", "http://10.0.0.1/", "file:///etc/passwd", "gopher://localhost:PORT/x"])
    func `a redirect does not lead inside`(pattern: String) async throws {
        let inside = RawServer { _, _ in RawServer.answer(200, "secret") }
        let target = pattern.replacing("PORT", with: "\(inside.port)")
        let outside = RawServer { _, _ in RawServer.answer(302, headers: "Location: \(target)\r\n") }
        // The name is allowed, the address it redirects to is not.
        let client = client(OutboundGuard(allowedHosts: ["localhost"]))
        let code = await failure(client, "http://localhost:\(outside.port)/")
        #expect(code == .refused || code == .invalidURL)
        #expect(inside.connections == 0)
    }

    @Test func `a host that the operator names may be called and redirects followed, five at most`() async throws {
        let server = RawServer { request, number in
            request.hasPrefix("GET /end") || number >= 40
                ? RawServer.answer(200, "there")
                : RawServer.answer(302, headers: "Location: \(request.contains("/loop") ? "/loop" : "/end")\r\n")
        }
        let client = client(OutboundGuard(allowedHosts: ["LOCALHOST"]))
        let answer = try await client.send(ClientRequest(.get, "http://localhost:\(server.port)/start"))
        #expect(answer.body == Array("there".utf8))
        #expect(answer.url.hasSuffix("/end"))
        #expect(await failure(client, "http://localhost:\(server.port)/loop") == .tooManyRedirects)
        #expect(server.requests.count == 2 + 6)
    }

    @Test func `credentials do not follow a redirect to another host`() async throws {
        let second = RawServer { _, _ in RawServer.answer(200) }
        let first = RawServer { _, _ in
            RawServer.answer(307, headers: "Location: http://127.0.0.1:\(second.port)/\r\n")
        }
        let client = client(OutboundGuard(allowedHosts: ["localhost", "127.0.0.1"]))
        var request = ClientRequest(.get, "http://localhost:\(first.port)/")
        request.headers["Authorization"] = "Bearer x"
        _ = try await client.send(request)
        #expect(first.requests.first?.contains("Bearer x") == true)
        #expect(second.requests.first?.contains("Bearer x") == false)
    }
}
