import Kitchen
import Testing

@Suite struct FoodTableTests {
    private let foods = FoodTable.standard

    @Test(arguments: [
        ("boneless skinless chicken thighs", "chicken-thigh"), ("Tomatoes", "tomato"), ("coconut milk", "coconut-milk"),
        ("eggplant", "eggplant"), ("nutmeg", "nutmeg"), ("buckwheat", "buckwheat"),
        ("butternut squash", "butternut-squash"),
        ("peanut butter", "peanut-butter"), ("Äpfel", "apple"), ("pommes de terre", "potato"), ("Zwiebeln", "onion"),
        ("huile d'olive", "olive-oil"), ("extra-virgin olive oil", "olive-oil"),
        ("confectioners’ sugar", "powdered-sugar"),
        ("freshly ground black pepper", "black-pepper"), ("bay leaves", "bay-leaf"),
        ("cream of tartar", "cream-of-tartar"),
    ])
    func `a name finds its food`(name: String, id: String) {
        #expect(foods.food(named: name)?.id == id)
    }

    @Test(arguments: ["yak butter", "zzz", "", "unicorn milk", "toothfairy flour"])
    func `a name that may be another food finds none`(name: String) {
        #expect(foods.food(named: name) == nil)
    }

    @Test func `the table is consistent`() {
        let all = foods.foods
        #expect(all.count >= 1500)
        #expect(Set(all.map(\.id)).count == all.count)
        for food in all {
            #expect(foods.food(id: food.id) == food)
            #expect(foods.food(named: food.name)?.id == food.id, "\(food.name)")
            #expect(Set(food.allergens).count == food.allergens.count)
            let slug = food.id.utf8.allSatisfy { $0 == 0x2D || $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
            #expect(slug && !food.id.isEmpty, "\(food.id)")
            if let cup = food.gramsPerCup { #expect(cup > .zero && cup < Rational(400), "\(food.name)") }
        }
    }

    @Test func `the staples are the agreed ones`() {
        let staples = Dictionary(uniqueKeysWithValues: foods.staples.map { ($0.id, $0.staple) })
        for id in ["salt", "black-pepper", "olive-oil", "vegetable-oil", "butter", "sugar", "flour"] {
            #expect(staples[id] == .assumed, "\(id)")
        }
        #expect(staples["garlic"] == .asked)
        #expect(staples["onion"] == .asked)
        #expect(staples["chicken-breast"] == nil)
    }

    @Test func `a household's foods win over the table's`() {
        let own = foods.adding([
            Food(id: "yak-butter", name: "yak butter", category: .dairy, allergens: [.milk]),
            Food(id: "tomato", name: "tomato", category: .frozen),
        ])
        #expect(own.food(named: "yak butter")?.id == "yak-butter")
        #expect(own.food(named: "vine tomatoes")?.category == .frozen)
        #expect(foods.food(named: "tomato")?.category == .produce)
        #expect(own.foods.count == foods.foods.count + 1)
    }

    @Test(arguments: [
        ("frozen broccoli", Category.frozen), ("Toilettenpapier", .other), ("dragon lettuce", .produce),
        ("lait entier", .dairy), ("merguez sausage", .meat), ("arroz", .pantry),
    ])
    func `any name has a category`(name: String, category: Kitchen.Category) {
        #expect(Categorizer().classify(name).category == category)
    }
}

@Suite struct FoodResolverTests {
    private let parser = IngredientParser()

    @Test(arguments: [
        ("half and half", "half-and-half"), ("farfalle pasta", "farfalle"), ("1 Dose Tomaten", "canned-tomatoes"),
        ("Salt & freshly ground black pepper", "salt-and-pepper"), ("red and white onions", "onion"),
    ])
    func `words beside the noun do not hide it`(line: String, food: String) {
        #expect(parser.parse(line).food?.id == food)
    }

    @Test(arguments: ["1 tsp each cumin and coriander", "ham and cheese", "black beans and rice", "almond cheese"])
    func `a name of two foods, or of a doubtful one, is no food`(line: String) {
        #expect(parser.parse(line).food == nil)
    }

    @Test func `what two foods bring is told all the same`() {
        #expect(parser.parse("200 g bread and butter").allergens == [.gluten, .milk])
    }
}
