/// What a list of foods names between its commas and no other rule has read.
extension PurchaseReader {
    /// "Cabbage, avocado, cilantro with its stems, and lime wedges": the purchases, with each food of the list that is not
    /// among them.
    func withLostParts(_ bought: [Purchase], in line: IngredientLine) -> [Purchase] {
        guard language == .en, line.amount == nil, bought.count > 1, line.text.utf8.count < 240,
            !line.text.contains(" or "), !line.text.contains("such as"), !line.text.contains("like "),
            bought.allSatisfy({ $0.alternative.isEmpty })
        else { return bought }
        let text = words(of: String(line.text.prefix { $0 != "(" }))
        let parts = text.all.split { [.comma, .semicolon, .colon].contains($0.kind) }
        guard parts.count > 2 else { return bought }
        var all = bought
        for part in parts {
            let said = part.filter { $0.kind == .word && !$0.word.has([.and, .optional]) }
                .prefix { !$0.word.has([.ends, .stop]) && !($0.word.has(.with) && !$0.word.has(.descriptor)) }
            guard (1...5).contains(said.count), let last = said.last, !last.word.has([.done, .after, .adverb]),
                !part.contains(where: { $0.word.has(.and) }),
                let match = resolver.resolve(said[...]), match.isNamed || match.exact,
                match.words.upperBound == said.count, match.food.shop?.isFree != true, match.food.shop?.isTool != true,
                match.food.shop?.isMade != true, !isTold(match.food, last, among: all)
            else { continue }
            var purchase = Purchase(match.food).uncounted
            purchase.isOptional = bought[0].isOptional
            all.append(purchase)
        }
        return all
    }

    private func isTold(_ food: Food, _ last: Token, among bought: [Purchase]) -> Bool {
        bought.contains { purchase in
            if purchase.food?.id == food.id || purchase.food?.id == food.shop?.boughtAs { return true }
            if purchase.base?.id == food.id || purchase.part?.id == food.id { return true }
            let shown = "\(purchase.words) \(purchase.own) \(purchase.remark) \(purchase.food?.name ?? "")"
            return words(of: shown).words.contains { $0.key == last.key }
        }
    }
}
