import Kitchen
import Values

/// Where lists, staples, shares and recent items are kept.
protocol GroceryStore: Sendable {
    /// The list as the API answers it; nil if there is none. The path that is read most.
    func document(of list: GroceryListID, in household: HouseholdID, now: Instant) async throws -> ListDocument?

    /// The list with what is visible on it; nil if there is none.
    func find(_ list: GroceryListID, in household: HouseholdID, now: Instant) async throws -> GroceryList?

    /// The list as whoever opens a link to it sees it, with the household's measurement system; nil if there is none.
    func sharedList(_ list: GroceryListID, in household: HouseholdID, now: Instant) async throws -> SharedList?

    /// So many lists, newest first, after a place in that order; drafts are left out.
    func overviews(
        in household: HouseholdID,
        after place: ListPlace?,
        limit: Int,
        now: Instant
    ) async throws -> [ListOverview]

    /// Lets `change` change a list, and saves the difference and what is to be announced, all in one transaction.
    ///
    /// Nil goes in where there is no list, and comes out where there should be none.
    func update(
        _ list: GroceryListID,
        in household: HouseholdID,
        now: Instant,
        _ change: @escaping @Sendable (inout GroceryList?) throws -> [ListNotice]
    ) async throws -> GroceryList?

    /// Ticks an item off, or brings it back within its hour; repeating is harmless. Nil if the item is not there.
    func tick(
        _ item: GroceryItemID,
        of list: GroceryListID,
        in household: HouseholdID,
        checked: Bool,
        now: Instant
    ) async throws -> ItemDocument?

    /// Deletes items whose hour is over, and drafts nobody activated; whose lists were touched.
    func sweep(now: Instant) async throws -> Set<HouseholdID>

    /// What the household decided about staples.
    func stapleDecisions(of household: HouseholdID) async throws -> [StapleBook.Decision]

    /// Records a decision about a staple.
    func decide(_ decision: StapleBook.Decision, in household: HouseholdID) async throws
    /// Makes something a staple that is none by default, unless the household has as many of its own as the quota allows.
    func add(
        _ decision: StapleBook.Decision,
        in household: HouseholdID,
        quota: Quota
    ) async throws

    /// What was bought lately, newest first.
    func recentItems(
        in household: HouseholdID,
        after place: RecentPlace?,
        limit: Int,
        now: Instant
    ) async throws -> [RecentItem]

    /// Keeps a share; false if the household has no such list.
    func save(_ share: ShareLink, tokenHash: [UInt8], by actor: UserID, now: Instant) async throws -> Bool

    /// The shares of a list that have not been taken back, newest first.
    func shares(of list: GroceryListID, in household: HouseholdID) async throws -> [ShareLink]

    /// Takes a share back; false if there is none.
    func revoke(_ share: ShareID, in household: HouseholdID, by actor: UserID, now: Instant) async throws -> Bool

    /// Whether the household's measurement system is known, be it that it has none.
    func knowsMeasures(of household: HouseholdID) async throws -> Bool

    /// Keeps a household's measurement system, unless it has been heard of meanwhile.
    func learnMeasures(_ system: MeasurementSystem?, of household: HouseholdID) async throws

    /// The share behind a token, unless it has ended or was taken back.
    func share(tokenHash: [UInt8], now: Instant) async throws -> ShareLink?
}

/// A list as it is shared.
struct SharedList: Sendable {
    /// The list with what is visible on it.
    var list: GroceryList
    /// In whose words the household sees amounts; nil for those that were used.
    var system: MeasurementSystem?
}

/// A list ready to be sent.
struct ListDocument: Sendable {
    /// The list's version.
    var version: Int
    /// How many items it shows; falls when one's hour is over, between two versions.
    var visible: Int
    /// The list as JSON.
    var json: [UInt8]
}

/// An item ready to be sent.
struct ItemDocument: Sendable {
    /// The item's version.
    var version: Int
    /// The item as JSON.
    var json: [UInt8]
}

/// What happened to a list, to be announced after the commit.
enum ListNotice: Hashable, Sendable {
    /// The list was made, or much of it changed.
    case list
    /// An item was added or changed.
    case item(GroceryItemID)
    /// An item was taken off.
    case removed(GroceryItemID)
    /// The list was deleted.
    case deleted
    /// Somebody wants an item's name in another category, here and on lists to come.
    case corrected(GroceryItemID, CategoryCorrection)
}

/// A list in the index.
struct ListOverview: Hashable, Sendable {
    /// The list's id.
    var id: GroceryListID
    /// Its version.
    var version: Int
    /// Its title.
    var title: String
    /// What it was made from.
    var origin: ListOrigin
    /// How many items it shows, ticked ones included.
    var items: Int
    /// How many of them are ticked.
    var checked: Int
    /// When it was made.
    var createdAt: Instant
    /// When it last changed.
    var updatedAt: Instant
}

/// A place in the index of lists.
struct ListPlace: Hashable, Sendable {
    /// When the last list before it was made.
    var createdAt: Instant
    /// That list's id.
    var id: GroceryListID
}

/// Something that was bought, and can be added again.
struct RecentItem: Hashable, Sendable {
    /// The food's id, or the name where the food is unknown.
    var key: String
    /// The name it had.
    var name: String
    /// The food.
    var food: FoodReference?
    /// Its category.
    var category: Category
    /// When it was last bought.
    var boughtAt: Instant
    /// How often it was bought.
    var times: Int
}

/// A place among recent items.
struct RecentPlace: Hashable, Sendable {
    /// When the last item before it was bought.
    var boughtAt: Instant
    /// That item's key.
    var key: String
}
