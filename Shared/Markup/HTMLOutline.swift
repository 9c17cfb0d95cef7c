import Values

/// What a reader sees of a page, line by line, and the blocks that hold the lines.
public struct HTMLOutline: Sendable {
    /// A line: the text of a block, or a part of it up to a line break.
    public struct Line: Sendable {
        /// The text, with runs of white space as one space; not empty.
        public var text: String
        /// What the line is on the page.
        public var role = Role.text
        /// Whether all of it is bold or underlined.
        public var isBold = false
        /// Whether all of it is a link.
        public var isLink = false
        /// The innermost block that holds it, an index of ``HTMLOutline/blocks``.
        public var block = 0

        /// A line of text.
        public init(_ text: String) {
            self.text = text
        }
    }

    /// What a line is on the page.
    public enum Role: Sendable {
        /// Plain text.
        case text
        /// A heading: `h1` to `h6`, `caption`, `legend`, `summary`.
        case heading
        /// In an item of a list, or in a row of a table.
        case item
    }

    /// An element that holds lines.
    public struct Block: Sendable {
        /// The element's name in lower case.
        public let name: String
        /// Its classes and its id in lower case, the first 300 bytes.
        public let hint: String
        /// The block around it; nil of the outermost.
        public let parent: Int?
        /// Its lines, as indices of ``HTMLOutline/lines``.
        public internal(set) var lines: Range<Int>
    }

    /// The lines in the order of the page.
    public internal(set) var lines: [Line] = []
    /// The blocks in the order in which they begin; the first is the whole page.
    public internal(set) var blocks: [Block] = []

    /// An outline of plain text.
    public init(lines: [Line]) {
        self.lines = lines
        blocks = [Block(name: "html", hint: "", parent: nil, lines: 0..<lines.count)]
    }

    /// The blocks that hold a line, from the innermost outwards.
    public func blocks(around line: Int) -> [Int] {
        var found: [Int] = []
        var next: Int? = lines[line].block
        while let block = next {
            found.append(block)
            next = blocks[block].parent
        }
        return found
    }
}

extension HTMLDocument {
    /// The page's outline; without lines if the page has no text.
    public var outline: HTMLOutline {
        get throws(WorkBudget.Exhausted) {
            guard let root else { return HTMLOutline(lines: []) }
            var builder = OutlineBuilder()
            try builder.walk(root.pointer, budget)
            return builder.finished()
        }
    }
}
