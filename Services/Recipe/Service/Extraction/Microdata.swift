import Markup
import Values

/// Schema.org recipes written into a page's elements (microdata, or RDFa Lite), in the form of linked data.
enum Microdata {
    /// The first recipe object of a page, or what loose recipe properties it has.
    static func recipe(in document: HTMLDocument) throws(WorkBudget.Exhausted) -> LenientJSON? {
        var scope: HTMLNode?
        for element in document.elements where isRecipe(element, document.budget) {
            scope = element
            break
        }
        if let scope {
            let object = try object(scope, type: "Recipe", depth: 0, document.budget)
            if object.first("recipeIngredient", "ingredients", "recipeInstructions", "name") != nil { return object }
        }
        // Some pages forget the scope, or close it too early.
        guard let root = document.root else { return nil }
        guard case .object(let members) = try object(root, type: "Recipe", depth: 0, document.budget) else {
            return nil
        }
        // A name outside of all objects may be anything's.
        let loose = LenientJSON.object(members.filter { $0.name != "name" })
        return loose.first("recipeIngredient", "ingredients", "recipeInstructions") != nil ? loose : nil
    }

    private static func isRecipe(_ element: HTMLNode, _ budget: WorkBudget) -> Bool {
        [element["itemtype"], element["typeof"]].contains { type in
            // Each of its words takes some folding and comparing.
            guard let type, type.utf8.count <= maxList, budget.affords(1 + type.utf8.count / 4) else { return false }
            return type.split { $0.isWhitespace }.contains { $0.lowercased().hasSuffix("recipe") }
        }
    }

    /// Longer lists of types or of names has no element.
    private static let maxList = 2000
    /// An element has one name, or two.
    private static let maxNames = 20

    /// The properties below an element, without those of objects within it; these become objects of their own.
    private static func object(
        _ scope: HTMLNode,
        type: String,
        depth: Int,
        _ budget: WorkBudget
    ) throws(WorkBudget.Exhausted) -> LenientJSON {
        var properties = Properties(type: type)
        var pending = Array(scope.children.reversed())
        while let element = pending.popLast() {
            try budget.spend(3)
            var names = names(of: element)
            // The page's title has the site's name, too; it is read elsewhere.
            if element.name == "title" { names = [] }
            let isScope = element["itemscope"] != nil || element["typeof"] != nil
            if !names.isEmpty, depth < 6 {
                let value = try value(of: element, isScope: isScope, depth: depth, budget)
                for name in names {
                    try budget.spend()
                    properties.add(value, as: name.split { $0 == ":" || $0 == "/" }.last.map { String($0) } ?? name)
                }
            }
            let isWhole = names.contains {
                $0 == "recipeInstructions" || $0 == "recipeIngredient" || $0 == "ingredients"
            }
            // What is inside a property that is an object, or is taken whole, is not the recipe's own.
            if names.isEmpty && !isScope || !names.isEmpty && !isScope && !isWhole {
                pending += element.children.reversed()
            } else if names.isEmpty, isScope, depth == 0, type == "Recipe", scope.name == "html" {
                pending += element.children.reversed()
            }
        }
        return properties.object
    }

    private static func names(of element: HTMLNode) -> [String] {
        let lists = ["itemprop", "property"].map { name -> [Substring] in
            guard let list = element[name] else { return [] }
            return list.utf8.prefix(maxList).split(maxSplits: maxNames) { $0 <= 0x20 }.prefix(maxNames)
                .map { Substring($0) }
        }
        return (lists[0] + lists[1].filter { !$0.contains("og:") }).map { String($0) }
    }

    private static func value(
        of element: HTMLNode,
        isScope: Bool,
        depth: Int,
        _ budget: WorkBudget
    ) throws(WorkBudget.Exhausted) -> LenientJSON {
        if isScope {
            let type = element["itemtype"] ?? element["typeof"] ?? ""
            let inner = try object(element, type: type, depth: depth + 1, budget)
            if case .object(let members) = inner, members.count > 1 { return inner }
        }
        if let content = element["content"], !content.isEmpty {
            try budget.spend(bytes: content.utf8.count)
            return .string(content)
        }
        switch element.name {
        case "a", "link", "area": return .string(try text(of: element, or: "href"))
        case "img", "source", "video", "audio", "iframe":
            return .string(element["data-src"] ?? element["data-lazy-src"] ?? element["src"] ?? "")
        case "time": return .string(try text(of: element, or: "datetime"))
        case "data", "meter": return .string(try text(of: element, or: "value"))
        default: return .string(try element.lines.joined(separator: "\n"))
        }
    }

    private static func text(of element: HTMLNode, or attribute: String) throws(WorkBudget.Exhausted) -> String {
        if let value = element[attribute] { return value }
        return try element.text
    }

    /// The properties of an object while they are gathered, by name and in order.
    private struct Properties {
        private var names = ["@type"]
        private var values: [String: [LenientJSON]]

        init(type: String) {
            values = ["@type": [.string(type)]]
        }

        mutating func add(_ value: LenientJSON, as name: String) {
            guard value != .string("") else { return }
            if values[name] == nil { names.append(name) }
            values[name, default: []].append(value)
        }

        var object: LenientJSON {
            .object(
                names.map { name in
                    let values = values[name] ?? []
                    return LenientJSON.Member(name: name, value: values.count == 1 ? values[0] : .array(values))
                }
            )
        }
    }
}
