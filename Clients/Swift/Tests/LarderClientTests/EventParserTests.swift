import Foundation
import LarderClient
import Testing

/// `text/event-stream`, as the HTML Standard describes it.
@Suite struct EventParserTests {
    private func events(_ text: String) throws -> [ServerSentEvent] {
        var parser = EventParser()
        return try parser.append(text.utf8)
    }

    @Test func `an event has an id, a name and data`() throws {
        #expect(
            try events("id: 7\nevent: list.item_checked\ndata: {}\n\n") == [
                ServerSentEvent(id: "7", event: "list.item_checked", data: "{}")
            ]
        )
    }

    @Test func `the examples of the standard are read as it says`() throws {
        let stocks = "data: YHOO\ndata: +2\ndata: 10\n\n"
        #expect(try events(stocks).map(\.data) == ["YHOO\n+2\n10"])
        let ids = ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n"
        #expect(
            try events(ids) == [
                ServerSentEvent(id: "1", data: "first event"), ServerSentEvent(data: "second event"),
                ServerSentEvent(data: " third event"),
            ]
        )
        #expect(try events("data\n\ndata\ndata\n\ndata:").map(\.data) == ["", "\n"])
        #expect(try events("data:test\n\ndata: test\n\n").map(\.data) == ["test", "test"])
    }

    @Test(arguments: ["\n", "\r", "\r\n"])
    func `every line break is one, wherever the pieces are cut`(lineBreak: String) throws {
        let lines = ["\u{FEFF}id: 1", "event: über", "data: a", "data: b", "", ": heartbeat", "data: c", "", ""]
        let bytes = Array(lines.joined(separator: lineBreak).utf8)
        let whole = [ServerSentEvent(id: "1", event: "über", data: "a\nb"), ServerSentEvent(id: "1", data: "c")]
        for size in 1...bytes.count {
            var parser = EventParser()
            var found: [ServerSentEvent] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                found += try parser.append(bytes[start..<min(start + size, bytes.count)])
            }
            #expect(found == whole, "in pieces of \(size) bytes")
            #expect(parser.lastEventID == "1")
        }
    }

    @Test func `ids with a zero byte and pauses that are no numbers are ignored`() throws {
        var parser = EventParser()
        let first = try parser.append("id: 1\nretry: 250\ndata: a\n\nid: 2\u{0}\nretry: soon\ndata: b\n\n".utf8)
        #expect(first.map(\.id) == ["1", "1"])
        #expect(parser.retry == .milliseconds(250))
    }

    @Test func `an event without data is none, and its id counts`() throws {
        var parser = EventParser()
        #expect(try parser.append("id: 9\nevent: ready\n\n".utf8).isEmpty)
        #expect(parser.lastEventID == "9")
        #expect(try parser.append("data: x\n\n".utf8) == [ServerSentEvent(id: "9", data: "x")])
    }

    @Test func `lines and events have a largest size`() throws {
        var line = EventParser(upTo: 100)
        #expect(throws: EventParser.TooLong.self) { try line.append(Array(repeating: 0x61, count: 101)) }
        var event = EventParser(upTo: 100)
        let data = String(repeating: "data: 0123456789\n", count: 11)
        #expect(throws: EventParser.TooLong.self) { try event.append(data.utf8) }
    }
}
