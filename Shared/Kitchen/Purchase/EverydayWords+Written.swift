/// Words and marks that people write in other ways than the rules read, in other languages than English.
extension PurchaseReader {
    /// The text as the rules read it.
    static func asRead(_ text: String, in language: Language) -> String {
        var text = withColorsJoined(withPacksMultiplied(withPackageSize(text)), in: language)
        text = withoutAnySort(withWholeWords(text, in: language), in: language)
        if language == .de { text = withPartsInFront(withFlourType(text)) }
        if language == .fr { text = withCups(text) }
        text = withNeed(withoutMuch(withColon(withSpoons(text, in: language)), in: language), in: language)
        text = withExamples(text, in: language)
        for (words, full) in phrases[language] ?? [] {
            guard let found = text.utf8.firstRange(of: words),
                // "A temp" is none of the beginning of a word.
                words.last?.isLetter != true || text[found.upperBound...].first?.isLetter != true
            else { continue }
            text = text[..<found.lowerBound] + full + text[found.upperBound...]
        }
        return withPartBeside(text, in: language)
    }

    /// "1 salade (laitue, batavia...)": one of these or another.
    private static func withExamples(_ text: String, in language: Language) -> String {
        guard let or = orWords[language], let open = text.utf8.firstIndex(of: UInt8(ascii: "(")),
            let dots = ["...)", "…)", ", etc.)", ", etc)", ", usw.)", " usw.)"].lazy
                .compactMap({ text.utf8.firstRange(of: $0) }).first,
            open < dots.lowerBound
        else { return text }
        var inside = String(text[open..<dots.lowerBound].dropFirst())
        while let last = inside.last, last == " " || last == "," { inside.removeLast() }
        guard !inside.contains("("), inside.contains(where: \.isLetter) else { return text }
        if let comma = inside.utf8.lastIndex(of: UInt8(ascii: ",")) {
            inside = inside[..<comma] + " \(or)" + inside[comma...].dropFirst()
        }
        return text[...open] + inside + ")" + text[dots.upperBound...]
    }

    static let orWords: [Language: String] = [.de: "oder", .fr: "ou", .es: "o"]

