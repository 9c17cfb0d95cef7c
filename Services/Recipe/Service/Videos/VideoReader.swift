import HTTP
import Kitchen
import RecipeAPI
import Values

/// Reads recipes from what sites say of videos: the description, the page that it leads to, or what is said in it.
struct VideoReader: Sendable {
    /// So many bytes of subtitles are read.
    private static let mostCaptions = 2 << 20

    let program: VideoProgram
    let extractor: Extractor

    /// What is found of the video at an address; the household's language comes first.
    ///
    /// Its recipe is nil if there is none; then the reading's text is all that is said. Throws `VideoError`.
    func reading(of url: String, isVideo: Bool, languages: [Language]) async throws -> Extractor.Reading {
        let info = try await program.info(of: url, isVideo: isVideo)
        let page = info.webpageURL.flatMap { PageURL.resolved($0, against: url) } ?? url
        let title = PlainText.collapsed(PlainText.cut(info.title ?? "", 2000))
        let name = [info.channel, info.uploader].lazy.compactMap { $0 }.map { PlainText.collapsed($0) }
            .first { !$0.isEmpty }
        let source = RecipeSource(type: .video, url: page, name: name ?? PageURL.host(of: page))
        let description = PlainText.cut(info.description ?? "", PlainText.longest)
        var reading = try await self.reading(of: description, title, info, source)
        if reading.recipe?.recipe.isComplete == true { return reading }
        for link in VideoText.links(in: description, of: page) {
            if let found = await recipe(behind: link, info, of: page) { return found }
        }
        if reading.recipe?.recipe.ingredients.isEmpty == false { return reading }
        guard let spoken = try await captions(of: info, languages) else { return reading }
        let text = reading.text
        reading = try await self.reading(of: spoken, title, info, source)
        reading.text = text + "\n\n" + spoken
        return reading
    }

    /// A text below a title, read as one that somebody has pasted.
    private func reading(
        of text: String,
        _ title: String,
        _ info: VideoInfo,
        _ source: RecipeSource
    ) async throws -> Extractor.Reading {
        var reading = try await extractor.reading(ofText: title + "\n\n" + text, from: .video)
        reading.source = source
        reading.recipe?.source = source
        reading.recipe?.method = .video
        if !title.isEmpty { reading.recipe?.recipe.title = title }
        reading.recipe?.recipe.imageURL = info.thumbnail
        reading.recipe?.recipe.shownText = reading.text
        return reading
    }

    /// The recipe on a page that a description leads to; nil if it has none, or cannot be had.
    private func recipe(behind link: String, _ info: VideoInfo, of video: String) async -> Extractor.Reading? {
        guard var reading = try? await extractor.reading(at: link), var found = reading.recipe,
            found.recipe.isComplete
        else { return nil }
        found.method = .video
        found.video = video
        if found.recipe.imageURL == nil { found.recipe.imageURL = info.thumbnail }
        reading.recipe = found
        return reading
    }

    /// What is said in a video, a line after the other; nil if nobody has written it down.
    private func captions(of info: VideoInfo, _ languages: [Language]) async throws -> String? {
        for captions in info.captions(in: languages).prefix(2) {
            guard let text = await text(of: captions) else { continue }
            let lines = try await extractor.pool.run(within: .page) { budget throws(WorkBudget.Exhausted) in
                try VideoText.lines(of: text, PlainText(budget))
            }
            if !lines.isEmpty { return lines.joined(separator: "\n") }
        }
        return nil
    }

    private func text(of captions: VideoInfo.Captions) async -> String? {
        if let data = captions.data { return data }
        guard let url = captions.url,
            let answer = try? await extractor.client.send(ClientRequest(.get, url, maxBody: Self.mostCaptions)),
            answer.status == 200
        else { return nil }
        return String(decoding: answer.body, as: UTF8.self)
    }
}

extension ExtractedRecipe {
    /// Whether there is all that one cooks from.
    var isComplete: Bool { !ingredients.isEmpty && !steps.isEmpty }
}
