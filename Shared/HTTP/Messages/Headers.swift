/// The fields of a message's header, in order; names are compared without regard to case (RFC 9110, section 5.1).
///
/// All fields lie in one run of bytes, `name NUL value NUL`, each with its two lengths before it: a request's header
/// costs one allocation however many fields it has, and the server hands the bytes to the C library as they are.
public struct Headers: Hashable, Sendable {
    private var bytes: [UInt8] = []
    /// Where a field's name begins after its two four-byte lengths.
    private static let prefix = 8

    /// No fields.
    public init() {}

    /// The first value of a field; setting replaces all of its values, nil removes them.
    public subscript(_ name: String) -> String? {
        get {
            var name = name
            return name.withUTF8 { wanted in
                var found: String?
                forEachField { field, value in
                    guard equalIgnoringCase(field, wanted) else { return true }
                    found = String(decoding: value, as: UTF8.self)
                    return false
                }
                return found
            }
        }
        set {
            remove(name)
            if let newValue { add(name, newValue) }
        }
    }

    /// All values of a field, in order.
    public func all(_ name: String) -> [String] {
        var name = name
        return name.withUTF8 { wanted in
            var found: [String] = []
            forEachField { field, value in
                if equalIgnoringCase(field, wanted) { found.append(String(decoding: value, as: UTF8.self)) }
                return true
            }
            return found
        }
    }

    /// Whether a field is there.
    public func contains(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { contains($0) }
    }

    private func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        var found = false
        forEachField { field, _ in
            found = equalIgnoringCase(field, name)
            return !found
        }
        return found
    }

    /// Adds a field, beside those of the same name.
    ///
    /// Line breaks and NULs, which would forge other fields, become spaces.
    public mutating func add(_ name: String, _ value: String) {
        var name = name
        var value = value
        name.withUTF8 { name in
            value.withUTF8 { value in add(UnsafeRawBufferPointer(name), UnsafeRawBufferPointer(value)) }
        }
    }

    /// Adds those of the `other` fields whose names are not there yet.
    ///
    /// As a rule none is, and then their bytes are taken over as they are.
    public mutating func addMissing(_ other: Headers) {
        var isNew = true
        forEachField { name, _ in
            isNew = !other.contains(name)
            return isNew
        }
        guard !isNew else { return bytes.append(contentsOf: other.bytes) }
        let before = self
        other.forEachField { name, value in
            if !before.contains(name) { add(UnsafeRawBufferPointer(name), UnsafeRawBufferPointer(value)) }
            return true
        }
    }

    /// All fields in order.
    public var pairs: [(name: String, value: String)] {
        var pairs: [(name: String, value: String)] = []
        forEachField { name, value in
            pairs.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
            return true
        }
        return pairs
    }

    /// Removes all values of a field.
    public mutating func remove(_ name: String) {
        guard contains(name) else { return }
        let kept = pairs
        bytes.removeAll(keepingCapacity: true)
        var wanted = name
        wanted.withUTF8 { wanted in
            for (field, value) in kept {
                var copy = field
                if copy.withUTF8({ !equalIgnoringCase($0, wanted) }) { add(field, value) }
            }
        }
    }

    /// Makes room for so many bytes.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Adds a field from its bytes, in which line breaks and NULs become spaces.
    private mutating func add(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
        let start = bytes.count + Headers.prefix
        add(whole: name, value)
        let nameEnd = start + name.count
        for index in start..<(bytes.count - 1) where index != nameEnd {
            if bytes[index] == 0 || bytes[index] == 10 || bytes[index] == 13 { bytes[index] = UInt8(ascii: " ") }
        }
    }

    /// Adds a field from its bytes, which have neither line breaks nor NULs.
    mutating func add(whole name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
        appendLength(name.count)
        appendLength(value.count)
        bytes.append(contentsOf: name)
        bytes.append(0)
        bytes.append(contentsOf: value)
        bytes.append(0)
    }

    /// Calls `body` with each field's name and value, both followed by a NUL that is not counted, until it says false.
    func forEachField(_ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool) {
        bytes.withUnsafeBufferPointer { all in
            var index = 0
            while index + Headers.prefix <= all.count {
                let raw = UnsafeRawBufferPointer(all)
                let nameLength = Int(raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))
                let valueLength = Int(raw.loadUnaligned(fromByteOffset: index + 4, as: UInt32.self))
                let name = index + Headers.prefix
                let value = name + nameLength + 1
                index = value + valueLength + 1
                guard
                    body(
                        UnsafeBufferPointer(rebasing: all[name..<(name + nameLength)]),
                        UnsafeBufferPointer(rebasing: all[value..<(value + valueLength)])
                    )
                else { return }
            }
        }
    }

    private mutating func appendLength(_ length: Int) {
        withUnsafeBytes(of: UInt32(length)) { bytes.append(contentsOf: $0) }
    }
}

extension Headers: ExpressibleByDictionaryLiteral {
    /// Fields in the order given.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }
}

/// Whether two runs of ASCII are the same but for case.
func equalIgnoringCase(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where lowered(left[index]) != lowered(right[index]) { return false }
    return true
}

/// The lower-case form of an ASCII letter; anything else as it is.
func lowered(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}
