/// What would do instead, and what is not meant, as people say it in other languages than English.
extension PurchaseReader {
    /// "1 coq ou, à défaut, un poulet", "Sahne, notfalls Milch": the line with a plain "or" before what would do instead.
    func instead(_ line: IngredientLine) -> [Purchase]? {
        let text = words(of: line.text)
        let tokens = text.all
        guard let or = Self.or[language] else { return nil }
        for start in tokens.indices.dropFirst() where tokens[start].kind == .word {
            let ends = (start + 1)...min(start + 3, tokens.count)
            let isBehindOr = tokens[start - 1].word.has(.or)
            guard
                let end = ends.last(where: { end in
                    guard tokens[end - 1].kind == .word else { return false }
                    let phrase = FoodResolver.phraseKey(tokens[start..<end])
                    return buying.isAside(phrase, "instead") || isBehindOr && buying.isAside(phrase, "either")
                }), end < tokens.count
            else { continue }
            var left = start
            while left > 1, tokens[left - 1].kind == .comma || tokens[left - 1].word.has(.or) { left -= 1 }
            // "Ersatzweise" alone is an "or" already.
            let isOr = tokens[start].word.has(.or)
            let isMarked = left < start || tokens[left - 1].kind == .open || tokens[left - 1].kind == .semicolon
            var right = end
            while right < tokens.count, tokens[right].kind == .comma || tokens[right].kind == .colon { right += 1 }
            guard isMarked, !isOr || right > end || isBehindOr, right < tokens.count, tokens[right].kind != .close
            else { continue }
            let rest = tokens[right...].drop { $0.word.has([.article, .of]) && $0.kind == .word }
            guard let first = rest.first else { return nil }
            let front = text.text(from: tokens[0], through: tokens[left - 1])
            let space = tokens[left - 1].kind == .open ? "" : " "
            return bought(for: front + space + or + " " + text.text(from: first, upTo: nil), as: line)
        }
        return nil
    }

    static let or: [Language: String] = [.de: "oder", .fr: "ou", .es: "o"]

    /// "Poivre (pas de sel !)", "papas (no nuevas)": the line without brackets that say what is not meant, which the note has
    /// if they are about the same food.
    func denying(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.contains(UInt8(ascii: "(")) else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard let open = tokens.firstIndex(where: { $0.kind == .open }), open > 0, open + 2 < tokens.count,
            let close = tokens[open...].firstIndex(where: { $0.kind == .close }), close > open + 2, close < open + 9,
            buying.isAside(FoodResolver.phraseKey(tokens[(open + 1)...(open + 1)]), "denied"),
            !tokens[(open + 1)..<close].contains(where: { $0.word.has(.or) || $0.kind == .number }),
            // "(kein Muss)"
            !isAnyWish(tokens[(open + 1)..<close]),
            var some = bought(for: rest(of: text, without: open + 1..<close), as: line), some.count == 1
        else { return nil }
        let denied = tokens[(open + 2)..<close].drop { $0.word.has([.of, .article]) }
        let other = resolver.resolve(denied)?.food
        if other == nil || other?.category == some[0].food?.category, other?.id != "salt" {
            let last = tokens[(open + 1)..<close].last { $0.kind == .word } ?? tokens[close - 1]
            some[0].add(remark: text.text(from: tokens[open + 1], through: last))
        }
        return some
    }

    /// "Galletas tipo María", "levadura tipo Royal": what the table knows by its name without the "type".
    func ofType(_ line: IngredientLine) -> [Purchase]? {
        guard language == .es || language == .fr else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard let type = tokens.indices.dropFirst().dropLast().first(where: { buying.naming.contains(tokens[$0].key) }),
            tokens[type - 1].kind == .word, tokens[type + 1].kind == .word,
            let match = resolver.resolve(tokens[type - 1...type + 1].filter { $0.start != tokens[type].start }[...]),
            match.isNamed, match.words == 0..<2
        else { return nil }
        return bought(for: rest(of: text, without: type..<type + 1), as: line)
    }

