/// Reads one line, token by token: amounts, then the name, then the preparation.
struct LineReader {
    let bytes: [UInt8]
    let tokens: [Token]
    let amountReader: AmountReader
    var at = 0
    /// The index of the first token of the amount, or of the name if there is none in front.
    private(set) var start = 0
    /// The index after the last token of the line.
    var end = 0
    var amounts: [Amount] = []
    var notes: [Range<Int>] = []
    var preparations: [Range<Int>] = []
    var name: [Int] = []
    var optional = false
    /// Whether the line has no number in front of its name, nor one behind it without a comma.
    private(set) var isWithoutNumber = false
    /// Whether the line has two contradicting parts ("250 g 500 g potatoes"), so that any reading is a guess.
    var isContradictory = false

    init(bytes: [UInt8], lexicon: Lexicon) {
        self.bytes = bytes
        tokens = Tokenizer.tokens(of: bytes, lexicon: lexicon)
        end = tokens.count
        amountReader = AmountReader(tokens: tokens, lexicon: lexicon)
    }

    /// Reads the whole line.
    mutating func run() {
        skipBullets()
        if kind(at) == .open, closing(at) == tokens.count - 1 {
            // The whole line is in brackets.
            at += 1
            end = tokens.count - 1
        }
        readHeading()
        readOptional()
        skipEnough()
        readParts()
        start = at
        readAmounts()
        let leading = amounts.count
        // "Gousses d'ail" are one until the line says how many.
        isWithoutNumber = leading == 0 || kind(start) == .word && word(start).number == nil && word(start).unit != nil
        readName()
        if leading == 0, readTrailingAmount() { isWithoutNumber = false }
    }

    func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }
    func word(_ index: Int) -> WordInfo {
        tokens.indices.contains(index) && tokens[index].kind == .word ? tokens[index].word : WordInfo()
    }

    /// Whether a word is an article: "thé" is none, although "the" is one.
    func isArticle(_ index: Int) -> Bool {
        word(index).has(.article) && bytes[tokens[index].start..<tokens[index].end].allSatisfy { $0 < 0x80 }
    }

    /// The bytes from one token up to another.
    func text(_ range: Range<Int>) -> Range<Int>? {
        guard !range.isEmpty else { return nil }
        return tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end
    }

    private mutating func skipBullets() {
        while at < tokens.count {
            switch tokens[at].kind {
            case .other, .hyphen, .comma, .colon, .semicolon, .plus, .close: at += 1
            default: return
            }
        }
    }

    /// "For the sauce: 2 tomatoes": the part before the colon is a note.
    private mutating func readHeading() {
        if skipTitle() { return }
        guard word(at).has([.ends, .optional]) else { return }
        let isOptional = word(at).has(.optional)
        for index in at..<min(tokens.count, at + 8) where tokens[index].kind == .colon && index + 1 < tokens.count {
            if let range = text(at..<index) { notes.append(range) }
            optional = optional || isOptional
            at = index + 1
            return
        }
    }

    /// "Teig: 500 g Mehl", "Salsa : 2 tomates": what the line is for is no part of it, if a food follows.
    private mutating func skipTitle() -> Bool {
        guard word(at).has(.title),
            let colon = tokens.indices.dropFirst(at).prefix(3).first(where: { kind($0) == .colon }),
            tokens[(colon + 1)...].contains(where: { $0.kind == .word && $0.word.unit == nil })
        else { return false }
        at = colon + 1
        return true
    }

    /// "Eventuell 1 Schuss Rum", "evtl Speisestärke", "optional 2 EL Rum".
    private mutating func readOptional() {
        guard word(at).has(.optional), [.number, .vulgar, .word].contains(kind(at + 1)) else { return }
        optional = true
        at += 1
    }

    /// "Juice of 1 lemon", "Leaves from 3 sprigs thyme": the part is treated as the preparation.
    private mutating func readParts() {
        var index = at
        while index < min(tokens.count, at + 5), tokens[index].kind == .word,
            !word(index).has(.of), !tokens[index].word.has(.from)
        { index += 1 }
        guard index > at, index < tokens.count, tokens[index].kind == .word,
            word(index).has(.of) || tokens[index].word.has(.from)
        else { return }
        let after = index + 1
        guard tokens[index].word.has(.from) || (at..<index).contains(where: { word($0).has(.part) }),
            amountReader.quantity(at: amountReader.skippingApproximation(after)) != nil
                // "Saft einer Zitrone", "le jus d'un citron"
                || word(index).has(.article) || word(after).has(.article)
        else { return }
        if let range = text(at..<index) { preparations.append(range) }
        at = word(index).has(.article) ? index : after
    }

    /// The index of the bracket that closes the one at `open`, or nil.
    func closing(_ open: Int) -> Int? {
        var depth = 0
        for index in open..<tokens.count {
            if tokens[index].kind == .open { depth += 1 }
            if tokens[index].kind == .close {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }
}
