import FoundationEssentials
import RecipeAPI
import Values

extension News {
    /// What an event of the recipe service means.
    init(_ event: RecipeEvent, in household: HouseholdID) {
        switch event {
        case .recipeChanged(let fact):
            self.init(recipe: fact.recipeID, title: fact.title, version: fact.version)
        case .recipeDeleted(let fact): self.init(recipe: fact.recipeID, title: fact.title, isDeleted: true)
        case .recipeRestored(let fact): self.init(recipe: fact.recipeID, title: fact.title)
        case .foodsChanged(let fact):
            self.init(
                thing: Thing(kind: .foods, id: household.uuid, version: fact.version, path: RecipePaths.foods),
                entry: Entry(subject: Subject(.foods, household.uuid))
            )
        case .cookbookChanged(let fact): self.init(cookbook: fact)
        case .cookbookDeleted(let fact): self.init(cookbook: fact, isDeleted: true)
        case .importChanged(let fact):
            // Its recipes are told of one by one.
            let job = fact.job
            self.init(
                thing: Thing(
                    kind: .import,
                    id: job.id.uuid,
                    version: job.version,
                    path: RecipePaths.import(job.id)
                ),
                entry: nil
            )
        case .memberPictureChanged(let fact): self.init(member: fact.memberID)
        }
    }

    private init(cookbook fact: CookbookFact, isDeleted: Bool = false) {
        let id = fact.cookbookID
        thing = Thing(kind: .cookbook, id: id.uuid, isDeleted: isDeleted, path: RecipePaths.cookbook(id))
        entry = Entry(subject: Subject(.cookbook, id.uuid, fact.title), isNew: fact.created ?? false)
    }

    private init(recipe: RecipeID, title: String, version: Int? = nil, isDeleted: Bool = false) {
        thing = Thing(
            kind: .recipe,
            id: recipe.uuid,
            isDeleted: isDeleted,
            version: version,
            path: RecipePaths.recipe(recipe)
        )
        entry = Entry(subject: Subject(.recipe, recipe.uuid, title), isNew: version == 1)
    }
}
