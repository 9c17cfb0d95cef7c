/// Words and marks that people write in other ways than the rules read, in other languages than English.
extension PurchaseReader {
    /// The text as the rules read it.
    static func asRead(_ text: String, in language: Language) -> String {
        var text = withColorsJoined(withPacksMultiplied(withPackageSize(text)), in: language)
        text = withoutAnySort(withWholeWords(text, in: language), in: language)
        if language == .de { text = withPartsInFront(withFlourType(text)) }
        if language == .fr { text = withSheets(withCups(text)) }
        if language == .es { text = withShareOfCocoa(text) }
        text = withCountOfAll(text, in: language)
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

    /// "150 g chocolate negro 70% cacao": how much cocoa is in it, in brackets; it is no cocoa.
    private static func withShareOfCocoa(_ text: String) -> String {
        guard text.lowercased().contains("chocolate"), !text.utf8.contains(UInt8(ascii: "(")),
            let share = [" % cacao", " % de cacao", "% cacao", "% de cacao"].lazy
                .compactMap({ text.utf8.firstRange(of: $0) }).first,
            let space = text[..<share.lowerBound].lastIndex(of: " "), space > text.startIndex,
            case let number = text[space..<share.lowerBound].dropFirst(), !number.isEmpty, number.allSatisfy(\.isNumber)
        else { return text }
        return text[..<space] + " (" + number + text[share] + ")" + text[share.upperBound...]
    }

    /// "4 bizcochos por persona (16)": as many as all of them take, as the brackets say.
    private static func withCountOfAll(_ text: String, in language: Language) -> String {
        guard let words = persons[language], text.first?.isNumber == true, text.last == ")",
            let each = words.lazy.compactMap({ text.utf8.firstRange(of: $0 + " (") }).first,
            case let all = text[each.upperBound...].dropLast(), !all.isEmpty, all.allSatisfy(\.isNumber),
            case let name = text[..<each.lowerBound].drop(while: \.isNumber), name.first == " "
        else { return text }
        return String(all + name)
    }

    private static let persons: [Language: [String]] = [
        .de: [" pro Person", " pro Kopf", " pro Nase"], .fr: [" par personne", " par convive", " par tête"],
        .es: [" por persona", " por comensal", " por cabeza"],
    ]

    static let orWords: [Language: String] = [.de: "oder", .fr: "ou", .es: "o"]

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
            if language == .de, said == "Lorbeerbl.", words[place - 1] == "1" { words[place] = "Lorbeerblatt" + marks }
            // "3 E. Essig": tablespoons.
            if language == .de, place == 1, said == "E.", words[0].first?.isNumber == true, place + 1 < words.count {
                words[place] = "EL"
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
            "lorbeerbl.": "Lorbeerblätter", "wacholderb.": "Wacholderbeeren", "abger.": "abgeriebene",
            "van.zucker": "Vanillezucker", "vanillezuck.": "Vanillezucker", "marg.": "Margarine", "zu.": "Zucker",
            "eiw.": "Eiweiß", "pellkart.": "Pellkartoffeln",
            "puderz.": "Puderzucker",
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

    /// "Pâte brisée pour 2 abaisses": two of them.
    private static func withSheets(_ text: String) -> String {
        guard text.first?.isLetter == true, text.hasSuffix(" abaisses"), let pour = text.utf8.firstRange(of: " pour "),
            case let count = text[pour.upperBound...].dropLast(" abaisses".count), count.count == 1,
            count.allSatisfy(\.isNumber)
        else { return text }
        return count + " " + text[..<pour.lowerBound]
    }

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
