/// Names that are known only without some of their words.
extension PurchaseReader {
    /// "Skinless mackerel filets": the food of the words that are neither kinds nor plain.
    func bare(_ name: NameWords) -> Food? {
        let words = name.words.filter { !buying.isPlain($0) && !buying.isKind($0) }
        // "Frying pan": "pan" is bread elsewhere.
        guard let last = words.last, !buying.equipment.contains(last.key), words.count < name.words.count,
            !words.contains(where: { $0.word.has([.or, .and]) })
        else {
            return nil
        }
        let match = resolver.resolve(words[...])
        return match?.isNamed == true ? match?.food : nil
    }

    /// "4 whole cloves" are cloves, although a clove is mostly one of garlic.
    func clove(_ line: IngredientLine, _ name: NameWords) -> Food? {
        guard line.amount?.unit == .clove, name.words.allSatisfy({ buying.isPlain($0) || buying.isKind($0) }) else {
            return nil
        }
        return foods.food(key: FoodKey.key(of: MeasureUnit.clove.rawValue))
    }
}
