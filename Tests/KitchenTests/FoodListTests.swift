import Testing

@testable import Kitchen

/// The foods that come with Larder, one by one.
@Suite struct FoodListTests {
    private let foods = FoodTable.standard.foods

    @Test func `the list is long, and each id is the canonical name with hyphens`() {
        #expect(foods.count >= 1500)
        for food in foods {
            let slug = food.name.filter { $0 != "'" }.split(separator: " ").joined(separator: "-")
            #expect(food.id == slug, "\(food.name)")
        }
    }

    @Test func `ids are slugs, and no two foods share one`() {
        #expect(Set(foods.map(\.id)).count == foods.count)
        for food in foods {
            let isSlug = food.id.utf8.allSatisfy { $0 == 0x2D || $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
            #expect(isSlug && food.id.first != "-" && food.id.last != "-", "\(food.id)")
            #expect(food.name == food.name.lowercased() && food.name.utf8.count < 60, "\(food.name)")
        }
    }

    @Test func `no name stands for two foods, however it is spelled`() {
        var owners: [WordKey: String] = [:]
        for food in foods {
            for name in food.names.values.joined() {
                let key = FoodKey.key(of: name)
                let owner = owners.updateValue(food.id, forKey: key)
                #expect(owner == nil || owner == food.id, "\(name) is \(food.id) and \(owner ?? "")")
            }
        }
        #expect(owners.count > 15_000)
    }

    @Test func `a name is hashed as the grammar reads it`() {
        for food in foods {
            for name in food.names.values.joined() {
                let tokens = Tokenizer.tokens(of: Array(name.utf8), lexicon: Vocabulary.standard.lexicon)
                #expect(FoodKey.key(of: name) == FoodResolver.phraseKey(tokens[...]), "\(name)")
            }
        }
    }

    @Test func `every name finds its food`() {
        for food in foods {
            for name in food.names.values.joined() {
                #expect(FoodTable.standard.food(named: name)?.id == food.id, "\(name)")
            }
        }
    }

    @Test func `every food has a name in each language`() {
        for food in foods {
            for language in Language.allCases {
                #expect(food.names[language]?.first?.isEmpty == false, "\(food.name): \(language)")
            }
            #expect(food.names[.en]?.first == food.name)
        }
    }

    @Test func `weights are possible`() {
        for food in foods {
            if let cup = food.gramsPerCup { #expect(cup > Rational(5) && cup < Rational(400), "\(food.name)") }
            if let piece = food.gramsPerPiece { #expect(piece > .zero && piece < Rational(8000), "\(food.name)") }
            if food.pieceUnit != nil { #expect(food.gramsPerPiece != nil, "\(food.name)") }
        }
        #expect(foods.count { $0.gramsPerCup != nil } > 800)
    }

    @Test func `what some kinds contain is not said of all kinds as well`() {
        for food in foods {
            #expect(Set(food.allergens).isDisjoint(with: food.mayContain), "\(food.name)")
            #expect(Set(food.origins).isDisjoint(with: food.possibleOrigins), "\(food.name)")
            #expect(Set(food.allergens).count == food.allergens.count, "\(food.name)")
            if food.origins.contains(.pork) { #expect(food.origins.contains(.meat), "\(food.name)") }
        }
    }

    @Test func `names that say something agree with the facts`() {
        for food in foods {
            let name = " \(food.name) "
            if name.contains(" gluten-free ") || name.contains(" gluten free ") {
                #expect(food.verdict(for: .glutenFree) == .suits, "\(food.name)")
            }
            if name.contains(" vegan ") { #expect(food.verdict(for: .vegan) != .conflicts, "\(food.name)") }
            if name.contains(" dairy-free ") { #expect(food.verdict(for: .dairyFree) == .suits, "\(food.name)") }
            if name.contains(" pork ") && !name.contains(" vegan ") {
                #expect(food.origins.contains(.pork), "\(food.name)")
            }
        }
    }

    @Test func `foods are shown in the reader's language`() throws {
        let table = FoodTable.standard
        let tomato = try #require(table.food(id: "tomato"))
        #expect(tomato.name(in: .en) == "tomato")
        #expect(tomato.name(in: .fr) == "tomate")
        #expect(tomato.name(in: .de) == "Tomate")
        #expect(tomato.name(in: .es) == "tomate")
        #expect(table.food(id: "egg")?.name(in: .fr) == "œuf")
    }
}
