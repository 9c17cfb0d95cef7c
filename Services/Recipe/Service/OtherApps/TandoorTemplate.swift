/// What Tandoor puts into the text of a step when it shows one.
///
/// `{{ ingredients[0] }}` is the first ingredient of the step, `{{ ingredients[0].food }}` a part of it, and
/// `{{ scale(26) }}` or `{% scale(26) %}` a number that grows with the servings.
enum TandoorTemplate {
    /// A step's line with the words in place of what stands for them; what is not understood stays as it is.
    static func filled(_ line: String, with ingredients: [ComposedLine]) -> String {
        guard line.contains("{{") || line.contains("{%") else { return line }
        var result = ""
        var rest = Substring(line)
        while let open = rest.firstRange(of: "{") {
            result += rest[..<open.lowerBound]
            rest = rest[open.lowerBound...]
            guard let place = place(at: rest), let words = words(for: place.inner, ingredients) else {
                result += rest.prefix(1)
                rest = rest.dropFirst()
                continue
            }
            result += words
            rest = rest[place.end...]
        }
        return PlainText.collapsed(result + rest)
    }

    /// What a text that begins with braces has between them, and where they end.
    private static func place(at text: Substring) -> (inner: Substring, end: String.Index)? {
        for (open, close) in [("{{", "}}"), ("{%", "%}")] where text.hasPrefix(open) {
            // An expression is short.
            guard let end = text.prefix(100).firstRange(of: close) else { return nil }
            return (text[text.index(text.startIndex, offsetBy: 2)..<end.lowerBound], end.upperBound)
        }
        return nil
    }

    private static func words(for expression: Substring, _ ingredients: [ComposedLine]) -> String? {
        let expression = expression.filter { $0 != " " }
        if let number = between("scale(", ")", expression), Double(number.part) != nil, number.rest.isEmpty {
            return String(number.part)
        }
        guard let number = between("ingredients[", "]", expression), let index = Int(number.part) else { return nil }
        // Tandoor shows nothing for one that the step does not have.
        guard ingredients.indices.contains(index) else { return "" }
        let one = ingredients[index]
        return switch number.rest {
        case "": one.withoutNote
        case ".amount": one.amount.map(ComposedLine.written) ?? ""
        case ".unit": one.unit
        case ".food": one.food
        case ".note": one.note
        default: nil
        }
    }

    private static func between(
        _ before: String,
        _ behind: String,
        _ text: String
    ) -> (part: Substring, rest: Substring)? {
        guard text.hasPrefix(before), let end = text.firstRange(of: behind) else { return nil }
        return (text.dropFirst(before.count)[..<end.lowerBound], text[end.upperBound...])
    }
}
