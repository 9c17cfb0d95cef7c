import Media

/// Lines of a page in the order in which people read them: columns one after the other, each from its top.
///
/// Found by cutting the page where nothing is written (recursive XY-cut): beside each other where a gap goes through from
/// top to bottom, else below each other where the gap is widest.
struct PageBlock {
    /// How often a page is cut at most.
    private static let mostCuts = 200

    /// The lines of a page as columns and rows: each a run of lines below each other.
    static func runs(of lines: [TextLine]) -> [[TextLine]] {
        let heights = lines.map { $0.bottom - $0.top }.sorted()
        guard !heights.isEmpty else { return [] }
        var cuts = mostCuts
        return divided(lines, height: max(1, heights[heights.count / 2]), &cuts)
    }

    private static func divided(_ lines: [TextLine], height: Int, _ cuts: inout Int) -> [[TextLine]] {
        let sorted = lines.sorted { ($0.top, $0.left) < ($1.top, $1.left) }
        guard lines.count > 1, cuts > 0 else { return [sorted] }
        cuts -= 1
        if let (left, right) = columns(of: sorted, height: height) {
            // Amounts in a column of their own belong to what stands beside them.
            if let rows = rows(left, right) { return [rows] }
            return divided(left, height: height, &cuts) + divided(right, height: height, &cuts)
        }
        guard let (upper, lower) = rows(of: sorted, height: height) else { return [sorted] }
        return divided(upper, height: height, &cuts) + divided(lower, height: height, &cuts)
    }

    /// The lines on the two sides of the widest gap that goes through from top to bottom.
    private static func columns(of lines: [TextLine], height: Int) -> ([TextLine], [TextLine])? {
        let sorted = lines.sorted { $0.left < $1.left }
        var (right, best): (Int, (gap: Int, place: Int)?) = (sorted[0].right, nil)
        for line in sorted.dropFirst() {
            if line.left - right > max(height, best?.gap ?? 0) { best = (line.left - right, line.left) }
            right = max(right, line.right)
        }
        guard let place = best?.place else { return nil }
        let (before, behind) = (lines.filter { $0.left < place }, lines.filter { $0.left >= place })
        // What is only indented stands beside nothing.
        let isBeside = behind.contains { one in before.contains { $0.top < one.bottom && one.top < $0.bottom } }
        return isBeside ? (before, behind) : nil
    }

    /// The lines above and below the widest gap from side to side, if something in there may be columns.
    private static func rows(of lines: [TextLine], height: Int) -> ([TextLine], [TextLine])? {
        var (bottom, best): (Int, (gap: Int, index: Int)?) = (lines[0].bottom, nil)
        var stands = false
        for (index, line) in lines.enumerated().dropFirst() {
            if line.top - bottom > best?.gap ?? 0 { best = (line.top - bottom, index) }
            // Two lines side by side: only then is there anything to find out.
            if line.top < bottom - height / 2 { stands = true }
            bottom = max(bottom, line.bottom)
        }
        guard let best, stands else { return nil }
        return (Array(lines[..<best.index]), Array(lines[best.index...]))
    }

    /// The rows of a table whose first column has amounts; nil if it is none.
    private static func rows(_ left: [TextLine], _ right: [TextLine]) -> [TextLine]? {
        let amounts = left.filter { $0.text.count <= 12 && ($0.text.first?.isNumber ?? false) }
        guard amounts.count * 10 >= left.count * 7 else { return nil }
        var rows = right
        for amount in left {
            let middle = (amount.top + amount.bottom) / 2
            guard let row = rows.firstIndex(where: { $0.top <= middle && middle <= $0.bottom }) else {
                rows.append(amount)
                continue
            }
            rows[row].text = amount.text + " " + rows[row].text
            rows[row].left = amount.left
        }
        return rows.sorted { $0.top < $1.top }
    }
}
