/// English lines of fruit and vegetables that come from a can or frozen, although their names do not say so.
extension PurchaseReader {
    /// "1 cup pineapple chunks, drained": what is only drained comes from a can.
    func fromCan(_ line: IngredientLine) -> String? {
        guard let food = line.food, Self.inCans.contains(food.id),
            line.amount?.unit.map(\.isMeasure) ?? (line.amount == nil),
            case let done = line.preparation.split(separator: ",").last?.drop(while: { $0 == " " }) ?? "",
            case let isSaved = done.hasPrefix("drained with ") && done.hasSuffix(" reserved") || done == "undrained"
                || Self.liquidKept.contains(where: done.hasSuffix),
            isSaved || ["drained", "well drained", "drained well"].contains(String(done)), line.note.isEmpty,
            let name = line.text.utf8.firstRange(of: line.name),
            case let text = line.text.lowercased(),
            ![
                "fresh", "frozen", "can", "jar", "thawed", "rinsed", "washed", "soaked", "cooked", "pitted", "peeled",
                " or ",
            ].contains(where: {
                // Nobody keeps a liquid of fresh ones.
                text.contains($0) && !(isSaved && $0 == "pitted")
            })
        else { return nil }
        return line.text[..<name.lowerBound] + "canned " + line.text[name.lowerBound...]
    }

    private static let liquidKept = [
        "juice reserved", "liquid reserved", "syrup reserved", "reserving juice", "reserving liquid",
    ]
    private static let inCans: Set<String> = [
        "pineapple", "peach", "pear", "apricot", "cherry", "sour-cherry", "pie-cherry", "mushroom", "plum",
        "grapefruit", "tangerine",
    ]

    /// "1 cup corn, canned or frozen", "a 26-ounce container chopped tomatoes": not the fresh ones.
    func cannedOrFrozen(_ line: IngredientLine) -> String? {
        guard line.category == .produce, let name = line.text.utf8.firstRange(of: line.name) else { return nil }
        for (first, other) in [("canned", "frozen"), ("frozen", "canned")] {
            guard let found = line.text.utf8.firstRange(of: ", \(first) or \(other)"),
                name.upperBound <= found.lowerBound
            else { continue }
            return
                "\(line.text[..<name.lowerBound])\(first) \(line.text[name.lowerBound..<found.lowerBound]), or \(other)"
                + line.text[found.upperBound...]
        }
        // "5 ounces diced tomatoes, drained"
        if line.food?.id == "tomato", line.text.hasSuffix(", drained") || line.text.hasSuffix(", undrained"),
            line.amount?.unit?.isMeasure == true, !line.text.contains("fresh"), !line.text.contains("can"),
            let diced = ["diced tomatoes", "crushed tomatoes", "stewed tomatoes"].lazy
                .compactMap({ line.text.utf8.firstRange(of: $0) }).first
        {
            return line.text[..<diced.lowerBound] + "canned " + line.text[diced.lowerBound...]
        }
        guard line.food?.id == "tomato", line.amount?.unit == .container || line.amount?.unit == .carton,
            line.amounts.count > 1 || line.amount?.size != nil, !line.text.contains("can")
        else { return nil }
        return line.text[..<name.lowerBound] + "canned " + line.text[name.lowerBound...]
    }
}
