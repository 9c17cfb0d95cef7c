import AllServices
import Database
import Events
import Foundation
import HTTP
import TestSupport
import Testing
import Values

@testable import Runtime

/// A year of a busy household in all services, on a clock that is moved: `make year`.
@Suite struct HouseholdYearTests {
    /// What people have made and not deleted, with the meals that their lists buy for: as much of it comes in the second half
    /// of a year as in the first.
    private static let made: Set<String> = [
        "recipe.recipe", "recipe.recipe_import_key", "recipe.recipe_version", "menu.menu", "menu.menu_item",
        "meal_plan.plan_entry", "grocery.grocery_list", "grocery.grocery_source", "grocery.grocery_menu_meal",
        "activity.thing_change",
    ]
    /// How much slower a read may be in the thirteenth month than in the first.
    private static let bound = 1.2

    /// `sqlite`, `postgres`, or anything else for both.
    private static let wanted = ProcessInfo.processInfo.environment["LARDER_YEAR"]
    private static let engines = wanted.flatMap { Engine(rawValue: $0) }.map { [$0] } ?? Engine.allCases

    @Test(.enabled(if: wanted != nil), arguments: engines)
    func `after a year tables and read times are as after a month`(engine: Engine) async throws {
        let clock = YearClock()
        var environment = ["LARDER_ACCESS_TOKEN_LIFETIME": "3600"]
        for limit in ["ACCOUNT", "ADDRESS", "SIGN_IN"] { environment["LARDER_RATE_\(limit)"] = "0" }
        if engine == .postgres { environment["LARDER_DATABASE_URL"] = try testPostgresURL() }
        try await withHost(allServices, environment: environment, now: clock.read) { host, client in
            #expect(try await eventually { try await client.get("/readyz").status == 200 })
            let tables = try YearTables(host)
            var old = try await BusyHousehold(client, clock)
            var looks: [Int: [String: Int]] = [:]
            for day in 0..<364 {
                try await old.live(day: day)
                try await tables.settle()
                try await old.followChanges()
                try await tables.sweep()
                clock.advance(.seconds(86_400 - 7200))
                if [27, 181, 363].contains(day) { looks[(day + 1) / 28] = try await tables.rows() }
            }
            try tell(looks, engine)
            // Beside each other, so that whatever else the machine does slows both down.
            var young = try await BusyHousehold(client, clock)
            for day in 0..<28 {
                try await old.live(day: 364 + day)
                try await young.live(day: day)
                try await tables.settle()
                try await old.followChanges()
                try await young.followChanges()
                try await tables.sweep()
                clock.advance(.seconds(86_400 - 14_400))
            }
            try await old.renew()
            try await young.renew()
            #expect(old.mostPages <= 2, "a day's changes")
            try await compare(old, young, engine)
            try await tables.close()
        }
    }

    /// Prints how many rows there are after one, six and thirteen months of four weeks, and finds what grows.
    private func tell(_ looks: [Int: [String: Int]], _ engine: Engine) throws {
        let (first, middle, last) = (looks[1] ?? [:], looks[6] ?? [:], looks[13] ?? [:])
        for table in last.keys.sorted() where last[table] != 0 {
            let counts = [first, middle, last].map { $0[table] ?? 0 }
            print("\(engine), \(table): \(counts[0]), \(counts[1]) and \(counts[2]) rows")
            if Self.made.contains(table) {
                // 26 weeks more after the first 26.
                #expect(Double(counts[2]) <= 2.1 * Double(counts[1]) + 20, "\(table)")
            } else {
                #expect(Double(counts[2]) <= 1.2 * Double(counts[1]) + 10, "\(table)")
            }
        }
        let things = ["recipe.recipe", "menu.menu", "meal_plan.plan_entry", "grocery.grocery_list"]
        let there = things.reduce(0) { $0 + (last[$1] ?? 0) }
        // Each thing once, and some that a household has one of.
        #expect(last["activity.thing_change"] ?? 0 <= there + 20, "the feed of changes is longer than there are things")
    }

    private func compare(_ old: BusyHousehold, _ young: BusyHousehold, _ engine: Engine) async throws {
        let reads: [(String, (BusyHousehold) -> String)] = [
            ("board", { _ in "/api/v1/menu" }),
            ("list", { "/api/v1/grocery-lists/\($0.list)" }),
            ("plan", { _ in "/api/v1/meal-plan" }),
            ("changes of a week", { "/api/v1/changes?after=\($0.cursors.weekAgo)" }),
            ("activity", { _ in "/api/v1/activity" }),
        ]
        for (name, path) in reads {
            var best = (ratio: Double.infinity, old: 0.0, young: 0.0)
            // What is slower is so each time; what else the machine does is not.
            for _ in 0..<3 {
                var times: (old: [Double], young: [Double]) = ([], [])
                for _ in 0..<200 {
                    times.old.append(try await old.time(path(old)))
                    times.young.append(try await young.time(path(young)))
                }
                let medians = (times.old.sorted()[100], times.young.sorted()[100])
                if medians.0 / medians.1 < best.ratio { best = (medians.0 / medians.1, medians.0, medians.1) }
            }
            let text = [best.old, best.young, best.ratio].map { String(format: "%.2f", $0) }
            print("\(engine), \(name): \(text[0]) ms in month 14, \(text[1]) ms in month 1, ratio \(text[2])")
            #expect(best.ratio <= Self.bound, "\(name)")
        }
    }
}

/// The tables of all services, and what works beside requests in them.
private struct YearTables {
    private let assembly: ProcessAssembly
    private let owners: [any SQLDatabase]

    init(_ host: Runtime.Host) throws {
        assembly = host.assembly
        owners = try assembly.contexts.map { try $0.openAsOwner() }
    }

    /// Waits until all services have been told of everything.
    func settle() async throws {
        for (database, context) in zip(assembly.databases, assembly.contexts) where database.uses(.events) {
            let isTold = try await eventually {
                try await context.db.across(.relay).query("SELECT count(*) FROM outbox_delivery")[0].int(0) == 0
            }
            #expect(isTold, "events of \(context.name) have not arrived")
        }
    }

    /// Does what jobs do within a day.
    func sweep() async throws {
        for (database, context) in zip(assembly.databases, assembly.contexts) {
            if database.uses(.idempotency) { try await assembly.idempotencySweep(context).work() }
            if database.uses(.events) { try await assembly.eventSweep(context).work() }
            for job in database.service.background(context) {
                do { try await job.work() } catch let error as DatabaseError {
                    Issue.record("\(job.name): \(error.diagnostic)")
                    throw error
                }
            }
        }
    }

    /// How many rows each table has, by `service.table`.
    func rows() async throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for (database, (context, owner)) in zip(assembly.databases, zip(assembly.contexts, owners))
        where database.uses(.events) {
            for (table, count) in try await ServiceYear(owner).rows() {
                counts["\(context.name.replacingOccurrences(of: "-", with: "_")).\(table)"] = count
            }
        }
        return counts
    }

    func close() async throws {
        for owner in owners where owner.dialect.isPostgres { await owner.close() }
    }
}
