public import HTTP
import JSON
import Values

extension MenuClient {
    /// Everything that the service keeps of the household, as it is written.
    public func exported(as credentials: Neighbour.Credentials) -> [ExportedList] {
        [
            ExportedList("menu_board") { write in
                try write(try await neighbour.document(MenuPaths.board, as: credentials))
            },
            ExportedList("menus") { write in
                try await neighbour.pages(MenuPaths.menus, query: [("state", "archived")], as: credentials) { page in
                    for id in page.ids(MenuID.self) {
                        try write(try await neighbour.document(MenuPaths.menu(id), as: credentials))
                    }
                }
            },
        ]
    }
}
