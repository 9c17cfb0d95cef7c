import JSON
import MealPlanAPI

/// Several entries in an answer.
struct EntryItems: JSONEncodable {
    /// The entries.
    var entries: [PlanEntry]

    /// Writes `{"items": […]}`.
    func encode(to json: inout JSONWriter) {
        json.object { json in json.member("items", entries.lazy.map(\.body)) }
    }
}

/// How much was taken away.
struct RemovedCount: JSONEncodable {
    /// How many entries.
    var removed: Int

    /// Writes `{"removed": …}`.
    func encode(to json: inout JSONWriter) {
        json.object { json in json.member("removed", removed) }
    }
}
