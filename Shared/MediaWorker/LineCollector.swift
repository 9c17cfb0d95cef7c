import CTesseract
import Media

/// Puts a page's lines together, word by word.
///
/// What the engine takes for one line may be two, side by side in columns: they are apart where the gap between two words
/// is much wider than they are high.
struct LineCollector {
    /// How many lines are kept of a page.
    private static let mostLines = 2000
    /// So many times the height of a line is the gap between two lines side by side.
    private static let gap = 1.6

    private(set) var lines: [TextLine] = []
    private var line: TextLine?
    /// The confidence of the line's words, each times the number of its letters.
    private var sum = 0
    private var block = -1
    private var paragraph = -1

    /// Adds the word that the engine has come to.
    mutating func add(wordAt results: OpaquePointer) {
        let place = TessResultIteratorGetPageIteratorConst(results)
        if TessPageIteratorIsAtBeginningOf(place, RIL_TEXTLINE) != 0 { end() }
        if TessPageIteratorIsAtBeginningOf(place, RIL_BLOCK) != 0 { block += 1 }
        if TessPageIteratorIsAtBeginningOf(place, RIL_PARA) != 0 { paragraph += 1 }
        guard let words = TessResultIteratorGetUTF8Text(results, RIL_WORD) else { return }
        defer { TessDeleteText(words) }
        let text = String(cString: words).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !text.isEmpty else { return }
        var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        _ = TessPageIteratorBoundingBox(place, RIL_WORD, &left, &top, &right, &bottom)
        if let line, Double(Int(left) - line.right) > Self.gap * Double(line.bottom - line.top) { end() }
        let confidence = Int(max(0, min(100, TessResultIteratorConfidence(results, RIL_WORD))))
        sum += confidence * text.count
        let word = TextLine(
            text: text,
            left: Int(left),
            top: Int(top),
            right: Int(right),
            bottom: Int(bottom),
            block: max(0, block),
            paragraph: max(0, paragraph),
            confidence: confidence
        )
        guard var longer = line else {
            line = word
            return
        }
        longer.text += " " + text
        longer.left = min(longer.left, word.left)
        longer.top = min(longer.top, word.top)
        longer.right = max(longer.right, word.right)
        longer.bottom = max(longer.bottom, word.bottom)
        line = longer
    }

    /// Ends the line.
    mutating func end() {
        defer { (line, sum) = (nil, 0) }
        guard var line, lines.count < Self.mostLines else { return }
        line.confidence = sum / max(1, line.text.count { $0 != " " })
        lines.append(line)
    }
}
