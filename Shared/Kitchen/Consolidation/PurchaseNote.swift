/// The note of an item: what would do as well, what may be left out, and what to look for.
///
/// What only some lines say is said with how much of the sum they are: "2 cups: or margarine".
struct PurchaseNote {
    private let naming: PurchaseName
    private let group: ShareSums.Group
    private let shares: [LineShare]
    /// The item's name.
    private let name: String
    /// The whole sum as it is shown.
    private let total: String
    private let text: ([Amount]) -> String

    init(
        _ group: ShareSums.Group,
        of shares: [LineShare],
        _ naming: PurchaseName,
        name: String,
        total: String,
        text: @escaping ([Amount]) -> String
    ) {
        self.naming = naming
        self.group = group
        self.shares = shares
        self.name = name
        self.total = total
        self.text = text
    }

    /// The note; nil if the lines say nothing.
    func written() throws(QuantityError) -> String? {
        let purchases = group.purchases
        var parts: [String] = []
        // Where the note says what only these lines say.
        var remarks: [[Int]: Int] = [:]
        if let optional = try optional() {
            if naming.language != .en { remarks[purchases.indices.filter { purchases[$0].isOptional }] = parts.count }
            parts.append(optional)
        }
        // "Castor sugar or superfine sugar" is called so already.
        let same = (naming.foods.words.shown(in: naming.language)?.or ?? "") + " " + name
        let alternatives = texts { first(of: $0) + naming.alternative($0.alternative) }.filter { $0.text != same }
        for (text, members) in alternatives { parts.append(try part(try scaled(text, members), members)) }
        for (text, members) in texts({ $0.remark == $0.perPerson ? "" : $0.remark }) {
            // "Or canned beans such as navy" says it already.
            if alternatives.contains(where: { $0.text.contains(text) }) || name.contains(text) { continue }
            if naming.language != .en {
                try add(text, members, to: &parts, remarks)
                remarks[members] = remarks[members] ?? parts.count - 1
            } else {
                parts.append(try part(text, members))
            }
        }
        parts += try weights()
        // Beside an amount it is what more is needed: "+ for frying".
        if !group.purchases.indices.contains(where: isCounted) {
            for (text, members) in texts({ $0.purpose }) { parts.append(try part(text, members)) }
        }
        // "8 huevos (+ 1 por persona)"
        for (text, members) in texts({ $0.perPerson }) {
            parts.append(members.count == purchases.count ? text : "+ " + text)
        }
        // "100 g: farine T45; 200 g: farine T55"
        if let sorts = naming.differingSorts(of: purchases) {
            let isCounted = group.purchases.indices.contains(where: isCounted)
            // "1 cup: mild cheddar or medium" says it already.
            func isSaid(_ text: String) -> Bool { naming.language == .en && parts.contains { $0.contains(text) } }
            for (text, members) in gathered(sorts) where text != name && !isSaid(text) {
                if isCounted { try add(text, members, to: &parts, remarks) } else { parts.append(text) }
            }
        }
        if let names = naming.closerNames(of: purchases, than: name) {
            // "For part: cocoa powder" says nothing of cocoa powder.
            func isSaid(_ text: String, _ members: [Int]) -> Bool {
                parts.contains { $0.hasSuffix(text) }
                    || text.lowercased() == name && !members.contains(where: isCounted)
            }
            for (text, members) in gathered(names) where !isSaid(text, members) {
                try add(text, members, to: &parts, remarks)
            }
        }
        if let names = naming.differingNames(of: purchases) {
            // "3 tbsp: dry or sweet" needs no "3 tbsp: sherry" behind it.
            func isSaid(_ text: String, _ members: [Int]) -> Bool {
                parts.contains { $0 == text || $0.hasSuffix(" or " + text) || $0.hasSuffix(": " + text) }
                    || text.lowercased() == name.lowercased()
                        && members.allSatisfy { !purchases[$0].remark.isEmpty || !purchases[$0].alternative.isEmpty }
            }
            for (text, members) in gathered(names) where !isSaid(text, members) {
                try add(text, members, to: &parts, remarks)
            }
        }
        // "500 ml: 3,5 %; 200 ml: 1,5 %": if all say one share of fat, the name has it.
        let fats = texts { $0.share }
        for (text, members) in fats where fats.count > 1 { parts.append(try part(text, members)) }
        let sizes = texts { $0.size }
        let isOne = sizes.count == 1 && sizes[0].members.count == purchases.count
        if isOne || naming.language == .en || group.purchases.first?.food?.id == "egg" {
            for (text, members) in sizes {
                let said = try part(text, members)
                if naming.language == .en || !parts.contains(said) { parts.append(said) }
            }
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// "Or 2 dried" for two lines of two leaves "or 1 dried": the amount of what would do instead, as often as it is said, for
    /// the wanted servings.
    private func scaled(_ text: String, _ members: [Int]) throws(QuantityError) -> String {
        guard naming.language == .en, text.hasPrefix("or ") else { return text }
        var times = Rational.zero
        for member in members { times = try times + shares[group.shares[member]].scale }
        guard times != .one, times > .zero else { return text }
        let tokens = NameWords(text, lexicon: naming.foods.words.lexicon)
        let reader = AmountReader(tokens: tokens.all, lexicon: naming.foods.words.lexicon)
        guard let count = reader.quantity(at: 1), tokens.all.indices.contains(count.next), count.value > .zero,
            [.word, .open, .number].contains(tokens.all[count.next].kind)
        else { return text }
        let amount = try Amount(count.value, max: count.max).scaled(by: times)
        return "or \(amount.text) " + tokens.text(from: tokens.all[count.next], upTo: nil)
    }

    /// "3: citrons jaunes, non traités": what the same lines are called, before what they say.
    private func add(
        _ text: String,
        _ members: [Int],
        to parts: inout [String],
        _ remarks: [[Int]: Int]
    )
        throws(QuantityError)
    {
        let said = try part(text, members)
        guard let place = remarks[members], case let remark = parts[place], said.hasSuffix(": " + text),
            case let amount = said.dropLast(text.count), remark.hasPrefix(amount)
        else {
            parts.append(said)
            return
        }
        parts[place] = said + ", " + remark.dropFirst(amount.count)
    }

    /// "4 lb: Granny Smith or Pippin apples": which the choice is instead of, where the item has a more general name.
    private func first(of purchase: Purchase) -> String {
        guard naming.language == .en, group.purchases.count > 1, purchase.alternative.hasPrefix("or "),
            purchase.alternative.dropFirst("or ".count).first?.isNumber == false, purchase.part == nil,
            !purchase.words.isEmpty, FoodKey.key(of: purchase.words) != FoodKey.key(of: name),
            !purchase.words.split(separator: " ").allSatisfy({ name.contains(String($0)) })
        else { return "" }
        return purchase.words + " "
    }

    /// "4 lb in all", "225 g each": what counted pieces weigh, where the amount does not say it.
    private func weights() throws(QuantityError) -> [String] {
        guard naming.language == .en else { return [] }
        var all: [Amount] = []
        var members: [(index: Int, weight: LineShare.Weight)] = []
        let counted = group.purchases.indices.filter(isCounted)
        for index in counted where group.purchases[index].beside == nil {
            guard let weight = try shares[group.shares[index]].unsaidWeight() else { continue }
            members.append((index, weight))
            if !weight.isEach { all.append(weight.amount) }
        }
        if all.count == counted.count, counted.count > 1 {
            return [text(QuantitySum(all).amounts()) + " in all"]
        }
        return try members.map { member throws(QuantityError) in
            let weight = text([member.weight.amount])
            return try part(weight + (member.weight.isEach ? " each" : " in all"), [member.index])
        }
    }

    /// That all of it may be left out, or how much.
    private func optional() throws(QuantityError) -> String? {
        let members = group.purchases.indices.filter { group.purchases[$0].isOptional }
        guard !members.isEmpty else { return nil }
        let word = naming.foods.words.buying.optional(in: naming.language)
        if members.count == group.purchases.count { return word }
        // "1 egg white (optional)" beside a yolk is of an egg that is needed.
        let needed = group.purchases.indices.filter { !members.contains($0) }
        if members.allSatisfy({ group.purchases[$0].part != nil }),
            needed.contains(where: { other in
                group.purchases[other].part.map { part in members.contains { group.purchases[$0].part?.id != part.id } }
                    == true
            })
        {
            return nil
        }
        // Lines without an amount say how much of them may be left out by their need: "+ more (optional)".
        let counted = members.filter(isCounted)
        if counted.isEmpty { return nil }
        // "3 tbsp orange juice" is of the orange of which another recipe would like a wedge.
        if naming.language == .en, group.purchases.contains(where: { $0.part != nil }) {
            var rest = ShareSums.Group()
            for index in needed where isCounted(index) { rest.add(group.purchases[index], for: group.shares[index]) }
            if !rest.shares.isEmpty,
                text(try PurchaseSum(rest, of: shares).quantities(of: group.purchases[0].food)) == total
            {
                return nil
            }
        }
        // "1 lime, juiced (optional)" beside wedges of another recipe: not all of it.
        let all = group.purchases.indices.count(where: isCounted)
        return counted.count == all && naming.language == .en
            ? "\(total): \(word)" : try part(word, counted)
    }

    /// What purchases say, in the order of the alphabet, each text once with those that say it.
    private func texts(_ said: (Purchase) -> String) -> [(text: String, members: [Int])] {
        gathered(group.purchases.map(said))
    }

    private func gathered(_ texts: [String]) -> [(text: String, members: [Int])] {
        var members: [String: [Int]] = [:]
        for (index, text) in texts.enumerated() where !text.isEmpty { members[text, default: []].append(index) }
        return members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// A text, with how much of the sum it holds for if that is not all of it.
    private func part(_ text: String, _ members: [Int]) throws(QuantityError) -> String {
        let counted = members.filter(isCounted)
        let all = group.purchases.indices.count(where: isCounted)
        if all == 0 ? members.count == group.purchases.count : counted.count == all { return text }
        var some = ShareSums.Group()
        for index in counted { some.add(group.purchases[index], for: group.shares[index]) }
        var amount = self.text(try PurchaseSum(some, of: shares).quantities(of: group.purchases[0].food))
        // Of what is sold in bunches a part may look like all of it.
        // A quarter of a head is bought as one, and so is all of it.
        let isSameCount = amount.hasPrefix(total + " ") && total.allSatisfy(\.isNumber)
        if amount == total || isSameCount { amount = try written(some) }
        if amount.isEmpty { amount = naming.foods.words.shown(in: naming.language)?.part ?? "" }
        return "\(amount): \(text)"
    }

    /// The amounts of a few lines as they are written.
    private func written(_ some: ShareSums.Group) throws(QuantityError) -> String {
        guard some.shares.count < 3 else { return "" }
        var amounts: [String] = []
        for (share, purchase) in zip(some.shares, some.purchases) {
            var amount = try shares[share].amount()
            if let beside = purchase.beside { amount = try beside.amount(where: amount, scale: shares[share].scale) }
            if let amount { amounts.append(amount.display) }
        }
        return amounts.joined(separator: " + ")
    }

    /// Whether a line's amount is a part of the sum.
    private func isCounted(_ index: Int) -> Bool {
        let purchase = group.purchases[index]
        return !purchase.isUncounted && (shares[group.shares[index]].line.amount != nil || purchase.beside != nil)
    }
}
