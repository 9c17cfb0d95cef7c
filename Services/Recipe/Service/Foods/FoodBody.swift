import HTTP
import JSON
import Kitchen

/// A food as the API shows it.
struct FoodBody: JSONEncodable, Sendable {
    /// Whose word it is.
    enum Source: String, CaseIterable, Sendable {
        /// It comes with Larder.
        case standard
        /// It comes with Larder, and the household says something else about it.
        case overruled
        /// The household has added it.
        case own
    }

    let food: Food
    let source: Source

    /// A food with what the household says about it.
    init(_ food: Food, _ said: HouseholdFood?) {
        self.food = food
        source =
            switch said {
            case .own: .own
            case .overrule: .overruled
            case nil: .standard
            }
    }

    /// The standard foods as the API shows them, by their ids; written once, as most lists of foods consist of them.
    private static let standard: [String: [UInt8]] = Dictionary(
        uniqueKeysWithValues: FoodTable.standard.foods.map { food in
            var json = JSONWriter()
            FoodBody(food, nil).write(to: &json)
            return (food.id, json.bytes)
        }
    )

    func encode(to json: inout JSONWriter) {
        guard source == .standard, let text = Self.standard[food.id] else { return write(to: &json) }
        json.raw(text)
    }

    private func write(to json: inout JSONWriter) {
        let names = food.names
        json.object { json in
            json.member("id", food.id)
            json.member("name", food.name)
            json.object("names") { json in
                for language in Language.allCases {
                    json.key(named: language.rawValue)
                    json.array { json in for name in names[language] ?? [] { json.string(name) } }
                }
            }
            json.member("category", food.category)
            json.member("allergens", food.allergens)
            json.member("may_contain", food.mayContain)
            json.member("made_of", food.origins)
            json.member("may_be_made_of", food.possibleOrigins)
            json.member("grams_per_cup", food.gramsPerCup?.doubleValue)
            json.member("grams_per_piece", food.gramsPerPiece?.doubleValue)
            json.member("piece_unit", food.pieceUnit)
            json.member("staple", food.staple)
            json.member("source", source.rawValue)
        }
    }
}

extension FoodSearch.Match {
    /// The place in a list, as an opaque cursor.
    var cursor: String { CursorText.encode("\(rank).\(id)") }

    /// Reads a cursor.
    init?(cursor: String) {
        guard let text = CursorText.decode(cursor), let dot = text.firstIndex(of: "."), let rank = Int(text[..<dot])
        else { return nil }
        self.init(rank: rank, id: String(text[text.index(after: dot)...]))
    }
}
