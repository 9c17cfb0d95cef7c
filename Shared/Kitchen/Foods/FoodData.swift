/// The foods that come with Larder, as text: written for it, so that a person can read and extend them.
///
/// A line at the margin is a food: its name, then after a bar what is known of it (`cup=` and `each=` in grams, `piece=` what one is called, `has=`
/// its allergens, `may=` those of some kinds, `staple=yes` or `ask`, `cat=` if its shelf is not the section's). The indented lines under it are
/// other names, in English, French, German and Spanish; accents and plural endings need not be repeated.
enum FoodData {
    /// The sections, each with the category of its foods.
    static let sections: [(Category, StaticString)] = [
        (.produce, vegetables), (.produce, fruit), (.meat, meat), (.dairy, dairy), (.pantry, basics),
        (.pantry, grains), (.pantry, shelf), (.pantry, spices), (.pantry, drinks), (.frozen, frozen),
        (.other, household),
    ]

    /// All foods, in the order of the sections.
    static func foods() -> [Food] {
        var foods: [Food] = []
        foods.reserveCapacity(640)
        for (category, text) in sections {
            text.withUTF8Buffer { bytes in
                for line in bytes.split(separator: 0x0A) {
                    if line.first == 0x20 {
                        guard !foods.isEmpty else { continue }
                        for alias in line.split(separator: UInt8(ascii: ",")) {
                            let trimmed = alias.drop { $0 == 0x20 }
                            if !trimmed.isEmpty {
                                foods[foods.count - 1].aliases.append(String(decoding: trimmed, as: UTF8.self))
                            }
                        }
                    } else {
                        foods.append(food(line, category))
                    }
                }
            }
        }
        return foods
    }

    private static func food(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ category: Category) -> Food {
        let halves = line.split(separator: UInt8(ascii: "|"), maxSplits: 1)
        var name = halves.first ?? line
        while name.last == 0x20 { name = name.dropLast() }
        let slug = name.compactMap { byte -> UInt8? in
            if byte == 0x20 || byte == UInt8(ascii: "-") { return UInt8(ascii: "-") }
            return byte == 0x27 ? nil : byte
        }
        var food = Food(
            id: String(decoding: slug, as: UTF8.self),
            name: String(decoding: name, as: UTF8.self),
            category: category
        )
        guard halves.count == 2 else { return food }
        for fact in halves[1].split(separator: 0x20) {
            let pair = fact.split(separator: UInt8(ascii: "="), maxSplits: 1)
            guard pair.count == 2 else { continue }
            set(&food, String(decoding: pair[0], as: UTF8.self), String(decoding: pair[1], as: UTF8.self))
        }
        return food
    }

    private static func set(_ food: inout Food, _ fact: String, _ value: String) {
        switch fact {
        case "cup": food.gramsPerCup = Rational(value)
        case "each": food.gramsPerPiece = Rational(value)
        case "piece": food.pieceUnit = MeasureUnit(rawValue: value)
        case "has": food.allergens = allergens(value)
        case "may": food.mayContain = allergens(value)
        case "staple": food.staple = value == "yes" ? .assumed : .asked
        case "cat": food.category = Category(rawValue: value) ?? food.category
        default: break
        }
    }

    private static func allergens(_ list: String) -> [Allergen] {
        list.split(separator: ",").compactMap { Allergen(rawValue: String($0)) }
    }
}
