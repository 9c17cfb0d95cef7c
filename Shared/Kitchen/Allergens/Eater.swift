public import JSON

/// Somebody who eats in a household, as far as food can harm or displease them.
@JSONObject
public struct Eater: Hashable, Sendable {
    /// The caller's id of the person.
    public var id: String
    /// The person's name.
    public var name: String
    /// The allergens the person must not eat.
    public var allergies: [Allergen]
    /// Single foods the person must not eat, in the person's words: "kiwi", "Koriander".
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

    /// Whether nothing is known that food could do to the person.
    public var isCareless: Bool {
        allergies.isEmpty && ingredients.isEmpty && intolerances.isEmpty && diets.isEmpty
    }
}

/// What one person has to be told about a recipe or a list.
public struct EaterWarning: Hashable, Sendable {
    /// The caller's id of the person.
    public var eater: String
    /// The person's name.
    public var name: String
    /// Why, the certain reasons first; never empty.
    public var reasons: [EaterReason]

    /// A warning.
    public init(eater: String, name: String, reasons: [EaterReason]) {
        self.eater = eater
        self.name = name
        self.reasons = reasons
    }
}

/// Why one line is a matter for one person.
public struct EaterReason: Hashable, Sendable {
    /// What a line can offend against.
    public enum Cause: Hashable, Sendable {
        /// An allergy to one of the fourteen.
        case allergy(Allergen)
        /// A single food, in the person's words.
        case ingredient(String)
        /// An intolerance, in the person's words.
        case intolerance(String)
        /// A diet.
        case diet(Diet)
        /// The line's food is not known, so that it may be anything.
        case unknownLine
    }

    /// What it offends against.
    public var cause: Cause
    /// The line as written.
    public var line: String
    /// Whether it surely does.
    public var certainty: Certainty

    /// A reason.
    public init(cause: Cause, line: String, certainty: Certainty) {
        self.cause = cause
        self.line = line
        self.certainty = certainty
    }
}
