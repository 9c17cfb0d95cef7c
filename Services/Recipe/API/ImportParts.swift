public import JSON
public import Values

extension ImportKind: JSONEncodable, JSONReadable {}
extension ImportStatus: JSONEncodable, JSONReadable {}
extension ImportState: JSONEncodable, JSONReadable {}
extension RecipeGuess.Field: JSONEncodable, JSONReadable {}
extension RecipeGuess.Reason: JSONEncodable, JSONReadable {}

extension RecipeGuess: JSONEncodable, JSONReadable {
    /// Writes its three members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("field", field)
            json.member("confidence", confidence)
            json.member("reason", reason)
        }
    }

    /// Reads its three members.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        self.init(
            try members.required("field"),
            confidence: try members.required("confidence"),
            try members.required("reason")
        )
    }
}

extension ImportCounts: JSONEncodable, JSONReadable {
    /// Writes a member for each count.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("total", total)
            json.member("queued", queued)
            json.member("waiting", waiting)
            json.member("active", active)
            json.member("pending_review", pendingReview)
            json.member("failed", failed)
            json.member("duplicates", duplicates)
        }
    }

    /// Reads a member for each count.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        self.init()
        total = try members.required("total")
        queued = try members.required("queued")
        waiting = try members.required("waiting")
        active = try members.required("active")
        pendingReview = try members.required("pending_review")
        failed = try members.required("failed")
        duplicates = try members.required("duplicates")
    }
}

/// Why something could not be imported, and what a person can do.
@JSONObject(.leavesOutNil)
@MembersInit
public struct ImportProblem: Hashable, Sendable {
    /// What went wrong, for programs; stable.
    public var code: String
    /// What went wrong, in a sentence.
    public var detail: String
    /// What to try next, in a sentence; nil if nothing is known to help.
    public var next: String? = nil
}
