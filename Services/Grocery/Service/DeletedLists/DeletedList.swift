import Values

/// How long a deleted list is kept, and how many are.
enum DeletedList {
    /// How long it can be restored.
    static let lifetime = Duration.seconds(30 * 86_400)
    /// How many a household has; beyond that the first deleted goes first.
    static let most = 50
}
