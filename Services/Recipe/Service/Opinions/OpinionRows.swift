import Database
import JSON
import Values

/// The row of what a user thinks of a recipe.
@TableRow("recipe_opinion")
struct StoredOpinion {
    @Column(.key) var recipeID: RecipeID
    @Column(.key) var userID: UserID
    var favourite: Bool
    var rating: Int?
    var note: String?
    var updatedAt: Instant

    init(_ opinion: Opinion, of recipe: RecipeID, by user: UserID, at now: Instant) {
        recipeID = recipe
        userID = user
        favourite = opinion.isFavourite
        rating = opinion.rating
        note = opinion.note
        updatedAt = now
    }

    var opinion: Opinion { Opinion(isFavourite: favourite, rating: rating, note: note) }
}

extension StoredOpinion: JSONEncodable {
    /// Writes it without the recipe.
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("user_id", userID)
            json.member("favourite", favourite)
            json.member("rating", rating)
            json.member("note", note)
            json.member("updated_at", updatedAt)
        }
    }
}
