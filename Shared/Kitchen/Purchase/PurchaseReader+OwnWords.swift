/// Words that stay as they are, although most like them are dropped or completed.
extension PurchaseReader {
    /// "2 tablespoons Goya vegetable oil": oil of one maker beside any other; the note has the maker.
    func plainBrand(_ purchase: inout Purchase, _ food: Food, _ line: IngredientLine) {
        if language == .en, food.category == .dairy { return plainDairy(&purchase, food) }
        guard language == .en, line.amount?.unit?.isMeasure == true, !purchase.own.isEmpty, food.category == .pantry,
            purchase.words.hasPrefix(purchase.own),
            case let own = words(of: purchase.own), let first = own.words.first, own.words.count < 4,
            foods.words.brands.mayBegin(first.key),
            foods.words.brands.brand(FoodResolver.phraseKey(own.words[...]))?.isMaker == true,
            case let rest = String(purchase.words.dropFirst(purchase.own.count).drop { !$0.isLetter }),
            food.isNamed(FoodKey.key(of: rest), in: .en)
        else { return }
        purchase.add(remark: purchase.own)
        purchase.own = ""
        purchase.words = rest
    }

    /// "1 cup Gay Lea Gold 18% Sour Cream": the maker and its name for what is the same whoever makes it.
    private func plainDairy(_ purchase: inout Purchase, _ food: Food) {
        guard Self.plainFoods.contains(food.id), !purchase.own.isEmpty, purchase.alternative.isEmpty,
            purchase.words.hasPrefix(purchase.own), case let own = words(of: purchase.own), own.words.count < 6,
            let first = own.words.first, foods.words.brands.mayBegin(first.key),
            let maker = (1...min(3, own.words.count)).first(where: { count in
                foods.words.brands.brand(FoodResolver.phraseKey(own.words[..<count]))?.category == .dairy
            }), own.words[maker...].allSatisfy({ $0.kind == .number || own.isProper($0) }),
            case let rest = String(purchase.words.dropFirst(purchase.own.count).drop { !$0.isLetter }),
            food.isNamed(FoodKey.key(of: rest), in: .en)
        else { return }
        purchase.add(remark: purchase.own)
        purchase.own = ""
        purchase.words = rest
    }

    /// "Cheddar or Monterey Jack cheese" is no Cheddar Jack: whether the word before an "or" names its food without those
    /// behind it.
    func isItself(_ head: [Token], or rest: ArraySlice<Token>, being food: Food) -> Bool {
        guard head.count == 1, let last = rest.last, let own = resolver.resolve(head[...]), own.isNamed,
            let other = resolver.resolve(rest), other.isNamed, other.food.id != own.food.id
        else { return false }
        return own.food.id == food.id || resolver.resolve((head + [last])[...])?.food.id == own.food.id
    }

    /// "Challah or other rich, dense bread": the choice with its noun behind the comma.
    func completed(_ alternative: String, of line: IngredientLine) -> String {
        guard language == .en, alternative.hasPrefix("or other "), !line.preparation.isEmpty,
            !line.preparation.isBeside(line), resolver.resolve(words(of: alternative).words.dropFirst()) == nil,
            let clause = words(of: line.preparation).clauses.first, let first = clause.first, let last = clause.last,
            resolver.resolve([last]) != nil
        else { return alternative }
        return alternative + ", " + words(of: line.preparation).text(from: first, through: last)
    }

    /// "Nuts, flaked coconut, sprinkles, cocoa or sugar": all of the foods that one may choose from behind a comma.
    func choices(in text: NameWords) -> String? {
        let parts = text.all.split { $0.kind == .comma }
        guard language == .en, parts.count > 1, let first = text.all.first, let last = parts.last,
            let or = last.first(where: { $0.word.has(.or) }), last.first?.start != or.start
        else { return nil }
        let foods = parts.dropLast() + last.split { $0.word.has(.or) }
        let areAll = foods.allSatisfy { part in
            guard part.last?.word.has([.done, .after]) == false, let match = resolver.resolve(part) else {
                return false
            }
            return match.words.upperBound == part.count
        }
        return areAll ? "\(text.text([or])) \(text.text(from: first, upTo: nil))" : nil
    }

    /// Whether a word of a food's listed name says more than how it is prepared: the "thick" of thick cream, and both halves
    /// of "small-curd".
    func isTelling(_ words: [Token], _ index: Int, _ name: NameWords) -> Bool {
        let word = words[index]
        if word.word.has(.size) { return name.isJoined(word) }
        if index > 0, words[index - 1].word.has(.size) { return name.isJoined(words[index - 1]) }
        return buying.isAside(WordKey.empty.appending(word.key), "product")
    }
}
