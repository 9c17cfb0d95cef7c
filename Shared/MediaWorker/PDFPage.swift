import CPoppler
import Media

/// The text of a page, as the file has it.
struct PDFPage {
    private let page: OpaquePointer

    init(_ page: OpaquePointer) {
        self.page = page
    }

    /// The lines with their boxes.
    func text() -> TextPage {
        var (width, height) = (0.0, 0.0)
        poppler_page_get_size(page, &width, &height)
        var lines: [TextLine] = []
        var (block, paragraph) = (0, 0)
        for line in boxedLines() {
            if let last = lines.last {
                let gap = line.top - last.bottom
                let size = max(last.bottom - last.top, line.bottom - line.top)
                // Text goes on below, or begins anew beside or above.
                if gap < -size || abs(line.left - last.left) > 8 * size { block += 1 }
                if block != last.block || gap > size * 6 / 10 { paragraph += 1 }
            }
            lines.append(
                TextLine(
                    text: line.text,
                    left: line.left,
                    top: line.top,
                    right: line.right,
                    bottom: line.bottom,
                    block: block,
                    paragraph: paragraph,
                    confidence: 100
                )
            )
        }
        return TextPage(
            source: .text,
            width: Int(clamping: width),
            height: Int(clamping: height),
            confidence: lines.isEmpty ? 0 : 100,
            lines: lines
        )
    }

    private struct BoxedLine {
        var text: String
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
    }

    /// The library gives a box for each letter, line feeds among them.
    private func boxedLines() -> [BoxedLine] {
        guard let words = poppler_page_get_text(page) else { return [] }
        defer { g_free(words) }
        var boxes: UnsafeMutablePointer<PopplerRectangle>?
        var count: UInt32 = 0
        guard poppler_page_get_text_layout(page, &boxes, &count) != 0, let boxes else { return [] }
        defer { g_free(boxes) }
        var lines: [BoxedLine] = []
        var text = String.UnicodeScalarView()
        var box: PopplerRectangle?
        func end() {
            let words = String(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if let box, !words.isEmpty {
                lines.append(
                    BoxedLine(
                        text: words,
                        left: Int(clamping: box.x1),
                        top: Int(clamping: box.y1),
                        right: Int(clamping: box.x2),
                        bottom: Int(clamping: box.y2)
                    )
                )
            }
            text = String.UnicodeScalarView()
            box = nil
        }
        for (index, scalar) in String(cString: words).unicodeScalars.enumerated() {
            if scalar == "\n" {
                end()
                continue
            }
            text.append(scalar)
            guard index < Int(count), !scalar.properties.isWhitespace else { continue }
            let letter = boxes[index]
            box = box.map { $0.union(letter) } ?? letter
        }
        end()
        return lines
    }
}

extension PopplerRectangle {
    /// The smallest box around both.
    fileprivate func union(_ other: PopplerRectangle) -> PopplerRectangle {
        PopplerRectangle(
            x1: min(x1, other.x1),
            y1: min(y1, other.y1),
            x2: max(x2, other.x2),
            y2: max(y2, other.y2)
        )
    }
}

extension Int {
    /// The nearest number, for coordinates that a file may give any value.
    fileprivate init(clamping value: Double) {
        self = value.isFinite ? Int(Swift.max(-1e6, Swift.min(1e6, value.rounded()))) : 0
    }
}
