import Database
import Identity
import Kitchen
import Values

/// A household: the tenant, to which every row of every service belongs.
@TableRow("household")
struct Household: Sendable, Equatable {
    /// How many a user can be in: each is in their access tokens.
    static let most = 20
    /// How many users one can have.
    static let mostUsers = 100

    @Column(.key) let id: HouseholdID
    var version: Int = 1
    var name: HouseholdName
    var timeZone: TimeZoneName
    @Column("measures") var measurementSystem: MeasurementSystem?
    var language: LanguageTag = .english
    var weekStart: WeekStart = .monday
    // When it usually eats.
    @Column("breakfast_at") var breakfast: TimeOfDay = TimeOfDay(8, 0)
    @Column("lunch_at") var lunch: TimeOfDay = TimeOfDay(12, 30)
    @Column("dinner_at") var dinner: TimeOfDay = TimeOfDay(19, 0)
    @Column("snacks_at") var snacks: TimeOfDay = TimeOfDay(16, 0)
    /// Counts the changes of what its members must not eat.
    @Column(.insertOnly) var restrictionVersion: Int = 1
    @Column(.insertOnly) let createdAt: Instant
    var updatedAt: Instant
}

/// A user as one of those who belong to a household.
@TableRow("membership")
struct Member: Sendable, Equatable {
    @Column("user_id", .key) let user: UserID
    var role: Role
    let joinedAt: Instant
    /// What they want to be called; nil if they have not said.
    var name: String?
}

extension Membership {
    /// Reads the columns of `AccountSQL.memberships`.
    init(_ row: borrowing Row) throws(DatabaseError) {
        let width = Household.table.width
        self.init(
            household: try Household(row),
            role: try row.value(width),
            joinedAt: try row.instant(width + 1),
            paidUntil: try row.optionalInstant(width + 2)
        )
    }
}
