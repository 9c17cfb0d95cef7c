import Kitchen

/// A text of the recipes that is no item, as it names nothing to buy: said once, whichever lines have it.
struct LeftOut: Hashable, Sendable {
    var text: String
    var reason: LeftOutReason
    /// The lines with this text.
    var lines: [ItemLine]

    /// About how many bytes it takes in the database.
    var size: Int { lines.reduce(100 + text.utf8.count) { $0 + $1.size } }

    /// What lines brought together leave out, in their order.
    static func all(of lines: [LeftOutLine<LineOrigin>]) throws(QuantityError) -> [LeftOut] {
        var found: [LeftOut] = []
        var places: [String: Int] = [:]
        for line in lines {
            let share = line.contribution
            let own = ItemLine(origin: share.source, text: share.line.text, amount: try share.amount())
            if let index = places[share.line.text] {
                found[index].lines.append(own)
            } else {
                places[share.line.text] = found.count
                found.append(LeftOut(text: share.line.text, reason: line.reason, lines: [own]))
            }
        }
        return found
    }
}
