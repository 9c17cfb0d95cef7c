/// What the kitchen calls categories, aisles and units before people, in one language.
struct ShownWords: Sendable {
    private var categories: [Category: String] = [:]
    private var aisles: [StandardAisle: String] = [:]
    private var units: [MeasureUnit: (one: String, many: String)] = [:]
    /// What stands between a whole number and its decimals.
    private(set) var decimalMark = "."
    /// Whether one and a half is still one: French counts many from two on.
    private(set) var isManyFromTwo = false
    /// The word between two things one of which will do.
    private(set) var or = "or"
    /// What is needed beside an amount that says less than all of it.
    private(set) var more = "more"
    /// Before what holds for some of an amount only.
    private(set) var part = "for part"

    /// Endings with which the foods' names are listed as plurals.
    private(set) var listedPlurals: [String] = []
    private var plurals: [(ending: String, plural: String)] = []

    /// Whether the language forms plurals by rules.
    var formsPlurals: Bool { !plurals.isEmpty }

    /// The plural of a word that ends as the file says; nil if it says nothing of it.
    func plural(of word: String) -> String? {
        plurals.first { word.hasSuffix($0.ending) }.map { word.dropLast($0.ending.count) + $0.plural }
    }

    /// The heading of a category.
    func title(of category: Category) -> String? { categories[category] }

    /// The heading of an aisle.
    func title(of aisle: StandardAisle) -> String? { aisles[aisle] }

    /// A unit behind a number; nil if it is written as in English.
    func label(of unit: MeasureUnit, plural: Bool) -> String? {
        units[unit].map { plural ? $0.many : $0.one }
    }

    /// Reads a language's file.
    init(_ file: WordFile) throws(VocabularyError) {
        var shown = Self()
        try file.entries { key, list throws(VocabularyError) in
            let names = String(decoding: key, as: UTF8.self).split(separator: " ", maxSplits: 1).map(String.init)
            let words = WordList(list).map { String(decoding: $0, as: UTF8.self) }
            func fault(_ reason: String) -> VocabularyError { file.fault(at: key.startIndex, reason) }
            guard let kind = names.first, let one = words.first, !one.isEmpty, let many = words.last, words.count <= 2
            else { throw fault("neither a word nor one and many") }
            switch (kind, names.count > 1 ? names[1] : "") {
            case ("category", let name):
                guard let category = Category(rawValue: name) else { throw fault("there is no category “\(name)”") }
                shown.categories[category] = one
            case ("aisle", let name):
                guard let aisle = StandardAisle(rawValue: name) else { throw fault("there is no aisle “\(name)”") }
                shown.aisles[aisle] = one
            case ("unit", let name):
                guard let unit = MeasureUnit(rawValue: name) else { throw fault("there is no unit “\(name)”") }
                shown.units[unit] = (one, many)
            case ("decimal", "mark"): shown.decimalMark = one == "comma" ? "," : "."
            case ("word", "or"): shown.or = one
            case ("word", "more"): shown.more = one
            case ("word", "part"): shown.part = one
            case ("plural", "listed"): shown.listedPlurals = words.flatMap { $0.split(separator: " ").map(String.init) }
            case ("plural", let ending): shown.plurals.append((ending, one))
            case ("many", "from"): shown.isManyFromTwo = one == "two"
            default: throw fault("there is no class of words “\(kind)”")
            }
        }
        if let missing = Category.allCases.first(where: { shown.categories[$0] == nil }) {
            throw VocabularyError(file: file.path, "has no heading for “\(missing.rawValue)”")
        }
        self = shown
    }

    private init() {}
}

extension Vocabulary {
    /// The words of a language for people.
    func shown(in language: Language) -> ShownWords? { shown[language] }
}
