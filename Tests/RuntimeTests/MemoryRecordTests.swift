import Testing

@testable import Runtime

/// When memory that is free is given back to the system.
@Suite struct MemoryRecordTests {
    /// What is decided for so many MiB, one look after the other.
    private func looks(_ record: inout MemoryRecord, _ megabytes: Int...) -> [Bool] {
        megabytes.map { record.isWorthReturning($0 << 20) }
    }

    @Test func `a small process gives nothing back`() {
        var record = MemoryRecord()
        let seen = looks(&record, 40, 40, 40, 40, 40)
        #expect(seen == [false, false, false, false, false])
    }

    @Test func `what has grown gives back at once`() {
        var record = MemoryRecord()
        let first = looks(&record, 100)
        record.isReturned(leaving: 60 << 20)
        let then = looks(&record, 62, 65)
        #expect(first == [true] && then == [false, true])
    }

    @Test func `what was in use when memory was given back, and is free since then, is given back a little later`() {
        var record = MemoryRecord()
        let first = looks(&record, 170)
        record.isReturned(leaving: 160 << 20)
        let then = looks(&record, 150, 150, 150)
        record.isReturned(leaving: 45 << 20)
        let last = looks(&record, 45, 45, 45, 45)
        #expect(first == [true] && then == [false, false, true])
        #expect(last == [false, false, false, false])
    }
}
