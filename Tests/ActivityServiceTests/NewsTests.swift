import AccountAPI
import ExportAPI
import FoundationEssentials
import GroceryAPI
import JSON
import Kitchen
import MealPlanAPI
import MenuAPI
import RecipeAPI
import Testing
import Values

@testable import ActivityService

/// Every kind of event is told to the household, or its service says that it is not.
@Suite struct NewsTests {
    private let household = HouseholdID(UUID())

    /// Compares what a service says of its kinds with what becomes of an event of each.
    private func check<Event: ServiceEvent>(_ events: [Event], _ news: (Event) -> News?) {
        #expect(Set(events.map(\.kind.rawValue)) == Set(Event.Kind.allCases.map(\.rawValue)))
        for event in events {
            #expect((news(event) != nil) == Event.isTold(event.kind), "\(event.kind.rawValue)")
        }
    }

    @Test func `each kind of the grocery service is told or named as internal`() throws {
        let list = ListFact(listID: GroceryListID(UUID()), title: "Week")
        let item = ListItemFact(listID: list.listID, itemID: GroceryItemID(UUID()))
        let share = ShareFact(shareID: ShareID(UUID()), actor: nil)
        check(
            [
                .listChanged(list), .listItemChanged(item), .listItemChecked(item), .listItemUnchecked(item),
                .listItemRemoved(item),
                .listItemsExpired(ListItemsFact(listID: list.listID, itemIDs: [item.itemID])), .listDeleted(list),
                .listMealsFreed(list),
                .listCategoryCorrected(CategoryCorrection(name: "Milk", category: .dairy)), .shareCreated(share),
                .shareRevoked(share), .staplesChanged(StaplesFact(title: "Salt")),
                .aislesChanged(AislesFact(version: 2)),
            ]
        ) { News($0 as GroceryEvent, in: household) }
        let deleted = try #require(News(GroceryEvent.listDeleted(list), in: household))
        #expect(deleted.thing.isDeleted && deleted.thing.kind == .groceryList)
        #expect(deleted.entry?.subject.title == "Week")
        let revoked = try #require(News(GroceryEvent.shareRevoked(share), in: household))
        #expect(revoked.thing.isDeleted && revoked.thing.kind == .share)
        let made = ListFact(listID: list.listID, title: "Week", created: true)
        #expect(News(GroceryEvent.listChanged(made), in: household)?.entry?.isNew == true)
        #expect(News(GroceryEvent.listChanged(list), in: household)?.entry?.isNew == false)
    }

    @Test func `each kind of the recipe service is told`() throws {
        let (id, time) = (RecipeID(UUID()), Instant.now)
        let cookbook = CookbookFact(cookbookID: CookbookID(UUID()), title: "Winter", created: true)
        let picture = MemberPictureFact(memberID: MemberID(UUID()))
        let job = ImportBody(
            id: ImportID(UUID()),
            version: 2,
            state: .running,
            counts: ImportCounts(),
            message: "",
            createdAt: time,
            updatedAt: time
        )
        check(
            [
                .recipeChanged(RecipeChanged(recipeID: id, title: "Soup", version: 4)),
                .recipeDeleted(RecipeDeleted(recipeID: id, title: "Soup")),
                .recipeRestored(RecipeRestored(recipeID: id, title: "Soup")),
                .foodsChanged(FoodsChanged(version: 1)), .cookbookChanged(cookbook), .cookbookDeleted(cookbook),
                .importChanged(ImportChanged(job: job)), .memberPictureChanged(picture),
            ]
        ) { News($0 as RecipeEvent, in: household) }
        let changed = News(
            RecipeEvent.recipeChanged(RecipeChanged(recipeID: id, title: "Soup", version: 4)),
            in: household
        )
        #expect(News(RecipeEvent.cookbookChanged(cookbook), in: household).entry?.isNew == true)
        #expect(News(RecipeEvent.cookbookDeleted(cookbook), in: household).thing.isDeleted)
        let member = News(RecipeEvent.memberPictureChanged(picture), in: household).thing
        #expect(member.kind == .member && member.id == picture.memberID.uuid && !member.isDeleted)
        #expect(changed.thing.version == 4 && changed.thing.path == "/api/v1/recipes/\(id)")
    }

    @Test func `each kind of the menu service is told or named as internal`() {
        let menu = MenuReference(menuID: MenuID(UUID()))
        let (item, recipe, list) = (MenuItemID(UUID()), RecipeID(UUID()), GroceryListID(UUID()))
        let fact = MenuRecipeFact(menuID: menu.menuID, itemID: item, recipeID: recipe)
        let cooking = MenuCookingFact(menuID: menu.menuID, itemID: item, recipeID: recipe, date: Instant.now.dateInUTC)
        check(
            [
                .menuRecipeAdded(fact), .menuRecipeRemoved(fact), .menuRecipeCooked(cooking),
                .menuRecipeUncooked(cooking), .menuChanged(menu), .menuCleared(menu), .menuReopened(menu),
                .menuPlannedAgain(menu), .menuCommitted(MenuCommitment(menuID: menu.menuID, listID: list)),
                .menuArchived(MenuEnd(menuID: menu.menuID, listID: nil, outcome: .completed)),
                .menuShoppingChanged(MenuShopping(menuID: menu.menuID, listID: list, planning: true)),
                .menuMealsChanged(MenuMeals(menuID: menu.menuID, version: 1, meals: [])),
            ]
        ) { News($0 as MenuEvent) }
    }

    @Test func `each kind of the meal-plan service is told or named as internal`() {
        let entry = PlanEntryFact(entryID: PlanEntryID(UUID()), recipeID: nil, date: Instant.now.dateInUTC)
        check(
            [
                .planEntryAdded(entry), .planEntryMoved(entry), .planEntryChanged(entry), .planEntryRemoved(entry),
                .planEntryCooked(entry), .planEntryUncooked(entry),
                .planMemberRemoved(PlanMemberFact(memberID: MemberID(UUID()))),
            ]
        ) { News($0 as PlanEvent) }
        #expect(News(PlanEvent.planEntryRemoved(entry))?.thing.isDeleted == true)
    }

    @Test func `each kind of the account and the export service is told`() {
        let user = UserID(UUID())
        check(
            [
                .householdChanged(HouseholdChanged(measurementSystem: nil)),
                .householdSettingsChanged(HouseholdVersion(version: 2)),
                .householdMemberChanged(MemberChanged(memberID: MemberID(UUID()))),
                .householdMembershipChanged(MembershipChanged(user: user, role: "editor", created: true)),
                .householdMemberRemoved(MemberRemoved(memberID: MemberID(UUID()))),
                .householdMembershipEnded(
                    MembershipEnded(user: user, actor: user, endsFeeds: true, endsLinks: true)
                ),
            ]
        ) { News($0 as AccountEvent, in: household) }
        let feed = FeedFact(actor: user)
        check([.feedCreated(feed), .feedRevoked(feed)]) { News($0 as FeedEvent, of: UUID()) }
    }
}
