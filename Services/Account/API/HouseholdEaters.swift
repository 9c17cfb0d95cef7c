public import JSON
public import Kitchen

/// Who eats in a household and what they must not eat, for Larder's own services only.
///
/// It never leaves them: no event, no log line and no public page carries any of it.
public struct HouseholdEaters: Sendable, Hashable {
    /// Counts the changes; the same version has the same eaters.
    public var restrictionVersion: Int
    /// Everybody who eats there.
    public var eaters: [Eater]

    /// The eaters of a version.
    public init(restrictionVersion: Int, eaters: [Eater]) {
        self.restrictionVersion = restrictionVersion
        self.eaters = eaters
    }
}

extension HouseholdEaters: JSONEncodable {
    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("restriction_version", restrictionVersion)
            json.member(
                "eaters",
                array: { json in
                    for eater in eaters {
                        json.object { json in
                            json.member("id", eater.id)
                            json.member("name", eater.name)
                            json.member("allergies", eater.allergies.map(\.rawValue))
                            json.member("ingredients", eater.ingredients)
                            json.member("intolerances", eater.intolerances)
                            json.member("diets", eater.diets.map(\.rawValue))
                        }
                    }
                }
            )
        }
    }
}

extension HouseholdEaters: Decodable {
    private struct Wire: Decodable {
        var id: String
        var name: String
        var allergies: [Allergen]
        var ingredients: [String]
        var intolerances: [String]
        var diets: [Diet]
    }

    private enum CodingKeys: String, CodingKey {
        case restrictionVersion = "restriction_version"
        case eaters
    }

    /// Reads what `encode` wrote.
    ///
    /// An allergen that this version does not know is an error: it must not be taken for none.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        restrictionVersion = try members.decode(Int.self, forKey: .restrictionVersion)
        eaters = try members.decode([Wire].self, forKey: .eaters).map { wire in
            Eater(
                id: wire.id,
                name: wire.name,
                allergies: wire.allergies,
                ingredients: wire.ingredients,
                intolerances: wire.intolerances,
                diets: wire.diets
            )
        }
    }
}
