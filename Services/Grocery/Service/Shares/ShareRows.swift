public import Database
public import Kitchen
import Values

/// A link that opens one list to whoever has it.
@TableRow("share")
struct ShareLink: Hashable {
    @Column(.key) let id: ShareID
    @Column("household_id", .key) let household: HouseholdID
    @Column("list_id") let list: GroceryListID
    let role: ShareRole
    let expiresAt: Instant?
    let createdAt: Instant
    /// Who made it; nil if that was not kept yet.
    let createdBy: UserID?

    /// Whether it still opens the list.
    func isOpen(at now: Instant) -> Bool { expiresAt.map { $0 > now } ?? true }
}

extension ShareRole: SQLReadable {}

/// What is known of a household's settings.
@TableRow("household_setting")
struct StoredSetting {
    @Column("household_id", .key) var household: HouseholdID
    /// In whose words it sees amounts; nil for those that were used.
    var measures: MeasurementSystem?
    /// What is spoken there, as `de-AT`; nil if nobody has told.
    var language: String?

    /// The settings.
    var settings: HouseholdSettings {
        HouseholdSettings(system: measures, language: language.map(Language.init(tag:)) ?? .en)
    }
}

extension MeasurementSystem: SQLReadable {}
