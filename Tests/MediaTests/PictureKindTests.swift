import Media
import Testing

@Suite struct PictureKindTests {
    @Test(
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0], PictureKind.jpeg),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
            (Array("RIFF1234WEBPVP8 ".utf8), .webp),
            (Array("GIF89a".utf8), .gif),
            ([0, 0, 0, 24] + Array("ftypheic".utf8), .heic),
            ([0, 0, 0, 24] + Array("ftypavif".utf8), .avif),
        ] as [([UInt8], PictureKind)]
    )
    func `a picture's kind is told by its first bytes`(bytes: [UInt8], kind: PictureKind) {
        #expect(PictureKind(bytes) == kind)
    }

    @Test(arguments: [
        "", "GIF", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "%PDF-1.7", "BM", "II*\u{0}", "<html>",
        "RIFF1234AVI ",
        "\u{0}\u{0}\u{0}\u{18}ftypmp42", " GIF89a", "push graphic-context", "%!PS",
    ])
    func `nothing else is a picture`(text: String) {
        #expect(PictureKind(Array(text.utf8)) == nil)
    }
}