    private static let phrases: [Language: [(String, String)]] = [
        .de: [
            (" ganz frische", " frische"), (" ganz frischer", " frischer"), (" ganz reife", " reife"),
            ("frisch o. TK", "frisch oder TK"), ("frisch/TK", "frisch oder TK"), ("TK/frisch", "TK oder frisch"),
            ("TK o. frisch", "TK oder frisch"), ("frisch o. get", "frisch oder get"),
            ("frisch o. gef", "frisch oder gef"), ("frisch od. TK", "frisch oder TK"), ("(o. ", "(oder "),
            ("(od. ", "(oder "), (" f. ", " für "), (" Paar Saiten", " Paar Saitenwürstle"),
            (" ganze Knolle ", " Knolle "), (" eurer Wahl", " nach Wahl"), (" deiner Wahl", " nach Wahl"),
            (" Ihrer Wahl", " nach Wahl"), (" eigener Wahl", " nach Wahl"),
            ("Tafel Zartbitter", "Tafel Zartbitterschokolade"), (" kn. TL ", " TL "), (" kn. EL ", " EL "),
            (", halb Schwein, halb Rind", " (gemischt)"), (", halb Rind, halb Schwein", " (gemischt)"),
            (" (halb Schwein, halb Rind)", " (gemischt)"), (" (halb Rind, halb Schwein)", " (gemischt)"),
            ("Schnittlauch in Röllchen", "Schnittlauch"), ("Blattspinat (TK)", "TK-Blattspinat"),
            ("Blattspinat (gefroren)", "TK-Blattspinat"), ("tiefgekühlter Blattspinat", "TK-Blattspinat"),
            (" gem. Mandeln", " gemahlene Mandeln"), (" gem. Nüsse", " gemahlene Nüsse"),
            (" gem. Haselnüsse", " gemahlene Haselnüsse"), (" gem. Walnüsse", " gemahlene Walnüsse"),
            (" gem. Mohn", " gemahlener Mohn"), (" gem. Koriander", " gemahlener Koriander"),
            (" gem. Kümmel", " gemahlener Kümmel"),
            ("ein paar Stiele ", "einige Stiele "), ("Ein paar Stiele ", "einige Stiele "),
            ("ein paar Zweige ", "einige Zweige "), ("Ein paar Zweige ", "einige Zweige "),
            ("ein paar Stängel ", "einige Stängel "), ("Ein paar Stängel ", "einige Stängel "),
            (" Honig (flüssig)", " flüssiger Honig"), (" Honig, flüssig", " flüssiger Honig"),
            (" (walnussgroß)", ", walnussgroß"), (" (daumengroß)", ", daumengroß"),
            (" (haselnussgroß)", ", haselnussgroß"), (" flüssige Butter", " zerlassene Butter"),
            (", alternativ zum ", ", statt "), (", alternativ zur ", ", statt "), (", alternativ zu ", ", statt "),
            (" (alternativ ", " (oder "), (" (wahlweise ", " (oder "), (" wahlweise auch ", " oder "),
            ("- o. ", "- oder "), ("(n.B.)", "(nach Belieben)"),
            ("(n. B.)", "(nach Belieben)"), (" n. Geschm.", " nach Geschmack"), (" n. Gesch.", " nach Geschmack"),
            ("Eier, getr.", "Eier, getrennt"),
            ("Eier (getr.)", "Eier (getrennt)"), ("Eier getr.", "Eier, getrennt"), (" (Form)", " für die Form"),
            ("(Raumtemp.)", "(zimmerwarm)"),
            (", Raumtemp.", ", zimmerwarm"), (" (über Nacht einweichen)", ""), (" (vorher einweichen)", ""),
            (" (am Vortag einweichen)", ""), (" (am Vorabend einweichen)", ""), (", über Nacht einweichen", ""),
        ],
        .fr: [
            ("p. de terre", "pommes de terre"), ("p. de t.", "pommes de terre"), ("p.d.t.", "pommes de terre"),
            ("pommes de t.", "pommes de terre"), ("P. de terre", "Pommes de terre"),
            ("d'½", "d'1/2"), ("d'¼", "d'1/4"), ("d'¾", "d'3/4"), ("et surtout pas ", "surtout pas "),
            (" + une noisette pour ", " + un peu pour "), (" + une noix pour ", " + un peu pour "),
            (" % de MG mini)", " % de MG)"), (" % mini)", " %)"),
            (" (cuisson)", " pour la cuisson"), (" (moule)", " pour le moule"), (" (friture)", " pour la friture"),
            (" à temp. ambiante", ""), (" à t° ambiante", ""),
            (" temp. ambiante", ""), ("l bouillon cube", "l de bouillon (cube)"),
            ("L bouillon cube", "l de bouillon (cube)"), (" de râpé", " de fromage râpé"), (" c. à t. ", " c. à thé "),
        ],
        .es: [
            (" a temp. ambiente", ""), (" a temp ambiente", ""), (" temp. ambiente", ""), (" temp ambiente", ""),
            (" a temp.", ""), (" a temp", ""), ("ubito avecrem", "ubito de caldo Avecrem"),
            ("ubito Avecrem", "ubito de caldo Avecrem"), ("ubitos Avecrem", "ubitos de caldo Avecrem"),
            ("ubito knorr", "ubito de caldo Knorr"), ("ubito Knorr", "ubito de caldo Knorr"),
            ("arroz grano ", "arroz de grano "), (" panes de molde", " rebanadas de pan de molde"),
            ("Palillo (cúrcuma)", "Cúrcuma"), ("palillo (cúrcuma)", "cúrcuma"),
            ("cucharadita (café) ", "cucharadita "), ("ascarita de ", "áscara de "),
            (" (molde)", " para el molde"), (" (fritura)", " para freír"), (" (freír)", " para freír"),
            ("arina tipo 0000", "arina 0000"), ("arina de trigo 0000", "arina 0000"),
            ("arina 0000", "arina cuatroceros"),
            ("arina tipo 000", "arina 000"), ("arina de trigo 000", "arina 000"), ("arina 000", "arina tresceros"),
        ],
    ]

