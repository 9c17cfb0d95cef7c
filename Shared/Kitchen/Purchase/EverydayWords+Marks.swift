/// Marks between words, sizes of packages, and what says nothing of what is bought.
extension PurchaseReader {
    /// "2 Paprika (rot/gelb)", "2 poivrons rouge + vert": colours as the rule for them reads them.
    static func withColorsJoined(_ text: String, in language: Language) -> String {
        guard let first = text.first, first.isNumber, let and = ands[language], let known = pieceColors[language],
            text.utf8.contains(UInt8(ascii: "/")) || text.utf8.contains(UInt8(ascii: "+"))
        else { return text }
        // "Rot / gelb", "rot + gelb"
        var tight = text
        for mark in ["/", "+"] {
            for wide in [" \(mark) ", " \(mark)", "\(mark) "] { tight = tight.replacing(wide, with: mark) }
        }
        var words = tight.split(separator: " ").map(String.init)
        guard let last = words.last, words.count > 2 else { return text }
        let isBracket = last.hasPrefix("(") && last.hasSuffix(")")
        let parts = (isBracket ? last.dropFirst().dropLast() : last[...]).split { $0 == "/" || $0 == "+" }
        guard (2...4).contains(parts.count), parts.allSatisfy({ known.contains($0.lowercased()) }) else { return text }
        // "1 Paprika rot/gelb" is one or the other.
        let isOne = words[0] == "1"
        guard isOne || words[0] == String(parts.count) || text.utf8.contains(UInt8(ascii: "+")) else { return text }
        let or = isOne ? orWords[language] ?? and : and
        let said = parts.dropLast().joined(separator: ", ") + " \(or) " + parts[parts.count - 1]
        words[words.count - 1] = isOne ? said : "(\(said))"
        return words.joined(separator: " ")
    }

    private static let ands: [Language: String] = [.de: "und", .fr: "et", .es: "y"]
    private static let pieceColors: [Language: Set<String>] = [
        .de: ["rot", "gelb", "grün", "orange", "rote", "gelbe", "grüne", "weiß"],
        .fr: ["rouge", "jaune", "vert", "orange", "rouges", "jaunes", "verts", "blanc", "blanche"],
        .es: ["rojo", "amarillo", "verde", "naranja", "rojos", "amarillos", "verdes", "roja", "amarilla", "blanca"],
    ]

    /// "1 Packung Schinkenwürfel (2x75 g)": so much in all.
    static func withPacksMultiplied(_ text: String) -> String {
        guard text.hasPrefix("1 "), let open = text.utf8.firstIndex(of: UInt8(ascii: "(")),
            let close = text[open...].utf8.firstIndex(of: UInt8(ascii: ")")),
            case let inside = text[open..<close].dropFirst().replacing(" ", with: ""),
            let times = inside.firstIndex(where: { $0 == "x" || $0 == "×" || $0 == "X" }),
            let count = Int(inside[..<times]), (2...12).contains(count),
            case let size = inside[times...].dropFirst(), case let number = size.prefix(while: \.isNumber),
            let each = Int(number), each < 10_000, measures.contains(String(size.dropFirst(number.count)))
        else { return text }
        return "\(text[..<open])(\(count * each) \(size.dropFirst(number.count)))\(text[close...].dropFirst())"
    }

    private static let measures: Set<String> = ["g", "gr", "ml", "cl", "kg", "l"]

    /// "1 Dose 400 g Tomaten", "1 lata 1/2 kg tomate": how much is in the package, in the brackets that others write.
    static func withPackageSize(_ text: String) -> String {
        let parts = text.split(separator: " ", maxSplits: 4).map(String.init)
        guard parts.count == 5, parts[0].allSatisfy(\.isNumber), packages.contains(parts[1].lowercased()),
            parts[2].first?.isNumber == true, measures.contains(parts[3].lowercased()),
            parts[4].first?.isLetter == true
        else { return text }
        let size = kilos[parts[2]].map { parts[3] == "kg" ? "\($0) g" : "\($0) ml" } ?? "\(parts[2]) \(parts[3])"
        return "\(parts[0]) \(parts[1]) (\(size)) \(parts[4])"
    }

