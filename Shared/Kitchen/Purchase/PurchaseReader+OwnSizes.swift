/// English lines whose sizes and weights stand in an unusual place or are those of something else.
extension PurchaseReader {
    /// "3 4\" pieces short ribs", "3 2\"-3\" long marrow bones": inches in full.
    func withInches(_ text: String) -> String? {
        guard let mark = text.firstIndex(where: { $0 == "\"" || $0 == "”" }), let first = text.firstIndex(of: " "),
            first < mark, text[..<first].allSatisfy(\.isNumber),
            case let number = text[first..<mark].dropFirst(), !number.isEmpty,
            number.allSatisfy({ $0.isNumber || $0 == "/" })
        else { return nil }
        let rest = text[text.index(after: mark)...]
        for dash in ["-", "–", " to ", "- to "] where rest.hasPrefix(dash) {
            let most = rest.dropFirst(dash.count)
            let number = most.prefix { $0.isNumber || $0 == "/" }
            guard !number.isEmpty, let end = most.dropFirst(number.count).first, end == "\"" || end == "”" else {
                continue
            }
            return text[..<mark] + "- to \(number)-inch" + Self.joined(most.dropFirst(number.count + 1))
        }
        return text[..<mark] + "-inch" + Self.joined(rest)
    }

    /// "4-inch long" is written with a hyphen.
    private static func joined(_ rest: Substring) -> String {
        for word in [" long", " thick", " wide"] where rest.hasPrefix(word) { return "-" + rest.dropFirst() }
        return String(rest)
    }

    /// "1 box cake mix (1 pound 2.25 ounces)": the size in ounces.
    func withOunces(_ text: String) -> String? {
        for pound in [" pound ", " pounds ", " pound, ", " lb. ", " lb "] {
            guard let found = text.utf8.firstRange(of: pound),
                let open = text[..<found.lowerBound].lastIndex(of: "("),
                case let said = text[open..<found.lowerBound].dropFirst(),
                let pounds = Int(said.hasPrefix("about ") ? said.dropFirst("about ".count) : said), pounds < 20,
                case let rest = text[found.upperBound...],
                case let number = rest.prefix(while: { $0.isNumber || $0 == "." }),
                case let unit = rest.dropFirst(number.count),
                [" ounce", " oz", "-ounce"].contains(where: unit.hasPrefix),
                // "(About 4 pounds 8 ounces or 2 kg)" says it in two ways.
                !said.hasPrefix("about ") || unit.hasPrefix(" ounces)") || unit.hasPrefix(" oz)"),
                case let whole = number.prefix(while: { $0 != "." }), let ounces = Int(whole)
            else { continue }
            return text[...open] + "\(pounds * 16 + ounces)\(number.dropFirst(whole.count))" + unit
        }
        return nil
    }

    /// "1 cup shelled fresh beans (such as zork; from about 1 pound unshelled)": so much of them as they are sold.
    func unshelled(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .produce, let from = line.text.utf8.firstRange(of: "; from about "),
            let open = line.text[..<from.lowerBound].firstIndex(of: "("),
            case let rest = line.text[from.upperBound...], let close = rest.firstIndex(of: ")"),
            case let said = rest[..<close].split(separator: " "), said.count > 2, said[0].allSatisfy(\.isNumber),
            ["pound", "pounds", "lb", "ounces"].contains(said[1]),
            let pod = Self.unshelled[said[2...].joined(separator: " ")]
        else { return nil }
        let name = line.name.replacing("shelled ", with: "")
        let text = "\(said[0]) \(said[1]) \(name) " + line.text[open..<from.lowerBound] + ")"
        guard var bought = reread(text, as: line), bought.count == 1 else { return nil }
        bought[0].add(remark: pod)
        return bought
    }

    private static let unshelled = [
        "unshelled": "in the pod", "in pod": "in the pod", "in pods": "in the pod", "in the pod": "in the pod",
        "unpeeled": "unpeeled", "whole": "whole",
    ]

