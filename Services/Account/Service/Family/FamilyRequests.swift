import AccountAPI
import HTTP
import Kitchen
import Values

/// Reads what requests say about a member; collects all that is wrong with it before it throws.
struct FamilyReading {
    /// How many entries each list of restrictions may have.
    static let mostEntries = 50
    /// How long a name or an entry may be, in characters.
    static let longestText = 100
    /// The most servings that anyone eats.
    static let mostServings = 10

    private var fields = FieldCheck()

    /// A member who is described in full: what is left out is the usual.
    static func content(_ body: FamilyMemberChangeBody) throws(Problem) -> FamilyMember.Content {
        guard body.name != nil else { throw .invalid("/name", code: "required", "name is required") }
        return try change(FamilyMember.Content(name: ""), by: body)
    }

    /// A member after a merge patch: what is left out stays.
    static func change(
        _ content: FamilyMember.Content,
        by body: FamilyMemberChangeBody
    ) throws(Problem) -> FamilyMember.Content {
        var reading = FamilyReading()
        let changed = reading.apply(body, to: content)
        try reading.fields.finish()
        return changed
    }

    private mutating func apply(
        _ body: FamilyMemberChangeBody,
        to content: FamilyMember.Content
    ) -> FamilyMember.Content {
        var content = content
        let length = FamilyReading.longestText
        if let name = body.name { content.name = fields.text(name, "/name", max: length) }
        if let ageGroup: AgeGroup = fields.choice(body.ageGroup, "/age_group") { content.ageGroup = ageGroup }
        if let factor = body.portionFactor { content.ownPortionFactor = portionFactor(factor) }
        if let allergies = body.allergies { content.restrictions.allergies = choices(allergies, "/allergies") }
        if let words = body.allergyIngredients {
            content.restrictions.allergyIngredients = texts(words, "/allergy_ingredients")
        }
        if let words = body.intolerances { content.restrictions.intolerances = texts(words, "/intolerances") }
        if let diets = body.diets { content.restrictions.diets = choices(diets, "/diets") }
        if let user = body.userID { content.user = user }
        return content
    }

    private mutating func portionFactor(_ text: String?) -> Rational? {
        guard let text else { return nil }
        guard text.utf8.count <= 40, let factor = Rational(text) else {
            fields.must("/portion_factor", "format", "be an exact number, for example 1/2 or 0.75")
            return nil
        }
        guard factor >= .zero, factor <= Rational(FamilyReading.mostServings) else {
            fields.must("/portion_factor", "out_of_range", "be from 0 to \(FamilyReading.mostServings)")
            return nil
        }
        return factor
    }

    /// Some of a few words, each once and in one order, so that the same set is the same value.
    private mutating func choices<Value: RawRepresentable<String> & CaseIterable & Comparable & Hashable>(
        _ words: [String],
        _ pointer: String
    ) -> [Value] {
        guard fields.count(words.count, pointer, most: FamilyReading.mostEntries) else { return [] }
        let values: [Value] = words.enumerated().compactMap { index, word in
            fields.choice(word, "\(pointer)/\(index)")
        }
        return Set(values).sorted()
    }

    /// Words of people's own, each once, in the order in which they stand.
    private mutating func texts(_ words: [String], _ pointer: String) -> [String] {
        var seen: Set<String> = []
        return fields.texts(words, pointer, most: FamilyReading.mostEntries, max: FamilyReading.longestText)
            .filter { seen.insert($0.lowercased()).inserted }
    }
}
