import CXML
import Values

/// An element of a page.
public struct HTMLNode {
    let pointer: xmlNodePtr
    fileprivate let document: HTMLDocument

    init(_ pointer: xmlNodePtr, in document: HTMLDocument) {
        self.pointer = pointer
        self.document = document
    }

    /// The element's name in lower case.
    public var name: String { pointer.pointee.name.map { String(cString: $0) } ?? "" }

    /// An attribute's value; nil if it is absent.
    public subscript(_ attribute: String) -> String? {
        guard let value = xmlGetProp(pointer, attribute) else { return nil }
        defer { larder_xml_free(value) }
        return String(cString: value)
    }

    /// The elements directly below.
    public var children: [HTMLNode] {
        var children: [HTMLNode] = []
        var next = pointer.pointee.children
        while let node = next {
            if node.pointee.type == XML_ELEMENT_NODE { children.append(HTMLNode(node, in: document)) }
            next = node.pointee.next
        }
        return children
    }

    /// The text a reader sees inside, on one line: white space runs are one space, scripts and styles left out.
    public var text: String {
        get throws(WorkBudget.Exhausted) { try lines.joined(separator: " ") }
    }

    /// The text a reader sees inside, a line for each block and line break; none is empty.
    ///
    /// Each call gathers it anew, and the budget pays for its bytes: elements within each other share their text.
    public var lines: [String] {
        get throws(WorkBudget.Exhausted) {
            var collector = LineCollector()
            try collector.walk(pointer, document.budget)
            return collector.finished()
        }
    }

    fileprivate func following(below root: xmlNodePtr) -> HTMLNode? {
        var next: xmlNodePtr? = pointer.pointee.children
        var current = pointer
        while true {
            while let node = next {
                if node.pointee.type == XML_ELEMENT_NODE { return HTMLNode(node, in: document) }
                next = node.pointee.next
            }
            guard current != root, let parent = current.pointee.parent else { return nil }
            next = current.pointee.next
            current = parent
        }
    }
}

/// Elements in the order of the page, found as they are asked for.
public struct HTMLElements: Sequence, IteratorProtocol {
    private let root: HTMLNode?
    private var upcoming: HTMLNode?

    init(from root: HTMLNode?) {
        self.root = root
        upcoming = root
    }

    /// The next element.
    public mutating func next() -> HTMLNode? {
        guard let current = upcoming, let root, root.document.budget.affords() else { return nil }
        upcoming = current.following(below: root.pointer)
        return current
    }
}
