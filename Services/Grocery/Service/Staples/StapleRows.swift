public import Database
public import Kitchen

extension StapleBook {
    /// What a household decided about one food.
    @TableRow("staple")
    struct Decision: Hashable {
        /// The food's id, or a name in lower case where the table does not know it.
        @Column("item_key", .key) var key: String
        var name: String
        /// Whether it is a staple, and of which kind.
        var kind: StapleDefault
    }
}

extension StapleDefault: SQLReadable {}
