/// What a request asks of a list: how much of it, and after which place.
public struct PageRequest: Sendable {
    /// How many elements the page may have.
    public let limit: Int
    /// The opaque cursor of an earlier page; nil for the first one.
    public let after: String?

    /// How many elements to look for: one more than asked for tells whether another page follows.
    public var reading: Int { limit + 1 }

    /// The place that the cursor names, as `read` understands it; nil for the first page, and a 400 for what is none.
    public func place<Place>(_ read: (String) -> Place?) throws(Problem) -> Place? {
        guard let after else { return nil }
        guard let place = read(after) else { throw .badCursor() }
        return place
    }

    /// Of a list that is there as a whole, what belongs on the page, and the cursor of the next one if there is one.
    ///
    /// `cursor` names an element; that of one that has gone meanwhile is a 400, and the client begins anew.
    public func cut<Element>(
        ofAll all: [Element],
        cursor: (Element) -> String
    ) throws(Problem) -> (items: ArraySlice<Element>, next: String?) {
        var rest = all[...]
        if let after {
            guard let place = all.firstIndex(where: { cursor($0) == after }) else { throw .badCursor() }
            rest = all[(place + 1)...]
        }
        let items = rest.prefix(limit)
        return (items, rest.count > limit ? items.last.map(cursor) : nil)
    }

    /// Of what was found, what belongs on the page, and the cursor of the next one if there is one.
    public func cut<Element>(
        _ found: [Element],
        cursor: (Element) -> String
    ) -> (items: ArraySlice<Element>, next: String?) {
        let items = found.prefix(limit)
        return (items, found.count > limit ? items.last.map(cursor) : nil)
    }
}

extension Request {
    /// What `?limit=` and `?after=` ask for: 1 to 200 items, 50 by default, after an opaque cursor.
    public func page() throws(Problem) -> PageRequest {
        let limit = try query.integer("limit", in: 1...200) ?? 50
        let after = query["after"]
        return PageRequest(limit: limit, after: after?.isEmpty == true ? nil : after)
    }
}
