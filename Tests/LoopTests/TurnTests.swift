import Loop
import Testing

@Suite struct TurnTests {
    @Test func `as many wait as may, in order, and whoever is one too many is refused at once`() async {
        let turns = Turns(most: 2, waiting: 2)
        for _ in 0..<2 { #expect(await turns.take()) }
        let waiting = (0..<2).map { _ in Task.immediate { await turns.take() } }
        #expect(await turns.take() == false)
        #expect(await turns.take() == false)
        for task in waiting {
            turns.give()
            #expect(await task.value)
        }
        for _ in 0..<2 { turns.give() }
        for _ in 0..<2 { #expect(await turns.take(), "all have been given back") }
    }

    @Test func `who waits for little has the place of the last of those who wait for much`() async {
        let turns = Turns(most: 1, waiting: 2)
        let (much, little) = (WorkOwner(address: "a", account: 1), WorkOwner(address: "b", account: 1))
        #expect(await turns.take())
        let first = WorkOwner.$current.withValue(much) { Task.immediate { await turns.take() } }
        let last = WorkOwner.$current.withValue(much) { Task.immediate { await turns.take() } }
        let other = WorkOwner.$current.withValue(little) { Task.immediate { await turns.take() } }
        #expect(await last.value == false)
        turns.give()
        #expect(await first.value)
        turns.give()
        #expect(await other.value)
    }
}
