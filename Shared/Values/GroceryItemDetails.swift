/// What people add to an item of a grocery list in their own words; shown wherever the item is.
public struct GroceryItemDetails: FieldGroup {
    /// The brand that it should be.
    public var brand: String?
    /// A remark of the household.
    public var note: String?

    /// The fields, in the order in which they are shown.
    public static let fields = [
        Field("brand", .text(\Self.brand, max: 100)),
        Field("note", .text(\Self.note, max: 500, lines: true)),
    ]

    /// Nothing added.
    public init() {}
}
