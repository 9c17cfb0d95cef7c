/// The fractions that HTML 5 has names for, and the parser, which knows those of HTML 4, has not.
enum Fractions {
    /// A page with these fractions written as characters: `&frac18;` as `⅛`.
    static func plain(_ page: String) -> String {
        let parts = page.split(separator: "&frac", omittingEmptySubsequences: false)
        guard parts.count > 1, var plain = parts.first.map({ String($0) }) else { return page }
        for part in parts.dropFirst() {
            if part.utf8.dropFirst(2).first == UInt8(ascii: ";"), let sign = signs[String(part.prefix(2))] {
                plain += sign
                plain += part.dropFirst(3)
            } else {
                plain += "&frac"
                plain += part
            }
        }
        return plain
    }

    private static let signs = [
        "13": "⅓", "23": "⅔", "15": "⅕", "25": "⅖", "35": "⅗", "45": "⅘", "16": "⅙", "56": "⅚", "18": "⅛", "38": "⅜",
        "58": "⅝", "78": "⅞",
    ]
}
