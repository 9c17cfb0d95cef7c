/// Reads what to buy from parsed lines, one after the other.
final class PurchaseReader {
    let foods: FoodTable
    /// The household's, in which some names mean other foods than elsewhere.
    let language: Language
    /// Its words that mean other foods elsewhere, by the ids of those foods.
    let homonyms: [String: [BuyingWords.Homonym]]?
    let resolver: FoodResolver
    let lexicon: Lexicon
    let buying: BuyingWords
    /// Reads the parts of a line that has several amounts.
    lazy var parser = IngredientParser(foods: foods)
    private let texts: LineTexts
    /// What the name of the line's food says, which two rules ask.
    var nameOfFood: (food: String, kinds: [Int], key: WordKey, words: [WordKey])?

    init(foods: FoodTable, language: Language = .en) {
        self.foods = foods
        self.language = language
        resolver = FoodResolver(foods: foods)
        lexicon = foods.words.lexicon
        buying = foods.words.buying
        homonyms = buying.homonyms(in: language)
        texts = LineTexts(lexicon: lexicon)
    }

    /// The words of a part of the line.
    func words(of text: String) -> NameWords { texts.words(of: text) }

    /// What a line asks for.
    func read(_ line: IngredientLine) -> PurchaseReading { finished(asPotatoes(reading(line)), of: line) }

    private func reading(_ line: IngredientLine) -> PurchaseReading {
        if let cleared = cleared(line) { return cleared }
        if let written = written(line) { return written }
        if let completed = completed(line) { return read(completed) }
        if let canned = canned(line) { return read(canned) }
        if let rack = rack(line) { return read(rack) }
        if homonyms != nil, let meant = inLanguage(line) { return read(meant) }
        let food = line.food.flatMap { foods.food(id: $0.id) }
        if food?.id == "black-pepper", let peppers = vegetables(line) { return .buy([peppers]) }
        // "1 freshly ground pepper": nobody counts it.
        if let food, food.id == "black-pepper", let amount = line.amount, amount.unit == nil, language == .en,
            !words(of: line.name).words.contains(where: { $0.word.has(.or) })
        {
            return .buy([Purchase(food).uncounted])
        }
        if let more = behindLeftOut(line) { return .buy(more) }
        if isWeight(line) || isFilledAtHome(line) || isGear(line) { return .leaveOut(.equipment) }
        if isNote(line) || isCondition(line) || isFromLine(line) || isExplanation(line) || isTip(line) {
            return .leaveOut(.reference)
        }
        if isWaterInUse(line) { return .leaveOut(.water) }
        if let both = saltAndPepper(line) { return .buy(both) }
        if IngredientParser.heading(in: line.text, words: foods.words) != nil || isLink(line) || isLongHeading(line)
            || isHeadingFor(line) || isForWhom(line) || isShouted(line) && (isTitle(line) || isPartName(line))
        {
            return .leaveOut(.heading)
        }
        // A "pie shell in foil pan" is eaten.
        if food?.shop?.isTool == true, !words(of: line.name).words.contains(where: { $0.word.has(.with) }) {
            return .leaveOut(.equipment)
        }
        if isStage(line) || isInside(line) || line.amount != nil && isPart(ofAnother: line) {
            return .leaveOut(.reference)
        }
        if let bought = reworded(line) {
            return .buy(bought)
        }
        if line.amount?.unit == .batch { return .leaveOut(.reference) }
        if let sized = withoutLength(line) { return .buy(sized) }
        if let foods = titled(line) ?? several(line) ?? listed(line) ?? counted(line) ?? blended(line)
            ?? each(of: line)
        {
            return .buy(foods)
        }
        if let plain = cutFrom(line) ?? firstOfThree(line) { return read(plain) }
        if let instead = insteadOfWater(line) ?? brothInsteadOfWater(line) { return .buy([instead]) }
        if let food {
            if food.shop?.isFree == true, !isSold(food, by: line.amount) {
                return drink(line, being: food).map { .buy([$0]) } ?? .leaveOut(.water)
            }
            if food.shop?.isMade == true, !words(of: line.name).words.contains(where: { $0.word.has(.or) }) {
                return .leaveOut(.reference)
            }
            if isElsewhere(line) || isRemark(line) || isInstruction(line) {
                return .leaveOut(.reference)
            }
            // So much cinnamon sugar is sold as such.
            if let both = food.shop?.both.compactMap({ foods.food(id: $0) }), both.count == 2,
                food.staple != .no
                    || line.amount == nil && words(of: line.name).words.contains(where: { $0.word.has(.and) })
            {
                let named = sides(of: line, or: both).map { options(of: line, $0) }
                return .buy(named + beside(line, named[0]))
            }
            // In other languages a line's own word is shown: "olives" is not the olive of the table.
            let isOwnWord = language != .en && food.isNamed(FoodKey.key(of: line.name), in: language)
            if !isOwnWord, line.preparation.isEmpty, line.note.isEmpty, !line.optional,
                FoodKey.key(of: line.name) == FoodKey.key(of: food.name), food.shop?.boughtAs == nil,
                food.shop?.spooned == nil, food.shop?.counted == nil, line.amount?.unit != .stick,
                !Self.manySided.contains(food.id) || language != .en,
                food.shop?.cooked == nil || !isBrewed(Purchase(food), line),
                line.amount?.unit?.isPackage != true, line.amount?.unit != .slice,
                language == .en || !line.text.utf8.contains(UInt8(ascii: "%")),
                sizeKind(of: food, in: line) == nil, !isPiece(line, of: food), size(in: line, being: food).isEmpty
            {
                return .buy([Purchase(food)])
            }
        }
        let name = words(of: line.name)
        guard let food, !isForeign(food, name) else {
            if food != nil { return unknown(withoutForeign(line, name), name) }
            if line.food == nil, let food = bare(name) ?? clove(line, name) {
                return food.shop?.isFree == true ? .leaveOut(.water) : .buy([known(line, food, name)])
            }
            return unknown(line, name)
        }
        if isTool(line, name.words) { return .leaveOut(.equipment) }
        if isPaste(line, food) || isCrumbs(name, food) { return unknown(line.withoutFood, name) }
        if let made = madeOf(food, line, name) { return unknown(made, name) }
        if isPie(name, food) {
            var pie = line.withoutFood
            pie.category = line.text.contains("frozen") ? .frozen : .pantry
            return unknown(pie, name)
        }
        if let whole = hyphenated(line, name) ?? unended(line, name) { return read(whole) }
        if let can = liquidOfCan(line) { return .buy([can]) }
        if let origin = origin(of: line, name) { return .buy([options(of: line, named(origin, in: line))]) }
        if let both = pair(line, name) { return .buy(both) }
        if let sorted = assorted(line, name) { return .buy([sorted]) }
        let bought = known(line, food, name)
        let more = beside(line, bought)
        // "1 gousse d'ail, muscade": what is bought by itself is no part of the name.
        guard language != .en, !more.isEmpty, !bought.own.isEmpty else { return .buy([bought] + more) }
        var alone = line
        alone.preparation = ""
        return .buy([known(alone, food, name)] + more)
    }

