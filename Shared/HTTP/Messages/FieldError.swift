public import JSON

/// One thing wrong with a request's body or query.
public struct FieldError: Hashable, Sendable, JSONEncodable, Decodable {
    /// Where: a JSON pointer (RFC 6901) such as `/ingredients/2/text`, or `?limit` for a query parameter.
    public var pointer: String
    /// What, for programs: one of `required`, `type`, `format`, `out_of_range`, `too_long`, `too_many`, `unknown`, or
    /// another that the API documents.
    public var code: String
    /// What, for a person.
    public var detail: String

    /// One thing wrong.
    public init(pointer: String, code: String, detail: String) {
        self.pointer = pointer
        self.code = code
        self.detail = detail
    }

    /// Writes `{"pointer", "code", "detail"}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("pointer", pointer)
            json.member("code", code)
            json.member("detail", detail)
        }
    }
}
