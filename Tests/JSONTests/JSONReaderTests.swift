import Foundation
import JSON
import Testing
import Values

@Suite struct JSONReaderTests {
    private struct Thing: JSONReadable, Equatable {
        var name = ""
        var count: Int?
        var tags: [String] = []
        var share = 0.0
        var isOn = false

        init() {}

        init(from json: inout JSONReader) throws(JSONReaderError) {
            var read = Thing()
            try json.object { json, key throws(JSONReaderError) in
                switch key {
                case "name": read.name = try json.value()
                case "count": read.count = try json.value()
                case "tags": read.tags = try json.value()
                case "share": read.share = try json.double()
                case "on": read.isOn = try json.bool()
                default: try json.skip()
                }
            }
            self = read
        }
    }

    private func thing(_ text: String) throws -> Thing { try JSONReader.read(from: Array(text.utf8)) }

    @Test func `members are read in any order, with any space between, and others are passed over`() throws {
        let text = """
             { "tags" : [ "a" , "" ] , "more": {"deep": [1, {"x": "]}\\""}, null, true, -1.5e3]}, "none": [],
             "on":true,"share":0.25, "count":-7,"name":"leek" }
            """
        let read = try thing(text)
        #expect(read.name == "leek")
        #expect(read.count == -7)
        #expect(read.tags == ["a", ""])
        #expect(read.share == 0.25)
        #expect(read.isOn)
        #expect(try thing(#"{"count":null}"#) == Thing())
        #expect(try thing("{}") == Thing())
    }

    @Test func `any string is read as another implementation wrote it`() throws {
        for text in ["", "plain", "\"\\/\u{8}\u{c}\n\r\t", "crème brûlée 🥕", "\u{1f}\u{2028}", "a\\u0041b"] {
            for options: JSONEncoder.OutputFormatting in [[], .withoutEscapingSlashes] {
                let encoder = JSONEncoder()
                encoder.outputFormatting = options
                let read: [String] = try JSONReader.read(from: Array(try encoder.encode([text])))
                #expect(read == [text])
            }
        }
        let escaped: [String] = try JSONReader.read(from: Array(#"["\u00e9\ud83e\udd55\u0041"]"#.utf8))
        #expect(escaped == ["é🥕A"])
    }

    @Test(arguments: [
        "", "{", "[]", "null", #"{"name"}"#, #"{"name":}"#, #"{"name":1}"#, #"{"name":"a"} x"#, #"{"name":"a",}"#,
        #"{"name":"a""#, #"{"name":"a\"#, #"{"name":"\x"}"#, #"{"name":"\u12"}"#, #"{"name":"\ud83e"}"#,
        #"{"name":"\ud83eA"}"#, #"{"name":"\udd55"}"#, "{\"name\":\"\n\"}", #"{"count":1.5}"#, #"{"count":"1"}"#,
        #"{"count":99999999999999999999}"#, #"{"on":tru}"#, #"{"share":-}"#, #"{"x":[1,2}"#, #"{"x":]}"#, #"{"x":,}"#,
        #"{"x":"\"}"#,
    ])
    func `what is not as agreed is an error`(text: String) {
        #expect(throws: JSONReaderError.self) { try thing(text) }
    }

    @Test func `text that is not UTF-8 is an error`() {
        #expect(throws: JSONReaderError.self) {
            let _: [String] = try JSONReader.read(from: [UInt8(ascii: "["), 0x22, 0xFF, 0x22, UInt8(ascii: "]")])
        }
    }

    // MARK: - Members by name

    private struct Line: JSONReadable, Equatable {
        var text: String
        var id: RecipeID?
        var note: String??

        init(text: String, id: RecipeID? = nil, note: String?? = nil) {
            self.text = text
            self.id = id
            self.note = note
        }

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            text = try members.required("text")
            id = try members.optional("id")
            note = try members.patch("note")
        }
    }

    private struct Book: JSONReadable {
        var lines: [Line]

        init(from json: inout JSONReader) throws(JSONReaderError) { lines = try json.members().required("a/b") }
    }

