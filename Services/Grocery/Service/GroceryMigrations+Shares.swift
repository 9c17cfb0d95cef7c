import Database

extension GroceryMigrations {
    /// A unique index must name the household where rows are distributed by it; two tokens of 32 random bytes are
    /// never equal.
    static let shareToken = Migration(
        "0017_share_token",
        [
            .either(postgres: "DROP INDEX share_token", sqlite: "SELECT 1"),
            .either(postgres: "CREATE INDEX share_token ON share (token_hash)", sqlite: "SELECT 1"),
        ]
    )
}
