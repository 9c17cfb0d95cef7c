import FoundationEssentials
import HTTP
import JSON
import Kitchen
import Values

/// The body of `PUT /api/v1/aisles`; what is absent stays.
@JSONObject(.readOnly)
struct AislesChange {
    /// An aisle: one of Larder's by its key, or one of the household's own by an id.
    @JSONObject(.readOnly)
    struct OneAisle {
        /// Made here where it is absent.
        var key: String?
        var name: String?
    }

    /// The usual aisles of a choice, in place of those that there are.
    var choice: AisleBook.Choice?
    /// All aisles in their order.
    var aisles: [OneAisle]?
    var order: AisleOrder?
    /// The shop that new lists are for; null for none in particular.
    var usualShop: ShopID??

    /// The aisles that are asked for, and everything that is wrong with them.
    func checked(newID: () -> UUID) throws(Problem) -> [Aisle]? {
        guard let aisles else { return nil }
        var fields = FieldCheck()
        fields.count(aisles.count, "/aisles", most: AisleBook.mostAisles - 1)
        var keys: Set<String> = []
        let checked = aisles.prefix(AisleBook.mostAisles).enumerated().map { index, one in
            let pointer = "/aisles/\(index)"
            var aisle = Aisle(key: one.key ?? newID().canonical)
            aisle.name = fields.optionalText(one.name, "\(pointer)/name", max: 60)
            if aisle.isOwn {
                guard let id = UUID(canonical: aisle.key) else {
                    fields.refuse("\(pointer)/key", "unknown", "key is neither one of Larder's aisles nor a UUID")
                    return aisle
                }
                aisle.key = id.canonical
                if aisle.name == nil { fields.must("\(pointer)/name", "required", "not be empty") }
            }
            if !keys.insert(aisle.key).inserted {
                fields.refuse("\(pointer)/key", "conflict", "This aisle is there twice.")
            }
            return aisle
        }
        try fields.finish()
        return checked
    }
}

/// The body of `PUT /api/v1/aisles/shops/{shop_id}`.
@JSONObject(.readOnly)
struct ShopChange {
    var name: String
    /// By hand if it is absent.
    var order: AisleOrder?
    /// The keys in order; those that are missing are put where they are in the household's order.
    var aisles: [String]?

    /// The shop, and everything that is wrong with it.
    func checked(_ id: ShopID) throws(Problem) -> Shop {
        var fields = FieldCheck()
        let name = fields.text(name, "/name", max: 60)
        fields.count(aisles?.count ?? 0, "/aisles", most: AisleBook.mostAisles)
        try fields.finish()
        return Shop(id: id, name: name, order: order ?? .hand, aisles: aisles ?? [])
    }
}

/// A household's aisles as the API answers them, in the language of the current task.
struct AislesBody: JSONEncodable {
    var aisles: HouseholdAisles
    var household: HouseholdID

    func encode(to json: inout JSONWriter) {
        let book = aisles.book
        json.object { json in
            json.member("version", aisles.version)
            json.member("choice", book.choice)
            json.member("order", book.order)
            json.member("walks", aisles.count(in: nil, of: household))
            json.array("aisles") { json in for aisle in book.aisles { write(aisle, to: &json) } }
            json.member("walked", aisles.order(in: nil, of: household))
            json.array("unused") { json in for aisle in book.unused { write(aisle, to: &json) } }
            json.array("shops") { json in
                for shop in book.shops {
                    json.object { json in
                        json.member("id", shop.id)
                        json.member("name", shop.name)
                        json.member("order", shop.order)
                        json.member("walks", aisles.count(in: shop, of: household))
                        json.member("aisles", shop.aisles)
                        json.member("walked", aisles.order(in: shop, of: household))
                    }
                }
            }
            json.member("usual_shop", book.usualShop)
            json.array("placements") { json in
                for placement in book.placements {
                    json.object { json in
                        json.member("item", placement.item)
                        json.member("aisle", placement.aisle)
                    }
                }
            }
        }
    }

    private func write(_ aisle: Aisle, to json: inout JSONWriter) {
        json.object { json in
            json.member("key", aisle.key)
            json.member("title", aisles.book.title(of: aisle))
            json.member("name", aisle.name)
            json.member("own", aisle.isOwn)
        }
    }
}
