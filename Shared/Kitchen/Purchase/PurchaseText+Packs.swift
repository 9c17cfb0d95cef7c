/// What is sold in packs: bunches, packets, loaves.
extension PurchaseText {
    /// "3 pots de farine", "120 g + 3 pots de yaourt": a pot of yogurt holds an eighth of a liter, which is how much to buy
    /// where metric measures are used.
    func withoutPots(_ quantities: [Amount]) -> [Amount] {
        guard quantities.count > 1 || system == .metric && food?.isPoured == true,
            quantities.contains(where: { $0.unit == .yogurtPot })
        else { return quantities }
        let measured = quantities.map { amount in
            guard amount.unit == .yogurtPot, let poured = try? amount.scaled(by: Rational(125)) else { return amount }
            return Amount(poured.value, max: poured.max, unit: .milliliter)
        }
        var total = QuantitySum(measured)
        if let food { total.merge(for: food) }
        let sum = total.amounts()
        return sum.count < quantities.count || quantities.count == 1 ? sum : quantities
    }

    /// "⅓ (8 oz) package" beside 4 ounces: packages that are not used up hold what is weighed as well.
    func inPackages(_ quantities: [Amount]) -> [Amount] {
        guard Language.shown == .en, quantities.count == 2,
            let weighed = quantities.first(where: { $0.size == nil && $0.unit?.dimension == .mass && $0.max == nil }),
            var packed = quantities.first(where: { $0.unit?.isPackage == true && $0.size?.max == nil && $0.max == nil }
            ),
            !packed.value.isWhole, let size = packed.size, size.unit.dimension == .mass,
            let grams = try? weighed.converted(to: .gram, of: nil)?.value,
            let each = try? Amount(size.value, unit: size.unit).converted(to: .gram, of: nil)?.value, each > .zero,
            let more = try? grams / each, let sum = try? packed.value + more
        else { return quantities }
        packed.value = sum
        return [packed]
    }

    /// "100 g + 2 noix" of butter: a knob weighs about as much as a spoon of it.
    func withoutKnobs(_ quantities: [Amount]) -> [Amount] {
        guard let food, Self.spread.contains(food.id), Language.shown != .en,
            quantities.contains(where: { $0.unit == .knob }), quantities.contains(where: { $0.unit?.isMeasure == true })
        else { return quantities }
        let measured = quantities.map { amount in
            guard amount.unit == .knob, let weighed = try? amount.scaled(by: Rational(10)) else { return amount }
            return Amount(weighed.value, max: weighed.max, unit: .gram)
        }
        var total = QuantitySum(measured)
        total.merge(for: food)
        return total.amounts()
    }

    private static let spread: Set<String> = ["butter", "margarine", "lard", "ghee"]

