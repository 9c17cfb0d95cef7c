import HTTP

extension TransitionError: ProblemConvertible {
    var problem: Problem {
        switch self {
        case .noSuchMenu: .notFound("There is no menu with this id.")
        case .noSuchItem: .notFound("There is no recipe with this id in the menu.")
        case .recipeCooked:
            .conflict(
                code: "recipe_cooked",
                "This recipe is marked as cooked. Undo that first."
            )
        case .committed:
            .conflict(
                code: "menu_committed",
                "The grocery list for this menu has been made. Go back to planning it to clear it, or archive it."
            )
        case .stillPlanning:
            .conflict(
                code: "menu_planning",
                "This menu is still being planned. Create its grocery list before you cook."
            )
        case .nothingToArchive:
            .conflict(code: "menu_planning", "This menu is still being planned. Clear it if you do not want it.")
        case .archived:
            .conflict(code: "menu_archived", "This menu is finished. Cook it again to plan its recipes.")
        case .notArchived:
            .conflict(code: "menu_not_archived", "Only a menu from the history can be cooked again.")
        case .notFinished:
            .conflict(
                code: "menu_not_finished",
                "Only a menu from the history can be deleted. Clear or archive it first."
            )
        case .nothingToCook:
            .conflict(code: "nothing_to_cook", "Everything in this menu has been cooked. Add a recipe first.")
        case .menuInProgress:
            .conflict(
                code: "menu_in_progress",
                "You are still cooking another menu. Finish it, or archive it to start this one."
            )
        case .cannotReopen:
            .conflict(
                code: "menu_in_progress",
                "You are cooking another menu now. Finish or archive it before you reopen this one."
            )
        case .planningExists:
            .conflict(
                code: "planning_exists",
                "You are planning another menu already. Clear that one, or create its grocery list, first."
            )
        case .modeRequired:
            .conflict(
                code: "mode_required",
                "You are planning a menu already. Choose whether to merge these recipes into it or replace it."
            )
        case .nothingToReuse:
            .conflict(code: "nothing_to_reuse", "All recipes of this menu have been deleted.")
        case .menuFull:
            .conflict(code: "menu_full", "A menu holds at most \(Menu.capacity) recipes.")
        case .idTaken:
            .conflict(code: "id_taken", "Another recipe in your menus has this id already.")
        case .changedMeanwhile: .preconditionFailed()
        }
    }
}
