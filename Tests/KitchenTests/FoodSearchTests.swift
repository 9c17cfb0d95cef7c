import Testing

@testable import Kitchen

@Suite struct FoodSearchTests {
    private func foods(_ names: String...) -> FoodSearch {
        FoodSearch(names.map { Food(id: $0, name: $0, category: .produce) })
    }

    private func found(_ text: String, in search: FoodSearch) -> [String] { search.matches(text).map(\.id) }

    @Test func `every letter and digit tells two foods apart`() {
        let signs = Array("abcdefghijklmnopqrstuvwxyz0123456789")
        for (sign, next) in zip(signs, signs.dropFirst()) {
            let search = foods("q\(sign)q", "q\(next)q")
            #expect(found("q\(sign)", in: search) == ["q\(sign)q"])
            #expect(found("Q\(next)Q".uppercased(), in: search) == ["q\(next)q"])
        }
    }

    @Test func `letters are found with and without their marks`() {
        let letters = [
            ("àáâãäå", "a"), ("ç", "c"), ("èéêë", "e"), ("ìíîï", "i"), ("ñ", "n"), ("òóôõöø", "o"), ("ùúûü", "u"),
            ("ýÿ", "y"), ("æ", "ae"), ("œ", "oe"), ("ß", "ss"),
        ]
        for (marked, plain) in letters {
            for letter in marked {
                #expect(found("q\(plain)q", in: foods("q\(letter)q")) == ["q\(letter)q"], "\(letter)")
                #expect(found("q\(letter)q", in: foods("q\(plain)q")) == ["q\(plain)q"], "\(letter)")
            }
        }
        #expect(found("e\u{301}q", in: foods("éq")) == ["éq"], "a mark of its own is no letter")
        #expect(found("q'a\u{2019}b", in: foods("qab")) == ["qab"])
        #expect(found("q:a/b@c{d`e", in: foods("q a b c d e")) == ["q a b c d e"], "other signs stand between words")
        #expect(found("рыба", in: foods("рыба", "хлеб")) == ["рыба"])
    }

    @Test func `the name itself comes first, then what begins with it, then what has it within`() {
        let search = foods("red apple", "apple juice", "apple", "pineapple", "juice of red apples")
        #expect(found("apple", in: search) == ["apple", "apple juice", "juice of red apples", "red apple"])
        #expect(search.matches("apple").map(\.rank) == [0, 1, 2, 2])
        #expect(found("app re", in: search) == ["juice of red apples", "red apple"])
        #expect(found(" red--APPLE ", in: search) == ["red apple", "juice of red apples"])
        #expect(found("pple", in: search) == [])
        #expect(found("apple x", in: search) == [])
        #expect(found("", in: search).count == 5 && found(" ,", in: search).count == 5)
    }

    /// How well a food's names match, word by word; nil if none does.
    private func rank(_ names: [String], _ typed: String) -> Int? {
        let words = typed.split(separator: " ")
        return names.compactMap { name -> Int? in
            if name == typed { return 0 }
            if name.hasPrefix(typed) { return 1 }
            let parts = name.split(separator: " ")
            return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } } ? 2 : nil
        }.min()
    }

    @Test func `any foods are found as if each name were looked at`() {
        var random = SplitMix(seed: 23)
        // Few letters, and words longer than what the order of words compares.
        func word() -> String {
            let letters = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                ["a", "b"].randomElement(using: &random) ?? ""
            }
            let isLong = Int.random(in: 0..<8, using: &random) == 0
            return (isLong ? String(repeating: "ab", count: 16) : "") + letters.joined()
        }
        func name(_ most: Int) -> String {
            (0..<Int.random(in: 1...most, using: &random)).map { _ in word() }.joined(separator: " ")
        }
        for _ in 0..<200 {
            let foods = (0..<Int.random(in: 0...6, using: &random)).map { id in
                Food(id: "\(id)", name: name(3), category: .other, names: [.de: [name(2), name(2)], .en: [name(1)]])
            }
            let search = FoodSearch(foods)
            for _ in 0..<20 {
                let typed = name(3)
                let expected = foods.compactMap { food in
                    rank(food.names.values.flatMap { $0 }, typed).map { FoodSearch.Match(rank: $0, id: food.id) }
                }
                #expect(search.matches(typed) == expected.sorted(), "\(typed)")
            }
        }
    }

    @Test func `every sign of what a word means is one of its own`() {
        typealias Flags = WordInfo.Flags
        let all: [Flags] = [
            .size, .done, .adverb, .about, .article, .or, .and, .of, .to, .ends, .descriptor, .optional, .part, .after,
            .hardUnit, .with, .bound, .boundEnd,
        ]
        for (place, flag) in all.enumerated() {
            #expect(flag.rawValue.nonzeroBitCount == 1)
            #expect(flag.isDisjoint(with: Flags(all[..<place])), "\(place)")
        }
    }
}
