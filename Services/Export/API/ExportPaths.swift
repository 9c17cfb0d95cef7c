public import Values

/// The paths of the export service.
public enum ExportPaths {
    /// A grocery list as a file of to-dos.
    public static func list(_ id: GroceryListID) -> String { "/api/v1/exports/grocery-lists/\(id).ics" }
    /// The pattern of `list`.
    public static let list = "/api/v1/exports/grocery-lists/{list_id}.ics"
    /// The menu that is being cooked, as a file of to-dos.
    public static let menu = "/api/v1/exports/menu.ics"
    /// The meal plan as a file of events.
    public static let mealPlan = "/api/v1/exports/meal-plan.ics"
    /// The household's feed addresses.
    public static let feeds = "/api/v1/exports/feeds"
    /// The pattern of one feed address.
    public static let feed = "/api/v1/exports/feeds/{feed_id}"
    /// The pattern of what calendar apps subscribe to.
    public static let publicFeed = "/feeds/{token}/{file}"
}
