/// How the four languages say that a food lacks something.
extension FoodVariant {
    /// What words say about a food, and the places of the words that say it.
    static func read(_ words: [Token]) -> [(variant: FoodVariant, words: Range<Int>)] {
        var found: [(variant: FoodVariant, words: Range<Int>)] = []
        for (index, word) in words.enumerated() {
            if let variant = alone[word.key] {
                found.append((variant, index..<index + 1))
            } else if index > 0, after.contains(word.key), let variant = lacked[words[index - 1].key],
                index + 1 == words.count || words[index + 1].key != range
            {
                found.append((variant, index - 1..<index + 1))
            } else if before.contains(word.key) {
                // "libre de gluten", "sans lait".
                let named = index + 1 < words.count && words[index + 1].word.has(.of) ? index + 2 : index + 1
                if named < words.count, let variant = lacked[words[named].key] {
                    found.append((variant, index..<named + 1))
                }
            } else if index > 0, word.key == based, words[index - 1].key == plant {
                found.append((.vegan, index - 1..<index + 1))
            }
        }
        return found
    }

    private static let after: Set<WordKey> = [WordKey("free"), WordKey("less")]
    private static let before: Set<WordKey> = [
        WordKey("without"), WordKey("non"), WordKey("no"), WordKey("sans"), WordKey("ohne"), WordKey("sin"),
        WordKey("libre"),
    ]
    /// "Eggs, free range" are not free of egg.
    private static let range = WordKey("range")
    private static let plant = WordKey("plant")
    private static let based = WordKey("based")

    /// What can stand before "free" and after "without".
    private static let lacked: [WordKey: FoodVariant] = keys([
        (.glutenFree, "gluten wheat weizen ble trigo"),
        (.dairyFree, "dairy milk milch lait leche lacteo"),
        (.eggFree, "egg ei eier oeuf huevo"),
        (.nutFree, "nut nuss nusse noix noisette nuez frutos"),
        (.peanutFree, "peanut erdnuss erdnusse arachide cacahuete cacahuate"),
        (.soyFree, "soy soya soja"),
        (.fishFree, "fish fisch poisson pescado"),
        (.celeryFree, "celery sellerie celeri apio"),
        (.mustardFree, "mustard senf moutarde mostaza"),
        (.sesameFree, "sesame sesam sesamo"),
        (.lactoseFree, "lactose laktose lactosa"),
        (.sugarFree, "sugar zucker sucre azucar"),
        (.alcoholFree, "alcohol alcoholic alkohol alcool"),
        (.vegetarian, "meat fleisch viande carne"),
    ])

    /// Single words that say it.
    private static let alone: [WordKey: FoodVariant] = {
        var words = keys([
            (
                .vegan,
                """
                vegan vegane veganer veganes veganen vegana vegano vegetalien vegetalienne plantbased pflanzlich pflanzliche pflanzlicher pflanzliches
                """
            ),
            (
                .vegetarian,
                """
                vegetarian veggie meatless vegetarisch vegetarische vegetarischer vegetarisches vegetarischen \
                vegetarien vegetarienne vegetariano vegetariana
                """
            ),
            (.dairyFree, "nondairy"), (.eggFree, "eggless"), (.alcoholFree, "nonalcoholic"),
        ])
        let german: [(FoodVariant, [String])] = [
            (.glutenFree, ["gluten", "weizen"]), (.dairyFree, ["milch"]), (.eggFree, ["ei"]), (.nutFree, ["nuss"]),
            (.peanutFree, ["erdnuss"]), (.soyFree, ["soja"]), (.fishFree, ["fisch"]), (.celeryFree, ["sellerie"]),
            (.mustardFree, ["senf"]), (.sesameFree, ["sesam"]), (.alcoholFree, ["alkohol"]),
            (.lactoseFree, ["laktose"]), (.sugarFree, ["zucker"]),
            (.vegetarian, ["fleisch"]),
        ]
        for (variant, stems) in german {
            for stem in stems {
                for ending in ["frei", "freie", "freier", "freies", "freien", "freiem", "los", "lose", "loses"] {
                    words[WordKey(Array((stem + ending).utf8))] = variant
                }
            }
        }
        return words
    }()

    private static func keys(_ lists: [(FoodVariant, StaticString)]) -> [WordKey: FoodVariant] {
        var result: [WordKey: FoodVariant] = [:]
        for (variant, words) in lists {
            words.withUTF8Buffer { bytes in
                for word in bytes.split(separator: 0x20) { result[WordKey(word)] = variant }
            }
        }
        return result
    }
}
