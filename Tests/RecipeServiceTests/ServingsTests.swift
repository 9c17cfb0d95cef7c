import Testing

@testable import RecipeService

@Suite struct ServingsTests {
    @Test(arguments: [
        (["12 pieces", "serves 4"], 4), (["12 pieces", "4"], 12), (["a loaf", "4"], 4), (["serves many", "6"], 6),
        (["9", "5 Portionen"], 5), (["9", "makes 8"], 8), (["9", "7 people"], 7), (["9", "7 pax"], 7),
        (["9", "1 person"], 1), ([], nil), (["none"], nil),
    ])
    func `of several yields the one that speaks of servings counts`(texts: [String], count: Int?) {
        #expect(Servings.count(in: texts) == count)
    }

    @Test(arguments: [
        ("1000", 1000), ("1001", nil), ("9999", nil), ("12345", nil), ("0004", 4), ("00004", nil), ("x12y34", 12),
        ("83 dozen", 996), ("84 dozen", nil), ("Dozens", 12), ("2-3 DOZEN", 24), ("٤", nil), ("1", 1),
    ])
    func `a number has at most four digits and is at most a thousand`(text: String, count: Int?) {
        #expect(Servings.number(in: text) == count)
    }

    @Test(arguments: [
        ("12 Stück", 12), ("15 - 18 sztuk", 15), ("Stück", nil), ("12 Stück Butter", nil), ("2 pieces of toast", nil),
        ("Serves 4", 4), ("Serves many", nil), ("Für 12 Stücke", 12), ("Ergibt: ca. 20 Stk.", 20),
        ("für die Stücke", nil),
        ("Pour environ 15 pièces", 15), ("Para 12 unidades", 12), ("für 2 Stück Butter", nil),
    ])
    func `a line of nothing but a number of pieces says how many there are`(line: String, count: Int?) {
        #expect(Servings.stated(in: line) == count)
    }
}
