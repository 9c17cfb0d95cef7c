import FoundationEssentials
public import JSON

extension Request {
    /// The body as a value: 415 unless it is JSON, 400 unless it is well-formed, 422 naming the member that is missing
    /// or of the wrong type.
    ///
    /// Unknown members are ignored.
    public func decode<Value: Decodable>(_ type: Value.Type) throws(Problem) -> Value {
        try requireJSON()
        guard !body.isEmpty else {
            throw .badRequest(code: "empty_body", "The request needs a JSON document as its body.")
        }
        try JSONGuard.check(body)
        do {
            return try JSONDecoder().decode(type, from: Data(body))
        } catch let error as DecodingError where Request.isRefusal(error) {
            throw NumberSearch.problem(body) { document in
                do {
                    _ = try JSONDecoder().decode(type, from: Data(document))
                    return false
                } catch let error as DecodingError {
                    return Request.isRefusal(error)
                } catch {
                    return false
                }
            }
        } catch let error as DecodingError {
            throw Problem(decoding: error)
        } catch let error as any ProblemConvertible {
            throw error.problem
        } catch {
            throw .badRequest(code: "malformed_json", "The body is not a JSON document.")
        }
    }

    /// The same for a body that may be many megabytes.
    ///
    /// A large one is read straight from its bytes, of which `JSONDecoder` would make many times as much; what is wrong
    /// with it is not told as exactly.
    public func decode<Value: Decodable & JSONDecodable>(large type: Value.Type) throws(Problem) -> Value {
        guard body.count > Self.ordinarySize else { return try decode(type) }
        try requireJSON()
        try JSONGuard.check(body)
        do {
            return try JSONReader.read(type, from: body)
        } catch {
            throw .badRequest(code: "malformed_json", "The body is not a JSON document of the kind that is expected.")
        }
    }

    private static let ordinarySize = 1 << 20

    /// The body as a value, or `value` if there is no body at all: where every member is optional.
    public func decodeIfPresent<Value: Decodable>(
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

    /// Nothing is unpacked here, so nothing can be packed to burst.
    private func requireUnpacked() throws(Problem) {
        guard let encoding = headers["Content-Encoding"], encoding.lowercased() != "identity" else { return }
        throw .unsupportedMediaType("The body must be sent as it is, without a Content-Encoding.")
    }

    /// Whether the decoder has refused the document itself, rather than a member of it.
    private static func isRefusal(_ error: DecodingError) -> Bool {
        guard case .dataCorrupted(let context) = error else { return false }
        return context.codingPath.isEmpty && context.debugDescription.contains("not valid JSON")
    }

    private func requireJSON() throws(Problem) {
        try requireUnpacked()
        let type = mediaType ?? ""
        guard type == "application/json" || type.hasPrefix("application/") && type.hasSuffix("+json") else {
            throw .unsupportedMediaType("The body must be of type application/json.")
        }
        guard let parameters = headers["Content-Type"]?.lowercased(), parameters.contains("charset=") else { return }
        guard parameters.contains("charset=utf-8") || parameters.contains("charset=\"utf-8\"") else {
            throw .unsupportedMediaType("JSON is sent in UTF-8.")
        }
    }
}
