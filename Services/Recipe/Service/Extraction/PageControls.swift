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
        "units scale", "metric us customary", "want to save this recipe", "save this recipe", "email me this recipe",
        "prevent your screen from going dark as you follow along", "cook modeprevent your screen from going dark",
        "your device does not support cooking mode", "keep screen awake", "add to cart", "shop recipe",
        "shop ingredients", "shop the recipe", "jump to recipe", "jump to video", "watch video", "watch the video",
        "add to favorites", "add to favourites", "rate this recipe", "share this recipe", "email", "name", "copy",
        "print", "save", "share", "the ingredient list now reflects the servings specified", "rezept drucken",
        "rezept speichern", "rezept teilen", "zutaten kopieren", "alle zutaten anzeigen", "weniger zutaten anzeigen",
        "alle zutaten einkaufen", "zutaten bestellen", "per e mail versenden", "kochmodus", "imprimer la recette",
        "enregistrer la recette", "ajouter aux favoris", "partager", "imprimir receta", "guardar receta",
        "añadir a favoritos", "compartir", "stampa", "stampa ricetta", "salva la ricetta", "condividi",
        "imprimir receita", "compartilhar", "kookmodus", "scherm aanhouden", "scherm aanhouden tijdens het koken",
        "afdrukken", "føj til favoritter", "hold min skærm tændt", "gem opskrift", "skriv ut", "spara recept",
        "lagre oppskrift", "drukuj", "wydrukuj",
    ]
}
