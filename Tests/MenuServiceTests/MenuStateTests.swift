import Testing

@testable import MenuService

/// What the state machine must answer, written down a second time by hand: a row for each command, a column for each
/// state.
///
/// This is the specification; where it and the code disagree, one of the two is wrong.
@Suite struct MenuStateTests {
    typealias Answer = Result<MenuState, TransitionError>

    static let states: [MenuState] = [.planning, .toCook, .archived(.completed), .archived(.abandoned), .gone]

    static let planning = Answer.success(.planning)
    static let toCook = Answer.success(.toCook)
    static let completed = Answer.success(.archived(.completed))
    static let abandoned = Answer.success(.archived(.abandoned))
    static let gone = Answer.success(.gone)
    static func no(_ error: TransitionError) -> Answer { .failure(error) }
    static let over = no(.archived)
    static let none = no(.noSuchMenu)

    static let table: [(MenuCommand, [Answer])] = [
        //                                  planning                to_cook               completed         abandoned         gone
        (.addRecipe, [planning, toCook, over, over, none]),
        (.removeRecipe(.cooked), [no(.recipeCooked), no(.recipeCooked), over, over, none]),
        (.removeRecipe(.lastOne), [gone, gone, over, over, none]),
        (.removeRecipe(.someToCookLeft), [planning, toCook, over, over, none]),
        (.removeRecipe(.onlyCookedLeft), [planning, completed, over, over, none]),
        (.changeServings(.cooked), [planning, no(.recipeCooked), over, over, none]),
        (.changeServings(.notCooked), [planning, toCook, over, over, none]),
        (.reorder, [planning, toCook, over, over, none]),
        (.clear(.nothingCooked), [gone, no(.committed), over, over, none]),
        (.clear(.somethingCooked), [abandoned, no(.committed), over, over, none]),
        (.commit(.somethingToCook), [toCook, toCook, over, over, none]),
        (.commit(.nothingToCook), [no(.nothingToCook), toCook, over, over, none]),
        (.markCooked(.again), [planning, toCook, completed, abandoned, none]),
        (.markCooked(.someLeft), [no(.stillPlanning), toCook, over, over, none]),
        (.markCooked(.last), [no(.stillPlanning), completed, over, over, none]),
        (.cookPlanned(.again), [planning, toCook, completed, abandoned, none]),
        (.cookPlanned(.someLeft), [planning, toCook, completed, abandoned, none]),
        (.cookPlanned(.last), [planning, completed, completed, abandoned, none]),
        (.undoCooked(.cooked), [planning, toCook, toCook, abandoned, none]),
        (.undoCooked(.notCooked), [planning, toCook, completed, abandoned, none]),
        (.archive, [no(.nothingToArchive), abandoned, completed, abandoned, none]),
        (.planAgain, [planning, planning, over, over, none]),
        (.reuse, [no(.notArchived), no(.notArchived), completed, abandoned, none]),
    ]

    @Test func `every command has a row and every state a column`() {
        #expect(Self.table.count == MenuCommand.allCases.count)
        #expect(Set(Self.table.map(\.0)) == Set(MenuCommand.allCases))
        #expect(Self.table.allSatisfy { $0.1.count == Self.states.count })
    }

    @Test(arguments: MenuCommand.allCases)
    func `a command is answered in every state as decided`(command: MenuCommand) throws {
        let row = try #require(Self.table.first { $0.0 == command })
        for (state, expected) in zip(Self.states, row.1) {
            let answer = Answer { () throws(TransitionError) in try state.applying(command) }
            #expect(answer == expected, "\(command) in \(state)")
        }
    }

    @Test func `a command that has taken effect changes nothing when it is repeated`() {
        let repeatable: [MenuCommand] = [
            .reorder, .commit(.somethingToCook), .markCooked(.again), .undoCooked(.notCooked), .archive, .planAgain,
        ]
        for state in Self.states {
            for command in repeatable {
                guard let next = try? state.applying(command) else { continue }
                let again = Answer { () throws(TransitionError) in try next.applying(command) }
                #expect(again == .success(next), "\(command) twice from \(state)")
            }
        }
    }
}
