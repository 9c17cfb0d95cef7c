import HTTP
import JSON
import Values

/// A cookbook as a client sends it.
@JSONObject(.readOnly)
struct CookbookInput {
    /// The id the client has chosen.
    var id: CookbookID?
    var name: String

    /// The name as it is kept.
    func checkedName() throws(Problem) -> String { try CookbookRules.checked(name) }
}

/// A change to a cookbook, as a merge patch.
@JSONObject(.readOnly)
struct CookbookPatch {
    var name: String??

    /// The new name; nil if it stays.
    func checkedName() throws(Problem) -> String? {
        guard let change = name else { return nil }
        guard let name = change else { throw .invalid("/name", code: "type", "name must be a string") }
        return try CookbookRules.checked(name)
    }
}

/// Some recipes by id.
@JSONObject(.readOnly)
struct RecipeIDs {
    var ids: [RecipeID]

    /// Each once, in their order.
    func checked() throws(Problem) -> [RecipeID] {
        var fields = FieldCheck()
        fields.count(ids.count, "/ids", most: CookbookRules.maxAtOnce)
        try fields.finish()
        var seen: Set<RecipeID> = []
        return ids.filter { seen.insert($0).inserted }
    }
}

extension CookbookRules {
    fileprivate static func checked(_ name: String) throws(Problem) -> String {
        var fields = FieldCheck()
        let name = fields.text(name, "/name", max: maxName)
        try fields.finish()
        return name
    }
}
