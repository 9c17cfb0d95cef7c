import Testing

@testable import Kitchen

/// Which of a shop's finer aisles things are found in.
@Suite struct AisleTests {
    private func aisle(_ name: String) -> StandardAisle {
        let found = Categorizer().classify(name)
        return StandardAisle.find(name: name, food: found.food?.id, category: found.category)
    }

    @Test(arguments: [
        ("bread", StandardAisle.bakery), ("Brötchen", .bakery), ("pan", .bakery), ("Knäckebrot", .bakery),
        ("salmon", .fish), ("Garnelen", .fish), ("spaghetti", .pantry), ("lentils", .pantry),
        ("canned chickpeas", .canned), ("gehackte Tomaten", .canned), ("olive oil", .sauces), ("mustard", .sauces),
        ("paprika powder", .spices), ("Zimt", .spices), ("flour", .baking), ("Backpulver", .baking),
        ("oats", .breakfast), ("Kaffee", .breakfast), ("confiture", .breakfast), ("potato chips", .snacks),
        ("Gummibärchen", .snacks), ("beer", .drinks), ("Mineralwasser", .drinks), ("vin rouge", .drinks),
        ("nappies", .baby), ("Windeln", .baby), ("couches", .baby), ("pañales", .baby),
        ("cat litter", .pets), ("Katzenstreu", .pets), ("litière", .pets), ("arena para gatos", .pets),
        ("dish soap", .household), ("Spülmittel", .household), ("liquide vaisselle", .household),
        ("lavavajillas", .household), ("toilet paper", .household), ("shampoo", .hygiene), ("Zahnpasta", .hygiene),
        ("dentifrice", .hygiene), ("jabón", .hygiene), ("milk", .dairy), ("apples", .produce), ("chicken", .meat),
        ("frozen peas", .frozen), ("frozen salmon", .frozen), ("flowers", .other),
    ]) func `foods and other goods are found in their aisles`(name: String, aisle: StandardAisle) {
        #expect(self.aisle(name) == aisle)
    }

    @Test(arguments: [
        ("Zwiebelkernbrot", StandardAisle.bakery), ("blorp juice", .drinks), ("Blorpwein", .drinks),
        ("Blorpwindeln", .baby), ("Blorp für die Katze", .pets),
        ("xyzzy", .pantry),
    ]) func `what is in no list is found by its words`(name: String, aisle: StandardAisle) {
        #expect(Categorizer().classify(name).food == nil, "somebody has added it to the foods")
        #expect(self.aisle(name) == aisle)
    }

    @Test func `a category that somebody has chosen counts for more than the food`() {
        for category in Category.allCases where category != .pantry {
            #expect(StandardAisle.find(name: "bread", food: "bread", category: category).rawValue == category.rawValue)
            #expect(StandardAisle.find(name: "xyzzy", food: nil, category: category).rawValue == category.rawValue)
        }
        #expect(StandardAisle.find(name: "bread", food: "bread", category: .pantry) == .bakery)
    }

    @Test func `every aisle has a heading in every language, and no two the same`() {
        for language in Language.allCases {
            let titles = StandardAisle.allCases.map { $0.title(in: language) }
            #expect(Set(titles).count == titles.count)
            for (aisle, title) in zip(StandardAisle.allCases, titles) {
                #expect(title != aisle.rawValue, "\(language)")
            }
        }
    }

    @Test func `most of what is pantry or other is in a finer aisle`() {
        let coarse = FoodTable.standard.foods.filter { [.pantry, .other].contains($0.category) }
        let left = coarse.count { food in
            let aisle = StandardAisle.find(name: food.name, food: food.id, category: food.category)
            return aisle == .pantry || aisle == .other
        }
        #expect(left * 5 < coarse.count, "\(left) of \(coarse.count)")
    }

    @Test(arguments: [
        ("aisles.txt", "toys: bread", "there is no aisle “toys”"),
        ("aisles.txt", "pets: blorp", "there is no food “blorp”"),
        ("aisles.txt", "pets: bread", "“bread” is in two aisles"), ("fr/shown.txt", "aisle toys: x", "no aisle “toys”"),
        ("fr/categories.txt", "noun toys: x", "there is no category “toys”"),
    ]) func `the files are read strictly`(file: String, line: String, reason: String) throws {
        let words = try WordFolder()
        _ = try words.append(line, to: file)
        #expect(words.fault()?.contains(reason) == true, "\(words.fault() ?? "no fault")")
    }
}
