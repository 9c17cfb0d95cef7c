import Foundation
import JSON
import Testing
import Values

@Suite struct JSONWriterTests {
    private func text(_ body: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        body(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test func `commas stand between values and nowhere else`() {
        let written = text { json in
            json.object { json in
                json.member("a", 1)
                json.member("none", String?.none)
                json.member("list", [1, 2, 3])
                json.member("empty", [Int]())
                json.object("inner") { $0.member("x", true) }
                json.array("rows") { json in
                    json.object { _ in }
                    json.object { $0.member("y", 0.5) }
                }
                json.key("raw")
                json.raw(Array("[null]".utf8))
            }
        }
        #expect(
            written
                == #"{"a":1,"none":null,"list":[1,2,3],"empty":[],"inner":{"x":true},"rows":[{},{"y":0.5}],"raw":[null]}"#
        )
    }

    @Test func `any string is read back as it was by another implementation`() throws {
        var generator = SystemRandomNumberGenerator()
        var strings = [
            "", "\"", "\\", "\u{0}\u{1}\u{1F}\u{7F}", "a\nb\tc\rd", "🥕 crème brûlée 日本", "\u{2028}</script>",
        ]
        for _ in 0..<300 {
            let scalars = (0..<Int.random(in: 0...40, using: &generator)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...0x2FF, using: &generator))
            }
            strings.append(String(String.UnicodeScalarView(scalars)))
        }
        for string in strings {
            let written = text { json in json.array { $0.string(string) } }
            let back = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String]
            // Scalar by scalar: equality of strings would forgive another normalisation.
            #expect(back?.first.map { Array($0.unicodeScalars) } == Array(string.unicodeScalars))
        }
    }

    @Test func `what has to be escaped is found at every place of a string, however little room there was`() throws {
        for length in 1...26 {
            for place in 0..<length {
                for special in ["\"", "\\", "\n", "\u{0}", "\u{1F}", "\u{7F}", "é", " ", "!", "#", "[", "]"] {
                    let letters = (0..<length).map { $0 == place ? special : "x" }.joined()
                    var json = JSONWriter(capacity: 1)
                    json.array { json in for _ in 0..<3 { json.string(letters) } }
                    let back = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
                    #expect(back == [letters, letters, letters])
                }
            }
        }
        let worst = String(repeating: "\u{1}", count: 1000)
        #expect(text { $0.string(worst) } == "\"" + String(repeating: #"\u0001"#, count: 1000) + "\"")
    }

    @Test func `times, dates and ids are written as they describe themselves`() {
        let day: Int64 = 86_400_000
        let times = [0, 1, -1, 999, -day, day - 1, 1_795_193_831_007, -62_135_596_800_000, 253_402_300_799_999]
        for time in times + (0..<300).map({ _ in .random(in: -300_000 * day...4_000_000 * day) }) {
            let instant = Instant(milliseconds: time)
            #expect(text { $0.string(instant) } == "\"\(instant)\"")
            let date = instant.dateInUTC
            #expect(text { $0.string(date) } == "\"\(date)\"")
        }
        for _ in 0..<50 {
            let id = UUID()
            #expect(text { $0.string(id) } == "\"\(id.canonical)\"")
        }
        #expect(
            text { $0.hexadecimal((0x0123_4567_89AB_CDEF, 0xFEDC_BA98_7654_3210)) }
                == "\"0123456789abcdeffedcba9876543210\""
        )
    }

    @Test func `numbers are written in full`() {
        #expect(text { $0.integer(Int64.min) } == "-9223372036854775808")
        #expect(text { $0.integer(Int64.max) } == "9223372036854775807")
        #expect(text { $0.integer(0) } == "0")
        for number in [1, -1, 9, 10, 99, 100, -100, 1_234_567_890_123] {
            #expect(text { $0.integer(number) } == "\(number)")
        }
        #expect(text { $0.double(.nan) } == "null")
        #expect(text { $0.double(-.infinity) } == "null")
    }

    @Test func `keys known at run time are escaped`() {
        #expect(text { json in json.object { $0.member(named: "a\"b", 1) } } == #"{"a\"b":1}"#)
    }

    @Test func `lists and objects are values, too, an object's members in the order of their names`() {
        #expect(["b": [1, 2], "a": []].jsonText() == #"{"a":[],"b":[1,2]}"#)
        #expect(text { json in json.object { $0.member("a", [[String]]?.none) } } == #"{"a":null}"#)
    }

    @Test func `an object's members are written into another`() {
        let written = text { json in
            json.object { json in
                json.members(of: [String: Int]())
                json.members(of: ["a": 1, "b": 2])
                json.member("c", 3)
                json.members(of: ["d": 4])
            }
        }
        #expect(written == #"{"a":1,"b":2,"c":3,"d":4}"#)
    }

    @Test func `a page says where to go on`() {
        #expect(
            String(decoding: Page(items: [1, 2], next: "x").jsonBytes(), as: UTF8.self)
                == #"{"items":[1,2],"next":"x"}"#
        )
        #expect(
            String(decoding: Page<Int>(items: [], next: nil).jsonBytes(), as: UTF8.self) == #"{"items":[],"next":null}"#
        )
    }
}
