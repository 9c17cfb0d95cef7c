import Synchronization
public import Values

/// The kitchen's words: the foods, and each language's units, numbers, grammar, categories, allergens and names of
/// foods.
///
/// They are in a folder: `foods.txt` has the foods' language-independent facts, `aisles.txt` where they are found in a
/// shop, `brands.txt` the names of products, `units.txt` the units of languages that have no more than these, and a
/// folder named by its ISO 639-1 code has each language's files. All languages are used side by side. A comment at the
/// top of each file describes its format.
public final class Vocabulary: Sendable {
    /// The languages, English first: its names of foods are the canonical ones.
    public let languages: [Language]
    let lexicon: Lexicon
    let categories: CategoryWords
    let aisles: AisleWords
    let variants: VariantWords
    let allergens: AllergenWords
    let entries: EntryWords
    let brands: Brands
    let buying: BuyingWords
    let foods: FoodIndex
    let shown: [Language: ShownWords]
    private let folder: ResourceFolder
    /// What is needed for words typed wrongly, made when the first is met.
    private let spelling = Mutex<(written: WrittenWords, languages: [Language: FoodSpelling])?>(nil)

    /// The files of a language.
    static let files = [
        "allergens.txt", "buying.txt", "categories.txt", "entries.txt", "foods.txt", "grammar.txt", "numbers.txt",
        "shown.txt", "units.txt", "variants.txt",
    ]

    /// The files that do not depend on a language.
    static let commonFiles = ["foods.txt", "brands.txt", "aisles.txt", "units.txt"]

    /// Reads a vocabulary folder.
    public init(folder: ResourceFolder) throws(VocabularyError) {
        languages = try Self.languages(in: folder)
        var lexicon = LexiconReader()
        var categories = CategoryWords()
        var aisles = AisleWords()
        var variants = VariantWords()
        var allergens = AllergenWords()
        var entries = EntryWords()
        var buying = BuyingWordsReader()
        var foods = try FoodReader(WordFile("foods.txt", in: folder))
        var shown: [Language: ShownWords] = [:]
        for language in languages {
            shown[language] = try ShownWords(WordFile("\(language)/shown.txt", in: folder))
            try lexicon.readUnits(Self.entries("units.txt", language, folder))
            try lexicon.readNumbers(Self.entries("numbers.txt", language, folder))
            try lexicon.readGrammar(Self.entries("grammar.txt", language, folder))
            try categories.read(Self.entries("categories.txt", language, folder), &aisles)
            try variants.read(Self.entries("variants.txt", language, folder))
            try allergens.read(Self.entries("allergens.txt", language, folder))
            try entries.read(Self.entries("entries.txt", language, folder))
            try buying.read(Self.entries("buying.txt", language, folder), in: language)
            try foods.readNames(in: language, WordFile("\(language)/foods.txt", in: folder))
        }
        try lexicon.readUnits(WordEntry.all(in: WordFile("units.txt", in: folder)))
        self.lexicon = Lexicon(lexicon)
        self.categories = categories
        self.variants = variants
        self.allergens = allergens
        self.entries = entries
        self.buying = BuyingWords(buying)
        self.foods = foods.index()
        try aisles.readFoods(WordFile("aisles.txt", in: folder), known: self.foods)
        self.aisles = aisles
        brands = try Brands(WordFile("brands.txt", in: folder), foods: self.foods)
        self.shown = shown
        self.folder = folder
    }

    private static func entries(
        _ name: String,
        _ language: Language,
        _ folder: ResourceFolder
    ) throws(VocabularyError) -> [WordEntry] {
        try WordEntry.all(in: WordFile("\(language)/\(name)", in: folder))
    }

    /// The languages with a folder; a missing or unknown file in one is an error.
    static func languages(in folder: ResourceFolder) throws(VocabularyError) -> [Language] {
        let paths: [String]
        do { paths = try folder.files() } catch { throw VocabularyError(error) }
        if let missing = commonFiles.first(where: { !paths.contains($0) }) {
            throw VocabularyError(MissingResource(path: "\(folder.path)/\(missing)"))
        }
        var found: [String: Set<String>] = [Language.en.rawValue: []]
        for path in paths where !commonFiles.contains(path) {
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count == 2, files.contains(parts[1]), Language.isCode(parts[0]) else {
                throw VocabularyError(file: "\(folder.path)/\(path)", "is not a vocabulary file")
            }
            found[parts[0], default: []].insert(parts[1])
        }
        for (code, has) in found.sorted(by: { $0.key < $1.key }) {
            guard let missing = files.first(where: { !has.contains($0) }) else { continue }
            throw VocabularyError(MissingResource(path: "\(folder.path)/\(code)/\(missing)"))
        }
        return [.en] + found.keys.filter { $0 != Language.en.rawValue }.sorted().map(Language.init(code:))
    }
}

extension Vocabulary {
    /// The food's name in a language that a word is a letter away from, if no file has the word and it can only be one
    /// food.
    func name(near word: String, _ key: WordKey, in language: Language) -> String? {
        let names = spelling.withLock { spelling -> [String] in
            var made = spelling ?? (WrittenWords(in: folder), [:])
            defer { spelling = made }
            guard !made.written.contains(key) else { return [] }
            let own = made.languages[language] ?? FoodSpelling(of: foods.foods, in: language)
            made.languages[language] = own
            return own.names(near: word)
        }
        let meant = names.compactMap { foods.food(key: FoodKey.key(of: $0))?.id }
        guard let food = meant.first.flatMap({ foods.food(id: $0) }), Set(meant).count == 1 else { return nil }
        // Some names of foods are spelled wrongly themselves.
        let shown = FoodKey.key(of: food.name(in: language))
        return names.first { FoodKey.key(of: $0) == shown } ?? names.first
    }
}

extension Vocabulary {
    /// The folder included with Larder, beside the executable.
    public static let folder = ResourceFolder(target: "KitchenWords", subfolder: "Words")

    private static let loaded = Result { () throws(VocabularyError) in try Vocabulary(folder: folder) }

    /// The vocabulary included with Larder, read on first use; the process cannot run without it.
    public static var standard: Vocabulary {
        switch loaded {
        case .success(let words): words
        case .failure(let fault): fatalError("\(fault)")
        }
    }

    private static let listed = Result { () throws(VocabularyError) in try languages(in: folder) }

    /// The languages included with Larder, English first; this only lists the folder.
    static var standardLanguages: [Language] {
        switch listed {
        case .success(let languages): languages
        case .failure(let fault): fatalError("\(fault)")
        }
    }

    /// Checks that the files exist, so that a program without them fails at start.
    public static func check() throws(VocabularyError) {
        _ = try listed.get()
    }
}
