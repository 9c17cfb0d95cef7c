import Database
import TestSupport
import Testing
import Values

/// A schema with every type and every kind of constraint.
let kitchenMigrations = [
    Migration(
        "0001_shelves",
        [
            """
            CREATE TABLE shelf (
                household_id {uuid} NOT NULL, id {uuid} NOT NULL, title TEXT NOT NULL,
                PRIMARY KEY (household_id, id),
                CONSTRAINT shelf_title_short CHECK (length(title) <= 200)) {strict}
            """,
            "CREATE UNIQUE INDEX shelf_by_title ON shelf (household_id, title)",
        ]
    ),
    Migration(
        "0002_jars",
        [
            """
            CREATE TABLE jar (
                household_id {uuid} NOT NULL, id {uuid} NOT NULL, shelf_id {uuid},
                name TEXT, amount {int}, is_open {bool}, opened_at {instant}, best_before {date}, weight {double},
                label {blob},
                PRIMARY KEY (household_id, id), UNIQUE (household_id, name),
                FOREIGN KEY (household_id, shelf_id) REFERENCES shelf (household_id, id)) {strict}
            """
        ]
    ),
    Migration(
        "0003_counter",
        ["CREATE TABLE counter (name TEXT PRIMARY KEY, value {int} NOT NULL) {strict}"]
    ),
]

/// A fresh database with that schema.
func withKitchen<Result>(
    _ engine: Engine,
    _ body: (any SQLDatabase) async throws -> Result
) async throws -> Result {
    try await withDatabase(engine, migrations: kitchenMigrations, hasRowSecurity: false, body)
}

/// The code of the error that `body` throws; nil if it throws none or another.
func code(_ body: () async throws -> Void) async -> DatabaseError.Code? {
    do {
        try await body()
        return nil
    } catch {
        return (error as? DatabaseError)?.code
    }
}

/// Texts that break whatever splices, quotes badly or counts bytes wrongly.
let nastyTexts = [
    "", " ", "'", "''", "\"", "\\", "\\'", "$1", "?1", ":a", "{}", "{a,b}", "NULL", "null", "a,b", "(1,2)", "\n\r\t",
    "'; DROP TABLE jar; --", "%_", "\u{1}\u{1F}\u{7F}", "é", "e\u{301}", "日本語", "👩‍👩‍👧‍👦", "\u{2028}", "[1]", "{\"a\":\"b\"}",
    "\\x41", "\\u0041", "/* */", "--", "E'\\n'", "$$x$$", String(repeating: "ab'\\\"", count: 5000),
]
