import Testing
import Values

@testable import RecipeService

@Suite struct LenientJSONTests {
    private func object(_ members: (String, LenientJSON)...) -> LenientJSON {
        .object(members.map { LenientJSON.Member(name: $0.0, value: $0.1) })
    }

    private func values(in text: String) throws -> [LenientJSON] {
        try LenientJSONParser.values(in: Array(text.utf8), .ample)
    }

    @Test func `sound JSON is read as it is`() throws {
        let text = #"{"a":[1,-2.5e3,true,false,null,"x\n\"\\\/\u00e9\uD83C\uDF72",{}],"b":{"c":"d, e: \"f\""}}"#
        let expected = object(
            (
                "a",
                .array([
                    .number("1"), .number("-2.5e3"), .bool(true), .bool(false), .null, .string("x\n\"\\/é🍲"),
                    .object([]),
                ])
            ),
            ("b", object(("c", .string(#"d, e: "f""#))))
        )
        #expect(try values(in: text) == [expected])
    }

    @Test(arguments: [
        #"{"a":"b",}"#, #"{"a":"b"};"#, #"<!-- {"a":"b"} -->"#, #"//<![CDATA[ {"a":"b"} //]]>"#, #"{a:"b"}"#,
        "{\"a\":\"b\"", #"{"a":"b"}}"#, #"{ /* note */ "a" : "b" // end"#, "{,\"a\":\"b\"}", "{\u{A0}\"a\":\"b\"}",
    ])
    func `broken JSON is read as it was meant`(text: String) throws {
        #expect(try values(in: text) == [object(("a", .string("b")))])
    }

    @Test func `control characters, bare quotes and wrong escapes in strings are kept as text`() throws {
        let text = "{\"a\":\"line\none\ttab\",\"b\":\"a 9\" pan, or \"so\" it is\",\"c\":\"it\\'s\"}"
        #expect(
            try values(in: text) == [
                object(
                    ("a", .string("line\none\ttab")),
                    ("b", .string("a 9\" pan, or \"so\" it is")),
                    ("c", .string("it's"))
                )
            ]
        )
    }

    @Test func `a comma forgotten at a line's end is put there`() throws {
        let text = "{\"a\":\"1\"\n \"b\":[\"3\"\n\"4\"]}"
        #expect(
            try values(in: text) == [
                object(("a", .string("1")), ("b", .array([.string("3"), .string("4")])))
            ]
        )
    }

    @Test(arguments: [
        String(repeating: "[", count: 200_000), String(repeating: "{\"a\":", count: 100_000),
        String(repeating: "\"", count: 300_000), "{" + String(repeating: "\"a\" ", count: 100_000), "[" + "\\u",
        "{\"a\":\"\\", "", "null", String(repeating: "{}", count: 100_000),
        "[" + String(repeating: ",:", count: 100_000),
    ])
    func `nothing makes it fail or take long`(text: String) throws {
        let clock = ContinuousClock()
        let start = clock.now
        #expect(try values(in: text).count <= 100)
        #expect(clock.now - start < .seconds(5))
    }
}
