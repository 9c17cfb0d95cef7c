/// The names of a food by language, the first of each being the one that people see.
///
/// Those of the table that comes with Larder stay text until somebody asks for them: twenty thousand names are hashed
/// when the table is read, and hardly any is ever shown.
struct FoodNames: Sendable {
    private var listed: [Language: [String]]?
    private var lines: Range<Int> = 0..<0

    /// These names.
    init(_ names: [Language: [String]]) {
        listed = names
    }

    /// The names that these bytes of the table's text list.
    init(lines: Range<Int>) {
        self.lines = lines
    }

    /// The names, apart from the canonical one.
    var all: [Language: [String]] { listed ?? FoodListReader.names(in: lines) }
}

extension FoodNames: Hashable {
    static func == (left: FoodNames, right: FoodNames) -> Bool {
        left.listed == nil && right.listed == nil ? left.lines == right.lines : left.all == right.all
    }

    /// Nothing is mixed in: equal names may be held in two ways, and a food's id tells it apart.
    func hash(into hasher: inout Hasher) {}
}
