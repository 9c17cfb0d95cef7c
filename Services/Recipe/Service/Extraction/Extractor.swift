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

    /// The draft of the page at an address.
    func draft(at url: String, in kitchen: HouseholdKitchen) async throws -> ExtractAnswer {
        let page = try await fetch(url)
        return try await draft(page.url, kitchen) { budget throws(WorkBudget.Exhausted) in
            try HTMLDocument(page.body, charset: page.charset, budget: budget)
        }
    }

    /// The draft of a page that is text already.
    func draft(of html: String, url: String, in kitchen: HouseholdKitchen) async throws -> ExtractAnswer {
        try await draft(url, kitchen) { budget throws(WorkBudget.Exhausted) in
            try HTMLDocument(text: html, budget: budget)
        }
    }

    /// The draft of a text that someone pasted.
    func draft(ofText text: String, in kitchen: HouseholdKitchen) async throws -> ExtractAnswer {
        try await read { [texts] budget throws(WorkBudget.Exhausted) in
            let recipe = try TextReader(budget).recipe(in: text)
            return try recipe?.answer(RecipeSource(type: .text), kitchen, texts, budget)
        }
    }

    private func draft(
        _ url: String,
        _ kitchen: HouseholdKitchen,
        of page: @escaping @Sendable (WorkBudget) throws(WorkBudget.Exhausted) -> HTMLDocument?
    ) async throws -> ExtractAnswer {
        try await read { [texts] budget throws(WorkBudget.Exhausted) in
            guard let document = try page(budget), let recipe = try PageReader.recipe(in: document, url: url) else {
                return nil
            }
            let source = RecipeSource(type: .url, url: url.isEmpty ? nil : url, name: recipe.siteName)
            return try recipe.answer(source, kitchen, texts, budget)
        }
    }

    /// Reads on a thread of the pool, within what a page may cost.
    private func read(
        _ body: @escaping @Sendable (WorkBudget) throws(WorkBudget.Exhausted) -> ExtractAnswer?
    ) async throws -> ExtractAnswer {
        do {
            guard let answer = try await pool.run(within: .page, body) else { throw ExtractError.noRecipe }
            return answer
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

extension ExtractedRecipe {
    /// The draft this makes, within what may be posted, with what a person should look at.
    fileprivate func answer(
        _ source: RecipeSource,
        _ kitchen: HouseholdKitchen,
        _ texts: Texts,
        _ budget: WorkBudget
    ) throws(WorkBudget.Exhausted) -> ExtractAnswer {
        var warnings: [String] = []
        if title.isEmpty { warnings.append(texts("no_title")) }
        if ingredients.isEmpty { warnings.append(texts("no_ingredients")) }
        if steps.isEmpty { warnings.append(texts("no_steps")) }
        if servings == nil { warnings.append(texts("no_servings")) }
        if max(ingredients.count, steps.count) > RecipeRules.maxLines {
            warnings.append(texts("too_many_lines", ["count": String(RecipeRules.maxLines)]))
        }
        let lines = ingredients.prefix(RecipeRules.maxLines).map { line in
            Line(section: line.section?.cut(RecipeRules.maxSection), text: line.text.cut(RecipeRules.maxIngredient))
        }
        let draft = RecipeDraft(
            title: title.isEmpty ? texts("untitled") : title.cut(RecipeRules.maxTitle),
            source: RecipeSource(
                type: source.type,
                url: source.url?.utf8.count ?? 0 <= RecipeRules.maxURL ? source.url : nil,
                name: source.name?.cut(RecipeRules.maxSourceName)
            ),
            servings: servings ?? 4,
            ingredients: try kitchen.read(lines, budget),
            steps: steps.prefix(RecipeRules.maxLines).map { step in
                RecipeStep(section: step.section?.cut(RecipeRules.maxSection), text: step.text.cut(RecipeRules.maxStep))
            },
            times: RecipeTimes(prep: prepMinutes, cook: cookMinutes, total: totalMinutes),
            tags: tags,
            imageURL: imageURL.flatMap { PageURL.isWeb($0) && !$0.contains(where: \.isWhitespace) ? $0 : nil },
            nutrition: nutrition.isEmpty ? nil : nutrition
        )
        return ExtractAnswer(draft: draft, warnings: warnings)
    }
}

extension String {
    /// The first so many characters as the rules count them.
    fileprivate func cut(_ count: Int) -> String {
        unicodeScalars.count <= count ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(count)))
    }
}