    /// "Fix für Lasagne", "mélange pour pain d'épices", "preparado para paella": mixtures are sold for a dish.
    func mixture(_ line: IngredientLine) -> [Purchase]? {
        let text = words(of: line.text)
        let tokens = text.all
        // "1 Knorr Fix Lasagne"
        if language == .de,
            let fix = tokens.indices.dropLast().first(where: { place in
                text.text([tokens[place]]) == "Fix" && tokens[place + 1].kind == .word
                    && text.isProper(tokens[place + 1])
            }), let start = tokens[...fix].first(where: { $0.kind == .word && $0.word.unit == nil }),
            let last = tokens.last, last.kind == .word
        {
            return [options(of: line, named(text.text(from: start, through: last), in: line.withoutFood))]
        }
        guard
            let noun = tokens.indices.dropLast(2).first(where: { place in
                tokens[place].kind == .word && tokens[place + 1].word.has(.ends)
                    && buying.isAside(.empty.appending(tokens[place].key), "mixture")
            })
        else { return nil }
        let said = tokens[(noun + 1)...].prefix { $0.kind == .word || $0.kind == .hyphen }
        guard (2...6).contains(said.count), let last = said.last,
            !said.dropFirst().allSatisfy({ buying.isPlain($0) || $0.word.has(.article) }),
            // "Épices pour couscous" are known.
            !line.name.contains(text.text([last])),
            var some = bought(for: rest(of: text, without: said.startIndex..<said.endIndex), as: line),
            some.count == 1, case let use = text.text(from: said[said.startIndex], through: last),
            !some[0].words.contains(text.text([last])), some[0].alternative.isEmpty
        else { return nil }
        let name = some[0].words.isEmpty ? text.text([tokens[noun]]) : some[0].words
        some[0].words = name + " " + use
        some[0].own = some[0].food == nil ? some[0].words : (some[0].own + " " + use)
        some[0].key = some[0].food == nil ? Consolidation.key(ofName: some[0].own) : key(of: some[0])
        return some
    }

    /// Bay leaves as French cooks abbreviate them, by the first letter of a leaf.
    func leavesInFull(_ line: IngredientLine) -> [Purchase]? {
        guard language == .fr, let found = line.text.utf8.firstRange(of: " f. de laurier") else { return nil }
        let text = line.text[..<found.lowerBound] + " feuilles de laurier" + line.text[found.upperBound...]
        return bought(for: String(text), as: line)
    }

    /// "2 Möhren/Karotten", "150 g Speck/Schinken", "sal/pimienta": one food under two names, a choice, or both if there is no
    /// amount.
    func slashed(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.contains(UInt8(ascii: "/")), let or = Self.or[language] else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard
            let slash = tokens.indices.dropFirst().dropLast().first(where: { place in
                tokens[place].kind == .slash && tokens[place - 1].kind == .word && tokens[place + 1].kind == .word
                    && (tokens[place - 1].end + 1 == tokens[place + 1].start || line.amount == nil)
            }), tokens.count(where: { $0.kind == .slash }) == 1 || line.amount?.value.isWhole == false,
            let first = resolver.resolve([tokens[slash - 1]]), first.isNamed,
            let other = resolver.resolve(tokens[(slash + 1)...].prefix { $0.kind == .word }), other.isNamed,
            other.words.lowerBound == 0
        else { return nil }
        if first.food.id == other.food.id { return bought(for: rest(of: text, without: slash..<slash + 2), as: line) }
        let front = text.text(from: tokens[0], through: tokens[slash - 1])
        let behind = text.text(from: tokens[slash + 1], upTo: nil)
        guard line.amount == nil else { return bought(for: front + " " + or + " " + behind, as: line) }
        guard case .buy(let one) = read(parser.parse(front)), case .buy(let more) = read(parser.parse(behind)) else {
            return nil
        }
        return (one + more).map(\.uncounted)
    }

    /// "(O las sobras de un hueso)", "(oder was da ist)": brackets that begin with an "or" and name what the table does not
    /// know.
    func unknownChoice(_ tokens: [Token], in text: NameWords) -> Bool {
        guard language != .en, tokens.count > 1, tokens[0].word.has(.or),
            case let said = tokens.dropFirst().drop(while: { $0.word.has([.of, .article]) && $0.kind == .word }),
            let first = said.first, first.kind == .word,
            !first.word.has([.taste, .optional, .to, .stop, .purpose, .ends, .with, .done, .after, .adverb, .about]),
            first.word.unit == nil, !buying.isAside(.empty.appending(first.key), "more") || isMore(of: said.dropFirst())
        else { return false }
        return language == .de
            ? said.contains { text.isProper($0) && $0.word.unit == nil } : !buying.isPlain(first) && isNoun(first)
    }
}

extension PurchaseReader {
    /// "(Oder mehr Bouillon)": more of another food.
    func isMore(of words: ArraySlice<Token>) -> Bool {
        let other = words.drop { $0.word.has(.of) }
        return !other.isEmpty && resolver.resolve(other)?.isNamed == true
    }
}

extension Purchase {
    /// Adds something to look for to what the note says already.
    mutating func add(remark text: String) {
        guard !remark.contains(text) else { return }
        // "Thym, laurier; thym, laurier, persil"
        if !remark.isEmpty, text.hasPrefix(remark + ",") || text.hasPrefix(remark + " ") { remark = "" }
        // "Du commerce; maison ou du commerce"
        if !remark.isEmpty, text.hasSuffix(" " + remark) { remark = "" }
        remark += (remark.isEmpty ? "" : "; ") + text
    }
}
