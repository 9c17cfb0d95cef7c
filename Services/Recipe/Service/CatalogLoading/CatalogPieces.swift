/// Cuts a JSON text that comes block by block into the values that may be recipes: the elements of an array, the values of
/// lines, or the elements of an object's `@graph` or `recipes`.
///
/// It looks at brackets and strings only; whether a piece is JSON is found out when it is read. One piece is in memory at a
/// time.
struct CatalogPieces {
    /// A value, or why there is none.
    enum Piece: Equatable, Sendable {
        case value([UInt8])
        case damaged(ForeignDamage)
    }

    /// Why a text, or the rest of it, cannot be cut.
    enum Trouble: Error, Equatable {
        /// It does not begin as objects and arrays do, or something follows the array.
        case notJSON
        /// It ends within the piece with this number, or before the list does in which that would be.
        case cutOff(Int)
    }

    private enum Place {
        case start
        case between
        case inside
        /// In an object, behind its list.
        case rest
        case end
    }

    /// How many bytes a piece may have.
    static let largest = 1 << 20
    private static let lists = [Array("\"@graph\"".utf8), Array("\"recipes\"".utf8)]
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// How many pieces have begun.
    private(set) var count = 0
    private var place = Place.start
    /// Whether pieces are the elements of a list, and whether an object has that.
    private var isList = false
    private var isMember = false
    /// Whether each piece has a line of its own.
    private var areLines = false
    private var hasLineEnd = false
    private var piece: [UInt8] = []
    private var size = 0
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    /// Where the last string of an outermost object is, and whether it names a list.
    private var string = 0..<0
    private var isListName = false

    /// Takes the next block; `each` is called with the pieces that end in it, and their numbers.
    mutating func take(_ block: UnsafeRawBufferPointer, each: (Piece, Int) throws -> Void) throws {
        for byte in block { try take(byte, each) }
    }

    /// Takes note of the end of the text.
    func finish() throws(Trouble) {
        switch place {
        case .start: throw .notJSON
        case .between: if isList { throw .cutOff(count + 1) }
        case .inside: throw .cutOff(count)
        case .rest: throw .cutOff(count + 1)
        case .end: break
        }
    }

    private mutating func take(_ byte: UInt8, _ each: (Piece, Int) throws -> Void) throws {
        switch place {
        case .start:
            if byte <= 0x20 || Self.mark.contains(byte) { return }
            guard byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") else { throw Trouble.notJSON }
            isList = byte == UInt8(ascii: "[")
            if isList { place = .between } else { begin(byte) }
        case .between:
            if byte <= 0x20 || byte == UInt8(ascii: ",") { return }
            guard isList, byte == UInt8(ascii: "]") else { return begin(byte) }
            (place, depth, isList) = (isMember ? .rest : .end, 1, false)
        case .inside:
            try takeInside(byte, each)
        case .rest:
            follow(byte)
            if depth == 0 { (place, isMember) = (.between, false) }
        case .end:
            guard byte <= 0x20 || byte == 0 else { throw Trouble.notJSON }
        }
    }

    private mutating func begin(_ byte: UInt8) {
        place = .inside
        count += 1
        piece.removeAll(keepingCapacity: true)
        (size, depth, isInString, isEscaped, hasLineEnd, isListName) = (1, 0, false, false, false, false)
        piece.append(byte)
        follow(byte)
    }

    private mutating func takeInside(_ byte: UInt8, _ each: (Piece, Int) throws -> Void) throws {
        // A bare value ends before what comes after it.
        if depth == 0, !isInString, byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") {
            try end(.damaged(.noRecipe), each)
            return try take(byte, each)
        }
        if byte == 0x0A {
            hasLineEnd = true
            // No string goes on in the next line, and where each value has a line of its own, none does.
            if !isList, isInString || areLines { return try end(.damaged(.notJSON), each) }
        }
        if size < Self.largest { piece.append(byte) }
        size += 1
        let wasInString = isInString
        if depth == 1, !isList, !wasInString, opensList(byte) { return }
        follow(byte)
        if wasInString, !isInString { string = string.lowerBound..<piece.count }
        if !wasInString, isInString { string = piece.count - 1..<piece.count }
        guard depth == 0, !isInString, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") else { return }
        if !isList, !hasLineEnd { areLines = true }
        try end(size > Self.largest ? .damaged(.tooLarge) : .value(piece), each)
    }

    /// Whether the list of an outermost object begins; its elements are pieces, and the object is none.
    private mutating func opensList(_ byte: UInt8) -> Bool {
        if byte == UInt8(ascii: ":") {
            isListName = string.upperBound <= piece.count && Self.lists.contains { piece[string].elementsEqual($0) }
        } else if byte == UInt8(ascii: "["), isListName {
            (place, isList, isMember) = (.between, true, true)
            count -= 1
            return true
        } else if byte > 0x20 {
            isListName = false
        }
        return false
    }

    /// Follows brackets and strings.
    private mutating func follow(_ byte: UInt8) {
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
            }
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
    }

    private mutating func end(_ piece: Piece, _ each: (Piece, Int) throws -> Void) throws {
        place = .between
        try each(piece, count)
    }
}
