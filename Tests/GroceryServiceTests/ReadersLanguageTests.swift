import Foundation
import GroceryAPI
import HTTP
import Kitchen
import TestSupport
import Testing
import Values

@testable import GroceryService

/// Lists as a household reads them that does not read English.
@Suite struct ReadersLanguageTests {
    private let html: Headers = ["Accept": "text/html"]

    private func share(_ grocery: Grocery, _ list: GroceryListID) async throws -> String {
        let answer = await grocery.client.post("\(GroceryPaths.list(list))/shares", "{}")
        let url = try #require(answer.text.firstMatch(of: /"url":"https:\/\/larder\.example([^"]+)"/))
        return String(url.1)
    }

    @Test(arguments: Engine.allCases)
    func `headings, units and the default title are in the household's language`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            grocery.cookbook.speak("de-AT")
            let days = GroceryPlanRange(
                from: CalendarDate(daysSince1970: 20_777),
                to: CalendarDate(daysSince1970: 20_779)
            )
            let planned = await grocery.client.send(
                .put,
                GroceryPaths.list(.random),
                GroceryListRequest(plan: days).text
            )
            #expect(try planned.decode(GroceryListBody.self).title == "Einkauf, 20. Nov. – 22. Nov.")
            let list = try await grocery.makeList(
                [
                    "1 can tomatoes", "1 can tomatoes", "1 l milk", "0.5 l milk", "0.25 tsp cinnamon",
                    "0.25 tsp cinnamon",
                ],
                title: "Sa"
            )
            #expect(list.categories.map(\.name).contains("Milchprodukte und Eier"))
            let read = try await grocery.list(list.id)
            #expect(read.items.map(\.text).sorted() == ["1,5 l", "2 Dosen", "½ TL"])
            #expect(read.categories == list.categories)
            let plain = await grocery.client.get(GroceryPaths.list(list.id), headers: ["Accept": "text/plain"])
            #expect(plain.text.contains("\nMilchprodukte und Eier\n") && plain.text.contains(" – 2 Dosen"))
            let one = await grocery.client.post("\(GroceryPaths.list(list.id))/items", #"{"text":"3 cans beans"}"#)
            #expect(try one.decode(GroceryItemBody.self).text == "3 cans", "what was typed stays as typed")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a list that is known is sent anew when the household reads another language`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["1 can tomatoes", "1 can tomatoes"])
            let path = GroceryPaths.list(list.id)
            let tag = try #require(await grocery.client.get(path).headers["ETag"])
            grocery.cookbook.speak("fr")
            let french = await grocery.client.get(path, headers: ["If-None-Match": tag])
            #expect(french.status == 200 && french.text.contains("2 boîtes"))
            let now = try #require(french.headers["ETag"])
            #expect(await grocery.client.get(path, headers: ["If-None-Match": now]).status == 304)
            let change = await grocery.client.send(.patch, path, #"{"title":"Samedi"}"#, headers: ["If-Match": now])
            #expect(change.status == 200, "the language does not matter for a change")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a shared page is in the reader's language, or else in the household's`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            grocery.cookbook.speak("de")
            let list = try await grocery.makeList(["1 can tomatoes", "1 can tomatoes", "milk"])
            let path = try await share(grocery, list.id)
            let home = await grocery.guest.get(path, headers: html).text
            #expect(home.contains("<html lang=\"de\">") && home.contains("2 Artikel zu kaufen"))
            #expect(home.contains("Milchprodukte und Eier") && home.contains("2 Dosen"))
            var headers = html
            headers["Accept-Language"] = "es-MX,es;q=0.9"
            let guest = await grocery.guest.get(path, headers: headers).text
            #expect(guest.contains("<html lang=\"es\">") && guest.contains("2 artículos por comprar"))
            #expect(guest.contains("2 latas") && guest.contains("data-late=\"Ahora mismo"))
            headers["Accept-Language"] = "pl"
            #expect(await grocery.guest.get(path, headers: headers).text.contains("<html lang=\"de\">"))
            #expect(await grocery.guest.get("\(path)/list.txt").text.contains("2 Dosen"))
            headers["Accept-Language"] = "fr"
            let lost = await grocery.guest.get(String(path.dropLast(3)) + "xyz", headers: headers)
            #expect(lost.status == 404 && lost.text.contains("Ce lien n’ouvre pas de liste"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household whose language nobody can say reads English, and is asked for again later`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            grocery.cookbook.speak("de")
            let list = try await grocery.makeList(["1 can tomatoes", "1 can tomatoes"])
            grocery.cookbook.leave()
            #expect(try await grocery.list(list.id).items[0].text == "2 cans")
            grocery.cookbook.leave(false)
            #expect(try await grocery.list(list.id).items[0].text == "2 cans", "not at once")
            grocery.clock.advance(.seconds(6))
            #expect(try await grocery.list(list.id).items[0].text == "2 Dosen")
        }
    }

    @Test func `what was typed stays in any language`() throws {
        let texts = ListTexts.texts(in: .fr)
        #expect(ListTitle.make(origin: .recipes, recipes: ["Chili", "{first}"], in: texts) == "Chili et {first}")
    }
}
