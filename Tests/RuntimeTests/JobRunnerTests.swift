import Database
import Testing
import Values

@testable import Runtime

@Suite struct JobRunnerTests {
    @Test func `a job that fails again and again waits twice as long each time, up to five minutes`() {
        let pauses = (0...12).map { JobRunner.pause(.seconds(3), failures: $0, jitter: 0.5) }
        #expect(pauses[0] == .seconds(3))
        for (shorter, longer) in zip(pauses, pauses.dropFirst()) {
            #expect(longer == min(shorter * 2, .seconds(300)))
        }
        #expect(JobRunner.pause(.seconds(3600), failures: 5, jitter: 0.5) == .seconds(3600), "never oftener than it is")
        #expect(JobRunner.pause(.seconds(3), failures: 10_000, jitter: 1) == .seconds(330))
        #expect(JobRunner.pause(.seconds(10), failures: 0, jitter: 0) == .seconds(9))
    }

    @Test func `a job's record has its last run, and of failures their number and kind, not what they were about`() {
        struct Refused: Error { let address = "ada@kitchen.example" }
        var record = JobRecord(service: "account", name: "mail", interval: .seconds(2))
        #expect(record.lastRun == nil && record.failures == 0)
        let time = Instant(milliseconds: 1_790_000_000_000)
        var failures = [record.note(at: time, took: .milliseconds(3), Refused())]
        failures.append(record.note(at: time, took: .milliseconds(3), Refused()))
        #expect(record.lastError == "Refused")
        let slow = DatabaseError(.timeout, diagnostic: "ada@kitchen.example")
        failures.append(record.note(at: time, took: .zero, slow))
        #expect(record.lastError == "the database took too long")
        failures.append(record.note(at: time + .seconds(2), took: .milliseconds(5), nil))
        #expect(failures == [1, 2, 3, 0])
        #expect(record.lastRun == time + .seconds(2) && record.took == .milliseconds(5) && record.lastError == nil)
    }
}
