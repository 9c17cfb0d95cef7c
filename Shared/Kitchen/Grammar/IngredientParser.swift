/// Parses ingredient lines.
public struct IngredientParser: Sendable {
    /// Increases whenever a line may be parsed differently, so that stored lines are parsed again.
    public static let version = 40

    /// Longer text is not an ingredient and is kept as it is.
    private static let longestLine = 2000

    private let foods: FoodTable
    let resolver: FoodResolver
    private let categorizer: Categorizer
    private let lexicon: Lexicon

    /// A parser over a food table.
    public init(foods: FoodTable = .standard) {
        self.foods = foods
        lexicon = foods.words.lexicon
        resolver = FoodResolver(foods: foods)
        categorizer = Categorizer(foods: foods)
    }

    /// Parses one line; never fails: what is not understood is kept whole as the name, with low confidence.
    public func parse(_ text: String) -> IngredientLine {
        var bytes = Self.bytes(of: text)
        guard bytes.count <= Self.longestLine else { return IngredientLine(text: text, name: text) }
        var reader = LineReader(bytes: bytes, lexicon: lexicon)
        reader.run()
        if let turned = reader.withAmountInFront(isFood: { resolver.resolve($0) != nil }) {
            bytes = turned
            reader = LineReader(bytes: turned, lexicon: lexicon)
            reader.run()
        }
        guard reader.name.contains(where: { reader.tokens[$0].kind == .word }) else {
            return IngredientLine(text: text, name: String(text.trimmedSpaces))
        }
        if let heading = Self.heading(of: reader.tokens, in: bytes) {
            return IngredientLine(text: text, name: heading, confidence: 0.1)
        }
        if reader.isContradictory { return whole(text, reader.tokens) }
        if let unit = unitInName(reader) { reader.readUnitInName(unit) }
        if isInCans(reader) { reader.amounts[0].unit = .can }
        let match = food(of: &reader)
        if let unit = Self.unit(of: reader, being: match) { reader.amounts[0].unit = unit }
        let named = reader.name.map { reader.tokens[$0] }
        let classification = categorizer.classify(named[...], match: match)
        return IngredientLine(
            text: text,
            amount: reader.amounts.first,
            amounts: reader.amounts,
            food: match?.food.reference,
            name: Self.joined(reader.name, reader.tokens, bytes),
            preparation: Self.texts(reader.preparations, bytes),
            note: Self.texts(reader.notes, bytes),
            optional: reader.optional,
            category: classification.category,
            allergens: foods.allergens(of: named[...], match: match),
            confidence: Self.confidence(reader, match)
        )
    }

    /// The food of the name, which takes words for preparation back if it is another food with them: "pan rallado" is
    /// no bread.
    private func food(of reader: inout LineReader) -> FoodMatch? {
        func tokens(_ name: [Int]) -> ArraySlice<Token> { name.map { reader.tokens[$0] }[...] }
        let unit = reader.amounts.first?.unit
        let match = resolver.resolve(tokens(reader.name), in: unit)
        for name in reader.namesWithPreparation {
            guard let food = foods.food(key: FoodResolver.phraseKey(tokens(name))) else { continue }
            // "1 boîte de tomates pelées": not what the name is in a can, but what it is by itself.
            let plain = unit?.isPackage == true ? resolver.resolve(tokens(reader.name)) : match
            guard food.id != plain?.food.id || name == reader.nameWithPurpose else { continue }
            reader.take(name)
            return resolver.resolve(tokens(name), in: unit)
        }
        // "Mehl (Dinkel 630)": the name of another food goes on in brackets. But broth (instant) is measured as broth.
        let noted = reader.noted
        guard !noted.isEmpty, let food = foods.food(key: FoodResolver.phraseKey(tokens(reader.name + noted))),
            food.id != match?.food.id, match?.food.shop?.isLiquid != true
        else { return match }
        return FoodMatch(food: food, exact: true, words: 0..<reader.name.count)
    }

