import FoundationEssentials
import GroceryAPI
import Identity
import Values

extension News {
    /// What an event of the grocery service means; nil for what only services need.
    init?(_ event: GroceryEvent, in household: HouseholdID) {
        switch event {
        case .listChanged(let fact): self.init(list: fact)
        case .listDeleted(let fact): self.init(list: fact, isDeleted: true)
        case .listItemChanged(let fact), .listItemChecked(let fact), .listItemUnchecked(let fact),
            .listItemRemoved(let fact):
            self.init(item: fact)
        case .listItemsExpired(let fact):
            // Nobody has done that, so only clients are told.
            self.init(thing: Thing(kind: .groceryList, id: fact.listID.uuid, path: GroceryPaths.list(fact.listID)))
        case .shareCreated(let fact): self.init(share: fact, isDeleted: false)
        case .shareRevoked(let fact): self.init(share: fact, isDeleted: true)
        case .aislesChanged(let fact):
            self.init(
                thing: Thing(kind: .aisles, id: household.uuid, version: fact.version, path: GroceryPaths.aisles),
                entry: Entry(subject: Subject(.aisles, household.uuid))
            )
        case .staplesChanged(let fact):
            self.init(
                thing: Thing(kind: .staples, id: household.uuid, path: GroceryPaths.staples),
                entry: Entry(subject: Subject(.staples, household.uuid, fact.title))
            )
        case .listMealsFreed, .listCategoryCorrected: return nil
        }
    }

    private init(list fact: ListFact, isDeleted: Bool = false) {
        let list = fact.listID
        thing = Thing(kind: .groceryList, id: list.uuid, isDeleted: isDeleted, path: GroceryPaths.list(list))
        entry = Entry(subject: Subject(.groceryList, list.uuid, fact.title), isNew: fact.created ?? false)
    }

    private init(item fact: ListItemFact) {
        thing = Thing(kind: .groceryList, id: fact.listID.uuid, path: GroceryPaths.list(fact.listID))
        entry = Entry(
            subject: Subject(.groceryItem, fact.itemID.uuid, fact.title),
            place: Subject(.groceryList, fact.listID.uuid, fact.listTitle),
            isNew: fact.created ?? false
        )
    }

    private init(share fact: ShareFact, isDeleted: Bool) {
        thing = Thing(
            kind: .share,
            id: fact.shareID.uuid,
            isDeleted: isDeleted,
            path: fact.listID.map { GroceryPaths.shares(of: $0) }
        )
        entry = Entry(
            subject: Subject(.share, fact.shareID.uuid),
            place: fact.listID.map { Subject(.groceryList, $0.uuid, fact.listTitle) }
        )
    }
}
