import HTTP
import Values

/// The body of planning an entry.
struct AddEntryRequest: Decodable {
    var id: PlanEntryID?
    var date: CalendarDate
    var slot: String
    var position: Int?
    var recipeID: RecipeID?
    var servings: Int?
    var note: String?
    var memberID: MemberID?
    var leftoverOf: PlanEntryID?

    private enum CodingKeys: String, CodingKey {
        case id, date, slot, position, servings, note
        case recipeID = "recipe_id"
        case memberID = "member_id"
        case leftoverOf = "leftover_of"
    }

    /// The entry to be planned; its recipe is still to be looked up.
    func entry(id newID: PlanEntryID) throws(Problem) -> NewEntry {
        var fields = FieldCheck()
        fields.day(date, "/date")
        let slot = fields.slot(slot)
        fields.number(position, "/position", in: 0...)
        fields.number(servings, "/servings", in: PlanChecks.servings)
        let words = fields.note(note)
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
        guard recipeID == nil, leftoverOf == nil else { return entry }
        guard let words else {
            throw note == nil
                ? .invalid("/recipe_id", code: "required", "recipe_id or note is required")
                : .invalid("/note", code: "required", "A note needs words")
        }
        guard servings == nil else { throw PlanError.noteWithoutServings.problem }
        entry.content = .note(words)
        return entry
    }
}

/// The body of changing an entry: a JSON merge patch (RFC 7396), so null takes a thing away.
struct ChangeEntryRequest: Decodable {
    var date: CalendarDate?
    var slot: String?
    var position: Int?
    var servings: Int?
    var note: String??
    var memberID: MemberID??

    private enum CodingKeys: String, CodingKey {
        case date, slot, position, servings, note
        case memberID = "member_id"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        date = values.contains(.date) ? try values.decode(CalendarDate.self, forKey: .date) : nil
        slot = values.contains(.slot) ? try values.decode(String.self, forKey: .slot) : nil
        position = values.contains(.position) ? try values.decode(Int.self, forKey: .position) : nil
        servings = values.contains(.servings) ? try values.decode(Int.self, forKey: .servings) : nil
        note = values.contains(.note) ? .some(try values.decodeIfPresent(String.self, forKey: .note)) : nil
        memberID =
            values.contains(.memberID) ? .some(try values.decodeIfPresent(MemberID.self, forKey: .memberID)) : nil
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
struct SwapRequest: Decodable {
    var with: PlanEntryID
}

/// The body of marking an entry cooked.
struct CookedRequest: Decodable {
    var date: CalendarDate?
}

/// The body of copying days.
struct CopyRequest: Decodable {
    var from: CalendarDate
    var to: CalendarDate
    var days: Int?

    /// The first day, the day it is copied to, and how many days.
    func check() throws(Problem) -> (from: CalendarDate, to: CalendarDate, days: Int) {
        let days = days ?? 1
        var fields = FieldCheck()
        fields.number(days, "/days", in: 1...31)
        if from == to { fields.refuse("/to", "out_of_range", "to must be another day than from") }
        fields.day(from, "/from")
        fields.day(to, "/to")
        try fields.finish()
        // The last of the copies as well.
        _ = try PlanChecks.date(to.adding(days: days - 1), "/to")
        return (from, to, days)
    }
}

/// The body of spreading a menu over days.
struct FillRequest: Decodable {
    var menuID: MenuID
    var from: CalendarDate
    var slot: String?

    private enum CodingKeys: String, CodingKey {
        case from, slot
        case menuID = "menu_id"
    }

    /// The first day, and the meal: dinner if the caller does not say.
    func check() throws(Problem) -> Spot {
        var fields = FieldCheck()
        fields.day(from, "/from")
        let slot = fields.slot(slot)
        try fields.finish()
        return Spot(date: from, slot: slot ?? .dinner)
    }
}

/// The body of emptying days.
struct ClearRequest: Decodable {
    var from: CalendarDate
    var to: CalendarDate
}
