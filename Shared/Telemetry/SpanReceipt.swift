import JSON

/// A collector's answer: how many spans it has refused of a batch that it has taken otherwise.
struct SpanReceipt: JSONReadable {
    let rejected: Int

    init(from json: inout JSONReader) throws(JSONReaderError) {
        rejected = try json.members().optional("partialSuccess", as: PartialSuccess.self)?.rejected ?? 0
    }
}

private struct PartialSuccess: JSONReadable {
    let rejected: Int

    init(from json: inout JSONReader) throws(JSONReaderError) {
        rejected = try json.members().optional("rejectedSpans", as: Count.self)?.value ?? 0
    }
}

/// A number of 64 bits: a string in protobuf's JSON, but readers are to take a number as well.
private struct Count: JSONReadable {
    let value: Int

    init(from json: inout JSONReader) throws(JSONReaderError) {
        value = json.isString() ? Int(try json.string()) ?? 0 : try json.integer()
    }
}
