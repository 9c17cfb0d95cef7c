import Kitchen

extension GroceryItem {
    /// The item as a line for allergens: its name, or the food with the name in brackets where the name alone does not
    /// say the food, as a brand does not.
    func allergenLine(in foods: FoodTable) -> String {
        guard let food, foods.food(named: name)?.id != food.id else { return name }
        return "\(food.name) (\(name))"
    }
}
