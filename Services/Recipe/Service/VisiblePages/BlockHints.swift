import Markup

/// Which blocks of a page are called by one of some words, each looked at once: many lines lie in the same blocks.
final class BlockHints {
    private let words: [[UInt8]]
    private var known: [Int: Bool] = [:]

    init(_ words: [String]) { self.words = words.map { Array($0.utf8) } }

    /// Whether a block, which has this number on its page, is called so.
    func name(_ block: HTMLOutline.Block, _ number: Int) -> Bool {
        if block.hint.isEmpty { return false }
        if let answer = known[number] { return answer }
        let hint = Array(block.hint.utf8)
        let answer = words.contains { Self.contains(hint, $0) }
        known[number] = answer
        return answer
    }

    private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
        guard text.count >= word.count, let first = word.first else { return false }
        return (0...text.count - word.count).contains { start in
            text[start] == first && text[start..<start + word.count].elementsEqual(word)
        }
    }
}
