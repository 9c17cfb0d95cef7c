import Foundation

extension Larder {
    /// Calendars and the addresses that calendar apps subscribe to.
    public var exports: ExportClient { ExportClient(api: api) }
}

/// An address that a calendar app subscribes to.
public struct Feed: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// What it shows: `groceries`, `menu` or `meal-plan`.
    public var purpose: String
    /// The address, only in the answer that makes it.
    public var url: URL?
    /// The address that opens a calendar app, only in the answer that makes it.
    public var webcalURL: URL?
    /// When it was made.
    public var createdAt: Date
    /// Who has made it.
    public var createdBy: UUID?
}

/// Calendars and the addresses that calendar apps subscribe to.
public struct ExportClient: Sendable {
    let api: API

    /// The household's addresses.
    public func feeds() -> Pages<Feed> {
        Pages { after in try await api.read(.get("/api/v1/exports/feeds", Query(limit: nil, after: after))) }
    }

    /// Makes an address, for `groceries`, `menu` or `meal-plan`.
    public func createFeed(_ purpose: String) async throws -> Feed {
        try await api.read(try .post("/api/v1/exports/feeds", ["purpose": purpose]))
    }

    /// Ends an address.
    public func deleteFeed(_ id: UUID) async throws { try await api.run(.delete("/api/v1/exports/feeds/\(id)")) }

    /// A list as a calendar file.
    public func calendar(ofList id: UUID) async throws -> String {
        try await text(.get("/api/v1/exports/grocery-lists/\(id.wire + ".ics")"))
    }

    /// The menu as a calendar file.
    public func menuCalendar() async throws -> String { try await text(.get("/api/v1/exports/menu.ics")) }

    /// Days of the plan as a calendar file.
    public func mealPlanCalendar(from: CalendarDate? = nil, to: CalendarDate? = nil) async throws -> String {
        var query = Query()
        query.add("from", from)
        query.add("to", to)
        return try await text(.get("/api/v1/exports/meal-plan.ics", query))
    }

    private func text(_ call: Call) async throws -> String {
        var call = call
        call.headers["Accept"] = "text/calendar"
        return String(decoding: try await api.send(call).body, as: UTF8.self)
    }
}
