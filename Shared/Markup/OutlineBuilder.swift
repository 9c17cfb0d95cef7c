import CXML

/// Makes an outline while a page is walked.
struct OutlineBuilder: TextCollector {
    private var outline = HTMLOutline(lines: [])
    /// A block that has begun.
    private struct Open {
        var block: Int
        /// Its first line.
        var start: Int
        /// Whether it holds no heading, item or line break.
        var isWhole = true
        /// Of a row, how many cells have begun, and how many of these are headers.
        var cells = 0
        var headers = 0
        /// Whether a remark has been set below the food in a cell.
        var hasRemark = false
    }

    private var open = [Open(block: 0, start: 0)]
    private var line: [UInt8] = []
    private var pendingSpace = false
    /// Whether an element that is no block has just begun or ended.
    private var mayLackSpace = false
    /// How deep the walk is in elements of these kinds.
    private var bold = 0
    private var links = 0
    private var headings = 0
    private var items = 0
    /// Of the open line, the bytes that are bold, and those that are a link.
    private var boldBytes = 0
    private var linkBytes = 0

    /// Enters an element; true if what it holds is not to be seen.
    mutating func enter(_ node: xmlNodePtr) -> Bool {
        let name = Self.name(node)
        if Self.hidden.contains(name) || xmlHasProp(node, "hidden") != nil {
            pendingSpace = true
            return true
        }
        switch name {
        case "b", "strong", "u": bold += 1
        case "a": links += 1
        case "td", "th":
            open[open.count - 1].cells += 1
            if name == "th" { open[open.count - 1].headers += 1 }
        case "br":
            if isBelowFood {
                open[open.count - 1].hasRemark = true
                pendingSpace = true
                break
            }
            endLine()
            divide()
        default: break
        }
        guard Self.blocks.contains(name) else {
            mayLackSpace = name != "sub" && name != "sup"
            return false
        }
        endLine()
        if Self.headings.contains(name) {
            headings += 1
            divide()
        }
        if Self.items.contains(name) {
            items += 1
            divide()
        }
        let start = outline.lines.count
        outline.blocks.append(
            HTMLOutline.Block(name: name, hint: Self.hint(node), parent: open.last?.block, lines: start..<start)
        )
        open.append(Open(block: outline.blocks.count - 1, start: start))
        return false
    }

    /// Leaves an element.
    mutating func leave(_ node: xmlNodePtr) {
        let name = Self.name(node)
        switch name {
        case "b", "strong", "u": bold -= 1
        case "a": links -= 1
        case "td", "th": pendingSpace = true
        default: break
        }
        guard Self.blocks.contains(name) else {
            mayLackSpace = name != "sub" && name != "sup"
            return
        }
        endLine()
        let block = open.removeLast()
        if block.isWhole { join(block, isItem: Self.items.contains(name)) } else { divide() }
        // One header across all columns heads the rows below it.
        if name == "tr", block.cells == 1, block.headers == 1, outline.lines.count == block.start + 1 {
            outline.lines[block.start].role = .heading
        }
        if Self.items.contains(name) { items -= 1 }
        if Self.headings.contains(name) { headings -= 1 }
        outline.blocks[block.block].lines = block.start..<outline.lines.count
    }

    /// Adds text to the open line.
    mutating func append(_ content: UnsafeMutablePointer<xmlChar>) {
        var index = 0
        let before = line.count
        while content[index] != 0 {
            let byte = content[index]
            let space = Self.spaceLength(content, index)
            if space > 0 {
                pendingSpace = true
                mayLackSpace = false
            } else {
                if mayLackSpace, let last = line.last, Self.isDigit(last) != Self.isDigit(byte), Self.isWord(last),
                    Self.isWord(byte)
                {
                    // "<b>sugar</b><i>45 g</i>" is set apart by its style.
                    pendingSpace = true
                }
                mayLackSpace = false
                if pendingSpace, !line.isEmpty { line.append(0x20) }
                pendingSpace = false
                line.append(byte)
            }
            index += max(1, space)
        }
        if bold > 0 { boldBytes += line.count - before }
        if links > 0 { linkBytes += line.count - before }
    }