    /// "8 short ribs (about 4 pounds)": pieces whose name ends with what is a unit elsewhere.
    func ribsOfWeight(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.food == nil, line.text.first?.isNumber == true,
            let ribs = line.text.utf8.firstRange(of: " short ribs ("),
            let close = line.text[ribs.upperBound...].firstIndex(of: ")"),
            var bought = reread(line.text[..<ribs.lowerBound] + " beef short ribs", as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: String(line.text[ribs.upperBound..<close]))
        return bought
    }

    /// "1 pint heirloom tomatoes": those in a pint are as small as cherries.
    func pintOfHeirlooms(_ line: IngredientLine) -> String? {
        guard line.amount?.unit == .pint, line.food?.id == "heirloom-tomato", !line.name.contains("cherry"),
            let name = line.text.utf8.firstRange(of: line.name)
        else { return nil }
        return line.text[..<name.lowerBound] + "heirloom cherry tomatoes" + line.text[name.upperBound...]
    }

    /// "4 (about 1 pound) tomatoes": what all of them weigh, where that is nearer to what such vegetables weigh.
    func ofTotalWeight(_ line: IngredientLine) -> String? {
        guard let open = line.text.utf8.firstRange(of: " (about "),
            line.category == .produce || line.category == .meat,
            let count = Int(String(line.text[..<open.lowerBound])), count > 1,
            let close = line.text[open.upperBound...].firstIndex(of: ")"), !line.text.contains(" each"),
            line.amounts.count == 2, let weight = try? line.amounts[1].converted(to: .gram, of: nil)?.value.doubleValue,
            let food = line.food.flatMap({ foods.food(id: $0.id) }), let each = Self.weightOfOne(food),
            let name = line.text.utf8.firstRange(of: line.name), name.lowerBound > close
        else { return nil }
        guard weight / Double(count) > each / 3, weight > each * 1.6 else { return nil }
        let bracket = line.text[open.lowerBound...close]
        let front = String(line.text[..<open.lowerBound]) + line.text[line.text.index(after: close)..<name.upperBound]
        return front + bracket + line.text[name.upperBound...]
    }

    /// About what one of a food weighs, in grams; nil if nobody knows.
    private static func weightOfOne(_ food: Food) -> Double? {
        if let grams = food.gramsPerPiece { return grams.doubleValue }
        return pieces.first { food.id.hasSuffix($0.key) }?.value
    }

    private static let pieces = ["breast": 250.0, "thigh": 150, "fillet": 200, "chop": 250, "steak": 300]

    /// "80 inches hog casings, 1 ½ inches wide": how long and wide they are, as they are sold.
    func lengthOfCasing(_ line: IngredientLine) -> [Purchase]? {
        guard let casing = line.text.utf8.firstRange(of: "casing"), line.text.first?.isNumber == true,
            let unit = [" inches ", " feet ", " foot ", " yards ", " ft ", " meters "].lazy
                .compactMap({ line.text.utf8.firstRange(of: $0) }).first, unit.lowerBound < casing.lowerBound
        else { return nil }
        let front = line.text[..<unit.upperBound]
        let rest = line.text[unit.upperBound...]
        let name = rest.hasPrefix("of ") ? rest.dropFirst("of ".count) : rest
        let width = name.split(separator: ",").dropFirst().first { $0.contains("inch") && $0.contains("wide") }
        guard var bought = reread(String(name), as: line), bought.count == 1 else { return nil }
        bought[0] = bought[0].uncounted
        bought[0].beside = nil
        bought[0].remark = front.dropLast() + (width.map { "," + $0 } ?? "")
        return bought
    }

    /// "1 (2 ½-inch-diameter) baguette": how thick it is, which a number alone would not say.
    func withDiameter(_ line: IngredientLine) -> [Purchase]? {
        guard line.food?.id == "baguette" || line.food?.id.hasSuffix("bread") == true,
            let end = line.text.utf8.firstRange(of: "-inch-diameter)")
                ?? line.text.utf8.firstRange(of: "-inch diameter)"),
            let open = line.text[..<end.lowerBound].lastIndex(of: "("),
            case let size = line.text[open..<end.lowerBound].dropFirst(),
            case let behind = line.text[end.upperBound...].drop(while: { $0 == " " }),
            var bought = reread(String(line.text[..<open]) + behind, as: line),
            bought.count == 1
        else { return nil }
        bought[0].add(remark: "\(size) inches in diameter")
        return bought
    }

