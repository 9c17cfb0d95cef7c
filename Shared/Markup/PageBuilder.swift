import CXML
import Glibc
import Values

/// Lets libxml2 read a page piece by piece, and ends the page where the budget ends.
///
/// The parser's own loops cannot be counted: it compares each attribute of a tag with all before it, and keeps an error
/// for each stray ampersand. So it is given four kilobytes at a time, the clock is asked before each, and what it would
/// put into the tree is counted before it does.
final class PageBuilder {
    /// More attributes has no tag that somebody wrote.
    static let maxAttributes = 1000
    /// Longer values are cut: no address, name or text that is read is as long.
    static let maxValue = 65_536
    /// What a tree may hold, in elements, texts and twice the attributes; one of them takes about 130 bytes.
    static let maxNodes = 300_000

    private let budget: WorkBudget
    private var rest = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    private var nodes = 0
    private var isInText = false
    private var isInLinkedData = false
    private var isInState = false
    /// What the scripts of linked data hold; it is not put into the tree.
    private(set) var linkedData: [[UInt8]] = []
    /// What the scripts of other JSON hold, up to so many bytes in all.
    private(set) var state: [[UInt8]] = []
    private var stateBytes = 0
    static let maxState = 2 << 20

    init(_ budget: WorkBudget) {
        self.budget = budget
    }

    /// The tree of a page, which is not whole if the budget is used up; nil if there is nothing in it.
    func read(_ text: String) -> htmlDocPtr? {
        guard Self.ready, let context = htmlNewParserCtxt() else { return nil }
        defer { htmlFreeParserCtxt(context) }
        context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
        handle(context.pointee.sax)
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
            | HTML_PARSE_NONET.rawValue | HTML_PARSE_COMPACT.rawValue
        var text = text
        return text.withUTF8 { bytes in
            rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? UnsafeBufferPointer(rebasing: bytes.dropFirst(3)) : bytes
            defer { rest = UnsafeBufferPointer(start: nil, count: 0) }
            // A charset given here outdoes what the page's <meta> says. Nesting deeper than 256 ends the reading there,
            // which also bounds the time that closing a tag takes.
            return htmlCtxtReadIO(
                context,
                { builder, space, room in PageBuilder.behind(builder).next(into: space, Int(room)) },
                nil,
                Unmanaged.passUnretained(self).toOpaque(),
                nil,
                "UTF-8",
                Int32(options)
            )
        }
    }

    private func handle(_ handlers: UnsafeMutablePointer<htmlSAXHandler>) {
        handlers.pointee.startElement = { context, name, attributes in
            guard PageBuilder.reading(context).opens(name, attributes) else { return }
            xmlSAX2StartElement(context, name, attributes)
        }
        handlers.pointee.endElement = { context, name in
            let builder = PageBuilder.reading(context)
            builder.isInText = false
            builder.isInLinkedData = false
            builder.isInState = false
            if builder.budget.exhausted == nil { xmlSAX2EndElement(context, name) }
        }
        handlers.pointee.characters = { context, text, count in
            guard PageBuilder.reading(context).takesText() else { return }
            xmlSAX2Characters(context, text, count)
        }
        handlers.pointee.cdataBlock = { context, text, count in
            PageBuilder.reading(context).takesScript(UnsafeBufferPointer(start: text, count: Int(count)))
        }
        // Nobody reads them, and the parser looks back over all comments before a white space.
        handlers.pointee.comment = nil
        handlers.pointee.processingInstruction = nil
    }

    /// Gives the parser the next bytes; none once the budget is used up, which is the page's end.
    private func next(into space: UnsafeMutablePointer<CChar>?, _ room: Int) -> Int32 {
        guard let space, !rest.isEmpty,
            // defence: library-loops
            budget.look()
        else { return 0 }
        let count = min(room, rest.count)
        var marks = 0
        space.withMemoryRebound(to: UInt8.self, capacity: count) { target in
            for index in 0..<count {
                let byte = rest[index]
                // Each begins something that is looked up, or an error.
                if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") { marks += 1 }
                // libxml2 takes a NUL for the end.
                target[index] = byte == 0 ? 0x20 : byte
            }
        }
        rest = UnsafeBufferPointer(rebasing: rest[count...])
        return budget.affords(1 + count / 64 + 3 * marks) ? Int32(count) : 0
    }

    private func opens(
        _ name: UnsafePointer<xmlChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) -> Bool {
        isInText = false
        var count = 0
        var isLinkedData = false
        var isState = false
        if let attributes {
            while let attribute = attributes[2 * count] {
                if let value = attributes[2 * count + 1] {
                    if strnlen(value, Self.maxValue) == Self.maxValue {
                        UnsafeMutablePointer(mutating: value)[Self.maxValue] = 0
                    }
                    if xmlStrEqual(attribute, "type") == 1 {
                        let type = String(cString: value).lowercased()
                        isLinkedData = type.contains("ld+json")
                        isState = type.hasPrefix("application/json")
                    }
                }
                count += 1
            }
        }
        nodes += 1 + 2 * count
        // defence: tree-size
        guard count <= Self.maxAttributes, nodes <= Self.maxNodes, budget.affords(2 + count) else {
            budget.end(.steps)
            return false
        }
        isInLinkedData = isLinkedData && xmlStrEqual(name, "script") == 1
        if isInLinkedData { linkedData.append([]) }
        isInState = isState && xmlStrEqual(name, "script") == 1
        if isInState { state.append([]) }
        return true
    }

    private func takesText() -> Bool {
        if !isInText { nodes += 1 }
        isInText = true
        if nodes > Self.maxNodes { budget.end(.steps) }
        return budget.exhausted == nil
    }

    private func takesScript(_ text: UnsafeBufferPointer<xmlChar>) {
        guard budget.exhausted == nil else { return }
        if isInLinkedData { linkedData[linkedData.count - 1].append(contentsOf: text) }
        if isInState, stateBytes + text.count <= Self.maxState {
            stateBytes += text.count
            state[state.count - 1].append(contentsOf: text)
        }
    }

    private static func behind(_ pointer: UnsafeMutableRawPointer?) -> PageBuilder {
        guard let pointer else { preconditionFailure("libxml2 calls back with what it was given") }
        return Unmanaged<PageBuilder>.fromOpaque(pointer).takeUnretainedValue()
    }

    private static func reading(_ context: UnsafeMutableRawPointer?) -> PageBuilder {
        behind(context?.assumingMemoryBound(to: htmlParserCtxt.self).pointee._private)
    }

    private static let ready: Bool = {
        xmlInitParser()
        return true
    }()
}
