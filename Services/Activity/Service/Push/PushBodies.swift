import JSON
import Values

extension StoredSubscription: JSONEncodable {
    /// A device as its user is shown it; its address and keys are in no answer.
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("kinds", pushKinds.map(\.rawValue))
            json.member("reminder", reminder)
            json.member("created_at", createdAt)
        }
    }
}

extension Reminder: JSONEncodable {
    /// When a device is told the meals of a day.
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("time", time)
            json.member("day", day.rawValue)
        }
    }
}
