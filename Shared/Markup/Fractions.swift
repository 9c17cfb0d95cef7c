/// The fractions that HTML 5 has names for, and the parser, which knows those of HTML 4, has not.
enum Fractions {
    /// A page with these fractions written as characters: `&frac18;` as `⅛`.
    ///
    /// Pages are long, so their bytes are looked through and not their characters.
    static func plain(_ page: String) -> String {
        var page = page
        let plain: [UInt8]? = page.withUTF8 { bytes in
            var plain: [UInt8] = []
            var copied = 0
            var place = 0
            while let ampersand = bytes[place...].firstIndex(of: UInt8(ascii: "&")) {
                place = ampersand + 1
                guard let sign = sign(bytes[place...]) else { continue }
                plain += bytes[copied..<ampersand]
                plain += sign.utf8
                place += length
                copied = place
            }
            return copied == 0 ? nil : plain + bytes[copied...]
        }
        return plain.map { String(decoding: $0, as: UTF8.self) } ?? page
    }

    /// The fraction whose name begins here, behind the ampersand.
    private static func sign(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard bytes.starts(with: "frac".utf8), bytes.count >= length, bytes[bytes.startIndex + 6] == UInt8(ascii: ";")
        else { return nil }
        return signs[String(decoding: bytes[bytes.startIndex + 4..<bytes.startIndex + 6], as: UTF8.self)]
    }

    /// How many bytes a name has, with the semicolon.
    private static let length = 7

    private static let signs = [
        "13": "⅓", "23": "⅔", "15": "⅕", "25": "⅖", "35": "⅗", "45": "⅘", "16": "⅙", "56": "⅚", "18": "⅛", "38": "⅜",
        "58": "⅝", "78": "⅞",
    ]
}
