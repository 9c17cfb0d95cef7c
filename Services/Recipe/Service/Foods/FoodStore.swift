import Database
import Events
import FoundationEssentials
import JSON
import Kitchen
import RecipeAPI
import Values

/// Keeps what households say about foods in a database, PostgreSQL or SQLite.
struct SQLFoodStore: Sendable {
    let db: any SQLDatabase

    /// The version of what a household says; 0 where it has never said anything.
    func version(of household: HouseholdID) async throws -> Int {
        try await db.query(FoodSQL.version(of: household)).first?.int(0) ?? 0
    }

    /// All that a household says, of one moment.
    func foods(of household: HouseholdID) async throws -> HouseholdFoods {
        let rows = try await db.read([
            FoodSQL.version(of: household), FoodSQL.all(of: household), FoodSQL.corrections(of: household),
        ])
        return HouseholdFoods(
            version: try rows[0].first?.int(0) ?? 0,
            foods: try rows[1].map { try Self.food($0) },
            corrections: try rows[2].map { try Self.correction($0).correction }
        )
    }

    /// What a household says about one food; nil if nothing.
    func food(_ id: String, of household: HouseholdID) async throws -> KeptFood? {
        try await db.query(FoodSQL.one(id, of: household)).first.map { row in
            KeptFood(version: try row.int(2), food: try Self.food(row))
        }
    }

    /// Keeps what a household says about a food, of a version if one is given; whether that is new.
    ///
    /// The same again changes nothing.
    func put(
        _ food: HouseholdFood,
        version: Int?,
        of household: HouseholdID,
        at now: Instant
    ) async throws -> FoodChange {
        let body = Self.body(of: food)
        return try await change(household, at: now) { tx, _ in
            let rows = try await tx.run([FoodSQL.one(food.id, of: household), FoodSQL.count(of: household)])
            let old = rows[0].first
            let known = try old?.int(2) ?? 0
            if let version, version != known { return .movedOn }
            if try old?.string(1) == body { return .unchanged }
            guard try old != nil || rows[1].first?.int(0) ?? 0 < FoodRules.maxFoods else { return .full }
            try await tx.execute(FoodSQL.save(food.id, body: body, version: known + 1, of: household, at: now))
            return old == nil ? .added : .changed
        }
    }

    /// Forgets what a household says about a food, of a version if one is given.
    func delete(
        _ id: String,
        version: Int?,
        of household: HouseholdID,
        at now: Instant
    ) async throws -> FoodChange {
        try await change(household, at: now) { tx, _ in
            guard let old = try await tx.query(FoodSQL.one(id, of: household)).first else { return .missing }
            if let version, try version != old.int(2) { return .movedOn }
            try await tx.execute(FoodSQL.delete(id, of: household))
            return .changed
        }
    }

    /// Remembers the category of a name; false if it was known.
    @discardableResult
    func correct(_ correction: CategoryCorrection, of household: HouseholdID, at now: Instant) async throws -> Bool {
        try await change(household, at: now) { tx, foodsVersion in
            try await Self.correct(correction, of: household, at: now, foodsVersion, tx)
        } == .changed
    }

    /// The same in the transaction that received it.
    func correct(
        _ correction: CategoryCorrection,
        of household: HouseholdID,
        at now: Instant,
        in tx: any SQLTransaction
    ) async throws {
        _ = try await Self.change(household, at: now, in: tx) { tx, foodsVersion in
            try await Self.correct(correction, of: household, at: now, foodsVersion, tx)
        }
    }

    /// Forgets the category of a name; false if there was none.
    func forgetCorrection(of name: String, of household: HouseholdID, at now: Instant) async throws -> Bool {
        try await change(household, at: now) { tx, _ in
            let count = try await tx.execute(FoodSQL.forget(FoodRules.key(of: name), of: household))
            return count == 0 ? .missing : .changed
        } == .changed
    }

    /// The corrections by name, after one of them.
    func corrections(of household: HouseholdID, limit: Int, after name: String?) async throws -> [KeptCorrection] {
        let key = name.map(FoodRules.key(of:))
        return try await db.query(FoodSQL.corrections(of: household, limit: limit, after: key)).map {
            try Self.correction($0)
        }
    }

    // MARK: - Pieces

    private static func correct(
        _ correction: CategoryCorrection,
        of household: HouseholdID,
        at now: Instant,
        _ foodsVersion: Int,
        _ tx: any SQLTransaction
    ) async throws -> FoodChange {
        let key = FoodRules.key(of: correction.name)
        let old = try await tx.query(FoodSQL.correction(key, of: household)).first
        if let old, try Self.correction(old).correction.category == correction.category { return .unchanged }
        _ = try await tx.run([
            FoodSQL.save(correction, foodsVersion: foodsVersion, of: household, at: now),
            FoodSQL.forgetOldest(of: household),
        ])
        return .changed
    }

    /// Changes a household's foods in a transaction of its own, and tells of it.
    private func change(
        _ household: HouseholdID,
        at now: Instant,
        _ body: @Sendable (_ tx: any SQLTransaction, _ foodsVersion: Int) async throws -> FoodChange
    ) async throws -> FoodChange {
        try await db.transaction { tx in try await Self.change(household, at: now, in: tx, body) }
    }

    /// Lets `body` change something under the household's lock; if it did, raises the version and writes the event.
    private static func change(
        _ household: HouseholdID,
        at now: Instant,
        in tx: any SQLTransaction,
        _ body: (_ tx: any SQLTransaction, _ foodsVersion: Int) async throws -> FoodChange
    ) async throws -> FoodChange {
        let rows = try await tx.run([FoodSQL.ensure(household), FoodSQL.lock(household)])
        let version = try (rows[1].first?.int(0) ?? 0) + 1
        let change = try await body(tx, version)
        guard change == .added || change == .changed else { return change }
        let event = EventDraft(RecipeEvent.foodsChanged(FoodsChanged(version: version)), subject: household.uuid)
        _ = try await tx.run(
            [FoodSQL.raise(household)] + Outbox.statements([event], household: household, at: now)
        )
        return change
    }

    private static func food(_ row: Row) throws -> HouseholdFood {
        let body = row.withUTF8(1) { $0.map { Array($0) } ?? [] }
        return try JSONReader.read(FoodInput.self, from: body).food(id: try row.string(0))
    }

    private static func body(of food: HouseholdFood) -> String {
        String(decoding: FoodInput(food).jsonBytes(), as: UTF8.self)
    }

    private static func correction(_ row: Row) throws(DatabaseError) -> KeptCorrection {
        KeptCorrection(
            correction: CategoryCorrection(
                name: try row.string(0),
                category: Kitchen.Category(rawValue: try row.string(1)) ?? .other
            ),
            updatedAt: try row.instant(2)
        )
    }
}
