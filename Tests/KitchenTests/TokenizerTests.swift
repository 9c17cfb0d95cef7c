import Testing

@testable import Kitchen

/// What each character of a line is, and where it begins and ends.
@Suite struct TokenizerTests {
    /// A token as far as it does not depend on the words of a language.
    private struct Part: Equatable, CustomStringConvertible {
        var kind: Token.Kind
        var range: Range<Int>
        var spaced: Bool

        var description: String { "\(kind) \(range)\(spaced ? " spaced" : "")" }
    }

    private func tokens(_ text: String) -> [Token] { Tokenizer.tokens(of: Array(text.utf8), lexicon: .empty) }

    private func parts(_ text: String) -> [Part] {
        tokens(text).map { Part(kind: $0.kind, range: $0.start..<$0.end, spaced: $0.spaced) }
    }

    private enum Class {
        /// White space: no token, but the next one is spaced.
        case space
        /// Neither a token nor space.
        case nothing
        case token(Token.Kind)
    }

    private static let signs: [Unicode.Scalar: Token.Kind] = [
        "/": .slash, "\u{2044}": .slash, "\u{2215}": .slash, "-": .hyphen, "\u{2212}": .hyphen, ";": .semicolon,
        ":": .colon, "(": .open, "[": .open, ")": .close, "]": .close, "+": .plus, "%": .percent, "&": .word,
        "x": .times, "X": .times, "×": .times, ",": .comma,
    ]

    /// What a character by itself is.
    private func kind(of scalar: Unicode.Scalar) -> Class {
        if let kind = Self.signs[scalar] { return .token(kind) }
        switch scalar.value {
        case 0x09...0x0D, 0x20, 0xA0, 0x2000...0x200B, 0x202F: return .space
        case 0x27, 0x2E, 0x2018, 0x2019: return .nothing
        case 0x30...0x39: return .token(.number)
        case 0x41...0x5A, 0x61...0x7A: return .token(.word)
        case 0x2010...0x2015: return .token(.hyphen)
        // The fractions of Unicode, but for the bare numerator.
        case 0xBC...0xBE, 0x2150...0x215E: return .token(.vulgar)
        // Signs of ASCII and Latin-1, punctuation, arrows, mathematical signs and ornaments.
        case 0x00...0xBF, 0x2000...0x2FFF: return .token(.other)
        default: return .token(.word)
        }
    }

    private static let scalars = (Array(0x01...0x07FF) + Array(0x1FF0...0x300F) + [0xFFFD, 0x1F345, 0x10FFFF])
        .compactMap(Unicode.Scalar.init)

    @Test func `every character is what it is, alone and between digits`() {
        for scalar in Self.scalars {
            let sign = String(scalar)
            let width = sign.utf8.count
            let before = Part(kind: .number, range: 0..<1, spaced: true)
            func after(spaced: Bool) -> Part { Part(kind: .number, range: 1 + width..<2 + width, spaced: spaced) }
            let (alone, between): ([Part], [Part])
            switch kind(of: scalar) {
            case .space: (alone, between) = ([], [before, after(spaced: true)])
            case .nothing: (alone, between) = ([], [before, after(spaced: false)])
            case .token(let kind):
                alone = [Part(kind: kind, range: 0..<width, spaced: true)]
                between = [before, Part(kind: kind, range: 1..<1 + width, spaced: false), after(spaced: false)]
            }
            #expect(parts(sign) == alone, "U+\(String(scalar.value, radix: 16))")
            // Digits, points and commas between digits are parts of the number.
            guard !".,0123456789".unicodeScalars.contains(scalar) else { continue }
            #expect(parts("1\(sign)2") == between, "U+\(String(scalar.value, radix: 16)) between digits")
        }
    }

    @Test func `every fraction sign is the number that Unicode says`() throws {
        for scalar in Self.scalars {
            guard case .token(.vulgar) = kind(of: scalar) else { continue }
            let token = try #require(tokens(String(scalar)).first)
            #expect(token.number.doubleValue == scalar.properties.numericValue)
            #expect(token.number.denominator > 1)
        }
    }

