import Foundation

/// A household that has one of everything, made through the API.
struct ReplayHousehold {
    let owner: ReplayPerson
    /// A word that all of its texts carry.
    let word: String
    /// What stands for a path's parameter, by collection and name, or by name alone: `items/item_id`, `recipe_id`.
    private(set) var values: [String: String] = [:]
    /// Links to its list, by what they allow.
    private(set) var shares: [String: String] = [:]
    private(set) var feed = ""
    /// A code that admits somebody.
    private(set) var invitation = ""
    /// Kinds of things that could not be made, and why.
    private(set) var missing: [String] = []

    /// Somebody's household with one of each thing that the services' documents know.
    ///
    /// To read a picture takes a process of its own: a household whose picture nobody asks for `hasPicture` only by name.
    init(_ stage: ReplayStage, word: String, hasPicture: Bool = true) async throws {
        self.word = word
        owner = try await stage.newcomer(named: word)
        let mine = owner.headers
        func id(_ answer: ReplayAnswer) -> String { answer.json["id"] as? String ?? "" }
        let housemate = try await stage.member(of: owner, as: "editor")
        values = ["household_id": owner.household, "user_id": housemate.user, "session_id": owner.session]
        let recipe: [String: Any] = [
            "title": "\(word) soup", "ingredients": ["1 \(word) onion", "500 g carrots"], "steps": ["Cook \(word)."],
            "notes": "\(word) notes", "tags": [word.lowercased()],
        ]
        values["recipe_id"] = id(try await stage.make("POST", "/api/v1/recipes", mine, recipe))
        let twin: [String: Any] = ["title": "\(word) soup", "ingredients": ["1 \(word) onion"]]
        values["other_recipe_id"] = id(try await stage.make("POST", "/api/v1/recipes", mine, twin))
        values["tag"] = word.lowercased()
        values["picture_id"] = hasPicture ? try await picture(stage) : UUID().uuidString.lowercased()
        try await importFile(stage)
        // An archived menu, which can be used again, and one that is being planned.
        let first = try await planMenu(stage)
        _ = try await stage.make("POST", "/api/v1/menus/\(first.menu)/grocery-list", mine, ["have": [String]()])
        _ = try await stage.make("POST", "/api/v1/menus/\(first.menu)/archive", mine)
        let second = try await planMenu(stage)
        values["menu_id"] = second.menu
        values["recipes/item_id"] = second.item
        values["archived_menu_id"] = first.menu
        let entry: [String: Any] = [
            "date": ReplayExample.day(1), "slot": "dinner", "recipe_id": values["recipe_id"] ?? "", "servings": 4,
        ]
        values["entry_id"] = id(try await stage.make("POST", "/api/v1/meal-plan/entries", mine, entry))
        let other: [String: Any] = ["date": ReplayExample.day(2), "slot": "lunch", "note": "\(word) note"]
        values["other_entry_id"] = id(try await stage.make("POST", "/api/v1/meal-plan/entries", mine, other))
        try await shop(stage)
        invitation = try await stage.invitation(of: owner, as: "viewer")
        try await completeFromDocuments(stage)
    }

    /// The path of an operation with this household's ids; `replace` may put others in their place.
    func path(_ door: ReplayStage.Door, replacing replace: ((String) -> String?)? = nil) -> String? {
        var path = door.operation.path
        for name in door.operation.parameters {
            guard let value = replace?(name) ?? value(name, in: door.operation.path) else { return nil }
            let encoded = value.addingPercentEncoding(withAllowedCharacters: ReplayPath.plain) ?? value
            path = path.replacing("{\(name)}", with: encoded)
        }
        return path
    }

    /// What stands for a parameter of a path.
    func value(_ name: String, in template: String) -> String? {
        if name == "token" { return template.hasPrefix("/feeds") ? feed : shares["edit"] }
        return values[ReplayPath.key(name, in: template)] ?? values[name] ?? ReplayExample.pathValues[name]
    }

    /// The id that a body's member of this name means; nil if it is the id of something new.
    func value(member name: String) -> String? {
        let name = ReplayExample.aliases[name] ?? (name.hasSuffix("_ids") ? String(name.dropLast()) : name)
        return values[name]
    }

