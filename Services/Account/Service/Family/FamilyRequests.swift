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
    static func newcomer(
        _ id: MemberID,
        _ body: FamilyMemberChangeBody,
        at now: Instant
    ) throws(Problem) -> FamilyMember {
        guard body.name != nil else { throw .invalid("/name", code: "required", "name is required") }
        return try change(FamilyMember(id: id, name: "", createdAt: now, updatedAt: now), by: body)
    }

    /// A member after a merge patch: what is left out stays.
    static func change(_ member: FamilyMember, by body: FamilyMemberChangeBody) throws(Problem) -> FamilyMember {
        var (reading, member) = (FamilyReading(), member)
        reading.apply(body, to: &member)
        try reading.fields.finish()
        return member
    }

    private mutating func apply(_ body: FamilyMemberChangeBody, to member: inout FamilyMember) {
        let length = FamilyReading.longestText
        if let name = body.name { member.name = fields.text(name, "/name", max: length) }
        if let ageGroup: AgeGroup = fields.choice(body.ageGroup, "/age_group") { member.ageGroup = ageGroup }
        if let factor = body.portionFactor { member.ownPortionFactor = portionFactor(factor) }
        if let allergies = body.allergies { member.restrictions.allergies = choices(allergies, "/allergies") }
        if let words = body.allergyIngredients {
            member.restrictions.allergyIngredients = texts(words, "/allergy_ingredients")
        }
        if let words = body.intolerances { member.restrictions.intolerances = texts(words, "/intolerances") }
        if let diets = body.diets { member.restrictions.diets = choices(diets, "/diets") }
        if let user = body.userID { member.user = user }
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
