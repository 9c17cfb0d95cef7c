import Glibc

/// Goes through the elements of a list in JSON that the service has written itself, without reading what they are.
///
/// Of a recipe's lines a search shows one or two: to read all of them takes longer than all else that makes its answer.
struct ListElements: Sequence, IteratorProtocol {
    private let bytes: UnsafeRawBufferPointer
    private var position: Int

    /// The elements of a list; none if it is no list.
    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        position = bytes.first == UInt8(ascii: "[") ? 1 : bytes.count
    }

    /// The next element as it is written.
    mutating func next() -> UnsafeRawBufferPointer? {
        let start = position
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""): passString()
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth < 0 { return element(from: start, goingOnAt: bytes.count) }
            case UInt8(ascii: ","):
                if depth == 0 { return element(from: start, goingOnAt: position + 1) }
            default: break
            }
            position += 1
        }
        return nil
    }

    private mutating func element(from start: Int, goingOnAt next: Int) -> UnsafeRawBufferPointer? {
        let end = position
        position = next
        return start == end ? nil : UnsafeRawBufferPointer(rebasing: bytes[start..<end])
    }

    /// Goes from the quotation mark at a string's beginning to the one at its end.
    private mutating func passString() {
        let start = position
        repeat { position = bytes.firstIndex(of: UInt8(ascii: "\""), from: position + 1) } while isEscaped(since: start)
    }

    /// Whether an odd number of backslashes stands before the position.
    private func isEscaped(since start: Int) -> Bool {
        guard position < bytes.count else { return false }
        var index = position - 1
        while index > start, bytes[index] == UInt8(ascii: "\\") { index -= 1 }
        return (position - 1 - index) % 2 == 1
    }
}

extension UnsafeRawBufferPointer {
    /// Where a byte is from a place on; the end if it is not.
    ///
    /// `memchr` compares many at once.
    func firstIndex(of byte: UInt8, from start: Int) -> Int {
        guard let base = baseAddress, start < count, let found = memchr(base + start, CInt(byte), count - start) else {
            return count
        }
        return found - UnsafeMutableRawPointer(mutating: base)
    }
}
