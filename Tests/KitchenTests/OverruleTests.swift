import Kitchen
import Testing

/// What a household adds to the table and says differently.
@Suite struct OverruleTests {
    private let foods = FoodTable.standard

    @Test func `a part of a food is overruled, the rest stays`() throws {
        let own = foods.overruling([
            FoodOverride(
                food: "milk",
                category: .frozen,
                names: [.en: ["the usual"], .de: ["Hausmilch"]],
                gramsPerCup: Rational(250),
                mayContain: [.nuts],
                staple: .assumed
            )
        ])
        let milk = try #require(own.food(named: "whole milk"))
        let before = try #require(foods.food(id: "milk"))
        #expect(milk.category == .frozen)
        #expect(milk.gramsPerCup == Rational(250))
        #expect(milk.allergens == [.milk])
        #expect(milk.mayContain == [.nuts])
        #expect(milk.name == before.name)
        #expect(own.food(named: "the usual") == milk)
        #expect(own.food(named: "Hausmilch") == milk)
        #expect(own.food(id: "milk") == milk)
        #expect(milk.names[.de] == (before.names[.de] ?? []) + ["Hausmilch"])
        #expect(own.staples.contains { $0.id == "milk" })
        #expect(foods.food(named: "the usual") == nil)
    }

    @Test func `what is no staple here any more is not listed as one`() {
        let own = foods.overruling([FoodOverride(food: "salt", staple: .no)])
        #expect(!own.staples.contains { $0.id == "salt" })
        #expect(own.foods.count == foods.foods.count)
    }

    @Test func `an overrule of an unknown food says nothing`() {
        let own = foods.overruling([FoodOverride(food: "unobtainium", category: .meat)])
        #expect(own.food(id: "unobtainium") == nil)
    }

    @Test func `an own food that takes a name keeps it when the food that had it is overruled`() {
        let own = foods.adding([
            Food(id: "garden-tomato", name: "garden tomato", category: .other, names: [.en: ["tomato"]])
        ]).overruling([FoodOverride(food: "tomato", category: .frozen)])
        #expect(own.food(named: "tomatoes")?.id == "garden-tomato")
        #expect(own.food(id: "tomato")?.category == .frozen)
    }

    @Test func `overruled allergens reach the report`() {
        let own = foods.overruling([FoodOverride(food: "broth", allergens: [.celery], origins: [.meat])])
        let line = IngredientParser(foods: own).parse("1 l broth")
        let report = AllergenReader(foods: own).report(on: [line])
        #expect(report.contains == [.celery])
        #expect(report.conflicts == [.pescatarian, .vegan, .vegetarian])
    }

    @Test func `a corrected category wins for known and unknown names`() {
        let own = foods.correcting(["tomato": .frozen, "toothfairy dust": .dairy, "basil leaves": .other])
        let categorizer = Categorizer(foods: own)
        #expect(categorizer.classify("Tomatoes").category == .frozen)
        #expect(categorizer.classify("Tomatoes").confidence == 1)
        #expect(categorizer.classify("tomates").category == .frozen)
        #expect(categorizer.classify("ripe tomatoes").category == .frozen)
        #expect(categorizer.classify("Toothfairy Dust").category == .dairy)
        #expect(categorizer.classify("toothfairy dust").food == nil)
        #expect(own.food(named: "tomato")?.allergens == [])
        #expect(Categorizer().classify("tomato").category == .produce)
        #expect(IngredientParser(foods: own).parse("2 tomatoes").category == .frozen)
    }

    @Test func `a correction of a further name is about that name only`() {
        let own = foods.correcting(["vine tomato": .other])
        let categorizer = Categorizer(foods: own)
        #expect(categorizer.classify("vine tomatoes").category == .other)
        #expect(categorizer.classify("tomatoes").category == .produce)
    }
}
