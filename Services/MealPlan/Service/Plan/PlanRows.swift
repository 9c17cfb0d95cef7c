import Database
import Values

/// An entry's row.
@TableRow("plan_entry")
struct StoredPlanEntry {
    @Column(.key) var id: PlanEntryID
    var version: Int
    var date: CalendarDate
    var slot: Int
    var position: Int
    var recipeID: RecipeID?
    var title: String?
    var imageURL: String?
    var servings: Int?
    var note: String?
    var leftoverOf: PlanEntryID?
    var memberID: MemberID?
    var cookedAt: Instant?
    var cookedOn: CalendarDate?
    var menuID: MenuID?
    var menuItemID: MenuItemID?
    var menuVersion: Int?
    @Column(.insertOnly) var createdAt: Instant
    var updatedAt: Instant

    /// The row of an entry.
    init(_ entry: PlanEntry) {
        id = entry.id
        version = entry.version
        date = entry.spot.date
        slot = entry.spot.slot.rawValue
        position = entry.position
        recipeID = entry.recipe?.id
        title = entry.recipe?.title
        imageURL = entry.recipe?.imageURL
        servings = entry.recipe?.servings
        note = entry.words
        leftoverOf = entry.leftoverOf
        memberID = entry.member
        cookedAt = entry.cooked?.at
        cookedOn = entry.cooked?.on
        menuID = entry.place?.menu
        menuItemID = entry.place?.item
        menuVersion = entry.place?.version
        createdAt = entry.createdAt
        updatedAt = entry.updatedAt
    }

    /// The entry of this row; the table's CHECKs allow no other combinations of columns, and no other slot.
    var entry: PlanEntry {
        PlanEntry(
            id: id,
            version: version,
            spot: Spot(date: date, slot: Slot(rawValue: slot) ?? .dinner),
            position: position,
            content: content,
            member: memberID,
            cooked: cooked,
            createdAt: createdAt,
            updatedAt: updatedAt
        )
    }

    /// The entry of a row of `PlanSQL`, which says last whether the recipe is deleted.
    static func entry(_ row: Row) throws(DatabaseError) -> PlanEntry {
        var entry = try StoredPlanEntry(row, from: 0).entry
        if !row.isNull(StoredPlanEntry.table.width), var recipe = entry.recipe {
            recipe.isDeleted = true
            entry.content = .recipe(recipe)
        }
        return entry
    }

    private var content: PlanEntry.Content {
        guard let recipeID, let title, let servings else { return .note(note ?? "") }
        return .recipe(
            PlannedRecipe(
                id: recipeID,
                title: title,
                imageURL: imageURL,
                servings: servings,
                note: note,
                leftoverOf: leftoverOf,
                place: place
            )
        )
    }

    private var place: MenuPlace? {
        guard let menuID, let menuItemID else { return nil }
        return MenuPlace(menu: menuID, item: menuItemID, version: menuVersion ?? 0)
    }

    private var cooked: CookedMark? {
        if let cookedAt, let cookedOn { CookedMark(at: cookedAt, on: cookedOn) } else { nil }
    }
}
