public import JSON

extension Problem {
    /// What a client is told about a body that cannot be read: 400 if it is not JSON, 422 naming the member that is
    /// missing or wrong.
    public init(_ error: JSONReaderError) {
        switch error.code {
        case .malformed:
            self = .badRequest(code: "malformed_json", "The body is not a well-formed JSON document.")
        case .tooDeep:
            self = .badRequest(
                code: "too_deep",
                "The document is nested more than \(JSONReader.maximumDepth) levels deep."
            )
        case .required, .type, .format, .outOfRange:
            let name = FieldError.name(of: error.pointer)
            self = .invalid(error.pointer, code: error.code.rawValue, "\(name) \(error.words)")
        }
    }

    /// Reads a problem document that another service has answered; nil if the body is none.
    public init?(json body: [UInt8], status: Int) {
        guard let document = try? JSONReader.read([String: AnyJSON].self, from: body),
            case .string(let code)? = document["code"]
        else { return nil }
        var detail = ""
        if case .string(let text)? = document["detail"] { detail = text }
        self.init(status: status, code: code, detail: detail)
        if case .string(let text)? = document["title"] { title = text }
        if case .array(let list)? = document["errors"] {
            errors = list.compactMap { try? JSONReader.read(FieldError.self, from: $0.jsonBytes()) }
        }
        let known: Set = ["type", "title", "status", "detail", "code", "request_id", "errors"]
        for (name, value) in document.sorted(by: { $0.key < $1.key }) where !known.contains(name) {
            self = with(name, value)
        }
    }
}
