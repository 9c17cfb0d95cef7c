/// A route's path: literal segments, `{name}`, `{name}` with a literal tail as in `{id}.ics`, and at the very end
/// `{name...}`, which takes the rest of the path, slashes and all.
struct Pattern: Sendable, Hashable {
    enum Segment: Sendable, Hashable {
        case literal([UInt8])
        case parameter(tail: [UInt8])
        case rest
    }

    let segments: [Segment]
    let names: [String]
    /// The pattern as OpenAPI writes paths, where `{name...}` is `{name}`.
    let documented: String

    init(_ text: String) {
        precondition(text.hasPrefix("/"), "a pattern begins with a slash: \(text)")
        var segments: [Segment] = []
        var names: [String] = []
        for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard part.hasPrefix("{"), let end = part.firstIndex(of: "}") else {
                precondition(!part.contains("{"), "a parameter begins its segment: \(text)")
                segments.append(.literal(Array(part.utf8)))
                continue
            }
            let name = part[part.index(after: part.startIndex)..<end]
            if name.hasSuffix("...") {
                names.append(String(name.dropLast(3)))
                segments.append(.rest)
            } else {
                names.append(String(name))
                segments.append(.parameter(tail: Array(part[part.index(after: end)...].utf8)))
            }
        }
        precondition(!segments.dropLast().contains(.rest), "only the last segment may take the rest: \(text)")
        precondition(Set(names).count == names.count, "a pattern names each parameter once: \(text)")
        self.segments = segments
        self.names = names
        documented = text.split(separator: "...}", omittingEmptySubsequences: false).joined(separator: "}")
    }
}
