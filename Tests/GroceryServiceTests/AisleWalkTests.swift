import TestSupport
import Testing
import Values

@testable import GroceryService

/// What is learned from the order in which things are ticked.
@Suite struct AisleWalkTests {
    private static let aisles = AisleBook.usual(.fine).map(\.key)

    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Whether the keys that both have are in the same order.
    private func agrees(_ order: [String], with walk: [String]) -> Bool {
        order.filter { walk.contains($0) } == walk.filter { order.contains($0) }
    }

    @Test(arguments: 1...20) func `whoever always walks in one order gets that order`(seed: UInt64) {
        var dice = Dice(state: seed)
        let walk = Self.aisles.shuffled(using: &dice)
        var walks = AisleWalks()
        for _ in 1...2 { walks.learn(walk) }
        #expect(walks.order(of: Self.aisles) == walk)
        #expect(walks.order(of: Self.aisles.shuffled(using: &dice)) == walk, "whatever it was before")
    }

    @Test(arguments: 1...20) func `walks through some of the aisles add up to the order of all`(seed: UInt64) {
        var dice = Dice(state: seed)
        let walk = Self.aisles.shuffled(using: &dice)
        var walks = AisleWalks()
        for _ in 1...60 { walks.learn(walk.filter { _ in Bool.random(using: &dice) }) }
        #expect(walks.order(of: Self.aisles) == walk)
    }

    @Test(arguments: 1...20) func `a walk in four that goes anyhow does not change the order`(seed: UInt64) {
        var dice = Dice(state: seed)
        let walk = Array(Self.aisles.shuffled(using: &dice).prefix(8))
        var walks = AisleWalks()
        for _ in 1...8 { walks.learn(walk) }
        var kept = 0
        for round in 1...100 {
            walks.learn(round.isMultiple(of: 4) ? walk.shuffled(using: &dice) : walk)
            if walks.order(of: Self.aisles).filter({ walk.contains($0) }) == walk { kept += 1 }
        }
        #expect(kept == 100)
    }

    @Test func `one walk is not enough, and one is no walk`() {
        var walks = AisleWalks()
        walks.learn(["frozen", "produce"])
        #expect(walks.order(of: Self.aisles) == Self.aisles)
        walks.learn(["frozen"])
        walks.learn([])
        #expect(walks.count == 1 && walks.order(of: Self.aisles) == Self.aisles)
        walks.learn(["frozen", "produce"])
        #expect(walks.order(of: Self.aisles) == ["frozen"] + Self.aisles.filter { $0 != "frozen" })
    }

    @Test func `a shop that was rebuilt is learned anew`() {
        let walk = ["produce", "bakery", "dairy", "frozen"]
        var walks = AisleWalks()
        for _ in 1...100 { walks.learn(walk) }
        var needed = 0
        while walks.order(of: walk) != walk.reversed(), needed < 100 {
            walks.learn(walk.reversed())
            needed += 1
        }
        #expect(needed <= 10)
    }

    @Test(arguments: 1...20) func `any walks give some order of exactly the aisles asked for`(seed: UInt64) {
        var dice = Dice(state: seed)
        var walks = AisleWalks()
        for _ in 1...30 {
            walks.learn(Array(Self.aisles.shuffled(using: &dice).prefix(Int.random(in: 0...10, using: &dice))))
        }
        let asked = Self.aisles.shuffled(using: &dice).dropLast(5) + ["own"]
        let order = walks.order(of: Array(asked))
        #expect(order.sorted() == asked.sorted())
        #expect(order == walks.order(of: Array(asked)), "the same each time")
        let largest = walks.weights.values.max() ?? 0
        #expect(largest <= AisleWalks.step * 8 && walks.weights.count <= Self.aisles.count * (Self.aisles.count - 1))
        #expect(walks.only(["produce", "meat"]).weights.count <= 2)
    }

    @Test func `a walk counts once it is over, in the order of first ticks`() {
        var now = Instant(milliseconds: 1_800_000_000_000)
        var walks = AisleWalks()
        for _ in 1...2 {
            for aisle in ["frozen", "dairy", "frozen", "produce"] {
                let isNew = walks.tick(aisle, at: now)
                #expect(isNew)
                now = now + .seconds(700)
            }
            #expect(walks.current == ["frozen", "dairy", "produce"])
            now = now + .seconds(3 * 3600)
        }
        #expect(walks.count == 1, "the second may go on")
        let over = walks.settled(at: now)
        #expect(over.count == 2 && over.current == [])
        #expect(over.order(of: ["produce", "dairy", "frozen"]) == ["frozen", "dairy", "produce"])
        #expect(walks.settled(at: now + .seconds(-3 * 3600)) == walks)
    }

    @Test func `a second tick in an aisle says nothing new`() {
        let now = Instant(milliseconds: 1_800_000_000_000)
        var walks = AisleWalks()
        let first = walks.tick("dairy", at: now)
        let second = walks.tick("dairy", at: now + .seconds(60))
        let late = walks.tick("dairy", at: now + .seconds(900))
        #expect(first && !second && late)
    }

    @Test func `keys that are missing are put behind those that they follow`() {
        let all = ["a", "b", "c", "d"]
        #expect(Aisle.completed(["c", "a"], from: all) == ["c", "d", "a", "b"])
        #expect(Aisle.completed([], from: all) == all)
        #expect(Aisle.completed(["x", "d", "d"], from: all) == ["a", "b", "c", "d"])
    }
}
