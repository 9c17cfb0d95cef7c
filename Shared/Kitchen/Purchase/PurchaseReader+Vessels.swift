/// Glasses, bottles and tools that recipes name and nobody buys for a meal, in other languages than English.
extension PurchaseReader {
    /// "5 à 6 pots à confiture avec couvercles", "5 tarros de cristal de 250 ml", "6 twist off gläser": what is filled at home.
    func isFilledAtHome(_ line: IngredientLine) -> Bool {
        guard language != .en, line.text.utf8.count < 90 else { return false }
        let words = words(of: line.text)
        let tool = words.all.drop { $0.kind != .word || $0.word.has([.to, .or, .about, .size]) }
        guard let first = tool.first else { return false }
        let rest = words.text(from: first, upTo: nil).lowercased()
        // A tool with a space behind it is a whole word: "Reibe", but no "Reibekäse".
        if Self.tools[language]?.contains(where: (rest + " ").hasPrefix) == true || isCharm(rest) || isMould(rest) {
            return true
        }
        guard line.food == nil || line.category == .other else { return false }
        if isEmptyVessel(line) { return true }
        let text = line.text.lowercased()
        return Self.vessels[language]?.contains(where: text.contains) == true
    }

    /// "1 fève", "1 fève à cacher dans la galette": the figure in the cake of Epiphany, not a bean.
    private func isCharm(_ rest: String) -> Bool {
        language == .fr
            && (rest == "fève"
                || rest.hasPrefix("fève ")
                    && ["galette", "porcelaine", "cacher", "figurine"].contains(where: rest.contains))
    }

    /// "Moule à cake", "moules à canelés en cuivre": what a cake is baked in, not mussels; those are "à la crème".
    private func isMould(_ rest: String) -> Bool {
        guard language == .fr,
            let mould = ["moule à ", "moules à ", "moule en ", "moules en "].first(where: rest.hasPrefix)
        else { return false }
        let said = rest.dropFirst(mould.count)
        return !Self.musselDishes.contains(where: said.hasPrefix)
    }

    private static let musselDishes = ["la ", "l'", "l’", "escabèche", "sauce", "coquille", "boîte", "conserve"]

    /// "Gläser mit Schraubdeckel", "2 bouteilles stérilisées", "4 frascos de 250 ml": a vessel, and what is said of vessels alone.
    private func isEmptyVessel(_ line: IngredientLine) -> Bool {
        let text = words(of: line.text)
        var isVessel = false
        var previous = ""
        for token in text.all where token.kind == .word {
            let word = text.text([token]).lowercased()
            defer { previous = word }
            // "Pots à confiture", but not "pot de confiture".
            if ["confiture", "marmelade", "konfitüre", "mermelada"].contains(where: word.hasPrefix) {
                guard ["à", "für", "para", "pour"].contains(previous) else { return false }
                continue
            }
            if Self.vesselNouns[language]?.contains(word) == true {
                isVessel = true
            } else if token.word.unit?.isMeasure != true, !token.word.has([.to, .or, .about, .size, .each, .of, .and]),
                !isSaidOfVessels(word)
            {
                return false
            }
        }
        return isVessel
    }

    private static let vesselNouns: [Language: Set<String>] = [
        .de: [
            "gläser", "glas", "gläschen", "flaschen", "fläschchen", "einmachgläser", "schraubgläser", "weckgläser",
            "marmeladengläser", "einweckgläser", "twist-off-gläser", "schraubflaschen", "bügelflaschen",
        ],
        .fr: ["bocaux", "bocal", "pots", "bouteilles", "flacons", "verrines", "pot", "bouteille"],
        .es: [
            "frascos", "tarros", "botes", "botellas", "frasco", "tarro", "frasquitos", "tarritos", "envases",
            "bollones",
        ],
    ]

    /// Whether a word is said of vessels: short ones as they are, longer ones by how they begin.
    private func isSaidOfVessels(_ word: String) -> Bool {
        Self.vesselWords[language]?.contains { $0.utf8.count < 5 ? word == $0 : word.hasPrefix($0) } == true
    }

    private static let vesselWords: [Language: [String]] = [
        .de: [
            "mit", "deckel", "schraub", "twist", "off", "steril", "sauber", "leer", "leere", "ausgekocht", "heiß",
            "heiße", "zum", "für", "abfüllen", "einmachen", "einwecken", "einkochen", "verschließbar", "bügelv",
            "gummiring", "inhalt", "fassungsvermögen", "gut", "evtl", "passend",
        ],
        .fr: [
            "à", "avec", "couvercle", "stéril", "verre", "vide", "vides", "propre", "ébouillant", "conserve", "en",
            "hermétique", "vis", "fermeture", "mécanique", "joint", "caoutchouc", "pour", "la", "les", "mise", "type",
            "le", "parfait", "contenance", "d", "l", "capsule",
        ],
        .es: [
            "con", "tapa", "tapas", "esteril", "vidrio", "cristal", "limpio", "vacío", "vacía", "herméti", "conserva",
            "para", "rosca", "cierre", "envasar", "capacidad", "hervid", "la", "las", "los",
        ],
    ]

