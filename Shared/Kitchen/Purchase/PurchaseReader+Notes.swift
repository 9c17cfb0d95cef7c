/// Lines that are about the recipe, or name what it is made in.
extension PurchaseReader {
    /// "Ingredient info: Chipotles are smoked jalapeños", "Note: The dough is sticky": a remark on the recipe.
    func isNote(_ line: IngredientLine) -> Bool {
        if language == .en, line.text.hasPrefix("Test-Kitchen tip") || line.text.hasPrefix("Test-kitchen tip") {
            return true
        }
        guard language == .en, line.text.utf8.count > 30, let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")),
            line.text.utf8.distance(from: line.text.startIndex, to: colon) < 25
        else { return false }
        let title = words(of: String(line.text[..<colon]))
        return title.words.allSatisfy { buying.nothing.contains($0.key) }
            && title.words.contains { Self.notes.contains(title.text([$0]).lowercased()) }
    }

    /// "If you use carrot, eliminate the dill.": a remark on other lines.
    func isCondition(_ line: IngredientLine) -> Bool {
        language == .en && line.amount == nil && line.text.prefix(7).lowercased() == "if you "
    }

    /// "Water to spray tops of loaves": what water is for.
    func isWaterInUse(_ line: IngredientLine) -> Bool {
        language == .en && line.amount == nil && line.text.lowercased().hasPrefix("water to ")
    }

    private static let notes: Set<String> = ["note", "notes", "info", "information", "tip", "tips"]

    /// "An 8x8-inch microwave-proof baking dish", "a heavy 6 ½ - 7 quart pot with a lid": a tool whose size stands in its name.
    func isVessel(_ line: IngredientLine) -> Bool {
        // "1 cocotte en fonte", "1 molde de 30 cm"
        if language != .en {
            let noun = words(of: line.name).words.first { !$0.word.has([.size, .article]) }
            return line.amount?.unit == nil
                && noun.map { buying.isAside(.empty.appending($0.key), "vessel-" + language.rawValue) } == true
        }
        // "4 clean 14-ounce food cans"
        if line.text.contains("clean "), line.text.hasSuffix(" cans") { return true }
        guard language == .en, line.text.contains("inch") || line.text.contains("quart") else { return false }
        let text = words(of: line.text)
        let front = text.all.prefix { token in
            token.kind != .comma && token.kind != .open && token.kind != .semicolon && !token.word.has(.or)
                && !(token.word.has(.with) && !token.word.has(.descriptor))
        }
        guard let last = front.last, last.kind == .word, front.count > 2 else { return false }
        return buying.tools.contains(last.key) || buying.equipment.contains(last.key)
    }
}
