import HTTP
import JSON
import Testing
import Values

@Suite struct DecodeTests {
    private struct Line: JSONReadable {
        var text: String
        var food: RecipeID?

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            text = try members.required("text")
            food = try members.optional("food")
        }
    }

    private struct Body: JSONReadable {
        var title: String
        var servings: Int
        var date: CalendarDate?
        var draft: Bool?
        var ratio: Double?
        var ingredients: [Line]

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            title = try members.required("title")
            servings = try members.required("servings")
            date = try members.optional("date")
            draft = try members.optional("draft")
            ratio = try members.optional("ratio")
            ingredients = try members.required("ingredients")
        }
    }

    private func decode(_ text: String, type: String? = "application/json") -> Problem? {
        decode(Array(text.utf8), type: type)
    }

    private func decode(_ bytes: [UInt8], type: String? = "application/json") -> Problem? {
        var request = Request(.post, "/x", body: bytes)
        if let type { request.headers["Content-Type"] = type }
        do throws(Problem) {
            _ = try request.decode(Body.self)
            return nil
        } catch { return error }
    }

    @Test(arguments: ["application/json", "application/JSON; charset=utf-8", "application/merge-patch+json"])
    func `a sound document is decoded, unknown members ignored`(type: String) {
        #expect(decode(#"{"title":"a","servings":4,"ingredients":[{"text":"x"}],"more":{}}"#, type: type) == nil)
    }

    @Test func `no body at all has a code of its own`() {
        #expect(decode("")?.code == "empty_body" && decode(" ")?.code != "empty_body")
    }

    @Test func `a packed body is a 415, be it JSON or a form`() throws {
        func status(_ encoding: String, _ type: String, _ read: (Request) throws(Problem) -> Void) -> Int? {
            var request = Request(.post, "/x", body: Array(#"{"title":"a","servings":4,"ingredients":[]}"#.utf8))
            request.headers["Content-Type"] = type
            request.headers["Content-Encoding"] = encoding
            do throws(Problem) { try read(request) } catch { return error.status }
            return nil
        }
        for (encoding, expected) in [("gzip", 415), ("Identity", nil), ("identity, gzip", 415)] as [(String, Int?)] {
            let json = status(encoding, "application/json") { request throws(Problem) in
                _ = try request.decode(Body.self)
            }
            let form = status(encoding, "application/x-www-form-urlencoded") { request throws(Problem) in
                _ = try request.form()
            }
            #expect(json == expected && form == expected, "\(encoding)")
        }
    }

    @Test(arguments: [nil, "text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin-1"])
    func `another type is a 415`(type: String?) {
        #expect(decode("{}", type: type)?.status == 415)
    }

    @Test(arguments: [
        (#"{"servings":4,"ingredients":[]}"#, "/title", "required", "title is required"),
        (#"{"title":7,"servings":4,"ingredients":[]}"#, "/title", "type", "title must be a string"),
        (#"{"title":null,"servings":4,"ingredients":[]}"#, "/title", "type", "title must be a string"),
        (#"{"title":"a","servings":"4","ingredients":[]}"#, "/servings", "type", "servings must be a whole number"),
        (
            #"{"title":"a","servings":1.5,"ingredients":[]}"#, "/servings", "type",
            "servings must be a whole number"
        ),
        (
            #"{"title":"a","ratio":1.5,"servings":2.5,"ingredients":[]}"#, "/servings", "type",
            "servings must be a whole number"
        ),
        (
            #"{"title":"a","ratio":1.25,"servings":99999999999999999999,"ingredients":[]}"#, "/servings",
            "out_of_range", "servings is out of range"
        ),
        (
            #"{"title":"a","servings":4,"ratio":1e999,"ingredients":[]}"#, "/ratio", "out_of_range",
            "ratio is out of range"
        ),
        (
            #"{"title":"a","servings":4,"draft":1,"ingredients":[]}"#, "/draft", "type",
            "draft must be true or false"
        ),
        (#"{"title":"a","servings":4,"ratio":"x","ingredients":[]}"#, "/ratio", "type", "ratio must be a number"),
        (#"{"title":"a","servings":4,"ingredients":{}}"#, "/ingredients", "type", "ingredients must be a list"),
        (
            #"{"title":"a","servings":4,"ingredients":[{"text":"x"},[]]}"#, "/ingredients/1", "type",
            "ingredients number 2 must be an object"
        ),
        (
            #"{"title":"a","servings":4,"ingredients":[{"text":"x"},{}]}"#, "/ingredients/1/text", "required",
            "text is required"
        ),
        (
            #"{"title":"a","servings":4,"ingredients":[{"text":"x","food":"7"}]}"#, "/ingredients/0/food", "format",
            "food is not a UUID"
        ),
        (
            #"{"title":"a","servings":4,"ingredients":[],"date":"2026-02-30"}"#, "/date", "format",
            "date is not a valid date, YYYY-MM-DD"
        ),
        (#"[]"#, "", "type", "the body must be an object"),
        (
            #"{"title":"a","servings":4,"ingredients":[{"text":"x"},{"text":"a\u0000b"}]}"#, "/ingredients/1/text",
            "format", "text contains the character U+0000"
        ),
    ])
    func `a wrong member is named in plain words`(text: String, pointer: String, code: String, detail: String) {
        let problem = decode(text)
        #expect(problem?.status == 422)
        #expect(problem?.errors == [FieldError(pointer: pointer, code: code, detail: detail)])
    }

    @Test(arguments: [
        "", " ", "{", "{\"title\":}", "nul", "{\"a\":1}x", "{'a':1}", "{\"title\":\"a\u{1}\"}",
    ])
    func `what is no JSON is a 400`(text: String) {
        #expect(decode(text)?.status == 400)
    }

    @Test func `invalid UTF-8 is a 400`() {
        #expect(decode(Array("{\"title\":\"".utf8) + [0xFF] + Array("\"}".utf8))?.code == "invalid_utf8")
        #expect(decode(Array("{\"title\":\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"}".utf8))?.code == "invalid_utf8")
    }

    @Test(arguments: ["[", "{\"a\":"])
    func `deep nesting is refused before it is decoded`(bracket: String) {
        #expect(decode(String(repeating: bracket, count: 200_000))?.code == "too_deep")
    }

    /// The document in another encoding; its strings may hold what is refused in UTF-8.
    private func inUTF16(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit -> [UInt8] in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return bigEndian ? pair : pair.reversed()
        }
    }

    private func inUTF32(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar -> [UInt8] in
            let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
            return bigEndian ? bytes : bytes.reversed()
        }
    }

    @Test(arguments: [true, false])
    func `JSON in UTF-16 or UTF-32 is a 400, so that nothing is hidden in it`(bigEndian: Bool) {
        let sound = #"{"title":"a","servings":4,"ingredients":[]}"#
        let hidden = #"{"title":"a\u0000b","servings":4,"ingredients":[]}"#
        let deep = String(repeating: "[", count: 100_000)
        for text in [sound, hidden, deep, "5", "\"\u{4E2D}\u{6587}\""] {
            for mark in ["", "\u{FEFF}"] {
                for bytes in [inUTF16(mark + text, bigEndian: bigEndian), inUTF32(mark + text, bigEndian: bigEndian)] {
                    let problem = decode(bytes)
                    #expect(problem?.status == 400 && problem?.code == "invalid_utf8", "\(text.prefix(20))")
                }
            }
        }
    }

    @Test func `a byte that is zero is no JSON, wherever it stands`() {
        let sound = Array(#"{"title":"a","servings":4,"ingredients":[]}"#.utf8)
        for place in [0, 1, 11, sound.count] {
            var body = sound
            body.insert(0, at: place)
            #expect(decode(body)?.code == "invalid_utf8")
        }
    }

    @Test func `a byte order mark before UTF-8 changes nothing`() {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        #expect(decode(mark + Array(#"{"title":"a","servings":4,"ingredients":[]}"#.utf8)) == nil)
        #expect(decode(mark + Array(String(repeating: "[", count: 100).utf8))?.code == "too_deep")
        #expect(decode(mark + Array(#"{"title":"a\u0000b","servings":4,"ingredients":[]}"#.utf8))?.status == 422)
    }

    @Test func `a form with a zero, or in UTF-16, is a 400`() {
        for body in [
            Array("a=b\0c".utf8), inUTF16("a=b", bigEndian: true), [0xFF, 0xFE] + inUTF16("a=b", bigEndian: false),
        ] {
            let headers: Headers = ["Content-Type": "application/x-www-form-urlencoded"]
            #expect(throws: Problem.self) { try Request(.post, "/x", headers: headers, body: body).form() }
        }
    }

    @Test func `brackets in strings are no nesting`() {
        let title = String(repeating: "[{", count: 500) + #"\"\\"#
        #expect(decode(#"{"title":"\#(title)","servings":4,"ingredients":[]}"#) == nil)
        #expect(decode(#"{"title":"\\u0000","servings":4,"ingredients":[]}"#) == nil)
    }

    @Test func `a form is read, and only a form`() throws {
        var request = Request(.post, "/x", body: Array("item=caf%C3%A9+au+lait&empty=&item=2".utf8))
        request.headers["Content-Type"] = "application/x-www-form-urlencoded"
        let form = try request.form()
        #expect(form["item"] == "café au lait")
        #expect(form["empty"] == "")
        #expect(form["absent"] == nil)
        request.headers["Content-Type"] = "application/json"
        #expect(throws: Problem.self) { try request.form() }
    }
}