    /// Gives the recipe a picture; its id.
    private func picture(_ stage: ReplayStage) async throws -> String {
        let path = "/api/v1/recipes/\(values["recipe_id"] ?? "")/image"
        let answer = try await stage.send(
            ReplayRequest(
                method: "PUT",
                url: (stage.base(of: path, "PUT") ?? "") + path,
                headers: owner.headers,
                body: ReplayExample.picture,
                type: "image/png"
            )
        )
        let address = answer.json["image_url"] as? String ?? ""
        guard answer.isGood, let id = address.split(separator: "/").dropLast().last else {
            throw UnexpectedReply(reply: "PUT \(path): \(answer)")
        }
        return String(id)
    }

    /// Imports a file in one part, in which there is nothing.
    private mutating func importFile(_ stage: ReplayStage) async throws {
        let path = "/api/v1/imports"
        let file: [String: Any] = ["name": "\(word).zip", "size": ReplayExample.file.count]
        let made = try await stage.make("POST", path, owner.headers, ["file": file])
        let id = made.json["id"] as? String ?? ""
        values["import_id"] = id
        let answer = try await stage.send(
            ReplayRequest(
                method: "PUT",
                url: (stage.base(of: path, "POST") ?? "") + "\(path)/\(id)/parts/0",
                headers: owner.headers,
                body: ReplayExample.file,
                type: "application/octet-stream"
            )
        )
        guard answer.isGood else { throw UnexpectedReply(reply: "PUT \(path)/\(id)/parts/0: \(answer)") }
        // It is read in the background, and must not change later as if somebody had done so.
        for _ in 0..<1000 {
            let document = try await stage.make("GET", "\(path)/\(id)", owner.headers)
            values["import_item_id"] = (document.json["items"] as? [[String: Any]])?.first?["id"] as? String
            if document.json["state"] as? String == "done" { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private func planMenu(_ stage: ReplayStage) async throws -> (menu: String, item: String) {
        let body = ["recipe_id": values["recipe_id"] ?? ""]
        let board = try await stage.make("POST", "/api/v1/menu/recipes", owner.headers, body)
        // The menu that takes recipes is called next while another is being cooked.
        let menu = (board.json["next"] as? [String: Any] ?? board.json["menu"] as? [String: Any]) ?? [:]
        let item = (menu["recipes"] as? [[String: Any]])?.first?["id"] as? String
        return (menu["id"] as? String ?? "", item ?? "")
    }

    private mutating func shop(_ stage: ReplayStage) async throws {
        let list = UUID().uuidString.lowercased()
        values["list_id"] = list
        let path = "/api/v1/grocery-lists/\(list)"
        let day = ReplayExample.day(3)
        let meal: [String: Any] = [
            "date": day, "slot": "dinner", "recipe_id": values["recipe_id"] ?? "", "servings": 4,
        ]
        let entry = try await stage.make("POST", "/api/v1/meal-plan/entries", owner.headers, meal)
        let body: [String: Any] = [
            "title": "\(word) shop", "items": ["2 l \(word) milk", "3 \(word) apples"],
            "plan": ["from": day, "to": day],
        ]
        let made = try await stage.make("PUT", path, owner.headers, body)
        let items = made.json["items"] as? [[String: Any]] ?? []
        values["items/item_id"] = items.first { $0["manual"] as? Bool == true }?["id"] as? String
        for item in items where item["manual"] as? Bool == false {
            let item = item["id"] as? String ?? ""
            _ = try await stage.make("POST", "\(path)/items/\(item)/checked", owner.headers)
        }
        let id = entry.json["id"] as? String ?? ""
        _ = try await stage.make("DELETE", "/api/v1/meal-plan/entries/\(id)", owner.headers)
        values["notices/notice_id"] = try await notice(on: path, stage)
        let shop = UUID().uuidString.lowercased()
        values["shop_id"] = shop
        _ = try await stage.make("PUT", "/api/v1/aisles/shops/\(shop)", owner.headers, ["name": "\(word) corner"])
        for role in ["view", "check", "edit"] {
            let share = try await stage.make("POST", path + "/shares", owner.headers, ["role": role])
            shares[role] = (share.json["url"] as? String)?.split(separator: "/").last.map(String.init)
            values["share_id"] = share.json["id"] as? String
        }
        let gone = try await stage.make("POST", path + "/shares", owner.headers, ["role": "edit"])
        shares["revoked"] = (gone.json["url"] as? String)?.split(separator: "/").last.map(String.init)
        _ = try await stage.make("DELETE", "/api/v1/shares/\(gone.json["id"] as? String ?? "")", owner.headers)
        let made2 = try await stage.make("POST", "/api/v1/exports/feeds", owner.headers, ["purpose": "menu"])
        values["feed_id"] = made2.json["id"] as? String
        let hook = try await stage.make(
            "POST",
            "/api/v1/household-webhooks",
            owner.headers,
            ["url": "https://larder.invalid/\(word)"]
        )
        values["webhook_id"] = hook.json["id"] as? String
        let device = try await stage.make(
            "POST",
            "/api/v1/push-subscriptions",
            owner.headers,
            ReplayExample.device(at: "https://larder.invalid/\(word)")
        )
        values["subscription_id"] = device.json["id"] as? String
        // Nobody answers there, and each attempt would change the household's rows.
        let path2 = "/api/v1/household-webhooks/\(hook.json["id"] as? String ?? "")"
        _ = try await stage.make("PATCH", path2, owner.headers, ["state": "paused"])
        let parts = (made2.json["url"] as? String ?? "").split(separator: "/")
        feed = parts.dropLast().last.map(String.init) ?? ""
    }

    /// What the list says of the meal that is gone, as soon as the plan's event has arrived.
    private func notice(on path: String, _ stage: ReplayStage) async throws -> String? {
        for _ in 0..<500 {
            let list = try await stage.make("GET", path, owner.headers)
            if let first = (list.json["notices"] as? [[String: Any]])?.first { return first["id"] as? String }
            try await Task.sleep(for: .milliseconds(10))
        }
        return nil
    }

    /// Makes one of each thing that the documents know and the lines above do not: what a collection is posted to, or
    /// put under an id of one's own.
    private mutating func completeFromDocuments(_ stage: ReplayStage) async throws {
        let doors = stage.doors.filter { $0.operation.needsToken }
        for door in doors {
            for name in door.operation.parameters where value(name, in: door.operation.path) == nil {
                let collection = ReplayPath.collection(name, in: door.operation.path)
                let own = "\(collection)/{\(name)}"
                var said: [String] = []
                for maker in doors where ["POST", "PUT"].contains(maker.operation.method) {
                    guard [collection, own].contains(maker.operation.path) else { continue }
                    said += try await make(name, own, by: maker, stage)
                    if values[ReplayPath.key(name, in: own)] != nil { break }
                }
                if value(name, in: door.operation.path) == nil {
                    // What has been made may tell its id only where it is listed.
                    values[ReplayPath.key(name, in: own)] = try await firstID(of: collection, stage)
                }
                if value(name, in: door.operation.path) == nil {
                    missing.append("{\(name)} of \(door): \(said.isEmpty ? ["nothing makes one"] : said)")
                }
            }
        }
    }

    private func firstID(of collection: String, _ stage: ReplayStage) async throws -> String? {
        guard let list = stage.doors.first(where: { $0.operation.method == "GET" && $0.operation.path == collection }),
            let path = path(list)
        else { return nil }
        let answer = try await stage.make("GET", path, owner.headers)
        return (answer.json["items"] as? [[String: Any]])?.first?["id"] as? String
    }

    /// Tries to make something that `{name}` stands for; what was answered if that fails.
    private mutating func make(
        _ name: String,
        _ template: String,
        by maker: ReplayStage.Door,
        _ stage: ReplayStage
    ) async throws -> [String] {
        var said: [String] = []
        for id in [UUID().uuidString.lowercased(), "\(word)-thing".lowercased()] {
            guard let path = path(maker, replacing: { $0 == name ? id : nil }) else { return ["\(maker) lacks ids"] }
            for body in ReplayExample.bodies(for: maker) {
                let request = ReplayRequest(
                    method: maker.operation.method,
                    url: maker.service.base + path,
                    headers: owner.headers,
                    body: Array(try JSONSerialization.data(withJSONObject: body.json(self)))
                )
                let answer = try await stage.send(request)
                let named = (answer.json["id"] ?? answer.json[name]) as? String
                guard answer.isGood, let made = maker.operation.path == template ? id : named else {
                    said.append("\(maker): \(answer)")
                    continue
                }
                values[ReplayPath.key(name, in: template)] = made
                if values[name] == nil { values[name] = made }
                return []
            }
        }
        return said
    }
}