    private func known(_ asked: IngredientLine, _ food: Food, _ name: NameWords) -> Purchase {
        var line = asked
        if let purchase = keptInJar(name, line, food) ?? leaves(of: name, line) ?? unknownSort(line, name) {
            return purchase
        }
        let (words, other) = first(of: name, being: food)
        var alternative = other
        if let kind = kindBehind(alternative, in: line) {
            alternative += kind
            line.note = ""
        }
        // "Parsley, cilantro or mint" is parsley.
        let own = alternative.isEmpty ? food : resolver.resolve(words[...])?.food
        let others = own.flatMap { !alternative.isEmpty ? homonyms?[$0.id] : nil }
        let chosen = others.flatMap { meaning(of: name, among: $0, in: line.amount) } ?? own
        guard let named = chosen else {
            var purchase = self.named(name.text(words[...]), in: line)
            purchase.alternative = alternative
            return options(of: line, purchase)
        }
        if named.id != food.id, named.category == .produce || language == .en && line.category == .produce {
            line.category = named.category
        }
        let size = alternative.isEmpty ? sizeBeforeOr(line, named) : ""
        let plain = fresh(named, words, in: line) ?? named
        let meant = measured(plain, words, in: line)
        var purchase = Purchase(meant ?? plain)
        purchase.alternative = size.isEmpty ? completed(alternative, of: line) : size
        purchase = options(of: line, purchase)
        if let meant {
            if meant.id == "desiccated-coconut" { purchase.show("shredded coconut") }
            // "1 teaspoon orange juice" is from an orange.
            if language == .en, let base = meant.shop?.boughtAs.flatMap({ foods.food(id: $0) }) {
                purchase.part = meant
                purchase.food = base
                purchase.category = base.category
                purchase.key = base.id
            }
            return language == .en ? purchase : said(of: meant, in: line, purchase)
        }
        read(words, of: plain, in: line, name, into: &purchase)
        // A loaf called toast is Texas toast.
        if language == .en, plain.id == "sandwich-bread", purchase.alias == Self.toast { purchase.alias = nil }
        // "Whole-grain bread" need not be of wheat.
        if language == .en, plain.id.hasSuffix("bread"), purchase.own.isEmpty,
            line.name.lowercased().replacing("-", with: " ").hasSuffix("whole grain bread")
        {
            purchase.show("whole-grain bread")
        }
        addSize(of: plain, in: line, to: &purchase)
        if line.amount?.unit == nil || isSliced(line, plain) { purchase.unit = unit(in: words, of: plain) }
        if purchase.unit == nil { purchase.unit = sharedSlices(line, purchase) ?? countedPart(line, plain) }
        if isPiece(line, of: plain) { purchase.unit = .chunk }
        addLump(line, plain, to: &purchase)
        if isWithoutUnit(line, plain) { purchase.isUncounted = true }
        if isWhole(line, plain, purchase) { buying.kind("whole").map { add($0, to: &purchase) } }
        // "2 ajos" are cloves.
        if language == .es, plain.id == "garlic", line.amount != nil, line.amount?.unit == nil, purchase.unit == nil {
            purchase.unit = .clove
        }
        // "1 celery" is a stalk of it.
        if language == .en, plain.id == "celery", let amount = line.amount, amount.unit == nil, purchase.unit == nil,
            amount.value < Rational(7)
        {
            purchase.unit = .stalk
        }
        if let ground = ground(purchase, plain) { return options(of: line, Purchase(ground)) }
        let food = refine(&purchase, being: plain) ?? plain
        if purchase.base == nil, isOtherColor(purchase, food) {
            return Purchase(asWritten: line.withoutFood, food: nil)
        }
        // "1 Päckchen Zitronenabrieb" is no lemon.
        let isReady =
            line.amount?.unit == .sachet || language != .en && line.amount?.unit?.isPackage == true
            || words.contains { buying.ready.contains($0.key) }
        if let cooked = food.shop?.cooked,
            food.shop?.boughtAs != nil || isCooked(line) || isBrewed(purchase, line),
            food.shop?.boughtAs == nil || purchase.own.isEmpty || language != .en,
            !keepCooked(&purchase, line, food)
        {
            purchase.factor = (try? Rational.one / cooked) ?? .one
            // "1 tablespoon prepared coffee" is from a cup of it, and nobody measures the grounds.
            if language == .en, food.id == "brewed-coffee", line.amount?.unit?.isSpoon == true,
                line.amount.map({ $0.value < Rational(4) }) == true
            {
                purchase.isUncounted = true
            }
        }
        if let with = filling(of: line, being: food) {
            if !with.isFood { return options(of: line, self.named(line.name + " " + with.text, in: line)) }
            purchase.own += (purchase.own.isEmpty ? "" : " ") + with.text
            purchase.words += " " + with.text
        }
        settleCooked(&purchase, being: food, line)
        purchase.density = density(of: food, in: line)
        if let use = use(of: food, in: line), !purchase.words.contains(use) {
            purchase.own += (purchase.own.isEmpty ? "" : " ") + use
            // "Fideos para sopa (cabellín)"
            let bracket = purchase.words.hasSuffix(")") ? purchase.words.utf8.firstRange(of: " (")?.lowerBound : nil
            purchase.words.insert(contentsOf: " " + use, at: bracket ?? purchase.words.endIndex)
        }
        if let florets = florets(line), !purchase.words.hasSuffix(florets) {
            purchase.own += (purchase.own.isEmpty ? "" : " ") + florets
            purchase.words += " " + florets
        }
        // "Cooked rice, preferably 1 or 2 days old" is bought dry.
        if purchase.factor != .one, purchase.remark.hasSuffix(" old") { purchase.remark = "" }
        // "Bouquet garni (thym, laurier)" says it once.
        if !purchase.remark.isEmpty, purchase.words.hasSuffix("(\(purchase.remark))") { purchase.remark = "" }
        if food.id.hasSuffix("-in-oil"), purchase.remark.hasSuffix(" in oil") { purchase.remark = "" }
        plainBrand(&purchase, food, line)
        if purchase.size.isEmpty { purchase.size = cutInPackage(line, purchase, food) }
        halve(&purchase, line)
        if isPacket(line, of: food) { purchase.unit = .sachet }
        // "1 Stück Sellerie": a piece of the root.
        if language == .de, food.id == "celeriac", line.amount?.unit == .piece {
            purchase.times = Rational(lowestTerms: 1, 4)
        }
        if isFrozenAtHome(food) { purchase.kinds.removeAll { $0 == buying.kind("frozen") } }
        purchase.kinds.sort()
        purchase.sorts.sort()
        purchase.category = category(of: purchase, food, line)
        if isDryInPackage(line, food) { purchase.category = .pantry }
        if isFromCan(line, food) { purchase.kinds.removeAll { $0 == buying.kind("canned") } }
        if isLength(line, of: food) { purchase.isUncounted = true }
        if let bags = teaBags(purchase, line) { purchase.beside = bags }
        let isPlain = purchase.kinds.isEmpty && purchase.own.isEmpty
        // "2 parts lime juice" say nothing of how many limes.
        if isPlain, !isReady, line.amount?.unit != .part, let base = food.shop?.boughtAs.flatMap({ foods.food(id: $0) })
        {
            purchase.food = base
            // So much brewed coffee takes less of the ground one.
            purchase.part = food.shop?.cooked == nil ? food : nil
            purchase.category = base.category
            purchase.sorts.removeAll { language == .en || buying.kinds[$0].id != "organic" }
        } else if isPlain, let part = part(of: food, in: line) {
            purchase.part = part
        }
        purchase.key = key(of: purchase)
        return purchase
    }
}