    /// Whole packs of what is sold in packs, such as bunches of herbs, if all amounts can be weighed.
    func packs(of quantities: [Amount]) -> Amount? {
        // Toast is counted in slices, which say how much of a packet is needed.
        let isToast = food?.id == "sandwich-bread" && Language.shown != .en
        if isToast, quantities.allSatisfy({ $0.unit == .slice || $0.unit == .piece }) { return nil }
        guard let food, isPlain, let pack = food.shop?.pack, !isCutLoaf(pack, quantities),
            quantities.count > 1 || quantities.first?.unit != .chunk,
            pack.unit == .piece || quantities.contains(where: { $0.unit != nil }),
            pack.unit != .piece || !quantities.allSatisfy({ $0.unit?.dimension == .mass || $0.unit == .piece })
        else { return nil }
        // "1 pound radishes" are weighed, as bunches of heavy things are of any size.
        if Language.shown == .en, pack.unit == .bunch, pack.grams >= Rational(200),
            quantities.allSatisfy({ $0.unit?.dimension == .mass })
        {
            return nil
        }
        // "A pinch of chopped fresh parsley" is from a bunch of it.
        if Language.shown == .en, pack.unit == .bunch, quantities.allSatisfy({ $0.unit == .pinch }) {
            return Amount(.one, unit: .bunch)
        }
        var grams = 0.0
        for amount in quantities {
            // "A small bunch (1 oz)" beside other amounts is as much of a bunch as it weighs.
            let isWeighed = quantities.count > 1 && amount.unit == pack.unit && pack.unit == .bunch
            guard isWeighed || amount.size.map({ $0.unit.dimension == .length }) ?? true,
                let weight = weight(of: amount, food, pack)
            else { return nil }
            grams += weight
        }
        guard grams > 0, quantities.contains(where: { $0.unit?.isTouch != true }) else { return nil }
        // A whole bunch leaves nothing for more than two spoons beside it.
        let milliliters = quantities.reduce(0.0) { sum, amount in
            guard let unit = amount.unit, unit.dimension == .volume, let factor = unit.factor else { return sum }
            return sum + (amount.max ?? amount.value).doubleValue * factor.doubleValue
        }
        let isWhole = quantities.contains { $0.unit == .bunch && $0.value.isWhole }
        let spare = isWhole && milliliters > 30 ? 0.02 : 0.15
        let count = isOnePiece(quantities, pack) ? 1 : max(1, (grams / pack.grams.doubleValue - spare).rounded(.up))
        guard count < 1000 else { return nil }
        // "¾ kg cebolla de verdeo": nobody counts so many bunches of what a recipe weighs.
        if Language.shown != .en, pack.unit == .bunch, count > 4,
            quantities.allSatisfy({ $0.unit?.dimension == .mass })
        {
            return nil
        }
        // "8 tranches de baguette" are a baguette, which is no other loaf.
        var amount = Amount(
            Rational(Int(count)),
            unit: isStick && Language.shown != .en && pack.unit == .loaf ? nil : pack.unit
        )
        if pack.unit == .piece, count == 1 { amount.size = rootSize(of: quantities, grams) }
        return amount
    }

    /// "A 4-inch piece of ginger": a root is as long as that.
    private func isOnePiece(_ quantities: [Amount], _ pack: ShopFacts.Pack) -> Bool {
        guard pack.unit == .piece, quantities.count == 1, quantities[0].size == nil else { return false }
        let length = (quantities[0].max ?? quantities[0].value).doubleValue
        return quantities[0].unit == .inch && length <= 6 || quantities[0].unit == .centimeter && length <= 15
    }

    func weight(of amount: Amount, _ food: Food, _ pack: ShopFacts.Pack) -> Double? {
        let value = (amount.max ?? amount.value).doubleValue
        if let size = amount.size {
            return weight(of: Amount(size.max ?? size.value, unit: size.unit), food, pack).map { $0 * value }
        }
        if amount.unit == pack.unit { return value * pack.grams.doubleValue }
        if let grams = try? Amount(amount.max ?? amount.value, unit: amount.unit).converted(to: .gram, of: food) {
            return grams.value.doubleValue
        }
        if amount.unit?.dimension == .volume, let factor = amount.unit?.factor {
            return value * factor.doubleValue / 10
        }
        switch amount.unit {
        // A stalk of spring onions is one of them.
        case .stalk, .stem:
            return value * (food.gramsPerPiece.map { min($0.doubleValue, 20) } ?? 1.5)
        case .sprig, .branch, .shoot: return value * 1.5
        case .leaf: return value * 0.4
        case .handful: return value * 15
        case .slice, .round, .rasher:
            return pack.unit == .loaf
                ? value * (isStick ? 10 : 30)
                : pack.unit == .piece ? value * 4 : nil
        case .chunk where pack.unit == .piece && Language.shown != .en:
            return value * pack.grams.doubleValue
        case .knob, nil: return pack.unit == .piece ? value * pack.grams.doubleValue : nil
        // "6 6-inch pieces baguette"
        case .inch: return value * (pack.unit == .loaf ? 10 : 15)
        case .centimeter: return value * 6
        default: return amount.unit?.isTouch == true ? 0 : nil
        }
    }

    /// Whether it is drunk from bottles of liters.
    var isBottled: Bool {
        food.map { food in Self.bottled.contains { food.id.hasSuffix($0) } } ?? false
    }

    private static let bottled = [
        "soda", "-ale", "cola", "beer", "vodka", "rum", "wine", "sparkling-water", "tonic-water",
    ]
}
