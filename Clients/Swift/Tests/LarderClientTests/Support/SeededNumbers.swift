import Foundation

/// Random numbers that a seed repeats.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func next(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// The seeds of a test: others in each run, unless LARDER_SEED says with which one they begin.
    static func seeds(_ count: UInt64) -> Range<UInt64> {
        let first =
            ProcessInfo.processInfo.environment["LARDER_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1 << 40)
        return first..<first + count
    }
}
