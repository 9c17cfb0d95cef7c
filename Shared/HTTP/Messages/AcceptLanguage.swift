import Values

/// The languages that a client's `Accept-Language` header prefers (RFC 9110, section 12.5.4).
public struct AcceptLanguage {
    /// The tags that are asked for, the most wanted first, as `de-AT`; none without the header.
    public let tags: [String]

    /// Reads the header; what is not understood is left out.
    public init(_ header: String?) {
        var ranges: [(tag: String, quality: Double)] = []
        for part in (header ?? "").split(separator: ",").prefix(20) {
            let pieces = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
            guard let tag = pieces.first, tag.count <= 35, tag.utf8.first?.isASCIILetterOrDigit == true else {
                continue
            }
            let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            if quality > 0 { ranges.append((tag, quality)) }
        }
        // Of those wanted alike the first counts, so the sort has to keep their order.
        tags = ranges.enumerated().sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
            .map(\.element.tag)
    }

    /// The most wanted of some languages, whatever the region; nil if none of them is asked for.
    public func best(of languages: [String]) -> String? {
        tags.lazy.map { $0.prefix { $0 != "-" }.lowercased() }.first { languages.contains($0) }
    }
}
