/// Kinds that a line says behind the name.
extension PurchaseReader {
    /// Kinds in a preparation or a note: only in parts that have nothing else ("unsalted, softened").
    func kinds(in text: String, of food: Food, _ line: IngredientLine) -> [(kind: Int, said: String?)] {
        var found: [(kind: Int, said: String?)] = []
        let texts = words(of: text)
        let tokens = texts.all
        // What is weighed is weighed raw, but cooked shrimp are sold as such.
        let isRaw =
            language == .en && food.category == .meat && line.amount?.unit?.dimension == .mass
            && foods.words.aisles.aisle(ofFood: food.id) != .fish && food.id != "chicken" && food.id != "turkey"
        let isCounted = isRaw || line.amount.map { $0.unit == nil } ?? false
        let frozen = food.category == .produce ? buying.kind("frozen") : nil
        if text == line.note, isColors(tokens) { return [] }
        // "Spinach, rinsed and dried" is none that a shop dries, but "canned diced tomatoes, rinsed" are diced.
        let isWashed = tokens.contains { buying.washed.contains($0.key) }
        if isWashed, !food.id.hasPrefix("canned-") { return [] }
        // "Such as serrano, Thai, or jalapeño" are examples.
        // "…, or 4 whole star anise, ground" is about the choice.
        let or =
            language != .en
            ? nil
            : tokens.indices.dropLast().first { place in
                tokens[place].word.has(.or) && [.number, .vulgar].contains(tokens[place + 1].kind)
                    && (place == 0 || tokens[place - 1].kind == .comma)
            }
        let all = tokens[..<(or ?? tokens.count)].prefix { !$0.word.has(.example) }
        for part in all.split(whereSeparator: { $0.kind == .comma }) {
            // "(Type 405)"
            let isNaming = language != .en && part.contains { buying.naming.contains($0.key) }
            // "(550)"
            let isNumber = language != .en && part.count == 1 && text == line.note
            let words = Array(part.filter { $0.kind == .word || (isNaming || isNumber) && $0.kind == .number })
            guard let first = words.first, let last = words.last else { continue }
            // "Pineapple rings, cut into chunks" are no chunks yet.
            if buying.removed.contains(last.key) { continue }
            // "(9 pounds bone-in)" is how much of another cut would do.
            if language == .en, text == line.note, part.contains(where: { $0.word.unit?.dimension == .mass }) {
                continue
            }
            if first.word.has(.mixed), words.dropFirst().first?.word.has(.with) == true { continue }
            func isBeside() -> Bool { texts.text(from: first, through: last).isBeside(line) }
            var kinds: [(kind: Int, said: String?)] = []
            var index = 0
            var isOnlyKinds = true
            while index < words.count {
                if let (kind, end, _) = buying.kind(words, at: index, of: food) {
                    // "Toasted" after a comma is what is done with it.
                    // "4 chicken breasts, cooked" are bought raw, "2 bananas, frozen" fresh.
                    let isHow = isCounted && (buying.cooked.contains(words[index].key) || kind == frozen)
                    let isSoCooked =
                        language != .en && kind == buying.kind("cooked") && !first.word.has(.of)
                        && line.amount?.unit?.isMeasure == true
                    let isBought = isSoCooked || kind.map { isSold($0, food) } == true && !words[0].word.has(.adverb)
                    // "1 Dose Tomaten, gehackte"
                    let isCanned =
                        language != .en && line.amount?.unit?.isPackage == true && food.id.hasPrefix("canned-")
                    // "Peppercorns, ground coarse", "cardamom pods, ground" are ground at home.
                    let isGround =
                        language == .en && kind == buying.kind("powdered")
                        && (words.count > 1 || Self.wholeSpices.contains(where: food.id.hasSuffix))
                    // "Scallions, whites only"
                    let isPart = language == .en && words.count > 1 && kind.map(isColor) == true
                    // "Hazelnuts, toasted and skinned" are skinned at home.
                    let isSkinned =
                        language == .en && kind == buying.kind("blanched")
                        && texts.text([words[index]]).lowercased() != "blanched"
                    let isDried = isWashed && kind == buying.kind("dried")
                    if let kind, !isGround, !isDried, !isPart, !isSkinned,
                        isBought || isCanned || !isHow && !isManner(words[index], of: words) || isBeside()
                    {
                        kinds.append((kind, said(texts.text(words[index..<end]), kind)))
                    }
                    index = end
                } else {
                    isOnlyKinds = isOnlyKinds && (buying.isPlain(words[index]) || words[index].word.has(.and))
                    index += 1
                }
            }
            if isOnlyKinds { found += kinds }
        }
        return found
    }

