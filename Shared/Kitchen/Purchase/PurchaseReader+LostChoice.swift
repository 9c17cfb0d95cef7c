/// The last look at the choices of an English line: what stands behind an "or" is in the purchase's name or its note.
extension PurchaseReader {
    /// More words behind an "or" are about cooking.
    private static let longestLost = 12

    /// The purchase with each choice that no other rule has told: "cut into 2-inch pieces or boneless country pork spareribs".
    func withLostChoice(_ purchase: Purchase, in line: IngredientLine) -> Purchase {
        guard line.text.utf8.count < 240, line.text.utf8.firstRange(of: "or ") != nil else { return purchase }
        var purchase = purchase
        let text = words(of: line.text)
        for or in text.all.indices.dropFirst().dropLast() where text.isOr(text.all[or]) {
            guard let choice = lostChoice(behind: or, in: text, purchase) else { continue }
            let said = "or " + choice
            if purchase.alternative.isEmpty {
                purchase.alternative = said
            } else if let list = listBetween(purchase.alternative, text.all[or], in: text) {
                purchase.alternative += list + ", " + said
            } else if !purchase.alternative.contains(choice) {
                purchase.alternative += ", " + said
            }
        }
        return purchase
    }

    /// The words behind an "or", if they name a food that the purchase does not tell.
    private func lostChoice(behind or: Int, in text: NameWords, _ purchase: Purchase) -> String? {
        let tokens = text.all
        guard !isAboutCount(or, in: text), !isOtherName(tokens[..<or], in: text) else { return nil }
        let clause = tokens[(or + 1)...].prefix { token in
            [.word, .number, .vulgar, .hyphen, .slash].contains(token.kind) && !token.word.has(.or)
        }
        guard let first = clause.first, clause.count <= Self.longestLost,
            !first.word.has([.to, .taste, .optional, .purpose, .after, .ends, .about, .with, .from]),
            !Self.noChoice.contains(text.text([first]).lowercased())
        else { return nil }
        let end = clause.indices.first { isEndOfChoice(at: $0, of: clause, in: text) }
        let said = clause[..<(end ?? clause.endIndex)]
        let named = said.filter { $0.kind == .word }.drop { token in
            token.word.unit != nil || token.word.number != nil
                || token.word.has([.of, .article, .done, .adverb, .size])
        }
        guard let last = named.last, !last.word.has([.done, .after, .adverb]), let match = resolver.resolve(named[...]),
            match.isNamed || match.exact || match.words.upperBound == named.count,
            // "Cut into 2-inch pieces or boneless country ribs"
            !isManner(tokens[..<or], in: text)
                || isCut(tokens[..<or], in: text) && named.count > 2 && match.food.category == purchase.food?.category,
            match.food.shop?.isTool != true, match.food.shop?.isFree != true, match.food.shop?.isMade != true,
            !buying.equipment.contains(last.key), !buying.tools.contains(last.key),
            isLost(named, match, isAside: isAside(or, in: text), purchase)
        else { return nil }
        return text.text(from: first, through: said.last(where: { $0.kind == .word }) ?? last)
    }

    /// Whether the name and the note say nothing of a word, or of another food that is called alike.
    private func isLost(
        _ named: ArraySlice<Token>,
        _ match: FoodMatch,
        isAside: Bool,
        _ purchase: Purchase
    ) -> Bool {
        let kinds = (purchase.kinds + purchase.sorts).map { buying.name(of: $0, in: .en) }
        let notes = "\(purchase.alternative) \(purchase.remark) \(purchase.size)"
        let shown = words(of: "\(purchase.words) \(purchase.own) \(notes) " + kinds.joined(separator: " ")).words
        let food = purchase.food.map { words(of: $0.name).words } ?? []
        let told = (shown + food).map(\.key)
        let isUntold = named.contains { token in
            token.end > token.start + 2 && !token.word.has([.and, .of, .with, .part, .size, .done, .adverb])
                && (!buying.isPlain(token) || buying.isKind(token)) && !buying.fresh.contains(token.key)
                && !told.contains { $0 == token.key }
        }
        guard let own = purchase.food else { return isUntold }
        let other = match.food.shop?.boughtAs ?? match.food.id
        let isOther = ![own.id, purchase.base?.id, own.shop?.boughtAs].contains(other)
        let noun = named[named.startIndex + match.words.upperBound - 1]
        if isUntold, !told.contains(where: { $0 == noun.key }) { return true }
        // "1 Meyer lemon (or regular lemon)", "peaches (or one bag frozen peaches)", "capers, or capers in brine"
        return notes.utf8.firstRange(of: "or ") == nil && (isOther && (isUntold || isAside) || isUntold && isAside)
    }

