import Kitchen
import Values

/// Somebody who eats in a household, whether or not they sign in.
struct FamilyMember: Sendable, Equatable {
    /// How many a household can have.
    static let most = 50

    let id: MemberID
    var version = 1
    var content: Content
    let createdAt: Instant
    var updatedAt: Instant

    /// What a household says of a member.
    struct Content: Sendable, Equatable {
        var name: String
        var ageGroup = AgeGroup.adult
        /// How much of a serving they eat; nil as much as their age group usually does.
        var ownPortionFactor: Rational?
        var restrictions = Restrictions()
        /// The user who they are, if they sign in.
        var user: UserID?

        /// How much of a serving they eat.
        var portionFactor: Rational { ownPortionFactor ?? ageGroup.portionFactor }
    }

    /// The member after a change; the same, version and all, if nothing is different.
    func applying(_ content: Content, at now: Instant) -> FamilyMember {
        guard content != self.content else { return self }
        var changed = self
        changed.content = content
        changed.version += 1
        changed.updatedAt = now
        return changed
    }

    /// What the kitchen has to know, and may.
    var eater: Eater {
        Eater(
            id: id.description,
            name: content.name,
            allergies: content.restrictions.allergies,
            ingredients: content.restrictions.allergyIngredients,
            intolerances: content.restrictions.intolerances,
            diets: content.restrictions.diets
        )
    }
}

/// What somebody must not or will not eat.
struct Restrictions: Sendable, Equatable {
    /// Of the fourteen.
    var allergies: [Allergen] = []
    /// Single foods that they are allergic to, in their words.
    var allergyIngredients: [String] = []
    /// What they do not tolerate, in their words.
    var intolerances: [String] = []
    /// The diets that they keep.
    var diets: [Diet] = []
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

    /// Whether the kitchen has to look again at what the household may eat.
    ///
    /// Also for a name, which a warning shows.
    var concernsKitchen: Bool {
        switch self {
        case .none: false
        case .added, .removed: true
        case .changed(let old, let new): old.eater != new.eater
        }
    }

    /// The user that the member is newly linked to.
    var newlyLinked: UserID? {
        switch self {
        case .none, .removed: nil
        case .added(let new): new.content.user
        case .changed(let old, let new): old.content.user == new.content.user ? nil : new.content.user
        }
    }
}
