import Database
import Events
import Kitchen
import RecipeAPI
import Values

/// Keeps what households say about foods in a database, PostgreSQL or SQLite.
struct SQLFoodStore: Sendable {
    let db: any SQLDatabase

    /// The version of what a household says; 0 where it has never said anything.
    func version(of household: HouseholdID) async throws -> Int {
        try await db.of(household).query(FoodSQL.version(of: household)).first?.int(0) ?? 0
    }

    /// All that a household says, of one moment.
    func foods(of household: HouseholdID) async throws -> HouseholdFoods {
        let rows = try await db.of(household).read([
            FoodSQL.version(of: household), FoodSQL.all(of: household), FoodSQL.corrections(of: household),
        ])
        return HouseholdFoods(
            version: try rows[0].first?.int(0) ?? 0,
            foods: try rows[1].all(StoredFood.self).map { try $0.food() },
            corrections: try rows[2].all(StoredCorrection.self).map(\.correction)
        )
    }

    /// What a household says about one food; nil if nothing.
    func food(_ id: String, of household: HouseholdID) async throws -> StoredFood? {
        try await db.of(household).query(FoodSQL.one(id, of: household)).one()
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
        let said = StoredFood(food, at: now)
        return try await change(household, at: now) { tx, _ in
            let rows = try await tx.run([FoodSQL.one(food.id, of: household), FoodSQL.count(of: household)])
            let old = try rows[0].one(StoredFood.self)
            if let version, version != old?.version ?? 0 { return .movedOn }
            if old?.body == said.body { return .unchanged }
            guard try old != nil || rows[1].first?.int(0) ?? 0 < FoodRules.maxFoods else { return .full }
            var new = said
            new.version += old?.version ?? 0
            try await tx.execute(StoredFood.table.upsert(new, .key("household_id", household)))
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
            guard let old = try await tx.query(FoodSQL.one(id, of: household)).one(StoredFood.self) else {
                return .missing
            }
            if let version, version != old.version { return .movedOn }
            try await tx.execute(FoodSQL.delete(id, of: household))
            return .changed
        }
    }

    /// Remembers the category of a name; nothing changes if it was known.
    func correct(_ correction: CategoryCorrection, of household: HouseholdID, at now: Instant) async throws {
        try await db.of(household).transaction { tx in
            try await Self.correct(correction, of: household, at: now, in: tx)
        }
    }

    /// The same in the transaction that received it.
    static func correct(
        _ correction: CategoryCorrection,
        of household: HouseholdID,
        at now: Instant,
        in tx: any SQLTransaction
    ) async throws {
        _ = try await change(household, at: now, in: tx.of(household)) { tx, foodsVersion in
            let new = StoredCorrection(correction, foodsVersion: foodsVersion, at: now)
            let old = try await tx.query(FoodSQL.correction(new.nameKey, of: household)).one(StoredCorrection.self)
            if old?.correction.category == correction.category { return .unchanged }
            _ = try await tx.run([
                StoredCorrection.table.upsert(new, .key("household_id", household)),
                FoodSQL.forgetOldest(of: household),
            ])
            return .changed
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
    func corrections(of household: HouseholdID, limit: Int, after name: String?) async throws -> [StoredCorrection] {
        let key = name.map(FoodRules.key(of:))
        return try await db.of(household).query(FoodSQL.corrections(of: household, limit: limit, after: key)).all()
    }

    /// Changes a household's foods in a transaction of its own, and tells of it.
    private func change(
        _ household: HouseholdID,
        at now: Instant,
        _ body: @Sendable (_ tx: ScopedTransaction, _ foodsVersion: Int) async throws -> FoodChange
    ) async throws -> FoodChange {
        try await db.of(household).transaction { tx in try await Self.change(household, at: now, in: tx, body) }
    }

    /// Lets `body` change something under the household's lock; if it did, raises the version and writes the event.
    private static func change(
        _ household: HouseholdID,
        at now: Instant,
        in tx: ScopedTransaction,
        _ body: (_ tx: ScopedTransaction, _ foodsVersion: Int) async throws -> FoodChange
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
}

extension KitchenCache {
    /// The kitchens of what households say in a store.
    convenience init(_ store: SQLFoodStore) {
        self.init { household, known in
            try await store.version(of: household) > known ? store.foods(of: household) : nil
        }
    }
}