    private static let vessels: [Language: [String]] = [
        .de: [
            "schraubgl", "twist-off", "twist off", "einmachgl", "weckgl", "marmeladengl", "schraubverschluss",
            "bügelflasche", "bügelverschluss", "sterile gläser", "sterilisierte", "einweckgl",
        ],
        .fr: [
            "pots à confiture", "pot à confiture", "bocaux", "bocal stérilisé", "pots stérilisés", "pots en verre",
            "bouteilles stérilisées", "pots de confiture vides", "bouteille à bouchon",
        ],
        .es: [
            "tarros de cristal", "tarro de cristal", "frascos de vidrio", "frasco de vidrio", "botes de cristal",
            "bote de cristal", "esterilizados", "esterilizado", "frascos de cristal", "tarros de vidrio",
        ],
    ]

    /// What a line begins with behind its number that is never bought for a meal.
    private static let tools: [Language: [String]] = [
        .de: [
            "geschirrtuch", "geschirrtücher", "küchentuch", "souffléförmchen",
            "auflaufform", "auflaufförmchen", "kastenform", "springform", "muffinform", "portionsförmchen",
            "tarteform", "backblech", "ofenfeste förmchen", "küchenthermometer", "bratenthermometer",
            "fleischthermometer", "zuckerthermometer", "nudelholz", "rouladennadeln", "papierback", "cocktailspieße",
            "spätzlehobel", "spätzlepresse", "spätzlebrett", "kartoffelpresse", "kartoffelstampfer", "trichter ",
            "reibe ", "röstiraffel", "raffel ", "teigrolle", "teigrad ", "nudelmaschine", "wellholz", "flotte lotte",
            "passiertuch", "passiersieb", "mulltuch", "leinentuch", "gärkörbchen", "römertopf", "schnellkochtopf",
            "gugelhupfform", "guglhupfform", "kranzform", "kuchenform", "obstbodenform", "ausstecher", "ausstechform",
            "plätzchenausstecher", "zahnstocher", "rouladenklammern", "schaschlikspieße", "holzspieße", "grillspieße",
            "küchengarn", "fonduegabel", "ausstechförmchen", "keksausstecher", "förmchen ", "waffeleisen",
            "dämpfeinsatz", "gusseisern", "einmachgummi", "gläser (leer)", "leere gläser", "saubere gläser",
            "gläser für ", "gläser mit deckel",
            "gläser zum ", "flaschen zum abfüllen", "leere flaschen", "raclettegerät", "raclette-gerät",
            "raclette-pfännchen",
            "raclettepfännchen", "fonduetopf", "fondue-topf", "fondue-set", "fondueset", "caquelon", "rechaud",
            "backrahmen",
            "utensilien", "küchenutensilien", "küchengeräte",
        ],
        .fr: [
            "plaque à madeleine", "plaque à pâtisserie", "plaque de cuisson", "plaque allant", "moule carré",
            "moule rond",
            "moule rectangulaire", "moule démontable", "moule en silicone", "moules en silicone", "moule beurré",
            "moule de ", "moule antiadh", "pots mason", "pot mason", "chalumeau", "coton à fromage", "mijoteuse",
            "autocuiseur", "cocotte-minute", "cocotte minute", "mandoline", "presse-purée", "moulin à légumes",
            "rouleau à pâtisserie", "machine à pâtes", "gaufrier", "crêpière", "bain-marie", "cul-de-poule",
            "cul de poule", "siphon ", "tamis ",
            "ramequins", "torchon", "moule à cake", "moule à tarte", "moule à manqué", "moule à gâteau",
            "moule à charlotte", "moule à muffin", "moule à savarin", "moule à kouglof", "moule à brioche",
            "moules à muffin", "moules à tartelette", "moules individuels", "ficelle à",
            "ficelle alimentaire",
            "piques en bois", "pics en bois", "cure-dents", "billes de cuisson", "cercle à",
            "sonde de cuisson", "thermomètre", "pot à confiture", "pots à confiture", "petits pots à confiture",
            "pots pour la confiture", "verrines", "cuillère en bois", "poids de cuisson", "pots de 250 ml stér",
            "pots stér", "emporte-pièce", "pailles", "paille ", "bâtonnets en bois", "bâtonnets à glace",
            "bâtons à glace",
            "caissettes", "poche à douille", "film alimentaire", "brochettes en bois", "pics à brochette",
            "piques à brochette", "caquelon", "réchaud ", "poêle ", "plancha ", "spatule ", "appareil à raclette",
            "appareil à fondue", "appareil à croque", "fourchettes à fondue", "pics à fondue", "poêlon", "pierrade ",
            "ustensiles", "matériel ", "piques apéritif", "pics apéritif", "mini-piques", "bocaux ou ", "pots ou ",
        ],
        .es: [
            "trapo limpio", "trapo de cocina", "paño limpio", "paño de cocina", "moldes individuales",
            "molde desmontable", "molde redondo", "frascos esteril",
            "palitos de brocheta", "palillos de brocheta", "palitos para brocheta", "palos de brocheta", "ramequines",
            "papel vegetal", "vitrolero", "manta de cielo", "molde para ", "moldes de ", "moldes para ",
            "hilo de cocina", "papel sulfurizado", "papel de hornear", "papel para hornear", "papel encerado",
            "papel manteca", "papel aluminio", "papel de aluminio",
            "cordel", "bramante", "hilo de bramante", "tarros o ", "frascos o ", "moldes o ", "pajitas",
            "palitos de helado", "palitos de madera", "palos de helado",
            "palillos de madera", "manga pastelera", "film transparente", "film de cocina", "popotes",
            "bombillas de papel",
            "paellera", "utensilios", "fondue eléctrica", "caquelon", "plancha eléctrica",
            "frascos con tapa", "frascos para ", "tarros para ", "tarros con tapa", "cápsulas de papel", "gasa ",
        ],
    ]
}
