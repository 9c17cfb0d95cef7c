import CXML
import Values

/// Gathers text while a part of a page is walked.
protocol TextCollector {
    /// Enters an element; true if what it holds is not to be seen, and it is not left.
    mutating func enter(_ node: xmlNodePtr) -> Bool
    /// Takes a piece of text.
    mutating func append(_ content: UnsafeMutablePointer<xmlChar>)
    /// Leaves an element that was entered.
    mutating func leave(_ node: xmlNodePtr)
}

extension TextCollector {
    /// How many bytes a white space takes at an index of a text that ends with 0, in UTF-8; 0 if there is none.
    static func spaceLength(_ content: UnsafeMutablePointer<xmlChar>, _ index: Int) -> Int {
        let byte = content[index]
        if byte <= 0x20 || byte == 0x7F { return byte == 0 ? 0 : 1 }
        switch byte {
        case 0xC2: return content[index + 1] == 0xA0 ? 2 : 0
        case 0xE2:
            // U+2000 to U+200A, U+202F and U+205F: wide, thin and narrow ones.
            let last = content[index + 1] == 0 ? 0 : content[index + 2]
            switch content[index + 1] {
            case 0x80: return (0x80...0x8A).contains(last) || last == 0xAF ? 3 : 0
            case 0x81: return last == 0x9F ? 3 : 0
            default: return 0
            }
        case 0xE3: return content[index + 1] == 0x80 && content[index + 2] == 0x80 ? 3 : 0
        default: return 0
        }
    }

    /// Goes through an element and all that it holds, without recursion; the budget pays for elements and bytes.
    mutating func walk(_ root: xmlNodePtr, _ budget: WorkBudget) throws(WorkBudget.Exhausted) {
        var next: xmlNodePtr? = root
        var entering = true
        while let node = next {
            let isElement = node.pointee.type == XML_ELEMENT_NODE
            try budget.spend()
            var isHidden = false
            if entering {
                isHidden = isElement && enter(node)
                if node.pointee.type == XML_TEXT_NODE, let content = node.pointee.content {
                    try budget.spend(bytes: Int(xmlStrlen(content)))
                    append(content)
                }
                if !isHidden, isElement, let child = node.pointee.children {
                    next = child
                    continue
                }
            }
            if isElement, !isHidden { leave(node) }
            if node == root { break }
            entering = node.pointee.next != nil
            next = node.pointee.next ?? node.pointee.parent
        }
    }
}
