extension Response {
    /// 304 without a body if the client has this version already (RFC 9110, section 13.1.2); else the response itself.
    public func conditional(on request: Request) -> Response {
        guard status == 200, request.method == .get || request.method == .head,
            let condition = request.headers["If-None-Match"], let etag = headers["ETag"],
            EntityTags.list(condition, contains: etag)
        else { return self }
        var response = Response(status: 304)
        for name in ["ETag", "Cache-Control", "Content-Location", "Expires", "Vary", "Last-Modified"] {
            for value in headers.all(name) { response.headers.add(name, value) }
        }
        return response
    }
}

extension Request {
    /// The version that `If-Match` asks for: nil without the field or with `*`.
    ///
    /// A tag that is none of ours matches no version, so it is a 412; what is no tag at all is a 400.
    public func ifMatchVersion() throws(Problem) -> Int? {
        guard let text = headers["If-Match"] else { return nil }
        let tag = text.filter { $0 != " " && $0 != "\t" }
        if tag == "*" { return nil }
        guard tag.hasSuffix("\""), tag.hasPrefix("\"") || tag.hasPrefix("W/\""), tag.count >= 2 else {
            throw .badRequest(code: "bad_if_match", "If-Match must be the resource's ETag in quotes, such as \"3\".")
        }
        // Weak tags and lists are sound, but never what a version of ours looks like (If-Match compares strongly).
        guard tag.hasPrefix("\""), let version = Int(tag.dropFirst().dropLast()) else {
            throw .preconditionFailed("The resource is not in the version that If-Match asks for.")
        }
        return version
    }
}

/// Entity tags (RFC 9110, section 8.8.3).
enum EntityTags {
    /// Whether a list of tags, or `*`, contains a tag by the weak comparison.
    static func list(_ list: String, contains tag: String) -> Bool {
        let wanted = opaque(tag[...])
        for part in list.split(separator: ",") {
            let candidate = trimmed(part)
            if candidate == "*" || opaque(candidate) == wanted { return true }
        }
        return false
    }

    private static func opaque(_ tag: Substring) -> Substring {
        tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
