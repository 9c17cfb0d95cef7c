import Media
import TestSupport
import Testing

@Suite struct ReadingTests {
    private func texts(_ reading: Media.Reading) -> [String] { reading.pages.flatMap(\.lines).map(\.text) }

    @Test func `a photo of a card is read line by line`() async throws {
        let card = TestCard(angle: 2.5, noise: 12, shadow: true)
        let reading = try await media.text(try card.file(), languages: ["eng"])
        #expect(texts(reading) == ["Pancakes"] + card.ingredients + card.steps)
        let page = try #require(reading.pages.first)
        #expect(page.source == .picture)
        #expect(page.confidence > 80)
        let (title, first) = (page.lines[0], page.lines[2])
        #expect(title.bottom < first.top && title.bottom - title.top > first.bottom - first.top)
        #expect(title.block <= first.block && title.paragraph < first.paragraph)
    }

    @Test func `a photo that lies on its side is turned`() async throws {
        let photo = withExif(try TestCard().file())
        let reading = try await media.text(photo, languages: ["eng"])
        #expect(texts(reading).contains("300 ml milk"))
    }

    @Test func `columns are read one after the other`() async throws {
        let card = TestCard(columns: true, size: 30)
        let lines = texts(try await media.text(try card.file(), languages: ["eng"]))
        let salt = try #require(lines.firstIndex(of: "1 pinch of salt"))
        let method = try #require(lines.firstIndex(of: "Method"))
        #expect(salt < method)
        #expect(lines.contains("200 g flour"))
    }

    @Test func `accents are read in the household's language`() async throws {
        let card = TestCard(
            title: "Käsespätzle",
            ingredients: ["Zutaten", "250 g Mehl", "3 Eier", "200 g geriebener Käse", "2 Esslöffel Öl"],
            steps: ["Zubereitung", "Die Zwiebeln schälen und rösten."]
        )
        let lines = texts(try await media.text(try card.file(), languages: ["deu", "eng"]))
        #expect(lines == ["Käsespätzle"] + card.ingredients + card.steps)
    }

    @Test func `a PDF's own text is taken, with its places`() async throws {
        let card = TestCard(format: "pdf")
        let reading = try await media.pdf(try card.file(), languages: ["eng"])
        #expect(reading.pageCount == 1)
        #expect(reading.pages.first?.source == .text)
        #expect(texts(reading) == ["Pancakes"] + card.ingredients + card.steps)
        let lines = try #require(reading.pages.first).lines
        #expect(lines[0].top < lines[1].top && lines[0].bottom - lines[0].top > lines[2].bottom - lines[2].top)
    }

    @Test func `a scan in a PDF is drawn and read`() async throws {
        let scan = pdf(of: try TestCard(width: 1240, height: 1754).file(), width: 1240, height: 1754)
        let reading = try await media.pdf(scan, languages: ["eng"])
        #expect(reading.pages.first?.source == .picture)
        #expect(texts(reading).contains("200 g flour"))
    }

    @Test func `what cannot be read is refused`() async throws {
        await expect(.notAPDF) { try await media.pdf(Array("%PDF-1.7 nothing more".utf8), languages: ["eng"]) }
        await expect(.notAPDF) { try await media.pdf(png(width: 9, height: 9), languages: ["eng"]) }
        await expect(.notAPicture) { try await media.text(Array("%PDF-1.7".utf8), languages: ["eng"]) }
        await expect(.noLanguage) { try await media.text(png(width: 90, height: 90), languages: ["xxx"]) }
    }

    @Test func `an empty page is a page without lines`() async throws {
        let reading = try await media.text(png(width: 300, height: 300), languages: ["eng"])
        #expect(reading.pages.map(\.lines) == [[]])
    }

    /// A PDF of one page that is a JPEG, as scanners make them.
    private func pdf(of jpeg: [UInt8], width: Int, height: Int) -> [UInt8] {
        let draw = "q 595 0 0 842 0 0 cm /P Do Q"
        var file = Array("%PDF-1.4\n".utf8)
        var places: [Int] = []
        func add(_ head: String, _ stream: [UInt8]? = nil) {
            places.append(file.count)
            file += Array("\(places.count) 0 obj\n\(head)\n".utf8)
            if let stream { file += Array("stream\n".utf8) + stream + Array("\nendstream\n".utf8) }
            file += Array("endobj\n".utf8)
        }
        add("<< /Type /Catalog /Pages 2 0 R >>")
        add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
        add(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R "
                + "/Resources << /XObject << /P 5 0 R >> >> >>"
        )
        add("<< /Length \(draw.utf8.count) >>", Array(draw.utf8))
        add(
            "<< /Type /XObject /Subtype /Image /Width \(width) /Height \(height) /ColorSpace /DeviceRGB "
                + "/BitsPerComponent 8 /Filter /DCTDecode /Length \(jpeg.count) >>",
            jpeg
        )
        let start = file.count
        var table = "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
        for place in places { table += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
        table += "trailer << /Size \(places.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        return file + Array(table.utf8)
    }
}
