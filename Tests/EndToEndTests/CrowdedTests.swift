import Foundation
import Glibc
import Testing

/// A Larder that has more connections than it can have, or was given too few descriptors.
@Suite(.serialized) struct CrowdedTests {
    /// Connections from one address of this machine, with the same text sent on each.
    private final class Crowd {
        private var descriptors: [Int32] = []

        init(_ count: Int, from host: UInt32, to port: UInt16, sending text: String = "") {
            for _ in 0..<count {
                let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                descriptors.append(descriptor)
                _ = Crowd.apply(bind, descriptor, host, 0)
                guard Crowd.apply(connect, descriptor, 1, port) == 0, !text.isEmpty else { continue }
                _ = send(descriptor, text, text.utf8.count, Int32(MSG_NOSIGNAL))
            }
        }

        deinit { for descriptor in descriptors { close(descriptor) } }

        private static func apply(
            _ call: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32,
            _ descriptor: Int32,
            _ host: UInt32,
            _ port: UInt16
        ) -> Int32 {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = (0x7F00_0000 + host).bigEndian
            return withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
        }
    }

    @Test(.timeLimit(.minutes(3)))
    func `with few descriptors and connections without number people sign in and work, and it ends when told`()
        async throws
    {
        let fleet = try Fleet()
        do {
            let port = freePorts(1)[0]
            let environment = [
                "LARDER_HOST": "127.0.0.1", "LARDER_PORT": String(port), "LARDER_LOG_LEVEL": "warning",
                "LARDER_DATA": fleet.scratch.appendingPathComponent("data").path,
            ]
            try await fleet.start("larder", environment, descriptors: 256)
            for _ in 0..<100 where await !fleet.log("larder").contains("fewer connections than set") { usleep(20_000) }
            #expect(await fleet.log("larder").contains("fewer connections than set"))
            let probe = Probe(base: "http://127.0.0.1:\(port)")
            // Silent ones, and some in the middle of a request.
            let half = "POST /api/v1/auth/anonymous HTTP/1.1\r\nHost: t\r\nContent-Length: 100\r\n\r\n{"
            let crowds = [
                Crowd(400, from: 2, to: port), Crowd(60, from: 3, to: port, sending: half),
                Crowd(400, from: 4, to: port),
            ]
            for _ in 0..<3 { _ = try await Fixture(probe) }
            let ended = await fleet.terminate("larder")
            #expect(ended?.status == 0)
            #expect((ended?.seconds ?? 60) < 6)
            withExtendedLifetime(crowds) {}
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }

    @Test(.timeLimit(.minutes(3)))
    func `without a descriptor left it serves who is there, and who comes in place of who asks for nothing`()
        async throws
    {
        let fleet = try Fleet()
        do {
            let port = freePorts(1)[0]
            let environment = [
                "LARDER_HOST": "127.0.0.1", "LARDER_PORT": String(port), "LARDER_LOG_LEVEL": "warning",
                "LARDER_DATA": fleet.scratch.appendingPathComponent("data").path,
            ]
            try await fleet.start("larder", environment)
            let url = "http://127.0.0.1:\(port)/healthz"
            let status = ["-s", "-m", "20", "-o", "/dev/null", "-w", "%{http_code}", url]
            #expect(try curl(status).output == "200")
            try await fleet.limit("larder", toMore: 10)
            let silent = Crowd(100, from: 2, to: port)
            for _ in 0..<3 { #expect(try curl(status).output == "200") }
            // Lines are written a moment later.
            for _ in 0..<100 where await !fleet.log("larder").contains("no descriptors left") { usleep(20_000) }
            #expect(await fleet.log("larder").contains("no descriptors left"))
            withExtendedLifetime(silent) {}
            // Where everybody is in the middle of a request, one more is told so at once.
            let half = "POST /api/v1/auth/anonymous HTTP/1.1\r\nHost: t\r\nContent-Length: 100\r\n\r\n{"
            let busy = Crowd(100, from: 3, to: port, sending: half)
            #expect(["503", "000"].contains(try curl(status).output))
            withExtendedLifetime(busy) {}
            #expect(await fleet.isRunning("larder"))
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }
}
