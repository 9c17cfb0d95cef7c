/// English lines whose words belong together in another way than they stand.
extension PurchaseReader {
    /// "The white and pale green part of 4 leeks": so many of them.
    func partsOfCounted(_ line: IngredientLine) -> [Purchase]? {
        guard
            let part = line.text.utf8.firstRange(of: " part of ") ?? line.text.utf8.firstRange(of: " parts of "),
            line.text[part.upperBound...].first?.isNumber == true,
            case let front = words(of: String(line.text[..<part.lowerBound])).words, front.count < 6,
            front.contains(where: { buying.isKind($0) })
        else { return nil }
        return reread(String(line.text[part.upperBound...]), as: line)
    }

    /// "Fine kosher or sea salt and freshly ground pepper": the "or" is about the salt, and pepper is wanted in any case.
    func saltsAndPepper(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.utf8.count < 100 else { return nil }
        let text = words(of: line.text)
        let words = text.words
        guard let or = words.firstIndex(where: text.isOr), let and = words.firstIndex(where: { $0.word.has(.and) }),
            or > 0, and > or + 1, and + 1 < words.count, case let salts = words[(or + 1)..<and],
            let noun = salts.last, resolver.resolve(salts)?.food.id.hasSuffix("salt") == true,
            let pepper = resolver.resolve(words[(and + 1)...].prefix(4)), pepper.food.id.hasSuffix("pepper")
        else { return nil }
        let head = words[..<or]
        let salt = text.text(head) + (head.last?.key == noun.key ? "" : " " + text.text([noun]))
        let either = salt + " " + text.text([words[or]]) + " " + text.text(salts)
        guard case .buy(let first) = read(parser.parse(either)),
            case .buy(let second) = read(parser.parse(text.text(words[(and + 1)...])))
        else { return nil }
        return (first + second).map(\.uncounted)
    }

    /// "Butter or Bibb lettuce leaves" are of butter lettuce: the noun of what grows behind the "or", if the words before it
    /// name what comes from elsewhere.
    func nounOfProduce(_ head: [Token], _ rest: ArraySlice<Token>) -> ArraySlice<Token>? {
        guard language == .en, rest.count > 1, let own = resolver.resolve(head[...]), own.food.category != .produce,
            let other = resolver.resolve(rest), other.food.category == .produce
        else { return nil }
        let last = rest.last.map { $0.word.unit != nil } == true ? rest.dropLast() : rest
        for count in 1...2 where last.count > count {
            let noun = last.suffix(count)
            if let joined = resolver.resolve((head.drop(while: buying.isPlain) + noun)[...]), joined.isNamed,
                joined.food.category == .produce,
                joined.food.id != other.food.id || resolver.resolve(noun)?.food.id != nil
            {
                return rest.suffix(from: noun.startIndex)
            }
        }
        return nil
    }

    /// "1 can black bean, corn & rice soup": one thing whose name is a list, which ends with its noun.
    func blended(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit != nil, !line.preparation.isEmpty, !line.preparation.isBeside(line) else { return nil }
        let rest = words(of: line.preparation).all
        guard rest.count < 7, rest.last?.word.has(.risky) == true, rest.contains(where: { $0.word.has(.and) }),
            !rest.contains(where: { $0.word.has([.done, .after, .or, .with]) || $0.kind == .number })
        else { return nil }
        return [options(of: line, named(line.name + ", " + line.preparation, in: line))]
    }

    /// "3 cups shredded meat from a rotisserie chicken": the roast bird, whose meat is measured.
    func meatOfCooked(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let from = line.text.utf8.firstRange(of: " from "),
            line.text.contains("rotisserie chicken") || line.text.contains("roast chicken"),
            case let source = words(of: String(line.text[from.upperBound...])).clauses.first,
            let bird = source?.drop(while: { $0.word.has([.article, .about]) }), let first = bird.first,
            let last = bird.last,
            bird.count < 6, resolver.resolve(bird)?.food.id == "rotisserie-chicken"
        else { return nil }
        let text = words(of: String(line.text[from.upperBound...])).text(from: first, through: last)
        guard var bought = reread(first.kind == .number ? text : "1 " + text, as: line), bought.count == 1 else {
            return nil
        }
        bought[0].remark = "for " + line.text[..<from.lowerBound]
        return bought
    }
}
