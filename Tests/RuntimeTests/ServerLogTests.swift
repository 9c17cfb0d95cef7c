import HTTP
import Loop
import Synchronization
import Testing

@testable import Runtime

@Suite struct ServerLogTests {
    private final class Clock: Sendable {
        private let seconds = Mutex<UInt64>(1_000)
        var now: UInt64 { seconds.withLock { $0 } * 1_000_000_000 }
        func pass(_ count: UInt64) { seconds.withLock { $0 += count } }
    }

    @Test func `what happens a thousand times is a line in ten seconds, with how often it was`() {
        let lines = Lines()
        let clock = Clock()
        let log = ServerLog(lines.logger) { clock.now }
        for _ in 0..<1_000 { log.note(.atLimit(7)) }
        log.note(.addressAtLimit("192.0.2.1", 3))
        clock.pass(11)
        for _ in 0..<1_000 { log.note(.atLimit(7)) }
        let written = lines.all.split(separator: "\n")
        #expect(written.count == 3)
        #expect(written.allSatisfy { $0.contains(#""level":"warning""#) })
        #expect(written[0].contains(#""limit":7,"unreported":0"#))
        #expect(written[1].contains(#""address":"192.0.2.1""#))
        #expect(written[2].contains(#""unreported":999"#))
    }

    @Test func `malformed requests are told of, six lines a minute and with how often they came`() {
        let lines = Lines()
        let clock = Clock()
        let log = ServerLog(lines.logger) { clock.now }
        for _ in 0..<60 {
            for _ in 0..<100 { log.note(.malformedRequest("Error processing request (HTTP response code is 400")) }
            clock.pass(1)
        }
        let written = lines.all.split(separator: "\n")
        #expect(written.count == 6)
        #expect(written.allSatisfy { $0.contains(#""level":"info""#) && $0.contains("response code is 400") })
        #expect(written[0].contains(#""unreported":0"#) && written[5].contains(#""unreported":999"#))
    }

    @Test func `faults of clients are for who looks for a fault, the library's own are not`() {
        let lines = Lines()
        let log = ServerLog(lines.logger)
        log.note(.clientFault("Connection socket is closed"))
        log.note(.library("Call to epoll_wait failed"))
        let written = lines.all.split(separator: "\n")
        #expect(written.count == 1 && written[0].contains("Call to epoll_wait failed"))
    }

    @Test func `connections leave descriptors for databases, calls and files`() {
        #expect(Descriptors.connections(wanted: 10_000, of: 1_048_576) == 10_000)
        #expect(Descriptors.connections(wanted: 10_000, of: 11_024) == 10_000)
        #expect(Descriptors.connections(wanted: 10_000, of: 11_023) == 9_999)
        #expect(Descriptors.connections(wanted: 10_000, of: 1024) == 683)
        #expect(Descriptors.connections(wanted: 10_000, of: 256) == 128)
        #expect(Descriptors.connections(wanted: 100, of: 1024) == 100)
        #expect(Descriptors.connections(wanted: 10_000, of: 100) == 1)
    }
}
