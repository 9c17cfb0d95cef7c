/// What a whole line says in other languages than English that no rule has read: on a list it may decide what is brought home,
/// and it is never in the way.
extension PurchaseReader {
    /// The purchase with all of that in its note.
    func told(_ bought: Purchase, by line: IngredientLine) -> Purchase {
        guard language != .en, line.text.utf8.count < 160, !isRemark(line) else { return bought }
        var purchase = bought
        let text = words(of: line.text)
        if let choice = openChoice(text, purchase, line) { purchase.alternative = choice }
        var said = [sizeSaid(text, purchase, line), stateSaid(line, purchase)].compactMap(\.self)
        said += clauses(text, purchase, line)
        said += [cutSaid(line, purchase), netSaid(text, purchase, line), useSaid(line, purchase)].compactMap(\.self)
        // Swiss Rösti in a pouch stands on the shelf.
        if purchase.category == .frozen, purchase.food?.id == "hash-browns", line.text.contains("Beutel") {
            purchase.category = .pantry
        }
        // The name may be another where lines come together.
        for some in said {
            let beside = [purchase.alternative, purchase.remark, purchase.size].joined(separator: " ").lowercased()
            if !beside.contains(some.lowercased()) { purchase.add(remark: some) }
        }
        return purchase
    }

    /// All that the list says of a purchase.
    private func shown(_ purchase: Purchase) -> String {
        let kinds = (purchase.kinds + purchase.sorts).map { purchase.said[$0] ?? buying.name(of: $0, in: language) }
        let own = [
            purchase.words, purchase.own, purchase.alternative, purchase.remark, purchase.size, purchase.purpose,
            purchase.perPerson,
        ]
        return (own + kinds).joined(separator: " ").lowercased()
    }

    /// "Arroz redondo, o un puñado de pan duro", "dés de jambon (ou allumettes de surimi)": what would do as well, where nothing
    /// else was found.
    private func openChoice(_ text: NameWords, _ purchase: Purchase, _ line: IngredientLine) -> String? {
        guard purchase.alternative.isEmpty else { return nil }
        let tokens = text.all
        guard
            let or = tokens.indices.dropFirst(2).dropLast().first(where: { place in
                tokens[place].word.has(.or) && [.comma, .open].contains(tokens[place - 1].kind)
            }), case let next = tokens[or + 1],
            next.kind == .word || next.kind == .number || next.kind == .vulgar,
            !next.word.has([.taste, .purpose, .stop, .ends, .to, .optional, .done, .after, .adverb]),
            !buying.isAside(.empty.appending(next.key), "more"), !Self.vague.contains(text.text([next]).lowercased())
        else { return nil }
        // A comma in brackets ends with them.
        let isOpen = tokens[..<or].count { $0.kind == .open } > tokens[..<or].count { $0.kind == .close }
        let end = isOpen ? tokens[or...].firstIndex { $0.kind == .close } ?? tokens.count : tokens.count
        let rest = text.text(from: tokens[or], through: tokens[end - 1])
        let shown = shown(purchase)
        return rest.utf8.count > 80 || shown.contains(text.text([tokens[end - 1]]).lowercased())
            || shown.contains(rest.lowercased()) ? nil : rest
    }

    private static let vague: Set<String> = [
        "más", "mehr", "plus", "moins", "menos", "weniger", "al", "según", "selon", "nach", "ähnlich", "ähnliches",
        "similar", "au", "lo", "so", "je", "similaire", "autre", "parecido",
    ]

    /// "4 große Paprikaschoten", "4 rodajas gruesas", "1 Stück Ingwer, haselnussgroß": how large what is counted is.
    private func sizeSaid(_ written: NameWords, _ purchase: Purchase, _ line: IngredientLine) -> String? {
        // "3 zwiebeln gr."
        let full = Self.withShortEnds(line.text, in: language)
        let text = full == line.text ? written : words(of: full)
        let isCounted: [MeasureUnit?] = [nil, .slice, .piece, .chunk, .knob, .head, .fillet, .round, .bunch]
        // "1 kg kleine Kartoffeln"
        let isSorted =
            line.amount?.unit?.dimension == .mass && purchase.food.map { Self.sorted.contains($0.id) } == true
        // A knob of butter is of any size.
        if line.amount?.unit == .knob, purchase.category == .dairy { return nil }
        guard line.amount != nil, isCounted.contains(line.amount?.unit) || isSorted, !purchase.isUncounted,
            [.produce, .meat, .dairy].contains(purchase.category), purchase.part == nil, purchase.size.isEmpty
        else { return nil }
        let end = text.all.firstIndex { $0.kind == .open } ?? text.all.count
        for place in text.all[..<min(end, 9)].indices {
            let token = text.all[place]
            let isNext = place + 1 < text.all.count && text.all[place + 1].kind == .word
            // "Klein gewürfelt", "en petits morceaux", "en gajos gruesos" are about how.
            if place > 0, token.kind == .word, token.word.has([.done, .after, .stop, .link]), !token.word.has(.size),
                !token.word.has(.of)
            {
                return nil
            }
            if token.kind == .comma, isNext, place + 2 < text.all.count { return nil }
            guard token.kind == .word, Self.sizes.contains(where: text.text([token]).lowercased().hasPrefix),
                token.word.has(.size) || buying.isPlain(token)
            else { continue }
            // "Pas trop gros", "no muy grande"
            let before = place > 0 ? text.text([text.all[place - 1]]).lowercased() : ""
            return Self.notSo.contains(before) ? nil : text.text([token])
        }
        return nil
    }

