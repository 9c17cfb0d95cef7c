/// Queries on PostgreSQL's catalogue about roles, rights and policies.
enum RowSecuritySQL {
    /// Whether a role bypasses all policies, and whether the current user is a member; no row if it does not exist.
    static func role(_ role: String) -> SQL {
        """
        SELECT rolsuper OR rolbypassrls, pg_has_role(current_user, oid, 'MEMBER')
        FROM pg_roles WHERE rolname = \(role)::name
        """
    }

    /// Creates a role; safe if two databases of one server do so at once.
    ///
    /// It cannot sign in, except on Citus: the coordinator connects to the workers as the role.
    static func createRole(_ role: String, _ dialect: Dialect) -> SQL {
        """
        DO $$ BEGIN
            CREATE ROLE \(unescaped: quoted(role)) \(unescaped: dialect == .citus ? "LOGIN" : "NOLOGIN");
        EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
        END $$
        """
    }

    /// What `RowSecurity.missing` needs.
    static func state(of schema: String, _ role: String) -> [SQL] {
        [hasUsage(of: schema, role), tables(of: schema, role), holes(in: schema)]
    }

    /// The session user and the current user, for each whether it bypasses all policies, and whether the session user
    /// owns the schema.
    static func connection(to schema: String) -> SQL {
        """
        SELECT session_user, s.rolsuper OR s.rolbypassrls, current_user, c.rolsuper OR c.rolbypassrls,
            EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = \(schema)::name AND pg_has_role(s.oid, nspowner, 'MEMBER'))
        FROM pg_roles s, pg_roles c WHERE s.rolname = session_user AND c.rolname = current_user
        """
    }

    /// Everything in other schemas that a role can access, but for those of extensions, which look after themselves.
    static func foreignRights(of role: String, outside schema: String) -> SQL {
        """
        SELECT 'may use the schema ' || nspname FROM pg_namespace
        WHERE nspname <> \(schema)::name AND nspname <> 'public' AND nspname <> 'information_schema'
            AND nspname NOT LIKE 'pg\\_%' AND has_schema_privilege(\(role)::name, oid, 'USAGE')
            AND NOT EXISTS (SELECT 1 FROM pg_depend d
                WHERE d.classid = 'pg_namespace'::regclass AND d.objid = pg_namespace.oid AND d.deptype = 'e')
        UNION ALL
        SELECT 'may create in the schema ' || nspname FROM pg_namespace
        WHERE nspname NOT LIKE 'pg\\_%' AND has_schema_privilege(\(role)::name, oid, 'CREATE')
        UNION ALL
        SELECT 'is a member of ' || r.rolname FROM pg_auth_members m JOIN pg_roles r ON r.oid = m.roleid
        WHERE m.member = (SELECT oid FROM pg_roles WHERE rolname = \(role)::name)
        """
    }

    static func hasUsage(of schema: String, _ role: String) -> SQL {
        "SELECT has_schema_privilege(\(role)::name, \(schema)::text, 'USAGE')"
    }

    /// Every table of a schema: name, whether policies are enabled, and forced for the owner, the policies, the columns
    /// with their types, and the role's rights in the order of `RowSecurityTable.rights`.
    static func tables(of schema: String, _ role: String) -> SQL {
        """
        SELECT c.relname, c.relrowsecurity, c.relforcerowsecurity,
            coalesce((SELECT string_agg(p.polname, ' ') FROM pg_policy p WHERE p.polrelid = c.oid), ''),
            (SELECT string_agg(a.attname || ' ' || format_type(a.atttypid, NULL), ',' ORDER BY a.attnum)
                FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped),
            (SELECT string_agg(CASE WHEN has_table_privilege(\(role)::name, c.oid, p.privilege) THEN '1' ELSE '0' END, ''
                ORDER BY p.number)
                FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
                    WITH ORDINALITY AS p(privilege, number))
        FROM pg_class c
        WHERE c.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = \(schema)::name)
            AND c.relkind IN ('r', 'p')
        ORDER BY c.relname
        """
    }

    /// What would bypass the policies: views and functions that run with their owner's rights.
    static func holes(in schema: String) -> SQL {
        """
        SELECT 'the view ' || relname FROM pg_class
        WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = \(schema)::name)
            AND relkind IN ('v', 'm', 'f')
        UNION ALL
        SELECT 'the function ' || proname FROM pg_proc
        WHERE pronamespace = (SELECT oid FROM pg_namespace WHERE nspname = \(schema)::name) AND prosecdef
        """
    }
}

/// A table as the catalogue describes it.
struct RowSecurityTable {
    var name: String
    var hasPolicies: Bool
    var isForced: Bool
    var policies: [String]
    /// Types by column.
    var columns: [String: String]
    /// `1` or `0` for SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER.
    var rights: String

    init(_ row: borrowing Row) throws(DatabaseError) {
        name = try row.string(0)
        hasPolicies = try row.bool(1)
        isForced = try row.bool(2)
        policies = try row.string(3).split(separator: " ").map(String.init)
        columns = [:]
        for column in try row.string(4).split(separator: ",") {
            guard let space = column.firstIndex(of: " ") else { continue }
            columns[String(column[..<space])] = String(column[space...].dropFirst())
        }
        rights = try row.string(5)
    }

    /// Whether the role has the rights it needs and no others.
    func isGranted(isReadOnly: Bool) -> Bool { rights == (isReadOnly ? "1000000" : "1111000") }
}
