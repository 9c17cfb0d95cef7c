import Media
import Testing

/// What a file that takes its decoder over could do.
@Suite struct ConfinementTests {
    @Test func `the program that reads files can do nothing else`() async throws {
        let confinement = try await media.confinement()
        let refused = Set(confinement.refused)
        // seccomp, which every kernel has that Larder runs on.
        #expect(refused.isSuperset(of: [.connect, .connectHere, .start, .signal]), "\(refused)")
        if confinement.hasLandlock {
            #expect(refused == Set(MediaConfinement.Action.allCases), "\(refused)")
        } else {
            Issue.record("this kernel has no Landlock: only calls were tried, and no files", severity: .warning)
        }
    }
}
