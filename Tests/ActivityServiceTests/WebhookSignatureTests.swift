import Crypto
import Foundation
import HTTP
import Testing
import Values

@testable import ActivityService

/// The form of what receivers are sent, as others would check it.
@Suite struct WebhookSignatureTests {
    @Test func `HMAC-SHA-256 is that of RFC 4231`() {
        let short = HMACSHA256.mark(of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))
        #expect(short.hex == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let long = HMACSHA256.mark(
            of: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
            key: [UInt8](repeating: 0xAA, count: 131)
        )
        #expect(long.hex == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test func `the program of the page takes what is sent, and nothing that has been changed`() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/webhooks.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let program = try #require(
            text.components(separatedBy: "```python\n").dropFirst().first?
                .components(separatedBy: "```").first
        )
        let secret = randomBytes(32)
        let message = WebhookMessage(
            testOf: WebhookID(UUID()),
            id: UUID(),
            of: HouseholdID(UUID()),
            at: .now
        )
        let request = message.request(to: "https://example.com", secret: secret, at: .now)
        func isTaken(_ body: [UInt8], at shift: Int64 = 0) throws -> Bool {
            let time = try #require(request.headers["webhook-timestamp"].flatMap(Int64.init)) + shift
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [
                "python3", "-c",
                program + "\nimport sys\n"
                    + "a = sys.argv[1:]\nsys.exit(0 if is_from_larder(a[0], {'webhook-id': a[1], "
                    + "'webhook-timestamp': a[2], 'webhook-signature': a[3]}, a[4].encode()) else 1)\n",
                "whsec_" + secret.base64, request.headers["webhook-id"] ?? "", String(time),
                request.headers["webhook-signature"] ?? "", String(decoding: body, as: UTF8.self),
            ]
            try process.run()
            process.waitUntilExit()
            try #require([0, 1].contains(process.terminationStatus))
            return process.terminationStatus == 0
        }
        #expect(try isTaken(request.body))
        #expect(try !isTaken(request.body + [UInt8(ascii: " ")]))
        #expect(try !isTaken(request.body, at: -3600), "what is old may be sent by somebody who has copied it")
    }

    @Test func `how a webhook goes on after each answer`() {
        let now = Instant(milliseconds: 0)
        func pauses(_ outcome: WebhookOutcome, age: Duration = .zero, _ count: Int) -> [Int64] {
            var course = WebhookCourse(cursor: 0)
            return (0..<count).map { _ in course.apply(outcome, to: 1, age: age, at: now).pause.components.seconds }
        }
        #expect(pauses(WebhookOutcome(reason: "timeout"), 7) == [5, 20, 80, 320, 1280, 3600, 3600])
        #expect(pauses(WebhookOutcome(status: 429, wait: .seconds(30)), 3) == [30, 30, 80])
        #expect(pauses(WebhookOutcome(status: 500, wait: .seconds(80_000)), 1) == [3600])
        var course = WebhookCourse(cursor: 0)
        let old = Duration.seconds(21 * 3600)
        let late = course.apply(WebhookOutcome(status: 500), to: 1, age: old, at: now)
        #expect(late.result == .retrying && course.stop == nil, "Larder may have been down")
        let last = course.apply(WebhookOutcome(status: 500), to: 1, age: old, at: now + .seconds(3600))
        #expect(last.result == .failed && course.stop == .unreachable && course.cursor == 0)
        var outage = WebhookCourse(cursor: 0)
        for _ in 0..<4 { _ = outage.apply(WebhookOutcome(status: 503), to: 1, age: .zero, at: now) }
        let refused = (0..<3).map { _ in outage.apply(WebhookOutcome(status: 404), to: 1, age: .zero, at: now).result }
        #expect(
            refused == [.retrying, .retrying, .failed] && outage.cursor == 1,
            "three refusals, whatever was before"
        )
        #expect(outage.refusedAttempts == 0 && outage.attempts == 0 && outage.refusals == 1)
        for status in [408, 425, 429, 500, 503] { #expect(!WebhookOutcome(status: status).isRefused, "\(status)") }
        for status in [301, 400, 401, 404, 422] { #expect(WebhookOutcome(status: status).isRefused, "\(status)") }
        #expect(WebhookOutcome(status: 202).isDelivered && !WebhookOutcome(reason: "timeout").isDelivered)
    }
}
