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
            json.array("eaters") { json in
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
        }
    }
}

extension HouseholdEaters: JSONReadable {
    private struct Wire: JSONReadable {
        let eater: Eater

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            eater = Eater(
                id: try members.required("id"),
                name: try members.required("name"),
                allergies: try members.required("allergies"),
                ingredients: try members.required("ingredients"),
                intolerances: try members.required("intolerances"),
                diets: try members.required("diets")
            )
        }
    }

    /// Reads what `encode` wrote.
    ///
    /// An allergen that this version does not know is an error: it must not be taken for none.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        restrictionVersion = try members.required("restriction_version")
        eaters = try members.required("eaters", as: [Wire].self).map(\.eater)
    }
}
