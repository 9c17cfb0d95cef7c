/// An entry of a vocabulary file: a key and its words, which all have the meaning that the key names.
struct WordEntry {
    /// The text before the colon.
    let key: String
    /// The words, each with the keys of its parts.
    let words: [Word]
    private let file: WordFile
    private let start: Int

    /// A word, or several that belong together.
    struct Word {
        /// The key of the whole, as used for look-ups.
        var phrase = WordKey.empty
        /// The keys of its first and its second part.
        var first = WordKey.empty
        var second = WordKey.empty
        /// How many parts it has; at least one.
        var count = 0
        fileprivate var place = 0..<0

        fileprivate mutating func add(_ part: WordKey) {
            phrase = phrase.appending(part)
            if count == 0 { first = part }
            if count == 1 { second = part }
            count += 1
        }
    }

    /// A word as written.
    func text(_ word: Word) -> String { String(decoding: file.bytes[word.place], as: UTF8.self) }

    /// An error in this entry.
    func fault(_ reason: String) -> VocabularyError { file.fault(at: start, reason) }

    /// An error in one of its words.
    func fault(_ word: Word, _ reason: String) -> VocabularyError {
        file.fault(at: word.place.lowerBound, "“\(text(word))” \(reason)")
    }

    /// Its words, none of which may contain a space.
    func single() throws(VocabularyError) -> [(word: Word, key: WordKey)] {
        var result: [(word: Word, key: WordKey)] = []
        for word in words {
            guard word.count == 1 else { throw fault(word, "is not one word") }
            result.append((word, word.first))
        }
        return result
    }

    /// Its words, each of which has two parts.
    func pairs() throws(VocabularyError) -> [(WordKey, WordKey)] {
        var result: [(WordKey, WordKey)] = []
        for word in words {
            guard word.count == 2 else { throw fault(word, "is not two words") }
            result.append((word.first, word.second))
        }
        return result
    }

    /// The entries of a file; a repeated key, or a repeated word under one key, is an error.
    ///
    /// Words in lower case below `endings` are meant with those endings as well.
    static func all(in file: WordFile) throws(VocabularyError) -> [WordEntry] {
        var result: [WordEntry] = []
        var endings: [[UInt8]] = []
        try file.entries { key, list throws(VocabularyError) in
            let name = String(decoding: key, as: UTF8.self)
            if name == "endings" {
                endings = WordList(list).map(Array.init)
                return
            }
            guard !result.contains(where: { $0.key == name }) else {
                throw file.fault(at: key.startIndex, "“\(name)” occurs twice in this file")
            }
            var words: [Word] = []
            // Endings are compared with the end of a word as written, so accents matter in them.
            let isFolded = !name.hasPrefix("ending")
            for bytes in WordList(list) {
                let word = try read(bytes, of: file)
                let isNew = !words.contains {
                    isFolded ? $0.phrase == word.phrase : file.bytes[$0.place] == file.bytes[word.place]
                }
                guard isNew else {
                    throw file.fault(
                        at: bytes.startIndex,
                        "“\(String(decoding: bytes, as: UTF8.self))” occurs twice under “\(name)”"
                    )
                }
                words.append(word)
            }
            words += inflected(words, endings, in: file)
            result.append(WordEntry(key: name, words: words, file: file, start: key.startIndex))
        }
        return result
    }

    /// What words in lower case are with these endings: "gehackt" as well is "gehackte" and "gehackter".
    private static func inflected(_ words: [Word], _ endings: [[UInt8]], in file: WordFile) -> [Word] {
        guard !endings.isEmpty else { return [] }
        var known = Set(words.map(\.phrase))
        var result: [Word] = []
        for word in words {
            let parts = file.bytes[word.place].split(separator: 0x20)
            guard let last = parts.last, let first = last.first, !(0x41...0x5A).contains(first),
                !last.contains(where: Self.isDigit)
            else { continue }
            for ending in endings {
                var inflected = Word(place: word.place)
                for part in parts.dropLast() { inflected.add(WordKey(part)) }
                inflected.add(WordKey(last + ending))
                if known.insert(inflected.phrase).inserted { result.append(inflected) }
            }
        }
        return result
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func read(_ bytes: WordFile.Bytes, of file: WordFile) throws(VocabularyError) -> Word {
        var word = Word(place: bytes.startIndex..<bytes.endIndex)
        var start = bytes.startIndex
        for index in bytes.indices {
            switch bytes[index] {
            case 0x20:
                if start < index { word.add(WordKey(bytes[start..<index])) }
                start = index + 1
            case 0x30...0x39:
                // "T45" is a letter and a number.
                if start < index, !isDigit(bytes[index - 1]) {
                    word.add(WordKey(bytes[start..<index]))
                    start = index
                }
                guard index + 1 == bytes.endIndex || !isDigit(bytes[index + 1]) else { break }
                guard let number = Int64(String(decoding: bytes[start...index], as: UTF8.self)) else { break }
                word.add(FoodResolver.numberKey(number))
                start = index + 1
            case 0x26, 0x27, 0x41...0x5A, 0x61...0x7A, 0x80...: break
            // What the tokenizer splits would never be found.
            default: throw file.fault(at: start, "“\(String(decoding: bytes, as: UTF8.self))” is not a word")
            }
        }
        guard let last = bytes.last, last != 0x20 else { throw file.fault(at: bytes.startIndex, "a word is missing") }
        if start < bytes.endIndex { word.add(WordKey(bytes[start...])) }
        return word
    }
}
