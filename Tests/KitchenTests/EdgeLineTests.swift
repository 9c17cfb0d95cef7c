import Kitchen
import Testing

/// Amounts at the edges of the grammar's rules, each with all that is read in its line.
@Suite struct EdgeLineTests {
    @Test(arguments: [
        // Two amounts are one sum if the first is in the larger unit of the same kind and more than the second.
        ("1 lb plus 1 cup beef", "1 lb + 1 cup | beef"), ("1 kg plus 100 ml stock", "1 kg + 100 ml | stock"),
        ("1 cup plus 1 oz stock", "1 cup + 1 oz | stock"), ("1 cup plus 1 cup stock", "2 cups | stock"),
        ("1 tbsp plus 1 tbsp stock", "2 tbsp | stock"), ("1 tsp plus 1 tbsp stock", "4 tsp | stock"),
        ("1 lb plus 16 oz beef", "2 lb | beef"), ("1 lb plus 15 oz beef", "31 oz | beef"),
        ("1 lb 16 oz beef", "1 lb + 16 oz | beef"), ("2 ½ x 100 g beans", "250 g | beans"),
        ("2 14-oz tins beans", "2 cans + 14 oz | beans"), ("2 one pound chickens", "2 + 1 lb | chickens"),
        ("one pound chicken", "1 lb | chicken"), ("two one cup jars jam", "2 jars + 1 cup | jam"),
        ("two half cup milk", "2 + ½ cup | milk"), ("2 x half onion", "2 | half onion"), ("2 x 2 eggs", "2 | 2 eggs"),
        // A unit that may be a food is one if nothing, or only the name of that food, follows.
        ("1 cup noix", "1 cup | noix"), ("glass noodles", "none | glass noodles"), ("1 glass", "none | 1 glass"),
        ("2 verres de lait", "2 glasses | lait"), ("1 noix de muscade", "1 | noix de muscade"), ("2 noix", "2 | noix"),
        // A unit at the end of a name counts only if the amount has none.
        ("1 cup garlic cloves", "1 cup | garlic cloves"), ("6 garlic cloves", "6 cloves | garlic"),
        // An amount without a space before it is no amount behind a name.
        ("chopped250 g flour", "none | chopped250 g flour"),
    ])
    func `an amount is read to its end and no further`(text: String, read: String) {
        let line = IngredientParser().parse(text)
        let amounts = line.amounts.isEmpty ? "none" : line.amounts.map(\.display).joined(separator: " + ")
        #expect("\(amounts) | \(line.name)" == read)
        #expect(line.preparation == "" && line.note == "")
    }
}
