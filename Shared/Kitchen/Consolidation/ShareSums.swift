/// Adds up shares, independent of their sources.
struct ShareSums {
    private let kitchen: Consolidation
    private let reader: PurchaseReader
    private let naming: PurchaseName

    private var foods: FoodTable { kitchen.foods }

    /// Sums as a kitchen makes them, within its budget.
    init(_ kitchen: Consolidation) {
        self.kitchen = kitchen
        reader = PurchaseReader(foods: kitchen.foods, language: kitchen.language)
        naming = PurchaseName(foods: kitchen.foods, language: kitchen.language)
    }

    /// One item: its food, its amounts and the indices of its shares, with what each wants of it beside the line's amount.
    struct Sum {
        var key: String
        var food: FoodReference?
        var name: String
        var category: Category
        var quantities: [Amount]
        var text: String
        var note: String?
        var members: [(share: Int, own: OwnAmount?)]
    }

    /// The shares of one item, and what is bought for each.
    struct Group {
        var shares: [Int] = []
        var purchases: [Purchase] = []

        mutating func add(_ purchase: Purchase, for share: Int) {
            shares.append(share)
            purchases.append(purchase)
        }
    }

    /// The items in shop order, then by name; and the shares that are none.
    func sums(
        of shares: [LineShare]
    ) throws(QuantityError) -> (sums: [Sum], leftOut: [(share: Int, reason: LeftOutReason)]) {
        var groups: [String: Int] = [:]
        groups.reserveCapacity(shares.count)
        var gathered: [Group] = []
        gathered.reserveCapacity(shares.count)
        var leftOut: [(share: Int, reason: LeftOutReason)] = []
        for (place, share) in shares.enumerated() {
            try kitchen.spend(line: share.line.text)
            switch read(share) {
            case .leaveOut(let reason): leftOut.append((place, reason))
            case .buy(let purchases):
                for purchase in purchases {
                    if let group = groups[purchase.key] {
                        gathered[group].add(purchase, for: place)
                    } else {
                        groups[purchase.key] = gathered.count
                        gathered.append(Group(shares: [place], purchases: [purchase]))
                    }
                }
            }
        }
        var sums: [Sum] = []
        sums.reserveCapacity(gathered.count)
        for group in gathered { sums.append(try sum(group, of: shares)) }
        // Items are large, so their indices are sorted.
        let places = sums.indices.sorted { left, right in
            if sums[left].category != sums[right].category { return sums[left].category < sums[right].category }
            if sums[left].name != sums[right].name { return sums[left].name < sums[right].name }
            return sums[left].key < sums[right].key
        }
        return (places.map { sums[$0] }, leftOut)
    }

    private func read(_ share: LineShare) -> PurchaseReading {
        guard share.isTyped else { return PurchaseReadings.shared.reading(of: share.line, by: reader) }
        let food = share.line.food.flatMap { foods.food(id: $0.id) }
        return .buy([Purchase(asWritten: share.line, food: food)])
    }

    private func sum(_ group: Group, of shares: [LineShare]) throws(QuantityError) -> Sum {
        let purchases = group.purchases
        let key = purchases[0].key
        let food = purchases[0].food
        var reference = food?.reference
        for (share, purchase) in zip(group.shares, purchases) where reference == nil && !isOther(purchase) {
            reference = shares[share].line.food
        }
        let quantities = try quantities(of: group, shares)
        let name = naming.name(of: purchases, quantities)
        let text = text(of: quantities, food: food, key: key, name: name)
        return Sum(
            key: key,
            food: reference,
            name: name,
            // The smallest, so that the order of lines does not matter.
            category: purchases.lazy.map(\.category).min() ?? .other,
            quantities: quantities,
            text: text,
            note: try note(of: group, quantities, shares, name: name, total: text),
            members: try members(of: group, shares)
        )
    }

    /// The shares of an item, with what each wants of it.
    private func members(
        of group: Group,
        _ shares: [LineShare]
    ) throws(QuantityError) -> [(share: Int, own: OwnAmount?)] {
        var members: [(share: Int, own: OwnAmount?)] = []
        members.reserveCapacity(group.shares.count)
        for (share, purchase) in zip(group.shares, group.purchases) {
            members.append((share, try purchase.own(of: shares[share])))
        }
        return members
    }

    /// Whether the food of a purchase's line may be another one in it: of "vino y fumet", of "Zork oder Brot".
    private func isOther(_ purchase: Purchase) -> Bool {
        kitchen.language != .en && purchase.food == nil
            && (!purchase.alternative.isEmpty || purchase.beside != nil || purchase.isUncounted)
    }

    /// The amounts as the household's language means them, whatever language they are shown in.
    private func quantities(of group: Group, _ shares: [LineShare]) throws(QuantityError) -> [Amount] {
        let result = Language.$shown.withValue(kitchen.language) {
            Result { () throws(QuantityError) in
                try PurchaseSum(group, of: shares).quantities(of: group.purchases[0].food)
            }
        }
        return try result.get()
    }

