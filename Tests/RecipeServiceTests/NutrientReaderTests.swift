import Foundation
import Kitchen
import TestSupport
import Testing

@testable import RecipeService

/// Reading nutrient tables in the shapes of FoodData Central and CIQUAL.
@Suite struct NutrientReaderTests {
    private func facts(_ facts: NutrientFacts?) -> String {
        guard let facts else { return "none" }
        let amounts = Nutrient.allCases.map { nutrient in
            facts.amounts[nutrient].map { "\(Double($0) / nutrient.parts)" } ?? "-"
        }
        return "\(facts.source) \(facts.code) \(amounts.joined(separator: " "))"
    }

    @Test func `a folder of FoodData Central gives rows of foods, and no figure where it has none`() async throws {
        try await NutrientTableFixtures.with { tables in
            let read = try FoodDataReader(folder: tables.foodData()).read()
            #expect(read.rows == 10)
            // Energy, protein, fat, saturated fat, carbohydrate, sugar, fibre, sodium.
            #expect(facts(read.facts["onion"]) == "usda 1 40.0 1.1 0.1 - 9.34 4.24 - 4.0")
            #expect(facts(read.facts["olive-oil"]) == "usda 3 884.0 - 100.0 - 0.0 - - -")
            #expect(facts(read.facts["garlic"]) == "usda 9 143.0 - - - - - - -", "kilocalories before kilojoules")
            #expect(facts(read.facts["potato"]) == "usda 8 - 2.05 - - - - - -")
            #expect(facts(read.facts["butter"]) == "usda 5 717.0 - 81.1 - - - - -")
            #expect(facts(read.facts["flour"]) == "usda 12 350.0 10.0 - - - - - -", "the other one has no figures")
            #expect(read.facts["black-pepper"] == nil)
            #expect(read.facts["milk"] == nil, "a branded product is no food")
            #expect(Set(read.facts.keys) == ["onion", "olive-oil", "garlic", "potato", "butter", "flour"])
        }
    }

    @Test func `a table of CIQUAL is read with its signs for what has no figure`() async throws {
        try await NutrientTableFixtures.with { tables in
            let file = TableFile(path: try tables.write(NutrientTableFixtures.ciqual, "ciqual.csv"))
            let read = try CiqualReader(file: file).read()
            #expect(read.rows == 6)
            #expect(facts(read.facts["onion"]) == "ciqual 20034 36.2 1.25 0.6 0.0 6.25 5.0 1.7 4.0")
            #expect(facts(read.facts["olive-oil"]) == "ciqual 17270 900.0 0.0 99.9 14.3 - - - -")
            #expect(facts(read.facts["carrot"]) == "ciqual 20047 36.5 0.63 0.0 0.05 6.6 6.0 2.7 29.0")
            let milk = try #require(read.facts.values.first { $0.code == "19024" })
            #expect(milk.amounts[.energy] == 64_532, "270 kJ")
            #expect(milk.amounts[.sodium] == 40_000, "0.1 g of salt")
        }
    }