    /// What is sold by weight in several sizes.
    private static let sorted: Set<String> = [
        "potato", "waxy-potato", "floury-potato", "new-potato", "shallot", "onion", "mushroom", "zucchini",
    ]

    private static let notSo: Set<String> = [
        "pas", "trop", "nicht", "zu", "no", "muy", "demasiado", "très", "plus", "más",
    ]

    private static let sizes = [
        "groß", "dick", "klein", "haselnuss", "walnuss", "daumen", "gros", "grand", "petit", "belle", "épais", "grande",
        "pequeñ", "chic", "grues",
    ]

    /// "1 altbackenes Brötchen", "higos muy maduros", "gekocht vom Vortag": the state in which it is wanted.
    private func stateSaid(_ line: IngredientLine, _ purchase: Purchase) -> String? {
        let text = line.text.lowercased()
        guard text.utf8.count == line.text.utf8.count,
            let state = Self.states[language]?.first(where: text.contains), let found = text.utf8.firstRange(of: state)
        else { return nil }
        if state.hasPrefix("gekocht"), !purchase.remark.contains("Vortag") { return nil }
        // To the end of the word, as it is written.
        let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        let rest = line.text[line.text.utf8.index(line.text.startIndex, offsetBy: start)...]
        let length = state.utf8.count
        let tail = rest.utf8.dropFirst(length).prefix { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x80 }
        return String(Substring(rest.utf8.prefix(length + tail.count)))
    }

    private static let states: [Language: [String]] = [
        .de: ["altbacken", "vollreif", "überreif", "sehr reif", "von hand geschnetzelt", "gekocht"],
        .fr: ["bien mûr", "très mûr", "rassis", "en saison", "de saison", "mi-cuit"],
        .es: ["muy madur", "bien madur", "naranjas de zumo", "naranja de zumo", "naranjas para zumo", "sin espinas"],
    ]

    /// Clauses behind a comma that are no way of cutting it: "Krabben, ungepult", "fraises, en saison".
    private func clauses(_ text: NameWords, _ purchase: Purchase, _ line: IngredientLine) -> [String] {
        guard line.amount != nil || purchase.category != .pantry else { return [] }
        var depth = 0
        var parts: [[Token]] = [[]]
        for token in text.all {
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
            if token.kind == .comma, depth == 0 {
                parts.append([])
            } else if depth == 0, token.kind != .close {
                parts[parts.count - 1].append(token)
            }
        }
        return parts.dropFirst().compactMap { part in
            guard let first = part.first, let last = part.last, (1...7).contains(part.count) else { return nil }
            let said = text.text(from: first, through: last)
            // "Ca. 6 cm"
            let rest = part.drop { $0.word.has(.about) || $0.kind == .other }
            if rest.first?.kind == .number, rest.count < 4, rest.last?.word.unit?.dimension == .length { return said }
            // "Non dénoyautées"
            if first.word.has(.negated), part.count < 4 { return said }
            let how = [first, last].contains { buying.isPrepared(text.text([$0]), $0, in: language) }
            guard part.allSatisfy({ $0.kind == .word || $0.kind == .hyphen }), !how,
                !first.word.has([.ends, .or, .and, .optional, .plus, .of, .with, .article, .purpose, .taste]),
                !isAnyWish(part[...]), resolver.resolve(part[...])?.isNamed != true,
                !part.contains(where: {
                    buying.elsewhere.contains($0.key) || $0.word.has([.or, .done, .after, .adverb, .part, .taste])
                        || buying.isAside(.empty.appending($0.key), "soaked")
                })
            else { return nil }
            let shown = shown(purchase)
            // "200 g Linsen, rote"
            let hasKind = !purchase.kinds.isEmpty || !purchase.sorts.isEmpty || purchase.base != nil
            let telling = part.filter { isTold($0, in: text) && !(hasKind && buying.isKind($0)) }
            return telling.isEmpty || shown.contains(text.text([last]).lowercased())
                || telling.allSatisfy({ shown.contains(text.text([$0]).lowercased()) }) ? nil : said
        }
    }

