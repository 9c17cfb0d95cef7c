import HTTP
import Values

extension Settings {
    /// Whose pages may read the API's answers, besides Larder's own; nil if nobody else's may.
    static func crossOrigin(_ reader: inout SettingsReader) -> CrossOrigin? {
        let words = (reader.text(.corsOrigins) ?? "").split { $0 == "," || $0 == " " }.map(String.init)
        guard !words.isEmpty else { return nil }
        if words.contains("*") {
            if words != ["*"] { reader.report(.corsOrigins, "must be either * or origins, not both") }
            return .any
        }
        for word in words {
            if let fault = fault(ofOrigin: word) { reader.report(.corsOrigins, "\(fault), not \"\(word)\"") }
        }
        return .these(Set(words))
    }

    /// What is wrong with an origin; browsers send nothing but a scheme, a host in lower case and a port that is not the
    /// scheme's own.
    private static func fault(ofOrigin text: String) -> String? {
        guard let end = text.firstRange(of: "://") else {
            return "must have origins such as https://app.example, separated by commas"
        }
        let (scheme, host) = (text[..<end.lowerBound], text[end.upperBound...])
        let isScheme =
            scheme.utf8.first.map { $0 > UInt8(ascii: "9") } == true
            && scheme.utf8.allSatisfy { $0.isASCIILetterOrDigit || "+-.".utf8.contains($0) }
        let isHost = host.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-._:[]".utf8.contains($0) }
        guard isScheme, !host.isEmpty, isHost else {
            return "must have origins of a scheme, a host and perhaps a port, without a path or a slash at the end"
        }
        if text != text.lowercased() { return "must have origins in lower case" }
        let own = ["http": ":80", "https": ":443"][String(scheme)]
        if let own, host.hasSuffix(own) {
            return "must have origins without the usual port, as browsers leave \(own) out"
        }
        return nil
    }
}

extension Setting {
    static let corsOrigins = Setting(
        "LARDER_CORS_ORIGINS",
        "none",
        "The origins whose pages may use the API from a browser, such as `https://app.example`, separated by commas; `*` "
            + "for all. They sign in with tokens: cookies are never accepted from them."
    )
}
