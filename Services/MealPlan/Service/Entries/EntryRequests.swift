import HTTP
import JSON
import Values

/// The body of planning an entry.
@JSONObject(.readOnly)
struct AddEntryRequest {
    var id: PlanEntryID?
    var date: CalendarDate
    var slot: String
    var position: Int?
    var recipeID: RecipeID?
    var menuID: MenuID?
    var menuItemID: MenuItemID?
    var servings: Int?
    var note: String?
    var memberID: MemberID?
    var leftoverOf: PlanEntryID?

    /// The recipe of a menu that is to be planned.
    var place: MealPlan.Place? {
        guard let menuID, let menuItemID else { return nil }
        return MealPlan.Place(menu: menuID, item: menuItemID)
    }

    /// The entry to be planned; its recipe is still to be looked up.
    func entry(id newID: PlanEntryID) throws(Problem) -> NewEntry {
        var fields = FieldCheck()
        fields.day(date, "/date")
        let slot = fields.slot(slot)
        fields.number(position, "/position", in: 0...)
        fields.number(servings, "/servings", in: PlanChecks.servings)
        let words = fields.note(note)
        if menuItemID != nil, menuID == nil {
            fields.refuse("/menu_id", "required", "Choose the menu that the recipe is from.")
        }
        if menuID != nil, menuItemID == nil {
            fields.refuse("/menu_item_id", "required", "Choose a recipe of the menu.")
        }
        if menuItemID != nil, leftoverOf != nil {
            fields.refuse("/menu_item_id", "ambiguous", "A meal is of a menu or made of leftovers, not both.")
        }
        if menuItemID != nil, servings != nil {
            fields.refuse("/servings", "not_allowed", "A recipe of a menu has the servings of the menu")
        }
        try fields.finish()
        var entry = NewEntry(
            id: id ?? newID,
            spot: Spot(date: date, slot: slot ?? .dinner),
            position: position,
            content: nil,
            note: words,
            servings: servings,
            member: memberID,
            leftoverOf: leftoverOf
        )
        guard recipeID == nil, leftoverOf == nil, menuItemID == nil else { return entry }
        guard let words else {
            throw note == nil
                ? .invalid("/recipe_id", code: "required", "Choose a recipe or write a note.")
                : .invalid("/note", code: "required", "A note needs text")
        }
        guard servings == nil else { throw PlanError.noteWithoutServings.problem }
        entry.content = .note(words)
        return entry
    }
}

/// The body of changing an entry: a JSON merge patch (RFC 7396), so null takes a thing away.
struct ChangeEntryRequest: JSONReadable {
    var date: CalendarDate?
    var slot: String?
    var position: Int?
    var servings: Int?
    var note: String??
    var memberID: MemberID??

    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        date = try members.ifPresent("date")
        slot = try members.ifPresent("slot")
        position = try members.ifPresent("position")
        servings = try members.ifPresent("servings")
        note = try members.patch("note")
        memberID = try members.patch("member_id")
    }

    /// What is to be different.
    func change() throws(Problem) -> EntryChange {
        var change = EntryChange()
        var fields = FieldCheck()
        fields.day(date, "/date")
        change.date = date
        change.slot = fields.slot(slot)
        fields.number(position, "/position", in: 0...)
        change.position = position
        fields.number(servings, "/servings", in: PlanChecks.servings)
        change.servings = servings
        if let note { change.note = .some(fields.note(note)) }
        change.member = memberID
        try fields.finish()
        return change
    }
}

/// The body of letting entries change places.
@JSONObject(.readOnly)
struct SwapRequest {
    var with: PlanEntryID
}

/// The body of marking an entry cooked.
@JSONObject(.readOnly)
struct CookedRequest {
    var cookedOn: CalendarDate?
    /// An older name of the same.
    var date: CalendarDate?

    /// The day it was cooked, if the caller says so.
    func day(today: CalendarDate) throws(Problem) -> CalendarDate? {
        let name = cookedOn == nil ? "date" : "cooked_on"
        guard let day = cookedOn ?? date, day > today else { return cookedOn ?? date }
        throw .invalid("/\(name)", code: "out_of_range", "\(name) must not be in the future")
    }
}
