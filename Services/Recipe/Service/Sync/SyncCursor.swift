import Values

/// How far an app has read a household's changes.
struct SyncCursor: Equatable, Sendable {
    /// The last change that it has.
    var place: ChangePlace
    /// When it last had everything, or began.
    var completeAt: Instant
    /// The last change that was lost for good by then.
    var gone: Int

    /// Whether a deletion may have been forgotten before the app saw it.
    ///
    /// Deleted recipes are kept for 30 days, but for those that made room for others.
    func hasMissed(gone: Int, now: Instant) -> Bool {
        now - DeletedRecipe.lifetime > completeAt || gone > self.gone && gone > place.seq
    }
}

/// What an app is to be given of each recipe.
enum SyncView: String, CaseIterable, Sendable {
    /// The whole recipe.
    case full
    /// What a list shows.
    case summary
}

/// What has changed, in the order of the changes.
struct SyncPage: Sendable {
    /// A recipe as it is now; nil if it is deleted.
    struct Change: Sendable {
        var id: RecipeID
        var document: RecipeDocument?
    }

    var changes: [Change]
    var next: SyncCursor
    var hasMore: Bool
}
