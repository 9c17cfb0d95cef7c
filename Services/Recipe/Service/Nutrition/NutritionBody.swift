import JSON

extension Nutrition: JSONEncodable {
    /// Writes it in the units that people read.
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("source", source.rawValue)
            json.object("per_serving") { json in
                for nutrient in Nutrient.allCases { encode(nutrient, to: &json) }
            }
            if source == .computed {
                json.member("tables", tables)
                json.member("foods", foods)
                json.member("counted", counted)
                json.member("known", (known * 1000).rounded(.down) / 1000)
            }
            json.array("not_counted") { json in
                for gap in gaps {
                    json.object { json in
                        json.member("line", gap.line)
                        json.member("text", gap.text)
                        json.member("food", gap.food)
                        json.member("reason", gap.reason.rawValue)
                    }
                }
            }
        }
    }

    private func encode(_ nutrient: Nutrient, to json: inout JSONWriter) {
        json.key(named: nutrient.name)
        guard let figure = figures[nutrient] else { return json.null() }
        json.object { json in
            let value = figure.parts / nutrient.parts
            json.member("value", (value * nutrient.decimals).rounded() / nutrient.decimals)
            json.member("unit", nutrient.unit)
            if source == .computed { json.member("foods", figure.foods) }
        }
    }
}
