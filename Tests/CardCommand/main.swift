import CPoppler
import CVips
import Glibc
import JSON

// Reads a card as JSON from standard input and writes it as a JPEG or a PDF to standard output, for tests of what reads
// such files.

/// Everything from standard input.
func input() -> [UInt8] {
    var (bytes, buffer): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 65_536))
    while case let count = read(STDIN_FILENO, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    return bytes
}

/// The card as rows of red, green and blue, as a camera sees it.
func photo(of card: Card) -> [UInt8] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(card.width), Int32(card.height))
    defer { cairo_surface_destroy(surface) }
    guard let surface else { return [] }
    Drawing(card, on: surface).draw()
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var rows: [UInt8] = []
    rows.reserveCapacity(card.width * card.height * 3)
    var random: UInt32 = 1
    for y in 0..<card.height {
        for x in 0..<card.width {
            // A linear congruential generator: the same noise each time.
            random = random &* 1_664_525 &+ 1_013_904_223
            let noise = card.noise == 0 ? 0 : Int(random >> 16) % (2 * card.noise + 1) - card.noise
            let light = card.shadow ? 100 - 45 * x / card.width : 100
            for channel in [2, 1, 0] {
                let value = Int(data[y * stride + x * 4 + channel]) * light / 100 + noise
                rows.append(UInt8(max(0, min(255, value))))
            }
        }
    }
    return rows
}

func write(_ bytes: UnsafeRawBufferPointer) {
    var sent = 0
    while sent < bytes.count, let start = bytes.baseAddress {
        let count = Glibc.write(STDOUT_FILENO, start + sent, bytes.count - sent)
        guard count > 0 else { exit(74) }
        sent += count
    }
}

guard let card = try? JSONReader.read(Card.self, from: input()) else { exit(64) }
switch card.format {
case .jpeg:
    guard vips_init("recipe-cards") == 0 else { exit(70) }
    var (bytes, count): (UnsafeMutableRawPointer?, Int) = (nil, 0)
    guard larder_vips_jpeg(photo(of: card), Int32(card.width), Int32(card.height), &bytes, &count) == 0 else {
        exit(70)
    }
    write(UnsafeRawBufferPointer(start: bytes, count: count))
case .pdf:
    let stream: cairo_write_func_t = { _, bytes, count in
        write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
    }
    let surface = cairo_pdf_surface_create_for_stream(stream, nil, Double(card.width), Double(card.height))
    guard let surface else { exit(70) }
    Drawing(card, on: surface).draw()
    cairo_surface_destroy(surface)
}
