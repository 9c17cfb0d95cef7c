import Testing

@testable import HTTP

/// A header's fields as they are added to and taken from.
@Suite struct HeaderFieldTests {
    private func pairs(_ headers: Headers) -> [String] { headers.pairs.map { "\($0.name): \($0.value)" } }

    @Test func `fields that are missing are added, and those that are there stay`() {
        var headers: Headers = ["A": "1", "B": "2"]
        headers.addMissing(["C": "3", "D": "4"])
        #expect(pairs(headers) == ["A: 1", "B: 2", "C: 3", "D: 4"])
        headers.addMissing(["b": "x", "E": "5", "e": "6"])
        #expect(pairs(headers) == ["A: 1", "B: 2", "C: 3", "D: 4", "E: 5", "e: 6"])
        headers.addMissing(["E": "y", "A": "z"])
        #expect(pairs(headers).count == 6)
        headers.addMissing([:])
        #expect(pairs(headers).count == 6)
        var none = Headers()
        none.addMissing(["A": "1"])
        #expect(pairs(none) == ["A: 1"])
    }

    @Test func `a field is removed with all of its values, and what is not there is not missed`() {
        var headers: Headers = ["A": "1", "B": "2", "a": "3", "AB": "4"]
        headers.remove("C")
        #expect(pairs(headers).count == 4)
        headers.remove("A")
        #expect(pairs(headers) == ["B: 2", "AB: 4"])
        headers["b"] = "5"
        #expect(pairs(headers) == ["AB: 4", "b: 5"])
        headers["ab"] = nil
        headers["b"] = nil
        #expect(pairs(headers) == [] && headers["b"] == nil && headers.all("b") == [])
    }

    @Test func `names differ in letters only, in upper and lower case`() {
        var headers = Headers()
        for name in ["a", "z", "A1", "Z-", "@", "[", "`", "{"] { headers.add(name, name) }
        #expect(headers["A"] == "a" && headers["Z"] == "z" && headers["a1"] == "A1" && headers["z-"] == "Z-")
        #expect(headers["@"] == "@" && headers["`"] == "`" && headers["["] == "[" && headers["{"] == "{")
        #expect(headers["aa"] == nil && headers[""] == nil && !headers.contains("a2") && headers.contains("Z"))
    }

    @Test func `values may be empty and long, and line breaks and NULs become spaces`() {
        let long = String(repeating: "ö", count: 5000)
        let headers: Headers = ["A": "", "B": long, "C": "\n\r\0\t\u{1}\u{B}\u{E}", "D": "d"]
        #expect(
            headers["A"] == "" && headers["B"] == long && headers["C"] == "   \t\u{1}\u{B}\u{E}" && headers["D"] == "d"
        )
    }

    @Test func `a neighbouring number is no line break`() {
        for value: UInt8 in 1...31 where value != 10 && value != 13 {
            let text = String(Unicode.Scalar(value))
            #expect(Headers(dictionaryLiteral: ("A", text))["A"] == text)
        }
    }
}
