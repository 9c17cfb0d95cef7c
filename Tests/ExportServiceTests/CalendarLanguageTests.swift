import AccountAPI
import Foundation
import GroceryAPI
import HTTP
import MealPlanAPI
import MenuAPI
import Testing
import Values

@testable import ExportService

/// Calendars as a household reads them that does not read English.
@Suite struct CalendarLanguageTests {
    private static let noon = Instant(milliseconds: 1_795_176_000_000)
    private static let today = CalendarDate(daysSince1970: 20_777)

    private func exports(in language: String, list: GroceryListBody? = nil) -> CalendarExports {
        let neighbours = Neighbours(
            list: { _, _ throws(Problem) in
                guard let list else { throw .notFound() }
                return list
            },
            lists: { _, _ in ([], nil) },
            board: { _ in BoardBody(planning: nil, toCook: nil, version: 1) },
            plan: { _, _ in
                let (now, today) = (CalendarLanguageTests.noon, CalendarLanguageTests.today)
                let entry = PlanEntryBody(
                    id: PlanEntryID(UUID()),
                    version: 1,
                    date: today,
                    slot: .breakfast,
                    position: 0,
                    kind: .recipe,
                    recipeID: RecipeID(UUID()),
                    title: "Pancakes",
                    imageURL: nil,
                    servings: 1,
                    note: nil,
                    memberID: nil,
                    leftoverOf: nil,
                    cookedAt: nil,
                    createdAt: now,
                    updatedAt: now
                )
                return PlanWindowBody(today: today, from: today, to: today, entries: [entry])
            },
            household: { id in
                HouseholdFacts(id: id, name: "Test", timeZone: "Europe/Berlin", language: language)
            }
        )
        return CalendarExports(neighbours: neighbours, origin: "https://larder.example")
    }

    private func text(_ file: RenderedCalendar) -> String {
        String(decoding: file.bytes, as: UTF8.self).replacing("\r\n ", with: "")
    }

    @Test func `calendars have names in the household's language`() async throws {
        let exports = exports(in: "de-AT")
        let home = HouseholdID(UUID())
        let menu = text(try await exports.menu(of: home, as: .forwarded, source: nil))
        #expect(menu.contains("X-WR-CALNAME:Zu kochen\r\n") && menu.contains("//DE\r\n"))
        #expect(text(try await exports.groceries(of: home, as: .forwarded, source: nil)).contains("NAME:Einkauf\r\n"))
        let meals = text(try await exports.mealPlan(of: home, days: PlanDays(), as: .forwarded, source: nil))
        #expect(meals.contains("X-WR-CALNAME:Mahlzeiten\r\n"))
        #expect(meals.contains("DESCRIPTION:1 Portion\r\n"))
        #expect(meals.contains("Pancakes"), "what was typed stays")
    }

    @Test func `a meal's name and its dish are joined as the household's language does`() async throws {
        for (language, joined) in [("en", "Breakfast: Pancakes\r\n"), ("fr", "Petit-déjeuner : Pancakes\r\n")] {
            let home = HouseholdID(UUID())
            let meals = text(
                try await exports(in: language).mealPlan(of: home, days: PlanDays(), as: .forwarded, source: nil)
            )
            #expect(meals.contains(joined), "\(language)")
        }
    }
}
