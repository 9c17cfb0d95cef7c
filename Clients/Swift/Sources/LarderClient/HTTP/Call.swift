import Foundation

/// One call of the API.
struct Call: Sendable {
    /// What a call may do when its answer is lost.
    enum Repetition: Sendable {
        /// It does the same again, and is sent again.
        case safe
        /// It is sent again with the same `Idempotency-Key`, and is done once.
        case keyed
        /// It is sent again; that there is nothing left means that it was done the first time.
        case deletion
        /// It is not sent again.
        case never
    }

    var method: String
    var path: Path
    var query = Query()
    var headers: [String: String] = [:]
    var body: Data?
    var repetition: Repetition
    var isSignedIn = true
    /// How large the answer may be.
    var most = 64 << 20

    /// Reads something.
    static func get(_ path: Path, _ query: Query = Query()) -> Call {
        Call(method: "GET", path: path, query: query, repetition: .safe)
    }

    /// Does something that must not be done twice.
    static func post(_ path: Path, _ body: some Encodable & Sendable, _ query: Query = Query()) throws -> Call {
        try Call(method: "POST", path: path, query: query, repetition: .keyed).with(body)
    }

    /// Does something that has no details.
    static func post(_ path: Path, _ query: Query = Query()) -> Call {
        Call(method: "POST", path: path, query: query, repetition: .keyed)
    }

    /// Makes something what it is to be.
    static func put(_ path: Path, _ body: some Encodable & Sendable, ifVersion version: Int? = nil) throws -> Call {
        try Call(method: "PUT", path: path, repetition: .safe).with(body).ifVersion(version)
    }

    /// Changes some fields of something.
    static func patch(_ path: Path, _ body: some Encodable & Sendable, ifVersion version: Int? = nil) throws -> Call {
        try Call(method: "PATCH", path: path, repetition: .safe).with(body).ifVersion(version)
    }

    /// Deletes something.
    static func delete(_ path: Path, _ query: Query = Query(), ifVersion version: Int? = nil) -> Call {
        Call(method: "DELETE", path: path, query: query, repetition: .deletion).ifVersion(version)
    }

    /// With a body of JSON.
    func with(_ body: some Encodable & Sendable) throws -> Call {
        var call = self
        call.body = try LarderJSON.encoder().encode(body)
        call.headers["Content-Type"] = "application/json"
        return call
    }

    /// Only if nobody has changed it since this version; then it is not sent again, as it would meet its own change.
    func ifVersion(_ version: Int?) -> Call {
        guard let version else { return self }
        var call = self
        call.headers["If-Match"] = "\"\(version)\""
        call.repetition = .never
        return call
    }

    /// Where it means the same when it is done again.
    func repeated(_ repetition: Repetition) -> Call {
        var call = self
        call.repetition = repetition
        return call
    }

    /// Without anybody's credentials.
    var anonymous: Call {
        var call = self
        call.isSignedIn = false
        return call
    }
}