    /// A line that cannot be understood, kept whole; allergens of its known words are still reported.
    private func whole(_ text: String, _ tokens: [Token]) -> IngredientLine {
        IngredientLine(
            text: text,
            name: String(text.trimmedSpaces),
            category: categorizer.classify(tokens[...], match: nil).category,
            allergens: foods.allergens(of: tokens[...], match: nil),
            confidence: 0.1
        )
    }

    /// The bytes of a line, with the spaces of a web page that were left in it as plain ones.
    private static func bytes(of text: String) -> [UInt8] {
        let bytes = spelt(withInch(withoutDots(Array(text.utf8))))
        guard bytes.contains(UInt8(ascii: "&")) else { return bytes }
        var result: [UInt8] = []
        var rest = bytes[...]
        while let first = rest.first {
            guard rest.starts(with: space) else {
                result.append(first)
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(space.count)
            if rest.first == UInt8(ascii: ";") { rest = rest.dropFirst() }
            rest = rest.drop { $0 == 0x20 }
            if result.last != 0x20 { result.append(0x20) }
        }
        return result
    }

    /// "1 (4") piece ginger": the sign for an inch that is alone with its number in the line's first brackets.
    private static func withInch(_ bytes: [UInt8]) -> [UInt8] {
        guard let open = bytes.prefix(6).firstIndex(of: UInt8(ascii: "(")),
            let sign = bytes[open...].prefix(8).firstIndex(of: UInt8(ascii: "\"")), sign > open + 1,
            bytes.dropFirst(sign + 1).first == UInt8(ascii: ")")
        else { return bytes }
        return bytes[..<sign] + Array(" inch".utf8) + bytes[(sign + 1)...]
    }

    /// "A.O.V.E." is AOVE: four capitals or more with a dot behind each are a word.
    private static func withoutDots(_ bytes: [UInt8]) -> [UInt8] {
        let dot = UInt8(ascii: ".")
        func isCapital(_ index: Int) -> Bool { index < bytes.count && (0x41...0x5A).contains(bytes[index]) }
        guard bytes.count > 6, bytes.contains(dot) else { return bytes }
        var start = 0
        while start + 6 < bytes.count {
            var end = start
            while isCapital(end), !isCapital(end + 1), end + 1 < bytes.count, bytes[end + 1] == dot { end += 2 }
            if isCapital(end), !isCapital(end + 1) { end += 1 }
            if end >= start + 7 {
                return bytes[..<start] + bytes[start..<end].filter { $0 != dot } + withoutDots(Array(bytes[end...]))
            }
            start += 1
        }
        return bytes
    }

    private static let space = Array("&nbsp".utf8)

    /// How well the line is understood: an amount and a known food raise it, a long unknown name lowers it.
    private static func confidence(_ reader: LineReader, _ match: FoodMatch?) -> Double {
        var confidence = match == nil ? 0.4 : match?.exact == true ? 0.9 : 0.75
        if !reader.amounts.isEmpty { confidence += 0.08 }
        if reader.name.count > 6 { confidence -= 0.2 }
        return (confidence * 100).rounded() / 100
    }

    private static func texts(_ ranges: [Range<Int>], _ bytes: [UInt8]) -> String {
        guard !ranges.isEmpty else { return "" }
        return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: ", ")
    }

    /// The name as written, with omitted tokens replaced by one space.
    private static func joined(_ name: [Int], _ tokens: [Token], _ bytes: [UInt8]) -> String {
        guard let first = name.first, let last = name.last else { return "" }
        if last - first + 1 == name.count {
            return String(decoding: bytes[tokens[first].start..<tokens[last].end], as: UTF8.self)
        }
        var result: [UInt8] = []
        var previous: Int?
        for index in name {
            if let previous {
                if index == previous + 1 {
                    result += bytes[tokens[previous].end..<tokens[index].start]
                } else {
                    result.append(0x20)
                }
            }
            result += bytes[tokens[index].start..<tokens[index].end]
            previous = index
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension String {
    /// This text without spaces at its ends.
    var trimmedSpaces: Substring {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }
}
