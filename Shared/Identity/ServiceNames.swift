/// The names of the services, which belong to neighbours' settings, schemas, roles and scopes.
public enum ServiceNames {
    /// All of them, in the order of their ports.
    public static let all = ["account", "recipe", "menu", "meal-plan", "grocery", "export", "web"]

    /// Those that keep something of households.
    public static let keepers = all.filter { $0 != "web" }
}
