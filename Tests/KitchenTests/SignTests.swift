import Kitchen
import Testing

/// Signs beyond ASCII: fractions, spaces, hyphens and letters with marks.
@Suite struct SignTests {
    private let parser = IngredientParser()

    private static let fractions: [(sign: String, top: Int64, bottom: Int64)] = [
        ("¼", 1, 4), ("½", 1, 2), ("¾", 3, 4), ("⅐", 1, 7), ("⅑", 1, 9), ("⅒", 1, 10), ("⅓", 1, 3), ("⅔", 2, 3),
        ("⅕", 1, 5),
        ("⅖", 2, 5), ("⅗", 3, 5), ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6), ("⅛", 1, 8), ("⅜", 3, 8), ("⅝", 5, 8),
        ("⅞", 7, 8),
    ]

    @Test(arguments: fractions)
    func `every sign of a fraction is read, alone and beside a whole number`(
        sign: String,
        top: Int64,
        bottom: Int64
    ) throws {
        let value = try Rational(top, over: bottom)
        #expect(parser.parse("\(sign) cup milk").amount == Amount(value, unit: .cup))
        #expect(parser.parse("2 \(sign) cups milk").amount == Amount(try Rational(2) + value, unit: .cup))
        #expect(parser.parse("2\(sign) cups milk").amount == Amount(try Rational(2) + value, unit: .cup))
        #expect(parser.parse("\(sign)cup milk").name == "milk")
    }

    @Test(arguments: fractions)
    func `fractions that cooks use are written with their sign`(sign: String, top: Int64, bottom: Int64) throws {
        let value = try Rational(top, over: bottom)
        let isUsual = ![7, 9, 10].contains(bottom)
        #expect((Amount(value, unit: .cup).text == sign) == isUsual)
        #expect((Amount(try Rational(3) + value, unit: .cup).text == "3 \(sign)") == isUsual)
        #expect(Amount(value, unit: .liter).text != sign, "metric amounts are decimal")
    }

    @Test(arguments: [
        ("1/400", "0"), ("1/100", "0.01"), ("1/10", "0.1"), ("11/10", "1.1"), ("105/100", "1.05"), ("999/100", "9.99"),
        ("1005/100", "10.1"), ("10049/1000", "10"), ("99949/1000", "99.9"), ("1001/10", "100"), ("2001/2", "1001"),
        ("5/2", "2.5"), ("120/100", "1.2"),
    ])
    func `a decimal has two digits after the point, fewer behind more before it`(value: String, text: String) throws {
        let shown = Amount(try #require(Rational(value)), unit: .gram).text
        // Something is never shown as nothing.
        #expect(shown == (text == "0" ? value : text))
    }

    @Test(arguments: [
        "\u{20}", "\t", "\r", "\u{0B}", "\u{A0}", "\u{2000}", "\u{2003}", "\u{2009}", "\u{200A}", "\u{200B}",
        "\u{202F}",
    ])
    func `white space of every kind separates`(space: String) {
        let line = parser.parse("2\(space)cups\(space)milk")
        #expect(line.amount == Amount(Rational(2), unit: .cup))
        #expect(line.name == "milk")
    }

    @Test(arguments: ["-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}"])
    func `hyphens and dashes of every kind make a range`(dash: String) {
        #expect(parser.parse("2\(dash)3 cups milk").amount == Amount(Rational(2), max: Rational(3), unit: .cup))
    }

    @Test(arguments: ["\u{2019}\u{20AC}", "\u{2018}\u{2013}", "\u{2019}\u{A0}", "\u{2019}"])
    func `an apostrophe before a sign ends, and so does the line`(signs: String) {
        #expect(IngredientParser().parse("2 cups \(signs) milk").amount == Amount(Rational(2), unit: .cup))
    }

    @Test(arguments: ["/", "\u{2044}", "\u{2215}"])
    func `slashes of every kind make a fraction`(slash: String) throws {
        #expect(parser.parse("3\(slash)4 cup milk").amount == Amount(try Rational(3, over: 4), unit: .cup))
    }

    @Test func `a number has any digit, and a point or comma among them`() throws {
        for digit in 1...9 {
            #expect(parser.parse("\(digit) cups milk").amount == Amount(Rational(digit), unit: .cup))
            #expect(parser.parse("1\(digit)0 g milk").amount == Amount(Rational(100 + digit * 10), unit: .gram))
            #expect(
                parser.parse("0.\(digit) l milk").amount == Amount(try Rational(Int64(digit), over: 10), unit: .liter)
            )
        }
        #expect(parser.parse("1,250 g flour").amount == Amount(Rational(1250), unit: .gram))
        #expect(parser.parse("0,250 l milk").amount == Amount(try Rational(1, over: 4), unit: .liter))
        #expect(parser.parse("1,5 l milk").amount == Amount(try Rational(3, over: 2), unit: .liter))
    }

    @Test func `letters with marks are read as those without`() throws {
        let letters = [
            ("àáâãäåÀÁÂÃÄÅ", "a"), ("çÇ", "c"), ("èéêëÈÉÊË", "e"), ("ìíîïÌÍÎÏ", "i"), ("ñÑ", "n"),
            ("òóôõöøÒÓÔÕÖØ", "o"),
            ("ùúûüÙÚÛÜ", "u"), ("ýÿÝ", "y"), ("æÆ", "ae"), ("œŒ", "oe"), ("ß", "ss"),
        ]
        for (marked, plain) in letters {
            for letter in marked {
                let lines = ["1 zz\(letter)kq", "1 zz\(plain)kq"].map {
                    Contribution(line: parser.parse($0), source: 0)
                }
                #expect(try Consolidation().items(lines).count == 1, "\(letter)")
            }
        }
    }

    @Test(arguments: [
        ("berry", "berries"), ("potato", "potatoes"), ("box", "boxes"), ("radish", "radishes"), ("peach", "peaches"),
        ("glass", "glasses"), ("leaf", "leaves"), ("half", "halves"), ("egg", "eggs"), ("clove", "cloves"),
        ("zzle", "zzles"),
    ])
    func `one and many are one food`(one: String, many: String) throws {
        let lines = ["1 qq\(one)", "2 qq\(many)"].map { Contribution(line: parser.parse($0), source: 0) }
        #expect(try Consolidation().items(lines).count == 1)
    }

    @Test(arguments: [("zzus", "zzu"), ("zzis", "zzi"), ("zzass", "zzas"), ("qqa", "qqb")])
    func `what only looks like many is a food of its own`(one: String, other: String) throws {
        let lines = ["1 qq\(one)", "2 qq\(other)"].map { Contribution(line: parser.parse($0), source: 0) }
        #expect(try Consolidation().items(lines).count == 2)
    }
}
