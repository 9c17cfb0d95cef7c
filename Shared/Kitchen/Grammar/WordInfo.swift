/// What the grammar knows about one word.
struct WordInfo: Sendable {
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt64

        /// large, medium, heaping: does not affect what is bought.
        static let size = Flags(rawValue: 1 << 0)
        /// chopped, sliced: preparation.
        static let done = Flags(rawValue: 1 << 1)
        /// finely, lightly.
        static let adverb = Flags(rawValue: 1 << 2)
        /// about, approximately.
        static let about = Flags(rawValue: 1 << 3)
        /// a, an, the.
        static let article = Flags(rawValue: 1 << 4)
        /// or.
        static let or = Flags(rawValue: 1 << 5)
        /// and.
        static let and = Flags(rawValue: 1 << 6)
        /// of, de, di.
        static let of = Flags(rawValue: 1 << 7)
        /// to, bis, hasta: between the ends of a range.
        static let to = Flags(rawValue: 1 << 8)
        /// for, plus, such, preferably: the name ends before it.
        static let ends = Flags(rawValue: 1 << 9)
        /// fresh, boneless, red: belongs to the name but is not its noun.
        static let descriptor = Flags(rawValue: 1 << 10)
        /// optional.
        static let optional = Flags(rawValue: 1 << 11)
        /// juice, zest, leaves: a part of the food named next.
        static let part = Flags(rawValue: 1 << 12)
        /// softened, beaten, divided: preparation, but only after the name.
        static let after = Flags(rawValue: 1 << 13)
        /// Metric or US units that need no food after them.
        static let hardUnit = Flags(rawValue: 1 << 14)
        /// with, in, without: what follows describes the noun before it.
        static let with = Flags(rawValue: 1 << 15)
        /// up, at, less: before "to", "least", "than".
        static let bound = Flags(rawValue: 1 << 16)
        /// to, least, than: after "up", "at", "less".
        static let boundEnd = Flags(rawValue: 1 << 17)
        /// plus.
        static let plus = Flags(rawValue: 1 << 18)
        /// from.
        static let from = Flags(rawValue: 1 << 19)
        /// at, if, as: ends the name, wherever it is.
        static let stop = Flags(rawValue: 1 << 20)
        /// taste, serve: after "to", ends the name.
        static let purpose = Flags(rawValue: 1 << 21)
        /// gusto, Belieben: the name ends before the previous word.
        static let taste = Flags(rawValue: 1 << 22)
        /// mince, ground: preparation, but the food itself at the end.
        static let noun = Flags(rawValue: 1 << 23)
        /// chopped, sliced: preparation that may come before the name without changing what is bought.
        static let before = Flags(rawValue: 1 << 24)
        /// lean: after a percentage, it begins the name.
        static let lean = Flags(rawValue: 1 << 25)
        /// healthy: before a pinch.
        static let strong = Flags(rawValue: 1 << 26)
        /// for, pour: followed by an article, it begins a heading.
        static let heading = Flags(rawValue: 1 << 27)
        /// tsp, ml: a unit that never occurs in the name of a food.
        static let bareUnit = Flags(rawValue: 1 << 28)
        /// de, aux, con: the food is named before it.
        static let link = Flags(rawValue: 1 << 29)
        /// milk, butter: a noun that another noun before it turns into another food.
        static let risky = Flags(rawValue: 1 << 30)
        /// glass, noix: a unit that may be a food.
        static let foodUnit = Flags(rawValue: 1 << 31)
        /// mixed, made: before "with" and "from", ends the name.
        static let mixed = Flags(rawValue: 1 << 33)
        /// each, à, je: beside the size of one piece or package.
        static let each = Flags(rawValue: 1 << 32)
        /// total, insgesamt: beside the size of all pieces together.
        static let total = Flags(rawValue: 1 << 34)

        /// Paar: twice what the number before it says.
        static let pair = Flags(rawValue: 1 << 35)

        /// dag: ten of its unit.
        static let tens = Flags(rawValue: 1 << 36)

        /// pique, gespickt: what follows is stuck into the food, and bought as well.
        static let pierced = Flags(rawValue: 1 << 37)
        /// Before a colon, what the line is for.
        static let title = Flags(rawValue: 1 << 38)

        /// such, preferably: before what would do, or is best.
        static let example = Flags(rawValue: 1 << 39)

        /// not, without: begins brackets that say what to look for.
        static let remark = Flags(rawValue: 1 << 40)

        /// minus: before what an amount is less.
        static let minus = Flags(rawValue: 1 << 41)

        /// Stamperl: two of its unit.
        static let twice = Flags(rawValue: 1 << 42)

        /// Pck: a package in English, a sachet in German.
        static let sachet = Flags(rawValue: 1 << 43)

        /// Pkg: a package, but a sachet of what is sold in sachets.
        static let sachetOrPackage = Flags(rawValue: 1 << 44)

        /// B.: a Becher of what comes from milk.
        static let becher = Flags(rawValue: 1 << 45)

        /// Zwischen: before the ends of a range, with "and" between them.
        static let between = Flags(rawValue: 1 << 47)

        /// Ring: one of sausage.
        static let ring = Flags(rawValue: 1 << 46)

        /// non: what follows is not done.
        static let negated = Flags(rawValue: 1 << 48)

        /// t.: a spoon in English, a cup in French.
        static let tasse = Flags(rawValue: 1 << 49)

        /// Pfund: half a kilogram.
        static let halfKilo = Flags(rawValue: 1 << 52)

        /// D.: a can.
        static let dose = Flags(rawValue: 1 << 50)

        /// The classes by their names in the files.
        static let classes: [String: Flags] = [
            "size": .size, "done": .done, "adverb": .adverb, "about": .about, "article": .article, "or": .or,
            "and": .and, "of": .of, "to": .to, "ends": .ends, "descriptor": .descriptor, "optional": .optional,
            "part": .part, "after": .after, "with": .with, "bound": .bound, "bound-end": .boundEnd, "plus": .plus,
            "from": .from, "stop": .stop, "purpose": .purpose, "taste": .taste, "noun": .noun, "before": .before,
            "lean": .lean, "strong": .strong, "heading": .heading, "bare-unit": .bareUnit, "link": .link,
            "risky": .risky, "each": .each, "mixed": .mixed, "total": .total, "pair": .pair, "tens": .tens,
            "pierced": .pierced, "title": .title,
            "example": .example, "remark": .remark, "minus": .minus, "twice": .twice,
            "between": .between, "becher": .becher, "dose": .dose, "ring": .ring, "sachet": .sachet,
            "sachet-or-package": .sachetOrPackage, "negated": .negated, "tasse": .tasse,
            "half-kilo": .halfKilo,
        ]
    }

    var flags: Flags = []
    var unit: MeasureUnit?
    var number: Rational?

    func has(_ flag: Flags) -> Bool { !flags.isDisjoint(with: flag) }
}
