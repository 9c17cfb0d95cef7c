import Values

/// A step in Cooklang, read mark by mark.
struct CooklangStep {
    /// What a person reads.
    private(set) var text = ""
    /// Its ingredients as lines.
    private(set) var ingredients: [String] = []
    /// Whether it is only a list of ingredients.
    private(set) var isList = false
    /// Whether an ingredient is another recipe.
    private(set) var linksRecipes = false

    private let characters: [Character]
    private var index = 0

    init(_ source: String, _ budget: WorkBudget) throws(WorkBudget.Exhausted) {
        try budget.spend(source.utf8.count / 2)
        characters = Array(source)
        var words = ""
        var hasOther = false
        while index < characters.count {
            let character = characters[index]
            let isWord = index > 0 && (characters[index - 1].isLetter || characters[index - 1].isNumber)
            if "@#~".contains(character), !isWord, let component = component() {
                switch character {
                case "@":
                    add(component)
                    words += component.shown
                case "#":
                    hasOther = true
                    words += component.shown
                default:
                    hasOther = true
                    words += component.amount.isEmpty ? component.shown : component.measure
                }
                continue
            }
            // Commas and the marks of lists stand between ingredients.
            if !character.isWhitespace, !",;.-*•".contains(character) { hasOther = true }
            words.append(character)
            index += 1
        }
        isList = !ingredients.isEmpty && !hasOther
        text = PlainText.collapsed(CooklangText.shown(words))
    }

    private struct Component {
        var name = ""
        var shown = ""
        var amount = ""
        var unit = ""
        var note = ""
        /// Whether it stands for something made before, which is no ingredient.
        var isReference = false

        var measure: String { [amount, unit].filter { !$0.isEmpty }.joined(separator: " ") }
    }

    private mutating func add(_ component: Component) {
        guard !component.isReference else { return }
        var line = ComposedLine()
        line.unit = component.measure
        line.food = component.name
        line.note = component.note
        let text = PlainText.collapsed(CooklangText.shown(line.text))
        if !text.isEmpty { ingredients.append(text) }
    }

    /// What a mark here begins: up to its brace, or one word; nil if the mark means itself.
    private mutating func component() -> Component? {
        let start = index
        var place = index + 1
        var component = Component()
        if characters[start] == "@" || characters[start] == "#" {
            while place < characters.count, "@&?+-".contains(characters[place]) {
                if characters[place] == "@" { linksRecipes = true }
                if characters[place] == "&" { component.isReference = true }
                place += 1
                if component.isReference, place < characters.count, characters[place] == "(" {
                    while place < characters.count, characters[place] != ")" { place += 1 }
                    place += 1
                }
            }
        }
        guard place < characters.count, !characters[place].isWhitespace else { return nil }
        let limit = min(characters.count, place + 600)
        var end = place
        while end < limit, !"@#~{}".contains(characters[end]) { end += 1 }
        var name: Substring
        if end < limit, characters[end] == "{",
            let close = characters[end..<min(characters.count, end + 200)].firstIndex(of: "}")
        {
            name = Substring(String(characters[place..<end]))
            let inner = String(characters[(end + 1)..<close])
            let parts = inner.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
            let amount = PlainText.collapsed(String(parts[0]))
            component.amount = amount.hasPrefix("=") ? PlainText.collapsed(String(amount.dropFirst())) : amount
            component.unit = parts.count > 1 ? PlainText.collapsed(String(parts[1])) : ""
            index = close + 1
            if index < characters.count, characters[index] == "(",
                let end = characters[index..<min(characters.count, index + 600)].firstIndex(of: ")")
            {
                component.note = PlainText.collapsed(String(characters[(index + 1)..<end]))
                index = end + 1
            }
        } else {
            // A word alone, which a timer is not.
            guard characters[start] != "~" else { return nil }
            let word = characters[place...].prefix { !$0.isWhitespace && !($0.isPunctuation && $0 != "-" && $0 != "'") }
            guard !word.isEmpty else { return nil }
            name = Substring(String(word))
            index = place + word.count
        }
        if name.hasPrefix("./") || name.hasPrefix("../") {
            linksRecipes = true
            name = name.split(separator: "/").last ?? name
        }
        let names = name.split(separator: "|", maxSplits: 1).map { PlainText.collapsed(String($0)) }
        component.name = names.first ?? ""
        component.shown = names.last ?? ""
        return component
    }
}
