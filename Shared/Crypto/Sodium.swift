import CSodium

/// libsodium, ready for use.
///
/// Every call of the library goes through here, because it has to be initialised once before the first.
enum Sodium {
    private static let isReady = sodium_init() >= 0

    /// Initialises the library at the first call.
    @inline(__always)
    static func prepare() {
        precondition(isReady, "libsodium could not be initialised")
    }
}
