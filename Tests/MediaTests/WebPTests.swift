import Media
import TestSupport
import Testing

@Suite struct WebPTests {
    private let sizes = [320, 960, 1920]

    @Test func `a photo is written anew in three sizes, and never enlarged`() async throws {
        let pictures = try await media.webp(try TestCard(width: 1600, height: 2000).file(), sizes: sizes)
        #expect(
            pictures.map(\.size) == [
                PictureSize(width: 256, height: 320), PictureSize(width: 768, height: 960),
                PictureSize(width: 1536, height: 1920),
            ]
        )
        for picture in pictures { #expect(PictureKind(picture.webp) == .webp) }
        let small = try await media.webp(png(width: 100, height: 40), sizes: sizes)
        #expect(small.map(\.size) == Array(repeating: PictureSize(width: 100, height: 40), count: 3))
    }

    @Test func `a photo stands upright, and what it says of its place is gone`() async throws {
        let photo = withExif(try TestCard(width: 800, height: 400).file())
        #expect(photo.firstRange(of: Array("LARDER-GPS-SECRET".utf8)) != nil)
        let picture = try #require(try await media.webp(photo, sizes: [400]).first)
        #expect(picture.size == PictureSize(width: 200, height: 400))
        for word in ["LARDER-GPS-SECRET", "EXIF", "Exif", "XMP ", "ICCP"] {
            #expect(picture.webp.firstRange(of: Array(word.utf8)) == nil, "\(word)")
        }
    }

    @Test func `what is written can be read again, also where it is transparent`() async throws {
        let once = try #require(try await media.webp(png(width: 64, height: 64), sizes: [64]).first)
        let twice = try #require(try await media.webp(once.webp, sizes: [32]).first)
        #expect(twice.size == PictureSize(width: 32, height: 32))
    }

    @Test func `a small file that says it is huge is refused before its pixels are decoded`() async {
        await expect(.tooManyPixels) { try await media.webp(png(width: 60_000, height: 60_000, rows: 1), sizes: [320]) }
    }

    @Test func `a file that ends too early is refused`() async throws {
        let photo = try TestCard().file()
        await expect(.notAPicture) { try await media.webp(Array(photo.prefix(photo.count / 2)), sizes: [320]) }
        await expect(.notAPicture) { try await media.webp(png(width: 200, height: 200, rows: 20), sizes: [320]) }
        await expect(.notAPicture) { try await media.webp([], sizes: [320]) }
    }

    @Test(arguments: [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>", "%PDF-1.4", "P6 1 1 255 abc",
        "push graphic-context\nviewbox 0 0 9 9\n", "<html><script>alert(1)</script></html>", "II*\u{0}\u{8}\u{0}",
    ])
    func `what is no picture of a known kind is refused`(text: String) async {
        await expect(.notAPicture) { try await media.webp(Array(text.utf8), sizes: [320]) }
    }

    @Test func `a page hidden in a picture does not survive`() async throws {
        let script = Array("<script>alert(1)</script>".utf8)
        let picture = try #require(try await media.webp(png(width: 50, height: 50) + script, sizes: [320]).first)
        #expect(picture.webp.firstRange(of: script) == nil)
        let gif = Array("GIF89a/*".utf8) + [UInt8](repeating: 0x20, count: 64) + Array("*/=1;alert(1)".utf8)
        await expect(.notAPicture) { try await media.webp(gif, sizes: [320]) }
    }
}
