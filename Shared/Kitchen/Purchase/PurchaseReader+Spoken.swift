/// Measures as people say them in other languages than English, and what they cut or fill at home.
extension PurchaseReader {
    /// Spoons that hold about twice as much: "4 gehäufte EL Mehl", "2 cucharadas colmadas de harina".
    func heaped(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, amount.unit?.isSpoon == true else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard
            let place = tokens.indices.dropFirst().prefix(7).first(where: { place in
                tokens[place].kind == .word && Self.heaps.contains(text.text([tokens[place]]).lowercased())
            })
        else { return nil }
        let front = text.text([tokens[place - 1]]).lowercased()
        let start = Self.degrees.contains(front) ? place - 1 : place
        var end = place + 1
        // "Geh. EL", "bien pleines"
        if end < tokens.count, tokens[end].kind == .other { end += 1 }
        guard var some = bought(for: rest(of: text, without: start..<end), as: line), some.count == 1 else {
            return nil
        }
        let unit = tokens[place...].prefix(3).last { $0.word.unit == amount.unit }
        // What is shown by its weight says of which spoons.
        let isShown = amount.value < Rational(4)
        let last = unit ?? tokens[place]
        some[0].add(
            remark: isShown || tokens[0].kind == .word
                ? text.text(from: tokens[place], through: tokens[end - 1]) : text.text(from: tokens[0], through: last)
        )
        return some
    }

    private static let heaps: Set<String> = [
        "gehäuft", "gehäufte", "gehäufter", "gehäuften", "gehäuftes", "geh", "bombé", "bombée", "bombés", "bombées",
        "colmada", "colmadas", "colmado", "colmados", "copetona", "copetonas", "generosa", "generosas",
    ]
    private static let degrees: Set<String> = ["leicht", "gut", "stark", "bien", "muy", "très", "kräftig"]

    /// "Quelques tranches de viande séchée", "unas lonchas de jamón": nobody knows how many.
    func someSlices(_ line: IngredientLine) -> [Purchase]? {
        if let few = aFew(line) { return few }
        guard let unit = line.amount?.unit, [.slice, .piece, .chunk, .wedge].contains(unit) || isLooseLeaf(line),
            line.amount?.value == .one || line.amount?.max != nil
        else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard tokens.count > 2, Self.some.contains(text.text([tokens[0]]).lowercased()), tokens[1].word.unit == unit,
            let some = bought(for: "1 " + text.text(from: tokens[1], upTo: nil), as: line)
        else { return nil }
        let said = text.text([tokens[0]]).lowercased() + " " + text.text([tokens[1]])
        return some.map { purchase in
            var purchase = purchase.uncounted
            purchase.add(remark: said)
            return purchase
        }
    }

    /// "Quelques feuilles d'épinards": of what is not sold in bunches.
    private func isLooseLeaf(_ line: IngredientLine) -> Bool {
        guard line.amount?.unit == .leaf, let food = line.food.flatMap({ foods.food(id: $0.id) }) else { return false }
        return food.category == .produce && food.shop?.pack?.unit != .bunch && !food.id.hasSuffix("lettuce")
    }

    /// "Ein paar Kakaonibs", "ein paar Blätter Zitronenmelisse": not one.
    private func aFew(_ line: IngredientLine) -> [Purchase]? {
        let few = "ein paar "
        guard language == .de, line.text.lowercased().hasPrefix(few), line.amount?.value == .one,
            let some = bought(for: String(line.text.dropFirst(few.count)), as: line)
        else { return nil }
        return some.map { purchase in
            var purchase = purchase.uncounted
            purchase.add(remark: "ein paar")
            return purchase
        }
    }

    private static let some: Set<String> = [
        "quelques", "qques", "qqs", "einige", "mehrere", "unas", "unos", "algunas", "algunos", "varias", "plusieurs",
        "ein paar",
    ]

    /// "Épaule de veau coupée en tout petits dés", "1 cabeza de ajo partida a la mitad": how it is cut, where words are left of
    /// it in the name; of meat the counter does it.
    func cutAs(_ line: IngredientLine) -> [Purchase]? {
        guard language == .fr || language == .es, !line.name.isEmpty else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        let name = words(of: line.name).words
        guard
            let place = tokens.indices.dropFirst(2).dropLast().first(where: { place in
                tokens[place].kind == .word && tokens[place - 1].kind == .word
                    && Self.cut.contains(where: text.text([tokens[place]]).lowercased().hasPrefix)
                    && Self.intoWhat.contains(text.text([tokens[place + 1]]).lowercased())
                    && name.contains { $0.key == tokens[place].key }
            }), let last = tokens[place...].prefix(while: { $0.kind == .word }).last,
            let end = tokens.firstIndex(where: { $0.start == last.start }),
            parser.parse(text.text(from: tokens[0], through: tokens[place - 1])).food != nil,
            var some = bought(for: rest(of: text, without: place..<end + 1), as: line), some.count == 1
        else { return nil }
        if some[0].category == .meat { some[0].add(remark: text.text(from: tokens[place], through: last)) }
        return some
    }

