public import Values

/// The words that the kitchen reads by: the foods, and each language's units, numbers, grammar, categories, allergens
/// and names of foods.
///
/// They lie in a folder: `foods.txt`, what is known of foods in every language, and a folder for each language, whose name
/// is the language's ISO 639-1 code. All languages are read side by side. Each file says at its top how it is written.
public final class Vocabulary: Sendable {
    /// The languages, English first: its names of foods are the canonical ones.
    public let languages: [Language]
    let lexicon: Lexicon
    let categories: CategoryWords
    let variants: VariantWords
    let allergens: AllergenWords
    let foods: FoodIndex

    /// The files of a language.
    static let files = [
        "allergens.txt", "categories.txt", "foods.txt", "grammar.txt", "numbers.txt", "units.txt", "variants.txt",
    ]

    /// Reads a folder of words.
    public init(folder: ResourceFolder) throws(WordFault) {
        languages = try Self.languages(in: folder)
        var lexicon = LexiconReader()
        var categories = CategoryWords()
        var variants = VariantWords()
        var allergens = AllergenWords()
        var foods = try FoodReader(WordFile("foods.txt", in: folder))
        for language in languages {
            try lexicon.readUnits(Self.entries("units.txt", language, folder))
            try lexicon.readNumbers(Self.entries("numbers.txt", language, folder))
            try lexicon.readGrammar(Self.entries("grammar.txt", language, folder))
            try categories.read(Self.entries("categories.txt", language, folder))
            try variants.read(Self.entries("variants.txt", language, folder))
            try allergens.read(Self.entries("allergens.txt", language, folder))
            try foods.readNames(in: language, WordFile("\(language)/foods.txt", in: folder))
        }
        self.lexicon = Lexicon(lexicon)
        self.categories = categories
        self.variants = variants
        self.allergens = allergens
        self.foods = foods.index()
    }

    private static func entries(
        _ name: String,
        _ language: Language,
        _ folder: ResourceFolder
    ) throws(WordFault) -> [WordEntry] {
        try WordEntry.all(in: WordFile("\(language)/\(name)", in: folder))
    }

    /// The languages that a folder has folders for; a file that is not one of theirs, or is missing, is a fault.
    static func languages(in folder: ResourceFolder) throws(WordFault) -> [Language] {
        let paths: [String]
        do { paths = try folder.files() } catch { throw WordFault(error) }
        guard paths.contains("foods.txt") else {
            throw WordFault(MissingResource(path: "\(folder.path)/foods.txt"))
        }
        var found: [String: Set<String>] = [Language.en.rawValue: []]
        for path in paths where path != "foods.txt" {
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count == 2, files.contains(parts[1]), Language.isCode(parts[0]) else {
                throw WordFault(file: "\(folder.path)/\(path)", "is no file of words")
            }
            found[parts[0], default: []].insert(parts[1])
        }
        for (code, has) in found.sorted(by: { $0.key < $1.key }) {
            guard let missing = files.first(where: { !has.contains($0) }) else { continue }
            throw WordFault(MissingResource(path: "\(folder.path)/\(code)/\(missing)"))
        }
        return [.en] + found.keys.filter { $0 != Language.en.rawValue }.sorted().map(Language.init(code:))
    }
}

extension Vocabulary {
    /// The words that come with Larder, which lie beside the executable.
    public static let folder = ResourceFolder(target: "KitchenWords", subfolder: "Words")

    private static let loaded = Result { () throws(WordFault) in try Vocabulary(folder: folder) }

    /// The words that come with Larder, read when they are first asked for; without them there is no kitchen.
    public static var standard: Vocabulary {
        switch loaded {
        case .success(let words): words
        case .failure(let fault): fatalError("\(fault)")
        }
    }

    private static let listed = Result { () throws(WordFault) in try languages(in: folder) }

    /// The languages that come with Larder, English first; for these nothing but the folder is read.
    static var standardLanguages: [Language] {
        switch listed {
        case .success(let languages): languages
        case .failure(let fault): fatalError("\(fault)")
        }
    }

    /// Looks whether the files are there, so that a program without them says so when it starts.
    public static func check() throws(WordFault) {
        _ = try listed.get()
    }
}
