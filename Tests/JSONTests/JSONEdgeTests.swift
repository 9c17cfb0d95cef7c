import JSON
import Testing
import Values

/// What is written at the ends of the calendar, and pointers to members of every name.
@Suite struct JSONEdgeTests {
    private func text(_ body: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        body(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        "-0001-12-31", "0000-01-01", "0000-12-31", "0001-01-01", "9999-12-31", "10000-01-01",
    ])
    func `a time of any year is written as it describes itself`(day: String) throws {
        let days = [
            "-0001-12-31": -719_529, "0000-01-01": -719_528, "0000-12-31": -719_163, "0001-01-01": -719_162,
            "9999-12-31": 2_932_896, "10000-01-01": 2_932_897,
        ]
        let date = CalendarDate(daysSince1970: try #require(days[day]))
        let instant = Instant(milliseconds: Int64(date.daysSince1970) * 86_400_000 + 45_296_007)
        #expect(text { $0.string(date) } == "\"\(date)\"")
        #expect(text { $0.string(instant) } == "\"\(instant)\"")
        if !day.hasPrefix("-") { #expect("\(date)" == day && "\(instant)" == "\(day)T12:34:56.007Z") }
    }

    @Test func `objects and arrays may be empty, and follow each other with commas`() {
        let written = text { json in
            json.array { json in
                json.object { _ in }
                json.array { _ in }
                json.null()
                json.bool(true)
                json.double(0.5)
                json.raw([UInt8]("1".utf8))
                json.string("")
                json.object { $0.member("a", 1) }
            }
        }
        #expect(written == #"[{},[],null,true,0.5,1,"",{"a":1}]"#)
    }
}
