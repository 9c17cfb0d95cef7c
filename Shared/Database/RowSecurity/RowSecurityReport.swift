/// The state of row-level security in a service's schema, for operators.
public struct RowSecurityReport: Sendable {
    /// Deviations from the migrations, in words that begin with the subject.
    public var faults: [String] = []
    /// Rights of the service's role outside its schema that somebody has granted: `larder_menu may use …`.
    public var foreignRights: [String] = []
    /// The user that has connected.
    public var user = ""
    /// Whether that user could reset the role and bypass all policies, or owns the schema.
    public var canBypassPolicies = false

    /// Inspects a schema over a connection like the service's.
    public static func inspect(
        _ migrations: [Migration],
        schema: String,
        on db: any SQLDatabase
    ) async throws -> RowSecurityReport {
        let role = RowSecurity.role(of: schema)
        var report = RowSecurityReport()
        guard let connection = try await db.query(RowSecuritySQL.connection(to: schema)).first else { return report }
        report.user = try connection.string(0)
        report.canBypassPolicies = try connection.bool(1) || connection.bool(4)
        let current = try connection.string(2)
        if current != role {
            report.faults.append("statements run as \(current) and not as \(role)")
        }
        if try connection.bool(3) { report.faults.append("\(current) bypasses all policies") }
        do {
            let state = try await db.read(RowSecuritySQL.state(of: schema, role))
            let rules = Migrations.rowSecurity(of: migrations)
            for part in try RowSecurity.missing(rules, schema: schema, state, db.dialect) {
                report.faults.append("\(part.name) does not have the policy or the rights that it should have")
            }
        } catch let error as RowSecurityError {
            report.faults.append(error.description)
        }
        for row in try await db.query(RowSecuritySQL.foreignRights(of: role, outside: schema)) {
            report.foreignRights.append("\(role) \(try row.string(0))")
        }
        return report
    }
}
