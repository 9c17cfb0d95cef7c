import Testing

@testable import Kitchen

/// How words are folded: without case, accents, apostrophes and plural endings.
@Suite struct WordKeyTests {
    /// The key of these letters as they are.
    private func plain(_ letters: String) -> WordKey {
        var key = WordKey.empty
        for byte in letters.utf8 { key.mix(byte) }
        return key
    }

    private func key(_ word: String) -> WordKey { WordKey(Array(word.utf8)) }

    @Test(arguments: [
        // Nothing to fold.
        ("salt", "salt"), ("egg", "egg"), ("rose", "rose"), ("apse", "apse"), ("table", "table"), ("", ""), ("a", "a"),
        // Endings of many.
        ("eggs", "egg"), ("cloves", "clove"), ("olives", "olive"), ("roses", "rose"), ("sizes", "size"),
        ("trees", "tree"), ("berries", "berry"), ("cookies", "cooky"), ("cookie", "cooky"), ("kiwi", "kiwy"),
        ("zucchini", "zucchiny"), ("potatoes", "potato"), ("boxes", "box"), ("radishes", "radish"),
        ("peaches", "peach"), ("blanches", "blanch"), ("blanche", "blanch"), ("depthes", "depthe"), ("ahhhes", "ahhhe"),
        ("glasses", "glass"), ("fizzes", "fizz"),
        ("beees", "beee"), ("gases", "gase"), ("gousse", "gouss"), ("gousses", "gouss"), ("leaves", "leaf"),
        ("loaves", "loaf"), ("halves", "half"), ("calves", "calf"), ("curves", "curve"), ("shoes", "sho"),
        // What only looks like many.
        ("bass", "bass"), ("hummus", "hummus"), ("anis", "anis"), ("couscous", "couscous"), ("radix", "radix"),
        // Words of three letters and fewer are never shortened.
        ("gas", "gas"), ("ies", "ies"), ("pie", "pie"), ("koi", "koi"), ("sse", "sse"), ("peas", "pea"),
        // Case and apostrophes.
        ("SALT", "salt"), ("Zebra", "zebra"), ("AZaz", "azaz"), ("o'k", "ok"), ("confectioners'", "confectioner"),
    ])
    func `a word is the singular in lower case`(word: String, letters: String) {
        #expect(key(word) == plain(letters))
    }

    @Test(arguments: [
        ("àáâãäåÀÁÂÃÄÅ", "a"), ("çÇ", "c"), ("èéêëÈÉÊË", "e"), ("ìíîïÌÍÎÏ", "i"), ("ñÑ", "n"),
        ("òóôõöøÒÓÔÕÖØ", "o"), ("ùúûüÙÚÛÜ", "u"), ("ýÿÝ", "y"), ("æÆ", "ae"), ("œŒ", "oe"), ("ß", "ss"),
    ])
    func `a letter with a mark is the letter without`(marked: String, letters: String) {
        for letter in marked {
            #expect(key(String(letter)) == plain(letters))
            #expect(key("z\(letter)lt") == plain("z\(letters)lt"))
        }
    }

    @Test func `signs and letters of other alphabets are no letters with a mark`() {
        let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { plain(String(Unicode.Scalar($0))) }
        for sign in ["ð", "Ð", "þ", "Þ", "÷", "×", "ő", "Ő", "Ŕ", "š", "Š", "Ē", "ē", "в", "В", "г", "中"] {
            let key = key(sign)
            #expect(
                !letters.contains(key) && ![plain("ae"), plain("oe"), plain("ss"), .empty].contains(key),
                "\(sign)"
            )
        }
    }

    @Test func `a phrase is its words in their order`() {
        let (red, hot) = (key("red"), key("hot"))
        let phrase = WordKey.empty.appending(red).appending(hot)
        #expect(phrase != WordKey.empty.appending(hot).appending(red))
        #expect(phrase != WordKey.empty.appending(key("redhot")))
        #expect(phrase != red && phrase != WordKey.empty.appending(red))
    }

    @Test(arguments: [
        "olive oil", "half-and-half", "salt & pepper", "huile d'olive", "Crème fraîche", "l'ail", "D'Or", "d'",
        "o'clock",
        "7up", "jalapeño's", "pommes de terre", "a  b", " a", "b ", "d'1", "m'ail", "extra d'or", "ab'cd", "d'~",
        "mont d’or", "100 % juice", "œuf", "Brötchen/Semmeln", "&", "a&b", "d'A", "l'Z", "d'@", "'d'or",
    ])
    func `the key of a name is that of its tokens`(name: String) {
        let tokens = Tokenizer.tokens(of: Array(name.utf8), lexicon: .empty)
        #expect(FoodKey.key(of: name) == FoodResolver.phraseKey(tokens[...]))
    }

    @Test func `a name of any character has the key of its tokens`() {
        for value in 0x20...0x24FF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let name = "zz\(scalar)kq \(scalar)"
            let tokens = Tokenizer.tokens(of: Array(name.utf8), lexicon: .empty)
            #expect(FoodKey.key(of: name) == FoodResolver.phraseKey(tokens[...]), "U+\(String(value, radix: 16))")
        }
    }
}
