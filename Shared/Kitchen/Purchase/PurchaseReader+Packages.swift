/// Lines of packages of two sizes, and of what is cut from a piece.
extension PurchaseReader {
    /// "One 15-oz can plus one 8-oz can white beans": both cans of the same food; nil if there is one.
    func packages(_ line: IngredientLine) -> [Purchase]? {
        guard language == .en, line.amounts.count > 1, line.text.utf8.count < 120,
            line.text.contains(" plus ") || line.text.contains(" and ") || line.text.contains(" + ")
        else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        let plus = tokens.firstIndex { $0.kind == .plus || $0.word.has([.plus, .and]) }
        guard let plus, plus > 1, plus + 2 < tokens.count, isCount(tokens[..<plus]), isNumber(tokens[plus + 1]),
            let end = tokens[(plus + 1)...].firstIndex(where: { $0.word.unit?.isPackage == true }),
            end + 1 < tokens.count, isCount(tokens[(plus + 1)...end]), tokens[end + 1].kind == .word
        else { return nil }
        let noun = text.text(from: tokens[end + 1], through: tokens[tokens.count - 1])
        let first = text.text(from: tokens[0], through: tokens[plus - 1]) + " " + noun
        let second = parser.parse(text.text(from: tokens[plus + 1], through: tokens[end]) + " " + noun)
        guard var bought = reread(first, as: line), bought.count == 1,
            let amount = try? LineShare(line: second, scale: .one).amount()
        else { return nil }
        bought[0].more = AmountBeside(amount: amount, line: line.amount)
        return bought
    }

    /// Whether words only count packages: "one 15-oz can", "1 (14-ounce) can".
    private func isCount(_ tokens: ArraySlice<Token>) -> Bool {
        guard let first = tokens.first, isNumber(first), tokens.last?.word.unit?.isPackage == true else { return false }
        return tokens.allSatisfy {
            $0.kind != .word || $0.word.unit != nil || $0.word.number != nil || $0.word.has(.size)
        }
    }

    private func isNumber(_ token: Token) -> Bool {
        token.kind == .number || token.kind == .vulgar || token.kind == .word && token.word.number != nil
    }

    /// "18 sticks Parmesan (from a ½-lb piece)": the piece that is cut; nil if the line says none.
    func cutPiece(_ line: IngredientLine) -> [Purchase]? {
        guard language == .en, line.amount != nil, !line.note.isEmpty,
            line.text.utf8.firstRange(of: "(from a") != nil
        else { return nil }
        let text = words(of: line.note)
        guard let from = text.all.firstIndex(where: { $0.word.has(.from) }), from + 2 < text.all.count,
            let end = text.all.firstIndex(where: { $0.word.unit.map(Self.cut.contains) == true }), end > from
        else { return nil }
        let piece = text.text(from: text.all[from + 1], through: text.all[end])
        let part = parser.parse("\(piece) \(line.name)")
        guard part.amount?.unit != nil, part.amounts.contains(where: { $0.unit?.dimension == .mass }) else {
            return nil
        }
        return reread("\(piece) \(line.name)", as: line)
    }

    private static let cut: Set<MeasureUnit> = [.piece, .chunk, .block, .wedge, .slab, .loaf, .log, .ball, .bar]

    /// "Syrup from canned mandarin oranges", "oil from a jar of sun-dried tomatoes": the can, as nobody sells its syrup alone.
    func liquidOfCan(_ line: IngredientLine) -> Purchase? {
        guard language == .en, let word = line.text.utf8.firstRange(of: " from ") else { return nil }
        let rest = parser.parse("1 " + line.text[word.upperBound...])
        guard line.text[..<word.lowerBound].hasSuffix(line.name),
            let food = rest.food.flatMap({ foods.food(id: $0.id) }),
            food.id.hasPrefix("canned-") || rest.amount?.unit == .can || rest.amount?.unit == .jar,
            case .buy(let bought) = read(rest), bought.count == 1
        else { return nil }
        var purchase = bought[0].uncounted
        purchase.remark = "for " + line.text[..<word.lowerBound]
        return purchase
    }
}
