/// What makes two purchases one item.
extension PurchaseReader {
    /// Whether sorts of a food are kept apart by their names: Bartlett and Anjou pears, which other languages name less.
    private func isOfSorts(_ food: Food?) -> Bool {
        food?.shop?.isOfSorts == true || language == .en && food?.id == "pear"
    }

    static let toast = FoodKey.key(of: "toast")

    func key(of purchase: Purchase) -> String {
        var key = purchase.food?.id ?? ""
        for kind in purchase.kinds { key += "+" + buying.kinds[kind].id }
        if !purchase.own.isEmpty { key += "+" + Consolidation.key(ofName: purchase.own) }
        // "Raspberry sorbet" and "lemon sorbet" are two.
        if let alias = purchase.alias, isOfSorts(purchase.food) {
            key += "+~" + String(alias.hash, radix: 36)
        }
        return key
    }
}
