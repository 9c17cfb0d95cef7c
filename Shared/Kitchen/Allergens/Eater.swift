public import JSON

/// A person who eats in a household, with their allergies, intolerances and diets.
@JSONObject
public struct Eater: Hashable, Sendable {
    /// The caller's id for the person.
    public var id: String
    /// The person's name.
    public var name: String
    /// The allergens the person must not eat.
    public var allergies: [Allergen]
    /// Single foods that the person must not eat, in the person's words: "kiwi", "Koriander".
    public var ingredients: [String]
    /// What the person does not tolerate, in the person's words: "lactose", "onion".
    public var intolerances: [String]
    /// The diets the person keeps.
    public var diets: [Diet]

    /// A person.
    public init(
        id: String,
        name: String,
        allergies: [Allergen] = [],
        ingredients: [String] = [],
        intolerances: [String] = [],
        diets: [Diet] = []
    ) {
        self.id = id
        self.name = name
        self.allergies = allergies
        self.ingredients = ingredients
        self.intolerances = intolerances
        self.diets = diets
    }

    /// Whether the person has no restrictions.
    public var isCareless: Bool {
        allergies.isEmpty && ingredients.isEmpty && intolerances.isEmpty && diets.isEmpty
    }
}

/// The warnings about a recipe or a list for one person.
@JSONObject(.writtenOnly)
public struct EaterWarning: Hashable, Sendable {
    /// The caller's id for the person.
    @Key("member_id") public var eater: String
    /// The person's name.
    public var name: String
    /// The reasons, certain ones first; never empty.
    public var reasons: [EaterReason]
}

/// Why one line concerns one person.
@MembersInit
public struct EaterReason: Hashable, Sendable {
    /// The kinds of restrictions.
    public enum Cause: Hashable, Sendable {
        /// An allergy to one of the fourteen allergens.
        case allergy(Allergen)
        /// A single food, in the person's words.
        case ingredient(String)
        /// An intolerance, in the person's words.
        case intolerance(String)
        /// A diet.
        case diet(Diet)
        /// The line's food is unknown, so it may contain anything.
        case unknownLine
    }

    /// The restriction.
    public var cause: Cause
    /// The line as written.
    public var line: String
    /// Whether it is certain.
    public var certainty: Certainty
}

extension EaterReason: JSONEncodable {
    /// Writes `kind`, `what` (null where the line is unknown), `line` and `certainty`.
    public func encode(to json: inout JSONWriter) {
        let (kind, what): (String, String?) =
            switch cause {
            case .allergy(let allergen): ("allergy", allergen.rawValue)
            case .ingredient(let name): ("ingredient", name)
            case .intolerance(let name): ("intolerance", name)
            case .diet(let diet): ("diet", diet.rawValue)
            case .unknownLine: ("unknown", nil)
            }
        json.object { json in
            json.member("kind", kind)
            json.member("what", what)
            json.member("line", line)
            json.member("certainty", certainty)
        }
    }
}