    private func error(_ text: String) -> JSONReaderError? {
        do {
            _ = try JSONReader.read(Book.self, from: Array(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @JSONObject(.leavesOutNil, .mergePatch)
    fileprivate struct Patch: Equatable {
        var title: String?
        var note: String??
        var at: TimeOfDay?
    }

    @Test func `in a merge patch a member may be missing, and null only where null means something`() throws {
        func patch(_ text: String) throws -> Patch { try JSONReader.read(from: Array(text.utf8)) }
        #expect(try patch("{}") == Patch())
        #expect(
            try patch(#"{"title":"a","note":null,"at":"07:05"}"#)
                == Patch(title: "a", note: .some(nil), at: TimeOfDay(7, 5))
        )
        #expect(throws: JSONReaderError.self) { try patch(#"{"title":null}"#) }
        let whole = Patch(title: "a", note: "b", at: TimeOfDay(7, 5))
        #expect(String(decoding: whole.jsonBytes(), as: UTF8.self) == #"{"title":"a","note":"b","at":"07:05"}"#)
    }

    @Test func `members are asked for by name: what is unknown is passed over, of equal names the last one counts`()
        throws
    {
        let text = #"{"x":{"text":1},"text":"a","n\u006fte":null,"id":null,"text":"b"}"#
        #expect(try JSONReader.read(Line.self, from: Array(text.utf8)) == Line(text: "b", note: .some(nil)))
        #expect(try JSONReader.read(Line.self, from: Array(#"{"text":""}"#.utf8)) == Line(text: ""))
    }

    @Test(arguments: [
        (#"{}"#, "/a~1b", JSONReaderError.Code.required),
        (#"{"a/b":null}"#, "/a~1b", .type),
        (#"{"a/b":{}}"#, "/a~1b", .type),
        (#"{"a/b":[{"text":"x"},7]}"#, "/a~1b/1", .type),
        (#"{"a/b":[{"text":"x"},{"text":null}]}"#, "/a~1b/1/text", .type),
        (#"{"a/b":[{"text":"x","id":"7"}]}"#, "/a~1b/0/id", .format),
        (#"{"a/b":[{}]}"#, "/a~1b/0/text", .required),
        (#"{"a/b":[],"c":[{"d":"\u0000"}]}"#, "/c/0/d", .format),
        (#"[]"#, "", .type),
    ])
    func `a mistake is told with the pointer to it`(text: String, pointer: String, code: JSONReaderError.Code) {
        #expect(error(text)?.pointer == pointer)
        #expect(error(text)?.code == code)
    }

    @Test(arguments: [
        "", "}", "]", ",", #","x":}"#, #","x":01}"#, #","x":1.}"#, #","x":.5}"#, #","x":+1}"#, #","x":1e}"#,
    ])
    func `what is no JSON is told so, whatever else is wrong before`(end: String) {
        #expect(error(#"{"a/b":[{"text":7}]"# + end + "x")?.code == .malformed)
    }

    @Test func `null is told apart from a member that is missing, where that matters`() throws {
        struct Change: JSONReadable {
            let name: String?

            init(from json: inout JSONReader) throws(JSONReaderError) { name = try json.members().ifPresent("name") }
        }
        #expect(try JSONReader.read(Change.self, from: Array("{}".utf8)).name == nil)
        #expect(throws: JSONReaderError.self) { try JSONReader.read(Change.self, from: Array(#"{"name":null}"#.utf8)) }
    }

    @Test func `an object whose members are asked for by name has no more of them than are remembered`() throws {
        func document(_ count: Int) -> [UInt8] {
            Array((#"{"text":"a""# + String(repeating: #","":0"#, count: count - 1) + "}").utf8)
        }
        #expect(try JSONReader.read(Line.self, from: document(JSONMembers.most)).text == "a")
        #expect {
            try JSONReader.read(Line.self, from: document(JSONMembers.most + 1))
        } throws: { ($0 as? JSONReaderError)?.code == .format }
    }

    @Test func `nesting is read to its limit and no deeper, also where it is passed over`() {
        func nested(_ depth: Int) -> String {
            #"{"a/b":[],"x":"# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
        }
        #expect(error(nested(JSONReader.maximumDepth - 1)) == nil)
        #expect(error(nested(JSONReader.maximumDepth))?.code == .tooDeep)
        #expect(error(nested(200_000))?.code == .tooDeep)
    }

    @Test(arguments: [("2", 2), ("2.0", 2), ("2e1", 20), ("-0", 0), ("9007199254740993", 9_007_199_254_740_993)])
    func `a whole number may be written in any way`(text: String, value: Int) throws {
        #expect(try JSONReader.read(Int.self, from: Array(text.utf8)) == value)
    }

    @Test(arguments: [
        ("1.5", JSONReaderError.Code.type), ("1e-1", .type), ("1e400", .outOfRange), ("1e30", .outOfRange),
        ("99999999999999999999", .outOfRange), ("true", .type),
    ])
    func `a number that is not whole, or too large, is told so`(text: String, code: JSONReaderError.Code) {
        #expect {
            try JSONReader.read(Int.self, from: Array(text.utf8))
        } throws: { ($0 as? JSONReaderError)?.code == code }
    }

    @Test func `any value goes through unchanged`() throws {
        let text = #"{"a":[1,-2.5,true,null,"x\n",{}],"b":{"c":[]}}"#
        #expect(
            String(decoding: try JSONReader.read(AnyJSON.self, from: Array(text.utf8)).jsonBytes(), as: UTF8.self)
                == text
        )
    }

    private func read<Value: JSONReadable>(_ text: String, as type: Value.Type = Value.self) -> Value? {
        try? JSONReader.read(Value.self, from: Array(text.utf8))
    }

    @Test(
        arguments: [
            ("9007199254740992.0", 9_007_199_254_740_992), ("-9007199254740992.0", -9_007_199_254_740_992),
            ("9007199254740994.0", nil), ("-9007199254740994.0", nil), ("9223372036854775807", Int.max),
            ("-9223372036854775808", Int.min), ("9223372036854775808", nil), ("1E2", 100), ("1e+2", 100), ("100e-2", 1),
            ("-0.0", 0), ("00", nil), ("01", nil), ("-", nil), ("1.", nil), ("1e", nil), ("1e+", nil), (".1", nil),
            ("0e0", 0), ("1:", nil), ("1/", nil),
        ] as [(String, Int?)]
    )
    func `a number with a point is whole up to the fifty-third bit`(text: String, value: Int?) {
        #expect(read(text) == value)
    }

    @Test(
        arguments: [
            (#""\u0041""#, "A"), (#""\ud7ff""#, "\u{D7FF}"), (#""\ue000""#, "\u{E000}"),
            (#""\ud800\udc00""#, "\u{10000}"),
            (#""\udbff\udfff""#, "\u{10FFFF}"), (#""\uFfFf""#, "\u{FFFF}"), (#""\ud800""#, nil), (#""\ud800\n""#, nil),
            (#""\ud800\ud800""#, nil), (#""\ud800\ue000""#, nil), (#""\udbff\udbff""#, nil), (#""\udc00""#, nil),
            (#""\udfff""#, nil), (#""\u+041""#, nil), (#""\u-041""#, nil), (#""\u004""#, nil), (#""\u00g1""#, nil),
            (#""\u0000""#, nil), (#""\u0001""#, "\u{1}"), ("\"\u{1F}\"", nil), ("\" \u{7F}\"", " \u{7F}"),
            ("\"\\n\u{1F}\"", nil), ("\"\\n \"", "\n "), (#""\b\f\r\t\/""#, "\u{8}\u{C}\r\t/"), (#""\a""#, nil),
            (#""\""#, nil),
        ] as [(String, String?)]
    )
    func `an escape stands for one character`(text: String, value: String?) {
        #expect(
            read(text).map { ($0 as String).unicodeScalars.map(\.value) }
                == value.map { $0.unicodeScalars.map(\.value) }
        )
    }

    @Test(arguments: ["tru", "truex", "fals", "nul", "True", "t", "n", "f", ""])
    func `a word is written out`(text: String) {
        #expect(read(text, as: Bool?.self) == nil && read(text, as: AnyJSON.self) == nil)
    }

    @Test func `only four kinds of space stand between values`() {
        #expect(read(" \t\r\n[ 1\t,\r2\n] ", as: [Int].self) == [1, 2])
        for space in ["\u{0B}", "\u{0C}", "\u{A0}", "\u{1F}"] { #expect(read("[1\(space)]", as: [Int].self) == nil) }
        #expect(read("\u{FEFF}[1]", as: [Int].self) == [1])
    }

    @Test func `a pointer's signs are written so that they can be told apart`() {
        for (name, part) in [("a", "a"), ("a/b", "a~1b"), ("a~b", "a~0b"), ("~1", "~01"), ("/~", "~1~0")] {
            #expect(JSONPointer.escaped(name) == part && JSONPointer.unescaped(part[...]) == name)
        }
    }

    @Test func `a value of any kind keeps its kind`() {
        #expect(read("1") == AnyJSON.integer(1))
        #expect(read("1.5") == AnyJSON.double(1.5))
        #expect(read("1.0") == AnyJSON.double(1))
        #expect(read("99999999999999999999") == AnyJSON.double(1e20))
        #expect(read("1e999", as: AnyJSON.self) == nil)
        #expect(read("-0.5") == -0.5 && read("1e999", as: Double.self) == nil && read("\"1\"", as: Double.self) == nil)
    }
}
