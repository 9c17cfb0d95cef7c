public import Values

/// A page of a list: its items as they were written, and where the next page begins.
public struct RawPage: JSONReadable, Sendable {
    /// The items.
    public let items: [[UInt8]]
    /// Where the next page begins; nil at the end.
    public let next: String?
    private let names: [String]
    private let leftNames: [String]

    private struct Item: JSONReadable {
        let bytes: [UInt8]
        let id: String?

        init(from json: inout JSONReader) throws(JSONReaderError) {
            bytes = try json.raw()
            var reader = JSONReader(bytes)
            id = try? reader.members().required("id")
        }
    }

    /// Reads `{"items": […], "next": …}`, and `left` of a batch.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        let items = try members.required("items", as: [Item].self)
        self.items = items.map(\.bytes)
        names = items.compactMap(\.id)
        next = try members.optional("next")
        leftNames = try members.optional("left") ?? []
    }

    /// The ids of the items that have one.
    public func ids<Subject>(_ type: Identifier<Subject>.Type = Identifier<Subject>.self) -> [Identifier<Subject>] {
        names.compactMap { Identifier($0) }
    }

    /// The ids for which a batch had no room.
    public func left<Subject>(_ type: Identifier<Subject>.Type = Identifier<Subject>.self) -> [Identifier<Subject>] {
        leftNames.compactMap { Identifier($0) }
    }
}
