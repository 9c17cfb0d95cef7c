/// Choices that a Spanish line leaves open.
extension PurchaseReader {
    /// "Nueces peladas u otros frutos secos": what else would do, since "otros" counts nothing here.
    func othersInstead(_ line: IngredientLine) -> [Purchase]? {
        guard language == .es, let found = line.text.utf8.firstRange(of: " u otr"),
            case let front = line.text[..<found.lowerBound],
            front.count(where: { $0 == "(" }) == front.count(where: { $0 == ")" })
        else { return nil }
        let rest = line.text[found.upperBound...].prefix { $0 != "," && $0 != ";" && $0 != "(" }
        guard var some = bought(for: String(front) + line.text[rest.endIndex...], as: line),
            some.count == 1, some[0].alternative.isEmpty
        else { return nil }
        some[0].alternative = String(("u otr" + String(rest)).trimmedSpaces)
        return some
    }
}