    /// "(Pecans), grated coconut, golden raisins, (or chocolate chips)": the foods between a choice and another.
    private func listBetween(_ choice: String, _ or: Token, in text: NameWords) -> String? {
        let whole = text.text(from: text.all[0], upTo: or)
        guard let found = whole.utf8.firstRange(of: choice), case let between = whole[found.upperBound...],
            between.hasPrefix(", "),
            between.split(separator: ",").allSatisfy({ part in
                let said = words(of: String(part)).words
                return said.isEmpty
                    || said.count < 4 && said.last?.word.has([.done, .after, .adverb]) == false
                        && resolver.resolve(said[...])?.isNamed == true
            })
        else { return nil }
        let list = between.split(separator: ",").map { String($0).trimmedSpaces }.filter { !$0.isEmpty }
        return list.isEmpty ? nil : ", " + list.joined(separator: ", ")
    }

    /// "1 or 2 outer leaves", "3 or four ribs".
    private func isAboutCount(_ or: Int, in text: NameWords) -> Bool {
        func isCount(_ token: Token) -> Bool { [.number, .vulgar].contains(token.kind) || token.word.number != nil }
        return isCount(text.all[or - 1]) && isCount(text.all[or + 1])
    }

    /// Whether an "or" begins a part of the line, or has an amount of its own behind it.
    private func isAside(_ or: Int, in text: NameWords) -> Bool {
        let next = text.all[or + 1]
        return [.comma, .open, .semicolon].contains(text.all[or - 1].kind) || next.kind == .number
            || next.word.number != nil
    }

    private func isCut(_ front: ArraySlice<Token>, in text: NameWords) -> Bool {
        front.suffix(9).contains { text.text([$0]).lowercased() == "cut" }
    }

    /// "Beaten with a fork or whisk", "cooked in broth or water", "no garlic or onions".
    private func isManner(_ front: ArraySlice<Token>, in text: NameWords) -> Bool {
        let clause = front.suffix(from: front.lastIndex { [.comma, .open, .semicolon].contains($0.kind) } ?? 0)
        return clause.contains { token in
            token.word.has(.with) && !token.word.has(.descriptor) || token.word.has([.ends, .stop, .from])
                || Self.manners.contains(text.text([token]).lowercased())
        }
    }

    /// "Also known as cellophane or glass noodles", "sometimes called pearl couscous or maftoul": other names of the same.
    private func isOtherName(_ front: ArraySlice<Token>, in text: NameWords) -> Bool {
        let said = front.suffix(8).map { text.text([$0]).lowercased() }
        return said.contains("called") || zip(said, said.dropFirst()).contains { $0 == "known" && $1 == "as" }
    }

    private static let manners: Set<String> = [
        "in", "into", "on", "no", "not", "without", "using", "excluding", "if", "of", "until", "like", "plus",
    ]

    /// Where the words of a choice go on to what it is for or what is done with it.
    private func isEndOfChoice(at place: Int, of clause: ArraySlice<Token>, in text: NameWords) -> Bool {
        let word = text.text([clause[place]]).lowercased()
        // "A 5- to 5 ½-pound roast", "drained capers"
        if word == "to", place + 1 < clause.endIndex, clause[place + 1].kind == .number { return false }
        if place == clause.startIndex, clause[place].word.has(.done) { return false }
        return clause[place].word.has([.ends, .stop, .taste, .plus, .optional, .purpose]) || Self.ending.contains(word)
    }

    private static let ending: Set<String> = [
        "cut", "for", "to", "at", "if", "diluted", "mixed", "plus", "until", "thawed", "drained", "can", "may",
    ]

    private static let noChoice: Set<String> = [
        "more", "less", "until", "so", "as", "if", "enough", "needed", "even", "just", "you", "both", "all", "similar",
        "quartered", "halved", "half", "use", "make", "serve", "cut", "whole", "in", "into", "on", "at",
        "store-bought", "purchased", "homemade", "substitute", "amount", "sometimes",
    ]
}
