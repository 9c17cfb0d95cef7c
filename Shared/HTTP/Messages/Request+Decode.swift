public import JSON

extension Request {
    /// The body as a value: 415 unless it is JSON, 400 unless it is well-formed, 422 naming the member that is missing
    /// or wrong.
    ///
    /// Unknown members are ignored.
    public func decode<Value: JSONReadable>(_ type: Value.Type) throws(Problem) -> Value {
        try requireJSON()
        guard !body.isEmpty else {
            throw .badRequest(code: "empty_body", "The request needs a JSON document as its body.")
        }
        try requireUTF8()
        do {
            return try JSONReader.read(type, from: body)
        } catch {
            throw Problem(error)
        }
    }

    /// The body as a value, or `value` if there is no body at all: where every member is optional.
    public func decodeIfPresent<Value: JSONReadable>(
        _ type: Value.Type,
        default value: Value
    ) throws(Problem) -> Value {
        body.isEmpty ? value : try decode(type)
    }

    /// The members of a posted HTML form: 415 unless the body is one.
    public func form() throws(Problem) -> Query {
        try requireUnpacked()
        guard mediaType == "application/x-www-form-urlencoded" else {
            throw .unsupportedMediaType("The body must be of type application/x-www-form-urlencoded.")
        }
        guard let text = String(validating: body, as: UTF8.self), Percent.isValid(text) else {
            throw .badRequest(code: "malformed_form", "The body is not a form in UTF-8.")
        }
        return Query(raw: text)
    }

    /// Nothing is decompressed, so no decompression bomb can be sent.
    private func requireUnpacked() throws(Problem) {
        // defence: packed-bodies
        guard let encoding = headers["Content-Encoding"], encoding.lowercased() != "identity" else { return }
        throw .unsupportedMediaType("The body must be sent as it is, without a Content-Encoding.")
    }

    /// Throws 400 unless the body is in UTF-8: JSON in UTF-16 and UTF-32 has bytes that are zero, JSON in UTF-8 has none.
    private func requireUTF8() throws(Problem) {
        if body.allSatisfy({ $0 &- 1 < 0x7F }) { return }
        // defence: zero-bytes
        if body.contains(0) || String(validating: body, as: UTF8.self) == nil {
            throw .badRequest(code: "invalid_utf8", "The body is not valid UTF-8, or has bytes that are zero.")
        }
    }

    private func requireJSON() throws(Problem) {
        try requireUnpacked()
        let type = mediaType ?? ""
        // defence: uploads
        guard type == "application/json" || type.hasPrefix("application/") && type.hasSuffix("+json") else {
            throw .unsupportedMediaType("The body must be of type application/json.")
        }
        guard let parameters = headers["Content-Type"]?.lowercased(), parameters.contains("charset=") else { return }
        guard parameters.contains("charset=utf-8") || parameters.contains("charset=\"utf-8\"") else {
            throw .unsupportedMediaType("JSON is sent in UTF-8.")
        }
    }
}
