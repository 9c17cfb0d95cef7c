/// The amounts of one item's shares.
struct PurchaseSum {
    /// What is to be added up as it is.
    private var amounts: [Amount] = []
    /// What counts parts of the food, by the part's id: the yolks of eggs.
    private var parts: [String: (food: Food, amounts: [Amount])] = [:]

    /// The amounts of members: if lines use weight and volume but all of them have one of the two, that one is used,
    /// as a recipe's own measure is better than a density.
    init(_ group: ShareSums.Group, of shares: [LineShare]) throws(QuantityError) {
        amounts.reserveCapacity(group.shares.count)
        var hasMass = false
        var hasVolume = false
        var hasOther = false
        var isDouble = false
        var hasOwnWeight = false
        // Where counted pieces stand among the amounts, and whose they are.
        var counted: [(amount: Int, share: Int)] = []
        for index in group.shares.indices {
            let place = group.shares[index]
            let purchase = group.purchases[index]
            guard !purchase.isUncounted else { continue }
            var own = try shares[place].amount()
            if let beside = purchase.beside {
                own = try beside.amount(where: own, scale: shares[place].scale)
            }
            if let more = purchase.more {
                // In the line's own measure, whatever its brackets say of it.
                let line = try shares[place].line.amount?.scaled(by: shares[place].scale)
                try more.amount(where: line, scale: shares[place].scale).map { amounts.append($0) }
            }
            guard var amount = own else { continue }
            if amount.unit == nil, let unit = purchase.unit {
                amount.unit = unit
                // How thick slices are is not how large they are.
                if amount.size?.unit.dimension == .length { amount.size = nil }
            }
            // "1 Stück Butter": pieces of any size.
            if amount.unit == .piece, purchase.unit == .chunk { amount.unit = .chunk }
            // "4 packets of granules"
            if amount.unit == .package, purchase.unit == .sachet { amount.unit = .sachet }
            let factor = purchase.factor
            if factor != .one, amount.unit?.isMeasure == true { amount = try amount.scaled(by: factor) }
            // "4 fluid ounces brewed coffee": nobody measures the grounds in those.
            if factor != .one, amount.unit == .fluidOunce, purchase.food?.shop?.isLiquid != true {
                amount = try Amount(amount.value, max: amount.max, unit: .tablespoon).scaled(by: Rational(2))
            }
            // A cup of sliced almonds is bought as such; only what it weighs is another.
            let isAsSaid = purchase.food?.id == "almond" && shares[place].system != .metric
            if purchase.density != .one, amount.unit?.dimension == .volume, !isAsSaid {
                amount = try amount.scaled(by: purchase.density)
                // A cup has no rind, so nobody can tell how much fruit gives it.
                if let food = purchase.food, PurchaseReader.whole[food.id] != nil,
                    let grams = try amount.converted(to: .gram, of: food)
                {
                    amount = grams
                }
            }
            if purchase.times != .one { amount = try amount.scaled(by: purchase.times) }
            if let part = purchase.part {
                parts[part.id, default: (part, [])].amounts.append(amount)
                continue
            }
            amounts.append(amount)
            switch amount.unit?.dimension {
            case .mass: hasMass = true
            case .volume: hasVolume = true
            default: hasOther = true
            }
            if purchase.beside == nil, amount.unit == nil, amount.size == nil {
                counted.append((amounts.count - 1, place))
            }
            hasOwnWeight =
                hasOwnWeight
                || amount.unit?.dimension == .mass && shares[place].line.amount?.unit?.dimension == .volume
            isDouble = isDouble || purchase.beside == nil && shares[place].line.amounts.count > 1
        }
        if hasMass, hasOther, !hasVolume, let pieces = try Self.pieces(of: group, shares) {
            amounts = pieces
            return
        }
        if hasMass, hasOther, Language.shown == .en { try weigh(counted, of: shares) }
        if hasMass, hasOther, !hasVolume, Language.shown != .en, let weights = try Self.weights(of: group, shares) {
            amounts = weights
            return
        }
        guard isDouble, hasMass, hasVolume, !hasOther else { return }
        // A line's own weight that is not what its volume weighs elsewhere stays.
        for dimension in hasOwnWeight || isWeighed(group, shares) ? [Dimension.mass] : [.mass, .volume] {
            var same: [Amount] = []
            for (share, purchase) in zip(group.shares, group.purchases) where !purchase.isUncounted {
                guard purchase.part == nil, purchase.beside == nil, let amount = try shares[share].amount(in: dimension)
                else { continue }
                same.append(try amount.scaled(by: purchase.factor))
            }
            if same.count == amounts.count {
                amounts = same
                return
            }
        }
    }

