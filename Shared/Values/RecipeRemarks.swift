/// What a household adds to a recipe for itself.
public struct RecipeRemarks: FieldGroup {
    /// What there is to say.
    public var notes: String?
    /// 1 to 5.
    public var rating: Int?

    /// The fields, in the order in which they are shown.
    public static let fields = [
        Field("notes", .text(\Self.notes, max: 20_000, lines: true)), Field("rating", .number(\.rating, in: 1...5)),
    ]

    /// Nothing added.
    public init() {}
}
