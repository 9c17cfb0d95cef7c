import Foundation
import Testing

@testable import LarderClient

/// JSON as the API writes it.
@Suite struct WireTests {
    @Test func `names are those of the API`() {
        for (theirs, ours) in [
            ("id", "id"), ("recipe_id", "recipeID"), ("image_url", "imageURL"), ("webcal_url", "webcalURL"),
            ("recipe_ids", "recipeIDs"), ("times_cooked", "timesCooked"), ("menu_item_id", "menuItemID"),
        ] {
            #expect(LarderJSON.camelCase(theirs) == ours)
            #expect(LarderJSON.snakeCase(ours) == theirs)
        }
    }

    @Test(arguments: ["2026-11-27T15:27:49.366Z", "2026-11-27T15:27:49.001Z", "1999-12-31T23:59:59.999Z"])
    func `instants keep their milliseconds`(text: String) throws {
        let date = try #require(LarderJSON.instant(text))
        #expect(LarderJSON.text(of: date) == text)
        #expect(LarderJSON.instant("2026-11-27T15:27:49Z") != nil)
        #expect(LarderJSON.instant("yesterday") == nil)
    }

    @Test func `unknown members and values are no error`() throws {
        let json = """
            {"id":"11111111-1111-4111-8111-111111111111","list_id":"11111111-1111-4111-8111-111111111112",
             "role":"polish","created_at":"2026-11-27T15:27:49.366Z","new_member":{"a":[1,null]}}
            """
        let share = try LarderJSON.decoder().decode(Share.self, from: Data(json.utf8))
        #expect(share.role == "polish" && share.role != .edit)
        #expect(share.expiresAt == nil)
        let again = try LarderJSON.decoder().decode(Share.self, from: LarderJSON.encoder().encode(share))
        #expect(again == share)
    }

    @Test func `amounts stay exact`() throws {
        let json = #"{"value":"3/2","max":null,"text":"1 ½","unit":"cup"}"#
        let amount = try LarderJSON.decoder().decode(Amount.self, from: Data(json.utf8))
        #expect(amount == Amount(value: "3/2", text: "1 ½", unit: "cup"))
        #expect(amount.doubleValue == 1.5)
        #expect(Amount.number("1/0") == nil && Amount.number("a") == nil && Amount.number("1/2/3") == nil)
    }

    @Test func `a change tells keeping, clearing and setting apart`() throws {
        var change = GroceryItemChange()
        #expect(try text(of: change) == "{}")
        change.note = .clear
        change.brand = .set("Bärenmarke")
        #expect(try text(of: change) == #"{"brand":"Bärenmarke","note":null}"#)
        let again = try LarderJSON.decoder().decode(GroceryItemChange.self, from: LarderJSON.encoder().encode(change))
        #expect(again == change)
    }

    @Test func `days are days of the calendar`() throws {
        #expect(CalendarDate("2026-03-01")?.description == "2026-03-01")
        #expect(CalendarDate("2024-02-29") != nil)
        for text in ["2026-02-29", "2026-13-01", "2026-3-1", "0000-01-01", "+026-01-01", "2026-01-01T00:00:00Z", ""] {
            #expect(CalendarDate(text) == nil, "\(text)")
        }
        let evening = try #require(LarderJSON.instant("2026-03-01T23:30:00Z"))
        let zone = try #require(TimeZone(secondsFromGMT: 3600))
        #expect(CalendarDate(evening, in: zone) == CalendarDate("2026-03-02"))
    }

    @Test func `a problem says everything that the server said`() throws {
        let json = """
            {"type":"about:blank","title":"Limit reached","status":403,"detail":"No room.","code":"limit_reached",
             "request_id":"abc","what":"recipes","limit":15,"used":15,"upgrade_url":"https://example.org",
             "errors":[{"pointer":"/title","code":"required","detail":"Give it a title."}]}
            """
        let problem = Problem(HTTPResponse(status: 403, headers: ["retry-after": "7"], body: Data(json.utf8)))
        #expect(problem.code == "limit_reached" && problem.limit == 15 && problem.used == 15)
        #expect(problem.errors.first?.pointer == "/title")
        #expect(problem.retryAfter == 7 && problem.requestID == "abc")
        #expect(problem.members["upgrade_url"]?.string == "https://example.org")
        #expect("\(LarderError.refused(problem))" == "No room.")
    }

    @Test func `an answer of somebody else is a problem, too`() {
        let problem = Problem(HTTPResponse(status: 502, body: Data("<html>Bad gateway</html>".utf8)))
        #expect(problem.status == 502 && problem.code == "http_502")
        #expect(LarderError.refused(problem).isTransient)
    }

    @Test func `what fills a path is one segment of it`() {
        let tag = "süß/sauer?"
        let path: Path = "/api/v1/recipes/tags/\(tag)"
        #expect(path.text == "/api/v1/recipes/tags/s%C3%BC%C3%9F%2Fsauer%3F")
        var query = RecipeQuery("a&b")
        query.tags = ["x", "y"]
        query.favourite = true
        #expect(query.query.text == "?q=a%26b&tag=x&tag=y&favourite=true")
    }

    @Test func `new ids are in the order of their time`() {
        let ids = (0..<5).map { UUID.larder(at: Date(timeIntervalSince1970: 1_795_793_268 + Double($0))).uuidString }
        #expect(ids == ids.sorted())
        #expect(ids.allSatisfy { $0.dropFirst(14).first == "7" && "89AB".contains($0.dropFirst(19).prefix(1)) })
    }

    private func text(of value: some Encodable) throws -> String {
        String(decoding: try LarderJSON.encoder().encode(value), as: UTF8.self)
    }
}
