/// Words that people type short on a phone, in other languages than English.
extension PurchaseReader {
    /// "1 barq champignons", "2 ceb": with these words in full.
    static func withoutAbbreviations(_ text: String, in language: Language) -> String {
        guard let full = abbreviations[language] else { return text }
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard words.count > 1 else { return text }
        for place in words.indices {
            var word = words[place][...]
            let comma = word.hasSuffix(",") ? "," : ""
            if !comma.isEmpty { word.removeLast() }
            let isDotted = word.hasSuffix(".")
            if isDotted { word.removeLast() }
            let key = word.lowercased()
            if let whole = full[key] ?? (isDotted ? dotted[language]?[key] : nil) { words[place] = whole + comma }
        }
        return words.joined(separator: " ")
    }

    /// Whether a word of a line is one of them.
    static func isAbbreviation(_ word: String, in language: Language) -> Bool {
        let key = word.lowercased()
        return abbreviations[language]?[key] != nil || dotted[language]?[key] != nil
    }

    /// Those that are no words of their own.
    private static let abbreviations: [Language: [String: String]] = [
        .de: [
            "kart": "Kartoffeln", "kartof": "Kartoffeln", "zwieb": "Zwiebeln", "knobl": "Knoblauch",
            "peters": "Petersilie", "schnittl": "Schnittlauch", "magerqu": "Magerquark", "handv": "Handvoll",
            "vollk": "Vollkorn", "edels": "edelsüß", "rosensch": "rosenscharf", "gemüsebr": "Gemüsebrühe",
            "hühnerbr": "Hühnerbrühe", "rinderbr": "Rinderbrühe", "fleischbr": "Fleischbrühe",
            "gem.brühe": "Gemüsebrühe", "sauerr": "Sauerrahm", "vanillez": "Vanillezucker",
            "backp": "Backpulver", "puderz": "Puderzucker", "staubz": "Staubzucker", "semmelbr": "Semmelbrösel",
            "champ": "Champignons", "champign": "Champignons", "paprikap": "Paprikapulver",
            "zitronens": "Zitronensaft", "olivenö": "Olivenöl", "frühlingszwieb": "Frühlingszwiebeln",
            "hähnchenbr": "Hähnchenbrust", "hackfl": "Hackfleisch", "rindfl": "Rindfleisch",
            "schweinefl": "Schweinefleisch", "kokosm": "Kokosmilch", "tomatenm": "Tomatenmark",
            "speisest": "Speisestärke", "schlags": "Schlagsahne", "schlagob": "Schlagobers", "mozz": "Mozzarella",
            "rosm": "Rosmarin", "thym": "Thymian", "basil": "Basilikum", "korian": "Koriander",
        ],
        .fr: [
            "oign": "oignons", "echal": "échalotes", "échal": "échalotes", "barq": "barquette", "courg": "courgettes",
            "champi": "champignons", "champis": "champignons", "mozza": "mozzarella", "parm": "parmesan",
            "gruy": "gruyère", "bouil": "bouillon", "qtité": "quantité", "citr": "citron",
            "poivr": "poivrons", "aub": "aubergine", "carot": "carottes", "conc": "concentré",
        ],
        .es: [
            "ceb": "cebolla", "cebs": "cebollas", "mnjo": "manojo", "mjo": "manojo", "zan": "zanahorias",
            "zanah": "zanahorias", "liq": "líquida", "perej": "perejil", "mantq": "mantequilla",
            "vgre": "vinagre", "pech": "pechuga", "champi": "champiñones",
            "champis": "champiñones", "mozz": "mozzarella", "azuc": "azúcar", "pimton": "pimentón",
            "band": "bandeja", "beren": "berenjena",
        ],
    ]

    /// Those that are, without their full stop.
    private static let dotted: [Language: [String: String]] = [
        .de: ["m": "mit", "tom": "Tomaten", "zitr": "Zitrone", "parm": "Parmesan", "fr": "frischer"],
        .fr: [
            "fr": "fraîche", "nat": "nature", "liq": "liquide", "tom": "tomates", "bot": "botte", "choc": "chocolat",
            "bl": "blanc", "p": "pour",
        ],
        .es: ["nat": "natural", "tom": "tomate", "pim": "pimiento", "pat": "patatas", "choc": "chocolate"],
    ]
}
