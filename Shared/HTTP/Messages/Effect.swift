public import JSON
public import Values

/// Something else that a call has changed, so that an app can tell people: `{"kind": "grocery_list", "id": "…"}`.
@JSONObject
public struct Effect: Sendable, Hashable {
    /// What it is.
    public enum Kind: String, Sendable, Hashable, CaseIterable, JSONEncodable, JSONReadable {
        /// A grocery list.
        case groceryList = "grocery_list"
        /// A menu.
        case menu
        /// A recipe: how often and when it was cooked.
        case recipe
        /// An entry of the meal plan.
        case planEntry = "plan_entry"
    }

    /// What kind of thing has changed.
    public var kind: Kind
    /// Its id, in canonical form.
    public var id: String

    /// The effect on a thing.
    public init<Subject>(_ kind: Kind, _ id: Identifier<Subject>) {
        self.kind = kind
        self.id = id.description
    }

    /// `effects` in the answers of calls that may change more than they are about.
    public static let property = Property(
        "effects",
        .array(of: .object([Property("kind", .words(of: Kind.self)), Property("id", .uuid)])),
        required: false,
        description: "What else the call has changed; absent where nothing was changed or it is not known."
    )
}
