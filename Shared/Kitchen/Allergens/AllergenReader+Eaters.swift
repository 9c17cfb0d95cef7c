extension AllergenReader {
    /// The warnings about some lines for each of these people; people without any are left out.
    ///
    /// A line with an unknown food is a reason for everyone with restrictions.
    public func warnings(for eaters: [Eater], on lines: [IngredientLine]) -> [EaterWarning] {
        let readings = lines.map { LineReading($0, foods: foods) }
        let report = report(on: readings)
        let words = readings.map { LineWords($0, foods: foods) }
        return eaters.compactMap { eater in
            guard !eater.isCareless else { return nil }
            var reasons: [EaterReason] = []
            for reason in report.because where eater.allergies.contains(reason.allergen) {
                reasons.append(
                    EaterReason(cause: .allergy(reason.allergen), line: reason.line, certainty: reason.certainty)
                )
            }
            for name in eater.ingredients { reasons += self.reasons(.ingredient(name), name, readings, words) }
            for name in eater.intolerances { reasons += self.reasons(.intolerance(name), name, readings, words) }
            for reason in report.dietsBecause where eater.diets.contains(reason.diet) {
                reasons.append(EaterReason(cause: .diet(reason.diet), line: reason.line, certainty: reason.certainty))
            }
            reasons += report.unknown.map { EaterReason(cause: .unknownLine, line: $0, certainty: .possible) }
            guard !reasons.isEmpty else { return nil }
            let sorted = reasons.filter { $0.certainty == .certain } + reasons.filter { $0.certainty == .possible }
            return EaterWarning(eater: eater.id, name: eater.name, reasons: sorted)
        }
    }

    private func reasons(
        _ cause: EaterReason.Cause,
        _ name: String,
        _ readings: [LineReading],
        _ words: [LineWords]
    ) -> [EaterReason] {
        let avoided = Avoided(name, foods: foods)
        let keys = Set(avoided.names.map { FoodKey.key(of: $0) })
        return zip(readings, words).compactMap { reading, words in
            avoided.certainty(in: reading, words, keys).map {
                EaterReason(cause: cause, line: reading.text, certainty: $0)
            }
        }
    }
}

extension Avoided {
    /// Certain if the line is that food or has that allergen; possible if the line only mentions it ("kiwi jam").
    fileprivate func certainty(in reading: LineReading, _ words: LineWords, _ keys: Set<WordKey>) -> Certainty? {
        var found: Certainty?
        for allergen in allergens {
            if let certainty = reading.certainty({ $0.brings(allergen) }) { found = max(found ?? certainty, certainty) }
        }
        if let food, reading.foods.contains(where: { $0.id == food.id }) {
            let certainty = reading.alternatives.count == 1 ? Certainty.certain : .possible
            found = max(found ?? certainty, certainty)
        }
        return found ?? (words.phrases.isDisjoint(with: keys) ? nil : .possible)
    }
}

/// The words of a line and of its food's name, singly and in sequences.
private struct LineWords {
    private(set) var phrases: Set<WordKey> = []

    private static let longest = 4

    init(_ reading: LineReading, foods: FoodTable) {
        add(reading.text, foods.words.lexicon)
        for food in reading.foods { add(food.name, foods.words.lexicon) }
    }

    private mutating func add(_ text: String, _ lexicon: Lexicon) {
        let words = Tokenizer.tokens(of: Array(text.utf8.prefix(400)), lexicon: lexicon).filter { $0.kind == .word }
        for start in words.indices {
            var key = WordKey.empty
            for word in words[start...].prefix(Self.longest) {
                key = key.appending(word.key)
                phrases.insert(key)
            }
        }
    }
}
