import Values

/// How many recipes a household may import, where its plan sets an end to that.
struct ImportQuotas: Sendable, Equatable {
    /// In a calendar month, in UTC.
    var monthly: Quota?
    /// In all.
    var lifetime: Quota?

    /// Those that set an end.
    var all: [Quota] { [monthly, lifetime].compactMap(\.self) }
}
