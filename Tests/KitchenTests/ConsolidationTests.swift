import Kitchen
import Testing

@Suite struct ConsolidationTests {
    private let parser = IngredientParser()
    private let kitchen = Consolidation()

    private func shares(_ lines: [String]) -> [Contribution<Int>] {
        lines.enumerated().map { Contribution(line: parser.parse($1), source: $0) }
    }

    private func texts(_ lines: [String]) throws -> [String] {
        try kitchen.items(shares(lines)).map { $0.text.isEmpty ? $0.name : "\($0.text) \($0.name)" }
    }

    @Test(arguments: [
        (["2 cups flour", "1 cup flour"], "3 cups flour"),
        (["200 g flour", "1 kg flour"], "1.2 kg flour"),
        (["1 cup flour", "100 g flour"], "225 g flour"),
        (["600 g flour", "400 g flour"], "1 kg flour"),
        (["600 g flour", "399 g flour"], "1 kg flour"),
        (["600 ml milk", "400 ml milk"], "1 l milk"),
        (["600 ml milk", "399 ml milk"], "1 l milk"),
        (["2 chicken breasts", "1 cup chicken breast"], "3 chicken breast"),
        (["2 carrots", "1 cup carrots"], "4 carrot"),
        (["2 sticks butter", "1 cup butter"], "2 cups butter"),
        (["2 tomatoes", "1 tomato, diced"], "3 tomato"),
        (["1 onion", "½ onion"], "2 onion"),
        (["1-2 cups sugar", "1 cup sugar"], "2–3 cups sugar"),
        (["salt", "1 tsp salt"], "1 tsp salt"),
        (["½ cup butter", "1 stick butter"], "1 cup butter"),
        (["2 cloves garlic", "3 garlic cloves, minced"], "5 cloves garlic"),
        (["3 tsp paprika", "1 tbsp paprika"], "2 tbsp paprika"),
        (["8 oz cheddar", "1 lb cheddar"], "1 ½ lb cheddar"),
        (["2 cups moonberries", "100 g moonberries"], "100 g + 2 cups moonberries"),
        (["1 can chickpeas", "2 cans chickpeas"], "3 cans canned chickpea"),
        (["1 cup (130 g) moonberries", "100 g moonberries"], "230 g moonberries"),
        (["1 cup (130 g) moonberries", "100 g (½ cup) moonberries"], "230 g moonberries"),
        (["2 imperial pints milk", "1 imperial pint milk"], "3 imperial pints milk"),
        (["1 imperial cup milk", "100 ml milk"], "380 ml milk"),
    ])
    func `lines of one food become one item`(lines: [String], text: String) throws {
        #expect(try texts(lines) == [text])
    }

    @Test func `measures of both systems are added exactly`() throws {
        func sum(_ lines: [String]) throws -> String? {
            try kitchen.items(shares(lines)).first?.quantities.first?.description
        }
        #expect(try sum(["1 oz moonberries", "1 g moonberries"]) == "46959237/1600000 gram")
        #expect(try sum(["1 tsp moonberries", "1 ml moonberries"]) == "189725491/32000000 milliliter")
        #expect(try sum(["1 cup flour", "1 g flour"]) == "126 gram")
    }

    @Test func `items stand in shop order and know their lines`() throws {
        let items = try kitchen.items(shares(["1 cup milk", "2 onions", "1 cup rice", "1 onion", "500 g beef"]))
        #expect(items.map(\.category) == [.produce, .meat, .dairy, .pantry])
        #expect(items[0].contributions.map(\.source) == [1, 3])
        #expect(items[0].contributions.map(\.line.text) == ["2 onions", "1 onion"])
    }

    @Test func `more servings scale each line exactly`() throws {
        let line = parser.parse("2 cups rice")
        let item = try #require(
            try kitchen.items([Contribution(line: line, scale: try Rational(3, over: 4), source: 0)]).first
        )
        #expect(item.quantities == [Amount(try Rational(3, over: 2), unit: .cup)])
    }

    /// Random lines of a few foods, in many units.
    private func randomShares(_ random: inout SplitMix, count: Int) throws -> [Contribution<Int>] {
        let foods = ["flour", "onions", "butter", "garlic", "moonberries", "milk"]
        let units = ["", "g", "kg", "oz", "lb", "ml", "cups", "tbsp", "tsp", "cloves", "sticks", "cans of", "pinches"]
        return try (0..<count).map { index in
            let amount = try Rational(
                Int64.random(in: 1...40, using: &random),
                over: Int64.random(in: 1...8, using: &random)
            )
            let unit = units.randomElement(using: &random) ?? ""
            let food = foods.randomElement(using: &random) ?? ""
            let scale = try Rational(
                Int64.random(in: 1...9, using: &random),
                over: Int64.random(in: 1...9, using: &random)
            )
            return Contribution(line: parser.parse("\(amount) \(unit) \(food)"), scale: scale, source: index)
        }
    }

    /// What the order of lines must not change.
    private func sums(_ items: [ConsolidatedItem<Int>]) -> [String: [Amount]] {
        Dictionary(uniqueKeysWithValues: items.map { ($0.key + "/" + $0.name + "/" + $0.text, $0.quantities) })
    }

    @Test func `the order of lines does not matter`() throws {
        var random = SplitMix(seed: 21)
        for _ in 0..<200 {
            let shares = try randomShares(&random, count: 12)
            let once = sums(try kitchen.items(shares))
            #expect(once == sums(try kitchen.items(shares.shuffled(using: &random))))
        }
    }

    @Test func `adding and taking away again is nothing`() throws {
        var random = SplitMix(seed: 22)
        for _ in 0..<200 {
            let before = try randomShares(&random, count: 8)
            let extra = try randomShares(&random, count: 4).map {
                Contribution(line: $0.line, scale: $0.scale, source: 100 + $0.source)
            }
            let wanted = try kitchen.items(before)
            let all = try kitchen.items((before + extra).shuffled(using: &random))
            let left = try all.compactMap { try kitchen.removing(from: $0) { $0 >= 100 } }
            #expect(sums(left) == sums(wanted))
        }
    }

    @Test func `grouping does not matter and scaling distributes`() throws {
        var random = SplitMix(seed: 23)
        let factor = try Rational(5, over: 3)
        for _ in 0..<100 {
            let shares = try randomShares(&random, count: 6)
            let twice = try kitchen.items(shares).flatMap(\.contributions)
            #expect(sums(try kitchen.items(twice)) == sums(try kitchen.items(shares)))
            let grams = shares.filter { $0.line.amount?.unit == .gram && $0.line.food?.id == "flour" }
            let sum = try kitchen.items(grams).first?.quantities.first
            let scaled = try kitchen.items(
                grams.map { Contribution(line: $0.line, scale: try $0.scale * factor, source: $0.source) }
            ).first?.quantities.first
            guard let sum, let scaled else { continue }
            #expect(try inGrams(scaled) == inGrams(sum) * factor)
        }
    }

    private func inGrams(_ amount: Amount) throws -> Rational {
        try amount.value * #require(amount.unit?.factor)
    }

    @Test func `sums too long to be exact stand side by side`() throws {
        let primes: [Int64] = [999_983, 999_979, 999_961, 999_959, 999_953]
        let shares = try primes.map {
            Contribution(
                line: IngredientLine(text: "", amount: Amount(try Rational(1, over: $0), unit: .gram), name: "dust"),
                source: Int($0)
            )
        }
        let item = try #require(try kitchen.items(shares).first)
        #expect(item.quantities.count > 1)
        #expect(sums(try kitchen.items(shares.reversed())) == sums([item]))
    }
}
