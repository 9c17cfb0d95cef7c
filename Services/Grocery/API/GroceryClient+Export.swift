public import HTTP
import JSON
import Values

extension GroceryClient {
    /// Everything that the service keeps of the household, as it is written.
    public func exported(as credentials: Neighbour.Credentials) -> [ExportedList] {
        [
            ExportedList("grocery_lists") { write in
                try await neighbour.pages(GroceryPaths.lists, as: credentials) { page in
                    for id in page.ids(GroceryListID.self) {
                        try write(try await neighbour.document(GroceryPaths.list(id), as: credentials))
                    }
                }
            },
            ExportedList("shares") { write in
                try await neighbour.pages(GroceryPaths.lists, as: credentials) { page in
                    for id in page.ids(GroceryListID.self) {
                        let shares: RawPage = try await neighbour.get(GroceryPaths.shares(of: id), as: credentials)
                        for share in shares.items { try write(share) }
                    }
                }
            },
            ExportedList("recent_items") { write in
                try await neighbour.items(GroceryPaths.recentItems, as: credentials, write)
            },
            ExportedList("staples") { write in
                try write(try await neighbour.document(GroceryPaths.staples, as: credentials))
            },
            ExportedList("aisles") { write in
                try write(try await neighbour.document(GroceryPaths.aisles, as: credentials))
            },
        ]
    }
}