    private static let cut = [
        "coupé", "taillé", "détaillé", "débité", "tranché", "découpé", "cortad", "partid", "picad", "trocead",
        "rebanad", "filetead",
    ]
    private static let intoWhat: Set<String> = [
        "en", "a", "à", "por", "al", "aux", "au", "dans", "tout", "très", "muy", "bien",
    ]

    /// "750 ml Früchtetee (5 Teebeutel)": so many bags.
    func bags(_ line: IngredientLine) -> [Purchase]? {
        guard line.food?.id.hasSuffix("tea") == true, line.amount?.unit?.dimension == .volume, !line.note.isEmpty,
            case let note = words(of: line.note), note.words.count == 2, note.words[0].kind == .number,
            case let noun = note.text([note.words[1]]).lowercased(),
            ["beutel", "teebeutel", "sachets", "sachet", "bolsitas", "bolsas", "saquitos"].contains(noun)
        else { return nil }
        let bag = language == .de ? "Beutel" : language == .fr ? "sachets de" : "bolsitas de"
        return bought(for: "\(note.text([note.words[0]])) \(bag) \(line.name)", as: line)
    }

    /// "80 ml del aceite del sofrito", "surtout pas de fromage !": what comes from another line, or is not wanted.
    func isFromLine(_ line: IngredientLine) -> Bool {
        guard language != .en, line.text.utf8.count < 90 else { return false }
        let text = line.text.lowercased()
        if language == .es, line.amount != nil, text.contains(" del aceite del ") || text.contains(" del caldo de la ")
        {
            return true
        }
        if language == .fr, text.contains("bouillon de cuisson") || text.contains("jus de cuisson") { return true }
        return line.amount == nil && Self.refusals.contains(where: text.hasPrefix)
    }

    private static let refusals = [
        "siehe ", "voir ", "ver receta", "ver la receta", "véase ", "surtout pas ", "pas de ", "auf keinen fall ",
        "bitte kein", "nada de ", "sin nada ", "bloß kein", "kein salz",
    ]

    /// "30 g de manteca derretida": what is melted or softened is butter, as it is called in the south of America; the other
    /// comes from a pig.
    func butterOfSouth(_ line: IngredientLine) -> [Purchase]? {
        guard language == .es, line.food?.id != "butter", line.name.lowercased().hasPrefix("manteca"),
            let found = line.text.utf8.firstRange(of: "anteca"),
            found.lowerBound > line.text.startIndex, case let text = line.text.lowercased(),
            !text.contains("cerdo"), !text.contains("ibérica")
        else { return nil }
        guard Self.butterWords.contains(where: text.contains) else {
            // Nobody else knows which of the two it is where the line was written.
            guard line.name.lowercased() == "manteca" else { return nil }
            var purchase = named(line.name, in: line)
            purchase.category = .dairy
            return [options(of: line, purchase)]
        }
        let start = line.text.index(before: found.lowerBound)
        let butter = line.text[..<start] + "mantequilla" + line.text[found.upperBound...]
        return bought(for: String(butter), as: line)?.map { purchase in
            // Where it is called "mantequilla", what is melted may be the other: the list says what the line says.
            var purchase = purchase
            purchase.words = "manteca"
            return purchase
        }
    }

    /// "1 cucharada de ajo molido": a paste or a powder in a jar, not cloves.
    func groundGarlic(_ line: IngredientLine) -> [Purchase]? {
        guard language == .es, line.amount == nil || line.amount?.unit?.isSpoon == true,
            case let text = " " + line.text.lowercased(), text.contains(" ajo molido"), line.food?.id == "garlic"
        else { return nil }
        var purchase = named("ajo molido", in: line)
        purchase.category = .pantry
        return [purchase]
    }

    private static let butterWords = [
        "derretida", "pomada", "blanda", "ablandada", "ambiente", "fría", "sin sal", "punto pomada", "para enmantecar",
    ]

    /// "Pipas de calabaza tostadas": seeds that are toasted, not toasts.
    func isToasted(_ food: Food, _ first: Purchase?) -> Bool {
        guard food.id == "tostada", let toasted = first?.food else { return false }
        return toasted.category == .pantry && toasted.allergens.contains(.nuts)
            || ["seed", "bread", "nut"].contains(where: toasted.id.hasSuffix)
    }
}
