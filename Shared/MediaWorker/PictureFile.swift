import CVips
import Media

/// A picture that was sent, still in its file.
struct PictureFile {
    /// How good the written pictures are, from 0 to 100.
    private static let quality: Int32 = 80

    private let file: [UInt8]

    /// A file that says it is a picture of one of the kinds that are read, with no more pixels than allowed.
    init(_ file: [UInt8], pixels: Int) throws(MediaError) {
        guard PictureKind(file) != nil else { throw MediaError(.notAPicture, "the first bytes are no picture's") }
        Vips.start()
        let head = file.withUnsafeBytes { larder_vips_open($0.baseAddress, $0.count) }
        guard let head else { throw Vips.error() }
        defer { larder_vips_release(head) }
        let (width, height) = (Int(vips_image_get_width(head)), Int(vips_image_get_height(head)))
        guard width > 0, height > 0, width <= pixels / height else {
            throw MediaError(.tooManyPixels, "\(width) × \(height)")
        }
        self.file = file
    }

    /// The picture written anew as WebP, once per size, without what else the file held.
    func webp(sizes: [Int]) throws(MediaError) -> [(size: PictureSize, bytes: [UInt8])] {
        let largest = try fitted(to: Int32(sizes.max() ?? 0))
        defer { larder_vips_release(largest) }
        var written: [(size: PictureSize, bytes: [UInt8])] = []
        for side in sizes {
            var shrunk: UnsafeMutablePointer<VipsImage>?
            guard larder_vips_shrink(largest, Int32(side), &shrunk) == 0, let shrunk else { throw Vips.error() }
            defer { larder_vips_release(shrunk) }
            var (bytes, count): (UnsafeMutableRawPointer?, Int) = (nil, 0)
            guard larder_vips_webp(shrunk, Self.quality, &bytes, &count) == 0, let bytes else { throw Vips.error() }
            defer { g_free(bytes) }
            let size = PictureSize(
                width: Int(vips_image_get_width(shrunk)),
                height: Int(vips_image_get_height(shrunk))
            )
            written.append((size, WebPFile.withoutMetadata(Array(UnsafeRawBufferPointer(start: bytes, count: count)))))
        }
        return written
    }

    /// The picture in grey, as large as text is read best.
    func grey() throws(MediaError) -> GreyPicture {
        let fitted = try fitted(to: GreyPicture.longestSide)
        defer { larder_vips_release(fitted) }
        var grey: UnsafeMutablePointer<VipsImage>?
        guard larder_vips_grey(fitted, &grey) == 0, let grey else { throw Vips.error() }
        defer { larder_vips_release(grey) }
        let longest = max(vips_image_get_width(grey), vips_image_get_height(grey))
        guard longest < GreyPicture.shortestSide else { return try GreyPicture(grey) }
        // Letters of few pixels are read better enlarged.
        let factor = min(3, Double(GreyPicture.shortestSide) / Double(longest))
        var larger: UnsafeMutablePointer<VipsImage>?
        guard larder_vips_enlarge(grey, factor, &larger) == 0, let larger else { throw Vips.error() }
        defer { larder_vips_release(larger) }
        return try GreyPicture(larger)
    }

    private func fitted(to side: Int32) throws(MediaError) -> UnsafeMutablePointer<VipsImage> {
        var image: UnsafeMutablePointer<VipsImage>?
        let failed = file.withUnsafeBytes { larder_vips_fit($0.baseAddress, $0.count, side, &image) }
        guard failed == 0, let image else { throw Vips.error() }
        return image
    }
}

/// The rows of a grey picture, a byte per pixel.
struct GreyPicture {
    /// A page of A4 at 300 dots per inch has so many pixels on its long side.
    static let longestSide: Int32 = 3508
    /// Smaller pictures are enlarged.
    static let shortestSide: Int32 = 2000

    var bytes: [UInt8]
    var width: Int
    var height: Int

    /// The rows of an image with one band.
    init(_ image: UnsafeMutablePointer<VipsImage>) throws(MediaError) {
        var count = 0
        guard let memory = vips_image_write_to_memory(image, &count) else { throw Vips.error() }
        defer { g_free(memory) }
        width = Int(vips_image_get_width(image))
        height = Int(vips_image_get_height(image))
        bytes = Array(UnsafeRawBufferPointer(start: memory, count: count))
        guard bytes.count == width * height else { throw MediaError(.notAPicture, "not one band") }
    }

    /// Rows from elsewhere.
    init(bytes: [UInt8], width: Int, height: Int) {
        self.bytes = bytes
        self.width = width
        self.height = height
    }
}

/// The library.
enum Vips {
    private static let started: Bool = {
        // Threads of its own would each take address space; one file is no work for several.
        setenv("VIPS_CONCURRENCY", "1", 1)
        guard vips_init("larder-media") == 0 else { return false }
        vips_concurrency_set(1)
        vips_cache_set_max(0)
        larder_vips_allow_pictures_only()
        return true
    }()

    /// Starts it, once.
    static func start() { _ = started }

    /// What went wrong, in the library's words.
    static func error() -> MediaError {
        let words = String(cString: vips_error_buffer()).split(separator: "\n").joined(separator: "; ")
        let isMemory = words.contains("out of memory") || words.contains("unable to allocate")
        return MediaError(isMemory ? .outOfMemory : .notAPicture, String(words.prefix(300)))
    }
}