    /// "Festk.", "sucre van.", "guisantes cong.": short words in full.
    private static func withWholeWords(_ text: String, in language: Language) -> String {
        guard let whole = wholeWords[language] else { return text }
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for place in words.indices.dropFirst() {
            let open = words[place].hasPrefix("(") ? "(" : ""
            let said = words[place].dropFirst(open.count).prefix { $0 != "," && $0 != ")" && $0 != ";" }
            let marks = words[place].dropFirst(open.count + said.count)
            if let full = whole[said.lowercased()] {
                // "1 kg mehligk. Kartoffeln"
                let isBefore = full.hasSuffix("kochend") && place + 1 < words.count && marks.isEmpty && open.isEmpty
                words[place] =
                    open + full + (isBefore && words[place + 1].first?.isUppercase == true ? "e" : "") + marks
            }
            // "Framboises surg.", "guisantes cong.": with the ending of the noun before it.
            if let stem = frozen[language], said == stem.short {
                let noun = words[place - 1].prefix(while: \.isLetter)
                words[place] = open + stem.full + (stem.endings.first { noun.hasSuffix($0.0) }?.1 ?? stem.other) + marks
            }
            if language == .de, said == "Z.", place == 1, place + 1 < words.count, words[2].hasPrefix("Kno") {
                words[place] = "Zehen"
            }
            // "2 D. gehackte Tomaten", "1 gr. D. Pfirsiche"
            if language == .de, said == "D.", words[0].allSatisfy(\.isNumber), place + 1 < words.count,
                place == 1 || place == 2 && cans.contains(words[1])
            {
                words[place] = words[0] == "1" ? "Dose" : "Dosen"
            }
        }
        // "20 cl de rouge", "1 verre de blanc sec": wine.
        if language == .fr, words[0].first?.isNumber == true, words.count > 3,
            let place = words.lastIndex(where: { wines.contains($0) }), place + 2 >= words.count, place > 2,
            words[place - 1] == "de", ofWine.contains(words[place - 2]),
            place + 1 == words.count || words[place + 1] == "sec" || words[place + 1] == "corsé"
        {
            words[place] = "vin " + words[place]
        }
        // "1 c. à s. de concentré"
        if language == .fr, words.last == "concentré", words.count > 2, words[words.count - 2] == "de" {
            words[words.count - 1] = "concentré de tomate"
        }
        // "150 g de râpé", "du râpé": cheese, not the fish that Spanish calls so.
        if language == .fr, words.last == "râpé", words.count < 4,
            words.dropLast().allSatisfy({ $0.first?.isNumber == true || beforeGrated.contains($0) })
        {
            words[words.count - 1] = "fromage râpé"
        }
        return words.joined(separator: " ")
    }

    private static let wines: Set<String> = ["blanc", "rouge", "rosé"]
    private static let ofWine: Set<String> = [
        "cl", "dl", "l", "ml", "verre", "verres", "bouteille", "bouteilles", "litre",
    ]
    private static let cans: Set<String> = ["kl.", "gr.", "kleine", "große", "kleinen", "großen"]
    private static let beforeGrated: Set<String> = ["g", "gr", "du", "sachet", "paquet", "poignée", "kg"]
    private static let wholeWords: [Language: [String: String]] = [
        .de: [
            "festk.": "festkochend", "mehligk.": "mehligkochend", "vorw.": "vorwiegend", "gek.": "gekochte",
            "hartgek.": "hartgekochte", "frühlingszw.": "Frühlingszwiebeln", "lauchzw.": "Lauchzwiebeln",
            "abger.": "abgeriebene", "van.zucker": "Vanillezucker", "vanillezuck.": "Vanillezucker",
        ],
        .fr: [
            "van.": "vanillé", "prov.": "Provence", "dénoy.": "dénoyautées", "dénoyaut.": "dénoyautées",
        ],
        .es: ["bca": "blanca", "bca.": "blanca", "bco": "blanco", "bco.": "blanco"],
    ]
    private static let frozen: [Language: (short: String, full: String, endings: [(String, String)], other: String)] =
        [
            .fr: ("surg.", "surgelé", [("oises", "es"), ("ises", "es"), ("ires", "es"), ("ves", "es")], "s"),
            .es: ("cong.", "congelad", [("as", "as"), ("os", "os"), ("es", "os"), ("a", "a")], "o"),
        ]

    /// "1 c de sal", "1 v de vino": spoons, where English has cups, and glasses.
    private static func withSpoons(_ text: String, in language: Language) -> String {
        guard language != .de else { return text }
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let place = words.firstIndex(where: { ["c.", "c", "v.", "C."].contains($0) }), (1...2).contains(place),
            place + 1 < words.count,
            words[..<place].allSatisfy({ $0.first.map { $0.isNumber || "½¼¾".contains($0) } == true }),
            words[place + 1] == "de" && place + 2 < words.count || words[place + 1].hasPrefix("d'"),
            !kindsOfSpoon.contains(where: words.dropFirst(place + 2).joined(separator: " ").lowercased().hasPrefix)
        else { return text }
        let isSpoon = words[place] != "v."
        words[place] = language == .fr ? isSpoon ? "c. à soupe" : "verre" : isSpoon ? "cda" : "vaso"
        return words.joined(separator: " ")
    }

    private static let kindsOfSpoon = ["café", "cafe", "té ", "te ", "postre", "sopa", "soupe", "thé", "table"]

    /// "Füllung - 500 g Quark", "Relleno - 500 g ricota": a colon, as others write it.
    private static func withColon(_ text: String) -> String {
        for dash in [" - ", " – "] {
            guard text.first?.isLetter == true, let found = text.utf8.firstRange(of: dash),
                text[..<found.lowerBound].allSatisfy({ $0.isLetter || $0 == " " }),
                text[found.upperBound...].first?.isNumber == true
            else { continue }
            return text[..<found.lowerBound] + ": " + text[found.upperBound...]
        }
        return text
    }

