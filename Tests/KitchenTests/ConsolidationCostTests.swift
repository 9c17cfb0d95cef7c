import TestSupport
import Testing
import Values

@testable import Kitchen

/// What bringing lines together costs: it grows with the number of lines, whatever they say, and has an end.
@Suite struct ConsolidationCostTests {
    private let parser = IngredientParser()

    private func shares(_ lines: [String], isTyped: Bool = false) -> [Contribution<Int>] {
        lines.enumerated().map { Contribution(line: parser.parse($1), isTyped: isTyped, source: $0) }
    }

    @Test(
        arguments: [
            { "\($0 + 1) g flour" }, { "\($0 + 1) (\($0 + 1) g) cans chickpeas" }, { "\($0 + 1) cups moonberry\($0)s" },
            { "-- \($0) --" }, { "100 g butter or moonberry\($0) paste" }, { "\($0 + 1) oz parsley" },
        ] as [@Sendable (Int) -> String]
    )
    func `eight times as many lines take some eight times as long`(line: @Sendable (Int) -> String) throws {
        let ratio = try growth(from: 100, to: 800) { count in
            let shares = shares((0..<count).map(line))
            // No reading is known in a kitchen of its own.
            let own = Food(id: "own", name: "own", category: .other)
            return { _ = try Consolidation(foods: FoodTable.standard.adding([own])).consolidate(shares) }
        }
        #expect(ratio < 24)
    }

    @Test func `a long line takes no longer than its length`() throws {
        let ratio = try growth(from: 2000, to: 16_000) { count in
            var line = parser.parse("2 (1 lb) loaves bread")
            line.amount = Amount(Rational(2))
            // As the name would be found behind a bracket at once, it is only in front of one.
            line.text = String(repeating: "a", count: count) + "("
            line.name = String(repeating: "a", count: count / 2) + "b"
            let share = LineShare(line: line, scale: .one)
            return { _ = try share.amount() }
        }
        #expect(ratio < 24)
    }

    @Test(arguments: [
        (Language.de, "100 ml Rum", "%"), (.fr, "1 l de vinaigre", "°"), (.es, "100 ml de ron", "%"),
        (.de, "2 Äpfel", "%) (z. B. Gala"),
    ])
    func `a line with many shares and strengths is not read in two ways for each`(
        language: Language,
        line: String,
        sign: String
    ) throws {
        // Twice the readings for each of them would take years.
        let text = line + (40..<80).map { " (\($0) \(sign))" }.joined()
        #expect(try Consolidation(language: language, system: .metric).items(shares([text])).count == 1)
    }

    @Test func `what lines say would do as well is said once each`() throws {
        let lines = [
            "100 g butter or margarine", "50 g butter or lard", "1 tbsp butter or margarine", "10 g butter or lard",
        ]
        let items = try Consolidation().items(shares(lines))
        #expect(items.map(\.note) == ["60 g: or lard; 115 g: or margarine"])
    }

    @Test func `lines are brought together within a budget of steps`() throws {
        let lines = (1...50).map { "\($0) g flour" }
        func spent(_ work: (Consolidation) throws -> Void) rethrows -> Int {
            let budget = StepBudget(steps: .max)
            try work(Consolidation(budget: budget))
            return budget.steps
        }
        let steps = try spent { _ = try $0.items(shares(lines)) }
        #expect(steps >= 50 * 100)
        #expect(throws: QuantityError.tooMuchWork) {
            try Consolidation(budget: StepBudget(steps: steps - 1)).items(shares(lines))
        }
        #expect(throws: QuantityError.abandoned) {
            try Consolidation(budget: StepBudget(steps: .max, deadline: 1)).items(shares(lines))
        }
        // What is added up anew is counted as well, and what somebody typed costs less, as it is not read again.
        func recount(isTyped: Bool) throws -> Int {
            let stored = lines.map { Recount.Share(text: $0, amount: Amount(.one, unit: .gram), isTyped: isTyped) }
            let flour = Recount.Identity(key: "flour", food: nil, name: "flour", category: .pantry)
            return try spent { _ = try $0.recount(stored, of: flour) }
        }
        #expect(try recount(isTyped: false) >= 50 * 100)
        #expect(try recount(isTyped: true) == 50 * 10)
    }

    @Test func `a typed text costs five steps a byte beside a hundred, a line of a recipe half of one`() throws {
        let budget = StepBudget(steps: 1000)
        let kitchen = Consolidation(budget: budget)
        try kitchen.spend(typed: "2 l milk")
        #expect(budget.steps == 140)
        try kitchen.spend(line: "2 l of milk")
        #expect(budget.steps == 245)
    }

    @Test func `of a long name four hundred bytes count`() {
        let name = String(repeating: "ab ", count: 133)
        #expect(Consolidation.key(ofName: name + "c") != Consolidation.key(ofName: name + "d"))
        #expect(Consolidation.key(ofName: name + " c") == Consolidation.key(ofName: name + " d"))
    }
}
