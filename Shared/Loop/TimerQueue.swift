/// Timers ordered by due time: a binary heap, in which cancelled ones are skipped when they are due.
struct TimerQueue {
    private struct Entry {
        var at: UInt64
        var id: UInt64
    }

    private var heap: [Entry] = []
    private var works: [UInt64: () -> Void] = [:]
    private var nextID: UInt64 = 0

    /// When the earliest timer is due, in monotonic nanoseconds.
    var next: UInt64? { heap.first?.at }

    mutating func add(at time: UInt64, _ work: @escaping () -> Void) -> EventLoop.Timer {
        nextID += 1
        works[nextID] = work
        heap.append(Entry(at: time, id: nextID))
        siftUp(heap.count - 1)
        return EventLoop.Timer(id: nextID)
    }

    mutating func remove(_ timer: EventLoop.Timer) {
        works[timer.id] = nil
        while let first = heap.first, works[first.id] == nil { removeFirst() }
        // Long timers that are cancelled early, such as request deadlines, would otherwise accumulate.
        if heap.count > 64 && heap.count > works.count * 2 { rebuild() }
    }

    mutating func due(at time: UInt64) -> [() -> Void] {
        guard let first = heap.first, first.at <= time else { return [] }
        var due: [() -> Void] = []
        while let first = heap.first, first.at <= time {
            removeFirst()
            if let work = works.removeValue(forKey: first.id) { due.append(work) }
        }
        while let first = heap.first, works[first.id] == nil { removeFirst() }
        return due
    }

    private mutating func rebuild() {
        let live = heap.filter { works[$0.id] != nil }
        heap.removeAll(keepingCapacity: true)
        for entry in live {
            heap.append(entry)
            siftUp(heap.count - 1)
        }
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].at < heap[least].at {
                least = child
            }
            if least == parent { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0, heap[child].at < heap[(child - 1) / 2].at {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }
}
