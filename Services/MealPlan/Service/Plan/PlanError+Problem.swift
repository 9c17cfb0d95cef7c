import HTTP

extension PlanError: ProblemConvertible {
    var problem: Problem {
        switch self {
        case .noSuchEntry: .notFound("There is no entry with this id.")
        case .noSuchPartner: .invalid("/with", code: "unknown", "There is no entry with this id")
        case .noSuchSource:
            .invalid("/leftover_of", code: "unknown", "There is no meal with this id that can have leftovers")
        case .leftoversTooEarly:
            .conflict(code: "leftovers_too_early", "Leftovers cannot be planned before their meal.")
        case .otherRecipe:
            .invalid("/recipe_id", code: "mismatch", "recipe_id must be the recipe of the original meal")
        case .noteWithoutServings: .invalid("/servings", code: "not_allowed", "A note has no servings")
        case .noteWithoutWords: .invalid("/note", code: "required", "A note needs text")
        case .idTaken: .conflict(code: "id_taken", "Another entry of your plan has this id already.")
        case .slotFull:
            .conflict(code: "slot_full", "A meal holds at most \(PlanBook.slotCapacity) entries.")
        case .alreadyPlanned:
            .conflict(
                code: "already_planned",
                "This recipe of the menu is on the calendar already. Move it, or copy it to have it twice."
            )
        case .windowTooFull:
            .invalid(
                "?to",
                code: "too_many",
                "More than \(PlanBook.windowCapacity) entries are planned for these days; ask for fewer days"
            )
        case .changedMeanwhile: .preconditionFailed()
        }
    }
}