    private static let kilos = ["1/2": 500, "½": 500, "1/4": 250, "¼": 250, "3/4": 750, "¾": 750]
    private static let packages: Set<String> = [
        "dose", "dosen", "glas", "gläser", "packung", "packungen", "päckchen", "pck.", "pkg.", "becher", "beutel",
        "tüte", "flasche", "tube", "boîte", "boîtes", "bocal", "paquet", "paquets", "sachet", "sachets", "pot",
        "brique", "bouteille", "barquette", "lata", "latas", "bote", "botes", "frasco", "tarro", "paquete",
        "paquetes", "bolsa", "bolsas", "brik", "botella", "tarrina", "bandeja",
    ]

    /// "4 Äpfel (Sorte egal)": that any will do says nothing of what is bought.
    static func withoutAnySort(_ text: String, in language: Language) -> String {
        guard let any = anySort[language] else { return text }
        let lower = text.lowercased()
        guard lower.utf8.count == text.utf8.count else { return text }
        for words in any {
            guard let found = lower.utf8.firstRange(of: words) else { continue }
            let start = lower.utf8.distance(from: lower.startIndex, to: found.lowerBound)
            let length = lower.utf8.distance(from: found.lowerBound, to: found.upperBound)
            var front = String(Substring(text.utf8.prefix(start)))
            var rest = String(Substring(text.utf8.dropFirst(start + length)))
            let isAlone = front.hasSuffix("(") && rest.hasPrefix(")")
            guard isAlone || front.hasSuffix(", ") && rest.isEmpty else { continue }
            front.removeLast()
            if isAlone { rest.removeFirst() }
            while let last = front.last, last == " " || last == "," { front.removeLast() }
            return front + rest
        }
        return text
    }

    private static let anySort: [Language: [String]] = [
        .de: [
            "sorte egal", "sorte ist egal", "egal welche sorte", "egal welche", "egal welcher", "egal welches",
            "welche sorte ist egal", "beliebige sorte", "alle sorten möglich", "form egal", "marke egal", "egal",
        ],
        .fr: [
            "peu importe la sorte", "peu importe la variété", "peu importe lesquelles", "peu importe lequel",
            "n'importe lesquelles", "n'importe lesquels", "n'importe laquelle", "n'importe lequel", "peu importe",
            "n'importe quelle sorte", "au choix",
        ],
        .es: [
            "cualquier tipo", "cualquier variedad", "de cualquier tipo", "el que sea", "la que sea", "los que sean",
            "las que sean", "da igual cual", "da igual cuál", "da igual el tipo", "el que haya", "la que haya",
            "cualquiera",
        ],
    ]

    /// "1 taza azúcar y jugo de limón", "200 g Zucker und Zitronensaft": the amount is that of the first, as behind a plus.
    static func withPartBeside(_ text: String, in language: Language) -> String {
        guard let first = text.first, first.isNumber || "½¼¾".contains(first), let parts = besides[language],
            let found = parts.lazy.compactMap({ text.utf8.firstRange(of: $0) }).first,
            case let front = text[..<found.lowerBound], !front.contains(where: { ",(:+".contains($0) }),
            case let rest = text[found.upperBound...], !rest.contains(where: \.isNumber), !rest.contains(","),
            !rest.contains("("), !rest.hasPrefix("un "), !rest.hasPrefix("une "), !rest.hasPrefix("medi"),
            !juices.contains(where: front.lowercased().contains)
        else { return text }
        let said = text[found].dropFirst().drop { $0 != " " }
        return front + " +" + said + rest
    }

    private static let besides: [Language: [String]] = [
        .de: [" und Zitronensaft", " und Zitronenabrieb", " und Limettensaft", " und Orangensaft", " u. Zitronensaft"],
        .fr: [" et jus de ", " et zeste de ", " et du jus de ", " et le jus de "],
        .es: [" y jugo de ", " y zumo de ", " y ralladura de ", " y piel de "],
    ]
    /// What comes of the same fruit.
    private static let juices = [
        "saft", "schale", "abrieb", "zeste", "jus", "ralladura", "jugo", "zumo", "piel", "cáscara", "pulpa",
    ]
}
