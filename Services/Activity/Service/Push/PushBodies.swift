import JSON
import Values

extension StoredSubscription: JSONEncodable {
    /// A device as its user is shown it; its address and keys are in no answer.
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("kinds", pushKinds.map(\.rawValue))
            json.member("created_at", createdAt)
        }
    }
}
