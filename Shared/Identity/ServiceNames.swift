/// The names of the services, which belong to neighbours' settings, schemas, roles and scopes.
public enum ServiceNames {
    /// All of them, in the order of their ports.
    public static let all = ["account", "recipe", "menu", "meal-plan", "grocery", "export", "web", "activity"]

    /// Those that keep something of households.
    public static let keepers = all.filter { $0 != "web" }

    /// Those in which people put something themselves.
    public static let holders = keepers.filter { $0 != "activity" }
}