    /// What would do as well, and what is needed beside the amounts.
    private func note(
        of group: Group,
        _ quantities: [Amount],
        _ shares: [LineShare],
        name: String,
        total: String
    ) throws(QuantityError) -> String? {
        let note = try said(by: group, shares, name: name, total: total)
        guard !quantities.isEmpty else { return note }
        var needs: [String] = []
        for (share, purchase) in zip(group.shares, group.purchases) where !shares[share].isTyped {
            let line = shares[share].line
            let isCounted = (line.amount != nil || purchase.beside != nil) && !purchase.isUncounted
            // The amount that is shown says nothing of it.
            if kitchen.language == .de, isCounted, let splash = purchase.beside?.amount ?? line.amount,
                splash.unit == .splash, quantities.contains(where: { $0.unit?.isTouch != true })
            {
                let said = Language.$shown.withValue(kitchen.language) {
                    text(of: [splash], food: purchase.food, key: purchase.key)
                }
                if !needs.contains(said) { needs.append(said) }
                continue
            }
            guard isCounted ? line.text.utf8.count > 20 : true,
                let need = reader.need(of: purchase, in: line, isCounted: isCounted), !needs.contains(need)
            else { continue }
            needs.append(need)
        }
        guard !needs.isEmpty else { return note }
        // "+ more for serving" says that there is more.
        let telling = needs.filter { plain in !needs.contains { $0.hasPrefix(plain + " ") } }
        // "Pour l'enrobage; + pour l'enrobage", "más un poco para el molde; + para el molde", "teils: zum Dippen; + zum Dippen"
        let parts = note?.split(separator: "; ").filter { part in
            kitchen.language == .en
                || !telling.contains { part.hasSuffix($0) && Self.more.contains(String(part.dropLast($0.count))) }
        }
        let said = parts.flatMap { $0.isEmpty ? nil : $0.joined(separator: "; ") }
        return (said.map { $0 + "; " } ?? "") + "+ " + telling.sorted().joined(separator: " + ")
    }

    /// Words for some more, before what it is for.
    private static let more: Set<String> = [
        "", "teils: ", "en partie: ", "en parte: ", "más un poco ", "más ", "un poco más ", "un poco ", "y un poco ",
        "un peu ", "plus un peu ", "et un peu ",
    ]

    /// What would do as well, and what to look for.
    func said(
        by group: Group,
        _ shares: [LineShare],
        name: String,
        total: String
    ) throws(QuantityError) -> String? {
        let (food, key) = (group.purchases[0].food, group.purchases[0].key)
        let text: ([Amount]) -> String = { self.text(of: $0, food: food, key: key) }
        let result = Language.$shown.withValue(kitchen.language) {
            Result { () throws(QuantityError) in
                try PurchaseNote(group, of: shares, naming, name: name, total: total, text: text).written()
            }
        }
        return try result.get()
    }

    /// Whether an item is sold as the food itself: "Cortland apples" are, dried ones are not.
    private static func isPlain(_ key: String, of food: Food) -> Bool {
        key == food.id
            || key.split(separator: "+").dropFirst().allSatisfy { $0.hasPrefix("~") || looks.contains(String($0)) }
    }

    /// "Broccoli and Red Pepper Mix", "roasted onion sauce": what is made of a food, and no piece of it.
    private func isMixture(_ name: String, of food: Food) -> Bool {
        guard kitchen.language == .en, let last = name.split(separator: " ").last?.lowercased() else { return false }
        return Self.mixtures.contains(last) && !food.id.hasSuffix(last)
    }

    private static let mixtures: Set<String> = [
        "mix", "mixture", "blend", "sauce", "salad", "relish", "paste", "soup", "dressing", "jam",
        "slaw", "salsa", "topping", "filling", "confit", "compote",
    ]

    /// What is poured, whatever is in it.
    private static let poured = Food(id: "poured", name: "", category: .pantry, shop: ShopFacts(isLiquid: true))

    /// "Rock candy syrup", "ginger wine", "sweet-and-sour cocktail mix": the name of something that is poured.
    private func isPoured(_ name: String, _ key: String, _ food: Food?) -> Bool {
        guard food?.shop?.isLiquid != true, key != food?.id || key == "corn-syrup" else { return false }
        let name = name.lowercased()
        return !name.contains(" in ") && Self.drinks.contains { name.hasSuffix($0) }
    }

    private static let drinks = [
        " syrup", " water", " juice drink", " wine", " cocktail mix", " juice cocktail", " juice blend", " liqueur",
        " daiquiri concentrate",
        "coconutmilk creamer",
        "coconut milk creamer", "almondmilk creamer",
    ]

    /// Kinds that are sold as the plain food is.
    private static let looks: Set<String> = ["seedless", "ripe", "red", "green", "purple", "white", "yellow"]

    /// A vegetable as it is in a can; nil if the table does not know it.
    private func inCans(_ food: Food) -> Food? {
        guard food.category == .produce else { return nil }
        return foods.food(listed: "canned-" + food.id) ?? foods.food(listed: "canned-\(food.id)es")
    }

    /// Amounts as a shop sells them; `key` is the item's.
    func text(of quantities: [Amount], food: Food?, key: String, name: String = "") -> String {
        let isWeighed =
            food == nil && kitchen.system == .metric && quantities.contains { $0.unit?.dimension == .volume }
        // "2 ½ cups canned low-sodium tomatoes" weigh what those of a can do.
        let canned = key.contains("+canned") ? food.flatMap(inCans) : nil
        let poured = kitchen.language == .en && isPoured(name, key, food) ? Self.poured : nil
        return PurchaseText(
            food: poured ?? canned ?? food,
            isPlain: food.map { Self.isPlain(key, of: $0) && !isMixture(name, of: $0) } ?? false,
            system: kitchen.system,
            similar: isWeighed ? foods.similar(to: name) : nil
        ).text(of: quantities)
    }
}
