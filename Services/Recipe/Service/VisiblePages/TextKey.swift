/// The words and numbers of a text, as they are compared between what a page shows and what its markup says.
enum TextKey {
    /// The words in lower case, and the numbers, of which a fraction is two; punctuation left out.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        func end() {
            if !word.isEmpty { words.append(String(word)) }
            word.removeAll(keepingCapacity: true)
        }
        var wasDigit = false
        for scalar in text.unicodeScalars {
            // Most of a text, for which nothing has to be looked up.
            if scalar.isASCII {
                let isDigit = (0x30...0x39).contains(scalar.value)
                let isLetter = (0x61...0x7A).contains(scalar.value | 0x20)
                guard isDigit || isLetter else {
                    end()
                    continue
                }
                // "200g" is "200 g".
                if isDigit != wasDigit { end() }
                wasDigit = isDigit
                word.append(isDigit ? scalar : Unicode.Scalar(UInt8(scalar.value | 0x20)))
                continue
            }
            if let parts = fractions[scalar] {
                end()
                words += parts
                wasDigit = false
                continue
            }
            guard scalar.properties.isAlphabetic else {
                end()
                continue
            }
            if wasDigit { end() }
            wasDigit = false
            word.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
        }
        end()
        return words
    }

    /// How many words two texts have in common, counted as often as both have them.
    static func common(_ one: [String], _ other: [String]) -> Int {
        var left: [String: Int] = [:]
        for word in one { left[word, default: 0] += 1 }
        var common = 0
        for word in other {
            guard let count = left[word], count > 0 else { continue }
            left[word] = count - 1
            common += 1
        }
        return common
    }

    private static let fractions: [Unicode.Scalar: [String]] = [
        "¼": ["1", "4"], "½": ["1", "2"], "¾": ["3", "4"], "⅓": ["1", "3"], "⅔": ["2", "3"], "⅛": ["1", "8"],
        "⅜": ["3", "8"], "⅝": ["5", "8"], "⅞": ["7", "8"], "⅕": ["1", "5"], "⅖": ["2", "5"], "⅗": ["3", "5"],
        "⅘": ["4", "5"], "⅙": ["1", "6"], "⅚": ["5", "6"],
    ]
}
