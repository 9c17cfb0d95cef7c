/// What pages write on switches and buttons beside their lists, and what people copy with these.
enum PageControls {
    /// Whether a line is nothing but such words: `Cook Mode Prevent your screen from going dark`, `Scale 1x 2x 3x`.
    static func isOne(_ text: String) -> Bool {
        guard text.utf8.count <= 80 else { return false }
        let all = TextKey.words(text)
        // "2x" is two words.
        let words = all.filter { $0.first?.isNumber != true && $0 != "x" }
        if words.isEmpty { return all.count { $0 == "x" } >= 2 }
        return controls.contains(words.joined(separator: " "))
    }

    private static let controls: Set<String> = [
        "cook mode", "cook mode prevent your screen from going dark", "prevent your screen from going dark", "scale",
        "us customary metric", "us customary", "metric imperial", "us metric", "copy ingredients", "deselect all",
        "select all", "add to shopping list", "print shopping list", "print recipe", "pin recipe", "save recipe",
        "advertisement", "anzeige", "werbung", "publicité", "publicidad", "pubblicità", "continua após patrocínio",
        "continua após a publicidade", "drucken", "einkaufsliste", "imprimer", "imprimir", "udskriv",
        "føj til indkøbsseddel", "keep screen on", "keep your screen on", "step by step", "watch recipe video",
    ]
}
