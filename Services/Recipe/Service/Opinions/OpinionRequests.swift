import HTTP
import JSON
import Values

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
