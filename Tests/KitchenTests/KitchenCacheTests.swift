import Kitchen
import Synchronization
import Testing
import Values

@Suite struct KitchenCacheTests {
    private let household = HouseholdID(.version7())

    /// What a household says in a version: how many foods it has.
    private func foods(_ version: Int) -> HouseholdFoods {
        let own = (0..<version).map { Food(id: "own-\($0)", name: "own \($0)", category: .pantry) }
        return HouseholdFoods(version: version, foods: own.map { .own($0) })
    }

    @Test func `a kitchen is made again when its household says something else`() async throws {
        let asked = Mutex<[Int]>([])
        let said = Mutex(0)
        let cache = KitchenCache { _, known in
            asked.withLock { $0.append(known) }
            let version = said.withLock { $0 }
            return version == known ? nil : foods(version)
        }
        #expect(try await cache.kitchen(of: household).version == 0)
        said.withLock { $0 = 2 }
        #expect(cache.known(of: household).version == 0)
        #expect(try await cache.kitchen(of: household).foods.food(id: "own-1") != nil)
        #expect(try await cache.kitchen(of: household, version: 2).version == 2, "nobody is asked")
        #expect(try await cache.kitchen(of: household).version == 2)
        said.withLock { $0 = 3 }
        #expect(try await cache.kitchen(of: household, version: 3).version == 3)
        #expect(asked.withLock { $0 } == [0, 0, 2, 2])
    }

    @Test func `whoever has heard something older does not win`() async throws {
        let answers = Mutex([5, 4])
        let cache = KitchenCache { _, _ in foods(answers.withLock { $0.removeFirst() }) }
        #expect(try await cache.kitchen(of: household).version == 5)
        #expect(try await cache.kitchen(of: household).version == 4)
        #expect(cache.known(of: household).version == 5)
    }
}
