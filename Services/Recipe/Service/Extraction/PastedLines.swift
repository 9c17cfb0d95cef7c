import Kitchen
import Values

/// A line of a pasted text.
struct PastedLine: Equatable {
    /// The text, with runs of white space as one space; not empty.
    var text: String
    /// Whether an empty line stands before it.
    var isApart = false
    /// Whether it is known to head the lines below it.
    var isHeading = false
}

/// Reads the lines under one heading of a text: the ingredients, or the steps.
struct PastedLines {
    private let lines: [PastedLine]
    private let budget: WorkBudget

    init(_ lines: [PastedLine], _ budget: WorkBudget) {
        self.lines = lines.filter { !PageControls.isOne($0.text) }
        self.budget = budget
    }

    /// The ingredients, without what says for how many they are, which is returned beside them.
    func ingredients() throws(WorkBudget.Exhausted) -> (lines: [ExtractedRecipe.Line], servings: Int?) {
        var rest = lines.filter { $0.text.utf8.count <= 9000 && $0.text.count <= 300 }.map {
            PastedLine(text: TextReader.unbulleted($0.text), isApart: $0.isApart, isHeading: $0.isHeading)
        }
        let areSentences = rest.count { Self.isSentence($0.text) } * 2 > rest.count
        let all = rest
        rest.removeAll()
        for line in all where !line.text.isEmpty {
            if !areSentences, Self.isProse(line.text), try !beginsWithFood(line.text) { continue }
            rest.append(line)
        }
        let servings = Self.takeServings(from: &rest)
        rest = try whole(rest)
        let isGrouped = rest.count(where: \.isApart) * 3 <= rest.count * 2
        let areHeaded = Self.areHeaded(rest)
        let sectioned = Self.sectioned(rest) { index in
            guard index + 1 < rest.count else { return false }
            let text = rest[index].text
            if rest[index].isHeading || GroupHeadings.head(text) { return true }
            guard !text.contains(where: \.isNumber), text.utf8.count <= 100, TextKey.words(text).count <= 6 else {
                return false
            }
            guard rest[index + 1].text.first?.isNumber == true else { return false }
            return GroupHeadings.mayHead(text) || isGrouped && rest[index].isApart && rest[index + 1].isApart
                || areHeaded && (index == 0 || rest[index].isApart) && !rest[index + 1].isApart
        }
        return (VisibleRecipe.inOneSystem(sectioned.once), servings)
    }

    /// Whether empty lines divide the lines into blocks, each headed by a line without a number above those with amounts.
    private static func areHeaded(_ lines: [PastedLine]) -> Bool {
        let starts = lines.indices.filter { $0 == 0 || lines[$0].isApart }
        let headed = starts.count { start in
            start + 2 < lines.count && !lines[start].text.contains(where: \.isNumber)
                && lines[start + 1...start + 2].allSatisfy { !$0.isApart && $0.text.first?.isNumber == true }
        }
        return starts.count >= 2 && headed >= starts.count - 1 && headed >= 1
    }

    /// The number in the first lines that say for how many the ingredients are; they are dropped: `Portions`, `4`.
    private static func takeServings(from lines: inout [PastedLine]) -> Int? {
        var servings: Int?
        var isLabelled = false
        for _ in 0..<4 {
            guard lines.count > 1, let text = lines.first?.text else { break }
            let words = TextKey.words(text)
            let number = words.count == 1 ? Int(words[0]) : nil
            if let number, isLabelled {
                servings = servings ?? number
            } else if let count = Servings.stated(in: text), words.count <= 8,
                // "2 parts gin"
                text.first?.isNumber != true || words.allSatisfy({ Int($0) != nil || Servings.isNoun($0) })
            {
                servings = servings ?? count
            } else if words.count != 1 || !Servings.isNoun(words[0]) && !Servings.isLabel(text) {
                break
            }
            isLabelled = number == nil
            lines.removeFirst()
        }
        // Some pages say it below the list.
        if let index = lines.lastIndex(where: { isServings($0.text) }), index >= 2, lines.count >= 3 {
            let stated = lines.remove(at: index).text
            servings = servings ?? Servings.stated(in: stated) ?? Servings.number(in: stated)
            if index == lines.count, Servings.isLabel(lines[index - 1].text),
                TextKey.words(lines[index - 1].text).count == 1
            {
                lines.removeLast()
            }
        }
        // A number alone is none of an ingredient, where the next line has its own, or where none follows.
        if servings == nil, lines.count >= 3, lines.count(where: { isBareNumber($0.text) }) == 1 {
            if isBareNumber(lines[0].text), lines[1].text.first?.isNumber == true {
                servings = Int(lines.removeFirst().text)
            } else if isBareNumber(lines[lines.count - 1].text) {
                servings = Int(lines.removeLast().text)
            }
        }
        return servings
    }

