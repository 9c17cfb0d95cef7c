/// What a web address says of where it leads.
public enum WebAddress {
    /// Scheme, host and port as they are written, which browsers call an address's origin (RFC 6454, section 4); all of what
    /// has no scheme.
    public static func origin(of url: String) -> String {
        guard let scheme = url.firstRange(of: "://") else { return url }
        let end = url[scheme.upperBound...].firstIndex { "/?#".contains($0) } ?? url.endIndex
        return String(url[..<end])
    }
}
