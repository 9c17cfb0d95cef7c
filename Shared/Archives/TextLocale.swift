import Glibc

/// libarchive converts names to the charset of the thread's locale, and loses those that the locale "C" has no letters for.
enum TextLocale {
    // A locale is never changed once it is made.
    private nonisolated(unsafe) static let utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

    /// Runs `body` with UTF-8 as this thread's charset.
    static func run<Value>(_ body: () -> Value) -> Value {
        guard let utf8 else { return body() }
        let before = uselocale(utf8)
        defer { uselocale(before) }
        return body()
    }
}
