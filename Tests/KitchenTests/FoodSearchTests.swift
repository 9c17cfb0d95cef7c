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
