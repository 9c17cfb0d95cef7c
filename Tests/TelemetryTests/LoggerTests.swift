import Foundation
import HTTP
import JSON
import Synchronization
import Telemetry
import TestSupport
import Testing
import Values

@Suite struct LoggerTests {
    @Test func `a line is a JSON object with time, level, service, message and metadata`() throws {
        let lines = LogLines()
        let logger = Logger(service: "recipe", sink: lines.sink)
        let before = Instant.now
        logger.info("cooked \"it\"", ["count": 3, "who": "A \n\u{1}B", "id": RecipeID(UUID())])
        logger.flush()
        let line = try #require(try lines.all.first)
        #expect(line["level"] as? String == "info")
        #expect(line["service"] as? String == "recipe")
        #expect(line["message"] as? String == "cooked \"it\"")
        #expect(line["count"] as? Int == 3)
        #expect(line["who"] as? String == "A \n\u{1}B")
        let time = try #require((line["time"] as? String).flatMap { Instant($0) })
        #expect(time >= before && time <= .now)
        #expect(line["request_id"] == nil)
    }

    @Test func `lines below the level are not written`() throws {
        let lines = LogLines()
        let logger = Logger(service: "menu", level: .warning, sink: lines.sink)
        logger.debug("d")
        logger.info("i")
        logger.warning("w")
        logger.error("e")
        logger.flush()
        #expect(try lines.all.map { $0["message"] as? String } == ["w", "e"])
    }

    @Test func `all levels are written until the loggers' own are wanted again`() throws {
        let lines = LogLines()
        let logger = Logger(service: "menu", level: .warning, sink: lines.sink)
        logger.toggleDebugging()
        logger.named("plan").debug("d")
        logger.toggleDebugging()
        logger.info("i")
        logger.flush()
        #expect(
            try lines.all.map { $0["message"] as? String } == ["log level changed", "d", "log level changed"]
        )
    }

    @Test func `lines of a request carry its id and its trace`() throws {
        let lines = LogLines()
        let logger = Logger(service: "menu", sink: lines.sink)
        let context = RequestContext(requestID: "abc")
        RequestContext.$current.withValue(context) { logger.info("inside") }
        logger.flush()
        let line = try #require(try lines.all.first)
        #expect(line["request_id"] as? String == "abc")
        #expect(line["trace_id"] as? String == context.trace.traceIDText)
    }

    @Test func `lines are written by themselves soon, from many threads, whole`() async throws {
        let lines = LogLines()
        let logger = Logger(service: "menu", sink: lines.sink)
        await withTaskGroup { group in
            for task in 0..<8 {
                group.addTask { for number in 0..<200 { logger.info("m", ["task": task, "number": number]) } }
            }
        }
        for _ in 0..<100 where try lines.all.count < 1600 { try await Task.sleep(for: .milliseconds(20)) }
        #expect(try lines.all.count == 1600)
    }

    @Test func `what does not fit is dropped and counted`() throws {
        let lines = LogLines()
        let sink = lines.sink
        let logger = Logger(service: "menu", sink: sink)
        let large = String(repeating: "x", count: 600_000)
        logger.info("first", ["text": large])
        logger.info("second", ["text": large])
        logger.info("third", ["text": large])
        sink.flush()
        let all = try lines.all
        let written = all.filter { $0["text"] != nil }.count
        let dropped = all.compactMap { $0["count"] as? Int }.reduce(0, +)
        #expect(written >= 1)
        #expect(written + dropped == 3)
    }
}
