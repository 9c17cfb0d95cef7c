/// Finds the number that JSONDecoder could not represent in the type asked for.
///
/// It calls such a document invalid JSON and does not say where. So numbers that may be at fault, as they have a
/// fraction, an exponent or many digits, are replaced by 1 until it is content.
struct NumberSearch {
    private struct Suspect {
        var range: Range<Int>
        var pointer: String
    }

    private let body: [UInt8]
    private var suspects: [Suspect] = []

    /// What is wrong with a body that was called invalid JSON; `isRefused` says whether a document still is.
    static func problem(_ body: [UInt8], isRefused: ([UInt8]) -> Bool) -> Problem {
        let search = NumberSearch(body)
        let malformed = Problem.badRequest(code: "malformed_json", "The body is not a well-formed JSON document.")
        var high = search.suspects.count
        guard high > 0, !isRefused(search.replacing(high)) else { return malformed }
        // The shortest run of replacements that helps ends with a number that is at fault.
        var low = 0
        while high - low > 1 {
            let middle = (low + high) / 2
            if isRefused(search.replacing(middle)) { low = middle } else { high = middle }
        }
        let found = search.suspects[high - 1]
        let text = body[found.range]
        let name = FieldError.name(of: found.pointer)
        if text.contains(UInt8(ascii: ".")) {
            return .invalid(found.pointer, code: "type", "\(name) must be a whole number")
        }
        return .invalid(found.pointer, code: "out_of_range", "\(name) is out of range")
    }

    private init(_ body: [UInt8]) {
        self.body = body
        var walk = JSONWalk()
        var path = JSONPath()
        var start: Int?
        for (index, byte) in body.enumerated() {
            walk.step(byte)
            if !walk.inString, NumberSearch.isNumberByte(byte) {
                start = start ?? index
            } else if let first = start {
                note(first..<index, path)
                start = nil
            }
            path.step(byte, inString: walk.inString)
        }
        if let start { note(start..<body.count, path) }
    }

    private mutating func note(_ range: Range<Int>, _ path: JSONPath) {
        let text = body[range]
        let isPlain = text.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || $0 == UInt8(ascii: "-") }
        guard !isPlain || text.count > 9 else { return }
        // What is malformed stays so: only numbers are replaced.
        guard Double(String(decoding: text, as: UTF8.self)) != nil else { return }
        suspects.append(Suspect(range: range, pointer: path.pointer))
    }

    private func replacing(_ count: Int) -> [UInt8] {
        var body = body
        for suspect in suspects[..<count] {
            for index in suspect.range { body[index] = UInt8(ascii: " ") }
            body[suspect.range.lowerBound] = UInt8(ascii: "1")
        }
        return body
    }

    private static func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
