/// A PNG of one grey (RFC 2083), whose rows are stored without compression; with fewer rows than it says if asked for.
public func png(width: Int, height: Int, rows: Int? = nil, shade: UInt8 = 0) -> [UInt8] {
    // Each row begins with a byte that says how it is filtered: not at all.
    let row = [0] + [UInt8](repeating: shade, count: width)
    let data = (0..<(rows ?? height)).flatMap { _ in row }
    return pngHead + chunk("IHDR", be(width) + be(height) + [8, 0, 0, 0, 0]) + chunk("IDAT", zlib(data))
        + chunk("IEND", [])
}

private let pngHead: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

private func be(_ value: Int) -> [UInt8] { withUnsafeBytes(of: UInt32(value).bigEndian) { Array($0) } }

private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    var sum: UInt32 = .max
    for byte in body {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return be(data.count) + body + be(Int(~sum))
}

private func zlib(_ data: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    repeat {
        let block = rest.prefix(65_535)
        rest = rest.dropFirst(65_535)
        let length = UInt16(block.count)
        out.append(rest.isEmpty ? 1 : 0)
        for value in [length, ~length] { out += [UInt8(value & 0xFF), UInt8(value >> 8)] }
        out += block
    } while !rest.isEmpty
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in data {
        a = (a + UInt32(byte)) % 65_521
        b = (b + a) % 65_521
    }
    return out + be(Int(b << 16 | a))
}
