import TestSupport
import Testing

/// Random histories of a menu or a plan and of its list: the list is what its meals say, with what people wrote and
/// without what was bought; nothing is bought twice, and nothing vanishes.
@Suite struct RandomFollowingTests {
    @Test(arguments: Engine.allCases, SeededNumbers.seeds(3))
    func `a menu's list is what its menu says`(engine: Engine, seed: UInt64) async throws {
        try await Grocery.with(engine) { grocery in
            var history = try FollowingHistory(grocery, seed: seed, isPlan: false)
            try await history.run(steps: 90)
        }
    }

    @Test(arguments: Engine.allCases, SeededNumbers.seeds(3))
    func `a plan's list is what the plan says of its days`(engine: Engine, seed: UInt64) async throws {
        try await Grocery.with(engine) { grocery in
            var history = try FollowingHistory(grocery, seed: seed, isPlan: true)
            try await history.run(steps: 90)
        }
    }
}
