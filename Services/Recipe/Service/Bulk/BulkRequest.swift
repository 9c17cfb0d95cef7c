import HTTP
import JSON
import Values

/// A change of many recipes, as a client sends it.
@JSONObject(.readOnly)
struct BulkInput {
    var ids: [RecipeID]
    var action: String
    var tags: [String]?
    var cookbookID: CookbookID?

    /// What is to be done, to which recipes, each once; tags are as they are kept.
    func checked() throws(Problem) -> (action: BulkAction, ids: [RecipeID], tags: [String]) {
        var fields = FieldCheck()
        let action: BulkAction? = fields.choice(action, "/action")
        fields.count(ids.count, "/ids", most: BulkRules.most)
        let tags = fields.texts(tags ?? [], "/tags", most: RecipeRules.maxTags, max: RecipeRules.maxTag)
        if action?.needsTags == true, tags.isEmpty { fields.must("/tags", "required", "not be empty") }
        if action?.needsCookbook == true, cookbookID == nil { fields.must("/cookbook_id", "required", "be there") }
        try fields.finish()
        guard let action else { throw .invalid("/action", code: "unknown", "action is unknown") }
        var seen: Set<RecipeID> = []
        return (action, ids.filter { seen.insert($0).inserted }, tags)
    }
}

/// A new name of a tag.
@JSONObject(.readOnly)
struct TagPatch {
    var name: String

    /// The name as it is kept.
    func checked() throws(Problem) -> String {
        var fields = FieldCheck()
        let name = fields.text(name, "/name", max: RecipeRules.maxTag)
        try fields.finish()
        return name
    }
}
