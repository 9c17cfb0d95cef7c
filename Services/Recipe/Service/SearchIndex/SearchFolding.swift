/// Splits texts into words as they are searched for: in lower case, without accents, without punctuation.
///
/// "Crème brûlée" is `creme`, `brulee`; "l'huile d'olive" is `huile`, `olive`: single letters are no words, single digits
/// are. Letters of other scripts stay as they are.
enum SearchFolding {
    /// How many bytes of a word are kept.
    static let longest = 40

    /// Calls `body` with the bytes of each word, in order.
    static func words(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var text = text
        text.withUTF8 { words(of: $0, body) }
    }

    /// Calls `body` with the bytes of each word of a text in UTF-8, in order.
    static func words(of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + 8) { word in
            var count = 0
            func finish() {
                defer { count = 0 }
                guard count > 1 || count == 1 && isDigit(word[0]) else { return }
                body(UnsafeBufferPointer(rebasing: word[..<min(count, longest)]))
            }
            func add(_ byte: UInt8) {
                guard count < longest else { return }
                word[count] = byte
                count += 1
            }
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte < 0x80 {
                    index += 1
                    switch byte {
                    case 0x41...0x5A: add(byte | 0x20)
                    case 0x61...0x7A, 0x30...0x39: add(byte)
                    default: finish()
                    }
                    continue
                }
                let size = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                let end = min(index + size, bytes.count)
                fold(bytes, index..<end, add: add, finish: finish)
                index = end
            }
            finish()
        }
    }

    /// The words of a text.
    static func words(of text: String) -> [[UInt8]] {
        var words: [[UInt8]] = []
        Self.words(of: text) { words.append(Array($0)) }
        return words
    }

    /// What titles are sorted by, in the order of a dictionary: accents make no difference.
    static func key(of title: String) -> String {
        words(of: title).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// One character of two bytes or more.
    private static func fold(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>,
        add: (UInt8) -> Void,
        finish: () -> Void
    ) {
        var value = UInt32(bytes[range.lowerBound]) & (range.count == 2 ? 0x1F : range.count == 3 ? 0x0F : 0x07)
        for index in range.dropFirst() { value = value << 6 | UInt32(bytes[index] & 0x3F) }
        switch value {
        case 0x300...0x36F, 0xAD: return
        case 0xDF:
            add(UInt8(ascii: "s"))
            add(UInt8(ascii: "s"))
        case 0xC6, 0xE6:
            add(UInt8(ascii: "a"))
            add(UInt8(ascii: "e"))
        case 0x152, 0x153:
            add(UInt8(ascii: "o"))
            add(UInt8(ascii: "e"))
        case 0xC0...0xFF: latin(value, add: add, finish: finish)
        case 0x100...0x17F:
            let letter = extended[Int(value - 0x100)]
            letter == 0x2D ? keep(value, add: add) : add(letter)
        case 0x80...0xBF, 0x2000...0x2BFF, 0x3000...0x303F, 0xFE00...0xFE0F, 0x1F000...0x1FAFF: finish()
        default: keep(value, add: add)
        }
    }

    private static func latin(_ value: UInt32, add: (UInt8) -> Void, finish: () -> Void) {
        let letter = plain[Int((value | 0x20) - 0xE0)]
        letter == 0x20 ? finish() : add(letter)
    }

    /// A letter of another script, in lower case.
    private static func keep(_ value: UInt32, add: (UInt8) -> Void) {
        guard let scalar = Unicode.Scalar(value) else { return }
        for byte in scalar.properties.lowercaseMapping.utf8 { add(byte) }
    }

    /// U+00E0 to U+00FF without accents; a space where that is no letter.
    private static let plain = Array("aaaaaa ceeeeiiiidnooooo ouuuuyty".utf8)
    /// U+0100 to U+017F without accents; a hyphen for those that are kept.
    private static let extended = Array(
        ("aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii--jjkkkllllllllllnnnnnnnnnoooooo"
            + "--rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8
    )
}