    /// "4 chicken breasts (about 2 pounds)" beside "1 pound chicken breasts": what a line says of its pieces is better than
    /// what they usually weigh.
    private mutating func weigh(_ counted: [(amount: Int, share: Int)], of shares: [LineShare]) throws(QuantityError) {
        for (place, share) in counted {
            guard let said = try shares[share].unsaidWeight(), !said.isEach else { continue }
            amounts[place] = said.amount
        }
    }

    /// "1 ½ pounds onions (about 6 cups sliced)": whether a line says the weight of what is sold by it.
    private func isWeighed(_ group: ShareSums.Group, _ shares: [LineShare]) -> Bool {
        zip(group.shares, group.purchases).contains { place, purchase in
            guard let food = purchase.food,
                food.category == .produce || food.category == .meat || PurchaseReader.cheeses.contains(food.id)
            else { return false }
            return food.gramsPerCup != nil && shares[place].line.amount?.unit?.dimension == .mass
        }
    }

    /// The exact sums, one for each unit family that cannot be added to another.
    func quantities(of food: Food?) -> [Amount] {
        // One lemon gives both its juice and its zest, one egg its yolk and its white.
        let whole = parts.values.compactMap { Self.pieces($0.amounts, of: $0.food) }
            .max { QuantitySum.precedes($0, $1) }
        var total = QuantitySum(whole.map { amounts + [$0] } ?? amounts)
        // A single amount has nothing to merge with.
        if let food, amounts.count > 1 || whole != nil { total.merge(for: food) }
        return total.amounts()
    }

    /// "1 pound onions (2 medium)" beside "2 onions": the pieces of all lines, if each of them says its own.
    private static func pieces(of group: ShareSums.Group, _ shares: [LineShare]) throws(QuantityError) -> [Amount]? {
        var pieces: [Amount] = []
        for (place, purchase) in zip(group.shares, group.purchases) where !purchase.isUncounted {
            guard purchase.part == nil, purchase.beside == nil, purchase.more == nil, purchase.unit == nil,
                purchase.food?.category == .produce, let first = shares[place].line.amount
            else { return nil }
            let isPieces = first.unit == nil && first.size == nil
            let count = isPieces ? first : first.unit?.dimension == .mass ? shares[place].countInBrackets : nil
            guard let count else { return nil }
            pieces.append(try count.scaled(by: shares[place].scale).scaled(by: purchase.times))
        }
        return pieces.isEmpty ? nil : pieces
    }

    /// "4 poireaux (1 kg)" beside "500 g de poireaux": the weights of all lines, if each of them says its own.
    private static func weights(of group: ShareSums.Group, _ shares: [LineShare]) throws(QuantityError) -> [Amount]? {
        var weights: [Amount] = []
        for (place, purchase) in zip(group.shares, group.purchases) where !purchase.isUncounted {
            guard purchase.part == nil, purchase.beside == nil, purchase.more == nil, purchase.factor == .one,
                let weight = try shares[place].weightOfAll()
            else { return nil }
            weights.append(weight)
        }
        return weights.isEmpty ? nil : weights
    }

    /// How many of the food give so much of a part; nil if that is unknown.
    private static func pieces(_ amounts: [Amount], of part: Food) -> Amount? {
        var low = Rational.zero
        var high = Rational.zero
        for amount in amounts {
            // Strips of zest are from at least one.
            let strip = amount.unit == .strip ? Amount(.one) : nil
            guard let pieces = try? amount.converted(to: .piece, of: part) ?? strip, let more = try? low + pieces.value,
                let most = try? high + (pieces.max ?? pieces.value)
            else { continue }
            (low, high) = (more, most)
        }
        return high > .zero ? Amount(low, max: high == low ? nil : high) : nil
    }
}
