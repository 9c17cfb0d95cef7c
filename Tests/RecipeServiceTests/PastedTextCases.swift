/// A recipe as people paste it, with what it says.
struct PastedRecipe: Sendable {
    let language: String
    let title: String
    let ingredients: [String]
    let steps: [String]

    init(_ language: String, _ title: String, _ ingredients: String, _ steps: String) {
        self.language = language
        self.title = title
        self.ingredients = ingredients.split(separator: "|").map(String.init)
        self.steps = steps.split(separator: "|").map(String.init)
    }

    /// Twenty recipes in four languages.
    static let all = [
        PastedRecipe(
            "en",
            "Chickpea curry",
            "2 cans (400 g) chickpeas|1 onion, finely chopped|3 cloves of garlic|1 tbsp curry powder|400 ml coconut milk|salt",
            "Fry the onion and garlic until golden.|Stir in the curry powder and cook for 1 minute.|"
                + "Add the chickpeas and coconut milk and simmer for 15 minutes. Season with salt."
        ),
        PastedRecipe(
            "en",
            "Banana bread",
            "3 ripe bananas|2 eggs|1/2 cup sugar|1 1/2 cups flour|1 tsp baking soda|1 pinch of salt",
            "Preheat the oven to 350°F.|Mash the bananas and beat in the eggs and sugar.|"
                + "Fold in the flour, baking soda and salt.|Bake in a greased loaf pan for 55 minutes."
        ),
        PastedRecipe(
            "en",
            "Grandma's Potato Salad",
            "1 kg waxy potatoes|150 ml hot broth|2 tbsp vinegar|1 tsp mustard|half a cucumber|chives to taste",
            "Boil the potatoes in their skins, peel and slice them.|Whisk broth, vinegar and mustard and pour over.|"
                + "Let it stand for 30 minutes, then mix in the cucumber and chives."
        ),
        PastedRecipe(
            "en",
            "Quick tomato pasta",
            "200g spaghetti|1 tin chopped tomatoes|2 tbsp olive oil|a handful of basil|Parmesan to serve",
            "Cook the spaghetti according to the packet.|Heat the oil, add the tomatoes and cook for 10 minutes.|"
                + "Toss with the pasta and basil and serve with Parmesan."
        ),
        PastedRecipe(
            "en",
            "Oat pancakes",
            "100 g rolled oats|250 ml milk|1 egg|1 tsp baking powder|butter for frying",
            "Blend oats, milk, egg and baking powder until smooth.|Rest the batter for five minutes.|"
                + "Fry small pancakes in butter on both sides."
        ),
        PastedRecipe(
            "de",
            "Kartoffelsuppe",
            "800 g Kartoffeln, mehlig|1 Bund Suppengrün|1 l Gemüsebrühe|100 ml Sahne|Salz und Pfeffer|1 Prise Muskat",
            "Kartoffeln und Suppengrün schälen und würfeln.|In der Brühe 20 Minuten köcheln lassen.|"
                + "Pürieren, Sahne zugeben und mit Salz, Pfeffer und Muskat abschmecken."
        ),
        PastedRecipe(
            "de",
            "Omas Apfelkuchen",
            "200 g Mehl|100 g Butter|80 g Zucker|1 Ei|1 Pck. Vanillezucker|5 Äpfel",
            "Aus Mehl, Butter, Zucker und Ei einen Teig kneten.|Äpfel schälen, vierteln und auf dem Teig verteilen.|"
                + "Bei 180 °C etwa 40 Minuten backen."
        ),
        PastedRecipe(
            "de",
            "Linsen-Bolognese",
            "150 g rote Linsen|1 Zwiebel|2 EL Olivenöl|1 Dose gehackte Tomaten|250 g Spaghetti|etwas Parmesan",
            "Zwiebel hacken und im Öl anschwitzen.|Linsen und Tomaten zugeben und 15 Minuten garen.|"
                + "Mit den gekochten Spaghetti und Parmesan servieren."
        ),
        PastedRecipe(
            "de",
            "Gurkensalat mit Dill",
            "2 Salatgurken|200 g Joghurt|1 EL Zitronensaft|1/2 Bund Dill|Salz",
            "Gurken in dünne Scheiben hobeln und salzen.|Joghurt mit Zitronensaft und gehacktem Dill verrühren.|"
                + "Alles mischen und kalt stellen."
        ),
        PastedRecipe(
            "de",
            "Pfannkuchen",
            "250 g Mehl|500 ml Milch|3 Eier|1 Prise Salz|Butter zum Braten",
            "Mehl, Milch, Eier und Salz glatt rühren.|Den Teig 20 Minuten quellen lassen.|"
                + "In Butter portionsweise goldbraun backen."
        ),
        PastedRecipe(
            "fr",
            "Soupe à l'oignon",
            "6 oignons|50 g de beurre|1 cuillère à soupe de farine|1 litre de bouillon|4 tranches de pain|100 g de gruyère râpé",
            "Émincez les oignons et faites-les dorer dans le beurre.|Ajoutez la farine puis le bouillon et laissez mijoter 30 minutes.|"
                + "Servez avec le pain et le fromage gratinés."
        ),
        PastedRecipe(
            "fr",
            "Gâteau au yaourt",
            "1 pot de yaourt|2 pots de sucre|3 pots de farine|3 œufs|1 sachet de levure|10 cl d'huile",
            "Préchauffez le four à 180 °C.|Mélangez le yaourt, le sucre et les œufs.|"
                + "Incorporez la farine, la levure et l'huile.|Faites cuire 35 minutes."
        ),
        PastedRecipe(
            "fr",
            "Salade de lentilles",
            "250 g de lentilles vertes|1 échalote|2 c. à s. de vinaigre|4 c. à s. d'huile d'olive|persil|sel, poivre",
            "Faites cuire les lentilles 25 minutes dans l'eau.|Hachez l'échalote et préparez la vinaigrette.|"
                + "Mélangez le tout et parsemez de persil."
        ),
        PastedRecipe(
            "fr",
            "Ratatouille rapide",
            "2 courgettes|1 aubergine|3 tomates|1 poivron rouge|2 gousses d'ail|huile d'olive",
            "Coupez tous les légumes en dés.|Faites revenir l'ail dans l'huile, ajoutez les légumes.|"
                + "Laissez cuire à couvert 40 minutes à feu doux."
        ),
        PastedRecipe(
            "fr",
            "Crêpes",
            "250 g de farine|4 œufs|50 cl de lait|1 pincée de sel|30 g de beurre fondu",
            "Mélangez la farine, le sel et les œufs.|Versez le lait petit à petit, puis le beurre.|"
                + "Laissez reposer une heure et faites cuire les crêpes."
        ),
        PastedRecipe(
            "es",
            "Tortilla de patatas",
            "1 kg de patatas|6 huevos|1 cebolla|300 ml de aceite de oliva|sal",
            "Pela las patatas y córtalas en láminas.|Fríelas con la cebolla a fuego lento.|"
                + "Bate los huevos, mézclalos con las patatas y cuaja la tortilla por ambos lados."
        ),
        PastedRecipe(
            "es",
            "Gazpacho",
            "1 kg de tomates maduros|1 pepino|1 pimiento verde|1 diente de ajo|50 ml de aceite de oliva|2 cucharadas de vinagre",
            "Lava y trocea las verduras.|Tritura todo con el aceite y el vinagre.|Cuela y enfría dos horas."
        ),
        PastedRecipe(
            "es",
            "Arroz con leche",
            "1 litro de leche|150 g de arroz|100 g de azúcar|1 rama de canela|la piel de un limón",
            "Calienta la leche con la canela y la piel de limón.|Añade el arroz y cuece 40 minutos removiendo.|"
                + "Incorpora el azúcar y deja enfriar."
        ),
        PastedRecipe(
            "es",
            "Lentejas con verduras",
            "300 g de lentejas|2 zanahorias|1 puerro|1 hoja de laurel|1 cucharadita de pimentón|sal",
            "Pica las verduras y sofríelas.|Agrega las lentejas, el laurel y el pimentón.|"
                + "Cubre con agua y cocina 45 minutos."
        ),
        PastedRecipe(
            "es",
            "Bizcocho de limón",
            "3 huevos|200 g de azúcar|250 g de harina|1 sobre de levadura|1 limón|125 ml de aceite",
            "Precalienta el horno a 180 °C.|Bate los huevos con el azúcar.|"
                + "Añade la harina, la levadura, el zumo de limón y el aceite.|Hornea 40 minutos."
        ),
    ]

