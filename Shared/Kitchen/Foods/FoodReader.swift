import Glibc

/// Reads the standard foods: first their facts, then their names, one file per language.
struct FoodReader {
    private typealias Bytes = WordFile.Bytes

    private let file: WordFile
    private var foods: [Food.Properties] = []
    private var byID: [String: Int] = [:]
    private var keys = KeyTable(capacity: 28_000)
    private var parts: [FoodTexts.Part] = []
    /// Where the ids are in the file.
    private var ids: [Range<Int>] = []

    /// Reads the facts of foods; the comment at the top of the file describes the format.
    init(_ file: WordFile) throws(VocabularyError) {
        self.file = file
        foods.reserveCapacity(3000)
        byID.reserveCapacity(3000)
        var category: Category?
        try file.lines { line throws(VocabularyError) in
            guard let first = line.first, first != 0x23 else { return }
            guard first == 0x5B else { return try readFood(line, category) }
            let name = String(decoding: line.dropFirst().dropLast(), as: UTF8.self)
            category = Category(rawValue: name)
            guard category != nil, line.last == 0x5D else {
                throw file.fault(at: line.startIndex, "there is no category “\(name)”")
            }
        }
    }

    private mutating func readFood(_ line: Bytes, _ category: Category?) throws(VocabularyError) {
        let words = line.split(separator: 0x20)
        guard let category, let id = words.first.map({ String(decoding: $0, as: UTF8.self) }), line.first != 0x20 else {
            throw file.fault(at: line.startIndex, "neither “[category]” nor “food fact=value …” under one")
        }
        var food = Food.Properties(id: id, name: id, category: category)
        var shop = ShopFacts.Draft()
        for fact in words.dropFirst() {
            let pair = fact.split(separator: 0x3D, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
            guard pair.count == 2, shop.set(pair[0], pair[1]) ?? food.set(pair[0], pair[1]) else {
                throw file.fault(at: line.startIndex, "“\(String(decoding: fact, as: UTF8.self))” is not understood")
            }
        }
        food.shop = shop.facts
        guard byID.updateValue(foods.count, forKey: id) == nil else {
            throw file.fault(at: line.startIndex, "there are two foods “\(id)”")
        }
        foods.append(food)
        ids.append(line.startIndex..<line.startIndex + id.utf8.count)
    }

    /// Whether the food at an index has this id.
    private func isID(_ key: Bytes, at place: Int) -> Bool {
        guard place < ids.count, ids[place].count == key.count else { return false }
        return file.bytes.withUnsafeBufferPointer { all in
            guard let own = all.baseAddress, let other = key.base.baseAddress else { return false }
            return memcmp(own + ids[place].lowerBound, other + key.startIndex, key.count) == 0
        }
    }

    /// Reads the names in a language; a name that belongs to another food already, in any language, is an error.
    mutating func readNames(in language: Language, _ file: WordFile) throws(VocabularyError) {
        var part = FoodTexts.Part(
            language: language,
            bytes: file.bytes,
            places: Array(repeating: 0..<0, count: foods.count)
        )
        var next = 0
        try file.entries { key, names throws(VocabularyError) in
            // Most files have the foods in the order of the list.
            guard let place = isID(key, at: next) ? next : byID[String(decoding: key, as: UTF8.self)] else {
                throw file.fault(at: key.startIndex, "there is no food “\(String(decoding: key, as: UTF8.self))”")
            }
            guard part.places[place].isEmpty else {
                throw file.fault(at: key.startIndex, "“\(foods[place].id)” occurs twice in this file")
            }
            part.places[place] = UInt32(names.startIndex)..<UInt32(names.endIndex)
            next = place + 1
            for name in WordList(names) {
                guard !name.isEmpty else { throw file.fault(at: name.startIndex, "a name is missing") }
                guard let other = keys.insert(FoodKey.key(of: name), place), other != place else { continue }
                let text = String(decoding: name, as: UTF8.self)
                throw file.fault(at: name.startIndex, "“\(text)” is already a name of “\(foods[other].id)”")
            }
        }
        if language == .en {
            for place in foods.indices {
                guard let name = part.firstName(at: place), !name.isEmpty else {
                    throw VocabularyError(file: file.path, "there is no name of “\(foods[place].id)”")
                }
                foods[place].name = name
            }
        }
        parts.append(part)
    }

    /// The index of the foods with the names read so far.
    consuming func index() -> FoodIndex {
        let texts = FoodTexts(parts)
        for place in foods.indices { foods[place].otherNames = FoodNames(texts, at: place) }
        return FoodIndex(foods.map(Food.init), byID: byID, keys: keys)
    }
}

extension Food.Properties {
    /// Sets a fact; false if it is not understood.
    fileprivate mutating func set(_ fact: String, _ value: String) -> Bool {
        switch fact {
        case "cup":
            gramsPerCup = Rational(value)
            return gramsPerCup != nil
        case "each":
            gramsPerPiece = Rational(value)
            return gramsPerPiece != nil
        case "piece":
            pieceUnit = MeasureUnit(rawValue: value)
            return pieceUnit != nil
        case "has": return Self.set(&allergens, value)
        case "may": return Self.set(&mayContain, value)
        case "made":
            let some = value.split(separator: ",")
            let sure = Self.set(&origins, some.filter { $0.last != "?" }.joined(separator: ","))
            let perhaps = Self.set(
                &possibleOrigins,
                some.filter { $0.last == "?" }.map { $0.dropLast() }.joined(separator: ",")
            )
            if origins.contains(.pork), !origins.contains(.meat) { origins.append(.meat) }
            if possibleOrigins.contains(.pork), origins.isEmpty, !possibleOrigins.contains(.meat) {
                possibleOrigins.append(.meat)
            }
            return sure && perhaps
        case "staple":
            staple = value == "yes" ? .assumed : .asked
            return value == "yes" || value == "ask"
        case "cat":
            guard let category = Category(rawValue: value) else { return false }
            self.category = category
            return true
        default: return false
        }
    }

    /// Sets a list of known words; false if one is unknown.
    private static func set<Word: RawRepresentable<String>>(_ words: inout [Word], _ list: String) -> Bool {
        let texts = list.split(separator: ",")
        words = texts.compactMap { Word(rawValue: String($0)) }
        return words.count == texts.count
    }
}
