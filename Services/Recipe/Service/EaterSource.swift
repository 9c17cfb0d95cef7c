import HTTP
import Identity
import Kitchen
import Values

/// Asks the account service who eats in a household.
struct EaterSource: Sendable {
    let account: Neighbour
    let secret: InternalSecret

    func eaters(of household: HouseholdID) async throws -> Diners {
        let path = "/internal/v1/households/\(household)/eaters"
        let answer: Eaters = try await account.get(path, as: .service(secret))
        return Diners(restrictionVersion: answer.restrictionVersion, eaters: answer.eaters.map(\.eater))
    }
}

/// Who eats in a household, as of a version of what they must not eat.
struct Diners: Sendable {
    var restrictionVersion: Int
    var eaters: [Eater]
}

/// The answer.
///
/// An allergen or a diet that this version does not know is an error: it must not be taken for none.
private struct Eaters: Decodable {
    struct Person: Decodable {
        var id: String
        var name: String
        var allergies: [Allergen]
        var ingredients: [String]
        var intolerances: [String]
        var diets: [Diet]

        var eater: Eater {
            Eater(
                id: id,
                name: name,
                allergies: allergies,
                ingredients: ingredients,
                intolerances: intolerances,
                diets: diets
            )
        }
    }

    var restrictionVersion: Int
    var eaters: [Person]

    private enum CodingKeys: String, CodingKey {
        case restrictionVersion = "restriction_version"
        case eaters
    }
}
