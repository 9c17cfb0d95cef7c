import HTTP
import Kitchen
import Loop
import Markup
import RecipeAPI
import Values

/// Why there is no draft.
enum ExtractError: Error, Equatable {
    /// The page, or the text, holds no recipe.
    case noRecipe
    /// The address is none that may be fetched.
    case refused
    /// The page cannot be had: the site does not answer.
    case unreachable
    /// The site answered with an error of its own.
    case status(Int)
    /// What is there is no web page.
    case notAPage
    /// The page is too large.
    case tooLarge
    /// The site took too long.
    case timeout
    /// Reading the page would take more work than any recipe is worth.
    case tooComplicated
}

/// Makes drafts of recipes from pages and texts.
struct Extractor: Sendable {
    /// The guarded client, the only way to a page.
    let client: Client
    /// Pages are read here, as a large one takes longer than the loop may wait.
    let pool: ThreadPool
    /// In which language a draft says what a person should look at.
    var texts = DraftTexts.catalogue.texts(in: nil)

    /// What was read of a page or a text.
    struct Reading: Sendable {
        /// The recipe; nil if there is none.
        var recipe: ReadRecipe?
        /// What can be read there.
        var text: String
        /// Where it is from.
        var source: RecipeSource
        /// Whether it is a page that says that it shows a video.
        var isVideo = false

        /// The addresses it was found at.
        var urls: [String] { source.url.map { [$0] } ?? [] }
    }

    /// The draft of the page at an address.
    func draft(at url: String, in kitchen: HouseholdKitchen) async throws -> ExtractAnswer {
        try await draft(of: reading(at: url), in: kitchen)
    }

    /// The draft of a page that is text already.
    func draft(of html: String, url: String, in kitchen: HouseholdKitchen) async throws -> ExtractAnswer {
        try await draft(of: reading(of: html, url: url), in: kitchen)
    }

    /// The draft of a text that someone pasted.
    func draft(ofText text: String, in kitchen: HouseholdKitchen) async throws -> ExtractAnswer {
        try await draft(of: reading(ofText: text), in: kitchen)
    }

    /// What the page at an address says.
    func reading(at url: String) async throws -> Reading {
        let page = try await fetch(url)
        return try await read { budget throws(WorkBudget.Exhausted) in
            try Self.reading(of: try HTMLDocument(page.body, charset: page.charset, budget: budget), url: page.url)
        }
    }

    /// What a page says that is text already.
    func reading(of html: String, url: String) async throws -> Reading {
        try await read { budget throws(WorkBudget.Exhausted) in
            try Self.reading(of: try HTMLDocument(text: html, budget: budget), url: url)
        }
    }

    /// What a text says that someone pasted, or that was read from something else.
    func reading(ofText text: String, from kind: RecipeSource.Kind = .text) async throws -> Reading {
        try await read { budget throws(WorkBudget.Exhausted) in
            let source = RecipeSource(type: kind)
            let recipe = try TextReader(budget).recipe(in: text).map { ReadRecipe(recipe: $0, source: source) }
            return Reading(recipe: recipe, text: text, source: source)
        }
    }

    private static func reading(of document: HTMLDocument?, url: String) throws(WorkBudget.Exhausted) -> Reading {
        let source = RecipeSource(type: .url, url: url.isEmpty ? nil : url)
        guard let document else { return Reading(text: "", source: source) }
        guard let recipe = try PageReader.recipe(in: document, url: url) else {
            let isVideo = try VideoMarkup.isVideo(document)
            return Reading(text: try VisiblePage(document).text, source: source, isVideo: isVideo)
        }
        let text = recipe.shownText ?? ""
        let origin = RecipeSource(type: .url, url: source.url, name: recipe.siteName)
        let isVideo = recipe.foundByWording.isEmpty ? false : try VideoMarkup.isVideo(document)
        return Reading(
            recipe: ReadRecipe(recipe: recipe, source: origin),
            text: text,
            source: origin,
            isVideo: isVideo
        )
    }

    private func draft(of reading: Reading, in kitchen: HouseholdKitchen) async throws -> ExtractAnswer {
        guard let recipe = reading.recipe else { throw ExtractError.noRecipe }
        return try await read { [texts] budget throws(WorkBudget.Exhausted) in
            try recipe.draft(in: kitchen, texts, budget)
        }
    }

    /// Reads on a thread of the pool, within what a page may cost.
    private func read<Value: Sendable>(
        _ body: @escaping @Sendable (WorkBudget) throws(WorkBudget.Exhausted) -> Value
    ) async throws -> Value {
        do {
            return try await pool.run(within: .page, body)
        } catch is WorkBudget.Exhausted {
            throw ExtractError.tooComplicated
        }
    }

    private struct FetchedPage {
        let body: [UInt8]
        let charset: String?
        let url: String
    }

    private func fetch(_ url: String) async throws(ExtractError) -> FetchedPage {
        var request = ClientRequest(.get, url)
        request.headers["User-Agent"] = "Mozilla/5.0 (compatible; Larder/1.0; recipe import)"
        request.headers["Accept"] = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1"
        request.headers["Accept-Language"] = "en;q=0.8,*;q=0.5"
        let response: ClientResponse
        do {
            response = try await client.send(request)
        } catch {
            switch error.code {
            case .refused, .invalidURL, .invalidHeader: throw .refused
            case .tooLarge: throw .tooLarge
            case .timeout: throw .timeout
            default: throw .unreachable
            }
        }
        guard (200..<300).contains(response.status) else { throw .status(response.status) }
        let type = response.headers["Content-Type"]?.lowercased() ?? "text/html"
        guard type.hasPrefix("text/html") || type.hasPrefix("application/xhtml") else { throw .notAPage }
        let charset = type.split(separator: "charset=").dropFirst().first.map { rest in
            String(rest.prefix { $0 != ";" && $0 != " " }.filter { $0 != "\"" && $0 != "'" })
        }
        return FetchedPage(body: response.body, charset: charset, url: response.url)
    }
}
