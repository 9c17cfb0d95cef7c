/// A piece of HTML: an interpolated literal whose values are escaped, so that text stays text.
///
///     let line: HTML = "<b>\(item.name)</b>"
///
/// Only another piece of HTML is taken as it is.
struct HTML: ExpressibleByStringInterpolation, Sendable {
    /// The markup.
    private(set) var markup: String

    /// Markup that a programmer wrote.
    init(stringLiteral value: String) {
        markup = value
    }

    /// Markup with escaped values in it.
    init(stringInterpolation interpolation: Interpolation) {
        markup = interpolation.markup
    }

    static func += (left: inout HTML, right: HTML) { left.markup += right.markup }

    /// Collects the literal parts and the escaped values.
    struct Interpolation: StringInterpolationProtocol {
        fileprivate(set) var markup: String

        init(literalCapacity: Int, interpolationCount: Int) {
            markup = ""
            markup.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        mutating func appendLiteral(_ literal: String) { markup += literal }

        /// Escapes text for content and for quoted attributes alike.
        mutating func appendInterpolation(_ text: String) {
            for character in text.unicodeScalars {
                switch character {
                case "&": markup += "&amp;"
                case "<":
                    // defence: escaping
                    markup += "&lt;"
                case ">": markup += "&gt;"
                case "\"": markup += "&quot;"
                case "'": markup += "&#39;"
                default: markup.unicodeScalars.append(character)
                }
            }
        }

        mutating func appendInterpolation(_ number: Int) { markup += String(number) }

        mutating func appendInterpolation(_ html: HTML) { markup += html.markup }
    }
}
