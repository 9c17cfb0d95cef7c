import Loop
import TestSupport
import Testing

@Suite struct FairQueueTests {
    private static func owner(_ address: Int, _ account: Int) -> WorkOwner {
        WorkOwner(address: address, account: account)
    }

    @Test func `one owner's elements come in order`() {
        var queue = FairQueue<Int>()
        for number in 0..<1000 { queue.append(number, of: nil) }
        #expect((0..<1000).map { _ in queue.popFirst() } == Array(0..<1000))
        #expect(queue.popFirst() == nil)
        #expect(queue.isEmpty)
    }

    @Test func `what has been taken does not live on in the queue`() {
        final class Body {}
        var queue = FairQueue<Body>()
        for account in 0..<2 {
            for _ in 0..<3 { queue.append(Body(), of: Self.owner(1, account)) }
        }
        weak var taken: Body?
        do {
            let first = queue.popFirst()
            taken = first
            #expect(taken != nil)
        }
        #expect(taken == nil)
        #expect(queue.count == 5)
    }

    @Test func `who comes after a thousand of another's waits for one of them`() {
        var queue = FairQueue<String>()
        for _ in 0..<1000 { queue.append("many", of: Self.owner(1, 1)) }
        queue.append("one", of: Self.owner(2, 2))
        #expect([queue.popFirst(), queue.popFirst()] == ["many", "one"])
    }

    @Test func `a hundred accounts of one address have the turn of one`() {
        var queue = FairQueue<String>()
        for account in 0..<100 { queue.append("crowd", of: Self.owner(1, account)) }
        for _ in 0..<3 { queue.append("other", of: Self.owner(2, 1)) }
        #expect((0..<6).filter { _ in queue.popFirst() == "other" }.count == 3)
    }

    @Test func `accounts of one address take turns`() {
        var queue = FairQueue<String>()
        for _ in 0..<100 { queue.append("many", of: Self.owner(1, 1)) }
        queue.append("one", of: Self.owner(1, 2))
        #expect([queue.popFirst(), queue.popFirst()] == ["many", "one"])
    }

    @Test func `room is made by whoever has most, and by nobody for themselves`() {
        var queue = FairQueue<String>()
        for number in 0..<5 { queue.append("a\(number)", of: Self.owner(1, 1)) }
        queue.append("b", of: Self.owner(2, 1))
        #expect(queue.dropNewest(for: Self.owner(1, 1)) == nil)
        #expect(queue.dropNewest(for: Self.owner(3, 1)) == "a4")
        #expect(queue.dropNewest(for: Self.owner(1, 2)) == "a3", "another account of the same address has less")
        #expect(queue.count == 4)
        #expect((0..<4).map { _ in queue.popFirst() } == ["a0", "b", "a1", "a2"])
    }

    @Test func `room is made only where somebody has at least two more`() {
        func dropped(theirs: Int, own: Int, _ owner: WorkOwner) -> String? {
            var queue = FairQueue<String>()
            for _ in 0..<theirs { queue.append("theirs", of: Self.owner(1, 1)) }
            for _ in 0..<own { queue.append("own", of: owner) }
            return queue.dropNewest(for: owner)
        }
        for owner in [Self.owner(1, 2), Self.owner(2, 1)] {
            #expect(dropped(theirs: 2, own: 1, owner) == nil)
            #expect(dropped(theirs: 3, own: 1, owner) == "theirs")
            #expect(dropped(theirs: 1, own: 0, owner) == nil)
            #expect(dropped(theirs: 2, own: 0, owner) == "theirs")
        }
    }

    @Test func `an address whose accounts have one each makes room as well, and forgets who had it`() {
        var queue = FairQueue<Int>()
        for account in 1...3 { queue.append(account, of: Self.owner(1, account)) }
        #expect(queue.dropNewest(for: Self.owner(2, 1)) != nil)
        #expect(queue.count == 2)
        let left = (0..<3).map { _ in queue.popFirst() != nil }
        #expect(left == [true, true, false])
    }

