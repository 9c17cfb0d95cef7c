public import Database
public import HTTP
public import Identity
public import JSON
public import Values

/// Which of some households a service has user data of.
public struct Holdings: Hashable, Sendable {
    /// The households in question, or in the response those with data.
    public var households: [HouseholdID]

    /// The maximum number of households per request.
    public static let most = 200

    /// A request or a response.
    public init(households: [HouseholdID]) {
        self.households = households
    }

    /// The path of the route.
    public static func path(of service: String) -> String { "/internal/v1/holdings/\(service)" }
}

extension Holdings: JSONEncodable, JSONReadable {
    /// Reads the ids.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        households = try json.members().required("households")
    }

    /// Writes the ids.
    public func encode(to json: inout JSONWriter) {
        json.object { $0.member("households", households) }
    }
}

extension Neighbour {
    /// Which of some households this neighbour, the service called `service`, has anything of.
    public func holders(
        among households: [HouseholdID],
        in service: String,
        as credentials: Credentials
    ) async throws(Problem) -> Set<HouseholdID> {
        let question = Holdings(households: households)
        let path = Holdings.path(of: service)
        let response = try await call(.post, path, body: question, idempotent: true, as: credentials)
        // What it does not say as agreed must not be taken for a no: accounts are deleted by it.
        guard response.status == 200 else { throw .unavailable(code: "neighbour_unavailable") }
        return Set(try Neighbour.decode(Holdings.self, response).households)
    }
}

extension Router {
    /// Adds the route on which the service called `service` says which households have rows in any of these tables.
    ///
    /// The runtime adds it for every service that names tables with user data.
    public mutating func tellHoldings(
        of service: String,
        in tables: [String],
        db: any SQLDatabase,
        secret: InternalSecret
    ) {
        let operation = Operation(
            "find\(EventPath.word(service))Holdings",
            summary: "Which of these households have data here.",
            tag: "internal",
            security: .internalOnly,
            body: .object([Property("households", .array(of: .uuid, maxItems: Holdings.most))]),
            answers: [.ok(.object([Property("households", .array(of: .uuid))]), "Those that have data.")],
            reads: true
        )
        on(.internalOnly(secret), .post, Holdings.path(of: service), operation) { request in
            let asked = try request.decode(Holdings.self).households
            var fields = FieldCheck()
            fields.count(asked.count, "/households", most: Holdings.most)
            try fields.finish()
            guard !asked.isEmpty else { return .json(Holdings(households: [])) }
            let rows = try await db.across(.sweep).read(tables.map { ErasureSQL.holders(among: asked, in: $0) })
            let found = Set(try rows.flatMap { try $0.values(as: HouseholdID.self) })
            return .json(Holdings(households: found.sorted()))
        }
    }
}
