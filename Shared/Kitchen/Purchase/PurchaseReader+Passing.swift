/// What people say in passing behind a food, in other languages than English: the note has it, or nobody has to know.
extension PurchaseReader {
    /// What is bought for the line without what it says in passing; nil if it says nothing so.
    func inPassing(_ line: IngredientLine) -> [Purchase]? {
        guard language != .en, line.text.utf8.count < 200 else { return nil }
        if let said = wish(line) ?? boughtOrMade(line) ?? weightBehindCut(line) ?? heaped(line) ?? someSlices(line)
            ?? inOtherWords(line)
        {
            return said
        }
        return inPlaceOf(line) ?? weighedTogether(line) ?? relative(line) ?? ready(line) ?? cutAs(line) ?? bags(line)
    }

    /// "200 g Feta, Hirtenkäse geht auch", "espinacas (si no hay, acelgas)", "jambon, en un seul morceau si possible": a
    /// clause that says what would do as well, or how it is best.
    private func inOtherWords(_ line: IngredientLine) -> [Purchase]? {
        guard let markers = Self.choices[language],
            let marker = markers.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first
        else { return nil }
        return withoutClause(line, around: marker)
    }

    /// What is bought for the line without the clause around some of its words, which the note has.
    private func withoutClause(_ line: IngredientLine, around words: Range<String.Index>) -> [Purchase]? {
        let text = line.text
        let front = text[..<words.upperBound]
        let open = front.lastIndex(of: "(")
        // The comma before a clause, or the bracket around it.
        let isOpen = open.map { !front[$0...].contains(")") } ?? false
        guard let start = isOpen ? open : front.lastIndex(where: { $0 == "," || $0 == ";" || $0 == "–" }),
            start > text.startIndex
        else { return nil }
        let close = isOpen ? text[words.upperBound...].firstIndex(of: ")") ?? text.endIndex : text.endIndex
        var said = String(String(text[text.index(after: start)..<close]).trimmedSpaces)
        while said.last == "!" || said.last == "." { said.removeLast() }
        let rest = close < text.endIndex ? String(text[close...].dropFirst()) : ""
        let head = String((String(text[..<start]).trimmedSpaces + rest).trimmedSpaces)
        guard !said.isEmpty, said.utf8.count < 90, head.contains(where: \.isLetter),
            var some = bought(for: head, as: line), let last = some.indices.last
        else { return nil }
        // "Œufs, de préférence" says nothing.
        let isMarker = said.utf8.count <= text[words].utf8.count
        if !isMarker, !some[last].alternative.contains(said) { some[last].add(remark: said) }
        return some
    }

    /// "2 noix de coco à la place des briques", "levadura nutricional en lugar de queso": what it stands for.
    private func inPlaceOf(_ line: IngredientLine) -> [Purchase]? {
        guard let found = Self.inPlace.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first else { return nil }
        let said = line.text[found.lowerBound...].dropFirst().prefix { $0 != "," && $0 != "(" && $0 != ")" }
        guard var some = bought(for: String(line.text[..<found.lowerBound]), as: line), some.count == 1 else {
            return nil
        }
        some[0].add(remark: String(String(said).trimmedSpaces))
        return some
    }

    private static let inPlace = [
        " à la place d", " au lieu d", " en lugar de ", " en vez de ", " non dénoyaut", " anstelle von ", " anstatt ",
        " por cada ",
    ]

