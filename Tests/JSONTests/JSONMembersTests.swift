import JSON
import TestSupport
import Testing

/// Objects whose members are asked for by name, however deep they lie.
@Suite struct JSONMembersTests {
    private struct Unexpected: Error {}

    /// A person and those who come after, in any order of the members.
    private struct Tree: JSONReadable, Hashable {
        var name: String
        var first: [Tree]
        var then: [Tree]
        var remark: [UInt8]

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            then = try members.optional("then") ?? []
            name = try members.required("a name that is longer than most")
            first = try members.optional("first") ?? []
            remark = try members.has("remark") ? members.raw("remark") : []
            // What has been read can be read again.
            guard try members.optional("then") ?? [] == then else { throw members.error("then", "differs") }
        }

        /// The same from a document that has been read as a whole.
        init(_ json: AnyJSON?) throws {
            guard case .object(let members) = json,
                case .string(let name) = members["a name that is longer than most"]
            else { throw Unexpected() }
            func list(_ name: String) throws -> [Tree] {
                guard case .array(let values) = members[name] else { return [] }
                return try values.map { try Tree($0) }
            }
            self.name = name
            (first, then) = (try list("first"), try list("then"))
            remark = members["remark"].map { Array($0.jsonBytes()) } ?? []
        }
    }

    /// An object in a random order, with members that nobody asks for.
    private func object(_ random: inout SeededNumbers, depth: Int) -> String {
        func list(_ random: inout SeededNumbers) -> String {
            let count = depth == 0 ? 0 : random.next(0...3)
            return "[" + (0..<count).map { _ in object(&random, depth: depth - 1) }.joined(separator: " ,") + "]"
        }
        let remark = ["7", "[[],[\"]}\"]]", #"{"first":[{}],"then":"{["}"#].randomElement(using: &random) ?? ""
        var members = [
            #""a name that is longer than most":"n\#(random.next(0...99))""#, "\"first\":\(list(&random))",
            "\"th\\u0065n\" : \(list(&random))", "\"remark\":\(remark)", "\"unknown\":\(list(&random))",
        ]
        if random.next(0...3) == 0 { members.insert("\"first\":[1,{\"name\":2}]", at: 0) }
        let (head, tail) = (members.prefix(while: { $0.contains("[1,") }), members.drop { $0.contains("[1,") })
        return "{" + (head + tail.shuffled(using: &random)).joined(separator: ", ") + "}"
    }

    @Test func `members that are read by name are those of the document, and the last of equal names counts`() throws {
        var random = SeededNumbers(seed: SeededNumbers.seeds(1)[0])
        for _ in 1...100 {
            let text = object(&random, depth: 4)
            let read = try JSONReader.read(Tree.self, from: text)
            #expect(try read == Tree(JSONReader.read(AnyJSON.self, from: text)), "\(text)")
        }
    }

    @Test func `a mistake deep inside carries its pointer, wherever it was passed over before`() {
        let padding = String(repeating: " ", count: 100)
        let inner = #"{"a name that is longer than most":"x","then":[{"first":[]}]\#(padding)}"#
        let text = #"{"a name that is longer than most":"y","first":[\#(inner)]}"#
        do throws(JSONReaderError) {
            _ = try JSONReader.read(Tree.self, from: text)
            Issue.record("a missing name was not noticed")
        } catch {
            #expect(error.pointer == "/first/0/then/0/a name that is longer than most")
        }
    }
}
