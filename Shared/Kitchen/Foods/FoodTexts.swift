/// The names of the foods that come with Larder as their files have them.
///
/// They stay text until somebody asks for them: thirty thousand names are hashed when the files are read, and hardly any
/// is ever shown.
final class FoodTexts: Sendable {
    /// One language's file, and where in it the names of each food stand.
    struct Part: Sendable {
        let language: Language
        let bytes: [UInt8]
        var places: [Range<UInt32>]

        /// The names of the food at a place of the list.
        func names(at place: Int) -> [String] {
            let range = places[place]
            return bytes.withUnsafeBufferPointer { all in
                WordList(all[Int(range.lowerBound)..<Int(range.upperBound)])
                    .map { String(decoding: $0, as: UTF8.self) }.filter { !$0.isEmpty }
            }
        }

        /// The first of them, without reading the others.
        func firstName(at place: Int) -> String? {
            let range = places[place]
            return bytes.withUnsafeBufferPointer { all in
                var names = WordList(all[Int(range.lowerBound)..<Int(range.upperBound)])
                return names.next().map { String(decoding: $0, as: UTF8.self) }
            }
        }
    }

    private let parts: [Part]

    init(_ parts: [Part]) {
        self.parts = parts
    }

    /// The names of a food by language, without the canonical one, which is the first in English.
    func names(at place: Int) -> [Language: [String]] {
        var names: [Language: [String]] = [:]
        for part in parts {
            let own = part.names(at: place).dropFirst(part.language == .en ? 1 : 0)
            if !own.isEmpty { names[part.language] = Array(own) }
        }
        return names
    }
}
