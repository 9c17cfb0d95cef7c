import HTTP
import JSON
import Values

/// What a user thinks of a recipe otherwise, as a merge patch.
@JSONObject(.readOnly)
struct OpinionPatch {
    var favourite: Bool??
    var rating: Int??
    var note: String??

    /// What it makes of an opinion.
    func checked() throws(Problem) -> @Sendable (inout Opinion) -> Void {
        let said = try OpinionInput(favourite: favourite ?? nil, rating: rating ?? nil, note: note ?? nil).checked()
        let (isNamed, hasRating, hasNote) = (favourite != nil, rating != nil, note != nil)
        return { opinion in
            if isNamed { opinion.isFavourite = said.isFavourite }
            if hasRating { opinion.rating = said.rating }
            if hasNote { opinion.note = said.note }
        }
    }
}

/// What a user thinks of a recipe, as a client sends it.
@JSONObject(.readOnly)
struct OpinionInput {
    var favourite: Bool?
    var rating: Int?
    var note: String?

    /// The opinion as it is kept.
    func checked() throws(Problem) -> Opinion {
        var fields = FieldCheck()
        fields.number(rating, "/rating", in: OpinionRules.ratings)
        let note = fields.optionalText(note, "/note", max: OpinionRules.maxNote, lines: true)
        try fields.finish()
        return Opinion(isFavourite: favourite ?? false, rating: rating, note: note)
    }
}
