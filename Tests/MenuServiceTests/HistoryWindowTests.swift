import Testing
import Values

@testable import MenuService

@Suite struct HistoryWindowTests {
    private func place(_ hour: Int64, _ menu: Int = 5) -> HistoryCursor {
        HistoryCursor(archivedAt: Instant(milliseconds: hour * 3_600_000), menu: .test(menu))
    }

    @Test func `a plan that shows as many menus as there are hides none`() {
        let window = HistoryWindow(oldest: place(10), total: 3, limit: 3)
        #expect(!window.hidesAny && window.shows(place(9)) && !window.ends(at: place(9)) && !window.ends(at: place(10)))
    }

    @Test func `of more menus the latest are shown, and the window ends at the last of them`() {
        let window = HistoryWindow(oldest: place(10), total: 4, limit: 3)
        #expect(window.hidesAny)
        for (place, isShown, ends) in [
            (place(9), false, true), (place(10), true, true), (place(11), true, false),
            // Of one moment they are told apart by their ids.
            (place(10, 4), false, true), (place(10, 6), true, false),
        ] {
            #expect(window.shows(place) == isShown && window.ends(at: place) == ends, "\(place)")
        }
    }

    @Test func `a plan that shows no history shows none`() {
        let window = HistoryWindow(oldest: nil, total: 1, limit: 0)
        #expect(window.hidesAny && !window.shows(place(10)) && window.ends(at: place(10)))
        let empty = HistoryWindow(oldest: nil, total: 0, limit: 0)
        #expect(!empty.hidesAny && empty.shows(place(10)) && !empty.ends(at: place(10)))
    }

    @Test func `a cursor is read as it was written`() {
        #expect(HistoryCursor(place(10).description) == place(10))
        for text in ["", "1", "1_2", "x_\(MenuID.test(5))", "1_\(MenuID.test(5))_", "_\(MenuID.test(5))"] {
            #expect(HistoryCursor(text) == nil, "\(text)")
        }
    }
}
