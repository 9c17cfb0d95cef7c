public import Foundation

/// Random numbers with a seed, so that a failure can be repeated (splitmix64).
public struct SeededNumbers: RandomNumberGenerator, Sendable {
    private var state: UInt64

    private static let firstSeed =
        ProcessInfo.processInfo.environment["LARDER_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...999_999)

    /// So many seeds, other ones in each run, so that a few cases a run are many in time.
    ///
    /// LARDER_SEED sets the first one, to repeat what has failed.
    public static func seeds(_ count: UInt64) -> [UInt64] { (0..<count).map { firstSeed + $0 } }

    /// The numbers that belong to a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// A number of a range.
    public mutating func next(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// An id.
    public mutating func nextID() -> UUID {
        let bytes = withUnsafeBytes(of: (next(), next())) { Array($0) }
        return NSUUID(uuidBytes: bytes) as UUID
    }
}