    /// "1 cup crumbled cooked bacon (about 9 strips)": so many slices give it.
    func stripsOfBacon(_ line: IngredientLine) -> String? {
        guard line.amount?.unit?.dimension == .volume, line.food?.id.hasSuffix("bacon") == true,
            let open = line.text.firstIndex(of: "("), let close = line.text[open...].firstIndex(of: ")")
        else { return nil }
        var said = line.text[open..<close].dropFirst()
        for about in ["about ", "from about ", "from "] where said.hasPrefix(about) {
            said = said.dropFirst(about.count)
        }
        let number = said.prefix { $0.isNumber }
        guard !number.isEmpty,
            [" strips", " slices", " rashers"].contains(where: { said.dropFirst(number.count).hasPrefix($0) })
        else { return nil }
        return "\(number) slices \(line.name)"
    }

    /// "1 pound thinly sliced beef", "1 cup thinly sliced hard salami": what the counter slices, as nobody could at home.
    func slicedThinly(_ line: IngredientLine) -> [Purchase]? {
        guard let food = line.food, Self.slicedAtCounter.contains(food.id), line.amount?.unit != .slice,
            let sliced = [" thinly sliced ", ", thinly sliced", ", sliced thinly", " paper-thin "].lazy
                .compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            line.text.utf8.firstRange(of: " or ") == nil,
            case let rest = line.text[sliced.upperBound...],
            case let gap = rest.isEmpty || rest.first?.isLetter != true ? "" : " ",
            var bought = reread(line.text[..<sliced.lowerBound] + gap + rest, as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: "thinly sliced")
        return bought
    }

    private static let slicedAtCounter: Set<String> = [
        "beef", "pork", "lamb", "veal", "salami", "pepperoni", "mortadella",
    ]

    /// "2 Dungeness crabs, cooked, cleaned, and cracked": as the counter sells them, which nobody does at home.
    func crackedCrab(_ line: IngredientLine) -> [Purchase]? {
        guard line.food?.id.hasSuffix("crab") == true, let cooked = line.text.utf8.firstRange(of: ", cooked"),
            case let rest = String(line.text[cooked.upperBound...]),
            rest.utf8.firstRange(of: "cleaned") != nil || rest.utf8.firstRange(of: "cracked") != nil,
            var bought = reread(line.text[..<cooked.lowerBound] + rest, as: line),
            bought.count == 1
        else { return nil }
        bought[0].add(remark: "cooked")
        return bought
    }

    /// "1 celery heart": a small head of it, not a stalk.
    func celeryHeart(_ line: IngredientLine) -> [Purchase]? {
        guard line.food?.id == "celery", let heart = line.text.utf8.firstRange(of: " celery heart"),
            case let count = line.text[..<heart.lowerBound], !count.isEmpty, count.allSatisfy(\.isNumber)
        else { return nil }
        return reread("\(count) \(count == "1" ? "bunch" : "bunches")\(line.text[heart.lowerBound...])", as: line)
    }

    /// "Salt to draw moisture from eggplant": salt, whatever it is to do.
    func saltToDraw(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.lowercased().hasPrefix("salt to "), line.food?.id != "salt",
            !line.text.contains(","), !line.text.contains(" and ")
        else { return nil }
        guard var bought = reread(String(line.text.prefix("salt".count)), as: line), bought.count == 1 else {
            return nil
        }
        bought[0].add(remark: String(line.text.dropFirst("salt ".count)))
        return bought
    }

    /// "1 (10 ounce) fillet arctic char": a fillet of it.
    func filletInFront(_ line: IngredientLine) -> [Purchase]? {
        guard line.name.lowercased().hasPrefix("fillet "), line.category == .meat, line.amount != nil,
            let start = line.text.utf8.firstRange(of: line.name), !line.name.contains(" or "),
            case let name = line.name.dropFirst("fillet ".count), !name.hasPrefix("of "), !name.hasPrefix("mignon")
        else { return nil }
        return reread(line.text[..<start.lowerBound] + name + " fillet" + line.text[start.upperBound...], as: line)
    }
}
