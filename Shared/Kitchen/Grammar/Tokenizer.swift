/// Splits a line into tokens, in one pass over its bytes.
struct Tokenizer {
    let bytes: [UInt8]
    let lexicon: Lexicon
    var at = 0
    private(set) var tokens: [Token] = []

    /// The tokens of a line.
    static func tokens(of bytes: [UInt8], lexicon: Lexicon) -> [Token] {
        var tokenizer = Tokenizer(bytes: bytes, lexicon: lexicon)
        tokenizer.run()
        return tokenizer.tokens
    }

    private init(bytes: [UInt8], lexicon: Lexicon) {
        self.bytes = bytes
        self.lexicon = lexicon
        tokens.reserveCapacity(bytes.count / 5 + 4)
    }

    private mutating func run() {
        var spaced = true
        while at < bytes.count {
            if let width = spaceWidth() {
                at += width
                spaced = true
                continue
            }
            if let token = next(spaced: spaced) {
                tokens.append(token)
                spaced = false
            }
        }
    }

    /// The length of the white space here, or nil.
    private func spaceWidth() -> Int? {
        switch bytes[at] {
        case 0x20, 0x09...0x0D: 1
        case 0xC2 where byte(1) == 0xA0: 2
        case 0xE2 where byte(1) == 0x80 && (0x80...0x8B).contains(byte(2)) || byte(1) == 0x80 && byte(2) == 0xAF: 3
        default: nil
        }
    }

    private func byte(_ offset: Int) -> UInt8 {
        at + offset < bytes.count ? bytes[at + offset] : 0
    }

    /// The token here, or nil for a sign that is none; goes on behind it in any case.
    private mutating func next(spaced: Bool) -> Token? {
        let first = bytes[at]
        switch first {
        case 0x30...0x39:
            return number(spaced: spaced)
        case 0x2E where Self.isDigit(byte(1)) && (spaced || tokens.last?.kind != .word):
            return number(spaced: spaced)
        case 0x2E:
            // A full stop ends an abbreviation or the line; neither matters.
            at += 1
            return nil
        case 0x2F: return single(.slash, spaced)
        case 0x2D: return single(.hyphen, spaced)
        case 0x2C: return single(.comma, spaced)
        case 0x3B: return single(.semicolon, spaced)
        case 0x3A: return single(.colon, spaced)
        case 0x28 where !spaced && tokens.last?.kind == .word && skipOpenEnding(): return nil
        case 0x28, 0x5B: return single(.open, spaced)
        case 0x29, 0x5D: return single(.close, spaced)
        case 0x2B: return single(.plus, spaced)
        case 0x25: return single(.percent, spaced)
        case 0x26: return word(spaced: spaced, single: true)
        case 0x41...0x5A, 0x61...0x7A, 0x27: return word(spaced: spaced)
        case 0xC2...: return beyondASCII(spaced: spaced)
        default: return single(.other, spaced)
        }
    }

    private mutating func beyondASCII(spaced: Bool) -> Token? {
        let (first, second, third) = (bytes[at], byte(1), byte(2))
        switch (first, second) {
        case (0xC2, 0xBC): return vulgar(1, 4, 2, spaced)
        case (0xC2, 0xBD): return vulgar(1, 2, 2, spaced)
        case (0xC2, 0xBE): return vulgar(3, 4, 2, spaced)
        case (0xC2, 0x80...0xBF): return single(.other, spaced, width: 2)
        case (0xC3, 0x97): return single(.times, spaced, width: 2)
        case (0xE2, 0x85):
            if let (top, bottom) = Self.vulgarSigns[third] { return vulgar(top, bottom, 3, spaced) }
            return single(.other, spaced, width: 3)
        case (0xE2, 0x80):
            if (0x90...0x95).contains(third) { return single(.hyphen, spaced, width: 3) }
            if third == 0x98 || third == 0x99 { return word(spaced: spaced) }
            return single(.other, spaced, width: 3)
        case (0xE2, 0x81) where third == 0x84: return single(.slash, spaced, width: 3)
        case (0xE2, 0x88) where third == 0x95: return single(.slash, spaced, width: 3)
        case (0xE2, 0x88) where third == 0x92: return single(.hyphen, spaced, width: 3)
        case (0xE2, _): return single(.other, spaced, width: 3)
        default: return word(spaced: spaced)
        }
    }

    private static let vulgarSigns: [UInt8: (Int64, Int64)] = [
        0x90: (1, 7), 0x91: (1, 9), 0x92: (1, 10), 0x93: (1, 3), 0x94: (2, 3), 0x95: (1, 5), 0x96: (2, 5), 0x97: (3, 5),
        0x98: (4, 5), 0x99: (1, 6), 0x9A: (5, 6), 0x9B: (1, 8), 0x9C: (3, 8), 0x9D: (5, 8), 0x9E: (7, 8),
    ]

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private mutating func single(_ kind: Token.Kind, _ spaced: Bool, width: Int = 1) -> Token {
        let start = at
        at = min(at + width, bytes.count)
        return Token(kind: kind, spaced: spaced, start: start, end: at)
    }

