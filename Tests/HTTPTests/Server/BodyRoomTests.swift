import Glibc
import HTTP
import Loop
import Testing

/// A gate that lets in whoever names themselves, from wherever they come.
private struct AddressGate: RequestGate {
    func admit(_ head: Request, to operation: HTTP.Operation, length: Int?) async throws(Problem) -> Admission {
        guard let name = head.headers["X-Name"] else { throw .unauthorized() }
        return Admission(owner: WorkOwner(address: head.remoteAddress, account: name))
    }
}

@Suite struct BodyRoomTests {
    private static let settings = ServerSettings.with {
        $0.gate = AddressGate()
        $0.bodyMemory = 1 << 20
        $0.bodyMemoryPerClient = 1 << 20
    }

    /// Begins a body of 60,000 bytes, of which 5,000 come.
    private static func begin(_ name: String, from host: UInt32, port: Int) throws -> RawConnection {
        let connection = try RawConnection(port: port, from: host)
        connection.send("POST /import HTTP/1.1\r\nHost: test\r\nX-Name: \(name)\r\nContent-Length: 60000\r\n\r\n")
        connection.send([UInt8](repeating: 120, count: 5_000))
        return connection
    }

    private static func end(_ connection: RawConnection) -> Int? {
        connection.send([UInt8](repeating: 120, count: 55_000))
        return connection.answer()?.status
    }

    @Test func `unfinished bodies of many accounts at one address leave room for another's`() async throws {
        try await withServer(sampleRouter(), Self.settings) { port in
            let crowd = try (0..<20).map { try Self.begin("crowd \($0)", from: 2, port: port) }
            // Until the server has taken what was sent.
            usleep(100_000)
            for number in 0..<3 {
                let client = try Self.begin("somebody \(number)", from: 3, port: port)
                #expect(Self.end(client) == 200)
            }
            withExtendedLifetime(crowd) {}
        }
    }

    @Test func `where nobody holds more than others, a body that takes long gives way`() async throws {
        try await withServer(sampleRouter(), Self.settings) { port in
            let crowd = try (0..<16).map { try Self.begin("crowd \($0)", from: 2 + UInt32($0), port: port) }
            usleep(100_000)
            let early = try Self.begin("somebody", from: 100, port: port)
            #expect(Self.end(early) == 503)
            usleep(2_100_000)
            #expect(Self.end(try Self.begin("somebody", from: 100, port: port)) == 200)
            // The oldest had to go, and it alone.
            #expect(crowd[0].answer()?.status == 503)
            #expect(Self.end(crowd[15]) == 200)
        }
    }
}
