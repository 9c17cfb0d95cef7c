import Foundation
import JSON
import Testing

@Suite struct JSONReaderTests {
    private struct Thing: JSONDecodable, Equatable {
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
                case "count": read.count = try json.optional()
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
        for text in ["", "plain", "\"\\/\u{8}\u{c}\n\r\t", "crème brûlée 🥕", "\u{0}\u{1f}\u{2028}", "a\\u0041b"] {
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
}
