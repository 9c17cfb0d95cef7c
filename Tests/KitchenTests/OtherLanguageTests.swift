import Kitchen
import Testing

/// Lines in languages of which the kitchen knows only the units.
@Suite struct OtherLanguageTests {
    @Test(arguments: [
        ("2 eetlepels olijfolie", "2", "tablespoon", "olijfolie"), ("1 teentje knoflook", "1", "clove", "knoflook"),
        ("3 plakjes kaas", "3", "slice", "kaas"), ("2 msk smör", "2", "tablespoon", "smör"),
        ("1 krm peppar", "1", "milliliter", "peppar"), ("2 fed hvidløg", "2", "clove", "hvidløg"),
        ("1 dåse flåede tomater", "1", "can", "flåede tomater"), ("2 ss olje", "2", "tablespoon", "olje"),
        ("4 båter hvitløk", "4", "clove", "hvitløk"), ("2 cucchiai di olio", "2", "tablespoon", "olio"),
        ("1 spicchio d'aglio", "1", "clove", "aglio"), ("2 colheres de sopa de azeite", "2", "tablespoon", "azeite"),
        ("1 pitada de sal", "1", "pinch", "sal"), ("2 łyżki oliwy", "2", "tablespoon", "oliwy"),
        ("1 szklanka mąki", "1", "cup", "mąki"), ("2 stroužky česneku", "2", "clove", "česneku"),
        ("1 špetka soli", "1", "pinch", "soli"),
    ])
    func `amounts are read, and foods keep their words`(text: String, value: String, unit: String, name: String) {
        let line = HouseholdKitchen.standard.parser.parse(text)
        #expect(line.amount?.value.description == value)
        #expect(line.amount?.unit?.rawValue == unit)
        #expect(line.name == name)
    }

    @Test func `a word that is a unit elsewhere is still a food's name`() {
        #expect(HouseholdKitchen.standard.parser.parse("1 bunt carrots").food != nil)
        #expect(HouseholdKitchen.standard.parser.parse("grass-fed beef").name.contains("beef"))
    }
}
