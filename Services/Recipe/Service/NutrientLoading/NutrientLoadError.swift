/// Why files do not become the nutrient table.
enum NutrientLoadError: Error, Equatable {
    /// A file cannot be opened, or read.
    case unreadable(String)
    /// A file's packed bytes are damaged.
    case damaged(String)
    /// A path is neither a folder of FoodData Central nor a file of CIQUAL.
    case otherForm(String)
    /// A file has no such column.
    case noColumn(file: String, String)
    /// A line of a file is wrong, counted from 1 on.
    case line(file: String, Int, String)
    /// No food of Larder's has a row.
    case empty
    /// Another process is loading a table.
    case elsewhere

    /// What the operator is told.
    var sentence: String {
        switch self {
        case .unreadable(let file): "\(file) cannot be read, or is no plain file."
        case .damaged(let file): "\(file) is damaged: it cannot be unpacked."
        case .otherForm(let path):
            "\(path) is neither a folder with food.csv, nutrient.csv and food_nutrient.csv of FoodData Central "
                + "nor a table of CIQUAL with the columns alim_code and alim_nom_fr or alim_nom_eng."
        case .noColumn(let file, let name): "\(file) has no column \(name)."
        case .line(let file, let number, let reason): "\(file), line \(number): \(reason)"
        case .empty: "No food that Larder knows has a row in it."
        case .elsewhere: "Another process is loading a nutrient table, or has done so just now."
        }
    }
}
