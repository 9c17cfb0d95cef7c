/// Sizes and what is done with a food, as people write them short behind it.
extension PurchaseReader {
    /// "3 zwiebeln gr.", "100 g Mandeln gem.": the size in front, and the others in full.
    static func withShortEnds(_ text: String, in language: Language) -> String {
        let end = text.utf8.lastIndex(of: 0x20).map { String(text[$0...].dropFirst()) } ?? ""
        guard text.utf8.contains(0x2E) || sizes[language]?[end] != nil || done[language]?[end] != nil else {
            return text
        }
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for place in words.indices.dropFirst() {
            let bracket = words[place].hasPrefix("(") ? "(" : ""
            let said = words[place].dropFirst(bracket.count).prefix { $0.isLetter }
            let rest = words[place].dropFirst(bracket.count + said.count)
            let isShort = rest.hasPrefix(".")
            let mark = isShort ? rest.dropFirst() : rest
            guard ["", ",", ")", "),"].contains(mark), place + 1 == words.count || !mark.isEmpty,
                // "1 Msp. gem." names nothing.
                words[place - 1].contains(where: \.isLetter)
            else { continue }
            if let full = done[language]?[said.lowercased()] {
                // "500 g Hackfleisch gem."
                let isMixed = full == "gemahlen" && words[place - 1].lowercased().hasPrefix("hack")
                words[place] = bracket + (isMixed ? "gemischt" : full) + mark
            }
            if place + 1 == words.count, bracket.isEmpty, mark.isEmpty, (3...4).contains(words.count),
                words[0].allSatisfy(\.isNumber), words[1].first?.isLetter == true,
                let size = sizes[language]?[said.lowercased()]
            {
                words.removeLast()
                if words[words.count - 1].hasSuffix(",") { words[words.count - 1].removeLast() }
                words.insert(size, at: language == .es ? words.count : 1)
            }
        }
        return words.joined(separator: " ")
    }

    private static let sizes: [Language: [String: String]] = [
        .de: [
            "gr": "große", "kl": "kleine", "mittl": "mittelgroße", "mittelgr": "mittelgroße", "mgr": "mittelgroße",
        ],
        .fr: ["gds": "grands", "gdes": "grandes", "pts": "petits", "ptes": "petites", "moy": "moyens"],
        .es: ["gdes": "grandes", "gde": "grande", "peq": "pequeñas", "med": "medianas"],
    ]

    private static let done: [Language: [String: String]] = [
        .de: [
            "gem": "gemahlen", "gemahl": "gemahlen", "gerieb": "gerieben", "ger": "gerieben", "gehack": "gehackt",
            "geh": "gehackt", "getr": "getrocknet", "getrockn": "getrocknet", "gew": "gewürfelt",
            "gewürf": "gewürfelt", "gesch": "geschält", "geschn": "geschnitten", "gepr": "gepresst",
            "gehob": "gehobelt", "tiefgek": "tiefgekühlt", "gefr": "gefroren", "entk": "entkernt",
            "entst": "entsteint", "abgetr": "abgetropft", "unbeh": "unbehandelt", "geräuch": "geräuchert",
        ]
    ]

    /// "4 große Eier, leicht verquirlt", "2 œufs légèrement battus": how strongly something is done at home says nothing, and is
    /// no kind of the food.
    func withoutDegree(_ line: IngredientLine) -> [Purchase]? {
        guard let found = Self.manners[language]?.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first else {
            return nil
        }
        let rest = line.text[found.upperBound...]
        let next = words(of: String(rest.prefix { $0.isLetter || $0 == "-" }))
        guard next.all.count == 1, let word = next.all.first,
            word.word.has([.done, .after]) || buying.isPrepared(next.text([word]), word, in: language)
                // "Leicht gesalzene Butter" is no light one.
                || buying.isKind(word) && language == .de && next.text([word]).hasPrefix("ge")
        else { return nil }
        return bought(for: line.text[..<found.lowerBound] + " " + rest, as: line)
    }