    @Test func `who is held is passed over, alone and among others`() {
        var queue = FairQueue<String>()
        let (one, two, other) = (Self.owner(1, 1), Self.owner(1, 2), Self.owner(2, 1))
        queue.append("one", of: one)
        #expect(queue.popFirst { _, _ in true } == nil)
        #expect(queue.popFirst { address, _ in address != one.address } == "one")
        for (element, owner) in [("one", one), ("two", two), ("other", other)] { queue.append(element, of: owner) }
        #expect(queue.popFirst { _, _ in true } == nil)
        #expect(queue.count == 3)
        #expect(queue.popFirst { address, _ in address == one.address } == "other")
        #expect(queue.popFirst { _, account in account == one.account } == "two")
        #expect(queue.popFirst { _, _ in false } == "one")
        #expect(queue.isEmpty)
    }

    @Test func `the share of an owner is told, before and after others have come`() {
        var queue = FairQueue<Int>()
        let (one, two, other) = (Self.owner(1, 1), Self.owner(1, 2), Self.owner(2, 1))
        func shares() -> [[Int]] {
            [one, two, other, nil].map { owner in
                let share = queue.share(of: owner)
                return [share.address, share.account]
            }
        }
        #expect(shares() == [[0, 0], [0, 0], [0, 0], [0, 0]])
        queue.append(1, of: one)
        queue.append(2, of: one)
        #expect(shares() == [[2, 2], [2, 0], [0, 0], [0, 0]])
        queue.append(3, of: two)
        #expect(shares() == [[3, 2], [3, 1], [0, 0], [0, 0]])
        // Work without an owner is nobody's, and has a turn of its own.
        queue.append(4, of: nil)
        #expect(shares() == [[3, 2], [3, 1], [0, 0], [1, 1]])
        var own = FairQueue<Int>()
        own.append(1, of: nil)
        #expect(own.share(of: nil) == (1, 1))
        #expect(own.share(of: one) == (0, 0))
        for _ in 0..<2 { own.append(2, of: nil) }
        let dropped = [nil, one, one, one].map { own.dropNewest(for: $0) }
        #expect(dropped == [nil, 2, 2, nil])
    }

    @Test func `all that waits is visited, and of each account the first`() {
        var queue = FairQueue<Int>()
        func visited() -> (all: [Int], first: [Int]) {
            var (all, first): ([Int], [Int]) = ([], [])
            queue.visitAll { all.append($0) }
            queue.forEachFirst { first.append($0) }
            return (all.sorted(), first.sorted())
        }
        for number in 1...3 { queue.append(number, of: Self.owner(1, 1)) }
        #expect(visited() == ([1, 2, 3], [1]))
        queue.append(4, of: Self.owner(1, 2))
        queue.append(5, of: Self.owner(2, 1))
        queue.append(6, of: Self.owner(2, 1))
        #expect(visited() == ([1, 2, 3, 4, 5, 6], [1, 4, 5]))
    }

    @Test(arguments: 0..<20) func `nothing is lost, doubled or out of its owner's order`(seed: UInt64) {
        var generator = SeededNumbers(seed: seed)
        var queue = FairQueue<(number: Int, owner: Int)>()
        var waiting: [Int: [Int]] = [:]
        for number in 0..<3000 {
            let address = Int.random(in: 0..<5, using: &generator)
            let account = Int.random(in: 0..<3, using: &generator)
            let owner = Self.owner(address, account)
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<5:
                queue.append((number, address * 10 + account), of: owner)
                waiting[address * 10 + account, default: []].append(number)
            case 5:
                if let dropped = queue.dropNewest(for: owner) {
                    #expect(waiting[dropped.owner]?.popLast() == dropped.number)
                }
            default:
                let element = queue.popFirst()
                #expect((element == nil) == waiting.values.allSatisfy(\.isEmpty))
                if let element { #expect(waiting[element.owner]?.removeFirst() == element.number) }
            }
            #expect(queue.count == waiting.values.reduce(0) { $0 + $1.count })
            #expect(queue.share(of: owner).account == waiting[address * 10 + account, default: []].count)
        }
    }
}
