import JSON

/// A page of some service's list: its items as they were written, and where the next page begins.
struct RawPage: JSONReadable {
    let items: [[UInt8]]
    /// The ids of the items.
    let ids: [String]
    let next: String?
    /// The ids for which a batch had no room.
    let left: [String]

    private struct Item: JSONReadable {
        let bytes: [UInt8]
        let id: String?

        init(from json: inout JSONReader) throws(JSONReaderError) {
            bytes = try json.raw()
            id = try? JSONReader(bytes).id()
        }
    }

    /// Reads `{"items": […], "next": …}`, and `left` of a batch.
    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        let items = try members.required("items", as: [Item].self)
        self.items = items.map(\.bytes)
        ids = items.compactMap(\.id)
        next = try members.optional("next")
        left = try members.optional("left") ?? []
    }
}

extension JSONReader {
    fileprivate func id() throws(JSONReaderError) -> String {
        var json = self
        return try json.members().required("id")
    }
}