    /// The ways in which it is pasted.
    enum Layout: String, CaseIterable, Sendable {
        /// Under headings, as in a mail.
        case headings
        /// Under headings that say for how many it is, with bullets and numbers.
        case numbered
        /// One paragraph after the other, without any heading.
        case bare
    }

    private static let words: [String: [String]] = [
        "en": ["Ingredients", "Method", "Ingredients (serves 2)", "Directions:"],
        "de": ["Zutaten", "Zubereitung", "Zutaten (für 2 Personen)", "Zubereitung:"],
        "fr": ["Ingrédients", "Préparation", "Ingrédients (pour 2 personnes) :", "Préparation :"],
        "es": ["Ingredientes", "Preparación", "Ingredientes (para 2 personas):", "Elaboración:"],
    ]

    /// The text that is pasted.
    func text(_ layout: Layout) -> String {
        let words = Self.words[language] ?? []
        switch layout {
        case .headings:
            return ([title, "", words[0], ""] + ingredients + ["", words[1], ""] + steps).joined(separator: "\n")
        case .numbered:
            let list = ingredients.map { "• " + $0 }
            let method = steps.enumerated().map { "\($0.offset + 1). \($0.element)" }
            return ([title, words[2]] + list + [words[3]] + method).joined(separator: "\r\n")
        case .bare: return ([title, ""] + ingredients + [""] + steps).joined(separator: "\n")
        }
    }
}
