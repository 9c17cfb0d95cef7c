/// The names of products and of those who make them, and pictures of foods.
struct Brands: Sendable {
    /// What a name stands for.
    struct Brand: Sendable {
        /// The id of the kind of food, if there is one.
        var food: String?
        /// The category; nil if the food says it.
        var category: Category?
        /// Whether it is a maker, whose name may stand before what is made.
        var isMaker = false
    }

    private var names = WordTable<Brand>()
    /// The ids of foods by their pictures.
    private var pictures: [Character: String] = [:]

    /// The first words of makers' names.
    private var starts = WordSet()

    /// Whether the name of a maker may begin with a word.
    func mayBegin(_ word: WordKey) -> Bool { starts.contains(word) }

    /// What the name with this key stands for.
    func brand(_ key: WordKey) -> Brand? { names[key] }

    /// The id of the first food that a text has a picture of.
    func picture(in text: String) -> String? {
        for character in text {
            if let food = pictures[character] { return food }
        }
        return nil
    }

    /// Reads the file; a name with two meanings, or a food that is not listed, is an error.
    init(_ file: WordFile, foods: FoodIndex) throws(VocabularyError) {
        var read = Brands()
        try file.entries { key, list throws(VocabularyError) in
            let parts = String(decoding: key, as: UTF8.self).split(separator: " ").map(String.init)
            func fault() -> VocabularyError {
                file.fault(at: key.startIndex, "there is no food or class “\(String(decoding: key, as: UTF8.self))”")
            }
            guard let last = parts.last, parts.count <= 2 else { throw fault() }
            let brand: Brand
            switch parts.count == 2 ? parts[0] : "" {
            case "" where foods.food(id: last) != nil: brand = Brand(food: last)
            case "picture" where foods.food(id: last) != nil:
                for name in WordList(list) {
                    guard let sign = String(decoding: name, as: UTF8.self).first else { continue }
                    read.pictures[sign] = last
                }
                return
            case "product", "made":
                guard let category = Category(rawValue: last) else { throw fault() }
                brand = Brand(category: category, isMaker: parts[0] == "made")
            default: throw fault()
            }
            for name in WordList(list) {
                guard !name.isEmpty else { throw file.fault(at: name.startIndex, "a name is missing") }
                let key = FoodKey.key(of: name)
                if brand.isMaker, let first = Tokenizer.tokens(of: Array(name), lexicon: .empty).first {
                    read.starts.insert(first.key)
                }
                guard let other = read.names.updateValue(brand, forKey: key) else { continue }
                guard other.food != brand.food || other.category != brand.category else { continue }
                let text = String(decoding: name, as: UTF8.self)
                throw file.fault(at: name.startIndex, "“\(text)” occurs twice with different meanings")
            }
        }
        self = read
    }

    private init() {}
}
