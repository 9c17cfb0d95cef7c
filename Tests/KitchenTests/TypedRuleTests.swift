import TestSupport
import Testing

@testable import Kitchen

/// What makes two typed entries the same product, and what no entry can break.
@Suite struct TypedRuleTests {
    private let entry = TypedEntry()

    private func key(_ text: String) -> String { entry.readOne(text).key }

    @Test(arguments: [
        ("milk", "2 l Milk"), ("milk", "Milch"), ("egg", "12 eggs"), ("a baguette", "baguettes"), ("du lait", "lait"),
        ("zucchini", "courgettes"), ("Nutella", "2 Nutella"), ("birthday card", "2 birthday cards"), ("🥛 milk", "milk"),
    ])
    func `entries of the same product are one`(first: String, second: String) {
        #expect(key(first) == key(second))
    }

    @Test(arguments: [
        ("Nutella", "chocolate spread"), ("Nutella", "Nocilla"), ("milk", "whole milk"), ("milk", "oat milk"),
        ("onions", "yellow onions"), ("Heinz beans", "beans"), ("birthday card", "gift card"), ("coke", "pepsi"),
        ("birthday card for Sam", "birthday card for Ann"), ("bread", "gluten free bread"),
    ])
    func `entries of different products stay two`(first: String, second: String) {
        #expect(key(first) != key(second))
    }

    @Test func `a brand has the food of its kind, for its allergens`() {
        #expect(entry.readOne("Nutella").food?.id == "chocolate-spread")
        #expect(entry.readOne("2 jars of Nutella").food?.id == "chocolate-spread")
        #expect(entry.readOne("Kinder Bueno").food?.id == "candy-bar")
    }

    @Test func `one thing is read as one, whatever it names`() {
        let item = entry.readOne("2 l milk, eggs and bread")
        #expect(item.title == "milk, eggs and bread")
        #expect(item.amounts == [Amount(Rational(2), unit: .liter)])
        #expect(entry.readOne("ice cream, not the frozen ones").note == "not the frozen ones")
    }

    @Test func `a word that a household knows is known in what it types`() {
        let own = Food(id: "grandmas-crumble", name: "Grandma's crumble", category: .frozen, allergens: [.gluten])
        let read = TypedEntry(foods: FoodTable.standard.adding([own])).read("milk, 2 grandma's crumble")
        #expect(read.map(\.title) == ["milk", "grandma's crumble"])
        #expect(read.last?.key == own.id)
        #expect(read.last?.category == .frozen)
    }

    @Test func `no text breaks it, and no word is lost`() {
        var random = SplitMix(seed: 11)
        let pieces = [
            "milk", "eggs", "and", "und", "2", "½", "kg", "x", "(", ")", ",", ";", "-", "+", ":", "\n", "\t", "Nutella",
            "for",
            "6", "pack", "of", "a", "not", "the", "🍌", "toilet", "paper", "zork", "%", "/", "&", "12x", "été", "[x]",
            "é",
        ]
        for _ in 0..<2_000 {
            var words: [String] = []
            for _ in 0..<Int.random(in: 0...14, using: &random) {
                words.append(pieces.randomElement(using: &random) ?? "")
            }
            let text = words.joined(separator: " ")
            let items = entry.read(text)
            let shown = items.flatMap {
                TypedCase.parts(of: "\($0.title) \($0.note ?? "") \($0.amountText) \($0.text)")
            }
            let lost = Set(TypedCase.parts(of: text)).subtracting(shown).subtracting(TypedCase.joints)
            #expect(lost.isEmpty, "\(lost) of “\(text)”")
        }
        let long = String(repeating: "(2 l milk, 1/2 or and + ", count: 20)
        #expect(processorTime(of: { _ = entry.read(long) }) < .seconds(2))
        #expect(processorTime(of: { _ = entry.read(String(repeating: long + "\n", count: 40)) }) < .seconds(40))
        #expect(entry.read(" \n\t ").isEmpty)
    }
}
