import Foundation

/// JSON as Larder's API writes it: members in `snake_case`, instants in RFC 3339 with milliseconds.
public enum LarderJSON {
    /// A decoder for the types of this module; members that it does not know are ignored.
    public static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom { path in WireKey(stringValue: camelCase(path.last?.stringValue ?? "")) }
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            guard let date = instant(text) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "\(text) is not an instant of RFC 3339")
                )
            }
            return date
        }
        return decoder
    }

    /// An encoder for the types of this module; members that are nil are left out.
    public static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .custom { path in WireKey(stringValue: snakeCase(path.last?.stringValue ?? "")) }
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(text(of: date))
        }
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    /// `image_url` is `imageURL` here, and `recipe_ids` is `recipeIDs`.
    static func camelCase(_ key: String) -> String {
        guard key.contains("_") else { return key }
        let words = key.split(separator: "_", omittingEmptySubsequences: false)
        return String(words[0]) + words.dropFirst().map(capitalized).joined()
    }

    /// The other way round.
    static func snakeCase(_ key: String) -> String {
        var words = key
        for (ours, theirs) in [("IDs", "Ids"), ("ID", "Id"), ("URL", "Url")] {
            words = words.replacingOccurrences(of: ours, with: theirs)
        }
        return words.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
    }

    /// An instant of RFC 3339, with or without fractions of a second.
    static func instant(_ text: String) -> Date? {
        if let date = try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text) { return date }
        return try? Date.ISO8601FormatStyle().parse(text)
    }

    /// An instant as the API takes it.
    static func text(of date: Date) -> String {
        // Rounded before it is written, as the format cuts off what is below a millisecond.
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        let rounded = Date(timeIntervalSince1970: (milliseconds + 0.1) / 1000)
        return Date.ISO8601FormatStyle(includingFractionalSeconds: true).format(rounded)
    }

    private static func capitalized(_ word: Substring) -> String {
        switch word {
        case "id": "ID"
        case "ids": "IDs"
        case "url": "URL"
        default: word.prefix(1).uppercased() + word.dropFirst()
        }
    }
}

/// The name of a member.
private struct WireKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
}
