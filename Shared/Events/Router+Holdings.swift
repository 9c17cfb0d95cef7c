public import Database
public import HTTP
public import Identity
public import JSON
public import Values

/// Which of some households a service keeps anything of that people have put in.
public struct Holdings: Hashable, Sendable {
    /// The households that are asked about, or in the answer those that have something.
    public var households: [HouseholdID]

    /// The most that are asked about at once.
    public static let most = 200

    /// A question, or an answer.
    public init(households: [HouseholdID]) {
        self.households = households
    }

    /// Where a service answers.
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
        return Set(
            try await post(path, body: question, idempotent: true, as: credentials, Holdings.self).households
        )
    }
}

extension Router {
    /// Adds the route on which the service called `service` tells which households have rows in any of these tables.
    ///
    /// The runtime adds it for every service that names tables of what people put in.
    public mutating func tellHoldings(
        of service: String,
        in tables: [String],
        db: any SQLDatabase,
        secret: InternalSecret
    ) {
        let operation = Operation(
            "find\(EventPath.word(service))Holdings",
            summary: "Tells which of these households have anything here.",
            tag: "internal",
            security: .internalOnly,
            body: .object([Property("households", .array(of: .uuid, maxItems: Holdings.most))]),
            answers: [.ok(.object([Property("households", .array(of: .uuid))]), "Those that have something.")],
            reads: true
        )
        on(.internalOnly(secret), .post, Holdings.path(of: service), operation) { request in
            let asked = try request.decode(Holdings.self).households
            var fields = FieldCheck()
            fields.count(asked.count, "/households", most: Holdings.most)
            try fields.finish()
            guard !asked.isEmpty else { return .json(Holdings(households: [])) }
            let rows = try await db.read(tables.map { ErasureSQL.holders(among: asked, in: $0) })
            let found = Set(try rows.flatMap { try $0.values(as: HouseholdID.self) })
            return .json(Holdings(households: found.sorted()))
        }
    }
}