    /// "1 limon el jugo", "2 ñoras, la pulpa", "1/2 zitrone saft": the part of what is counted that is used, which is no name.
    static func withoutPart(_ text: String, in language: Language) -> String {
        guard let first = text.first, first.isNumber, let parts = parts[language] else { return text }
        guard let part = parts.first(where: { text.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }) else {
            return text
        }
        var rest = Substring(text.utf8.dropLast(part.utf8.count))
        // "1 Dose Thunfisch im eigenen Saft"
        if part == " saft" || part == " Saft", rest.split(separator: " ").count > 2 { return text }
        for mark in [" (", ",", ":"] where rest.hasSuffix(mark) { rest.removeLast(mark.count) }
        // "2 citrons pour le jus"
        let last = rest.split(separator: " ").last.map { $0.lowercased() } ?? ""
        return rest.contains(" ") && !before.contains(last) ? String(rest) : text
    }

    private static let before: Set<String> = [
        "für", "mit", "in", "und", "von", "pour", "avec", "dans", "et", "de", "para", "con", "en", "y", "a", "à",
    ]

    private static let parts: [Language: [String]] = [
        .de: [
            " davon den saft", " davon der saft", " davon den Saft", " davon der Saft", " nur der saft", " saft davon",
            " der saft", " den saft",
            " saft", " Saft",
        ],
        .fr: [" le jus", " juste le jus", " le zeste", " le jus et le zeste"],
        .es: [
            " la ralladura y el zumo", " el zumo y la ralladura", " el jugo y la ralladura", " la pulpa", "(la pulpa)",
            " su pulpa", " el jugo", "(el jugo)", " su jugo", " el zumo", "(el zumo)", " su zumo", " la ralladura",
            "(la ralladura)", " su ralladura", " solo el jugo", " solo el zumo",
        ],
    ]

    /// "Zumo de limón, 1 unidad": of one of them.
    static func withFruitOfUnits(_ text: String) -> String {
        guard text.utf8.last != 0x6F, text.utf8.last != 0x6E, case let lower = text.lowercased(),
            let part = ["zumo de ", "jugo de ", "ralladura de ", "piel de "].first(where: lower.hasPrefix),
            let mark = text.firstIndex(where: { $0 == "," || $0 == ":" || $0 == "(" })
        else { return text }
        let count = text[mark...].dropFirst().split(separator: " ")
        guard count.count == 2, count[0].allSatisfy(\.isNumber),
            ["unidad", "ud", "uds", "pieza"].contains(where: count[1].lowercased().hasPrefix)
        else { return text }
        let fruit = String(text[..<mark].dropFirst(part.count)).trimmedSpaces
        return "\(text.prefix(part.count))\(count[0]) \(fruit)"
    }

    /// "2 cucharaditas de maicena disueltas en agua", "maïzena diluée dans un peu d'eau": without what it is stirred into.
    static func withoutWater(_ text: String, in language: Language) -> String {
        guard let stirred = stirred[language], let water = waters[language] else { return text }
        guard water.contains(where: { text.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }),
            let found = stirred.lazy.compactMap({ text.utf8.firstRange(of: $0) }).first,
            text[..<found.lowerBound].utf8.count > 6
        else { return text }
        var front = text[..<found.lowerBound]
        if front.hasSuffix(",") { front.removeLast() }
        return String(front)
    }

    private static let stirred: [Language: [String]] = [
        .de: [" in etwas Wasser", " in Wasser", " mit etwas Wasser", " in wenig Wasser", " in kaltem Wasser"],
        .fr: [" dilué", " délayé", " diluée", " dissous", " dissoute"],
        .es: [" disuelt", " diluid", " desleíd", " disolver"],
    ]
    private static let waters: [Language: [String]] = [
        .de: ["angerührt", "aufgelöst", "verrührt", "gelöst", "glattgerührt", "glatt gerührt"],
        .fr: ["d'eau", "l'eau", "d'eau froide", "l'eau froide", "d'eau tiède"],
        .es: ["agua", "agua fría", "agua tibia", "leche fría"],
    ]

    private static let manners: [Language: [String]] = [
        .de: [" leicht "], .fr: [" légèrement ", " legerement "], .es: [" ligeramente ", " levemente ", " apenas "],
    ]
}