    private static func isBareNumber(_ text: String) -> Bool {
        text.utf8.count <= 2 && Int(text).map { (1...99).contains($0) } == true
    }

    /// Whether a line says for how many the ingredients are, and nothing else: `Serves: 12`, `5 servings`.
    private static func isServings(_ text: String) -> Bool {
        guard text.utf8.count <= 60 else { return false }
        let words = TextKey.words(text)
        return words.count == 2 && words.contains { Int($0) != nil }
            && words.contains { Servings.isNoun($0) || ["serves", "makes", "yield", "yields"].contains($0) }
    }

    /// Whether `Shrimp, peeled, as many as you like.` names a food before its first comma.
    private func beginsWithFood(_ text: String) throws(WorkBudget.Exhausted) -> Bool {
        guard let comma = text.firstIndex(of: ","), text.utf8.count <= 400 else { return false }
        let start = String(text[..<comma])
        guard TextKey.words(start).count <= 3 else { return false }
        try budget.spend(line: start)
        return HouseholdKitchen.standard.parser.parse(start).food != nil
    }

    /// Whether a line tells something, as no ingredient does.
    private static func isProse(_ text: String) -> Bool {
        guard text.first?.isNumber != true else { return false }
        return text.contains("©") || isSentence(text) && !text.hasSuffix(")") && TextKey.words(text).count >= 6
    }

    /// The steps, without their numbers, and without lines that only name ingredients once more.
    func steps(of ingredients: [ExtractedRecipe.Line]) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        var foods: Set<String> = []
        for line in ingredients { foods.formUnion(TextKey.words(line.text)) }
        var rest: [PastedLine] = []
        var times: [String: Int] = [:]
        for line in lines { times[line.text, default: 0] += 1 }
        for line in lines {
            try budget.spend(bytes: line.text.utf8.count)
            // What stands below each of a page's pictures.
            if times[line.text, default: 0] >= 3, line.text.contains("©") || line.text.contains(" / ") { continue }
            let text = TextReader.unnumbered(line.text)
            guard !StepReader.isNumber(text) else { continue }
            let words = TextKey.words(PlainText.cut(text, 1000))
            if words.count >= 2, words.allSatisfy(foods.contains), words.contains(where: { $0.first?.isNumber == true })
            {
                continue
            }
            rest.append(PastedLine(text: text, isApart: line.isApart))
        }
        let areSentences = rest.count { Self.isSentence($0.text) } * 2 >= rest.count
        return Self.sectioned(rest) { index in
            guard areSentences, index + 1 < rest.count, rest[index].isApart else { return false }
            let text = rest[index].text
            return !Self.isSentence(text) && Self.isSentence(rest[index + 1].text) && text.utf8.count <= 80
                && TextKey.words(text).count <= 7 && !text.contains { $0.isNumber || $0 == "," }
        }
    }

    /// Lines with those that head others, or end with a colon, as their sections.
    private static func sectioned(_ lines: [PastedLine], _ isHeading: (Int) -> Bool) -> [ExtractedRecipe.Line] {
        var section: String?
        var result: [ExtractedRecipe.Line] = []
        for (index, line) in lines.enumerated() where !line.text.isEmpty {
            if TextReader.isSection(line.text) {
                section = String(line.text.dropLast())
            } else if isHeading(index) {
                section = line.text
            } else {
                result.append(ExtractedRecipe.Line(section: section, text: line.text))
            }
        }
        return result
    }

    /// Lines with the amounts put before the foods, where these stand on lines of their own.
    private func whole(_ lines: [PastedLine]) throws(WorkBudget.Exhausted) -> [PastedLine] {
        var result: [PastedLine] = []
        var isOpen = false
        let bare = try lines.map { line throws(WorkBudget.Exhausted) in try isBareAmount(line.text) }
        guard bare.count(where: \.self) >= 2 else { return lines }
        for (index, line) in lines.enumerated() {
            if isOpen, !bare[index], TextReader.heading(line.text) == nil {
                result[result.count - 1].text += " " + line.text
            } else {
                result.append(line)
            }
            isOpen = bare[index]
        }
        return result
    }

    /// Whether a line is an amount without a food: `2 tbsp`.
    private func isBareAmount(_ text: String) throws(WorkBudget.Exhausted) -> Bool {
        guard text.utf8.count <= 24, text.first?.isNumber == true, !text.contains(","), TextKey.words(text).count <= 4
        else {
            return false
        }
        try budget.spend(line: text)
        let parser = HouseholdKitchen.standard.parser
        // "4 cloves" is a food, too.
        guard parser.parse(text).food == nil else { return false }
        let read = parser.parse(text + " onion")
        return read.amount != nil && read.name == "onion"
    }

    private static func isSentence(_ text: String) -> Bool { text.last.map { ".!?)".contains($0) } ?? false }
}
