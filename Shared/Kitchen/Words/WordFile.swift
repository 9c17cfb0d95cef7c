import Glibc
import Values

/// A vocabulary file: `key: word, word, …`, one entry per line.
///
/// An indented line continues the entry above it; a line that begins with `#` is a comment. Anything else is an error
/// and never ignored.
struct WordFile: Sendable {
    typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    let path: String
    let bytes: [UInt8]

    /// Reads a file.
    init(_ name: String, in folder: ResourceFolder) throws(VocabularyError) {
        path = "\(folder.path)/\(name)"
        do {
            bytes = try folder.bytes(of: name)
        } catch {
            throw VocabularyError(error)
        }
        for (byte, name) in [(UInt8(0x09), "a tab"), (0x0D, "a carriage return")] {
            let place = bytes.withUnsafeBufferPointer { $0.firstIndex(of: byte, from: 0, to: $0.count) }
            if let place { throw fault(at: place, name) }
        }
        guard let end = (try? UTF8Span(validating: bytes.span))?.count, end == bytes.count else {
            throw VocabularyError(file: path, "is not UTF-8")
        }
    }

    /// An error in the line that contains the byte at an index.
    func fault(at index: Int, _ reason: String) -> VocabularyError {
        VocabularyError(file: path, line: bytes[..<index].count { $0 == 0x0A } + 1, reason)
    }

    /// Calls `body` with every line, without its end.
    func lines(_ body: (Bytes) throws(VocabularyError) -> Void) throws(VocabularyError) {
        try bytes.withUnsafeBufferPointer { all throws(VocabularyError) in try Self.lines(of: all, body) }
    }

    private static func lines(
        of all: UnsafeBufferPointer<UInt8>,
        _ body: (Bytes) throws(VocabularyError) -> Void
    ) throws(VocabularyError) {
        var start = 0
        while start < all.count {
            let end = all.firstIndex(of: 0x0A, from: start, to: all.count) ?? all.count
            try body(all[start..<end])
            start = end + 1
        }
    }

    /// Calls `body` with the key and the words of every entry; the words may go over several lines.
    func entries(_ body: (_ key: Bytes, _ words: Bytes) throws(VocabularyError) -> Void) throws(VocabularyError) {
        try bytes.withUnsafeBufferPointer { all throws(VocabularyError) in
            var open: (key: Bytes, words: Bytes)?
            try Self.lines(of: all) { line throws(VocabularyError) in
                let isBlank = line.allSatisfy { $0 == 0x20 }
                if line.first == 0x20, !isBlank {
                    guard let entry = open else {
                        throw fault(at: line.startIndex, "no entry that this line continues")
                    }
                    open = (entry.key, all[entry.words.startIndex..<line.endIndex])
                    return
                }
                if let entry = open { try body(entry.key, entry.words) }
                open = nil
                guard !isBlank, line.first != 0x23 else { return }
                guard let colon = all.firstIndex(of: 0x3A, from: line.startIndex, to: line.endIndex),
                    colon > line.startIndex
                else {
                    throw fault(at: line.startIndex, "neither a comment nor “key: word, word”")
                }
                open = (line[..<colon], line[(colon + 1)...])
            }
            if let entry = open { try body(entry.key, entry.words) }
        }
    }
}

extension VocabularyError {
    /// The error for a missing file.
    init(_ missing: MissingResource) {
        self.init(file: missing.path, "is missing: copy the build's *.resources folders next to the executable")
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The first index of a byte in a part of these bytes; `memchr` compares many at once.
    func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
        guard let base = baseAddress, start < end, let found = memchr(base + start, CInt(byte), end - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}

/// The words of an entry, one by one, without surrounding spaces and line ends.
struct WordList: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var start: Int
    private let end: Int

    init(_ words: WordFile.Bytes) {
        bytes = words.base
        start = words.startIndex
        end = words.endIndex
    }

    mutating func next() -> WordFile.Bytes? {
        guard start <= end else { return nil }
        let comma = bytes.firstIndex(of: 0x2C, from: start, to: end) ?? end
        var first = start
        var last = comma
        while first < last, bytes[first] == 0x20 || bytes[first] == 0x0A { first += 1 }
        while first < last, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x0A { last -= 1 }
        start = comma + 1
        return bytes[first..<last]
    }
}
