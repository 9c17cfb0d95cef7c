import FoundationEssentials

/// Reads what a recipe itself says of its nutrition: texts under names, as pages and other apps have them.
enum OwnNutrition {
    /// What the recipe says of a serving; nil if it says nothing that can be read, or says it of 100 g.
    static func read(_ facts: [String: String]) -> Nutrition? {
        var found = Nutrition(source: .recipe)
        // In one order, so that of two names for the same the same one counts.
        for (name, text) in facts.sorted(by: { $0.key < $1.key }) {
            let name = folded(name)
            if name == "servingsize", isHundred(text) { return nil }
            guard let nutrient = names[name], found.figures[nutrient] == nil, let parts = amount(text, of: nutrient)
            else { continue }
            found.figures[nutrient] = Nutrition.Figure(parts: parts, foods: 0)
        }
        // Pages write zeros where their authors have filled in nothing.
        return found.figures.values.contains { $0.parts > 0 } ? found : nil
    }

    /// Names of nutrients, without signs, in lower case.
    private static let names: [String: Nutrient] = {
        let all: [Nutrient: [String]] = [
            .energy: [
                "calories", "calorie", "energy", "kcal", "kilocalories", "kalorien", "energie", "brennwert", "énergie",
                "calorías", "calorias", "energía", "energia",
            ],
            .protein: ["protein", "proteins", "eiweiß", "eiweiss", "protéines", "proteines", "proteínas", "proteinas"],
            .fat: ["fat", "fats", "totalfat", "fett", "lipides", "matièresgrasses", "grasas", "grasa"],
            .saturatedFat: [
                "saturatedfat", "satfat", "saturates", "gesättigtefettsäuren", "acidesgrassaturés", "grasassaturadas",
            ],
            .carbohydrate: [
                "carbohydrate", "carbohydrates", "totalcarbohydrate", "totalcarbohydrates", "carbs", "kohlenhydrate",
                "glucides", "carbohidratos", "hidratosdecarbono",
            ],
            .sugar: ["sugar", "sugars", "totalsugars", "zucker", "sucres", "azúcares", "azucares"],
            .fiber: ["fiber", "fibre", "dietaryfiber", "ballaststoffe", "fibres", "fibra"],
            .sodium: ["sodium", "natrium", "sodio"],
        ]
        var names: [String: Nutrient] = [:]
        for (nutrient, words) in all {
            names[nutrient.name.lowercased()] = nutrient
            for word in words { names[word] = nutrient }
        }
        return names
    }()

    private static func folded(_ name: String) -> String { name.lowercased().filter { $0.isLetter } }

    /// Whether the size of a serving is 100 g or ml, which is how tables give figures and not what somebody eats.
    private static func isHundred(_ text: String) -> Bool {
        let word = text.lowercased().filter { !$0.isWhitespace }
        return ["100g", "100gr", "100gram", "100grams", "100gramm", "100grammes", "100gramos", "100ml"].contains(word)
    }

    /// An amount in small parts, if the text is one in a unit of the nutrient.
    static func amount(_ text: String, of nutrient: Nutrient) -> Double? {
        let measures = FactText.measures(in: text)
        for (unit, factor) in factors(of: nutrient) {
            // "1046 kJ / 250 kcal" says it twice; of "2 g 3 g" nobody knows which.
            let same = measures.filter { $0.unit == unit }
            guard !same.isEmpty else { continue }
            guard same.count == 1, let value = same[0].value(inUnits: unit) else { return nil }
            let parts = value * factor
            return parts.isFinite && parts >= 0 && parts <= 1e12 ? parts : nil
        }
        return nil
    }

    /// The units that a nutrient may be given in, the best first, and how many small parts they are.
    ///
    /// A bare figure is in kcal or grams; of sodium it may be in either of two.
    private static func factors(of nutrient: Nutrient) -> [(unit: String, factor: Double)] {
        switch nutrient {
        case .energy: [("kcal", 1000), ("kj", 1000 / 4.184), ("", 1000)]
        case .sodium: [("mg", 1000), ("g", 1_000_000)]
        default: [("g", 1_000_000), ("mg", 1000), ("", 1_000_000)]
        }
    }
}
