import Testing
import Values

@testable import RecipeService

/// What the loose reader of JSON makes of each thing that sites get wrong.
@Suite struct LenientJSONRuleTests {
    private func values(in text: String) throws -> [LenientJSON] {
        try LenientJSONParser.values(in: Array(text.utf8), .ample)
    }
    private func texts(in text: String) throws -> [String?] { try values(in: text).flatMap(\.elements).map(\.text) }

    @Test(arguments: [
        (#"["a","b"]"#, ["a", "b"]), (#"["a", -1]"#, ["a", "-1"]), (#"["a",]"#, ["a"]), (#"["a","#, ["a"]),
        (#"["a""#, ["a"]), (#"["a" ]"#, ["a"]), (#"["a" }"#, ["a"]), (#"["a",{}"#, ["a", nil]),
        (#"["a",[]"#, ["a", nil]), (#"["a" // x"#, ["a"]), (#"["a" /* x */]"#, ["a"]),
        // What does not go on like JSON is still text.
        (#"["a", b]"#, [#"a", b]"#]), (#"["a" b"]"#, [#"a" b"#]), (#"["a" / b"]"#, [#"a" / b"#]),
        (#"["a" "b"]"#, [#"a" "b"#]), ("[\"a\"\n\"b\"]", ["a", "b"]), (#"["a": "b"]"#, [#"a": "b"#]),
        (#"["a" /"#, [#"a" /"#]),
    ])
    func `a quotation mark ends a text where JSON could go on`(text: String, expected: [String?]) throws {
        #expect(try texts(in: text) == expected)
    }

    @Test func `words without quotation marks are what they say`() throws {
        #expect(
            try values(in: "[true,false,null,undefined,NaN,yes,1.5]")
                == [
                    .array([.bool(true), .bool(false), .null, .null, .null, .number("yes"), .number("1.5")])
                ]
        )
        #expect(try values(in: #"["a",true,"b",false,"c",null]"#)[0].elements.count == 6)
        #expect(try texts(in: #"["a",trueish"#) == ["a", "trueish"])
        #expect(try texts(in: "[a b\tc\nd]") == ["a", "b", "c", "d"])
    }

    @Test(arguments: [
        (#"\n"#, "\n"), (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\b"#, " "), (#"\f"#, " "), (#"\'"#, "'"), (#"\/"#, "/"),
        (#"\\"#, "\\"), (#"\""#, "\""), (#"\u0041"#, "A"), (#"\u00e9"#, "é"), (#"\uD800\uDC00"#, "\u{10000}"),
        (#"\uDBFF\uDFFF"#, "\u{10FFFF}"), (#"\uD83C\uDF72"#, "🍲"), (#"\uD800\uE000"#, "\u{FFFD}\u{E000}"),
        (#"\uD800\uDBFF"#, "\u{FFFD}\u{FFFD}"), (#"\uDC00\uDC00"#, "\u{FFFD}\u{FFFD}"), (#"\uD83Cx"#, "\u{FFFD}x"),
        (#"\uD83C\n"#, "\u{FFFD}\n"), (#"\uD83C"#, "\u{FFFD}"), (#"\u12"#, "12"), (#"\uD7FF"#, "\u{D7FF}"),
    ])
    func `an escape stands for its character`(escape: String, character: String) throws {
        #expect(try texts(in: "[\"\(escape)\"]") == [character])
        #expect(try texts(in: "[\"a\(escape)b\"]") == ["a\(character)b"])
    }

    @Test func `a text that the end cuts off has what there was`() throws {
        #expect(try texts(in: #"["\u0041"#) == ["A"])
        #expect(try texts(in: #"["\uD83C\u"#) == ["\u{FFFD}"])
        #expect(try texts(in: #"["a\"#) == ["a"])
        #expect(try texts(in: #"["abc"#) == ["abc"])
        #expect(try values(in: "{abc") == [.object([])])
    }

    @Test(arguments: [
        ("[/* a */1]", ["1"]), ("[1 /**/ ,2]", ["1", "2"]), ("[/*/ 1]", []), ("[/**/ 1]", ["1"]), ("[1 /* x", ["1"]),
        ("[1 /* x *", ["1"]), ("[1 // 2\n,3]", ["1", "3"]), ("[1 // 2", ["1"]), ("[/]", ["/"]),
        ("[1,;,2]", ["1", "2"]),
        ("[\u{A0}1]", ["1"]), ("[\u{1F}1]", ["1"]), ("[1\u{A0}", ["1\u{A0}"]), ("[: 1]", ["1"]), ("[1 /", ["1", "/"]),
    ])
    func `comments and spaces of every kind are passed over`(text: String, expected: [String]) throws {
        #expect(try texts(in: text) == expected)
    }

    @Test func `a bracket that is missing is put where the next one closes`() throws {
        let inner = LenientJSON.object([LenientJSON.Member(name: "a", value: .string("b"))])
        #expect(try values(in: #"[{"a":"b"]"#) == [.array([inner])])
        #expect(
            try values(in: #"{"x":["a"},{"a":"b"}"#)
                == [.object([LenientJSON.Member(name: "x", value: .array([.string("a")]))]), inner]
        )
        #expect(try values(in: "{a b:2,d}") == [.object([LenientJSON.Member(name: "b", value: .number("2"))])])
        #expect(try values(in: #"{:"x","a":"b"}"#) == [inner])
        #expect(try values(in: #"{"a":"b","c":}"#) == [inner])
    }

    @Test func `values begin at a brace or a bracket, but not at that of a CDATA section`() throws {
        #expect(try values(in: "x[1]y{}") == [.array([.number("1")]), .object([])])
        #expect(try values(in: "TA[1]") == [])
        #expect(try values(in: "<![1]") == [])
        #expect(try values(in: "<A[1]T![2]").count == 2)
        #expect(try values(in: String(repeating: "{}", count: 101)).count == 100)
        #expect(try values(in: String(repeating: "{}", count: 99)).count == 99)
    }

    @Test func `nesting is read a hundred deep`() throws {
        func depth(of value: LenientJSON) -> Int {
            guard case .array(let elements) = value else { return 0 }
            return 1 + (elements.first.map(depth) ?? 0)
        }
        func nested(_ count: Int) throws -> LenientJSON {
            try values(in: String(repeating: "[", count: count) + String(repeating: "]", count: count))[0]
        }
        #expect(depth(of: try nested(100)) == 100)
        #expect(depth(of: try nested(101)) == 100)
        // One after the other they are not deeper.
        #expect(try values(in: "[" + String(repeating: "[],", count: 150) + "]")[0].elements.count == 150)
    }

    @Test func `a type is told by its last word, among the first twenty`() throws {
        func isRecipe(_ type: String) throws -> Bool { try values(in: #"{"@type":\#(type)}"#)[0].isA("Recipe") }
        for type in ["Recipe", "schema:Recipe", "http://schema.org/Recipe", "x#Recipe"] {
            #expect(try isRecipe("\"\(type)\""), "\(type)")
        }
        #expect(try !isRecipe(#""RecipeCard""#))
        #expect(try !isRecipe("7"))
        #expect(try !isRecipe("null"))
        let others = String(repeating: #""Thing","#, count: 19)
        #expect(try isRecipe("[\(others)\"Recipe\"]"))
        #expect(try !isRecipe("[\"Thing\",\(others)\"Recipe\"]"))
        #expect(try isRecipe("\"\(String(repeating: "x", count: 193))/Recipe\""))
        #expect(try !isRecipe("\"\(String(repeating: "x", count: 194))/Recipe\""))
        #expect(!LenientJSON.string("Recipe").isA("Recipe"))
    }

    @Test func `a member that is null is none`() throws {
        let value = try values(in: #"{"a":null,"a":"1","b":["2",null],"c":null}"#)[0]
        #expect(value["a"]?.text == "1" && value["c"] == nil && value["d"] == nil)
        #expect(value.first("c", "a")?.text == "1" && value.first("c", "d") == nil)
        #expect(value.memberCount == 4 && LenientJSON.string("a").memberCount == 0)
        #expect(value["b"]?.elements.count == 2 && LenientJSON.null.elements.isEmpty)
        #expect(LenientJSON.string("a")["a"] == nil && LenientJSON.bool(true).text == nil)
    }

    @Test func `a reference is a node with an id and at most one member besides`() throws {
        let text = #"""
            [{"@id":"#a","name":"first","url":"/1"},{"@id":"#a","name":"second","url":"/2"},{"@id":"#b","name":"short"},
             {"list":[{"@type":"Recipe","name":"inner"}]}]
            """#
        let data = try LinkedData([Array(text.utf8)], .ample)
        func resolved(_ text: String) throws -> (value: LenientJSON, reference: String?) {
            data.resolved(try values(in: text)[0])
        }
        #expect(try resolved(##"{"@id":"#a"}"##).value["name"]?.text == "first")
        #expect(try resolved(##"{"@id":"#a"}"##).reference == "#a")
        #expect(try resolved(##"{"@id":"#a","@type":"Thing"}"##).reference == "#a")
        #expect(try resolved(##"{"@id":"#a","@type":"Thing","x":1}"##).reference == nil)
        #expect(try resolved(##"{"@id":"#b"}"##).reference == nil)
        #expect(try resolved("[1]").reference == nil)
        #expect(data.recipes.map { $0["name"]?.text } == ["inner"])
    }
}