    /// The outline of what was walked.
    mutating func finished() -> HTMLOutline {
        endLine()
        outline.blocks[0].lines = 0..<outline.lines.count
        return outline
    }

    private mutating func endLine() {
        if !line.isEmpty {
            var done = HTMLOutline.Line(String(decoding: line, as: UTF8.self))
            done.role = headings > 0 ? .heading : items > 0 ? .item : .text
            done.isBold = boldBytes * 20 >= line.count * 17
            done.isLink = linkBytes * 20 >= line.count * 17
            done.block = open.last?.block ?? 0
            outline.lines.append(done)
        }
        line.removeAll(keepingCapacity: true)
        pendingSpace = false
        boldBytes = 0
        linkBytes = 0
    }

    /// Whether a line break stands in a row behind an amount in a cell before: what follows it belongs to the food.
    private var isBelowFood: Bool {
        guard let row = open.last, row.cells >= 2, !row.hasRemark, row.start == outline.lines.count else {
            return false
        }
        let start = line.prefix(4)
        return line.count <= 120 && String(decoding: start, as: UTF8.self).first?.isNumber == true
    }

    /// What is open holds more than one line of its own.
    private mutating func divide() {
        if !open.isEmpty { open[open.count - 1].isWhole = false }
    }

    /// A short item is one line, and so is an amount with its food, also where they have boxes of their own.
    private mutating func join(_ block: Open, isItem: Bool) {
        let parts = outline.lines[block.start...]
        guard (2...5).contains(parts.count), parts.reduce(0, { $0 + $1.text.utf8.count }) <= 200 else { return }
        var texts = parts.map(\.text)
        if !isItem {
            let amounts = texts.map(Self.isAmount)
            if texts.count == 2, amounts[1], !amounts[0], !texts[0].contains(where: \.isNumber) {
                texts.swapAt(0, 1)
            } else if !amounts[0] || amounts.dropFirst().contains(true) {
                return
            }
        }
        var joined = parts[block.start]
        joined.text = texts.joined(separator: " ")
        joined.isBold = parts.allSatisfy(\.isBold)
        joined.isLink = parts.allSatisfy(\.isLink)
        joined.block = block.block
        outline.lines.removeSubrange(block.start...)
        outline.lines.append(joined)
        for inner in outline.blocks.indices.reversed() {
            guard inner > block.block else { break }
            outline.blocks[inner].lines = block.start..<block.start + 1
        }
    }

    /// Whether a text may be an amount without a food: it begins with a number, and has few words.
    private static func isAmount(_ text: String) -> Bool {
        text.utf8.count <= 16 && text.first?.isNumber == true && text.split(separator: " ").count <= 3
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private static func name(_ node: xmlNodePtr) -> String { node.pointee.name.map { String(cString: $0) } ?? "" }

    private static func hint(_ node: xmlNodePtr) -> String {
        var hint = ""
        for attribute in ["class", "id"] {
            guard let value = xmlGetProp(node, attribute) else { continue }
            defer { larder_xml_free(value) }
            if !hint.isEmpty { hint += " " }
            hint += String(
                decoding: UnsafeBufferPointer(start: value, count: min(150, Int(xmlStrlen(value)))),
                as: UTF8.self
            )
        }
        return hint.lowercased()
    }

    private static let hidden: Set<String> = [
        "script", "style", "noscript", "template", "svg", "head", "iframe", "button", "select", "textarea", "datalist",
        "object",
    ]
    private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6", "caption", "legend", "summary"]
    private static let items: Set<String> = ["li", "tr"]
    private static let blocks: Set<String> = headings.union(items).union([
        "address", "article", "aside", "blockquote", "body", "dd", "details", "div", "dl", "dt", "fieldset",
        "figcaption", "figure", "footer", "form", "header", "hr", "html", "main", "nav", "ol", "p", "pre", "section",
        "table", "tbody", "thead", "ul",
    ])
}
