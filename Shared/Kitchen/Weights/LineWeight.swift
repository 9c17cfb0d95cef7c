/// One food of a recipe's line, and how much of it that is.
public struct LineWeight: Hashable, Sendable {
    /// Why the weight of a food is not known.
    public enum Gap: Hashable, Sendable {
        /// The table does not know the food.
        case food
        /// The line does not say how much: "salt to taste".
        case amount
        /// Nobody knows what so much weighs: "1 can", "a pinch".
        case weight
    }

    /// The food, if the table knows it.
    public var food: FoodReference?
    /// The kinds that the line names, by their ids: dried, low-fat.
    public var kinds: [String] = []
    /// Whether it may be left out.
    public var isOptional = false
    /// How many grams it is, of a range its middle; nil with a gap.
    public var grams: Rational?
    /// Why that is not known.
    public var gap: Gap?
}

/// What a line of a recipe adds to the dish.
public enum LineContent: Hashable, Sendable {
    /// Foods, one or more.
    case foods([LineWeight])
    /// Nothing that the line itself says.
    case nothing(LeftOutReason)
}

extension HouseholdKitchen {
    /// What lines of a recipe weigh, food by food, for the servings that they are written for.
    ///
    /// A weight that a line says counts before one that follows from the density or the weight of a piece.
    public func weights(of lines: [IngredientLine]) -> [LineContent] {
        Language.$shown.withValue(language) {
            let reader = PurchaseReader(foods: foods, language: language)
            return lines.map { content(of: $0, reader) }
        }
    }

    /// Longer lines are no ingredients but stories; reading them could take long.
    private static let longestLine = 400

    private func content(of line: IngredientLine, _ reader: PurchaseReader) -> LineContent {
        guard line.text.utf8.count <= Self.longestLine else {
            return .foods([
                LineWeight(food: line.food, isOptional: line.optional, gap: line.food == nil ? .food : .weight)
            ])
        }
        switch PurchaseReadings.shared.reading(of: line, by: reader) {
        case .leaveOut(let reason): return .nothing(reason)
        case .buy(let purchases):
            var share = LineShare(line: line, scale: .one)
            share.isEaten = true
            return .foods(
                purchases.map { purchase in
                    weight(of: purchase, isAlone: purchases.count == 1, in: share)
                }
            )
        }
    }

    /// The weight of one of the foods that a line names.
    private func weight(of purchase: Purchase, isAlone: Bool, in share: LineShare) -> LineWeight {
        // Of an egg yolk nobody eats the white.
        let own = isAlone ? share.line.food.flatMap { foods.food(id: $0.id) } : nil
        let food = purchase.part ?? purchase.food ?? own
        var weight = LineWeight(
            food: food?.reference,
            kinds: purchase.kinds.map { foods.words.buying.kinds[$0].id },
            isOptional: share.line.optional || purchase.isOptional
        )
        do throws(QuantityError) {
            guard let amount = try purchase.eatenAmount(of: share) else {
                weight.gap = food == nil ? .food : .amount
                return weight
            }
            weight.grams = try share.grams(of: amount, food, isOwn: purchase.beside == nil)
        } catch {
            weight.grams = nil
        }
        if food == nil { weight.gap = .food } else if weight.grams == nil { weight.gap = .weight }
        return weight
    }
}

extension Purchase {
    /// How much of it is eaten, in the line's words; nil if the line does not say.
    fileprivate func eatenAmount(of share: LineShare) throws(QuantityError) -> Amount? {
        guard !isUncounted else { return nil }
        var counted = try share.amount()
        if let beside { counted = try beside.amount(where: counted, scale: share.scale) }
        guard var amount = counted else { return nil }
        if amount.unit == nil, let unit { amount.unit = unit }
        if factor != .one, amount.unit?.isMeasure == true { amount = try amount.scaled(by: factor) }
        if density != .one, amount.unit?.dimension == .volume { amount = try amount.scaled(by: density) }
        return times == .one || part != nil ? amount : try amount.scaled(by: times)
    }
}