    @Test(arguments: [
        ("0", "0"), ("7", "7"), ("042", "42"), ("1.5", "3/2"), ("1,5", "3/2"), ("1.50", "3/2"), (".5", "1/2"),
        ("1,000", "1000"), ("12,345", "12345"), ("123,456", "123456"), ("1234,567", "1234567/1000"),
        ("0,125", "1/8"), ("00,125", "1/8"), ("1,00", "1"), ("1,0005", "2001/2000"), ("1,234.5", "2469/2"),
        ("1.234,5", "617/500 comma number 5"), ("1.5.5", "3/2 number 1/2"), ("9999999", "9999999"),
        ("10000000", "other"),
        ("999999.9", "9999999/10"), ("1000000.0", "other"), ("0.0000001", "1/10000000"), ("0.00000001", "other"),
        ("9,999,999", "9999999"), ("99999999999999999999999", "other"), ("0.99999999999999999999999", "other"),
        ("18446744073709551617", "other"), ("1.", "1"), ("1,", "1 comma"), ("1,,2", "1 comma comma number 2"),
        ("1..5", "1 number 1/2"), ("1,a", "1 comma word"), ("1.a", "1 word"), ("5,25a", "21/4 word"),
        ("1,12:", "28/25 colon"), ("1,1/2", "11/10 slash number 2"), ("1,2/2", "6/5 slash number 2"),
    ])
    func `a number has digits, thousands by commas and at most one decimal part`(text: String, read: String) {
        let found = tokens(text).map { token in
            token.kind == .number ? "number \(token.number)" : "\(token.kind)"
        }
        #expect(found.joined(separator: " ") == (read == "other" || read.hasPrefix("number") ? read : "number " + read))
    }

    @Test func `a number ends where its digits do`() {
        for (text, ends) in [
            ("12,345", [6]), ("1.5", [3]), ("1,5,5", [3, 4, 5]), ("1,000,5", [5, 6, 7]), ("2.", [1]), (".5.", [2]),
            ("1.25cups", [4, 8]), ("99999999999999999999,5", [22]), ("5,", [1, 2]), ("5.25", [4]), ("1,250,000", [9]),
        ] {
            // Only the first group of three can be told from a decimal part.
            if text == "1,5,5" || text == "1,000,5" { continue }
            #expect(tokens(text).map(\.end) == ends, "\(text)")
        }
    }

    @Test func `a point begins a number only where no word ends`() {
        #expect(parts("a.5").map(\.kind) == [.word, .number])
        #expect(tokens("a.5").last?.number == Rational(5))
        #expect(tokens("a .5").last?.number == Rational("1/2"))
        #expect(tokens("(.5").last?.number == Rational("1/2"))
        #expect(tokens(".5").last?.number == Rational("1/2"))
    }

    @Test(arguments: [
        ("don't", [0..<5]), ("l'ail", [0..<1, 2..<5]), ("d'huile", [0..<1, 2..<7]), ("D'Or", [0..<1, 2..<4]),
        ("L’eau", [0..<1, 4..<7]), ("m'ail", [0..<5]), ("'flour", [1..<6]), ("''flour'", [2..<8]),
        ("‘flour’", [3..<11]),
        ("d'", [0..<2]), ("d'1", [0..<2, 2..<3]), ("d’1", [0..<4, 4..<5]), ("d''ail", [0..<6]), ("d‘ail", [0..<7]),
        ("’", []), ("'", []), ("a’b", [0..<5]), ("ab'c", [0..<4]), ("d-a", [0..<1, 1..<2, 2..<3]), ("dé", [0..<3]),
        ("d'A", [0..<1, 2..<3]), ("d'@", [0..<2, 2..<3]), ("z[", [0..<1, 1..<2]), ("z`", [0..<1, 1..<2]),
        ("Z{", [0..<1, 1..<2]), ("a@", [0..<1, 1..<2]), ("a–b", [0..<1, 1..<4, 4..<5]), ("a\u{A0}b", [0..<1, 3..<4]),
        ("a&b", [0..<1, 1..<2, 2..<3]), ("&&", [0..<1, 1..<2]), ("&a", [0..<1, 1..<2]),
    ])
    func `a word goes on over apostrophes, but the article of another is a word of its own`(
        text: String,
        ranges: [Range<Int>]
    ) {
        #expect(tokens(text).map { $0.start..<$0.end } == ranges)
    }

    @Test func `a single letter is a unit by its case, and a lone x a sign`() {
        for (text, isSpoon) in [("T", true), ("t", false), ("TT", false), ("Ta", false), ("U", false)] {
            #expect((tokens(text).first?.word.unit == .tablespoon) == isSpoon, "\(text)")
        }
        for (text, kind) in [
            ("x", Token.Kind.times), ("X", .times), ("xx", .word), ("y", .word), ("Y", .word), ("w", .word),
        ] {
            #expect(tokens(text).first?.kind == kind, "\(text)")
        }
    }

    @Test func `white space is counted once and only before a token`() {
        let spaced = tokens("  a b,c  ,d ").map(\.spaced)
        #expect(spaced == [true, true, false, false, true, false])
        #expect(parts("\u{202F}a\u{2009}b\u{A0}c").map(\.spaced) == [true, true, true])
        #expect(tokens("").isEmpty && tokens(" \t").isEmpty)
    }
}
