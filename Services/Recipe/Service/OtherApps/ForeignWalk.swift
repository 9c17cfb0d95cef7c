import Archives
import Values

/// What reading a file of another app may cost.
struct ForeignLimits: Sendable {
    /// What archives may have.
    var archive = ArchiveLimits()
    /// How many bytes a file may have that is no archive, and so is in memory as a whole.
    var fileBytes = 64 << 20
    /// What reading one recipe may cost; a file of many takes many times as long.
    var recipe = WorkBudget.Limits(steps: 4_000_000, bytes: 16 << 20, milliseconds: 2000)
    /// How many recipes a file may have.
    var items = 20_000
}

/// Gives a file's recipes one after the other, and goes on where it had come to.
///
/// Used on one thread.
final class ForeignWalk {
    let limits: ForeignLimits
    private var skipping: Int
    private var count = 0
    private let abandonment: WorkBudget.Abandonment?
    private let each: (ForeignItem) throws -> Bool

    /// Passes over the first `skipping` items; `each` returns false to stop.
    init(
        skipping: Int,
        limits: ForeignLimits,
        abandonment: WorkBudget.Abandonment?,
        each: @escaping (ForeignItem) throws -> Bool
    ) {
        (self.skipping, self.limits, self.abandonment, self.each) = (skipping, limits, abandonment, each)
    }

    /// What reading one recipe may cost, from now on.
    var budget: WorkBudget { WorkBudget(limits.recipe, abandonment: abandonment) }

    /// What reading a whole database may cost that holds recipes in parts, from now on.
    var largeBudget: WorkBudget {
        let limits = WorkBudget.Limits(steps: 400_000_000, bytes: 1 << 30, milliseconds: 60_000)
        return WorkBudget(limits, abandonment: abandonment)
    }

    /// Gives the recipe that `make` reads, or says why there is none; false to stop.
    func item(_ entry: String, _ make: (WorkBudget) throws -> ForeignRecipe) throws -> Bool {
        if abandonment?.isAbandoned == true { throw ForeignFileError.abandoned }
        count += 1
        // defence: items-of-files
        guard count <= limits.items else { throw ForeignFileError.tooManyEntries }
        if skipping > 0 {
            skipping -= 1
            return true
        }
        let item: ForeignItem
        do {
            item = .recipe(try make(budget))
        } catch {
            item = .damaged(entry: entry, reason: try Self.damage(error))
        }
        return try each(item)
    }

    /// Says that an entry could not be read; false to stop.
    func damaged(_ entry: String, _ reason: ForeignDamage) throws -> Bool {
        try item(entry) { _ in throw reason }
    }

    /// What a failure says of one entry; throws what concerns the whole file.
    static func damage(_ error: any Error) throws -> ForeignDamage {
        switch error {
        case let damage as ForeignDamage: return damage
        case let error as ArchiveError: return try error.damage
        case WorkBudget.Exhausted.abandoned: throw ForeignFileError.abandoned
        case is WorkBudget.Exhausted: return .tooComplicated
        default: throw error
        }
    }
}

extension ArchiveError {
    /// What this says of one entry; throws what concerns the whole file.
    var damage: ForeignDamage {
        get throws(ForeignFileError) {
            switch self {
            case .entry(let damage): ForeignDamage(rawValue: damage.rawValue) ?? .damaged
            case .notAnArchive, .tooManyRewinds: .damaged
            case .tooDeep: .tooDeep
            case .unreadable: throw .unreadable
            case .tooManyEntries: throw .tooManyEntries
            case .tooLarge: throw .tooLarge
            case .bomb: throw .bomb
            }
        }
    }
}
