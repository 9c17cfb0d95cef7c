import Kitchen
import Values

/// Writes a recipe in Cooklang: its ingredients as a list before its steps.
///
/// A line break within a step becomes a space, and what Cooklang has no word for, as nutrition, is left out.
enum CooklangWriter {
    static func text(_ recipe: ExportedRecipe) -> String {
        let content = recipe.content
        var text = metadata(content)
        var section: String?
        func head(_ next: String?) {
            guard next != section else { return }
            section = next
            text += "\n== \(escaped(next ?? "", in: .heading)) ==\n"
        }
        for (index, line) in content.ingredients.enumerated() {
            if index == 0, line.section == nil { text += "\n" }
            head(line.section)
            text += ingredient(line.text) + "\n"
        }
        for step in content.steps {
            head(step.section)
            text += "\n\(escaped(PlainText.collapsed(step.text), in: .step))\n"
        }
        return text
    }

    private static func metadata(_ content: RecipeContent) -> String {
        var lines = ["---", "title: \(quoted(content.title))", "servings: \(content.servings)"]
        if !content.tags.isEmpty { lines += ["tags:"] + content.tags.map { "  - \(quoted($0))" } }
        if let url = content.origin.url { lines.append("source: \(quoted(url))") }
        if let name = content.origin.name { lines.append("author: \(quoted(name))") }
        let times = [
            ("prep time", content.times.prep), ("cook time", content.times.cook),
            ("time required", content.times.total),
        ]
        for (name, minutes) in times { if let minutes, minutes > 0 { lines.append("\(name): \(minutes) min") } }
        let image = [content.imageURL, content.imageSource].compactMap(\.self).first(where: PageURL.isWeb)
        if let image { lines.append("image: \(quoted(image))") }
        if let rating = content.details.rating { lines.append("rating: \(rating)") }
        if let notes = content.details.notes { lines.append("notes: \(quoted(notes))") }
        return (lines + ["---", ""]).joined(separator: "\n")
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A line as a marked ingredient, in parts where these read as the line again.
    private static func ingredient(_ text: String) -> String {
        let text = PlainText.collapsed(text)
        let words = text.split(separator: " ", maxSplits: 2)
        let isAmount =
            words.first.map { $0.allSatisfy { ("0"..."9").contains($0) || ".,/".contains($0) } && $0.first != "/" }
            ?? false
        if isAmount, words.count == 3, MeasureUnit(named: String(words[1])) != nil {
            return "@\(escaped(String(words[2]), in: .name)){\(words[0])%\(words[1])}"
        }
        if isAmount, words.count > 1 {
            let rest = words.dropFirst().joined(separator: " ")
            return "@\(escaped(rest, in: .name)){\(words[0])}"
        }
        return "@\(escaped(text, in: .name)){}"
    }

    private enum Place {
        case name
        case step
        case heading
    }

    /// A text whose marks mean themselves where it stands.
    private static func escaped(_ text: String, in place: Place) -> String {
        var result = String.UnicodeScalarView()
        var before: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            let isMark =
                switch scalar {
                case "\\", "@", "#", "~": true
                case "{", "}", "|", "&", "?", "+", "/": place == .name
                case "=": place == .heading || before == nil
                case ">": before == nil
                case "-": before == nil || before == "-" || before == "["
                default: false
                }
            if isMark { result.append("\\") }
            result.append(scalar)
            before = scalar
        }
        return String(result)
    }
}
