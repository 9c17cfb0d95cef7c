import FoundationEssentials
import Kitchen
import Values

/// Meals whose recipes say something else than when they came onto the list.
extension GroceryList {
    /// Makes the accounts of meals what their recipes say now, and puts on the list what is new of them; `settle` takes
    /// off what is gone.
    ///
    /// A line that is as it was keeps what was bought of it and taken off.
    mutating func reread(
        _ readings: [UUID: RecipeReading],
        _ meals: inout [UUID: FollowedMeal],
        _ added: inout AddedLines,
        kitchen: Consolidation,
        newID: () -> GroceryItemID
    ) throws {
        for (source, reading) in readings.sorted(by: { $0.key.uuidString < $1.key.uuidString }) {
            guard let meal = meals[source], meal.share.recipe == reading.recipe else { continue }
            meals[source] = try meal.reading(reading)
            // What has left the days of the list may come back to them.
            guard meal.share.servings > 0 else { continue }
            let leftOut = try rereadLeftOut(reading, for: meal.share)
            // What is new goes where lines of new meals go: to what is at home, too.
            let known = Set(meal.lines.map(\.text)).union(leftOut)
            let new = Set(reading.lines.map(\.text)).union(reading.leftOut.map(\.text)).subtracting(known)
            if !new.isEmpty {
                let lines = try reading.lines(new, for: meal.share)
                try add(lines, have: nil, &added, kitchen: kitchen, newID: newID)
            }
        }
    }

    /// Makes what the list says of a meal that is nothing for the shop what its recipe says now; gives the texts that
    /// are not to be said, as they are, or as somebody has put them on the list.
    private mutating func rereadLeftOut(
        _ reading: RecipeReading,
        for share: RecipeShare
    ) throws(QuantityError) -> Set<String> {
        let scale = try reading.scale(to: share.servings)
        var amounts: [String: Amount?] = [:]
        for line in reading.leftOut { amounts[line.text] = .some(try line.amount?.scaled(by: scale)) }
        var said: Set<String> = []
        var left: [LeftOut] = []
        for text in leftOut {
            var text = text
            let own = text.lines.filter { $0.origin.recipe?.source == share.source }
            if let first = own.first {
                let lines = text.lines.filter { $0.origin.recipe?.source != share.source }
                if let amount = amounts[text.text] {
                    said.insert(text.text)
                    var sum = Portion(first.amount)
                    for line in own.dropFirst() { sum = try sum.adding(line.amount) }
                    if sum != Portion(amount) {
                        text.lines = lines + [ItemLine(origin: first.origin, text: first.text, amount: amount)]
                    }
                } else {
                    text.lines = lines
                }
            }
            if !text.lines.isEmpty { left.append(text) }
        }
        leftOut = left
        let typed = items.flatMap(\.lines).filter { $0.origin.recipe == nil }.map(\.text)
        return said.union(Set(typed).intersection(amounts.keys))
    }
}

extension FollowedMeal {
    /// How many lines that its recipe has no more a meal remembers.
    private static let mostGone = 200

    /// The meal with the lines that its recipe has now, for as many as its lines are.
    ///
    /// Of what the recipe has no more nothing is to be bought. A line whose text is as it was is the same line, whatever
    /// Larder reads in it by now.
    func reading(_ recipe: RecipeReading) throws(QuantityError) -> FollowedMeal {
        let scale = try recipe.scale(to: servings)
        var meal = self
        var isThere = Set<Int>()
        for new in recipe.lines {
            let amount = try new.amount?.scaled(by: scale)
            if let place = place(of: new, in: recipe) {
                isThere.insert(place)
                meal.lines[place].isGone = false
                if meal.lines[place].takes(amount) { meal.lines[place].amount = amount }
            } else {
                isThere.insert(meal.lines.count)
                meal.lines.append(FollowedLine(text: new.text, amount: amount, goods: new.goods))
            }
        }
        for index in meal.lines.indices where !isThere.contains(index) { meal.lines[index].isGone = true }
        let gone = meal.lines.indices.filter { meal.lines[$0].isGone }
        for index in gone.dropLast(Self.mostGone).reversed() { meal.lines.remove(at: index) }
        return meal
    }

    /// The place of a recipe's line among those that the list knows: the line with the same text that buys the same, or
    /// the only one with that text, if that buys something else only because it was read differently.
    private func place(of new: FollowedLine, in recipe: RecipeReading) -> Int? {
        if let place = place(of: new.text, part: new.goods.part) { return place }
        let places = lines.indices.filter { lines[$0].text == new.text }
        let count = recipe.lines.count { $0.text == new.text }
        return places.count == 1 && count == 1 ? places[0] : nil
    }
}

extension FollowedLine {
    /// Whether another amount takes the place of the line's own; that of a line that is read differently by now does not,
    /// as what was bought is counted in its own unit.
    fileprivate func takes(_ new: Amount?) -> Bool {
        guard let amount, let new else { return false }
        return amount.unit == new.unit && amount.size == new.size && Portion(amount) != Portion(new)
    }
}
