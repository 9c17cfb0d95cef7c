import Crypto
import ExportAPI
import HTTP
import Identity
import Values

/// The calendar files that a member of the household downloads.
extension Dependencies {
    func exportGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.parameters.require("list_id", as: GroceryListID.self)
        return .calendar(
            try await exports.list(id, of: caller.household, as: .forwarded),
            fileName: "groceries.ics",
            on: request
        )
    }

    func exportMenu(_ request: Request, _ caller: Caller) async throws -> Response {
        let file = try await exports.menu(of: caller.household, as: .forwarded, source: nil)
        return .calendar(file, fileName: "menu.ics", on: request)
    }

    func exportMealPlan(_ request: Request, _ caller: Caller) async throws -> Response {
        let days = PlanDays(try request.query.dates())
        let file = try await exports.mealPlan(of: caller.household, days: days, as: .forwarded, source: nil)
        return .calendar(file, fileName: "meal-plan.ics", on: request)
    }
}

/// How the routes of files are documented.
extension Operation {
    static let exportGroceryList = calendar("exportGroceryList", "a grocery list as to-dos")
    static let exportMenu = calendar("exportMenu", "the current menu as to-dos")
    static let exportMealPlan = calendar(
        "exportMealPlan",
        "planned meals as events",
        query: [
            Parameter("from", .date, description: "The first day; seven days before today if both are absent."),
            Parameter(
                "to",
                .date,
                description: "The last day; fifteen days in all unless both are given, at most 100."
            ),
        ],
        errors: [422]
    )

    /// An operation that answers with a calendar file.
    private static func calendar(
        _ id: String,
        _ what: String,
        query: [Parameter] = [],
        errors: [Int] = []
    ) -> Operation {
        Operation(
            id,
            summary: "Returns \(what), as iCalendar.",
            tag: "exports",
            query: query + [.ifNoneMatch],
            answers: [.content(type: "text/calendar", "The calendar (RFC 5545)."), .notModified],
            errors: errors,
            isHeavy: true
        )
    }
}

extension Response {
    /// A calendar file: shown by its app rather than saved, cached for five minutes, with a strong ETag of its bytes.
    static func calendar(_ calendar: RenderedCalendar, fileName: String, on request: Request) -> Response {
        var response = Response.bytes(calendar.bytes, type: "text/calendar; charset=utf-8")
            .with("Content-Disposition", "inline; filename=\"\(fileName)\"")
            .with("Cache-Control", "private, max-age=300")
            .with("ETag", "\"\(SHA256.hash(calendar.bytes).base64URL)\"")
        if let modified = calendar.lastModified { response.headers.add("Last-Modified", modified.httpDate) }
        return response.conditional(on: request)
    }
}

extension Instant {
    /// The date format of HTTP: `Fri, 20 Nov 2026 09:30:00 GMT` (RFC 9110, section 5.6.7).
    var httpDate: String {
        let date = dateInUTC
        let (year, month, day) = date.components
        let weekday = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][date.weekday - 1]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        // RFC 3339 has the clock at the same place: 2026-11-20T09:30:00.000Z.
        let clock = description.dropFirst(11).prefix(8)
        return "\(weekday), \(day < 10 ? "0" : "")\(day) \(months[month - 1]) \(year) \(clock) GMT"
    }
}
