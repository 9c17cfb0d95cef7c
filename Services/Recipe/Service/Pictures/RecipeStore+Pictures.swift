import Database
import Values

extension SQLRecipeStore {
    /// Makes a recipe's picture the one that its content names, and has fetched what is to be fetched.
    func link(
        _ content: RecipeContent,
        to recipe: RecipeID,
        of household: HouseholdID,
        at now: Instant,
        in tx: ScopedTransaction
    ) async throws {
        let release = PictureSQL.release(recipe, of: household, at: now)
        guard let picture = content.imageURL.flatMap({ PictureAddress($0) })?.picture else {
            var statements = [release, PictureSQL.unlink(recipe, of: household)]
            if let source = content.imageSource, content.imageProblem == nil {
                statements.append(PictureSQL.fetch(source, for: recipe, of: household, at: now))
            } else {
                statements.append(PictureSQL.forgetFetch(recipe, of: household))
            }
            return try await tx.runLater(statements)
        }
        guard try await tx.execute(PictureSQL.use(picture, of: household, at: now)) == 1 else {
            throw RecipeError.strangePicture
        }
        try await tx.runLater([
            release, PictureSQL.link(picture, to: recipe, of: household),
            PictureSQL.forgetFetch(recipe, of: household),
        ])
    }
}
