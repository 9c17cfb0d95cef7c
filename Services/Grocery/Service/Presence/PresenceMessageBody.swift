import JSON
import Values

/// What a replica tells the others: who looks at some lists with its help.
@JSONObject
struct PresenceMessage: Sendable {
    /// The replica.
    var from: String
    var lists: [PresenceEntry]

    /// PostgreSQL takes notifications of less than 8,000 bytes.
    private static let mostBytes = 7_900

    /// Reads a notification; nil if it is none of ours.
    static func read(_ text: String) -> PresenceMessage? {
        var json = JSONReader(Array(text.utf8))
        return try? PresenceMessage(from: &json)
    }

    /// The messages that tell of these lists.
    static func texts(from replica: String, _ entries: [PresenceEntry]) -> [String] {
        // The frame, and a comma for each list.
        let frame = PresenceMessage(from: replica, lists: []).jsonBytes().count
        var (messages, lists, size) = ([[PresenceEntry]](), [PresenceEntry](), frame)
        for var entry in entries {
            var bytes = entry.jsonBytes().count + 1
            if frame + bytes > mostBytes {
                // Thirty long names; those who look are counted all the same.
                entry.viewers = entry.viewers.withoutNames
                bytes = entry.jsonBytes().count + 1
            }
            if size + bytes > mostBytes {
                messages.append(lists)
                (lists, size) = ([], frame)
            }
            lists.append(entry)
            size += bytes
        }
        if !lists.isEmpty { messages.append(lists) }
        return messages.map {
            String(decoding: PresenceMessage(from: replica, lists: $0).jsonBytes(), as: UTF8.self)
        }
    }
}

/// Who looks at one list with a replica's help; nobody, if the last of them has left.
struct PresenceEntry: JSONEncodable, JSONReadable, Sendable {
    var place: ListPresence.Place
    var viewers: Viewers

    @JSONObject
    struct Guest {
        var id: ViewerID
        @LeftOutIfNil var name: String?
    }

    init(_ place: ListPresence.Place, _ viewers: Viewers) {
        (self.place, self.viewers) = (place, viewers)
    }

    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        place = ListPresence.Place(
            household: try members.required("household_id"),
            list: try members.required("list_id")
        )
        viewers = Viewers()
        for user in try members.required("members", as: [UserID].self) { viewers.insert(.member(user)) }
        for guest in try members.required("guests", as: [Guest].self) {
            viewers.insert(.guest(GuestViewer(id: guest.id, name: guest.name)))
        }
    }

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("household_id", place.household)
            json.member("list_id", place.list)
            json.member("members", viewers.members)
            json.member("guests", viewers.guests.map { Guest(id: $0.id, name: $0.name) })
        }
    }
}
