public import HTTP
public import JSON
public import Values

/// How much a household has of what plans limit, as the service that keeps it counts.
public struct Usage: Hashable, Sendable {
    /// The numbers by what they count.
    public var used: [Quota.Subject: Int]

    /// Where a service tells how much it keeps; a pattern, with the household's id in it.
    public static func path(of service: String) -> String { "/internal/v1/usage/\(service)/{household_id}" }
}

extension Usage: JSONEncodable, JSONReadable {
    /// Writes the numbers by their names on the wire.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            for (subject, count) in used.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                json.member(named: subject.rawValue, count)
            }
        }
    }

    /// Reads what `encode` wrote; what only a later version counts is left out.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let counts = try json.value([String: Int].self)
        used = counts.reduce(into: [:]) { used, count in
            if let subject = Quota.Subject(rawValue: count.key) { used[subject] = count.value }
        }
    }
}

extension Neighbour {
    /// How much a household has of what this neighbour, the service called `service`, counts.
    public func usage(
        of household: HouseholdID,
        in service: String,
        as credentials: Credentials
    ) async throws(Problem) -> Usage {
        try await get(Usage.path(of: service).replacing("{household_id}", with: "\(household)"), as: credentials)
    }
}

extension Router {
    /// Adds the route on which the service called `service` tells the account service how much a household has.
    public mutating func tellUsage(
        of service: String,
        secret: InternalSecret,
        _ count: @escaping @Sendable (HouseholdID) async throws -> [Quota.Subject: Int]
    ) {
        let operation = Operation(
            "get\(service.prefix(1).uppercased() + service.dropFirst())Usage",
            summary: "A household's use of plan limits; for other services.",
            tag: "internal",
            security: .internalOnly,
            answers: [.ok(.map(of: .integer(min: 0)))]
        )
        on(.internalOnly(secret), .get, Usage.path(of: service), operation) { request in
            let household = try request.parameters.require("household_id", as: HouseholdID.self)
            return .json(Usage(used: try await count(household))).with("Cache-Control", "no-store")
        }
    }
}
