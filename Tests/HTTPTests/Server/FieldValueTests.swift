import Testing

@testable import HTTP

@Suite struct FieldValueTests {
    @Test func `a control character anywhere in a field's value is found`() {
        for length in 1...20 {
            for place in 0..<length {
                for byte in UInt8.min...(.max) {
                    var value = [UInt8](repeating: UInt8(ascii: "x"), count: length)
                    // A tab before it is allowed, and must not hide it.
                    if place > 0 { value[place - 1] = 9 }
                    value[place] = byte
                    let isRight = byte >= 0x20 && byte != 0x7F || byte == 9
                    #expect(isAccepted(value) == isRight, "\(byte) in place \(place) of \(length)")
                }
            }
        }
    }

    /// Whether a request with one field of this value, in lines as they should be, is let in.
    private func isAccepted(_ value: [UInt8]) -> Bool {
        // The library puts zeros where the colon, the space and the line's end were.
        let lines = Array("host".utf8) + [0, 0] + value + [0, 0, 0, 0]
        return lines.withUnsafeBytes { all in
            let start = all.bindMemory(to: CChar.self)
            guard let base = start.baseAddress else { return false }
            var reader = HeaderReader(FieldLines(start: base, end: base + all.count))
            reader.add(
                UnsafeRawBufferPointer(rebasing: all[..<4]),
                UnsafeRawBufferPointer(rebasing: all[6..<(6 + value.count)])
            )
            return reader.problem(version: "HTTP/1.1", limit: 8192, targetSize: 1) == nil
        }
    }
}
