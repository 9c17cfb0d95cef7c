/// What rules have told of English lines in other words than the line's own.
extension WordsTold {
    /// The places of brands of plain foods, of misspelled units, and of the shells of shellfish, which other rules have told.
    static func asides(
        of bought: [Purchase],
        _ line: IngredientLine,
        _ text: NameWords,
        _ reader: PurchaseReader
    ) -> Set<Int> {
        guard reader.language == .en else { return [] }
        var found: Set<Int> = []
        // "¼ tsp red pepper", which is a name of cayenne there.
        if let food = reader.foods.food(key: FoodKey.key(of: line.name)), food.id == line.food?.id {
            let names = reader.words(of: line.name).words.map(\.key)
            found.formUnion(text.all.filter { names.contains($0.key) }.map(\.start))
        }
        // Of a whole breast the list has both halves, and eggs are whole.
        if bought.contains(where: { $0.food?.id == "chicken-breast" || $0.food?.id == "egg" }) {
            found.formUnion(
                text.all.filter { ["whole", "shelled"].contains(text.text([$0]).lowercased()) }.map(\.start)
            )
        }
        if bought.contains(where: { $0.remark.contains("from a can") }) {
            found.formUnion(text.all.filter { reader.buying.ready.contains($0.key) }.map(\.start))
        }
        // Strips of bacon are as many when they are cooked.
        if line.amount?.unit?.isMeasure != true
            || text.all.contains(where: { $0.word.unit == .slice || $0.word.unit == .strip }),
            bought.contains(where: { $0.food?.id.hasSuffix("bacon") == true })
        {
            found.formUnion(text.all.filter { reader.buying.cooked.contains($0.key) }.map(\.start))
        }
        if let sign = line.text.utf8.firstRange(of: "®") {
            let end = line.text.utf8.distance(from: line.text.startIndex, to: sign.lowerBound)
            found.formUnion(text.all.filter { $0.end <= end && text.isProper($0) }.map(\.start))
        }
        if line.amount?.unit != nil, let number = text.all.firstIndex(where: { $0.kind == .number }),
            number + 1 < text.all.count, !text.all.contains(where: { $0.word.unit != nil })
        {
            found.insert(text.all[number + 1].start)
        }
        if bought.contains(where: { $0.food.map { food in Self.shelled.contains { food.id.contains($0) } } == true }) {
            found.formUnion(text.all.filter { text.text([$0]).lowercased() == "shelled" }.map(\.start))
        }
        return found
    }

    private static let shelled = ["shrimp", "prawn", "lobster", "crab", "mussel", "clam"]
}
