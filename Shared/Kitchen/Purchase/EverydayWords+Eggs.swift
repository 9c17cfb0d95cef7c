/// Eggs of which only a part is taken.
extension PurchaseReader {
    /// "Las claras de 4 huevos": so many of them.
    static func withPartsOfEggs(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard let part = words.prefix(2).firstIndex(where: { partsOfEggs.contains($0.lowercased()) }),
            part == 0 || ["la", "las"].contains(words[0].lowercased()), words.count > part + 3, words[part + 1] == "de",
            words[part + 2].allSatisfy(\.isNumber), words[part + 3].hasPrefix("huevo")
        else { return text }
        return ([words[part + 2], words[part]] + words[(part + 4)...]).joined(separator: " ")
    }

    private static let partsOfEggs: Set<String> = ["clara", "claras", "yema", "yemas"]
}