    /// The words of such clauses.
    private static let choices: [Language: [String]] = [
        .de: [
            "geht auch", "gehen auch", "geht genauso", "geht's auch", "tut's auch", "tuts auch", "tun's auch",
            "tut es auch", "tun es auch", "klappt auch", "klappen auch", "passt auch", "passen auch", "schmeckt auch",
            "schmecken auch", "funktioniert auch", "kann man auch nehmen", "kann man auch verwenden", "auch möglich",
            "auch lecker", "auch gut",
            "geht gut", "geht prima", "gehen gut",
            "wer keinen ", "wer keine ", "wer kein ", "wer keins ", "falls nicht ", "wenn nicht ", "wenn's keine",
            "wenn es keine", "falls es keine", "außerhalb der Saison", "anstelle von", "anstatt ", "zur Not",
            "reichen auch", "reichen völlig", "Hauptsache", "am besten", "am liebsten", "idealerweise", "möglichst",
            "wenn möglich", "falls möglich",
            "gerne auch", "gern auch", "nehme ich", "nehm ich", "ich nehme", "ich nehm ", "bei mir ", "bei uns ",
        ],
        .fr: [
            "marche aussi", "suffisent", "suffira", "marchent aussi", "convient aussi", "conviennent aussi",
            "convient très bien",
            "fait l'affaire", "font l'affaire", "fait aussi l'affaire", "cube OK", "cube ok", "fonctionne aussi",
            "va aussi", "vont aussi",
            "va très bien", "ça marche", "c'est bon aussi", "faute de ", "si vous n'en avez pas", "si vous n'avez pas",
            "si on n'en a pas", "si on n'a pas", "si pas de ", "si tu n'as pas", "si tu n'en as pas",
            "on peut aussi", "on peut mettre", "on peut prendre", "on peut remplacer", "à la place", "idéalement",
            "de préférence", "si possible", "hors saison", "mieux encore", "c'est mieux", "pour moi ",
        ],
        .es: [
            "también vale", "congeladas valen", "congelados valen", "tambien vale", "también sirve", "tambien sirve",
            "también puede", "también queda",
            "también va ", "vale también", "valen también", "sirve también", "sirven también", "me vale",
            "si no hay", "si no tienes", "si no tenés", "si no tienen", "si no tenéis", "si no encuentra",
            "si no encontrás", "si no consigu", "si no conseguís", "si no te gusta", "si no, ", "a falta de",
            "en vez de", "mejor si ", "mejor con ", "mucho mejor", "se puede usar", "se puede cambiar",
            "se puede sustituir", "se puede reemplazar", "puede ser ", "pueden ser ", "a poder ser", "si puede ser",
            "preferiblemente", "preferentemente", "de preferencia", "si es posible", "yo uso ", "yo le pongo",
            "yo pongo ", "yo utilizo ", "o lo que ", "o el que ", "o la que ",
        ],
    ]

    /// What several weigh together, as in "2 Entenkeulen, zusammen 600 g" and "8 pancitos viejos (unos 400 g)".
    private func weighedTogether(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit?.isMeasure != true,
            let number = line.text.lastIndex(where: { $0.isNumber }), number > line.text.startIndex
        else { return nil }
        if line.food == nil, line.amount != nil, let open = line.text.firstIndex(of: "("), open < number,
            case let said = line.text[open..<number], !said.contains(")"), !line.note.isEmpty,
            parser.parse(line.note + " Mehl").amount?.unit?.dimension == .mass
                || Self.about.contains(where: { said.lowercased().contains($0) })
        {
            return withoutClause(line, around: number..<line.text.index(after: number))
        }
        guard let total = Self.together.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            total.upperBound <= number, !line.text.utf8.contains(UInt8(ascii: "("))
        else { return nil }
        return withoutClause(line, around: total)
    }

    private static let together = [
        ", zus", ", insges", ", gesamt", ", en tout ", ", au total", ", en total", ", entre tod",
    ]
    private static let about = ["ca.", "ca ", "etwa", "circa", "environ", "aprox", "unos ", "unas ", "más o menos"]

    /// "1/2 pimiento rojo que quede por ahí", "du fromage qui fond bien": what a clause says of the food.
    private func relative(_ line: IngredientLine) -> [Purchase]? {
        guard language == .fr || language == .es else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        let said = tokens.map { $0.kind == .word ? text.text([$0]).lowercased() : "" }
        guard
            let place = tokens.indices.dropFirst().dropLast().first(where: { place in
                (said[place] == "que" || language == .fr && said[place] == "qui")
                    && tokens[place - 1].kind == .word && !Self.beforeThat.contains(said[place - 1])
                    && !tokens[..<place].contains { $0.kind == .comma || $0.kind == .open }
            }), let last = tokens[place...].prefix(while: { $0.kind == .word || $0.kind == .number }).last,
            case let head = text.text(from: tokens[0], through: tokens[place - 1]), parser.parse(head).food != nil,
            let end = tokens.firstIndex(where: { $0.start == last.start }), end > place,
            var some = bought(for: rest(of: text, without: place..<end + 1), as: line), some.count == 1
        else { return nil }
        some[0].add(remark: text.text(from: tokens[place], through: last))
        return some
    }

