import TestSupport
import Testing
import Values

@testable import MenuService

/// What docs/limits.md promises of menus is what the code does.
@Suite struct DocumentedLimitTests {
    @Test func `the documented limits are the ones in force`() throws {
        let page = try Documentation.page("limits.md")
        let number = Documentation.number
        for promise in [
            "| menus | \(Menu.capacity) recipes per menu, \(number(MenuBook.capacity)) per household, archived ones included |",
            "A page of menus ends after \(number(MenuBook.pageCapacity)) recipes, with `next`.",
        ] {
            #expect(page.contains(promise), "\(promise)")
        }
    }

    @Test func `where the history ends everything before is shown, and what ends it is known`() {
        func place(_ seconds: Int64) -> HistoryCursor {
            HistoryCursor(archivedAt: Instant(milliseconds: seconds * 1000), menu: MenuID(.version7()))
        }
        let (older, oldest, newer) = (place(1), place(2), place(3))
        let cut = HistoryWindow(oldest: oldest, total: 4, limit: 3)
        #expect(cut.hidesAny && cut.shows(newer) && cut.shows(oldest) && !cut.shows(older))
        #expect(!cut.ends(at: newer) && cut.ends(at: oldest) && cut.ends(at: older))
        let whole = HistoryWindow(oldest: oldest, total: 3, limit: 3)
        #expect(!whole.hidesAny && whole.shows(older) && !whole.ends(at: oldest))
        let none = HistoryWindow(oldest: nil, total: 1, limit: 0)
        #expect(none.hidesAny && !none.shows(newer) && none.ends(at: newer))
    }
}
