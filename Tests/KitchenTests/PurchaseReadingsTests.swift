import Testing

@testable import Kitchen

@Suite struct PurchaseReadingsTests {
    private let parser = IngredientParser()

    private func key(_ line: IngredientLine, _ readings: PurchaseReadings, _ reader: PurchaseReader) -> String? {
        guard case .buy(let bought) = readings.reading(of: line, by: reader) else { return nil }
        return bought.map(\.key).joined(separator: " ")
    }

    @Test func `a known line is read as a new one is`() {
        let readings = PurchaseReadings(capacity: 100)
        for text in ["2 onions", "salt and pepper", "1 cup water", "3 (4 oz) logs goat cheese", "2 onions"] {
            let line = parser.parse(text)
            for language in [Language.en, .de] {
                let reader = PurchaseReader(foods: .standard, language: language)
                let new = key(line, PurchaseReadings(capacity: 100), reader)
                #expect(key(line, readings, reader) == new)
                #expect(key(line, readings, reader) == new, "\(text) is known now")
            }
        }
        #expect(readings.count == 8)
    }

    @Test func `what a household says of a food changes what its lines ask for`() {
        let readings = PurchaseReadings(capacity: 100)
        let line = parser.parse("2 onions")
        #expect(key(line, readings, PurchaseReader(foods: .standard)) == "onion")
        let own = FoodTable.standard.adding([Food(id: "own-onion", name: "onion", category: .produce)])
        let known = IngredientParser(foods: own).parse("2 onions")
        #expect(key(known, readings, PurchaseReader(foods: own)) == "own-onion")
        #expect(key(line, readings, PurchaseReader(foods: .standard)) == "onion")
        #expect(own.identity != FoodTable.standard.identity)
    }

    @Test(arguments: [Language.en, .es, .de])
    func `what is kept is in the household's language, whatever language it was first asked in`(first: Language) {
        let readings = PurchaseReadings(capacity: 10)
        let reader = PurchaseReader(foods: .standard, language: .es)
        let line = parser.parse("2 tazas de arroz por persona")
        for language in [first, .es, .en] {
            let reading = Language.$shown.withValue(language) { readings.reading(of: line, by: reader) }
            guard case .buy(let bought) = reading else { return #expect(Bool(false), "nothing is bought") }
            #expect(bought.map(\.perPerson) == ["2 tazas por persona"])
        }
    }

    @Test func `lines of one text that were read differently are two`() {
        let readings = PurchaseReadings(capacity: 100)
        let line = parser.parse("2 onions")
        let reader = PurchaseReader(foods: .standard)
        #expect(key(line, readings, reader) == "onion")
        #expect(key(line.withoutFood, readings, reader) == key(line.withoutFood, PurchaseReadings(capacity: 1), reader))
        #expect(readings.count == 2)
    }

    @Test func `no more readings are kept than there is room for, and none of a long line`() {
        let readings = PurchaseReadings(capacity: 10)
        let reader = PurchaseReader(foods: .standard)
        for amount in 1...100 {
            #expect(key(parser.parse("\(amount) onions"), readings, reader) == "onion")
            #expect(key(parser.parse("1 lemon"), readings, reader) == "lemon")
            #expect(readings.count <= 10)
        }
        _ = readings.reading(of: parser.parse("1 lemon, " + String(repeating: "cut ", count: 100)), by: reader)
        #expect(readings.count <= 10)
        let few = PurchaseReadings(capacity: 10)
        _ = few.reading(of: parser.parse("1 lemon, " + String(repeating: "cut ", count: 100)), by: reader)
        #expect(few.count == 0)
    }
}
