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
