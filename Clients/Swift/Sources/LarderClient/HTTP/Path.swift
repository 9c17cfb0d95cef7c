import Foundation

/// A path of the API; what is filled in is one segment of it, whatever it contains.
struct Path: ExpressibleByStringInterpolation, Sendable, Hashable {
    let text: String

    init(stringLiteral text: String) { self.text = text }

    init(stringInterpolation filled: Interpolation) { text = filled.text }

    struct Interpolation: StringInterpolationProtocol {
        var text = ""

        init(literalCapacity: Int, interpolationCount _: Int) { text.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ id: UUID) { text += id.wire }

        mutating func appendInterpolation(_ number: Int) { text += String(number) }

        mutating func appendInterpolation(_ segment: String) { text += segment.percentEncoded }
    }
}

extension UUID {
    /// As the API writes it.
    var wire: String { uuidString.lowercased() }
}

extension String {
    /// With everything encoded that could mean something in a path or a query.
    var percentEncoded: String {
        let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
