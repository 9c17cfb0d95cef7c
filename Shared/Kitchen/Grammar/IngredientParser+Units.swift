/// Units that one word names as well as another, so that the food decides.
extension IngredientParser {
    /// What the first unit of a line means with its food; nil if that is what its word means.
    static func unit(of reader: LineReader, being match: FoodMatch?) -> MeasureUnit? {
        switch reader.amounts.first?.unit {
        // "1 Bch. Sahne" is a Becher, as nobody sells cream in bunches.
        case .bunch where match?.food.category == .dairy: .container
        // "3 pots de farine" are measured with the pot of the yogurt, nobody sells flour in jars.
        case .jar where match?.food.isPoured == true && isFrench(reader, match): .yogurtPot
        // "4 t. de bouillon" are cups in Québec.
        case .teaspoon
        where reader.tokens.prefix(4).contains(where: { $0.word.has(.tasse) }) && isFrench(reader, match):
            .cup
        // "2 medidas de azúcar" are measured with the pot of the yogurt as well.
        case .measure where match?.food.isInYogurtPots == true && isNamed(reader, match, in: .es): .yogurtPot
        case .package where isSachet(reader, match): .sachet
        default: nil
        }
    }

    /// The unit that the first word of a name is only before such a food: "1 Ring Fleischwurst", a "B." of Schmand.
    func unitInName(_ reader: LineReader) -> MeasureUnit? {
        guard let first = reader.name.first, reader.word(first).has([.becher, .ring]), reader.name.count > 1,
            let amount = reader.amounts.first, amount.unit == nil
        else { return nil }
        let rest = reader.name.dropFirst().map { reader.tokens[$0] }
        switch resolver.resolve(rest[...])?.food.category {
        case .dairy where reader.word(first).has(.becher): return .container
        case .pantry where reader.word(first).has(.becher) && isAbbreviation(first, reader): return .container
        case .meat where reader.word(first).has(.ring): return .ring
        default: return nil
        }
    }

    /// Whether the D of a can stands between a number and a name, as before "Mais".
    func isInCans(_ reader: LineReader) -> Bool {
        guard let name = reader.name.first, name > 0, let amount = reader.amounts.first else { return false }
        return amount.unit == nil && reader.word(name - 1).has(.dose) && isAbbreviation(name - 1, reader)
    }

    /// Whether a word is a capital with a dot behind it, like the B for a Becher.
    private func isAbbreviation(_ index: Int, _ reader: LineReader) -> Bool {
        let token = reader.tokens[index]
        return (0x41...0x5A).contains(reader.bytes[token.start]) && token.end == token.start + 1
            && reader.bytes.dropFirst(token.end).first == UInt8(ascii: ".")
    }

    private static func isFrench(_ reader: LineReader, _ match: FoodMatch?) -> Bool {
        isNamed(reader, match, in: .fr) && !isNamed(reader, match, in: .en)
    }

    private static func isNamed(_ reader: LineReader, _ match: FoodMatch?, in language: Language) -> Bool {
        guard let match else { return false }
        // The words of a match are counted without hyphens.
        let name = reader.name.map { reader.tokens[$0] }.filter { FoodResolver.wordKey($0) != nil }
        guard match.words.upperBound <= name.count else { return false }
        return match.food.isNamed(FoodResolver.phraseKey(name[match.words]), in: language)
    }

    /// Whether a German abbreviation of a package, which English has as well, means a sachet: "2 Pck Vanillezucker".
    private static func isSachet(_ reader: LineReader, _ match: FoodMatch?) -> Bool {
        guard let unit = reader.tokens[..<(reader.name.first ?? 0)].last(where: { $0.word.unit == .package }),
            unit.word.has([.sachet, .sachetOrPackage])
        else { return false }
        // "1 Pck. Gelatine" is German, "1 pkg gelatine" English.
        let isCapital = (0x41...0x5A).contains(reader.bytes[unit.start])
        if isLarge(reader, match) { return false }
        guard match != nil else { return unit.word.has(.sachet) && isCapital }
        guard isNamed(reader, match, in: .de), isCapital || !isNamed(reader, match, in: .en) else { return false }
        return unit.word.has(.sachet) || match?.food.shop?.isInSachets == true
    }

    /// Whether a package is no sachet: it holds so much, or what stands in the shop's refrigerators.
    private static func isLarge(_ reader: LineReader, _ match: FoodMatch?) -> Bool {
        let size = reader.amounts.dropFirst().first.flatMap { amount -> Double? in
            guard let unit = amount.unit, unit.dimension == .mass || unit.dimension == .volume else { return nil }
            let to: MeasureUnit = unit.dimension == .mass ? .gram : .milliliter
            return (try? amount.converted(to: to, of: nil))?.value.doubleValue
        }
        if let size { return size >= 100 }
        // A sauce is cooked from powder.
        guard let food = match?.food, !food.id.hasSuffix("yeast"), food.id != "custard" else { return false }
        return [.frozen, .dairy, .meat].contains(food.category) && food.shop?.isInSachets != true
    }
}
