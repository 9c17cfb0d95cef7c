/// What is said of a web address that has been checked.
enum WebAddress {
    /// Scheme, host and port, as they are written.
    static func origin(of url: String) -> String {
        guard let colon = url.firstIndex(of: ":") else { return "" }
        let host = url[colon...].drop { $0 == ":" || $0 == "/" }.prefix { !"/?#".contains($0) }
        return "\(url[..<colon])://\(host)"
    }
}
