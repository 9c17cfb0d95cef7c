import CXML

/// Gathers the visible text of a subtree into lines, while it is walked.
struct LineCollector: TextCollector {
    private var done: [String] = []
    private var line: [UInt8] = []
    private var pendingSpace = false

    /// Enters an element; true if what it holds is not to be seen.
    mutating func enter(_ node: xmlNodePtr) -> Bool {
        let name = Self.name(node)
        if Self.blocks.contains(name) { endLine() }
        return Self.hidden.contains(name)
    }

    mutating func leave(_ node: xmlNodePtr) {
        let name = Self.name(node)
        if Self.blocks.contains(name) { endLine() }
        if name == "td" || name == "th" { pendingSpace = true }
    }

    mutating func append(_ content: UnsafeMutablePointer<xmlChar>) {
        var index = 0
        while content[index] != 0 {
            let byte = content[index]
            let space = Self.spaceLength(content, index)
            if space > 0 {
                pendingSpace = true
            } else {
                if pendingSpace, !line.isEmpty { line.append(0x20) }
                pendingSpace = false
                line.append(byte)
            }
            index += max(1, space)
        }
    }

    mutating func finished() -> [String] {
        endLine()
        return done
    }

    private mutating func endLine() {
        if !line.isEmpty { done.append(String(decoding: line, as: UTF8.self)) }
        line.removeAll(keepingCapacity: true)
        pendingSpace = false
    }

    private static func name(_ node: xmlNodePtr) -> String { node.pointee.name.map { String(cString: $0) } ?? "" }

    private static let hidden: Set<String> = ["script", "style", "noscript", "template", "svg", "head", "iframe"]
    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "br", "dd", "div", "dl", "dt", "fieldset", "figcaption",
        "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li", "main", "nav",
        "ol", "p", "pre", "section", "table", "tbody", "tr", "ul",
    ]
}
