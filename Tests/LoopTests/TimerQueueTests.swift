import Testing

@testable import Loop

@Suite struct TimerQueueTests {
    @Test(arguments: 0..<8)
    func `timers come due in their order, and those that are cancelled do not`(round: Int) {
        var queue = TimerQueue()
        var waiting: [Int: (at: UInt64, timer: EventLoop.Timer)] = [:]
        nonisolated(unsafe) var fired: [Int] = []
        var now: UInt64 = 0
        for number in 0..<600 {
            switch Int.random(in: 0..<10) {
            case 0..<6:
                let time = now + UInt64.random(in: 1...500)
                waiting[number] = (time, queue.add(at: time) { fired.append(number) })
            case 6..<9:
                // Most are cancelled, as deadlines are, so that the queue is tidied now and then.
                for _ in 0..<(round % 4) {
                    guard let victim = waiting.keys.randomElement(),
                        let timer = waiting.removeValue(forKey: victim)?.timer
                    else { break }
                    queue.remove(timer)
                }
            default:
                now += UInt64.random(in: 0...20)
                fired = []
                for body in queue.due(at: now) { body() }
                let expected = waiting.filter { $0.value.at <= now }
                #expect(Set(fired) == Set(expected.keys))
                #expect(fired.map { expected[$0]?.at ?? 0 } == expected.values.map(\.at).sorted())
                for number in expected.keys { waiting[number] = nil }
            }
            #expect(queue.next == waiting.values.map(\.at).min())
        }
        fired = []
        for body in queue.due(at: .max) { body() }
        #expect(fired.count == waiting.count && queue.next == nil)
    }

    @Test func `a timer is due at its moment and not before`() {
        var queue = TimerQueue()
        _ = queue.add(at: 10) {}
        #expect(queue.next == 10)
        let counts = [9, 10, 11].map { queue.due(at: $0).count }
        #expect(counts == [0, 1, 0])
    }

    @Test func `of a hundred that are set at once and cancelled but for a few, the few come in order`() {
        var queue = TimerQueue()
        nonisolated(unsafe) var fired: [Int] = []
        let timers = (0..<200).map { number in queue.add(at: UInt64(1000 - number)) { fired.append(number) } }
        for (number, timer) in timers.enumerated() where number % 10 != 3 { queue.remove(timer) }
        #expect(queue.next == UInt64(1000 - 193))
        for body in queue.due(at: 1000) { body() }
        #expect(fired == stride(from: 193, through: 3, by: -10).map { $0 })
    }
}
