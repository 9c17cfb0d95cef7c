public import JSON
public import Values

/// A meal of the day.
public enum MealSlot: String, Sendable, Hashable, Codable, CaseIterable {
    /// In the morning.
    case breakfast
    /// At midday.
    case lunch
    /// In the evening.
    case dinner
    /// In between.
    case snacks
}

/// What an entry of the plan is.
public enum PlanEntryKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A recipe to cook, or its leftovers.
    case recipe
    /// Words.
    case note
}

/// An entry of the meal plan as the API shows it.
public struct PlanEntryBody: Sendable, Hashable, Decodable {
    /// The entry's id.
    public var id: PlanEntryID
    /// Counts its changes; also its `ETag`.
    public var version: Int
    /// The day it is planned for.
    public var date: CalendarDate
    /// The meal it is planned for.
    public var slot: MealSlot
    /// Its place among the slot's entries, from 0.
    public var position: Int
    /// A recipe or a note.
    public var kind: PlanEntryKind
    /// The recipe, if it is one.
    public var recipeID: RecipeID?
    /// The recipe's title, if it is one.
    public var title: String?
    /// The recipe's picture.
    public var imageURL: String?
    /// For how many it is cooked, if it is a recipe.
    public var servings: Int?
    /// The note's words, or words about the recipe.
    public var note: String?
    /// Who it is for; nil for everyone.
    public var memberID: MemberID?
    /// The entry whose leftovers this is; such an entry buys nothing.
    public var leftoverOf: PlanEntryID?
    /// When it was marked cooked; nil until then.
    public var cookedAt: Instant?
    /// When it was planned.
    public var createdAt: Instant
    /// When it last changed.
    public var updatedAt: Instant

    /// An entry with all its members.
    public init(
        id: PlanEntryID,
        version: Int,
        date: CalendarDate,
        slot: MealSlot,
        position: Int,
        kind: PlanEntryKind,
        recipeID: RecipeID?,
        title: String?,
        imageURL: String?,
        servings: Int?,
        note: String?,
        memberID: MemberID?,
        leftoverOf: PlanEntryID?,
        cookedAt: Instant?,
        createdAt: Instant,
        updatedAt: Instant
    ) {
        self.id = id
        self.version = version
        self.date = date
        self.slot = slot
        self.position = position
        self.kind = kind
        self.recipeID = recipeID
        self.title = title
        self.imageURL = imageURL
        self.servings = servings
        self.note = note
        self.memberID = memberID
        self.leftoverOf = leftoverOf
        self.cookedAt = cookedAt
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }

    private enum CodingKeys: String, CodingKey {
        case id, version, date, slot, position, kind, title, servings, note
        case recipeID = "recipe_id"
        case imageURL = "image_url"
        case memberID = "member_id"
        case leftoverOf = "leftover_of"
        case cookedAt = "cooked_at"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
    }
}

extension MealSlot: JSONEncodable {
    /// Writes the word of the API.
    public func encode(to json: inout JSONWriter) { json.string(rawValue) }
}

extension PlanEntryKind: JSONEncodable {
    /// Writes the word of the API.
    public func encode(to json: inout JSONWriter) { json.string(rawValue) }
}

extension PlanEntryBody: JSONEncodable {
    /// Writes the entry's JSON object.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("version", version)
            json.member("date", date)
            json.member("slot", slot)
            json.member("position", position)
            json.member("kind", kind)
            json.member("recipe_id", recipeID)
            json.member("title", title)
            json.member("image_url", imageURL)
            json.member("servings", servings)
            json.member("note", note)
            json.member("member_id", memberID)
            json.member("leftover_of", leftoverOf)
            json.member("cooked_at", cookedAt)
            json.member("created_at", createdAt)
            json.member("updated_at", updatedAt)
        }
    }
}
