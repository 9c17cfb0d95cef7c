import Kitchen
import Values

extension FamilyMember {
    /// How much of a serving they eat.
    var portionFactor: Rational { ownPortionFactor ?? ageGroup.portionFactor }

    /// What the kitchen has to know, and may.
    var eater: Eater {
        Eater(
            id: id.description,
            name: name,
            allergies: restrictions.allergies,
            ingredients: restrictions.allergyIngredients,
            intolerances: restrictions.intolerances,
            diets: restrictions.diets
        )
    }

    /// The member who comes after `old`, which is of the same id: the same, version and all, if nothing is different.
    func following(_ old: FamilyMember, at now: Instant) -> FamilyMember {
        var next = self
        (next.version, next.createdAt, next.updatedAt) = (old.version, old.createdAt, old.updatedAt)
        guard next != old else { return old }
        next.version += 1
        next.updatedAt = now
        return next
    }

    /// What is said otherwise than of the member before.
    func changes(since old: FamilyMember) -> [MemberField] {
        MemberField.allCases.filter { field in
            switch field {
            case .name: name != old.name
            case .ageGroup: ageGroup != old.ageGroup
            case .portionFactor: ownPortionFactor != old.ownPortionFactor
            case .allergies: restrictions.allergies != old.restrictions.allergies
            case .allergyIngredients: restrictions.allergyIngredients != old.restrictions.allergyIngredients
            case .intolerances: restrictions.intolerances != old.restrictions.intolerances
            case .diets: restrictions.diets != old.restrictions.diets
            case .user: user != old.user
            }
        }
    }
}

/// What is said of a member.
enum MemberField: String, CaseIterable {
    case name
    case ageGroup = "age_group"
    case portionFactor = "portion_factor"
    case allergies
    case allergyIngredients = "allergy_ingredients"
    case intolerances
    case diets
    case user = "user_id"
}

/// How old somebody is, as far as a kitchen cares.
enum AgeGroup: String, Sendable, CaseIterable {
    case adult
    case teen
    case child
    case toddler
    case baby

    /// How much of a serving people of this age usually eat.
    var portionFactor: Rational {
        switch self {
        case .adult, .teen: .one
        case .child: AgeGroup.half
        case .toddler: AgeGroup.quarter
        case .baby: .zero
        }
    }

    // The denominators are no zero, so neither falls back.
    private static let half = (try? Rational(1, over: 2)) ?? .one
    private static let quarter = (try? Rational(1, over: 4)) ?? .one
}

/// What becomes of one member of a household.
enum FamilyChange: Sendable, Equatable {
    /// There is none now, and there was none.
    case none
    case added(FamilyMember)
    case changed(from: FamilyMember, to: FamilyMember)
    case removed(FamilyMember)

    /// The way from one state to another.
    init(from old: FamilyMember?, to new: FamilyMember?) {
        self =
            switch (old, new) {
            case (nil, nil): .none
            case (nil, let new?): .added(new)
            case (let old?, nil): .removed(old)
            case (let old?, let new?): .changed(from: old, to: new)
            }
    }

    /// Whether what somebody must not or will not eat is another now: a name, an age or a portion is no restriction, and
    /// somebody who eats everything has none.
    var concernsKitchen: Bool {
        switch self {
        case .none: false
        case .added(let member), .removed(let member): member.restrictions != Restrictions()
        case .changed(let old, let new): old.restrictions != new.restrictions
        }
    }

    /// The user that the member is newly linked to.
    var newlyLinked: UserID? {
        switch self {
        case .none, .removed: nil
        case .added(let new): new.user
        case .changed(let old, let new): old.user == new.user ? nil : new.user
        }
    }
}
