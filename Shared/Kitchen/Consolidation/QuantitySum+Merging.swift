extension QuantitySum {
    /// Adds weight, volume and pieces if the food's density or piece weight is known; exactly or not at all.
    mutating func merge(for food: Food) {
        var merged = self
        do throws(QuantityError) {
            try merged.mergeExactly(for: food)
            self = merged
        } catch {
            // Numbers too large for exact sums are shown side by side instead.
        }
    }

    private mutating func mergeExactly(for food: Food) throws(QuantityError) {
        // Ounces of what is poured are fluid ounces, if cups or spoons stand beside them.
        if food.shop?.isLiquid == true, grams.isEmpty, !ounces.isEmpty, !teaspoons.isEmpty {
            try teaspoons.add(ounces, times: Rational(6))
            ounces = Range()
            use(.fluidOunce)
        }
        let hasMass = !grams.isEmpty || !ounces.isEmpty
        let hasVolume = !milliliters.isEmpty || !teaspoons.isEmpty
        let counted = food.pieceUnit.map { others[$0] ?? Range() } ?? pieces
        let hasPieces = !counted.isEmpty
        // What is cut small of meat and fish weighs about as much as on its own.
        let perCup = food.gramsPerCup ?? (food.category == .meat && hasMass ? Rational(189) : nil)
        let perPiece = food.gramsPerPiece
        if hasMass, hasVolume, Language.shown != .en, food.shop?.isLiquid == true, let perCup = food.gramsPerCup {
            try moveWeight(gramsPerCup: perCup)
        } else if hasMass {
            if hasVolume, let perCup { try moveVolume(gramsPerCup: perCup) }
            if hasPieces, let perPiece {
                // Only US measures were used, so the result is in US measures.
                if grams.isEmpty {
                    try ounces.add(counted, times: perPiece / Self.ouncesToGrams)
                } else {
                    try grams.add(counted, times: perPiece)
                }
                clearPieces(of: food)
            }
        } else if hasVolume, hasPieces, let perCup, let perPiece {
            // Berries are not counted.
            let isCounted = food.pieceUnit != nil || perPiece >= Rational(20)
            if isCounted, food.category == .produce || food.category == .meat {
                var weight = Range()
                try weight.add(try cups(), times: perCup)
                let perGram = try Rational.one / perPiece
                if let unit = food.pieceUnit {
                    try others[unit, default: Range()].add(weight, times: perGram)
                } else {
                    try pieces.add(weight, times: perGram)
                }
                milliliters = Range()
                teaspoons = Range()
            } else {
                let spoons = try perPiece / perCup * Rational(48)
                try teaspoons.add(counted, times: spoons)
                use(.cup)
                clearPieces(of: food)
            }
        }
    }

    private func cups() throws(QuantityError) -> Range {
        var spoons = teaspoons
        try spoons.add(milliliters, times: Self.millilitersToTeaspoons)
        var cups = Range()
        try cups.add(spoons, times: Self.cupsInTeaspoon)
        return cups
    }

    /// What is poured is sold by volume.
    private mutating func moveWeight(gramsPerCup: Rational) throws(QuantityError) {
        var weight = grams
        try weight.add(ounces, times: Self.ouncesToGrams)
        let spoons = try Rational(48) / gramsPerCup
        try milliliters.add(weight, times: spoons * Self.teaspoonsToMilliliters)
        try milliliters.add(teaspoons, times: Self.teaspoonsToMilliliters)
        grams = Range()
        ounces = Range()
        teaspoons = Range()
        use(.milliliter)
    }

    private mutating func moveVolume(gramsPerCup: Rational) throws(QuantityError) {
        let weight = try cups()
        if grams.isEmpty, milliliters.isEmpty {
            // Only US measures were used, so the result is in US measures.
            try ounces.add(weight, times: gramsPerCup / Self.ouncesToGrams)
        } else {
            try grams.add(weight, times: gramsPerCup)
        }
        milliliters = Range()
        teaspoons = Range()
    }

    private mutating func clearPieces(of food: Food) {
        if let unit = food.pieceUnit {
            others[unit] = nil
        } else {
            pieces = Range()
        }
    }
}
