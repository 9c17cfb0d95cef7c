import Loop
import Media
import TestSupport
import Testing

/// The program under test, as it lies beside the tests.
let media = Media(pool: ThreadPool(name: "media", threads: 2, .media))

/// The same JPEG with what a telephone adds: that it lies on its side, and where it was taken (Exif 2.3).
func withExif(_ jpeg: [UInt8]) -> [UInt8] {
    func entry(_ tag: UInt16, _ type: UInt16, _ count: UInt32, _ value: UInt32) -> [UInt8] {
        [tag, type].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } + bigEndian(count) + bigEndian(value)
    }
    func bigEndian(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
    // Orientation 6: the first row is the right side. The directory of the place begins at byte 38.
    let first = [0, 2] + entry(0x0112, 3, 1, 6 << 16) + entry(0x8825, 4, 1, 38) + bigEndian(0)
    let place = [0, 1] + entry(0x0001, 2, 2, UInt32(UInt8(ascii: "N")) << 24) + bigEndian(0)
    let tiff = Array("MM\0*".utf8) + bigEndian(8) + first + place + Array("LARDER-GPS-SECRET".utf8)
    let body = Array("Exif\0\0".utf8) + tiff
    let length = body.count + 2
    return jpeg.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + body + jpeg.dropFirst(2)
}

/// Expects the program to refuse something with a code.
func expect<Value>(
    _ code: MediaError.Code,
    _ location: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Value
) async {
    do {
        _ = try await body()
        Issue.record("nothing was refused", sourceLocation: location)
    } catch let error as MediaError {
        #expect(error.code == code, "\(error)", sourceLocation: location)
    } catch {
        Issue.record(error, sourceLocation: location)
    }
}
