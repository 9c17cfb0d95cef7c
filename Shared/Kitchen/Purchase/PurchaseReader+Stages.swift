/// Lines that name a stage of the recipe's own making, in other languages than English.
extension PurchaseReader {
    /// "Hauptteig", "gesamter Vorteig vom Vortag", "le reste du pistou", "toda la masa": what other lines make.
    func isStage(_ line: IngredientLine) -> Bool {
        guard language != .en, line.text.utf8.count < 70,
            line.amount == nil || line.food == nil || line.food?.id == "sourdough-starter" || line.amount?.unit == nil
        else { return false }
        let tokens = words(of: line.text).all
        let isCounted = tokens.contains { $0.kind == .number || $0.kind == .vulgar }
        var rest: [Token] = []
        var isWhole = false
        for token in tokens where token.kind == .word {
            if isCounted, token.word.unit != nil { continue }
            if buying.isAside(.empty.appending(token.key), "stage-of-" + language.rawValue) {
                isWhole = true
            } else if !token.word.has([.article, .of, .from]) || token.word.has(.descriptor) {
                rest.append(token)
            }
        }
        guard !rest.isEmpty, rest.count < 4 else { return false }
        let name = FoodResolver.phraseKey(rest[...])
        if buying.isAside(name, "stage-" + language.rawValue) { return true }
        // "420 g reifer Sauerteig" is made of the 20 g that are kept.
        if isWhole, let amount = line.amount, amount.unit == .gram, amount.value >= Rational(150) {
            return buying.isAside(name, "stage-alone-" + language.rawValue)
        }
        guard !isCounted, line.note.isEmpty || isWhole else { return false }
        if buying.isAside(name, "stage-alone-" + language.rawValue) { return true }
        return isWhole
            && (buying.isAside(name, "dish-" + language.rawValue)
                || rest.count == 1 && buying.nothing.contains(rest[0].key))
    }
}
