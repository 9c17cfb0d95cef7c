import Values

/// How long a deleted recipe is kept.
enum DeletedRecipe {
    /// 30 days, in which it can be restored.
    static let lifetime = Duration.seconds(30 * 86_400)
}
