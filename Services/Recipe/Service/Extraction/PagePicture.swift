/// A picture of the dish that a page names, with what the page says of its size.
struct PagePicture: Equatable, Sendable {
    /// Its address, absolute.
    var url: String
    /// Its width in pixels; nil if the page does not say it.
    var width: Int?
    /// Its height in pixels; nil if the page does not say it.
    var height: Int?
    /// Whether the page gives its address only in part.
    var isRelative = false

    /// The largest of several pictures, the first of equal ones; those of unknown size are smaller than all others.
    ///
    /// Pages name a picture many times: cut to squares, cut for previews, and as it was taken, which prints best.
    static func largest(of pictures: [PagePicture]) -> PagePicture? {
        var places: [String: Int] = [:]
        var merged: [PagePicture] = []
        for picture in pictures {
            if let place = places[picture.url] {
                // What one part of a page leaves out another may say.
                merged[place].width = merged[place].width ?? picture.width
                merged[place].height = merged[place].height ?? picture.height
            } else {
                places[picture.url] = merged.count
                merged.append(picture)
            }
        }
        var best: (picture: PagePicture, pixels: Int)?
        for picture in merged {
            let pixels = picture.pixels
            if pixels > best?.pixels ?? -1 { best = (picture, pixels) }
        }
        return best?.picture
    }

    /// How many pixels it has, by what the page says, or else by its address; 0 if neither tells it.
    private var pixels: Int {
        if let width, let height { return width * height }
        if let size = Self.sizeInPath(url) ?? Self.sizeInQuery(url) { return size.width * size.height }
        guard let side = width ?? height else { return 0 }
        return side * side
    }

    /// A number of pixels as pages write it: `1200`, `"1200"`, `1200px`.
    static func length(_ text: String) -> Int? {
        let digits = text.utf8.prefix(8).drop { !isDigit($0) }.prefix(while: isDigit)
        return Int(String(decoding: digits, as: UTF8.self)).flatMap { (1...100_000).contains($0) ? $0 : nil }
    }

    /// `800x600` anywhere in an address.
    private static func sizeInPath(_ url: String) -> (width: Int, height: Int)? {
        let bytes = Array(url.utf8)
        for index in bytes.indices where bytes[index] | 0x20 == UInt8(ascii: "x") {
            var start = index
            while start > 0, isDigit(bytes[start - 1]) { start -= 1 }
            var end = index + 1
            while end < bytes.count, isDigit(bytes[end]) { end += 1 }
            if let width = pixels(bytes[start..<index]), let height = pixels(bytes[(index + 1)..<end]) {
                return (width, height)
            }
        }
        return nil
    }

    /// `w=800&h=600` behind an address.
    private static func sizeInQuery(_ url: String) -> (width: Int, height: Int)? {
        guard let mark = url.utf8.firstIndex(of: UInt8(ascii: "?")) else { return nil }
        var width: Int?
        var height: Int?
        for member in url[mark...].dropFirst().split(whereSeparator: { $0 == "&" || $0 == ";" || $0 == "#" }) {
            let parts = member.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            switch parts[0].lowercased() {
            case "w", "width": width = width ?? pixels(parts[1].utf8)
            case "h", "height": height = height ?? pixels(parts[1].utf8)
            default: break
            }
        }
        guard let width, let height else { return nil }
        return (width, height)
    }

    /// Three to five digits: fewer are no picture's size, more are a number of something else.
    private static func pixels(_ digits: some Collection<UInt8>) -> Int? {
        guard (3...5).contains(digits.count), digits.allSatisfy(isDigit) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
