/// English lines that say what the counter or the can has to give: cuts, heads, cans and what is cooked already.
extension PurchaseReader {
    /// What is bought for the line in the words of a shop; nil if it has no such words.
    func asAsked(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil else { return nil }
        return headsOfFlorets(line) ?? countedInCan(line) ?? fromCooked(line) ?? soakedInWater(line)
            ?? saltOfMaker(line) ?? extraLean(line)
    }

    /// "1 leg of lamb, boned, butterflied", "a boned veal loin": what the butcher does with a piece of meat.
    func butchered(_ food: Food, _ line: IngredientLine) -> String? {
        guard language == .en, food.category == .meat, line.amount?.unit?.dimension != .volume,
            foods.words.aisles.aisle(ofFood: food.id) != .fish, line.text.utf8.contains(UInt8(ascii: "e")),
            !Self.doneAtHome.contains(where: { line.text.utf8.firstRange(of: $0) != nil })
        else { return nil }
        var said: [String] = []
        let name = line.text.utf8.firstRange(of: line.name)
        let front = name.map { String(line.text[..<$0.upperBound]) } ?? ""
        for text in [front, line.preparation, line.note] where !text.isEmpty {
            let words = words(of: text)
            for token in words.words {
                let word = words.text([token]).lowercased()
                let isNew = !said.contains(word) && !(word.hasSuffix("boned") && line.text.contains("boneless"))
                // In front of the name only this one is no part of it.
                if isNew, text != front || word.hasSuffix("boned"), Self.butchered.contains(word) { said.append(word) }
            }
        }
        return said.isEmpty ? nil : said.joined(separator: ", ")
    }

    /// "Boiled and deboned", "not frenched": nothing for the butcher.
    private static let doneAtHome = [
        "cooked", "boiled", "simmered", "poached", "roasted", "not frenched", "not boned",
        "rotisserie",
    ]
    private static let butchered: Set<String> = ["boned", "deboned", "butterflied", "frenched"]

    /// "16 thin slices beef top round": how thick raw meat is cut at the counter.
    func thicknessOfSlices(_ food: Food, _ line: IngredientLine) -> String? {
        // "5 thick bacon slices"
        if language == .en, food.id.hasSuffix("bacon"), line.amount?.unit == nil,
            line.text.utf8.firstRange(of: " thick bacon ") != nil
        {
            return "thick"
        }
        guard line.amount?.unit == .slice,
            Self.sliced.contains(where: { food.id == $0 || food.id.hasPrefix($0 + "-") })
        else { return nil }
        let text = words(of: line.text)
        guard let slice = text.all.prefix(8).firstIndex(where: { $0.word.unit == .slice }), slice > 0 else {
            return nil
        }
        let beside = text.all[(slice - 1)...].prefix(3).map { text.text([$0]).lowercased() }
        let isBacon = food.id.hasSuffix("bacon")
        return beside.first { !isBacon && Self.thin.contains($0) || language == .en && $0 == "thick" }
    }

    /// Thick ones other rules read in other languages.
    private static let thin: Set<String> = [
        "thin", "dünne", "dünn", "hauchdünne", "fine", "fines", "mince", "minces", "fina", "finas", "delgada",
        "delgadas",
    ]

    private static let sliced = ["beef", "veal", "pork", "lamb", "turkey", "chicken", "ham", "venison", "bacon"]

    /// "4 cups cauliflower flowerets (about 1 small head)": so many heads of it.
    private func headsOfFlorets(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .produce, line.amount?.unit?.dimension == .volume, line.text.contains("head"),
            case let name = words(of: line.name), name.words.count > 1, name.words.last?.word.unit == .floret
        else { return nil }
        let text = words(of: line.text)
        guard let open = text.all.firstIndex(where: { $0.kind == .open }),
            let head = text.all[open...].firstIndex(where: { $0.word.unit == .head }), head < open + 6,
            case let said = text.all[(open + 1)..<head].drop(while: { $0.word.has([.about, .from]) }),
            let first = said.first, first.kind == .number || first.word.number != nil,
            said.dropFirst().allSatisfy({ $0.word.has(.size) })
        else { return nil }
        return reread(text.text([first]) + " head " + name.text(name.words.dropLast()), as: line)
    }

    /// "7 canned whole tomatoes": pieces out of a can, not so many cans.
    private func countedInCan(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, amount.unit == nil, amount.max == nil, amount.value.isWhole,
            amount.value > .one, line.amounts.count == 1, let canned = line.text.utf8.firstRange(of: " canned "),
            case let text = words(of: line.text), text.all.count > 2,
            text.text([text.all[1]]).lowercased() == "canned"
        else { return nil }
        let rest = line.text[canned.upperBound...]
        guard let piece = Self.inCans.first(where: { rest.contains($0.word) }) else { return nil }
        let cans = max(1, (Int(amount.value.floor) + piece.perCan - 1) / piece.perCan)
        guard var bought = reread("\(cans) can " + rest, as: line), bought.count == 1 else { return nil }
        bought[0].add(remark: "\(amount.text) \(piece.word)")
        return bought
    }

