import HTTP
import JSON
import Values

/// Which recipes are to become one with another, as a client sends it.
@JSONObject(.readOnly)
struct MergeInput {
    /// How many can be merged into one at once.
    static let most = 20

    var ids: [RecipeID]

    /// Each once, without the one that is kept.
    func checked(besides kept: RecipeID) throws(Problem) -> [RecipeID] {
        var fields = FieldCheck()
        fields.count(ids.count, "/ids", most: Self.most)
        var seen: Set<RecipeID> = [kept]
        let others = ids.filter { seen.insert($0).inserted }
        if others.isEmpty { fields.refuse("/ids", "required", "Choose other recipes.") }
        try fields.finish()
        return others
    }
}