    /// How the ids of foods end that nobody asks for whole to buy them ground.
    private static let wholeSpices = [
        "corn", "corns", "-seed", "-stick", "-pod", "-berry", "-leaf", "sichuan-pepper", "oats", "-wafer", "-cookie",
    ]

    /// "Babyspinat oder Blattspinat (TK)": brackets with a kind are about the food that they stand behind; nil if there are
    /// none.
    func kindBehind(_ alternative: String, in line: IngredientLine) -> String? {
        guard language != .en, alternative.contains(" "), !line.note.isEmpty, line.preparation.isEmpty,
            case let note = words(of: line.note), note.all.count < 4,
            // "Rotwein (vegan) oder Brühe": of the first.
            !isBeforeOr(line.note, in: line),
            note.all.allSatisfy({ $0.kind == .word && buying.isKind($0) && !buying.isPlain($0) })
        else { return nil }
        return " (\(line.note))"
    }

    /// Whether a bracket closes before the "or" of a line.
    private func isBeforeOr(_ note: String, in line: IngredientLine) -> Bool {
        guard let close = line.text.utf8.firstRange(of: note + ")") else { return false }
        return words(of: String(line.text[close.upperBound...])).words.contains { $0.word.has(.or) }
    }

    /// "2 Paprika, rot": what the line says behind the name of a food that its amount means.
    func said(of food: Food, in line: IngredientLine, _ bought: Purchase) -> Purchase {
        var purchase = bought
        for text in [line.preparation, line.note] where !text.isEmpty {
            for (kind, _) in kinds(in: text, of: food, line) { add(kind, to: &purchase) }
        }
        guard !purchase.kinds.isEmpty || !purchase.sorts.isEmpty else { return bought }
        _ = refine(&purchase, being: food)
        purchase.key = key(of: purchase)
        return purchase
    }

    /// How a line writes a kind: with its endings in French and Spanish, in German if it is another word than the file's.
    private func said(_ text: String, _ kind: Int) -> String? {
        switch language {
        case .fr, .es: return isNumbered(text) ? text : text.lowercased()
        case .de:
            let isOther =
                !text.contains(" ") && text == text.lowercased() && buying.kinds[kind].id != "dried"
                && !text.hasPrefix(buying.name(of: kind, in: language))
            return isOther ? text : nil
        default: return nil
        }
    }

    /// Whether a kind ends with a number, which has no endings: "T45", "type 45".
    private func isNumbered(_ text: String) -> Bool { text.utf8.last.map { (0x30...0x39).contains($0) } ?? false }

    /// Whether a word says how something is done: "frisch gehackt", but "Bandnudeln, frisch".
    private func isManner(_ word: Token, of words: [Token]) -> Bool {
        // "Toasted golden"
        word.word.has(.done)
            || words.count > 1 && (word.word.has(.adverb) || buying.isKind(word, buying.kind("golden")))
    }

    /// Whether hardly anybody makes a kind at home, or a line in the household's language has the word for it there.
    private func isSold(_ kind: Int, _ food: Food) -> Bool {
        switch buying.kinds[kind].id {
        case "pitted", "peeled", "toasted": true
        // "Mohn, gerieben"
        case "ground": language == .de && food.id == "poppy-seed"
        // "Meersalz, grob"
        case "coarse": language != .en
        case "roasted", "boneless": language != .en
        case "cooked": food.id.hasSuffix("ham") || food.id == "beet" || food.id == "chestnut"
        case "grated", "grated-too": language == .de
        default: false
        }
    }

    ///
    /// Of "skinless tilapia or striped bass with skin" the first is bought.
    func add(_ kind: Int, to purchase: inout Purchase) {
        if language == .en, let opposite = Self.opposites[buying.kinds[kind].id].flatMap(buying.kind),
            purchase.kinds.contains(opposite)
        {
            return
        }
        if buying.kinds[kind].isSoft {
            if !purchase.sorts.contains(kind) { purchase.sorts.append(kind) }
        } else if !purchase.kinds.contains(kind) {
            purchase.kinds.append(kind)
        }
    }

    private static let opposites = [
        "skinless": "skin-on", "skin-on": "skinless", "boneless": "bone-in", "bone-in": "boneless",
    ]
}
