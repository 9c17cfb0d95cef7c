import FoundationEssentials

/// Addresses on pages.
enum PageURL {
    /// A reference made absolute; nil unless it is `http` or `https` and at most 2,048 bytes long.
    static func resolved(_ reference: String, against base: String) -> String? {
        // With each `&` written as five bytes it may be longer.
        guard reference.utf8.count <= 5 * 2048 else { return nil }
        let reference = PlainText.collapsed(reference.replacing("&amp;", with: "&"))
        guard !reference.isEmpty, reference.utf8.count <= 2048 else { return nil }
        // defence: picture-addresses
        if isWeb(reference) { return reference }
        if reference.hasPrefix("//") { return "https:" + reference }
        guard !reference.contains(":"), let url = URL(string: reference, relativeTo: URL(string: base)) else {
            return nil
        }
        let absolute = url.absoluteURL.absoluteString
        return isWeb(absolute) ? absolute : nil
    }

    /// Whether an address is of the web, with a host.
    static func isWeb(_ url: String) -> Bool {
        let lower = url.prefix(8).lowercased()
        guard lower.hasPrefix("http://") || lower.hasPrefix("https://") else { return false }
        let rest = url.dropFirst(lower.hasPrefix("https://") ? 8 : 7)
        return rest.first.map { $0 != "/" && $0 != "?" && $0 != "#" } ?? false
    }

    /// The host of an address, without `www.`.
    static func host(of url: String) -> String? {
        guard let host = URL(string: url)?.host()?.lowercased(), !host.isEmpty else { return nil }
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }
}
