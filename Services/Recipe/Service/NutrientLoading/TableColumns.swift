/// Where the columns that are asked for stand in a table.
struct TableColumns {
    private var places: [Int] = []

    /// Finds columns by their names; throws the first that is not there.
    init(_ head: SeparatedRow, of file: TableFile, _ names: [String]) throws(NutrientLoadError) {
        let all = (0..<head.count).map { head.text($0) }
        for name in names {
            guard let place = all.firstIndex(of: name) else { throw .noColumn(file: file.name, name) }
            places.append(place)
        }
    }

    /// The place of the column that was asked for at an index.
    subscript(index: Int) -> Int { places[index] }
}