    @Test func `English tables, tabs, packed files and older letters are read as well`() async throws {
        try await NutrientTableFixtures.with { tables in
            let english = """
                alim_code\talim_nom_eng\tEnergy, Regulation EU No 1169/2011 (kcal/100g)\tProtein (g/100g)\tSalt (g/100g)
                1\tOnion, raw\t36,2\t1,1\t0,01
                """
            let first = try CiqualReader(file: TableFile(path: tables.write(english, "en.csv"))).read()
            #expect(facts(first.facts["onion"]) == "ciqual 1 36.2 1.1 - - - - - 4.0")

            let western = try #require(
                "alim_code;alim_nom_fr;Energie, Règlement UE (kcal/100 g)\r\n2;Céleri, cru;12\r\n3;\u{153}uf, cru;140"
                    .data(using: .windowsCP1252)
            )
            let path = "\(tables.folder)/western.csv"
            try western.write(to: URL(filePath: path))
            let second = try CiqualReader(file: TableFile(path: path)).read()
            #expect(Set(second.facts.keys) == ["celery", "egg"])

            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["gzip", "-k", path]
            try process.run()
            process.waitUntilExit()
            let packed = try CiqualReader(file: TableFile(path: path + ".gz")).read()
            #expect(packed.facts == second.facts)
        }
    }

    @Test(arguments: [
        ("Onions, raw", "onion"), ("Onions", "onion"), ("Onions, cooked, boiled", nil),
        ("Onion rings, frozen", "onion-rings"),
        ("Oil, olive, salad or cooking", "olive-oil"), ("Spices, pepper, black", "black-pepper"),
        ("Cheese, cheddar", "cheddar"), ("Egg, yolk, raw, fresh", "egg-yolk"),
        ("Chicken, broilers or fryers, breast, meat only, raw", "chicken-breast"),
        ("Milk, chocolate, fluid", "chocolate-milk"),
        ("Sugars, granulated", "sugar"), ("Peanut butter", "peanut-butter"), ("Soup, tomato", "tomato-soup"),
        ("Carrots, raw (Includes foods for USDA's Food Distribution Program)", "carrot"), ("", nil), (",,(", nil),
        ("Beans, black, mature seeds, raw", "black-bean"), ("Soup, onion, dry, mix", nil),
        ("Onions, spring or scallions, raw", nil),
        ("Squash, summer, zucchini, includes skin, raw", "zucchini"),
        ("Squash, summer, scallop, raw", "pattypan-squash"),
        ("Squash, winter, spaghetti, raw", "spaghetti-squash"), ("Squash, winter, acorn, raw", "acorn-squash"),
        ("Squash, summer, all varieties, raw", "summer-squash"), ("Squash, winter, butternut, cooked, baked", nil),
    ])
    func `an English description means one food or none`(description: String, food: String?) {
        #expect(FoodDescription().match(description, in: .en)?.food == food)
    }

    @Test(arguments: [
        ("Oignon, cru", "onion"), ("Oignon, cuit", nil), ("Huile d'olive vierge extra", "olive-oil"),
        ("Courgette, pulpe et peau, crue", "zucchini"), ("Beurre à 82% MG, doux", "butter"),
        ("Pomme de terre, sans peau, crue", "potato"), ("Soupe à l'oignon", "onion-soup"),
        ("Oignons grelots, crus", "pearl-onion"), ("Oeuf, cru", "egg"),
    ])
    func `a French description means one food or none`(description: String, food: String?) {
        #expect(FoodDescription().match(description, in: .fr)?.food == food)
    }

    private func error<Value>(_ body: @autoclosure () throws -> Value) -> NutrientLoadError? {
        do { _ = try body() } catch { return error as? NutrientLoadError }
        return nil
    }

    @Test func `a damaged line is named`() async throws {
        try await NutrientTableFixtures.with { tables in
            let (foods, nutrients, amounts) = (
                NutrientTableFixtures.foods, NutrientTableFixtures.nutrients, NutrientTableFixtures.amounts
            )
            func read(_ foods: String, _ nutrients: String, _ amounts: String) throws -> NutrientLoadError? {
                let folder = try tables.foodData(foods, nutrients, amounts)
                return error(try FoodDataReader(folder: folder).read())
            }
            #expect(
                try read(foods.replacing("\"3\",\"sr", with: "\"x\",\"sr"), nutrients, amounts)
                    == .line(file: "food.csv", 4, "fdc_id is no whole number.")
            )
            #expect(
                try read(foods.replacing("fdc_id", with: "id"), nutrients, amounts)
                    == .noColumn(file: "food.csv", "fdc_id")
            )
            #expect(
                try read(foods, nutrients.replacing("Protein\",\"G\"", with: "Protein\",\"IU\""), amounts)
                    == .line(file: "nutrient.csv", 5, "“IU” is no unit of proteinContent.")
            )
            let cut = String(amounts.prefix(amounts.count - 30))
            #expect(try read(foods, nutrients, cut)?.sentence.hasPrefix("food_nutrient.csv, line 19: ") == true)
            #expect(
                try read(foods, nutrients, amounts.replacing("\"884\"", with: "\"88400\""))
                    == .line(file: "food_nutrient.csv", 10, "“88400” cannot be an amount of calories in 100 g.")
            )
            #expect(
                try read(foods, nutrients, amounts.replacing("\"40.0\"", with: "\"-40.0\""))
                    == .line(file: "food_nutrient.csv", 2, "“-40.0” cannot be an amount of calories in 100 g.")
            )
            #expect(
                try read(foods, nutrients, amounts.replacing("\"40.0\"", with: "\"40\"x"))
                    == .line(file: "food_nutrient.csv", 2, "there is something behind the closing quote of a field.")
            )
            try FileManager.default.removeItem(atPath: "\(tables.folder)/nutrient.csv")
            let missing = error(try FoodDataReader(folder: tables.folder).read())
            #expect(missing == .unreadable("\(tables.folder)/nutrient.csv"))
        }
    }

    @Test func `a damaged line of CIQUAL is named, and what is no table is told`() async throws {
        try await NutrientTableFixtures.with { tables in
            func read(_ text: String) throws -> NutrientLoadError? {
                let path = try tables.write(text, "ciqual.csv")
                return error(try CiqualReader(file: TableFile(path: path)).read())
            }
            let good = NutrientTableFixtures.ciqual
            let energy = "Energie, Règlement UE N° 1169/2011 (kcal/100 g)"
            #expect(
                try read(good.replacing(";36,2;", with: ";many;"))
                    == .line(file: "ciqual.csv", 2, "“many” cannot be an amount in the column “\(energy)”.")
            )
            #expect(
                try read(good.replacing(";900;", with: ";-900;"))
                    == .line(file: "ciqual.csv", 4, "“-900” cannot be an amount in the column “\(energy)”.")
            )
            #expect(
                try read(good.replacing("270;-;", with: "270;"))
                    == .line(
                        file: "ciqual.csv",
                        5,
                        "there are 15 fields in place of 16; the file is damaged or not whole."
                    )
            )
            #expect(
                try read(good.replacing("Lipides (g/100 g)", with: "Lipides (oz/100 g)"))
                    == .line(file: "ciqual.csv", 1, "the column “Lipides (oz/100 g)” has another unit.")
            )
            #expect(try read(good.replacing("\"6,6\"", with: "\"6,6"))?.sentence.contains("line 7") == true)
            #expect(try read("") == NutrientLoadError.line(file: "ciqual.csv", 1, "the file is empty."))
            #expect(try read("{}\n") == .otherForm("\(tables.folder)/ciqual.csv"))
            #expect(try read("alim_code;alim_nom_fr\n1;Oignon\n") == .noColumn(file: "ciqual.csv", energy))
            let nothing = error(try CiqualReader(file: TableFile(path: "/nowhere/x.csv")).read())
            #expect(nothing == .unreadable("/nowhere/x.csv"))
        }
    }

    /// The rows of a text, cut in blocks of a size.
    private func rows(_ text: String, blocks size: Int) throws -> [String] {
        var cutter = TableCutter(separator: UInt8(ascii: ","))
        var rows: [String] = []
        let take = { (row: SeparatedRow) in
            rows.append("\(row.line):" + (0..<row.count).map { row.text($0) }.joined(separator: "|"))
        }
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            try bytes[start..<min(bytes.count, start + size)].withUnsafeBytes { try cutter.take($0, take) }
        }
        try cutter.finish(take)
        return rows
    }

    @Test(arguments: 1...9)
    func `rows are the same however the file is cut into blocks`(size: Int) throws {
        let text = "a,b\r\n\"x, y\",\"say \"\"so\"\"\"\n\n\"two\nlines\",\n,last"
        #expect(try rows(text, blocks: size) == ["1:a|b", "2:x, y|say \"so\"", "4:two\nlines|", "6:|last"])
    }

    @Test func `a file of endless fields ends with an error and not with the memory`() throws {
        #expect(throws: TableCutter.Trouble.tooLong(1)) {
            try rows(String(repeating: "x", count: 3 << 20), blocks: 65_536)
        }
        #expect(throws: TableCutter.Trouble.tooLong(2)) {
            try rows("a\n" + String(repeating: ",", count: 5000), blocks: 65_536)
        }
        #expect(throws: TableCutter.Trouble.open(1)) { try rows("\"abc", blocks: 100) }
        #expect(throws: TableCutter.Trouble.notText(1)) { try rows("ab\0c", blocks: 100) }
    }
}
