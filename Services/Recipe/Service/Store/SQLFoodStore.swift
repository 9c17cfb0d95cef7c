import Database
import Events
import FoundationEssentials
import JSON
import Kitchen
import RecipeAPI
import Values

/// Keeps what households say about foods in a database, PostgreSQL or SQLite.
struct SQLFoodStore: FoodStore {
    let db: any SQLDatabase
    /// Told after every change.
    let changed: @Sendable (HouseholdID) -> Void

    func version(of household: HouseholdID) async throws -> Int {
        try await db.query(FoodSQL.version(of: household)).first?.int(0) ?? 0
    }

    func foods(of household: HouseholdID) async throws -> HouseholdFoods {
        let rows = try await db.read([
            FoodSQL.version(of: household), FoodSQL.all(of: household), FoodSQL.corrections(of: household),
        ])
        return HouseholdFoods(
            version: rows[0].first?.int(0) ?? 0,
            foods: try rows[1].map { try Self.food($0) },
            corrections: rows[2].map { Self.correction($0).correction }
        )
    }

    func food(_ id: String, of household: HouseholdID) async throws -> KeptFood? {
        try await db.query(FoodSQL.one(id, of: household)).first.map { row in
            KeptFood(version: row.int(2), food: try Self.food(row))
        }
    }

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
            if let version, version != old?.int(2) ?? 0 { return .movedOn }
            if old?.string(1) == body { return .unchanged }
            guard old != nil || rows[1].first?.int(0) ?? 0 < FoodRules.maxFoods else { return .full }
            let next = (old?.int(2) ?? 0) + 1
            try await tx.execute(FoodSQL.save(food.id, body: body, version: next, of: household, at: now))
            return old == nil ? .added : .changed
        }
    }

    func delete(
        _ id: String,
        version: Int?,
        of household: HouseholdID,
        at now: Instant
    ) async throws -> FoodChange {
        try await change(household, at: now) { tx, _ in
            guard let old = try await tx.query(FoodSQL.one(id, of: household)).first else { return .missing }
            if let version, version != old.int(2) { return .movedOn }
            try await tx.execute(FoodSQL.delete(id, of: household))
            return .changed
        }
    }

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

    func forgetCorrection(of name: String, of household: HouseholdID, at now: Instant) async throws -> Bool {
        try await change(household, at: now) { tx, _ in
            let count = try await tx.execute(FoodSQL.forget(FoodRules.key(of: name), of: household))
            return count == 0 ? .missing : .changed
        } == .changed
    }

    func corrections(of household: HouseholdID, limit: Int, after name: String?) async throws -> [KeptCorrection] {
        let key = name.map(FoodRules.key(of:))
        return try await db.query(FoodSQL.corrections(of: household, limit: limit, after: key)).map(Self.correction)
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
        if let old, Self.correction(old).correction.category == correction.category { return .unchanged }
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
        let change = try await db.transaction { tx in
            try await Self.change(household, at: now, in: tx, body)
        }
        if change == .added || change == .changed { changed(household) }
        return change
    }

    /// Lets `body` change something under the household's lock; if it did, raises the version and writes the event.
    private static func change(
        _ household: HouseholdID,
        at now: Instant,
        in tx: any SQLTransaction,
        _ body: (_ tx: any SQLTransaction, _ foodsVersion: Int) async throws -> FoodChange
    ) async throws -> FoodChange {
        let rows = try await tx.run([FoodSQL.ensure(household), FoodSQL.lock(household)])
        let version = (rows[1].first?.int(0) ?? 0) + 1
        let change = try await body(tx, version)
        guard change == .added || change == .changed else { return change }
        let event = EventDraft(
            RecipeEvents.foodsChanged,
            subject: household.uuid,
            payload: FoodsChanged(version: version)
        )
        _ = try await tx.run(
            [FoodSQL.raise(household)] + Outbox.statements([event], household: household, at: now)
        )
        return change
    }

    private static func food(_ row: Row) throws -> HouseholdFood {
        let body = row.withUTF8(1) { $0.map { Data($0) } ?? Data() }
        return try JSONDecoder().decode(FoodInput.self, from: body).food(id: row.string(0))
    }

    private static func body(of food: HouseholdFood) -> String {
        String(decoding: FoodInput(food).jsonBytes(), as: UTF8.self)
    }

    private static func correction(_ row: Row) -> KeptCorrection {
        KeptCorrection(
            correction: CategoryCorrection(
                name: row.string(0),
                category: Kitchen.Category(rawValue: row.string(1)) ?? .other
            ),
            updatedAt: row.instant(2)
        )
    }
}
