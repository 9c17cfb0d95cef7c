import FoundationEssentials

/// A number that is no whole number of 64 bits.
///
/// JSONDecoder calls the whole document malformed when a number does not fit the type it is decoded as, without a word
/// about which. This finds it again.
struct UnfitNumber: ProblemConvertible {
    private let path: [any CodingKey]

    /// The first such number in a document that is well-formed; nil if there is none.
    static func first(in body: [UInt8]) -> UnfitNumber? {
        do {
            _ = try JSONDecoder().decode(Probe.self, from: Data(body))
            return nil
        } catch {
            return error as? UnfitNumber
        }
    }

    var problem: Problem {
        let context = DecodingError.Context(codingPath: path, debugDescription: "must be a whole number within range")
        return Problem(decoding: .dataCorrupted(context))
    }

    /// Reads any value and throws at the first unfit number.
    private struct Probe: Decodable {
        init(from decoder: any Decoder) throws {
            if let object = try? decoder.container(keyedBy: AnyKey.self) {
                for key in object.allKeys where try !object.decodeNil(forKey: key) {
                    _ = try object.decode(Probe.self, forKey: key)
                }
            } else if var list = try? decoder.unkeyedContainer() {
                while !list.isAtEnd {
                    if try !list.decodeNil() { _ = try list.decode(Probe.self) }
                }
            } else {
                let value = try decoder.singleValueContainer()
                let isFit =
                    value.decodeNil() || (try? value.decode(Bool.self)) != nil
                    || (try? value.decode(String.self)) != nil || (try? value.decode(Int64.self)) != nil
                if !isFit { throw UnfitNumber(path: decoder.codingPath) }
            }
        }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
