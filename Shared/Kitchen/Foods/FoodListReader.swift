/// Reads the text of the foods that come with Larder.
///
/// A heading (`# dairy`) is the category of what follows. A line at the margin is a food: its canonical name, then after a
/// bar what is known of it: `cup=` and `each=` in grams, `piece=` what one is called, `has=` its allergens, `may=` those
/// of some kinds, `made=` its origins (with a `?` those of some kinds), `staple=yes` or `ask`, `cat=` if its category is
/// not the heading's. The indented lines under it are its names in one language each, the first being the one to show.
struct FoodListReader {
    typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private var foods: [Food] = []
    private var keys: KeyTable
    private var category = Category.other
    /// The lines that are not understood; the table's test wants none.
    private(set) var faults: [String] = []
    /// Where the names of the food being read begin.
    private var namesStart = 0

    /// The index of the foods in a text.
    static func index(of text: StaticString) -> FoodIndex { read(text).index }

    /// The index of the foods in a text, and the lines that are not understood.
    static func read(_ text: StaticString) -> (index: FoodIndex, faults: [String]) {
        text.withUTF8Buffer { bytes in
            // A name takes about two dozen bytes, with its share of the facts.
            var reader = FoodListReader(keys: KeyTable(capacity: bytes.count / 24))
            reader.foods.reserveCapacity(bytes.count / 320)
            reader.read(bytes)
            return (FoodIndex(reader.foods, keys: reader.keys), reader.faults)
        }
    }

    /// The names in a part of the standard text, by language.
    static func names(in lines: Range<Int>) -> [Language: [String]] {
        FoodList.text.withUTF8Buffer { bytes in
            var names: [Language: [String]] = [:]
            for line in bytes[lines].split(separator: 0x0A) {
                guard let (language, list) = languageLine(line) else { continue }
                for name in list.split(separator: 0x2C) {
                    let trimmed = trimmed(name)
                    if !trimmed.isEmpty {
                        names[language, default: []].append(String(decoding: trimmed, as: UTF8.self))
                    }
                }
            }
            return names
        }
    }

    private init(keys: KeyTable) {
        self.keys = keys
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            read(bytes[start..<end])
            start = end + 1
        }
    }

    private mutating func read(_ line: Bytes) {
        guard let first = line.first else { return }
        switch first {
        case 0x23:
            let name = String(decoding: Self.trimmed(line.dropFirst()), as: UTF8.self)
            guard let found = Category(rawValue: name) else { return fault(line) }
            category = found
        case 0x20:
            guard let (_, list) = Self.languageLine(line), let last = foods.indices.last else { return fault(line) }
            var start = list.startIndex
            while start < list.endIndex {
                let end = list[start...].firstIndex(of: 0x2C) ?? list.endIndex
                keys.insert(FoodKey.key(of: Self.trimmed(list[start..<end])), last)
                start = end + 1
            }
            foods[last].otherNames = FoodNames(lines: namesStart..<line.endIndex)
        default:
            readFood(line)
            namesStart = line.endIndex
        }
    }

    private mutating func fault(_ line: Bytes) {
        faults.append(String(decoding: line, as: UTF8.self))
    }

    /// The language of a line of names, and the names.
    private static func languageLine(_ line: Bytes) -> (Language, Bytes)? {
        let text = trimmed(line)
        guard text.count > 4, text[text.startIndex + 2] == 0x3A else { return nil }
        let names = text.dropFirst(3)
        return switch (text[text.startIndex], text[text.startIndex + 1]) {
        case (0x65, 0x6E): (.en, names)
        case (0x66, 0x72): (.fr, names)
        case (0x64, 0x65): (.de, names)
        case (0x65, 0x73): (.es, names)
        default: nil
        }
    }

    private static func trimmed(_ bytes: Bytes) -> Bytes {
        var bytes = bytes
        while bytes.first == 0x20 { bytes = bytes.dropFirst() }
        while bytes.last == 0x20 { bytes = bytes.dropLast() }
        return bytes
    }

    private mutating func readFood(_ line: Bytes) {
        let bar = line.firstIndex(of: 0x7C) ?? line.endIndex
        let name = Self.trimmed(line[..<bar])
        let text = String(decoding: name, as: UTF8.self)
        var food = Food(id: Self.slug(name), name: text, category: category)
        for fact in line[bar...].dropFirst().split(separator: 0x20) {
            let pair = fact.split(separator: 0x3D, maxSplits: 1)
            guard pair.count == 2,
                set(&food, String(decoding: pair[0], as: UTF8.self), String(decoding: pair[1], as: UTF8.self))
            else {
                fault(line)
                continue
            }
        }
        keys.insert(FoodKey.key(of: name), foods.count)
        foods.append(food)
    }

    /// The id of a food of this name: "bird's eye chili" is `birds-eye-chili`.
    static func slug(_ name: Bytes) -> String {
        let bytes = name.compactMap { byte -> UInt8? in
            byte == 0x20 ? 0x2D : byte == 0x27 ? nil : byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Sets a fact; false if it is not understood.
    private mutating func set(_ food: inout Food, _ fact: String, _ value: String) -> Bool {
        switch fact {
        case "cup":
            food.gramsPerCup = Rational(value)
            return food.gramsPerCup != nil
        case "each":
            food.gramsPerPiece = Rational(value)
            return food.gramsPerPiece != nil
        case "piece":
            food.pieceUnit = MeasureUnit(rawValue: value)
            return food.pieceUnit != nil
        case "has": return Self.set(&food.allergens, value)
        case "may": return Self.set(&food.mayContain, value)
        case "made":
            let some = value.split(separator: ",")
            let sure = Self.set(&food.origins, some.filter { $0.last != "?" }.joined(separator: ","))
            let perhaps = Self.set(
                &food.possibleOrigins,
                some.filter { $0.last == "?" }.map { $0.dropLast() }.joined(separator: ",")
            )
            if food.origins.contains(.pork), !food.origins.contains(.meat) { food.origins.append(.meat) }
            if food.possibleOrigins.contains(.pork), food.origins.isEmpty, !food.possibleOrigins.contains(.meat) {
                food.possibleOrigins.append(.meat)
            }
            return sure && perhaps
        case "staple":
            food.staple = value == "yes" ? .assumed : .asked
            return value == "yes" || value == "ask"
        case "cat":
            guard let category = Category(rawValue: value) else { return false }
            food.category = category
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
