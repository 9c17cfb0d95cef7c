import Database

/// The part of the account schema that is about a household's settings and the people who eat there.
enum HouseholdMigrations {
    static let settings = Migration(
        "0004_households",
        [
            // In place of `measurement_system`, whose check admits no third system and cannot be changed on SQLite.
            "ALTER TABLE household ADD COLUMN measures TEXT CHECK (measures IN ('metric', 'us', 'imperial'))",
            "UPDATE household SET measures = measurement_system",
            "ALTER TABLE household ADD COLUMN language TEXT NOT NULL DEFAULT 'en'",
            """
            ALTER TABLE household ADD COLUMN week_start TEXT NOT NULL DEFAULT 'monday'
                CHECK (week_start IN ('monday', 'sunday', 'saturday'))
            """,
            "ALTER TABLE household ADD COLUMN breakfast_at {int} NOT NULL DEFAULT 480",
            "ALTER TABLE household ADD COLUMN lunch_at {int} NOT NULL DEFAULT 750",
            "ALTER TABLE household ADD COLUMN dinner_at {int} NOT NULL DEFAULT 1140",
            "ALTER TABLE household ADD COLUMN snacks_at {int} NOT NULL DEFAULT 960",
            // Counts the changes of what its members must not eat.
            "ALTER TABLE household ADD COLUMN restriction_version {int} NOT NULL DEFAULT 1",
            // What is meant where a user has several and names none; only good while they are in it.
            "ALTER TABLE account_user ADD COLUMN default_household_id {uuid}",
            .either(postgres: member(unlinking: " ON DELETE SET NULL (user_id)"), sqlite: member(unlinking: "")),
            "CREATE UNIQUE INDEX member_user ON member (household_id, user_id)",
        ] + unlinking("member", "user_id")
    )

    /// What those who belong to a household are called: there, as the others may not read a user's own row.
    static let names = Migration(
        "0007_membership_names",
        [
            "ALTER TABLE membership ADD COLUMN name TEXT",
            "UPDATE membership SET name = (SELECT name FROM account_user WHERE account_user.id = membership.user_id)",
        ]
    )

    /// Whoever leaves the household is not linked to the member any more, who stays.
    private static func member(unlinking action: String) -> SQL {
        """
        CREATE TABLE member (
            household_id {uuid} NOT NULL REFERENCES household (id), id {uuid} NOT NULL, version {int} NOT NULL,
            name TEXT NOT NULL, age_group TEXT NOT NULL, portion_factor TEXT, restrictions TEXT NOT NULL,
            user_id {uuid}, created_at {instant} NOT NULL, updated_at {instant} NOT NULL,
            PRIMARY KEY (household_id, id),
            FOREIGN KEY (household_id, user_id) REFERENCES membership (household_id, user_id)\(unescaped: action)) {strict}
        """
    }

    /// SQLite cannot empty one column of a reference only, so a trigger does.
    static func unlinking(_ table: String, _ column: String) -> [SQL] {
        [
            .either(
                postgres: "SELECT 1",
                sqlite: """
                    CREATE TRIGGER \(unescaped: table)_unlink BEFORE DELETE ON membership BEGIN
                        UPDATE \(unescaped: table) SET \(unescaped: column) = NULL
                        WHERE household_id = OLD.household_id AND user_id = OLD.user_id;
                    END
                    """
            )
        ]
    }
}
