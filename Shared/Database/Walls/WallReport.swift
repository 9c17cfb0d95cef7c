/// How the second wall before a service's schema stands, for whoever looks after it.
public struct WallReport: Sendable {
    /// What is not as the migrations put it, in words that begin with who or what.
    public var faults: [String] = []
    /// What the service's role can do beyond its schema, which somebody has given it: `larder_menu may use …`.
    public var strangeRights: [String] = []
    /// Who has connected.
    public var user = ""
    /// Whether who has connected could put the role off and be above all walls, or is the schema's owner.
    public var couldPassBy = false

    /// Looks at a schema over a connection as the service has it.
    public static func inspect(
        _ migrations: [Migration],
        schema: String,
        on db: any SQLDatabase
    ) async throws -> WallReport {
        let role = Walls.role(of: schema)
        var report = WallReport()
        guard let connection = try await db.query(WallSQL.connection(to: schema)).first else { return report }
        report.user = connection.string(0)
        report.couldPassBy = connection.bool(1) || connection.bool(4)
        if connection.string(2) != role {
            report.faults.append("statements run as \(connection.string(2)) and not as \(role)")
        }
        if connection.bool(3) { report.faults.append("\(connection.string(2)) passes by all policies") }
        do {
            let state = try await db.read(WallSQL.state(of: schema, role))
            for part in try Walls.missing(Migrations.walls(of: migrations), schema: schema, state) {
                report.faults.append("\(part.name) has not the policy or the rights that it should have")
            }
        } catch let error as WallError {
            report.faults.append(error.description)
        }
        for row in try await db.query(WallSQL.strangeRights(of: role, outside: schema)) {
            report.strangeRights.append("\(role) \(row.string(0))")
        }
        return report
    }
}
