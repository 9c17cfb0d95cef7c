import CTesseract
import Media

/// Makes a photo of a page what is read best: light paper, dark letters, straight lines.
enum Preparation {
    /// The picture with an even background and straight lines; nil if there is no memory for it.
    static func upright(_ picture: GreyPicture) -> UnsafeMutablePointer<PIX>? {
        let raw = picture.bytes.withUnsafeBufferPointer {
            larder_pix($0.baseAddress, Int32(picture.width), Int32(picture.height))
        }
        guard var pix = raw else { return nil }
        // The shadow of a hand, the fold of a book. What is too small for it stays.
        if let even = pixBackgroundNormSimple(pix, nil, nil) { pix = replace(pix, by: even) }
        if let straight = straightened(pix) { pix = replace(pix, by: straight) }
        return pix
    }

    /// The picture turned so that lines are level; nil if they are, or if that is not certain.
    private static func straightened(_ pix: UnsafeMutablePointer<PIX>) -> UnsafeMutablePointer<PIX>? {
        var black = pixThresholdToBinary(pix, 140)
        defer { pixDestroy(&black) }
        guard let black else { return nil }
        var (angle, certainty): (Float, Float) = (0, 0)
        guard pixFindSkew(black, &angle, &certainty) == 0, certainty >= 3, abs(angle) >= 0.2 else { return nil }
        let radians = angle * .pi / 180
        return pixRotate(pix, radians, Int32(L_ROTATE_AREA_MAP), Int32(L_BRING_IN_WHITE), 0, 0)
    }

    private static func replace(
        _ old: UnsafeMutablePointer<PIX>,
        by new: UnsafeMutablePointer<PIX>
    ) -> UnsafeMutablePointer<PIX> {
        var old: UnsafeMutablePointer<PIX>? = old
        pixDestroy(&old)
        return new
    }
}
