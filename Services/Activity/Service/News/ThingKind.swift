/// What can change in a household, as a client follows it.
enum ThingKind: String, Sendable, CaseIterable {
    case groceryList = "grocery_list"
    case share
    case aisles
    case staples
    case recipe
    case cookbook
    case foods
    case `import`
    case menu
    case planEntry = "plan_entry"
    case household
    case member
    case membership
    case feed
}

/// What an entry of the log is about.
enum SubjectKind: String, Sendable, CaseIterable {
    case groceryItem = "grocery_item"
    case groceryList = "grocery_list"
    case share
    case aisles
    case staples
    case recipe
    case cookbook
    case foods
    case menu
    case planEntry = "plan_entry"
    case household
    case member
    case membership
    case feed
}
