import AccountAPI
import Crypto
import FoundationEssentials
import GroceryAPI
import HTTP
import MealPlanAPI
import MenuAPI
import TimeZones
import Values

/// Makes the calendar files: asks the other services and turns their answers into components.
struct CalendarExports: Sendable {
    let neighbours: Neighbours
    /// The public URL that links are built from.
    let origin: String
    /// What calendars say.
    static let catalogue = TextCatalogue.included("calendars")

    /// One list.
    func list(
        _ id: GroceryListID,
        of household: HouseholdID,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> RenderedCalendar {
        let list = try await neighbours.list(id, credentials)
        let texts = await texts(of: household)
        return groceries(named: list.title, source: nil, in: texts).rendered { lines in
            CalendarExports.write(list, to: &lines, in: texts)
        }
    }

    /// All of a household's lists that show anything.
    func groceries(
        of household: HouseholdID,
        as credentials: Neighbour.Credentials,
        source: String?
    ) async throws(Problem) -> RenderedCalendar {
        let texts = await texts(of: household)
        let file = groceries(named: texts("name.groceries"), source: source, in: texts)
        var lines = file.begun()
        var cursor: String?
        repeat {
            let page = try await neighbours.lists(cursor, credentials)
            // One list at a time is kept, however many there are.
            for id in page.ids {
                CalendarExports.write(try await neighbours.list(id, credentials), to: &lines, in: texts)
            }
            cursor = page.next
        } while cursor != nil
        return file.ended(lines)
    }

    /// The menu that is being cooked; an empty calendar if there is none.
    func menu(
        of household: HouseholdID,
        as credentials: Neighbour.Credentials,
        source: String?
    ) async throws(Problem) -> RenderedCalendar {
        let board = try await neighbours.board(credentials)
        let facts = try await neighbours.household(household)
        let (zone, texts) = (facts.timeZone, Self.catalogue.texts(in: facts.language))
        let name = texts("name.menu")
        let file = CalendarFile(name: name, language: texts.language, color: ("chocolate", "#B8742A"), source: source)
        return file.rendered { lines in
            guard let menu = board.toCook else { return }
            let committed = menu.committedAt ?? menu.createdAt
            let first = TimeZones.localDate(of: committed, in: zone) ?? committed.dateInUTC
            for item in menu.recipes {
                ToDo(cooking: item, of: menu, from: first, origin: origin, in: texts).write(to: &lines)
            }
        }
    }

    /// The planned meals of a range of days, or around today.
    func mealPlan(
        of household: HouseholdID,
        days: PlanDays,
        as credentials: Neighbour.Credentials,
        source: String?
    ) async throws(Problem) -> RenderedCalendar {
        let plan = try await neighbours.plan(days, credentials)
        let facts = try await neighbours.household(household)
        let (zone, texts) = (facts.timeZone, Self.catalogue.texts(in: facts.language))
        // UTC has a form of its own in iCalendar and needs no VTIMEZONE.
        let isUTC = zone == "UTC" || zone == "Etc/UTC"
        let file = CalendarFile(
            name: texts("name.meals"),
            language: texts.language,
            color: ("seagreen", "#2F6B4F"),
            source: source,
            timeZone: isUTC ? nil : TimeZones.vtimezone(zone)
        )
        // A zone that the system does not know is left out of the times too: they are then in UTC.
        let named = file.timeZone == nil ? "UTC" : zone
        return file.rendered { lines in
            for entry in plan.entries {
                MealEvent(entry, at: facts.slotTimes, origin: origin, in: texts).write(to: &lines, timeZone: named)
            }
        }
    }

    /// What calendars say in a household's language; in English while it cannot be asked for, as no item depends on it.
    private func texts(of household: HouseholdID) async -> Texts {
        Self.catalogue.texts(in: try? await neighbours.household(household).language)
    }

    private func groceries(named name: String, source: String?, in texts: Texts) -> CalendarFile {
        CalendarFile(name: name, language: texts.language, color: ("seagreen", "#2F6B4F"), source: source)
    }

    private static func write(_ list: GroceryListBody, to lines: inout ContentLines, in texts: Texts) {
        for (order, item) in list.items.enumerated() {
            ToDo(buying: item, of: list, order: order, in: texts).write(to: &lines)
        }
    }
}
