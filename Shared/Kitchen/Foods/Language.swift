/// A language whose recipes and lists the kitchen reads; raw values are ISO 639-1 codes.
public enum Language: String, Hashable, Sendable, Codable, CaseIterable {
    /// English, British and American.
    case en
    /// French.
    case fr
    /// German.
    case de
    /// Spanish.
    case es
}
