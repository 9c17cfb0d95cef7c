import Database
import Events
import Identity
import Values

extension SQLMenuStore {
    /// Deletes an archived menu, which is kept for a while.
    func delete(_ id: MenuID, of household: HouseholdID, ifVersion version: Int?) async throws {
        let now = now()
        try await db.of(household).transaction { tx in
            let rows = try await tx.run([MenuSQL.lock(household), DeletedMenuSQL.state(id, of: household)])
            guard let row = rows[1].first else { throw TransitionError.noSuchMenu }
            guard try row.string(0) == StoredMenu.State.archived.rawValue else { throw TransitionError.notFinished }
            if let version, try row.int(1) != version { throw TransitionError.changedMeanwhile }
            let told = MenuFact.cleared(id).draft(titles: [:], undo: Undo(restoring: id))
            try await tx.runLater(
                DeletedMenuSQL.putAside(id, of: household, at: now)
                    + Outbox.statements([told], household: household, at: now)
            )
        }
    }

    /// Brings a deleted menu back; one that is there stays as it is.
    func restore(_ id: MenuID, of household: HouseholdID) async throws {
        let now = now()
        do {
            try await db.of(household).transaction { tx in
                let rows = try await tx.run([
                    MenuSQL.lock(household), DeletedMenuSQL.state(id, of: household),
                    DeletedMenuSQL.locked(id, of: household, since: now - DeletedMenu.lifetime),
                    MenuSQL.itemCount(of: household),
                ])
                guard rows[1].isEmpty else { return }
                guard let recipes = try rows[2].first?.int(0) else { throw TransitionError.noSuchMenu }
                let count = try rows[3].first?.int(0) ?? 0
                try StorageFull.check(.menuRecipes, adding: recipes, to: count, limit: MenuBook.capacity)
                try await tx.runLater(
                    DeletedMenuSQL.bringBack(id, of: household)
                        + Outbox.statements([MenuFact.changed(id).draft(titles: [:])], household: household, at: now)
                )
            }
        } catch let error as DatabaseError where error.isUniqueViolation {
            // A recipe of another menu has been given the id of one of its own meanwhile.
            throw TransitionError.idTaken
        }
    }

    /// So many menus that can be restored, the last deleted first, after a place in that order.
    func deletedMenus(of household: HouseholdID, after place: HistoryCursor?, limit: Int) async throws -> [DeletedMenu]
    {
        let page = DeletedMenuSQL.page(household, since: now() - DeletedMenu.lifetime, after: place, limit: limit)
        var menus: [DeletedMenu] = []
        for row in try await db.of(household).query(page) {
            let id = try row.id(0, as: MenuID.self)
            if menus.last?.id != id {
                menus.append(DeletedMenu(id: id, archivedAt: try row.instant(1), deletedAt: try row.instant(2)))
            }
            if let title = try row.optionalString(3) { menus[menus.count - 1].recipes.append(title) }
        }
        return menus
    }

    /// Deletes for good what can be restored no more, of all households.
    func sweepDeleted() async throws {
        let before = now() - DeletedMenu.lifetime
        _ = try await db.across(.sweep).executeInPortions(of: 100) { DeletedMenuSQL.sweep(before, portion: $0) }
    }
}
