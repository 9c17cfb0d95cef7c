import Testing

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
}
