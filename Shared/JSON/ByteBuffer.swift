/// Memory that a writer fills: the bytes of a long answer are put down one run after another, and an array would check
/// its room and its owner anew for each.
///
/// Whoever puts something down has reserved the room for it before.
// The memory has this one owner, which cannot be copied: nobody else can free it, or write to it.
struct ByteBuffer: ~Copyable {
    private var start: UnsafeMutableRawPointer
    private var capacity: Int
    private var count = 0

    /// Room for so many bytes before it has to grow.
    init(capacity: Int) {
        self.capacity = max(64, capacity)
        start = .allocate(byteCount: self.capacity, alignment: 16)
    }

    deinit { start.deallocate() }

    /// What has been put down.
    var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: start, count: count)) }

    /// Makes room for so many bytes more.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(by: more) }
    }

    @inline(never)
    private mutating func grow(by more: Int) {
        let larger = max(2 * capacity, count + more)
        let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
        moved.copyMemory(from: start, byteCount: count)
        start.deallocate()
        start = moved
        capacity = larger
    }

    /// Puts down a byte.
    @inline(__always)
    mutating func put(_ byte: UInt8) {
        assert(count < capacity, "room is reserved first")
        start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count += 1
    }

    /// Puts down a run of bytes.
    @inline(__always)
    mutating func put(_ source: UnsafeRawPointer, _ length: Int) {
        assert(count + length <= capacity, "room is reserved first")
        (start + count).copyMemory(from: source, byteCount: length)
        count += length
    }

    /// Puts down so many digits of a number, zeros in front.
    @inline(__always)
    mutating func put(digits number: Int, _ width: Int) {
        assert(count + width <= capacity, "room is reserved first")
        var rest = UInt32(truncatingIfNeeded: number)
        var place = count + width
        while place > count {
            place -= 1
            let digit = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            start.storeBytes(of: digit, toByteOffset: place, as: UInt8.self)
            rest /= 10
        }
        count += width
    }

    /// What `put(decimal:)` needs: 19 digits and a sign, twice, as they are found from the last to the first.
    static let roomForNumber = 40

    /// Puts down a whole number in decimal digits.
    mutating func put(decimal value: Int64) {
        assert(count + ByteBuffer.roomForNumber <= capacity, "room is reserved first")
        let end = count + ByteBuffer.roomForNumber
        var place = end
        var rest = value.magnitude
        repeat {
            place -= 1
            let digit = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            start.storeBytes(of: digit, toByteOffset: place, as: UInt8.self)
            rest /= 10
        } while rest > 0
        if value < 0 { put(UInt8(ascii: "-")) }
        put(start + place, end - place)
    }

    /// Puts down the two hexadecimal digits of a byte.
    @inline(__always)
    mutating func put(hexadecimal byte: UInt8) {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }
        put(digit(byte >> 4))
        put(digit(byte & 15))
    }

    /// Puts down text as it stands within quotes (RFC 8259, section 7); its own length is the room that it takes, and
    /// what escapes take besides is reserved here.
    mutating func putEscaped(_ text: UnsafeRawBufferPointer) {
        guard let source = text.baseAddress else { return }
        var done = 0
        while true {
            // Everything but the quote, the backslash and control characters stands for itself; runs are copied whole.
            let next = ByteBuffer.firstSpecial(in: text, from: done)
            put(source + done, next - done)
            guard next < text.count else { return }
            // What is left, the quote after it, and at most six bytes for this one.
            reserve(text.count - next + 6)
            putEscape(of: text[next])
            done = next + 1
        }
    }

    private mutating func putEscape(of byte: UInt8) {
        put(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\n"): put(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): put(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): put(UInt8(ascii: "t"))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): put(byte)
        default:
            put(UInt8(ascii: "u"))
            put(digits: 0, 2)
            put(hexadecimal: byte)
        }
    }

    /// The place of the first byte from `start` on that does not stand for itself in a JSON string; the end if there is
    /// none.
    static func firstSpecial(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var index = start
        // Eight at a time: a byte of `word` is below n if subtracting n from each borrows into its upper bit, which was
        // not set before. Only bytes behind such a one may be taken for one in error, so that the first is one.
        while index + 8 <= text.count {
            let word = text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let quote = word ^ (ones &* 0x22)
            let backslash = word ^ (ones &* 0x5C)
            let below = (word &- (ones &* 0x20)) & ~word
            let equal = ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
            let found = (below | equal) & (ones &* 0x80)
            if found != 0 { return index + found.littleEndian.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < text.count {
            let byte = text[index]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return index }
            index += 1
        }
        return index
    }
}