    private mutating func vulgar(_ top: Int64, _ bottom: Int64, _ width: Int, _ spaced: Bool) -> Token {
        var token = single(.vulgar, spaced, width: width)
        token.number = Rational(lowestTerms: top, bottom)
        return token
    }

    /// Digits with at most one decimal part; a comma before exactly three digits separates thousands.
    private mutating func number(spaced: Bool) -> Token {
        let start = at
        // Longer numbers are not realistic, and short ones keep sums exact.
        let limit: Int64 = 10_000_000
        var whole: Int64 = 0
        var scale: Int64 = 1
        func add(_ digit: UInt8) { whole = min(whole * 10 + Int64(digit - 0x30), limit) }
        while Self.isDigit(byte(0)) {
            add(bytes[at])
            at += 1
        }
        let leading = at - start
        let separator: UInt8 = leading == 1 && isThousands() ? 0x2E : 0x2C
        while byte(0) == separator, leading <= 3, whole > 0, Self.isDigit(byte(1)), Self.isDigit(byte(2)),
            Self.isDigit(byte(3)), !Self.isDigit(byte(4))
        {
            at += 1
            for _ in 0..<3 {
                add(bytes[at])
                at += 1
            }
        }
        if byte(0) == 0x2E || byte(0) == 0x2C, Self.isDigit(byte(1)) {
            at += 1
            while Self.isDigit(byte(0)) {
                add(bytes[at])
                scale = min(scale * 10, limit * 10)
                at += 1
            }
        }
        var token = Token(kind: .number, spaced: spaced, start: start, end: at)
        guard whole < limit, scale <= limit, let value = try? Rational(whole, over: scale) else {
            // More digits than fit are text, not an amount.
            token.kind = .other
            return token
        }
        token.number = value
        return token
    }

    /// Whether the full stop here separates thousands, as in German and Spanish: "1.000 g", "1.250 ml".
    ///
    /// Grams with three decimals come from conversions ("28.350 g", "453.592 g"); those have more digits in front, or
    /// do not end with a zero.
    private func isThousands() -> Bool {
        guard byte(0) == 0x2E, byte(3) == 0x30 else { return false }
        var end = at + 4
        while end < bytes.count, bytes[end] == 0x20 { end += 1 }
        let unit = bytes[end...].prefix(3).map { $0 | 0x20 }
        let isGram = unit.first == UInt8(ascii: "g") && (unit.count == 1 || !Self.isWord(unit[1]))
        let isMilliliter = unit.starts(with: "ml".utf8) && (unit.count == 2 || !Self.isWord(unit[2]))
        return isGram || isMilliliter
    }

    /// The length of an apostrophe here, or nil.
    private func apostropheWidth() -> Int? {
        if byte(0) == 0x27 { return 1 }
        return byte(0) == 0xE2 && byte(1) == 0x80 && (byte(2) == 0x98 || byte(2) == 0x99) ? 3 : nil
    }

    private mutating func word(spaced: Bool, single: Bool = false) -> Token? {
        // An apostrophe at the start is a quotation mark, or the end of an elided article.
        while let width = apostropheWidth() { at += width }
        guard at < bytes.count, single || Self.isWord(bytes[at]) else { return nil }
        let start = at
        var folded = FoldedWord()
        var previous: UInt8 = 0
        let end = endOfAcronym()
        while at < bytes.count {
            let byte = bytes[at]
            if at < end, byte == 0x2E {
                at += 1
                continue
            }
            if byte == 0xE2, let width = apostropheWidth() {
                at += width
                continue
            }
            guard Self.isWord(byte) || at == start else { break }
            if byte == 0xE2 || byte == 0xC2 { break }
            folded.append(byte, after: previous)
            previous = byte
            at += 1
            if single || at - start == 1 && endsElision(byte) { break }
        }
        if at == start { at += 1 }
        var token = Token(kind: .word, spaced: spaced, start: start, end: at)
        token.key = folded.key
        token.word = lexicon.info(folded.key)
        // "Dés" (cubes) is no "des".
        if token.word.has(.of), bytes[start..<at].contains(where: { $0 >= 0x80 }) { token.word.flags.remove(.of) }
        if at - start == 1 {
            // Only for a single letter does case matter: it distinguishes tablespoon and teaspoon.
            if bytes[start] == UInt8(ascii: "T") { token.word.unit = .tablespoon }
            if bytes[start] == UInt8(ascii: "x") || bytes[start] == UInt8(ascii: "X") { token.kind = .times }
        }
        if let written = writtenOut(start) {
            token.key = written
            token.word = lexicon.info(written)
        }
        if token.word.unit == .gram, isLarge(start) {
            token.word.unit = nil
            token.word.flags = .size
        }
        return token
    }

    /// "d'huile", "l'ail": the article is a separate word.
    private func endsElision(_ letter: UInt8) -> Bool {
        guard [0x64, 0x6C].contains(letter | 0x20), at < bytes.count else { return false }
        let width = bytes[at] == 0x27 ? 1 : bytes[at] == 0xE2 && byte(1) == 0x80 && byte(2) == 0x99 ? 3 : 0
        return width > 0 && byte(width) >= 0x41
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte == 0x27
    }
}
