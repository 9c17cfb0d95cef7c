/// Adds up shares, independent of their sources.
struct ShareSums {
    let foods: FoodTable

    /// One item: its food, its amounts and the indices of its shares.
    struct Sum {
        var key: String
        var food: FoodReference?
        var name: String
        var category: Category
        var quantities: [Amount]
        var text: String
        var members: [Int]
    }

    /// The items in shop order, then by name.
    func sums(of shares: [LineShare]) throws(QuantityError) -> [Sum] {
        var groups: [String: Int] = [:]
        groups.reserveCapacity(shares.count)
        var gathered: [(key: String, members: [Int])] = []
        gathered.reserveCapacity(shares.count)
        for (place, share) in shares.enumerated() {
            let key = Consolidation.key(of: share.line)
            if let group = groups[key] {
                gathered[group].members.append(place)
            } else {
                groups[key] = gathered.count
                gathered.append((key, [place]))
            }
        }
        var sums: [Sum] = []
        sums.reserveCapacity(gathered.count)
        for group in gathered { sums.append(try sum(group.key, group.members, of: shares)) }
        // Items are large, so their indices are sorted.
        let places = sums.indices.sorted { left, right in
            if sums[left].category != sums[right].category { return sums[left].category < sums[right].category }
            if sums[left].name != sums[right].name { return sums[left].name < sums[right].name }
            return sums[left].key < sums[right].key
        }
        return places.map { sums[$0] }
    }

    private func sum(_ key: String, _ members: [Int], of shares: [LineShare]) throws(QuantityError) -> Sum {
        let amounts = try Self.amounts(of: members, in: shares)
        var reference: FoodReference?
        for member in members where reference == nil { reference = shares[member].line.food }
        let food = reference.flatMap { foods.food(id: $0.id) }
        var total = QuantitySum(amounts)
        if let food { total.merge(for: food) }
        let quantities = total.amounts()
        // The smallest name and category, so that the order of lines does not matter.
        let name = food?.name ?? reference?.name ?? members.map { shares[$0].line.name }.min() ?? ""
        return Sum(
            key: key,
            food: food?.reference ?? reference,
            name: name,
            category: food?.category ?? members.map { shares[$0].line.category }.min() ?? .other,
            quantities: quantities,
            text: Self.text(of: quantities),
            members: members
        )
    }

    private static func text(of quantities: [Amount]) -> String {
        if quantities.count == 1 { return quantities[0].purchaseText }
        return quantities.map(\.purchaseText).joined(separator: " + ")
    }

    /// The amounts to add: if lines use weight and volume but all of them have one of the two, that one is used, as a
    /// recipe's own measure is better than a density.
    private static func amounts(of members: [Int], in shares: [LineShare]) throws(QuantityError) -> [Amount] {
        var amounts: [Amount] = []
        amounts.reserveCapacity(members.count)
        var hasMass = false
        var hasOther = false
        var isDouble = false
        for member in members {
            guard let amount = try shares[member].amount() else { continue }
            amounts.append(amount)
            switch amount.unit?.dimension {
            case .mass: hasMass = true
            case .volume: break
            default: hasOther = true
            }
            isDouble = isDouble || shares[member].line.amounts.count > 1
        }
        guard isDouble, hasMass, !hasOther else { return amounts }
        for dimension in [Dimension.mass, .volume] {
            var same: [Amount] = []
            for member in members {
                if let amount = try shares[member].amount(in: dimension) { same.append(amount) }
            }
            if same.count == amounts.count { return same }
        }
        return amounts
    }
}
