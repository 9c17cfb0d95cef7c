import Testing

@testable import RecipeService

@Suite struct ListElementsTests {
    @Test(arguments: [
        ("[]", []), ("", []), ("{}", []), ("[1]", ["1"]), (#"["a","b, c"]"#, [#""a""#, #""b, c""#]),
        (#"["\"],[","\\","\\\""]"#, [#""\"],[""#, #""\\""#, #""\\\"""#]),
        (#"[{"a":[1,{"b":"}"}]},[2,3],null]"#, [#"{"a":[1,{"b":"}"}]}"#, "[2,3]", "null"]),
    ])
    func `a list is split where its elements end`(json: String, elements: [String]) {
        var json = json
        let found = json.withUTF8 { utf8 in
            ListElements(UnsafeRawBufferPointer(utf8)).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(found == elements)
    }
}
