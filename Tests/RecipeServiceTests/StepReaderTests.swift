import Testing
import Values

@testable import RecipeService

@Suite struct StepReaderTests {
    private func steps(_ json: String) throws -> [ExtractedRecipe.Line] {
        let budget = WorkBudget.ample
        let data = try LinkedData([Array("{\"@type\":\"Recipe\",\"steps\":\(json)}".utf8)], budget)
        return try StepReader(data, PlainText(budget)).steps(data.recipes[0]["steps"])
    }
    private func texts(_ json: String) throws -> [String] { try steps(json).map(\.text) }

    @Test func `steps are read twelve deep`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + "\"Mix.\"" + String(repeating: "]", count: depth)
        }
        #expect(try texts(nested(11)) == ["Mix."])
        #expect(try texts(nested(12)).isEmpty)
        func objects(_ depth: Int) -> String {
            String(repeating: #"{"steps":"#, count: depth) + "\"Mix.\"" + String(repeating: "}", count: depth)
        }
        #expect(try texts(objects(11)) == ["Mix."])
        #expect(try texts(objects(12)).isEmpty)
    }

    @Test(arguments: [
        (#"{"@type":"HowToSection","name":"S","itemListElement":["a",{"text":"b"}]}"#, ["S: a", "S: b"]),
        (#"{"@type":"HowToSection","name":"S","text":"a\nb"}"#, ["S: a", "S: b"]),
        (#"{"@type":"HowToSection","text":"a"}"#, ["a"]),
        (#"{"name":"S","steps":["a"]}"#, ["S: a"]), (#"{"steps":["a"]}"#, ["a"]),
        (#"{"@type":"HowToSection","name":"S","steps":[{"@type":"HowToSection","steps":["a"]}]}"#, ["S: a"]),
        (#"{"@type":"HowToSection","name":"S","steps":[{"@type":"HowToSection","name":"T","steps":["a"]}]}"#, ["T: a"]),
        (#"{"@type":"HowToStep","name":"N","itemListElement":[{"text":"a"}]}"#, ["N: a"]),
        (#"{"@type":"HowToStep","name":"N","itemListElement":[],"text":"a"}"#, ["N: a"]),
        (#"{"@type":"HowToSection","name":"S","steps":[{"name":"N","text":"a"}]}"#, ["S: N\na"]),
        (#"{"name":"N"}"#, ["N"]), (#"{"text":"a"}"#, ["a"]),
        (#"{"description":["a",{"text":"b"},{"name":"c"}]}"#, ["a", "b", "c"]),
        (#"{"item":{"text":"a"}}"#, ["a"]), (#"[1,null,true,{},"a"]"#, ["a"]),
        (#"{"name":"Step 3","text":"a"}"#, ["a"]), (#"{"name":"12.","text":"a"}"#, ["a"]),
        (#"{"name":"Chop it…","text":"chop it well"}"#, ["chop it well"]),
        (#"{"name":"Chop. Really","text":"CHOP"}"#, ["Chop. Really: CHOP"]), (#"{"name":"...","text":"a"}"#, ["a"]),
        (#"["1","Mix","Step 2","Bake","3)"]"#, ["Mix", "Bake"]),
    ])
    func `a step has its section, or its name where that says more`(json: String, expected: [String]) throws {
        #expect(try steps(json).map { ($0.section.map { "\($0): " } ?? "") + $0.text } == expected)
    }

    @Test func `a name of more than a hundred characters is no heading`() throws {
        func sections(_ name: String) throws -> [String?] {
            try steps(#"{"name":"\#(name)","text":"a"}"#).map(\.section)
        }
        let name = String(repeating: "x", count: 100)
        #expect(try sections(name) == [name])
        #expect(try sections(name + "x") == [nil])
    }

    @Test func `a step that is named elsewhere is read there, and not in a circle`() throws {
        let circle = ##"{"@id":"#c","x":1,"steps":[{"@id":"#c"},"c"]}"##
        let nodes = ##"[{"@id":"#a","@type":"HowToStep","text":"a"},{"@id":"#a"},\##(circle)]"##
        #expect(try texts(nodes) == ["a", "a", "c", "c"])
        let twice = ##"[{"@id":"#c","x":1,"steps":["c"]},{"@id":"#c"},{"@id":"#c"}]"##
        #expect(try texts(twice) == ["c", "c", "c"])
    }

    @Test(arguments: [
        ("1", true), ("12.", true), ("3)", true), ("Step 4:", true), ("step 1.", true), ("1 2", true), ("1 2 3", false),
        ("one", false), ("Step", false), ("", false), (".", false), ("1a", false), ("4 eggs", false), ("٤", false),
        (String(repeating: "1", count: 1000), true), (String(repeating: "1", count: 1001), false),
    ])
    func `a line that only counts is no step`(text: String, isNumber: Bool) {
        #expect(StepReader.isNumber(text) == isNumber)
    }
}
