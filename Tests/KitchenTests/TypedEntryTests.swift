import Foundation
import Kitchen
import Testing

/// What people type into a shopping list, against what they expect to see on it.
@Suite struct TypedEntryTests {
    private static let entry = TypedEntry()

    @Test func `what people type is read as they mean it`() throws {
        var right = 0
        var total = 0
        for language in ["en", "de", "fr", "es"] {
            let cases = try TypedCase.all(in: language)
            let wrong = cases.filter { $0.items != Self.entry.read($0.text).map(TypedCase.words) }
            print("\(language): \(cases.count - wrong.count) of \(cases.count) typed entries are right")
            for one in wrong {
                print(
                    "  \(language) “\(one.text)”: \(Self.entry.read(one.text).map(TypedCase.words)), not \(one.items)"
                )
            }
            right += cases.count - wrong.count
            total += cases.count
        }
        #expect(total >= 300)
        #expect(Double(right) >= 0.98 * Double(total))
    }

    @Test(arguments: [
        ("skim milk", "1 cup skim milk"), ("unsalted butter", "½ cup butter, unsalted"), ("milk", "1 cup milk"),
        ("beurre demi-sel", "40 g de beurre demi-sel"),
    ])
    func `a kind of a food is the same typed and in a recipe`(typed: String, line: String) throws {
        let item = try #require(
            try Consolidation().items([Contribution(line: IngredientParser().parse(line), source: 0)]).first
        )
        #expect(Self.entry.read(typed).map(\.key) == [item.key])
        #expect(Self.entry.read("yellow onions").map(\.key) != ["onion"])
    }

    @Test(arguments: ["en", "de", "fr", "es"])
    func `nothing that was typed is lost or renamed`(language: String) throws {
        for one in try TypedCase.all(in: language) {
            let items = Self.entry.read(one.text)
            let typed = one.text.split { $0.isWhitespace }.joined(separator: " ")
            for item in items {
                #expect(typed.contains(item.title), "“\(item.title)” was not typed in “\(typed)”")
                for part in item.note?.components(separatedBy: ", ") ?? [] {
                    #expect(typed.contains(part), "“\(part)” was not typed in “\(typed)”")
                }
            }
            let shown = items.flatMap {
                TypedCase.parts(of: [$0.title, $0.note ?? "", $0.amountText].joined(separator: " "))
            }
            let lost = Set(TypedCase.parts(of: typed)).subtracting(shown).subtracting(TypedCase.joints)
            #expect(lost.isEmpty, "\(lost.sorted()) of “\(typed)” is lost")
        }
    }
}
