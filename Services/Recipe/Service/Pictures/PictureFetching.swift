import Blobs
import HTTP
import Identity
import Media
import Values

/// Fetches the pictures of recipes from where they come from, in the background.
struct PictureFetching: Sendable {
    /// How long to wait after each try that came to nothing; after the last one there is no other.
    static let pauses: [Duration] = [.seconds(60), .seconds(600), .seconds(3600), .seconds(6 * 3600)]
    /// How long a fetch is nobody else's: longer than a download, and the decoding after it, can take.
    private static let lease = Duration.seconds(180)
    /// How many households have one fetched at the same time.
    private static let atOnce = 4

    let pictures: Pictures
    /// The guarded client, the only way out.
    let client: Client
    /// Told of what an operator should know.
    let failed: @Sendable (_ error: any Error, _ household: HouseholdID) -> Void

    /// Fetches one picture for each of a few households, those first that have waited longest; gives how many were due.
    func run() async throws -> Int {
        // They wait for the program rather than use up their tries.
        guard pictures.media.isInstalled else { return 0 }
        let now = pictures.book.now()
        let due = try await pictures.store.claim(Self.atOnce, at: now, for: Self.lease)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (household, fetch) in due {
                group.addTask { try await self.fetch(fetch, of: household) }
            }
            try await group.waitForAll()
        }
        return due.count
    }

    private func fetch(_ fetch: DueFetch, of household: HouseholdID) async throws {
        do {
            let bytes = try await download(fetch.source)
            try await pictures.adopt(bytes, for: fetch.recipeID, of: household, source: fetch.source)
        } catch RecipeError.missing, RecipeError.movedOn {
            try await pictures.store.forget(fetch, of: household)
        } catch {
            let outcome = PictureProblem(error)
            if outcome == .later { failed(error, household) }
            guard let code = outcome.code(afterTries: fetch.tries) else {
                // What is not the picture's fault does not count as a try.
                let tries = outcome == .later ? fetch.tries - 1 : fetch.tries
                let pause = Self.pauses[min(max(0, tries - 1), Self.pauses.count - 1)]
                let due = pictures.book.now() + (outcome == .later ? max(pause, .seconds(600)) : pause)
                return try await pictures.store.postpone(fetch, of: household, until: due, tries: tries)
            }
            try await pictures.book.note(code, of: fetch.recipeID, source: fetch.source, household)
        }
    }

    private func download(_ url: String) async throws -> [UInt8] {
        var request = ClientRequest(.get, url, maxBody: Pictures.maxSize)
        request.headers["User-Agent"] = "Mozilla/5.0 (compatible; Larder/1.0; recipe import)"
        request.headers["Accept"] = "image/webp,image/avif,image/jpeg,image/png,image/gif;q=0.8"
        let response = try await client.send(request)
        guard response.status == 200 else { throw PictureStatus(status: response.status) }
        return response.body
    }
}

/// The site answered with something else than the picture.
struct PictureStatus: Error {
    let status: Int
}