    /// Whether a word says more than how something is cut.
    private func isTold(_ token: Token, in text: NameWords) -> Bool {
        token.kind == .word && token.end > token.start + 2 && !buying.isPlain(token) && token.word.unit == nil
            && token.word.number == nil && !buying.nothing.contains(token.key)
            && !buying.isPrepared(text.text([token]), token, in: language)
            && !token.word.has([.and, .or, .of, .to, .with, .article, .from, .stop, .about, .each, .link])
    }

    /// "4 Rinderrouladen aus der Oberschale", "un rôti dans l'échine", "pollo troceado": the cut, and what the counter does.
    private func cutSaid(_ line: IngredientLine, _ purchase: Purchase) -> String? {
        guard purchase.category == .meat else { return nil }
        for word in Self.cutWords[language] ?? [] {
            guard let found = line.text.utf8.firstRange(of: word) else { continue }
            let rest = line.text[found.lowerBound...].dropFirst()
            let said = rest.prefix { $0 != "," && $0 != "(" && $0 != ")" && $0 != ";" && !$0.isNumber }
            let words = said.split(separator: " ").prefix(5)
            // "D'1 kg" behind it is the weight.
            let kept =
                words.last.map { ["d'", "de", "ca.", "environ"].contains($0) } == true ? words.dropLast() : words
            // "(Schulter)"
            if let last = kept.last?.lowercased(), shown(purchase).contains(last) { return nil }
            if kept.count > 1 || said.count < 20 { return kept.joined(separator: " ") }
        }
        return nil
    }

    private static let cutWords: [Language: [String]] = [
        .de: [
            " aus der ", " aus dem Rücken", " vom Nacken", " vom Hals", " mit Schwarte", " mit Knochen", " in Stücken",
        ],
        .fr: [
            " dans l'", " dans le ", " coupé en ", " coupée en ", " coupés en ", " découpé", " en crapaudine",
            " en morceaux",
        ],
        .es: [" troceado", " troceada", " despresad", " en trozos", " cortado en ", " cortada en ", " en lascas"],
    ]

    /// "800 g de calabaza pelada y sin semillas", "250 g de atún escurrido": what is weighed without its peel or its liquid.
    private func netSaid(_ text: NameWords, _ purchase: Purchase, _ line: IngredientLine) -> String? {
        guard line.amount?.unit?.dimension == .mass, line.amounts.count == 1 else { return nil }
        let tokens = text.all
        let end = tokens.firstIndex { $0.kind == .comma || $0.kind == .open } ?? tokens.count
        if purchase.food?.id.hasPrefix("canned-") == true || purchase.category == .pantry,
            let drained = tokens.first(where: {
                buying.isAside(.empty.appending($0.key), "drained") && $0.kind == .word
            })
        {
            return text.text([drained]).lowercased()
        }
        guard purchase.category == .produce, end > 2,
            let net = tokens[..<end].indices.dropFirst(2).first(where: { place in
                Self.net.contains(where: text.text([tokens[place]]).lowercased().hasPrefix)
            })
        else { return nil }
        // "Non épluché", "nicht geschält"
        let isDenied = ["non", "no", "nicht", "sin"].contains(text.text([tokens[net - 1]]).lowercased())
        let start = isDenied ? net - 1 : net
        return text.text(from: tokens[start], through: language == .de ? tokens[net] : tokens[end - 1])
    }

    private static let net = [
        "geschält", "geputzt", "entsteint", "netto", "épluché", "pelé", "net", "écossé", "dénoyauté", "pelad", "limpi",
        "desgranad",
    ]

    /// "1 litre d'huile pour friture": what so much of it is for, which not every oil is.
    private func useSaid(_ line: IngredientLine, _ purchase: Purchase) -> String? {
        guard line.amount != nil, !purchase.isUncounted, let food = purchase.food, food.id.hasSuffix("oil"),
            line.amount?.unit?.isSpoon == false
        else { return nil }
        let words = [
            "pour friture", "pour la friture", "à friture", "para freír", "zum Frittieren", "zum Ausbacken",
            "pour frire",
        ]
        return words.first(where: line.text.contains)
    }
}
