/// What heads the parts of a recipe, in the languages of its readers.
enum HeadingWords {
    /// The part that a heading in lower case names, without marks around it; nil if it names none.
    static func part(of heading: String) -> TextReader.Part? {
        if ingredients.contains(heading) { return .ingredients }
        if steps.contains(heading) { return .steps }
        return rest.contains(heading) ? .rest : nil
    }

    /// Whether a line heads the ingredients and says what for: `Ingredienti per una teglia`.
    static func opensIngredients(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        return isGroup(line) && line.count <= 60 && GroupHeadings.isPreposition(words[1].lowercased())
    }

    /// Whether a line heads some of the ingredients: `Ingredients for the filling`.
    static func isGroup(_ line: String) -> Bool {
        guard line.utf8.count <= 200, line.last != "." else { return false }
        // "Ingredients (metric)" heads a list of its own.
        let bare = line.lowercased().prefix { $0 != "(" }
        let words = bare.split(separator: " ")
        return (2...8).contains(words.count) && oneWord.contains(String(words[0]))
    }

    /// Whether a line heads the steps if it stands between these and the ingredients: `How to make the stew`,
    /// `Oven method`.
    static func opensSteps(_ line: String) -> Bool {
        guard line.utf8.count <= 200, line.last != ".", !line.contains(where: \.isNumber) else { return false }
        let lower = line.lowercased()
        let words = lower.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" })
        guard (1...14).contains(words.count) else { return false }
        if openings.contains(words.joined(separator: " ")) { return true }
        if words.count > 2, beginnings.contains(where: lower.hasPrefix) { return true }
        guard words.count <= 8, !line.contains(":"), let last = words.last else { return false }
        return endings.contains(String(last))
    }

    private static let openings: Set<String> = [
        "recipe", "rezept", "recept", "receta", "ricetta", "receita", "oppskrift", "opskrift", "get started",
        "let's get started", "let’s get started", "let's cook", "let’s cook", "si cucina", "los geht's", "los geht’s",
    ]
    private static let beginnings = [
        "how to make ", "how to prepare ", "how to cook ", "come fare ", "come preparare ", "cómo hacer ",
        "cómo preparar ", "como fazer ", "como preparar ", "comment faire ", "comment préparer ", "elaboración de ",
        "preparación de ", "préparation de ", "préparation du ", "preparazione de", "zubereitung der ",
        "zubereitung des ", "zubereitung von ",
    ]
    private static let endings: Set<String> = [
        "method", "directions", "instructions", "zubereitung", "anleitung", "préparation", "preparación",
        "elaboración", "preparazione", "procedimento", "bereiding", "tillagning",
    ]
    /// The words for ingredients that begin a heading for some of them.
    private static let oneWord: Set<String> = [
        "ingredients", "zutaten", "ingrédients", "ingredientes", "ingredienti", "ingrediënten", "ingredienser",
        "składniki", "ingrediencie", "ingredience", "suroviny", "hozzávalók", "malzemeler", "ингредиенты",
    ]
    private static let ingredients: Set<String> = [
        "ingredients", "ingredient", "ingredient list", "you will need", "you'll need", "what you need",
        "what you'll need", "zutaten", "ingrédients", "ingredientes", "ingredienti", "ingrediënten", "ingredienser",
        "składniki", "ingrediencie", "ingredience", "suroviny", "hozzávalók", "malzemeler", "ингредиенты",
        "the ingredients", "ingredients list", "ingredients needed", "zutatenliste", "die zutaten", "das brauchst du",
        "du brauchst", "les ingrédients", "ingrédients de la recette", "les ingrédients de la recette",
        "lista de ingredientes", "los ingredientes", "gli ingredienti", "lista składników", "dit heb je nodig",
        "wat heb je nodig", "dette trenger du", "du trenger", "du behöver", "det behöver du", "du skal bruge",
        "det skal du bruge", "ainekset", "složení", "sastojci", "ingrediente", "інгредієнти", "съставки", "υλικά",
        "材料",
    ]
    private static let steps: Set<String> = [
        "method", "directions", "direction", "instructions", "instruction", "preparation", "steps", "how to make it",
        "procedure", "cooking instructions", "recipe directions", "zubereitung", "anleitung", "anleitungen",
        "préparation", "étapes", "instructions de préparation", "preparación", "elaboración", "preparazione",
        "procedimento", "modo de preparo", "bereiding", "bereidingswijze", "tillagning", "gör så här",
        "fremgangsmåde", "fremgangsmåte", "modo de preparación", "pasos", "arbeitsschritte", "so geht's", "so geht’s",
        "réalisation", "recette", "sposób przygotowania", "przygotowanie", "postup", "elkészítés", "yapılışı",
        "приготовление", "the method", "to make", "метод", "zo maak je het", "sådan gør du", "så gör du",
        "tilberedning", "zubereitungsschritte", "preparation steps", "instructies", "wykonanie", "příprava",
        "príprava", "postup přípravy", "hazırlanışı", "modo de fazer", "arbeidsbeskrivelse", "come si fa",
        "recipe instructions", "cooking directions", "tee näin", "steps to make it", "pasos a seguir", "step-by-step",
        "preparation method", "cooking method", "cooking steps", "recipe steps", "how to prepare it",
        "how to cook it", "how to cook", "how to make", "so wird's gemacht", "so wird’s gemacht",
        "so wird es gemacht", "étapes de la recette", "étapes de préparation", "les étapes", "la préparation",
        "la recette", "paso a paso", "cómo hacerlo", "modo de elaboración", "passo a passo", "como fazer", "preparo",
        "istruzioni", "esecuzione", "svolgimento", "werkwijze", "aan de slag", "zo maak je dit", "slik gjør du",
        "slik gjør du det", "gjør slik", "så här gör du", "gör såhär", "såhär gör du", "sådan gør du det",
        "valmistus", "valmistusohje", "sposób wykonania", "jak zrobić", "priprema", "mod de preparare",
        "способ приготовления", "приготування", "начин на приготвяне", "εκτέλεση", "作り方",
    ]
    private static let rest: Set<String> = [
        "notes", "note", "nutrition", "nutrition facts", "nutritional information", "comments", "reviews", "tips",
        "related recipes", "you may also like", "more recipes", "equipment", "video", "share", "tags",
        "leave a comment", "leave a reply", "recipe notes", "cook's notes", "nutrition information",
        "special equipment", "nährwerte", "nährwertangaben", "besonderes zubehör", "zubehör", "küchenutensilien",
        "küchengeräte", "valeurs nutritionnelles", "matériel", "ustensiles", "información nutricional", "utensilios",
        "materiais", "utensílios", "informação nutricional", "valori nutrizionali", "næringsinnhold", "näringsvärde",
        "voedingswaarde", "keukengerei", "kitchen equipment", "kitchen tools", "tools", "recipe tips", "recipe tags",
        "notes, tips & variations", "notes & tips", "tips & notes", "tips and notes", "allergens", "allergènes",
        "allergene", "materiaal", "verder nodig", "strumenti", "ingredient substitution guide",
        "nutritional analysis per serving", "utrustning", "utstyr", "udstyr", "nutritional values",
    ]
}
