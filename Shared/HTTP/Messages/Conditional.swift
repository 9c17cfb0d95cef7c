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
    /// The tags that `If-Match` asks for (RFC 9110, section 13.1.1): nil without the field or with `*`; a 400 if it
    /// has none.
    public func ifMatchTags() throws(Problem) -> [Substring]? {
        guard let text = headers["If-Match"], text != "*" else { return nil }
        guard let tags = EntityTags.parse(text), !tags.isEmpty else {
            throw .badRequest(code: "bad_if_match", "If-Match must be the resource's ETag in quotes, such as \"3\".")
        }
        return tags
    }

    /// The version that `If-Match` asks for: nil without the field or with `*`.
    ///
    /// A tag that is none of ours matches no version, so it is a 412; what is no tag at all is a 400.
    public func ifMatchVersion() throws(Problem) -> Int? {
        guard let tags = try ifMatchTags() else { return nil }
        // Weak tags and lists are sound, but never what a version of ours looks like (If-Match compares strongly).
        guard tags.count == 1, tags[0].hasPrefix("\""),
            // Behind the version a tag may say what else tells the document from others: `"7.a3"`.
            let version = Int(tags[0].dropFirst().dropLast().prefix { $0 != "." })
        else {
            throw .preconditionFailed()
        }
        return version
    }
}

/// Entity tags (RFC 9110, section 8.8.3).
enum EntityTags {
    /// Whether a list of tags, or `*`, contains a tag by the weak comparison.
    static func list(_ list: String, contains tag: String) -> Bool {
        list == "*" || parse(list)?.contains { opaque($0) == opaque(tag[...]) } ?? false
    }

    /// The tags of a list, each with its quotes and mark; nil if something else is in it.
    static func parse(_ list: String) -> [Substring]? {
        var tags: [Substring] = []
        var rest = list[...]
        while true {
            // Empty elements of a list are to be passed over (RFC 9110, section 5.6.1.2).
            rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
            guard !rest.isEmpty else { return tags }
            let quoted = opaque(rest)
            guard quoted.first == "\"", let end = quoted.dropFirst().firstIndex(of: "\"") else { return nil }
            tags.append(rest[...end])
            rest = rest[rest.index(after: end)...].drop { $0 == " " || $0 == "\t" }
            guard rest.isEmpty || rest.first == "," else { return nil }
        }
    }

    private static func opaque(_ tag: Substring) -> Substring {
        tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
    }
}
