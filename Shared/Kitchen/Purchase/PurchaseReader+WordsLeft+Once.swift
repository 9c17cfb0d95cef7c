/// What the note of an English line says twice.
extension PurchaseReader {
    /// Where a choice goes on with how much more is needed, which the need says.
    private static let needs = [" plus additional", " plus more", " plus extra"]

    /// The purchases with each remark once: "or Kahlúa; or Kahlúa plus additional for passing".
    func withoutRepeats(_ bought: [Purchase]) -> [Purchase] {
        bought.map { purchase in
            var purchase = purchase
            purchase.alternative = withoutNeed(purchase.alternative)
            guard !purchase.remark.isEmpty else { return purchase }
            var kept: [String] = []
            for remark in purchase.remark.split(separator: "; ").map({ withoutNeed(String($0)) }) {
                let isRepeated = (kept + [purchase.alternative]).contains { isSaid(remark, in: $0) }
                if isRepeated { continue }
                kept.removeAll { isSaid($0, in: remark) }
                kept.append(remark)
            }
            purchase.remark = kept.joined(separator: "; ")
            return purchase
        }
    }

    private func withoutNeed(_ text: String) -> String {
        guard text.hasPrefix("or "),
            let found = Self.needs.lazy.compactMap({ text.utf8.firstRange(of: $0) }).first
        else { return text }
        var choice = text[..<found.lowerBound]
        while choice.last == "," || choice.last == " " { choice.removeLast() }
        return String(choice)
    }

    /// Whether a text has another in whole words.
    private func isSaid(_ text: String, in other: String) -> Bool {
        guard let found = other.utf8.firstRange(of: text) else { return false }
        let before = other[..<found.lowerBound].last
        let behind = other[found.upperBound...].first
        return before?.isLetter != true && behind?.isLetter != true
            && before?.isNumber != true && behind?.isNumber != true
    }
}
