import Database

extension GroceryMigrations {
    /// Sizes are added up from an index that serves nothing else.
    ///
    /// PostgreSQL took the one before for single lists, too, until it had collected statistics: it is smaller than the
    /// key, but goes through all lists of the household.
    static let sums = Migration(
        "0016_sums",
        [
            "DROP INDEX grocery_list_size",
            "CREATE INDEX grocery_list_sizes ON grocery_list (household_id, size) WHERE size > 0",
        ]
    )
}
