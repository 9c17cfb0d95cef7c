import TestSupport
import Testing

/// Random histories of a menu, the calendar on which its meals stand, and a list of each, whose events come in any order
/// between the two and more than once, while people tick: each meal is bought once, for as many as it is for, and
/// nothing else is; what one list has bought, no other asks for when the meal is its own.
@Suite struct RandomMenuAndPlanTests {
    @Test(arguments: Engine.allCases, SeededNumbers.seeds(8))
    func `each meal of menu and calendar is bought once`(engine: Engine, seed: UInt64) async throws {
        try await Grocery.with(engine) { grocery in
            var history = SharedHistory(grocery, seed: seed)
            try await history.run(steps: 80)
        }
    }
}
