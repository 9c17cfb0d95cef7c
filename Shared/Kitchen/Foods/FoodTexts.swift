/// The names of the standard foods, as text of their files.
///
/// They are decoded on demand: thirty thousand names are hashed when the files are read, and few are ever shown.
final class FoodTexts: Sendable {
    /// One language's file, and where the names of each food are in it.
    struct Part: Sendable {
        let language: Language
        let bytes: [UInt8]
        var places: [Range<UInt32>]

        /// The names of the food at an index of the list.
        func names(at place: Int) -> [String] {
            let range = places[place]
            return bytes.withUnsafeBufferPointer { all in
                WordList(all[Int(range.lowerBound)..<Int(range.upperBound)])
                    .map { String(decoding: $0, as: UTF8.self) }.filter { !$0.isEmpty }
            }
        }

        /// Whether one of the names has this key, without decoding any.
        func hasName(_ key: WordKey, at place: Int) -> Bool {
            let range = places[place]
            return bytes.withUnsafeBufferPointer { all in
                WordList(all[Int(range.lowerBound)..<Int(range.upperBound)]).contains { FoodKey.key(of: $0) == key }
            }
        }

        /// The first name, without decoding the others.
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

    /// The first name of a food in a language; nil if it has none.
    func firstName(in language: Language, at place: Int) -> String? {
        let name = parts.first { $0.language == language }?.firstName(at: place)
        return name?.isEmpty == false ? name : nil
    }

    /// Whether a key is that of a name of a food in a language.
    func hasName(_ key: WordKey, in language: Language, at place: Int) -> Bool {
        parts.first { $0.language == language }?.hasName(key, at: place) == true
    }
}
