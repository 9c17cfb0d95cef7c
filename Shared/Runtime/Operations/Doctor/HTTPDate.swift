import Values

extension Instant {
    /// Reads the Date header of HTTP, `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
    init?(httpDate text: String) {
        let words = text.split { $0 == " " || $0 == ":" || $0 == "," }
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard words.count == 8, words[7] == "GMT", let month = months.firstIndex(of: String(words[2])),
            let time = Instant(
                "\(words[3])-\(month < 9 ? "0" : "")\(month + 1)-\(words[1])T\(words[4]):\(words[5]):\(words[6])Z"
            )
        else { return nil }
        self = time
    }
}
