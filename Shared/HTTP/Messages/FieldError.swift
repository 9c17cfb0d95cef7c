public import JSON

/// One thing wrong with a request's body or query.
@JSONObject
public struct FieldError: Hashable, Sendable {
    /// Where: a JSON pointer (RFC 6901) such as `/ingredients/2/text`, or `?limit` for a query parameter.
    public var pointer: String
    /// What, for programs: one of `required`, `type`, `format`, `out_of_range`, `too_long`, `too_many`, `unknown`, or
    /// another that the API documents.
    public var code: String
    /// What, for a person.
    public var detail: String

    /// What a person calls the member that a pointer names: its last name, with its place if it is in a list.
    static func name(of pointer: String) -> String {
        if pointer.hasPrefix("?") { return String(pointer.dropFirst()) }
        guard let slash = pointer.lastIndex(of: "/") else { return "the body" }
        let last = pointer[pointer.index(after: slash)...]
        guard let index = Int(last) else { return JSONPointer.unescaped(last) }
        return slash == pointer.startIndex
            ? "item \(index + 1)" : "\(name(of: String(pointer[..<slash]))) number \(index + 1)"
    }
}
