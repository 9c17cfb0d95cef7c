import Testing

@testable import Kitchen

/// Foods without something: what they lose, and what may replace it.
@Suite struct VariantFoodTests {
    private func food(
        _ allergens: [Allergen] = [],
        may: [Allergen] = [],
        made: [Origin] = [],
        maybe: [Origin] = []
    ) -> Food {
        Food(
            id: "zork",
            name: "zork",
            category: .pantry,
            names: [.de: ["Zork"]],
            allergens: allergens,
            mayContain: may,
            origins: made,
            possibleOrigins: maybe,
            staple: .asked
        )
    }

    @Test(arguments: [
        (FoodVariant.glutenFree, [Allergen.gluten]), (.dairyFree, [.milk]), (.eggFree, [.eggs]),
        (.nutFree, [.nuts, .peanuts]), (.peanutFree, [.peanuts]), (.soyFree, [.soybeans]), (.fishFree, [.fish]),
        (.celeryFree, [.celery]), (.mustardFree, [.mustard]), (.sesameFree, [.sesame]), (.alcoholFree, []),
        (.lactoseFree, []), (.sugarFree, []), (.vegetarian, [.fish, .crustaceans, .molluscs]),
        (.vegan, [.fish, .crustaceans, .molluscs, .milk, .eggs]),
    ])
    func `a variant lacks these allergens, certain and possible, and no others`(
        variant: FoodVariant,
        lacked: [Allergen]
    ) {
        for allergen in Allergen.allCases {
            let certain = FoodVariant.apply([variant], to: food([allergen]))
            let possible = FoodVariant.apply([variant], to: food(may: [allergen]))
            #expect(certain.allergens == (lacked.contains(allergen) ? [] : [allergen]), "\(allergen)")
            #expect(possible.mayContain == (lacked.contains(allergen) ? [] : [allergen]), "\(allergen)")
            let isOther = lacked.contains(allergen) || variant == .sugarFree
            #expect((possible.id == "zork") == !isOther, "\(allergen)")
            #expect((certain.id == "zork") == !(isOther || variant == .lactoseFree && allergen == .milk), "\(allergen)")
        }
    }

    @Test func `a variant lacks the origins that its diet rules out`() {
        for origin in [Origin.meat, .pork, .fish, .gelatine, .rennet, .insect, .honey, .animal, .alcohol, .treif] {
            let isOfAnimals = ![Origin.honey, .animal, .alcohol].contains(origin)
            for (variant, lacks) in [
                (FoodVariant.vegetarian, isOfAnimals), (.vegan, origin != .alcohol),
                (.alcoholFree, origin == .alcohol), (.glutenFree, false),
            ] {
                let certain = FoodVariant.apply([variant], to: food(made: [origin]))
                let possible = FoodVariant.apply([variant], to: food(maybe: [origin]))
                #expect(certain.origins == (lacks ? [] : [origin]), "\(variant) \(origin)")
                #expect(possible.possibleOrigins == (lacks ? [] : [origin]), "\(variant) \(origin)")
                #expect((certain.id == "zork") == !lacks && (possible.id == "zork") == !lacks, "\(variant) \(origin)")
            }
        }
    }

    @Test func `what replaces an animal may contain something else`() {
        func perhaps(_ variant: FoodVariant, _ food: Food) -> [Allergen] {
            FoodVariant.apply([variant], to: food).mayContain
        }
        // Of meat alone, of an allergen alone, and of both.
        for food in [food(made: [.meat]), food([.fish]), food([.fish], made: [.fish])] {
            #expect(perhaps(.vegetarian, food) == [Allergen.soybeans, .gluten, .eggs, .milk].sorted())
            #expect(perhaps(.vegan, food) == [Allergen.soybeans, .gluten, .nuts].sorted())
        }
        #expect(perhaps(.dairyFree, food([.milk])) == [Allergen.soybeans, .nuts].sorted())
        #expect(perhaps(.eggFree, food([.eggs])) == [.soybeans])
        #expect(perhaps(.glutenFree, food([.gluten])) == [])
        // Nothing replaces what it only might have had.
        #expect(perhaps(.vegetarian, food(may: [.fish])) == [] && perhaps(.vegan, food(maybe: [.pork])) == [])
        #expect(perhaps(.dairyFree, food(may: [.milk])) == [] && perhaps(.eggFree, food(may: [.eggs])) == [])
        // What it has anyway is not said twice.
        #expect(perhaps(.vegan, food([.milk, .gluten], may: [.nuts])) == [.nuts, .soybeans])
    }

    @Test func `a variant is a food of its own, which nobody has at home`() {
        let made = FoodVariant.apply([.glutenFree], to: food([.gluten]))
        #expect(made.id == "gluten-free-zork" && made.name == "gluten-free zork")
        #expect(made.staple == .no && made.names == [.en: ["gluten-free zork"]])
        let both = FoodVariant.apply([.vegan, .glutenFree], to: food([.gluten, .milk]))
        #expect(both.id == "vegan-gluten-free-zork" && both.allergens == [])
    }

    @Test func `a variant is found by its id, if there is such a food and it can be without`() throws {
        let table = FoodTable.standard
        func found(_ id: String) -> String? { FoodVariant.food(id: id, in: table)?.id }
        #expect(found("gluten-free-lasagna") == "gluten-free-lasagna" || table.food(id: "lasagna") == nil)
        for food in [try #require(table.food(id: "flour")), try #require(table.food(id: "butter"))] {
            for variant in FoodVariant.allCases {
                let id = "\(variant.rawValue)-\(food.id)"
                let made = FoodVariant.apply([variant], to: food)
                #expect(
                    FoodVariant.food(id: id, in: table)?.allergens == (made == food ? nil : made.allergens),
                    "\(id)"
                )
            }
        }
        #expect(found("gluten-free-moonberry") == nil && found("flour") == nil && found("gluten-free-") == nil)
        #expect(found("gluten-freeflour") == nil && found("vegan") == nil)
    }
}
