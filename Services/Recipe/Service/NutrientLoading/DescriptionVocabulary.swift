import Kitchen

/// Words in other tables' descriptions of foods.
struct DescriptionVocabulary: Sendable {
    /// Says that a food is as it is bought.
    let raw: Set<UInt64>
    /// Makes no other food of it.
    let neutral: Set<UInt64>
    /// Says that it was cooked: then it is only the food that is called so.
    let cooked: Set<UInt64>
    /// Heads a group of foods: "Spices, pepper, black".
    let groups: Set<UInt64>
    /// Divides such a group between its name and a food's: "Squash, summer, zucchini".
    let seasons: Set<UInt64>
    /// Comes before the part of it, not behind: "Chicken, breast".
    let wholes: Set<UInt64>

    static let standard = DescriptionVocabulary()

    private init() {
        raw = Self.keys("raw fresh uncooked cru crus crue frais fraîche")
        neutral = Self.keys(
            """
            and or with without of to all for not further specified nfs average year round regular plain includes
            commercial variety type salad cooking table fluid added vitamin a d c e enriched unenriched bleached
            unbleached ripe mature seed flesh skin peel peeled pulp boneless skinless broiler fryer meat only separable
            lean fat trimmed retail cut grade choice select large medium pasteurized homogenized leaf
            salt iodized unsalted extra virgin blanched
            et ou avec sans de la le les du des au aux pulpe peau noyau pépin pelé épluché sel ajouté entier
            aliment moyen alimentaire iodé non fluoré marin ignigène gemme pasteurisé uht vierge doux
            préemballé préemballée rayon à mg matière grasse
            """
        )
        cooked = Self.keys(
            """
            cooked boiled roasted fried baked grilled broiled steamed stewed braised toasted microwaved simmered
            cuit cuite bouilli bouillie rôti rôtie frit frite grillé grillée poêlé poêlée vapeur braisé sauté
            réchauffé réchauffée
            """
        )
        groups = Self.keys(
            """
            spice nut seed fish mollusk crustacean cheese sweetener squash vegetable fruit herb beverage
            épice fromage poisson légume
            """
        )
        seasons = Self.keys("summer winter")
        wholes = Self.keys("chicken beef pork lamb veal turkey duck goose egg rabbit")
    }

    private static func keys(_ words: String) -> Set<UInt64> { Set(DescriptionWords.all(in: words)) }
}

extension DescriptionWords {
    /// The words of a text of any length.
    fileprivate static func all(in text: String) -> [UInt64] {
        text.split { $0.isWhitespace }.flatMap { DescriptionWords(String($0)).keys }
    }
}
