import FoundationEssentials
import Testing
import Values

@testable import Database

@Suite struct StatementTextTests {
    private func text(_ statement: String) -> String { StatementText([statement]).text }

    @Test(arguments: Dialect.allCases)
    func `no bound value is in a statement's text, however it is bound`(dialect: Dialect) {
        let (household, title) = (HouseholdID(UUID()), "Grandma's soup")
        let numbers = [71_717, 81_818]
        let statements: [SQL] = [
            "SELECT id FROM recipe WHERE household_id = \(household) AND title = \(title) AND n IN \(list: numbers)",
            "INSERT INTO recipe (title, n) \(values: SQLRows([.text, .integer], [[title, 91_919]]))",
            "WITH r AS (\(rows: SQLRows([.text], [[title]]))) SELECT count(*) FROM r",
            .lock("recipes", of: household),
        ]
        for statement in statements {
            let text = StatementText([statement], for: dialect).text
            for value in [household.description, title, "Grandma", "71717", "81818", "91919"] {
                #expect(!text.contains(value), "\(text)")
            }
        }
        let first = StatementText([statements[0]], for: dialect).text
        #expect(first.hasPrefix("SELECT id FROM recipe WHERE household_id = \(dialect.isPostgres ? "$" : "?")1 AND"))
    }

    @Test func `a scope that is written into the text on Citus has no value there`() {
        let id = UUID()
        let set = Scope(household: id, secret: "it's secret").statements(after: .none, .citus).map(\.text)
        #expect(set.count == 2 && set[0].contains(id.canonical))
        #expect(set.map(text) == [#"SET LOCAL larder."household" = ?"#, #"SET LOCAL larder."secret" = ?"#])
    }

    @Test(arguments: [
        ("SELECT 'it''s', \"a\"\"b\" FROM t", "SELECT ?, \"a\"\"b\" FROM t"),
        ("SELECT E'a\\'secret', X'ff', n1 FROM t2", "SELECT ?, ?, n1 FROM t2"),
        ("SELECT 'a\\', b FROM t", "SELECT ?, b FROM t"),
        ("SELECT 1.5e3, -12, t.c FROM t LIMIT 50", "SELECT ?, -?, t.c FROM t LIMIT ?"),
        ("SELECT $$secret ' $$, $a$x $$ y$a$, $1, $23", "SELECT ?, ?, $1, $23"),
        ("SELECT a -- it's secret\n  FROM\n\tt", "SELECT a FROM t"),
        ("SELECT ?1, ?22, a::text", "SELECT ?1, ?22, a::text"),
        ("SELECT 'without an end", "SELECT ?"), ("SELECT $x$without an end", "SELECT ?"),
        ("ALTER ROLE larder_menu LOGIN PASSWORD 'secret'", "ALTER ROLE larder_menu LOGIN PASSWORD ?"),
        ("", ""),
    ])
    func `texts and numbers are left out`(statement: String, expected: String) {
        #expect(text(statement) == expected)
    }

    @Test func `statements of one round trip are one text, which is cut where it is long`() {
        let two = StatementText(["SELECT a FROM t", "UPDATE u SET b = $1"])
        #expect(two.text == "SELECT a FROM t; UPDATE u SET b = $1")
        #expect(two.count == 2 && two.summary == "BATCH SELECT t")
        let many = StatementText((0..<5000).map { _ in "SELECT a FROM t" })
        #expect(many.count == 5000)
        #expect((4000...4200).contains(many.text.utf8.count))
        let long = StatementText(["SELECT " + String(repeating: "ü, ", count: 5000)])
        #expect(long.text.utf8.count < 4200 && long.text.hasSuffix("…") && !long.text.contains("\u{FFFD}"))
    }

    @Test(arguments: [
        ("SELECT a FROM recipe r WHERE b", "SELECT recipe"),
        ("INSERT INTO menu_item (a) VALUES ($1)", "INSERT menu_item"),
        ("UPDATE t SET a = $1", "UPDATE t"), ("DELETE FROM ONLY t WHERE a", "DELETE t"),
        ("WITH x AS (SELECT a FROM (SELECT b FROM deep)) SELECT", "WITH deep"), ("SELECT 1", "SELECT"), ("", ""),
        ("select a from s.t", "SELECT s.t"),
    ])
    func `a span is named after the verb and the first table`(statement: String, expected: String) {
        #expect(StatementText([statement]).summary == expected)
    }
}
