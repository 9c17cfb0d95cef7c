import Synchronization

/// Numbers for ids of requests and spans: unique, quick to make, no secret.
///
/// The system's generator would be asked five times a request, and each time is a system call.
enum FastID {
    private static let counter = Atomic<UInt64>(.random(in: 0...UInt64.max))
    // Keeps two processes apart even if their counters should meet.
    private static let mask = UInt64.random(in: 0...UInt64.max)

    /// The next number.
    static func next() -> UInt64 {
        mixed(counter.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue) ^ mask
    }

    /// The number that a state of the counter stands for (SplitMix64).
    static func mixed(_ state: UInt64) -> UInt64 {
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
