import Foundation
import TestSupport
import Testing
import Values

@testable import Database

/// The part of a jar that people fill in.
private struct Label: FieldGroup {
    var name: String?
    var amount: Int?

    static let fields = [
        Field("name", .text(\Self.name, max: 100)), Field("amount", .number(\.amount, in: 0...9)),
    ]
}

/// The part of a jar that people need not fill in.
private struct Shape: FieldGroup {
    var weight: Int?

    static let fields = [Field("weight", .number(\Self.weight, in: 0...9))]
}

/// A row with groups of columns between its own.
@TableRow("jar")
private struct GroupedJar: Equatable {
    @Column(.key) var id: UUID
    @Column(.group) var label: Label
    @Column(.writeOnly) var isOpen: Bool = true
    @Column(.group) var shape: Shape
    var bestBefore: CalendarDate?
}

@Suite struct ColumnGroupTests {
    private let household = HouseholdID(UUID())

    private func jar(_ name: String?, _ amount: Int?) -> GroupedJar {
        var label = Label()
        label.name = name
        label.amount = amount
        return GroupedJar(id: UUID(), label: label, shape: Shape(), bestBefore: CalendarDate("2028-02-29"))
    }

    @Test func `the columns of groups stand behind all others`() {
        #expect(GroupedJar.table.list.rendered(for: .sqlite).text == "id, best_before, name, amount, weight")
        #expect(GroupedJar.Place.bestBefore == 1 && GroupedJar.Place.label == 2 && GroupedJar.Place.shape == 4)
        #expect(GroupedJar.table.width == 5)
    }

    @Test(arguments: Engine.allCases)
    func `groups come back as they were written, empty and changed as well`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            var jars = [jar("plum", 3), jar(nil, nil)]
            func stored() async throws -> [GroupedJar] {
                let rows = try await db.query("SELECT 1, \(GroupedJar.table.list) FROM jar ORDER BY name IS NULL")
                return try rows.all(from: 1)
            }
            try await db.execute(GroupedJar.table.insert(jars, .key("household_id", household)))
            #expect(try await stored() == jars)
            jars[0].label.amount = nil
            jars[0].label.name = "o'plum"
            try await db.execute(GroupedJar.table.update(jars[0], .key("household_id", household)))
            #expect(try await stored() == jars)
            jars[0].label.amount = 7
            try await db.execute(GroupedJar.table.upsert(jars, .key("household_id", household)))
            #expect(try await stored() == jars)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a column of a group that is not what it should be is named with its table`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            let rows = try await db.query("SELECT \(UUID()), \(CalendarDate?.none), \("x"), \("many"), \(Int?.none)")
            let error = #expect(throws: DatabaseError.self) { try rows.one(GroupedJar.self) }
            #expect(error?.diagnostic == "column jar.amount of a row is no Int")
            let short = try await db.query("SELECT \(UUID()), \(CalendarDate?.none), \("x"), \(1)")
            let missing = #expect(throws: DatabaseError.self) { try short.one(GroupedJar.self) }
            #expect(missing?.diagnostic == "column jar.weight of a row is missing")
        }
    }
}
