import Values

extension RecipeBook {
    /// Makes what a recipe was what it says, as a new version.
    ///
    /// Gives what it was and is. A picture that is gone for good by now is not brought back; the recipe keeps the one it has.
    func restore(
        _ old: RecipeContent,
        of id: RecipeID,
        version: Int?,
        _ household: HouseholdID,
        by author: UserID
    ) async throws -> Saved {
        do {
            return try await patch(id, version: version, of: household, by: author) { content in content = old }
        } catch RecipeError.strangePicture {
            return try await patch(id, version: version, of: household, by: author) { content in
                let now = content
                content = old
                (content.imageURL, content.imageSource) = (now.imageURL, now.imageSource)
                content.saysImageSource = true
            }
        }
    }
}
