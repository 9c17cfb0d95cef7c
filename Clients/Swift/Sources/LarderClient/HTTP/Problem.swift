import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Why the server refused something, as RFC 9457 describes it.
public struct Problem: Error, Hashable, Sendable {
    /// The status of the answer.
    public var status: Int
    /// For programs: `not_found`, `limit_reached`.
    public var code: String
    /// What kind of problem it is.
    public var title: String
    /// A sentence for a person.
    public var detail: String
    /// By which the server's log names the request.
    public var requestID: String?
    /// What is wrong with the fields of the request.
    public var errors: [FieldError]
    /// How much a plan or a household has room for, where that is reached.
    public var limit: Int?
    /// How much of it is used.
    public var used: Int?
    /// After how many seconds it is worth trying again.
    public var retryAfter: TimeInterval?
    /// All members, also those that this version does not know.
    public var members: [String: JSONValue]

    /// What is wrong with one field of a request.
    public struct FieldError: Codable, Hashable, Sendable {
        /// Where the field is, as a JSON pointer: `/servings`.
        public var pointer: String
        /// For programs: `out_of_range`.
        public var code: String
        /// A sentence for a person.
        public var detail: String
    }

    /// What an answer says; something readable also where it is no problem of Larder's, such as a proxy's page.
    init(_ response: HTTPResponse) {
        let decoder = LarderJSON.decoder()
        let members = (try? decoder.decode([String: JSONValue].self, from: response.body)) ?? [:]
        let isProblem = members["code"]?.string != nil
        status = response.status
        code = members["code"]?.string ?? "http_\(response.status)"
        title = members["title"]?.string ?? HTTPURLResponse.localizedString(forStatusCode: response.status)
        detail = members["detail"]?.string ?? "The server answered with the status \(response.status)."
        requestID = members["request_id"]?.string ?? response.headers["x-request-id"]
        errors = isProblem ? (try? decoder.decode(Fields.self, from: response.body))?.errors ?? [] : []
        limit = members["limit"]?.int
        used = members["used"]?.int
        retryAfter = response.headers["retry-after"].flatMap { Self.seconds($0) }
        self.members = members
    }

    private struct Fields: Decodable {
        var errors: [FieldError]?
    }

    /// A number of seconds, or a date of HTTP.
    static func seconds(_ text: String, now: Date = Date()) -> TimeInterval? {
        if let seconds = TimeInterval(text) { return seconds >= 0 && seconds.isFinite ? seconds : nil }
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "GMT")
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return format.date(from: text).map { max(0, $0.timeIntervalSince(now)) }
    }
}