    /// "Plus que", "ainsi que", "lo que": where no clause begins.
    private static let beforeThat: Set<String> = [
        "plus", "moins", "autant", "ainsi", "tant", "ce", "más", "menos", "lo", "el", "la", "los", "las", "igual",
        "para", "así", "pour", "même", "celui", "celle",
    ]

    /// "Nach Belieben eine Prise Nelkenpulver", "si quieres, un chorrito de ron": what may be left out, said first.
    private func wish(_ line: IngredientLine) -> [Purchase]? {
        guard let front = Self.wishes[language]?.first(where: { line.text.lowercased().hasPrefix($0) }),
            case let rest = String(line.text.dropFirst(front.count)), rest.contains(where: \.isLetter),
            parser.parse(rest).food != nil, let some = bought(for: rest, as: line)
        else { return nil }
        return some.map { purchase in
            var purchase = purchase
            purchase.isOptional = true
            return purchase
        }
    }

    /// "Un rôti de porc dans l'échine d'1 kg": the weight behind the cut.
    private func weightBehindCut(_ line: IngredientLine) -> [Purchase]? {
        guard language == .fr, line.category == .meat, line.amounts.count == 1,
            let cut = [" dans l'", " dans le ", " dans la "].lazy.compactMap({ line.text.utf8.firstRange(of: $0) })
                .first,
            let number = line.text[cut.upperBound...].firstIndex(where: \.isNumber),
            case let said = line.text[cut.lowerBound..<number],
            let of = [" d'", " de ", ", "].first(where: { said.hasSuffix($0) }),
            var some = bought(for: line.text[..<cut.lowerBound] + " d'" + line.text[number...], as: line),
            some.count == 1
        else { return nil }
        // "Dans l'échine, 1 kg"
        let weight = line.text[number...].prefix { $0 != "," && $0 != "(" }
        some[0].add(remark: String(said.dropFirst().dropLast(of.count)) + ", " + weight)
        return some
    }

    /// "Frites maison ou surgelées": what a shop has of both.
    private func boughtOrMade(_ line: IngredientLine) -> [Purchase]? {
        guard language == .fr, let made = line.text.utf8.firstRange(of: " maison ou "),
            var some = bought(
                for: line.text[..<made.lowerBound] + " " + line.text[made.upperBound...],
                as: line
            ), some.count == 1
        else { return nil }
        some[0].alternative = "ou maison"
        return some
    }

    private static let wishes: [Language: [String]] = [
        .de: ["nach belieben ", "nach wunsch ", "wer mag: ", "wer mag, ", "wer mag ", "wer will: ", "wer möchte: "],
        .fr: ["si on aime : ", "si on aime, ", "si vous aimez : ", "si vous aimez, ", "éventuellement "],
        .es: ["si quieres, ", "si quieres ", "si te gusta, ", "si se quiere, ", "a quien le guste, ", "si gustan, "],
    ]

    /// "4 Brezn dazu", "1 Messerspitze Butter gegen den Schaum", "1 aguacate en su punto", "1 naranja más para decorar": words
    /// behind the name that no shop asks for.
    private func ready(_ line: IngredientLine) -> [Purchase]? {
        guard let found = Self.idle[language]?.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            found.lowerBound > line.text.startIndex
        else { return nil }
        let rest = line.text[found.upperBound...]
        let end = rest.firstIndex { $0 == "," || $0 == "(" || $0 == ")" || $0 == ";" } ?? rest.endIndex
        let isWord = rest.first.map { $0 == "," || $0 == " " || $0 == "(" } ?? true
        guard isWord else { return nil }
        // What the scum or the board is for goes on to the comma.
        let isPurpose = Self.purposes.contains { line.text[found].hasPrefix($0) }
        return bought(for: String(line.text[..<found.lowerBound]) + String(isPurpose ? rest[end...] : rest), as: line)
    }

    private static let idle: [Language: [String]] = [
        .de: [" gegen den", " gegen das", " dazu"], .fr: [" contre l'écume", " pour l'écume"],
        .es: [" en su punto", " para la espuma", " más para"],
    ]
    private static let purposes = [" gegen", " contre", " pour", " para", " más para"]
}