    /// "Becher Sahne" is one, and "viel Petersilie", "beaucoup de persil" is no other parsley; "Streusel: je 100 g Mehl, Zucker"
    /// says what they are for.
    private static func withoutMuch(_ text: String, in language: Language) -> String {
        if language == .de {
            if let each = text.utf8.firstRange(of: ": je "), text[..<each.lowerBound].allSatisfy(\.isLetter) {
                return String(text[each.lowerBound...].dropFirst(2))
            }
            let words = text.split(separator: " ")
            if words.count > 1, oneOf.contains(String(words[0])), words[1].first?.isUppercase == true {
                return "1 " + text
            }
        }
        let lower = text.lowercased()
        guard lower.utf8.count == text.utf8.count, let much = much[language]?.first(where: lower.hasPrefix) else {
            return text
        }
        return String(text.dropFirst(much.count))
    }

    private static let oneOf: Set<String> = [
        "Becher", "Dose", "Glas", "Packung", "Päckchen", "Tüte", "Flasche", "Würfel",
    ]
    private static let much: [Language: [String]] = [
        .de: ["viel ", "viele ", "reichlich ", "ordentlich "],
        .fr: ["beaucoup de ", "beaucoup d'"],
        .es: ["mucho ", "mucha ", "muchos ", "muchas ", "bastante ", "bastantes ", "abundante "],
    ]

    /// "Si besoin un peu de farine": it may be left out.
    private static func withNeed(_ text: String, in language: Language) -> String {
        let lower = text.lowercased()
        guard lower.utf8.count == text.utf8.count,
            let need = needs[language]?.first(where: { lower.hasPrefix($0.said) }), !text.contains("(")
        else { return text }
        let rest = text.dropFirst(need.said.count).drop { $0 == ":" || $0 == " " }
        return rest.isEmpty ? text : rest + " (" + need.optional + ")"
    }

    private static let needs: [Language: [(said: String, optional: String)]] = [
        .de: [
            ("ev. ", "optional"), ("event. ", "optional"), ("evt. ", "optional"), ("bei bedarf ", "optional"),
            ("eventuell ", "optional"), ("wahlweise ", "optional"),
        ],
        .fr: [
            ("si besoin ", "facultatif"), ("si nécessaire ", "facultatif"), ("au besoin ", "facultatif"),
            ("éventuellement ", "facultatif"), ("évent. ", "facultatif"),
        ],
        .es: [
            ("si hace falta ", "opcional"), ("si es necesario ", "opcional"), ("si fuera necesario ", "opcional"),
            ("eventualmente ", "opcional"), ("si se necesita ", "opcional"),
        ],
    ]

    /// The "t" of Québec as a cup: "1 ½ t farine".
    private static func withCups(_ text: String) -> String {
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let place = words.firstIndex(where: { $0 == "t." || $0 == "t" }), (1...2).contains(place),
            place + 1 < words.count, words[..<place].allSatisfy({ $0.first?.isNumber == true }),
            words[place + 1].first?.isLetter == true, words[place + 1] != "à"
        else { return text }
        words[place] = words[0] == "1" && place == 1 ? "tasse" : "tasses"
        return words.joined(separator: " ")
    }

    /// "Mehl (405er)", "500 g 550er Mehl": the number is that of a type.
    private static func withFlourType(_ text: String) -> String {
        guard text.contains("ehl") else { return text }
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard
            let place = words.firstIndex(where: { word in
                let said = word.drop { $0 == "(" }.prefix { $0 != ")" && $0 != "," }
                return said.hasSuffix("er") && (3...4).contains(said.count - 2)
                    && said.dropLast(2).allSatisfy(\.isNumber)
            })
        else { return text }
        let word = words[place]
        let open = word.prefix { $0 == "(" }
        let number = word.dropFirst(open.count).prefix(while: \.isNumber)
        words[place] = open + "Type " + number + word.dropFirst(open.count + number.count + 2)
        if open.isEmpty, place + 1 < words.count,
            words[place + 1].hasSuffix("ehl") || words[place + 1].hasSuffix("ehl,")
        {
            words.swapAt(place, place + 1)
        }
        return words.joined(separator: " ")
    }

    /// "Eiweiß von 2 Eiern": so many of them.
    private static func withPartsInFront(_ text: String) -> String {
        for part in ["Eiweiß", "Eigelb"] {
            guard text.hasPrefix(part + " von "), case let rest = text.dropFirst(part.count + 5),
                case let count = rest.prefix(while: \.isNumber), !count.isEmpty,
                let eggs = [" Eiern", " Ei"].first(where: rest.dropFirst(count.count).hasPrefix)
            else { continue }
            return count + " " + part + rest.dropFirst(count.count + eggs.count)
        }
        return text
    }
}
