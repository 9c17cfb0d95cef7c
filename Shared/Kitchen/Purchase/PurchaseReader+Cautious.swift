/// What an English line says of the state that a food is bought in, kept in its own words where nobody can be sure.
extension PurchaseReader {
    /// "Shrimp, peeled and deveined, shells reserved", "duck legs, skin reserved": what must still be on it.
    func reservedParts(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard line.category == .meat, case let text = line.text.lowercased(),
            Self.reserving.contains(where: { text.utf8.firstRange(of: $0) != nil })
        else { return nil }
        let words = words(of: text)
        let said = words.all.map { words.text([$0]) }
        guard let part = said.indices.first(where: { Self.covers.contains(said[$0]) && isKept(said, $0) }) else {
            return nil
        }
        let cover = said[part]
        // "Shell-on" and "skin-on" say it already.
        let stem = cover.hasSuffix("s") ? String(cover.dropLast()) : cover
        let shown = "\(purchase.words) \(purchase.size) \(purchase.remark)".lowercased()
        let names = purchase.kinds.map { buying.kinds[$0].id }
        if shown.contains("in shell") || shown.contains("in the shell") || shown.contains("\(stem)-on")
            || names.contains("\(stem)-on")
        {
            return nil
        }
        return stem == "shell" ? "in the shell" : "with \(cover)"
    }

    private func isKept(_ said: [String], _ part: Int) -> Bool {
        let behind = said[(part + 1)...].prefix(4)
        let front = said[..<part].suffix(3)
        return behind.contains { $0 == "reserved" || $0 == "saved" }
            || front.contains { ["reserve", "reserving", "save", "saving", "use"].contains($0) }
    }

    private static let reserving = ["reserv", "save ", "saving ", "saved", "use the "]
    private static let covers: Set<String> = ["shell", "shells", "bones", "bone", "heads", "head", "skin", "skins"]

    /// "Butterflied leg of lamb (9 pounds bone-in)", "3 pounds boneless butt (4 pounds with bone)": how much of it as others
    /// sell it.
    func otherState(in line: IngredientLine) -> String? {
        guard !line.note.isEmpty, line.note.utf8.count < 60, line.amounts.count > 1,
            // Beside cups it is how much is bought.
            line.amount?.unit?.dimension != .volume
                || line.amount.flatMap(LineShare(line: line, scale: .one).ownWeight) == nil
        else { return nil }
        let text = words(of: line.note)
        guard text.all.count < 12, text.all.contains(where: { $0.word.unit?.dimension == .mass }),
            case let said = line.note.lowercased(),
            let state = Self.states.first(where: { said.contains($0) }),
            !line.text.lowercased().prefix(while: { $0 != "(" }).contains(state)
        else { return nil }
        return said.hasPrefix("about ") || said.hasPrefix("from ") ? line.note : "or " + line.note
    }

    private static let states = [
        "bone-in", "bone in", "with bone", "boneless", "untrimmed", "unshelled", "in shell", "in the shell", "in pod",
        "unpeeled",
    ]

    /// "3 cups crushed wafers": a cup of crumbs has more of them than a cup of whole ones.
    func crushed(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard line.amount?.unit == .cup, purchase.density == .one, let food = purchase.food,
            food.category == .pantry,
            case let text = line.text.lowercased(), text.contains("crushed "),
            Self.brittle.contains(where: { food.id.hasSuffix($0) }), !purchase.words.contains("crushed"),
            !purchase.words.contains("crumb")
        else { return nil }
        return "crushed"
    }

    private static let brittle = [
        "wafer", "cookie", "cracker", "pretzel", "chips", "flakes", "cereal", "krispies", "crackers", "biscuit", "snap",
        "sandwich-cookie", "candy",
    ]

    /// "12 ¼-inch-thick lemon slices", "6 (¼-inch-thick) rounds of onion", "18 small cauliflower florets": what a bare number
    /// counts, if that is a part of what is sold by the piece.
    func countedPart(_ line: IngredientLine, _ food: Food) -> MeasureUnit? {
        guard language == .en, food.category == .produce, food.pieceUnit == nil,
            food.gramsPerPiece.map({ $0 >= Rational(25) }) == true, food.shop?.pack == nil,
            let amount = line.amount, amount.unit == nil || amount.unit == .inch
        else { return nil }
        let text = words(of: line.text)
        var depth = 0
        var isNamed = false
        for token in text.all.prefix(24) {
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
            guard depth == 0, token.kind == .word else {
                if token.kind == .comma || token.kind == .semicolon { return nil }
                continue
            }
            // "2 onions cut into wedges"
            let word = text.text([token]).lowercased()
            if Self.behindFood.contains(word) || isNamed && Self.cutFood.contains(word) { return nil }
            if let part = Self.parts[word] { return part }
            if isNamed, token.word.has([.done, .after, .with, .ends, .or, .and]) { return nil }
            isNamed = isNamed || resolver.resolve([token])?.food.id == food.id
        }
        return nil
    }

    private static let behindFood: Set<String> = [
        "cut", "into", "with", "for", "plus", "or", "and", "to", "in", "from", "as", "separated", "broken", "per",
        "each",
    ]
    private static let cutFood: Set<String> = ["sliced", "halved", "quartered", "chopped", "divided"]

    private static let parts: [String: MeasureUnit] = [
        "slice": .slice, "slices": .slice, "round": .slice, "rounds": .slice, "ring": .slice, "rings": .slice,
        "wedge": .wedge, "wedges": .wedge, "segment": .slice, "segments": .slice, "section": .slice,
        "sections": .slice, "floret": .leaf, "florets": .leaf, "flowerets": .leaf, "strip": .strip, "strips": .strip,
        "chunk": .chunk, "chunks": .chunk, "cube": .cube, "cubes": .cube, "pieces": .chunk, "spears": .wedge,
        "sticks": .chunk, "matchsticks": .cube, "balls": .ball,
    ]

    /// "Oil for brushing onion and tortillas": what it is for names the other foods already.
    func isNamedInUse(_ purchase: Purchase) -> Bool { purchase.purpose.contains(" and ") }

    /// "Sweet preserved shredded radish", "oil-packed minced garlic": no fresh ones, whatever the table knows of those.
    func keptInJar(_ name: NameWords, _ line: IngredientLine, _ food: Food) -> Purchase? {
        guard language == .en, food.category == .produce, line.amount?.unit?.isPackage != true, line.food != nil,
            case let said = line.name.lowercased(),
            Self.inJars.contains(where: { said.contains($0) }) || said.hasSuffix(" juice") && isOfJar(food.id),
            resolver.resolve(name.words[...])?.isNamed != true
                || resolver.resolve(name.words[...])?.food.category == .produce
        else { return nil }
        var purchase = named(name.text(name.words[...]), in: line)
        purchase.category = .pantry
        return options(of: line, purchase)
    }

    private static let inJars = ["preserved ", "oil-packed", "brined", "fermented", "salt-packed", "marinated "]

    /// "¼ cup brewed coffee": that its amount is that of the ground one.
    func toBrew(_ purchase: Purchase, in line: IngredientLine) -> String? {
        if purchase.food?.id == "coffee", purchase.factor != .one { return "ground, for brewing" }
        guard purchase.food?.id == "espresso", purchase.own.isEmpty, let unit = line.amount?.unit,
            unit.dimension == .volume,
            ["brewed", "hot", "cold", "chilled", "strong", "cup"].contains(where: line.text.contains)
        else { return nil }
        return "brewed"
    }
}
