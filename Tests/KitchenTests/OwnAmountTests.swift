import Kitchen
import Testing
import Values

/// What a line that names several things wants of each of them.
@Suite struct OwnAmountTests {
    private func items(_ text: String, scale: Rational = .one) throws -> [String: Contribution<Int>] {
        let line = IngredientParser().parse(text)
        let kitchen = Consolidation(language: .de, system: .metric)
        let items = try kitchen.items([Contribution(line: line, scale: scale, source: 0)])
        return Dictionary(items.map { ($0.key, $0.contributions[0]) }) { first, _ in first }
    }

    @Test func `a second thing in a line has an amount of its own, which grows with the line's`() throws {
        let found = try items("2 rote Paprika und 1 gelbe", scale: Rational(3))
        #expect(found["red-bell-pepper"]?.own == nil)
        #expect(try found["red-bell-pepper"]?.amount() == Amount(Rational(6)))
        #expect(found["yellow-bell-pepper"]?.own == OwnAmount(amount: Amount(Rational(3))))
    }

    @Test func `what has no amount beside another thing has none`() throws {
        #expect(try items("2 EL Essig, Salz")["salt"]?.own == OwnAmount(amount: nil))
        #expect(try items("Salz und Pfeffer")["salt"]?.own == nil)
    }

    @Test func `an amount in a line that begins without one is the thing's own`() throws {
        let found = try items("Salz, Pfeffer, 1 Lorbeerblatt", scale: Rational(2))
        #expect(found["bay-leaf"]?.own?.amount?.value == Rational(2))
    }

    @Test func `a stored line is told apart for other servings`() throws {
        let kitchen = Consolidation(language: .de, system: .metric)
        let share = Recount.Share(text: "2 rote Paprika und 1 gelbe", amount: Amount(Rational(4)), isTyped: false)
        #expect(try kitchen.own(of: share, key: "yellow-bell-pepper") == OwnAmount(amount: Amount(Rational(2))))
        #expect(try kitchen.own(of: share, key: "red-bell-pepper") == nil)
    }
}
