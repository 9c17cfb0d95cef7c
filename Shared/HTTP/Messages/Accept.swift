/// What a client's `Accept` header prefers (RFC 9110, section 12.5.1).
public struct Accept {
    private var ranges: [(type: String, subtype: String, quality: Double)] = []

    /// Reads the header; without one everything is accepted.
    public init(_ header: String?) {
        guard let header else {
            ranges = [("*", "*", 1)]
            return
        }
        for part in header.split(separator: ",") {
            let pieces = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
            guard let names = pieces.first?.split(separator: "/"), names.count == 2 else { continue }
            let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
            ranges.append((String(names[0]), String(names[1]), quality ?? 1))
        }
    }

    /// The best of some media types, given in our own order of preference; nil if none will do.
    public func best(of types: [String]) -> String? {
        var best: (type: String, quality: Double)?
        for type in types {
            let quality = quality(of: type)
            if quality > best?.quality ?? 0 { best = (type, quality) }
        }
        return best?.type
    }

    /// The quality of a type: the most specific range decides.
    private func quality(of type: String) -> Double {
        let names = type.split(separator: "/").map(String.init)
        func first(_ matching: (String, String) -> Bool) -> Double? {
            ranges.first { matching($0.type, $0.subtype) }?.quality
        }
        return first { $0 == names[0] && $1 == names[1] } ?? first { $0 == names[0] && $1 == "*" }
            ?? first { $0 == "*" && $1 == "*" } ?? 0
    }
}
