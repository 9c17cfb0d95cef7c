import JSON
import Values

/// Several events of one household and one service, in order.
struct EventBatch {
    var events: [ReceivedEvent]
}

extension EventBatch: JSONEncodable, JSONReadable {
    /// Reads what `encode(to:)` writes.
    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        events = try members.required("events")
        guard let first = events.first else { throw members.error("events", "must not be empty") }
        var last: Int64 = 0
        for event in events {
            guard event.household == first.household, event.source == first.source, event.sequence > last else {
                throw members.error("events", "must be of one household and one service, in order")
            }
            last = event.sequence
        }
    }

    /// Writes `{"events": […]}`.
    func encode(to json: inout JSONWriter) {
        json.object { $0.member("events", events) }
    }
}
