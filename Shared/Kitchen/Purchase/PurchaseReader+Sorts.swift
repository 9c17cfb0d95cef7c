/// What English lines say of the sort, the cut or the can beside a food, where its name says nothing of it.
extension PurchaseReader {
    /// "1 bunch kale (lacinato, Red Russian, or Siberian)": all the sorts, not the first or the last of them.
    func chooseSort(_ purchase: inout Purchase, in line: IngredientLine) {
        guard line.note.utf8.count < 60, line.note.utf8.contains(UInt8(ascii: ",")), line.note.contains("or "),
            purchase.remark.isEmpty || line.note.hasPrefix(purchase.remark),
            purchase.alternative.isEmpty || line.note.hasSuffix(purchase.alternative),
            !(purchase.remark.isEmpty && purchase.alternative.isEmpty),
            case let text = words(of: line.note), text.words.contains(where: text.isProper),
            let or = text.all.firstIndex(where: { $0.word.has(.or) }), or > 1,
            text.all.allSatisfy({ token in
                [.word, .comma, .hyphen].contains(token.kind)
                    && !token.word.has([.ends, .stop, .done, .after, .adverb, .optional, .about, .from, .with])
            })
        else { return }
        purchase.alternative = ""
        purchase.remark = line.note
    }

    /// "Del Monte® Pineapple": the word before the name that looks like an article of another language.
    func nameWithArticle(_ purchase: inout Purchase, in line: IngredientLine) {
        guard purchase.words.first?.isUppercase == true, !purchase.own.isEmpty,
            let article = Self.articles.first(where: { line.text.contains(" \($0) \(purchase.words)") })
        else { return }
        if purchase.own == purchase.words { purchase.own = article + " " + purchase.own }
        purchase.words = article + " " + purchase.words
    }

    private static let articles = ["Del", "La", "El", "Le", "Los", "Las", "Il"]

    /// "Peaches in light syrup", "pears in natural juice": what fruit in a can lies in.
    func liquidAround(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard let id = purchase.food?.id, id.hasPrefix("canned-"), id != "canned-tomatoes",
            purchase.category == .pantry,
            line.amount?.unit?.isPackage == true, let start = line.text.utf8.firstRange(of: " in "),
            case let text = words(of: String(line.text[start.upperBound...])),
            let last = text.all.prefix(4).firstIndex(where: { Self.liquids.contains(text.text([$0]).lowercased()) }),
            text.all[..<last].allSatisfy({ Self.ofLiquid.contains(text.text([$0]).lowercased()) }),
            case let said = "in " + text.text(from: text.all[0], through: text.all[last]),
            // The name has the syrup, if that is all.
            said != "in syrup", !purchase.words.contains(said)
        else { return nil }
        return said
    }

    private static let liquids: Set<String> = ["juice", "juices", "syrup"]
    private static let ofLiquid: Set<String> = [
        "light", "heavy", "extra", "natural", "own", "its", "their", "fruit", "pear", "pineapple", "unsweetened",
    ]

    /// "2 pounds cubed beef": a cut for cubes, where the line names none.
    func cubed(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard let id = purchase.food?.id, ["beef", "lamb", "pork", "veal"].contains(id), purchase.own.isEmpty,
            line.amount?.unit?.dimension == .mass, line.text.lowercased().contains("cube")
        else { return nil }
        return "cubed"
    }

    /// "1 turkey, neck and giblets reserved": birds are sold with and without them.
    func withGiblets(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard let id = purchase.food?.id, ["turkey", "chicken", "duck", "goose"].contains(id),
            case let text = line.text.lowercased(), text.contains("giblet") || text.contains("gizzard"),
            text.contains("with giblets") || text.contains("reserved") || text.contains("reserve ")
        else { return nil }
        return "with giblets"
    }

    /// "1 cup dairy-free and gluten-free chocolate chips": what it must be free of, where the name says less.
    func freeOf(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard line.text.utf8.firstRange(of: "-free") != nil, case let text = line.text.lowercased(),
            case let shown = "\(purchase.words) \(purchase.food?.name ?? "") \(purchase.remark) \(purchase.alternative)"
                .lowercased()
        else { return nil }
        let kinds = purchase.kinds.map { buying.kinds[$0].id }
        let missing = Self.free.filter { text.contains($0) && !shown.contains($0) && !kinds.contains($0) }
        return missing.isEmpty ? nil : missing.joined(separator: ", ")
    }

    private static let free = ["gluten-free", "dairy-free", "nut-free", "egg-free", "soy-free", "lactose-free"]
}
