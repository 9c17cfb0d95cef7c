import JSON
import Values

/// Who looks at a list, as the API tells it.
struct PresenceBody: JSONEncodable {
    var list: GroceryListID
    var viewers: Viewers
    /// Guests are told how many there are.
    var isForGuests = false

    func encode(to json: inout JSONWriter) {
        json.object { json in
            if !isForGuests { json.member("list_id", list) }
            json.member("count", viewers.count)
            // defence: presence-of-members
            if isForGuests { return }
            json.array("members") { json in
                for user in viewers.members { json.object { $0.member("user_id", user) } }
            }
            json.array("guests") { json in
                for guest in viewers.guests { json.object { $0.member("name", guest.name) } }
            }
        }
    }
}
