import Kitchen
import Values

/// What names nothing to buy follows the meals as well: there is nothing of it to be bought, so no account is kept.
extension GroceryList {
    /// Adds what a new meal leaves out; a text is said once.
    mutating func addLeftOut(_ new: [LeftOut]) {
        var places = Dictionary(leftOut.enumerated().map { ($1.text, $0) }) { first, _ in first }
        for line in new {
            if let index = places[line.text] {
                let known = Set(leftOut[index].lines)
                leftOut[index].lines += line.lines.filter { !known.contains($0) }
            } else {
                places[line.text] = leftOut.count
                leftOut.append(line)
            }
        }
    }

    /// Makes what is left out that of the meals that are wished.
    mutating func followLeftOut(_ wishes: MealWishes) throws(QuantityError) {
        var left: [LeftOut] = []
        for text in leftOut {
            var text = text
            var lines: [ItemLine] = []
            for line in text.lines {
                if let line = try line.following(wishes) { lines.append(line) }
            }
            text.lines = lines
            if !lines.isEmpty { left.append(text) }
        }
        leftOut = left
    }

    /// Forgets that a text was left out, as somebody has put it on the list.
    mutating func putOn(_ text: String) {
        leftOut.removeAll { $0.text == text }
    }
}

extension ItemLine {
    /// The line for the servings that are wished; nil if its meal is gone.
    fileprivate func following(_ wishes: MealWishes) throws(QuantityError) -> ItemLine? {
        guard var share = origin.recipe, let source = share.source, !wishes.cooked.contains(source) else { return self }
        if wishes.isGone(share) { return nil }
        guard let servings = wishes.servings[source], servings != share.servings else { return self }
        guard servings > 0 else { return nil }
        var line = self
        let scale = try Rational(Int64(servings), over: Int64(max(1, share.servings)))
        share.servings = servings
        line.origin = .recipe(share)
        line.amount = try amount?.scaled(by: scale)
        return line
    }
}
