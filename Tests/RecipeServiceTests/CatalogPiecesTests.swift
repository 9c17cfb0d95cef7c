import Testing

@testable import RecipeService

/// How a catalogue's file is cut into recipes, wherever its blocks end.
@Suite struct CatalogPiecesTests {
    /// The pieces of a text that comes in blocks of so many bytes.
    private func pieces(_ text: String, blocks size: Int) throws -> [String] {
        var cutter = CatalogPieces()
        var found: [String] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            try Array(bytes[start..<min(start + size, bytes.count)]).withUnsafeBytes { block in
                try cutter.take(block) { piece, number in
                    #expect(number == found.count + 1)
                    switch piece {
                    case .value(let value): found.append(String(decoding: value, as: UTF8.self))
                    case .damaged(let reason): found.append("! \(reason.rawValue)")
                    }
                }
            }
        }
        try cutter.finish()
        return found
    }

    @Test(arguments: [
        (#"[{"a":1},{"b":"]},{"}]"#, [#"{"a":1}"#, #"{"b":"]},{"}"#]),
        ("\u{FEFF} [\n{\"a\": [1, {\"c\": \"\\\"\"}]}\n,\n{}\n]\n", [#"{"a": [1, {"c": "\""}]}"#, "{}"]),
        ("[]", []),
        (#"[1, "x,]", null, {"a":1}, [2]]"#, ["! no_recipe", "! no_recipe", "! no_recipe", #"{"a":1}"#, "[2]"]),
        // A recipe a line; a line that is no JSON costs no other.
        ("{\"a\":1}\n{\"b\":2}\n", [#"{"a":1}"#, #"{"b":2}"#]),
        ("{\"a\":1}\n{\"b\":\n{\"c\":3}\n", [#"{"a":1}"#, "! not_json", #"{"c":3}"#]),
        (
            "{\"a\":1}\n{\"b\": \"x\n{\"c\":3}\noops\n{}",
            [
                #"{"a":1}"#, "! not_json", #"{"c":3}"#, "! no_recipe", "{}",
            ]
        ),
        // Objects over some lines.
        ("{\n\"a\":1\n}\n{\n\"b\":2\n}", ["{\n\"a\":1\n}", "{\n\"b\":2\n}"]),
        // The list of an object.
        (#"{"@context":"https://schema.org","@graph":[{"a":1},{"b":2}],"c":["]"]}"#, [#"{"a":1}"#, #"{"b":2}"#]),
        (#"{"recipes" : [ {"a":"@graph"} ]}"#, [#"{"a":"@graph"}"#]),
        (
            #"{"title":"recipes","list":["recipes"],"steps":[1]}"#,
            [
                #"{"title":"recipes","list":["recipes"],"steps":[1]}"#
            ]
        ),
        ("{\"@graph\":[{\"a\":1}]}\n{\"@graph\":[{\"b\":2}]}\n", [#"{"a":1}"#, #"{"b":2}"#]),
    ])
    func `each form is cut into its values`(text: String, expected: [String]) throws {
        for size in [1, 2, 3, 7, 1000] { #expect(try pieces(text, blocks: size) == expected, "\(size)") }
    }

    @Test(arguments: [
        (#"[{"a":1},{"b":"#, CatalogPieces.Trouble.cutOff(2)),
        (#"[{"a":1},"#, .cutOff(2)),
        (#"{"@graph":[{"a":1}"#, .cutOff(2)),
        (#"{"@graph":[{"a":1}],"b":"#, .cutOff(2)),
        ("{\"a\":1}\n{\"b\":", .cutOff(2)),
        ("", .notJSON),
        ("  \n", .notJSON),
        ("<html>", .notJSON),
        (#"[{"a":1}] x"#, .notJSON),
    ])
    func `what is not whole, or no JSON, is found out`(text: String, trouble: CatalogPieces.Trouble) {
        for size in [1, 4, 1000] {
            #expect(throws: trouble, "\(size)") { try pieces(text, blocks: size) }
        }
    }

    @Test func `what is too large is passed over, and is not kept`() throws {
        let large = String(repeating: "x", count: CatalogPieces.largest)
        #expect(try pieces(#"[{"a":"\#(large)"},{"b":2}]"#, blocks: 65_536) == ["! too_large", #"{"b":2}"#])
    }
}
