import Database

/// What tells apps that keep a household's recipes that they have missed something.
enum SyncMigrations {
    /// The last change of what was deleted for good before its time.
    static let gone = Migration(
        "recipe_0015_gone",
        ["ALTER TABLE recipe_clock ADD COLUMN gone_seq {int} NOT NULL DEFAULT 0"]
    )
}
