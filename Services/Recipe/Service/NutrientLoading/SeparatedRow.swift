/// A row of a table in text form: its fields, without their quotes.
struct SeparatedRow {
    /// Which line of the file it begins in, from 1 on.
    var line = 1
    /// The fields' bytes, one after the other.
    fileprivate(set) var bytes: [UInt8] = []
    /// Where each field ends.
    fileprivate(set) var ends: [Int] = []

    /// How many fields it has.
    var count: Int { ends.count }

    /// The bytes of a field.
    func field(_ index: Int) -> ArraySlice<UInt8> { bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]] }

    /// The text of a field; what is no UTF-8 is read as Windows-1252, in which older tables are.
    func text(_ index: Int) -> String {
        let field = field(index)
        return String(validating: field, as: UTF8.self) ?? String(String.UnicodeScalarView(field.map(Self.western)))
    }

    /// A whole number; nil if the field is none.
    func integer(_ index: Int) -> Int? {
        let field = field(index)
        guard (1...18).contains(field.count) else { return nil }
        var value = 0
        for byte in field {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }

    /// The letters of Windows-1252 that are not where Unicode has them and stand in names of foods.
    private static func western(_ byte: UInt8) -> Unicode.Scalar {
        switch byte {
        case 0x8C: "\u{152}"
        case 0x9C: "\u{153}"
        case 0x91, 0x92: "'"
        default: Unicode.Scalar(byte)
        }
    }
}

/// Cuts a table in text form into rows, block by block: RFC 4180 with any separator.
struct TableCutter {
    /// Why a line is no row.
    enum Trouble: Error, Equatable {
        /// A quoted field does not end where a field ends.
        case quote(Int)
        /// A quoted field does not end.
        case open(Int)
        /// A row has more bytes or fields than rows have.
        case tooLong(Int)
        /// It is no text.
        case notText(Int)

        /// The line that is wrong.
        var line: Int {
            switch self {
            case .quote(let line), .open(let line), .tooLong(let line), .notText(let line): line
            }
        }

        /// What is wrong with it.
        var reason: String {
            switch self {
            case .quote: "there is something behind the closing quote of a field."
            case .open: "a quoted field does not end; the file is not whole."
            case .tooLong: "the row has more than \(TableCutter.mostBytes) bytes or \(TableCutter.mostFields) fields."
            case .notText: "it is no text."
            }
        }
    }

    private enum State {
        case start, plain, quoted, quote
    }

    static let mostBytes = 1 << 20
    static let mostFields = 1000

    private let separator: UInt8
    private var state = State.start
    private var row = SeparatedRow()
    private var line = 1
    private var isFirst = true
    private var isAfterReturn = false

    init(separator: UInt8) { self.separator = separator }

    /// Takes a block and gives the rows that end in it; empty lines are passed over.
    mutating func take(_ block: UnsafeRawBufferPointer, _ body: (SeparatedRow) throws -> Void) throws {
        var bytes = block[...]
        // A byte order mark.
        if isFirst, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        isFirst = false
        for byte in bytes { try take(byte, body) }
    }

    /// Gives the last row if no line break follows it.
    mutating func finish(_ body: (SeparatedRow) throws -> Void) throws {
        guard state != .quoted else { throw Trouble.open(row.line) }
        try end(body)
    }

    private mutating func take(_ byte: UInt8, _ body: (SeparatedRow) throws -> Void) throws {
        guard row.bytes.count <= Self.mostBytes, row.ends.count < Self.mostFields else {
            throw Trouble.tooLong(row.line)
        }
        let isBreak = byte == 0x0A || byte == 0x0D
        // A line break of two bytes is one.
        let isSecond = byte == 0x0A && isAfterReturn
        isAfterReturn = byte == 0x0D
        switch (state, byte) {
        case (.quoted, 0x22): state = .quote
        case (.quoted, _):
            row.bytes.append(byte)
            if isBreak, !isSecond { line += 1 }
        case (.start, 0x22): state = .quoted
        case (.quote, 0x22):
            row.bytes.append(byte)
            state = .quoted
        case (_, separator):
            row.ends.append(row.bytes.count)
            state = .start
        case (_, 0x0A), (_, 0x0D):
            if isSecond {
                row.line = line
                return
            }
            try end(body)
            line += 1
            row.line = line
        case (.quote, _): throw Trouble.quote(line)
        case (_, 0): throw Trouble.notText(line)
        default:
            row.bytes.append(byte)
            state = .plain
        }
    }

    private mutating func end(_ body: (SeparatedRow) throws -> Void) throws {
        if !row.bytes.isEmpty || !row.ends.isEmpty || state == .quote {
            row.ends.append(row.bytes.count)
            try body(row)
        }
        row.bytes.removeAll(keepingCapacity: true)
        row.ends.removeAll(keepingCapacity: true)
        state = .start
    }
}
