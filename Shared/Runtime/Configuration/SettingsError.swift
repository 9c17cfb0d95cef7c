/// Everything that is wrong with the settings, together, in words for the person who set them.
public struct SettingsError: Error, Equatable, Sendable, CustomStringConvertible {
    /// One sentence a problem, each beginning with the variable's name.
    public let problems: [String]

    /// The problems, a line each.
    public var description: String {
        "The settings are invalid:\n" + problems.map { "  \($0)" }.joined(separator: "\n")
    }
}
