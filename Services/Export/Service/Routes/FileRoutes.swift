import ExportAPI
import HTTP
import Identity
import Values

/// The calendar files that a member of the household downloads.
struct FileRoutes {
    let exports: CalendarExports
    let authenticator: Authenticator

    func add(to router: inout Router) {
        router.household(
            .get,
            ExportPaths.list,
            authenticator,
            .calendar("exportGroceryList", "a grocery list as to-dos")
        ) { request, _ in
            let id = try request.parameters.require("list_id", as: GroceryListID.self)
            return .calendar(try await exports.list(id, as: .forwarded), fileName: "groceries.ics", on: request)
        }
        router.household(.get, ExportPaths.menu, authenticator, .calendar("exportMenu", "the menu to cook as to-dos")) {
            request,
            caller in
            let file = try await exports.menu(of: caller.household, as: .forwarded, source: nil)
            return .calendar(file, fileName: "menu.ics", on: request)
        }
        router.household(
            .get,
            ExportPaths.mealPlan,
            authenticator,
            .calendar(
                "exportMealPlan",
                "planned meals as events",
                query: [
                    Parameter("from", .date, description: "The first day; a week before today if it is absent."),
                    Parameter("to", .date, description: "The last day; a week after today if it is absent."),
                ],
                errors: [422]
            )
        ) { request, caller in
            let days = try request.days()
            let file = try await exports.mealPlan(of: caller.household, days: days, as: .forwarded, source: nil)
            return .calendar(file, fileName: "meal-plan.ics", on: request)
        }
    }
}

extension Operation {
    /// An operation that answers with a calendar file.
    static func calendar(
        _ id: String,
        _ what: String,
        query: [Parameter] = [],
        errors: [Int] = []
    ) -> Operation {
        Operation(
            id,
            summary: "Gives \(what), as iCalendar.",
            tag: "exports",
            query: query + [.ifNoneMatch],
            answers: [.content(type: "text/calendar", "The calendar (RFC 5545)."), .notModified],
            errors: errors,
            isHeavy: true
        )
    }
}

extension Request {
    /// `?from=&to=`, both or neither.
    fileprivate func days() throws(Problem) -> ClosedRange<CalendarDate>? {
        let from = try date("from")
        let to = try date("to")
        guard from != nil || to != nil else { return nil }
        guard let from else {
            throw .invalid("/from", code: "required", "from is needed together with to.")
        }
        guard let to else { throw .invalid("/to", code: "required", "to is needed together with from.") }
        guard from <= to else { throw .invalid("/to", code: "out_of_range", "to must not be before from.") }
        return from...to
    }

    private func date(_ name: String) throws(Problem) -> CalendarDate? {
        guard let text = query[name] else { return nil }
        guard let date = CalendarDate(text) else {
            throw .invalid("/\(name)", code: "format", "\(name) must be a date that exists, as YYYY-MM-DD.")
        }
        return date
    }
}
