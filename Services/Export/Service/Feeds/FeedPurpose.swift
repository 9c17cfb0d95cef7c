/// What a feed URL gives out.
enum FeedPurpose: String, Sendable, CaseIterable {
    /// The household's grocery lists, as to-dos.
    case groceries
    /// The menu that is being cooked, as to-dos.
    case menu
    /// The planned meals, as events.
    case mealPlan = "meal-plan"

    /// The name of the file at the end of the feed's URL.
    var fileName: String { "\(rawValue).ics" }

    /// The purpose of a file name.
    init?(fileName: String) {
        guard let purpose = FeedPurpose.allCases.first(where: { $0.fileName == fileName }) else { return nil }
        self = purpose
    }
}
