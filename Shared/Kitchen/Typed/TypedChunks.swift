/// Cuts a line at commas, semicolons, plus signs, dashes, colons and brackets.
struct TypedChunks {
    let known: TypedFood

    /// A part of a line, and what was before it.
    struct Chunk {
        enum Sign {
            case start
            case comma
            case semicolon
            case plus
            case dash
            case bracket
        }

        var sign: Sign
        var range: Range<Int>
    }

    /// The parts that say something.
    func read(_ text: TypedText, from start: Int = 0) -> [Chunk] {
        var chunks: [Chunk] = []
        var open = Chunk(sign: .start, range: start..<start)
        var index = start
        func close(at end: Int) {
            open.range = open.range.lowerBound..<end
            if text.part(open.range).hasWords || Self.hasPicture(text, open.range) { chunks.append(open) }
        }
        while index < text.count {
            if text.kind(index) == .open, let end = bracket(text, index), index > open.range.lowerBound {
                close(at: index)
                open = Chunk(sign: .bracket, range: index + 1..<index + 1)
                close(at: end)
                index = end + 1
                open = Chunk(sign: .comma, range: index..<index)
                if let sign = sign(text, index) {
                    open = Chunk(sign: sign, range: index + 1..<index + 1)
                    index += 1
                }
                continue
            }
            if text.kind(index) == .open, let end = closing(text, index) {
                index = end + 1
                continue
            }
            if let sign = sign(text, index) {
                close(at: index)
                open = Chunk(sign: sign, range: index + 1..<index + 1)
            }
            index += 1
        }
        close(at: text.count)
        return chunks
    }

    private static func hasPicture(_ text: TypedText, _ range: Range<Int>) -> Bool {
        range.contains { text.isPicture(text.tokens[$0]) }
    }

    private func closing(_ text: TypedText, _ open: Int) -> Int? {
        text.tokens[open...].firstIndex { $0.kind == .close }
    }

    /// The end of a bracket that a separator or nothing follows.
    private func bracket(_ text: TypedText, _ open: Int) -> Int? {
        guard let end = closing(text, open), end > open + 1,
            end + 1 == text.count || sign(text, end + 1) != nil || text.word(end + 1)?.word.has(.and) == true
        else { return nil }
        return end
    }

    private func sign(_ text: TypedText, _ index: Int) -> Chunk.Sign? {
        guard index < text.count else { return nil }
        let token = text.tokens[index]
        switch token.kind {
        case .comma: return .comma
        case .semicolon: return .semicolon
        case .plus:
            let isSum =
                index > 0 && text.kind(index + 1) == .number && text.tokens[..<index].contains { $0.kind == .number }
            return isSum && TypedAmounts(known: known).only(text.part(0..<index)) != nil ? nil : .plus
        case .slash:
            // "2 kg Mehl / 1 kg Zucker"
            let isNumber = [.number, .vulgar].contains(text.kind(index + 1)) && text.word(index - 1) != nil
            return isNumber && token.spaced && text.tokens[index + 1].spaced ? .semicolon : nil
        case .hyphen:
            guard token.spaced, index + 1 < text.count, text.tokens[index + 1].spaced else { return nil }
            let isRange =
                index > 0 && [.number, .vulgar].contains(text.kind(index - 1)) && text.kind(index + 1) == .number
            return isRange ? nil : .dash
        default: return nil
        }
    }
}
