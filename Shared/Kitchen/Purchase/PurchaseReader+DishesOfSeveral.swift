/// English lines that name several foods, of which they ask for one thing made of them, or for one more than it seems.
extension PurchaseReader {
    /// "Onion and spinach dip", "mint, orange, and chile chutney": one thing, and none of what is in it.
    func dishOfSeveral(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.firstRange(of: " and ") != nil, line.text.utf8.firstRange(of: " or ") == nil else {
            return nil
        }
        let title = line.text.utf8.firstRange(of: ":").map { line.text[$0.upperBound...].drop { $0 == " " } }
        let said = String((title ?? line.text[...]).prefix { $0 != "(" }.drop { !$0.isLetter }.trimmedEnd)
        let units = ["cups ", "cup ", "tablespoons ", "tablespoon ", "teaspoons ", "teaspoon ", "ounces ", "pound "]
        let name = units.first(where: said.hasPrefix).map { String(said.dropFirst($0.count)) } ?? said
        let parts = name.replacing(", and ", with: ", ").replacing(" and ", with: ", ").separated(by: ", ")
        // Titles have capital letters.
        guard (2...4).contains(parts.count), !name.dropFirst().contains(where: \.isUppercase), let last = parts.last,
            let noun = last.split(separator: " ").last,
            last.split(separator: " ").count > 1, Self.dishes.contains(noun.lowercased()),
            parts.dropLast().allSatisfy({ part in
                let words = words(of: part).words
                return words.count < 3 && resolver.resolve(words[...])?.exact == true
            })
        else { return nil }
        var purchase = named(name, in: line.withoutFood)
        purchase.category = .pantry
        if line.text.contains("(see ") { purchase.remark = Self.homemade }
        purchase.isOptional = title != nil && line.text.hasPrefix("Accompaniment")
        return [line.amount == nil ? purchase.uncounted : purchase]
    }

    private static let dishes: Set<String> = [
        "stuffing", "haroseth", "chutney", "dip", "relish", "compote", "mojo", "slaw", "glaze", "filling",
    ]

    /// "1 onion, peeled and stuck with 2 whole cloves": the spice as well.
    func stuckWithCloves(_ line: IngredientLine) -> [Purchase]? {
        let text = line.text
        guard let stuck = text.utf8.firstRange(of: "stuck with "), let clove = text.utf8.firstRange(of: "clove"),
            stuck.upperBound <= clove.lowerBound, line.food?.id != "clove",
            case let said = text[stuck.upperBound..<clove.lowerBound], said.utf8.count < 20
        else { return nil }
        let front = text[..<stuck.lowerBound]
        let end = front.utf8.lastIndex(of: UInt8(ascii: ",")) ?? front.endIndex
        let count = parser.parse(said.replacing("whole ", with: "") + "eggs").amount
        guard var bought = reread(String(front[..<end]), as: line), bought.count == 1,
            var cloves = reread("cloves", as: line), cloves.count == 1
        else { return nil }
        cloves[0] = cloves[0].uncounted
        if let count {
            cloves[0].isUncounted = false
            cloves[0].beside = AmountBeside(amount: count, line: line.amount)
        }
        bought += cloves
        return bought
    }
}
