import Glibc

extension Program {
    /// `doctor`: prints what is well and what is not; the status says whether anything has to be mended.
    func examine(_ settings: Settings) async -> Int32 {
        let findings = await Doctor(services: services, settings: settings, loop: loop).examine()
        return Program.report(findings)
    }

    /// Prints findings, and gives the program's status for them.
    static func report(_ findings: [Finding]) -> Int32 {
        for finding in findings { print(finding.lines) }
        let faults = findings.count { $0.mark == .bad }
        switch faults {
        case 0: print("\nAll is well.")
        case 1: print("\nOne problem needs fixing.")
        default: print("\n\(faults) problems need fixing.")
        }
        return faults == 0 ? EXIT_SUCCESS : EXIT_FAILURE
    }
}
