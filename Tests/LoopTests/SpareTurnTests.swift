import Loop
import Testing

@Suite struct SpareTurnTests {
    private func take(_ turns: Turns, as owner: WorkOwner?) async -> Bool {
        await WorkOwner.$current.withValue(owner) { await turns.take() }
    }

    @Test func `a turn to spare is for who has used the pool little, and for nobody without a pool`() async {
        let owner = WorkOwner(address: "a", account: 1)
        let without = Turns(most: 1, waiting: 0, spare: 1)
        #expect(await take(without, as: owner))
        #expect(await take(without, as: owner) == false)
        let with = Turns(most: 1, waiting: 0, spare: 1, pool: ThreadPool(name: "test", threads: 1, .computing))
        #expect(await take(with, as: owner))
        #expect(await take(with, as: nil) == false, "Larder's own work is nobody's")
        #expect(await take(with, as: owner))
        #expect(await take(with, as: owner) == false, "there is one to spare")
        with.give()
        #expect(await take(with, as: owner))
        with.give()
        with.give()
        #expect(await take(with, as: nil))
    }

    @Test func `who waits beyond their deadline gives the turn back`() async {
        let turns = Turns(most: 1, waiting: 1)
        let late = WorkOwner(address: "a", account: 1, deadline: 1)
        #expect(await take(turns, as: late) == false)
        #expect(await take(turns, as: WorkOwner(address: "a", account: 1, deadline: .max)))
    }
}