    /// About how many a common can has.
    private static let inCans: [(word: String, perCan: Int)] = [
        ("tomatoes", 8), ("peach halves", 6), ("pear halves", 6), ("apricot halves", 10), ("artichoke hearts", 6),
        ("pineapple slices", 8), ("pineapple rings", 8),
    ]

    /// "2 pounds chicken meat (from 2 cooked chickens)": the meat of birds that are cooked already.
    private func fromCooked(_ line: IngredientLine) -> [Purchase]? {
        let note = line.note.lowercased()
        guard note.hasPrefix("from "), line.category == .meat, !line.name.lowercased().contains("cooked"),
            case let source = words(of: line.note), source.words.count < 7,
            source.words.contains(where: { Self.cooked.contains(source.text([$0]).lowercased()) }),
            source.words.last.map({ resolver.resolve([$0])?.food.category == .meat }) == true,
            let open = line.text.utf8.firstIndex(of: UInt8(ascii: "(")),
            let name = line.text.utf8.firstRange(of: line.name), name.lowerBound < open
        else { return nil }
        let isMeat = ["bone", "carcass", "skin"].allSatisfy { !line.name.lowercased().contains($0) }
        let front = line.text[..<name.lowerBound] + (isMeat ? "cooked " : "") + line.name
        guard var bought = reread(String(front), as: line), bought.count == 1 else { return nil }
        bought[0].add(remark: line.note)
        return bought
    }

    private static let cooked: Set<String> = ["cooked", "roast", "roasted", "rotisserie", "poached"]

    /// "½ cup mesquite chips soaked in water 30 minutes": what is done with it at home.
    private func soakedInWater(_ line: IngredientLine) -> [Purchase]? {
        guard let soaked = line.text.utf8.firstRange(of: " soaked in "),
            case let behind = String(line.text[soaked.upperBound...]), let end = behind.utf8.firstRange(of: "water"),
            behind[..<end.lowerBound].utf8.count < 18, case let front = line.text[..<soaked.lowerBound],
            front.last != ",", front.filter("(".contains).isEmpty
        else { return nil }
        return reread(String(front), as: line)
    }

    /// "1 tablespoon Diamond Crystal": the maker's name stands for its kosher salt.
    private func saltOfMaker(_ line: IngredientLine) -> [Purchase]? {
        guard let maker = line.text.utf8.firstRange(of: Self.maker), case let rest = line.text[maker.upperBound...],
            !line.text[..<maker.lowerBound].contains("salt"), !rest.hasPrefix(" kosher"), !rest.hasPrefix(" salt"),
            !rest.hasPrefix(" Kosher"), !rest.hasPrefix(" brand")
        else { return nil }
        return reread(line.text[..<maker.upperBound] + " kosher salt" + rest, as: line)
    }

    private static let maker = "Diamond Crystal"

    /// "1 lb extra-lean ground beef" is the same with and without the hyphen.
    private func extraLean(_ line: IngredientLine) -> [Purchase]? {
        guard let found = line.text.utf8.firstRange(of: "extra-lean ") else { return nil }
        return reread(line.text[..<found.lowerBound] + "extra lean " + line.text[found.upperBound...], as: line)
    }

    /// "4 packets beef bouillon granules": a packet of what is sold in portions.
    func isPacket(_ line: IngredientLine, of food: Food) -> Bool {
        guard language == .en, line.amount?.unit == .package, line.text.utf8.firstRange(of: "packet") != nil,
            line.text.utf8.firstRange(of: "package") == nil,
            food.category == .pantry
        else { return false }
        let size = line.amounts.dropFirst().first.flatMap { try? $0.converted(to: .gram, of: nil) }
        return size.map { $0.value < Rational(100) } ?? true
    }

    /// "10 cups cold water, or chicken or beef broth": what may be taken instead, as water is at home.
    func brothInsteadOfWater(_ line: IngredientLine) -> Purchase? {
        guard language == .en, let amount = line.amount, line.note.isEmpty, !line.optional, line.text.utf8.count < 120,
            line.food.flatMap({ foods.food(id: $0.id) })?.shop?.isFree == true
        else { return nil }
        let text = words(of: line.text)
        guard let or = text.all.firstIndex(where: { $0.kind == .word && $0.word.has(.or) }), or > 1,
            or + 1 < text.all.count
        else { return nil }
        let rest = text.text(from: text.all[or + 1], upTo: nil)
        let front = text.all[..<or].prefix { $0.kind != .word || $0.word.unit != nil || $0.word.number != nil }
        guard let first = front.first, let last = front.last else { return nil }
        let part = parser.parse(text.text(from: first, through: last) + " " + rest)
        guard part.amount?.unit == amount.unit, let food = part.food.flatMap({ foods.food(id: $0.id) }),
            food.shop?.isLiquid == true, food.shop?.isFree != true, food.category != .frozen,
            resolver.resolve(words(of: part.name).words[...])?.isNamed == true || part.name.contains(" or "),
            case .buy(var bought) = read(part), bought.count == 1
        else { return nil }
        bought[0].alternative += (bought[0].alternative.isEmpty ? "or " : ", or ") + "water"
        return bought[0]
    }
}
