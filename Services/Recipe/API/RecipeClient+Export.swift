public import HTTP
import JSON
public import Values

extension RecipeClient {
    /// Everything that the service keeps of a household, as it is written.
    public func exported(of household: HouseholdID, as credentials: Neighbour.Credentials) -> [ExportedList] {
        [
            ExportedList("foods") { write in
                try write(try await neighbour.document(RecipePaths.householdFoods(household), as: credentials))
            },
            ExportedList("food_corrections") { write in
                try await neighbour.items(RecipePaths.corrections, as: credentials, write)
            },
            ExportedList("member_pictures") { write in
                let page: RawPage = try await neighbour.get(RecipePaths.memberPictures, as: credentials)
                for item in page.items { try write(item) }
            },
            ExportedList("recipes") { write in
                try await neighbour.pages(RecipePaths.recipes, as: credentials) { page in
                    var ids = page.ids(RecipeID.self)
                    while !ids.isEmpty {
                        let answer = try await send(RecipeBatchRequest(ids: ids), as: credentials)
                        let batch = try Neighbour.decode(RawPage.self, answer)
                        for recipe in batch.items { try write(recipe) }
                        guard batch.left(RecipeID.self).count < ids.count else {
                            throw Problem.unavailable(code: "neighbour_unintelligible")
                        }
                        ids = batch.left()
                    }
                }
            },
            ExportedList("deleted_recipes") { write in
                try await neighbour.pages(RecipePaths.deleted, as: credentials) { page in
                    for id in page.ids(RecipeID.self) {
                        let path = RecipePaths.recipe(id)
                        try write(try await neighbour.document(path, query: [("deleted", "true")], as: credentials))
                    }
                }
            },
        ]
    }
}
