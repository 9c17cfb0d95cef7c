import JSON

/// What is read in the details of the service's own events.
enum NewsPayload {
    private struct Thing: JSONReadable {
        let kind: String

        init(from json: inout JSONReader) throws(JSONReaderError) { kind = try json.members().required("kind") }
    }

    /// The kind of the thing that has changed; nil for what is not told.
    static func thingKind(of payload: [UInt8]) -> String? {
        var json = JSONReader(payload)
        guard let members = try? json.members() else { return nil }
        return try? members.required("thing", as: Thing.self).kind
    }

    /// The details with the thing and nothing else.
    static func thing(of payload: [UInt8]) -> [UInt8]? {
        var json = JSONReader(payload)
        guard let thing = try? json.members().raw("thing") else { return nil }
        return Array("{\"thing\":".utf8) + thing + [UInt8(ascii: "}")]
    }
}
