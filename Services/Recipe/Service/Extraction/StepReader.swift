import Values

/// Reads a recipe's method in all the shapes that pages give it.
struct StepReader {
    private let data: LinkedData
    private let text: PlainText
    /// The references that have been followed to where the reader is: none is followed within itself.
    private var path: Set<String> = []

    init(_ data: LinkedData, _ text: PlainText) {
        self.data = data
        self.text = text
    }

    /// The steps of a value: a text, a list of texts, steps, sections of steps.
    func steps(_ value: LenientJSON?) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        guard let value else { return [] }
        return try read(value, section: nil, depth: 0)
    }

    private func read(
        _ value: LenientJSON,
        section: String?,
        depth: Int
    ) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        try text.budget.spend(2)
        guard depth < 12 else { return [] }
        var reader = self
        let known = data.resolved(value)
        if let id = known.reference {
            // defence: reference-loops
            guard reader.path.insert(id).inserted else { return [] }
        }
        switch known.value {
        case .string(let text):
            return try lines(text, section: section)
        case .array(let elements):
            var lines: [ExtractedRecipe.Line] = []
            for element in elements where lines.count < ExtractedRecipe.mostLines {
                lines += try reader.read(element, section: section, depth: depth + 1)
            }
            return lines
        case .object(let members):
            try text.budget.spend(members.count)
            return try reader.read(object: known.value, section: section, depth: depth)
        case .null, .bool, .number: return []
        }
    }

    private func read(
        object: LenientJSON,
        section: String?,
        depth: Int
    ) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        let name = try object.first("name", "headline")?.text.map(text.line) ?? ""
        let inner = object.first("itemListElement", "steps", "step", "recipeInstructions")
        if object.isA("HowToSection") || (inner != nil && !object.isA("HowToStep")) {
            let heading = name.isEmpty ? section : name
            if let inner { return try read(inner, section: heading, depth: depth + 1) }
            return try read(text: object.first("text", "description"), section: heading)
        }
        var lines: [ExtractedRecipe.Line] = []
        if let inner { lines = try read(inner, section: section, depth: depth + 1) }
        if lines.isEmpty { lines = try read(text: object.first("text", "description", "item"), section: section) }
        return titled(lines, name, section)
    }

    private func read(text value: LenientJSON?, section: String?) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line]
    {
        var lines: [ExtractedRecipe.Line] = []
        for element in value?.elements ?? [] where lines.count < ExtractedRecipe.mostLines {
            lines += try self.lines(element.text ?? element.first("text", "name")?.text ?? "", section: section)
        }
        return lines
    }

    private func lines(_ text: String, section: String?) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        try Self.unwrapped(self.text.lines(text)).flatMap(Self.parted)
            .filter { !StepReader.isNumber($0) && $0.contains { $0.isLetter || $0.isNumber } }
            .map { ExtractedRecipe.Line(section: section, text: $0) }
    }

    /// Lines put together again that were broken at a width, in the middle of sentences.
    private static func unwrapped(_ lines: [String]) -> [String] {
        guard lines.count >= 3 else { return lines }
        let goesOn = zip(lines, lines.dropFirst()).map { line, next in
            line.utf8.count >= 25 && line.last.map { $0.isLetter || $0.isNumber || $0 == "," } == true
                && next.first.map { $0.isLowercase || $0.isNumber } == true
        }
        guard goesOn.count(where: \.self) * 2 >= goesOn.count else { return lines }
        var result = [lines[0]]
        for (line, goesOn) in zip(lines.dropFirst(), goesOn) {
            if goesOn { result[result.count - 1] += " " + line } else { result.append(line) }
        }
        return result
    }

    /// The steps in a text that is a list of sentences put together with commas, or with nothing between them.
    private static func parted(_ text: String) -> [String] {
        var text = String(text.drop { ",;".contains($0) || $0 == " " })
        if text.hasSuffix(".,") { text.removeLast() }
        let parts = text.split(separator: "., ", omittingEmptySubsequences: true)
        guard parts.count >= 3, parts.allSatisfy({ $0.first?.isUppercase == true || $0.first?.isNumber == true }) else {
            return unglued(text)
        }
        return parts.dropLast().map { $0 + "." } + [String(parts[parts.count - 1])]
    }

    /// The parts of a text between a full stop and a capital letter right behind it: "z.B." and "a.example" are whole.
    private static func unglued(_ text: String) -> [String] {
        guard text.utf8.count <= 20_000 else { return [text] }
        var parts: [String] = []
        var start = text.startIndex
        var letters = 0
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            let character = text[index]
            if ".!?".contains(character), letters >= 3, next < text.endIndex, text[next].isUppercase,
                text.index(after: next) < text.endIndex, text[text.index(after: next)].isLowercase
            {
                parts.append(String(text[start..<next]))
                start = next
            }
            letters = character.isLowercase ? letters + 1 : 0
            index = next
        }
        return parts + [String(text[start...])]
    }

    /// A step's name heads it, unless it is a number or only repeats how the text begins.
    private func titled(
        _ lines: [ExtractedRecipe.Line],
        _ name: String,
        _ section: String?
    ) -> [ExtractedRecipe.Line] {
        guard !name.isEmpty else { return lines }
        guard let first = lines.first else { return [ExtractedRecipe.Line(section: section, text: name)] }
        guard name.utf8.count <= 3000, name.count <= 100, !StepReader.isNumber(name) else { return lines }
        let start = String(name.lowercased().reversed().drop { ".… ".contains($0) }.reversed())
        guard name != section, !first.text.lowercased().hasPrefix(start) else { return lines }
        // Under a section's heading it stands on a line of its own above the text.
        guard section == nil else {
            return [ExtractedRecipe.Line(section: section, text: name + "\n" + first.text)] + lines.dropFirst()
        }
        let heading = name.hasSuffix(":") ? String(name.dropLast()) : name
        return lines.map { ExtractedRecipe.Line(section: heading, text: $0.text) }
    }

    /// Steps without the numbers before them, where they count the steps.
    static func uncounted(_ steps: [ExtractedRecipe.Line]) -> [ExtractedRecipe.Line] {
        var last = 0
        let rests = steps.map { step -> String? in
            let digits = step.text.prefix { $0.isASCII && $0.isNumber }
            // Each section may count from one.
            defer { last += 1 }
            guard (1...2).contains(digits.count), let number = Int(digits),
                number == 1 && last > 0 || abs(number - last - 1) <= 2,
                step.text.dropFirst(digits.count).first == " "
            else { return nil }
            if number == 1 { last = 0 }
            return String(step.text.dropFirst(digits.count + 1))
        }
        guard steps.count > 1, rests.count(where: { $0 != nil }) * 10 >= steps.count * 7 else { return steps }
        return zip(steps, rests).map { ExtractedRecipe.Line(section: $0.section, text: $1 ?? $0.text) }
    }

    /// Steps without a footnote at their end, the credits of pictures, `Soup (Photo: Ann)`, and the times that follow
    /// one, `Cooking time: 20 min`.
    static func withoutAsides(_ steps: [ExtractedRecipe.Line]) -> [ExtractedRecipe.Line] {
        var isBehindCredit = false
        let isNoted = steps.count >= 3 && steps.last?.text.hasPrefix("*") == true && steps[0].text.first != "*"
        return steps.dropLast(isNoted ? 1 : 0).filter { step in
            let text = step.text
            guard text.utf8.count <= 150, let colon = text.lastIndex(of: ":"),
                let last = TextKey.words(String(text[..<colon])).last
            else {
                isBehindCredit = false
                return true
            }
            let isTime = isBehindCredit && times.contains(where: last.hasSuffix)
            isBehindCredit = isTime || text.hasSuffix(")") && credits.contains(last)
            return !isBehindCredit
        }
    }

    private static let credits: Set<String> = ["photo", "photos", "foto", "fotos", "fotó", "fotografie", "fot", "bild"]
    private static let times = ["time", "zeit", "temps", "tiempo", "tempo", "tijd", "tid", "idő", "czas", "doba"]

    /// Whether a text only counts: `Step 1`, `2.`, `Schritt 03`, `Étape 1/12`.
    static func isNumber(_ text: String) -> Bool {
        guard text.utf8.count <= 1000 else { return false }
        let words = text.split { " .:)/".contains($0) }
        let numbers = words.count { $0.allSatisfy { $0.isASCII && $0.isNumber } }
        guard (1...3).contains(words.count), words.count - numbers <= 1 else { return false }
        return numbers >= 1 && words.last?.first?.isNumber == true && (words.count < 3 || text.contains("/"))
    }
}
