/// A variant of a food without something: gluten-free flour, vegan butter, egg-free mayonnaise.
///
/// If the table has the variant, it is a food of its own. Otherwise it is derived here: a different food from the base
/// food, so that the two do not become one item, without the allergens and origins it lacks.
enum FoodVariant: String, CaseIterable {
    case glutenFree = "gluten-free"
    case dairyFree = "dairy-free"
    case eggFree = "egg-free"
    case nutFree = "nut-free"
    case peanutFree = "peanut-free"
    case soyFree = "soy-free"
    case fishFree = "fish-free"
    case celeryFree = "celery-free"
    case mustardFree = "mustard-free"
    case sesameFree = "sesame-free"
    case alcoholFree = "alcohol-free"
    /// Milk without its sugar: the allergen remains.
    case lactoseFree = "lactose-free"
    case sugarFree = "sugar-free"
    case vegetarian
    case vegan

    /// The allergens it lacks.
    private var lackedAllergens: Set<Allergen> {
        switch self {
        case .glutenFree: [.gluten]
        case .dairyFree: [.milk]
        case .eggFree: [.eggs]
        case .nutFree: [.nuts, .peanuts]
        case .peanutFree: [.peanuts]
        case .soyFree: [.soybeans]
        case .fishFree: [.fish]
        case .celeryFree: [.celery]
        case .mustardFree: [.mustard]
        case .sesameFree: [.sesame]
        case .alcoholFree, .lactoseFree, .sugarFree: []
        case .vegetarian: Diet.vegetarian.ruledOutAllergens
        case .vegan: Diet.vegan.ruledOutAllergens
        }
    }

    /// The origins it lacks.
    private var lackedOrigins: Set<Origin> {
        switch self {
        case .alcoholFree: [.alcohol]
        case .vegetarian: Diet.vegetarian.ruledOutOrigins.union([.treif])
        case .vegan: Diet.vegan.ruledOutOrigins.union([.treif])
        default: []
        }
    }

    /// What often replaces what it lacks.
    private func substitutes(_ food: Food) -> Set<Allergen> {
        let replaced = Set(food.allergens).intersection(lackedAllergens)
        switch self {
        case .vegetarian where !food.origins.isEmpty || !replaced.isEmpty: return [.soybeans, .gluten, .eggs, .milk]
        case .vegan where !food.origins.isEmpty || !replaced.isEmpty: return [.soybeans, .gluten, .nuts]
        case .dairyFree where !replaced.isEmpty: return [.soybeans, .nuts]
        case .eggFree where !replaced.isEmpty: return [.soybeans]
        default: return []
        }
    }

    /// The variant of a food, or nil if the food never contained what the variant lacks.
    private func applied(to food: Food) -> Food? {
        let before = food.properties
        var result = before
        result.allergens.removeAll { lackedAllergens.contains($0) }
        result.mayContain.removeAll { lackedAllergens.contains($0) }
        result.origins.removeAll { lackedOrigins.contains($0) }
        result.possibleOrigins.removeAll { lackedOrigins.contains($0) }
        guard result != before || self == .sugarFree || self == .lactoseFree && food.allergens.contains(.milk) else {
            return nil
        }
        let added = substitutes(food).subtracting(result.allergens).subtracting(result.mayContain)
        result.mayContain += added.sorted()
        result.id = "\(rawValue)-\(food.id)"
        result.name = "\(spoken) \(food.name)"
        result.staple = .no
        result.otherNames = FoodNames([:])
        result.variant = self
        return Food(result)
    }

    /// The form before a noun.
    private var spoken: String { rawValue }

    /// What a name in lower case goes on with behind a variant's word; nil if it begins with none.
    static func dropped(from name: Substring) -> Substring? {
        guard let space = name.firstIndex(of: " "), FoodVariant(rawValue: String(name[..<space])) != nil else {
            return nil
        }
        return name[name.index(after: space)...]
    }

    /// A food without these things; the food itself if it never contained them.
    static func apply(_ variants: [FoodVariant], to food: Food) -> Food {
        var result = food
        for variant in allCases where variants.contains(variant) { result = variant.applied(to: result) ?? result }
        return result
    }

    /// The id of the food that a derived one is a variant of; nil if it is not derived.
    static func base(of food: Food) -> (base: String, variant: FoodVariant)? {
        food.variant.map { (String(food.id.dropFirst($0.rawValue.utf8.count + 1)), $0) }
    }

    /// The derived food with this id, made from its base food.
    static func food(id: String, in table: FoodTable) -> Food? {
        for variant in allCases where id.hasPrefix(variant.rawValue) {
            guard id.utf8.dropFirst(variant.rawValue.utf8.count).first == UInt8(ascii: "-") else { continue }
            let rest = String(id.dropFirst(variant.rawValue.utf8.count + 1))
            return table.food(id: rest).flatMap { variant.applied(to: $0) }
        }
        return nil
    }
}
