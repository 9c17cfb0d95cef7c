import Markup

/// Schema.org recipes written into a page's elements (microdata, or RDFa Lite), in the form of linked data.
enum Microdata {
    /// The first recipe object of a page, or what loose recipe properties it has.
    static func recipe(in document: HTMLDocument) -> LooseJSON? {
        var scope: HTMLNode?
        for element in document.elements where isRecipe(element) {
            scope = element
            break
        }
        if let scope {
            let object = object(scope, type: "Recipe", depth: 0)
            if object.first("recipeIngredient", "ingredients", "recipeInstructions", "name") != nil { return object }
        }
        // Some pages forget the scope, or close it too early.
        guard let root = document.root else { return nil }
        let loose = object(root, type: "Recipe", depth: 0)
        return loose.first("recipeIngredient", "ingredients", "recipeInstructions") != nil ? loose : nil
    }

    private static func isRecipe(_ element: HTMLNode) -> Bool {
        [element["itemtype"], element["typeof"]].contains { type in
            type?.split { $0.isWhitespace }.contains { $0.lowercased().hasSuffix("recipe") } == true
        }
    }

    /// The properties below an element, without those of objects within it; these become objects of their own.
    private static func object(_ scope: HTMLNode, type: String, depth: Int) -> LooseJSON {
        var members = [LooseJSON.Member(name: "@type", value: .string(type))]
        var pending = scope.children.reversed().map { $0 }
        var visited = 0
        while let element = pending.popLast(), visited < 100_000 {
            visited += 1
            let names = element.words("itemprop") + element.words("property").filter { !$0.contains("og:") }
            let isScope = element["itemscope"] != nil || element["typeof"] != nil
            if !names.isEmpty, depth < 6 {
                let value = value(of: element, isScope: isScope, depth: depth)
                for name in names {
                    let bare = name.split { $0 == ":" || $0 == "/" }.last.map { String($0) } ?? String(name)
                    add(value, as: bare, to: &members)
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
        return .object(members)
    }

    private static func value(of element: HTMLNode, isScope: Bool, depth: Int) -> LooseJSON {
        if isScope {
            let type = element["itemtype"] ?? element["typeof"] ?? ""
            let inner = object(element, type: type, depth: depth + 1)
            if case .object(let members) = inner, members.count > 1 { return inner }
        }
        if let content = element["content"], !content.isEmpty { return .string(content) }
        switch element.name {
        case "a", "link", "area": return .string(element["href"] ?? element.text)
        case "img", "source", "video", "audio", "iframe":
            return .string(element["data-src"] ?? element["data-lazy-src"] ?? element["src"] ?? "")
        case "time": return .string(element["datetime"] ?? element.text)
        case "data", "meter": return .string(element["value"] ?? element.text)
        default: return .string(element.lines.joined(separator: "\n"))
        }
    }

    private static func add(_ value: LooseJSON, as name: String, to members: inout [LooseJSON.Member]) {
        if case .string(let text) = value, text.isEmpty { return }
        guard let index = members.firstIndex(where: { $0.name == name }) else {
            return members.append(LooseJSON.Member(name: name, value: value))
        }
        members[index].value = .array(members[index].value.elements + [value])
    }
}
