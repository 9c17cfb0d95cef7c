/// Numbers, endings and words as people shorten them in other languages than English.
extension PurchaseReader {
    /// The text with them in full.
    static func inFull(_ text: String, in language: Language) -> String {
        var text = withMeant(text, in: language)
        text = withoutWater(withoutPart(withShortEnds(text, in: language), in: language), in: language)
        text = withoutFlorets(withShortWords(withEndings(withFractionInFront(text)), in: language), in: language)
        let lower = text.lowercased()
        if lower.utf8.count == text.utf8.count {
            for (words, full) in starts[language] ?? [] where lower.hasPrefix(words) {
                let rest = text.utf8.dropFirst(words.utf8.count)
                text = full + String(Substring(rest))
                break
            }
        }
        if language == .fr {
            text = withOther(text, [" et une autre de ", " et un autre de ", " et une de ", " et un de "], "et")
        }
        if language == .es {
            text = withSprigs(
                withHalf(
                    withOther(
                        withMeasureOfOther(withFruitOfUnits(withStemmed(withPartsOfEggs(text)))),
                        [" y otra de ", " y otro de "],
                        "y"
                    )
                )
            )
        }
        for (words, full) in anywhere[language] ?? [] {
            guard let found = text.utf8.firstRange(of: words) else { continue }
            text = text[..<found.lowerBound] + full + text[found.upperBound...]
        }
        return language == .fr ? withEggs(withPork(withDoses(text))) : text
    }

    /// "1 pizca de sal y otra de pimienta", "2 cucharadas de azúcar y otra de canela": one more of what is counted.
    private static func withOther(_ text: String, _ others: [String], _ and: String) -> String {
        for other in others {
            guard let found = text.utf8.firstRange(of: other),
                let counted = text[..<found.lowerBound].split(separator: " de ").dropLast().last?.split(separator: " "),
                let unit = counted.last, let number = counted.dropLast().last?.lowercased(),
                number.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) || numbers.contains(number)
            else { continue }
            return "\(text[..<found.lowerBound]) \(and) 1 \(unit) de \(text[found.upperBound...])"
        }
        return text
    }

    /// "1 rama de huacatay": a sprig, not the maker of margarine that is called so.
    private static func withSprigs(_ text: String) -> String {
        guard !text.contains("canela"), !text.contains("vainilla"), !text.contains("apio"), !text.contains("ceboll"),
            let found = text.utf8.firstRange(of: "rama de ") ?? text.utf8.firstRange(of: "ramas de "),
            found.lowerBound == text.startIndex || text[..<found.lowerBound].last == " "
        else { return text }
        let sprig = text[found].hasPrefix("ramas") ? "ramitas de " : "ramita de "
        return text[..<found.lowerBound] + sprig + text[found.upperBound...]
    }

    /// "1 cebolla entera y otra media picada": one and a half.
    private static func withHalf(_ text: String) -> String {
        guard text.hasPrefix("1 "),
            let half = [" entera y otra media", " entero y otro medio", " entera y media", " y otra media"].lazy
                .compactMap({ text.utf8.firstRange(of: $0) }).first
        else { return text }
        return "1 1/2 " + text[..<half.lowerBound].dropFirst(2) + text[half.upperBound...]
    }

    private static let numbers: Set<String> = ["un", "una", "dos", "tres", "cuatro", "une", "deux", "trois"]

    /// "12 cl de lait, 1 jaune, 25 g de sucre", "2 jaunes", "3 blancs en neige": of eggs.
    private static func withEggs(_ text: String) -> String {
        guard text.utf8.firstRange(of: " jaune") != nil || text.utf8.firstRange(of: " blanc") != nil else {
            return text
        }
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for place in words.indices.dropFirst()
        where words[place - 1].allSatisfy(\.isNumber) && !words[place - 1].isEmpty {
            let comma = words[place].hasSuffix(",") ? "," : ""
            let word = words[place].dropLast(comma.count)
            let next = place + 1 < words.count ? words[place + 1] : ""
            // "2 poivrons rouges et 1 jaune"
            guard place == 1 || words[place - 2].hasSuffix(",") || words[place - 2] == ":" else { continue }
            guard ["jaune", "jaunes", "blanc", "blancs"].contains(word),
                next.isEmpty || !comma.isEmpty || behindEggs.contains(next) || next.hasPrefix("(")
            else { continue }
            words[place] = word + (word.hasSuffix("s") ? " d'œufs" : " d'œuf") + comma
        }
        return words.joined(separator: " ")
    }

    private static let behindEggs: Set<String> = ["pour", "en", "battu", "battus", "+", "et", "montés", "fermes"]

    /// "1 filet mignon" is one of pork in France.
    private static func withPork(_ text: String) -> String {
        for name in ["filet mignon", "filets mignons"] {
            guard let found = text.utf8.firstRange(of: name) else { continue }
            let rest = text[found.upperBound...]
            if !rest.hasPrefix(" de"), !rest.hasPrefix("s") {
                return text[..<found.upperBound] + " de porc" + rest
            }
        }
        return text
    }

    /// What a line begins with, in lower case.
    private static let starts: [Language: [(String, String)]] = [
        .es: [
            ("kilo y medio de ", "1,5 kg de "), ("kilo y cuarto de ", "1,25 kg de "),
            ("cuarto y mitad de ", "375 g de "),
            ("un cuarto y mitad de ", "375 g de "), ("litro y medio de ", "1,5 l de "),
            ("docena y media de ", "18 "), ("tres cuartos de kilo de ", "750 g de "),
            ("tres cuartos de litro de ", "750 ml de "), ("tres cuartos de taza de ", "3/4 taza de "),
            ("taza y media de ", "1 1/2 tazas de "), ("vaso y medio de ", "1 1/2 vasos de "),
            ("cucharada y media de ", "1 1/2 cucharadas de "), ("cucharadita y media de ", "1 1/2 cucharaditas de "),
            ("libra y media de ", "1 1/2 libras de "), ("un cuarto de ", "1/4 de "), ("1 cuarto de ", "1/4 de "),
            ("medio de ", "1/2 de "), ("tres cuartos de ", "3/4 de "),
        ],
        .fr: [
            ("1/2 livre de ", "250 g de "), ("1/2 livre d'", "250 g d'"), ("½ livre de ", "250 g de "),
            ("1 livre de ", "500 g de "), ("1 livre d'", "500 g d'"), ("une livre de ", "500 g de "),
            ("une livre d'", "500 g d'"), ("une demi livre de ", "250 g de "), ("2 livres de ", "1 kg de "),
            ("trois quarts de litre de ", "3/4 litre de "), ("trois quarts de litre d'", "3/4 litre d'"),
            ("un quart de litre de ", "1/4 litre de "), ("un quart de litre d'", "1/4 litre d'"),
            ("un demi-litre de ", "1/2 litre de "), ("un demi-litre d'", "1/2 litre d'"),
            ("un demi litre de ", "1/2 litre de "), ("un demi litre d'", "1/2 litre d'"),
            ("une demi-livre de ", "250 g de "), ("une livre et demie de ", "750 g de "),
            ("un demi-kilo de ", "500 g de "), ("un demi kilo de ", "500 g de "),
            ("un demi-verre de ", "1/2 verre de "),
            ("un demi-verre d'", "1/2 verre d'"), ("une demi-tasse de ", "1/2 tasse de "),
            ("une demi-cuillère à ", "1/2 cuillère à "), ("un demi-sachet de ", "1/2 sachet de "),
            ("1 bain d'huile", "huile"), ("un bain d'huile", "huile"), ("qs ", ""), ("q.s. ", ""), ("q.s ", ""),
            ("qsp ", ""), ("4 épices", "mélange quatre épices"),
            ("quatre épices", "mélange quatre épices"), ("quatre-épices", "mélange quatre épices"),
        ],
        .de: [
            ("meersalz, grob", "grobes Meersalz"), ("salz, grob", "grobes Salz"), ("salz (grob)", "grobes Salz"),
            ("paprika, rot", "Paprikaschoten, rot"), ("paprika, gelb", "Paprikaschoten, gelb"),
            ("paprika, grün", "Paprikaschoten, grün"), ("paprika, bunt", "Paprikaschoten, bunt"),
            ("ein viertel liter ", "1/4 l "), ("einen viertel liter ", "1/4 l "), ("viertel liter ", "1/4 l "),
            ("ein achtel liter ", "1/8 l "), ("achtel liter ", "1/8 l "), ("dreiviertel liter ", "3/4 l "),
            ("ein dreiviertel liter ", "3/4 l "), ("ein viertelliter ", "1/4 l "), ("ein achtelliter ", "1/8 l "),
            ("ein halbes pfund ", "250 g "), ("1 halbes pfund ", "250 g "), ("½ pfund ", "250 g "),
            ("halbes pfund ", "250 g "),
            ("mark 1/2 ", "1/2 "), ("mark 1 ", "1 "), ("mark von 1/2 ", "1/2 "), ("anderthalb ", "1 1/2 "),
            ("eineinhalb ", "1 1/2 "), ("zweieinhalb ", "2 1/2 "),
            ("dreieinhalb ", "3 1/2 "),
            ("n bissl ", ""), ("a bissl ", ""), ("ein bissl ", ""), ("bissl ", ""), ("a bisserl ", ""),
            ("bisserl ", ""),
            ("dazu passt ", ""), ("dazu passen ", ""), ("dazu schmeckt ", ""), ("dazu schmecken ", ""), ("dazu ", ""),
            ("1 maß ", "1 l "), ("eine maß ", "1 l "), ("1/2 maß ", "1/2 l "), ("ein rest ", "Rest von "),
            ("viereinhalb ", "4 1/2 "), ("einen halben liter ", "1/2 l "), ("ein halber liter ", "1/2 l "),
        ],
    ]

    /// What stands anywhere in a line.
    private static let anywhere: [Language: [(String, String)]] = [
        .es: [
            ("ajo y cebolla en polvo", "ajo en polvo y cebolla en polvo"),
            (" con su tallo", ""), (" con sus tallos", ""), (" con su rabo", ""), (" con sus rabos", ""),
            (" recién rallado", ""), (" recién rallada", ""), (" más o menos", ""), (" mas o menos", ""),
            (" humedecido con unas gotas de agua", ""), (" a punto de nieve", ""),
            (" con unas gotas de agua", ""), ("AOVE", "aceite de oliva virgen extra"),
            (" y medio kilo de ", " y 500 g de "), ("cuartos traseros de ", "traseros de "),
            ("cuarto trasero de ", "trasero de "), ("rama de apio", "tallo de apio"),
            ("ramas de apio", "tallos de apio"),
            ("ramita de apio", "tallo de apio"), ("rama de ceboll", "tallo de ceboll"),
            ("ramas de ceboll", "tallos de ceboll"), (" c. de café ", " cdtas. "), (" c. de té ", " cdtas. "),
            (" c. de postre ", " cucharadas de postre "), (" c. de sopa ", " cdas. "), (" c. de ", " cdas. de "),
            (": para ", " para "), (" x persona", " por persona"), (" x pers", " por pers"), (" pa' ", " para "),
            // "Pará" would be what it is for.
            ("astañas de Pará", "astañas de Brasil"), ("astañas de pará", "astañas de Brasil"),
            ("astaña de Pará", "astaña de Brasil"),
            // In the Andes it is sold in stalks, and no bulb.
            ("tallo de cebolla blanca", "tallo de cebolla larga"),
            ("tallos de cebolla blanca", "tallos de cebolla larga"),
            ("amón cocido en ", "amón cocido, en "),
            ("iel del lim", "iel de lim"),
            ("umo del lim", "umo de lim"), ("áscara del lim", "áscara de lim"), ("alladura del lim", "alladura de lim"),
            ("iel de la naranja", "iel de naranja"),
            ("hueso de rodilla y 1 de caña", "hueso de rodilla y 1 hueso de caña"),
            (" de kilo y medio", " de 1,5 kg"), ("cucharada de café de ", "cucharadita de "),
            ("cucharadas de café de ", "cucharaditas de "), ("cucharadita de café de ", "cucharadita de "),
            ("cucharaditas de café de ", "cucharaditas de "), ("cucharilla de café de ", "cucharadita de "),
            ("cucharita de café de ", "cucharadita de "), ("cucharada de té de ", "cucharadita de "),
            ("cucharadita de té de ", "cucharadita de "), ("cucharaditas de té de ", "cucharaditas de "),
            ("scoops de ", "medidas de "), ("scoop de ", "medida de "), ("scoops ", "medidas "), ("scoop ", "medida "),
            ("rulo de cabra", "rulo de queso de cabra"), ("lmendras, laminad", "lmendras laminad"),
            ("tazas de café expreso", "cafés expresos"),
            ("taza de café expreso", "café expreso"), ("tazas de espresso", "espresso"),
            ("taza de espresso", "espresso"),
            (" ya coc", " coc"),
            (" ya pelad", " pelad"), (" ya desalad", " desalad"), (" ya limpi", " limpi"), (" ya hech", " hech"),
            (" ya remojad", " remojad"), (" ya hervid", " hervid"), (" ya asad", " asad"),
            (" ya preparad", " preparad"),
            (" recién molida", ""), (" recién molido", ""),
            ("rollito de c", "manojo de c"), ("rollitos de c", "manojos de c"),
            ("tiras de tocin", "lonchas de tocin"), ("tiras de bacon", "lonchas de bacon"),
            ("tiras de beicon", "lonchas de beicon"), ("tiras de panceta", "lonchas de panceta"),
            ("tira de tocin", "loncha de tocin"), ("cubito maggi", "cubito de caldo Maggi"),
            ("cubitos maggi", "cubitos de caldo Maggi"), ("cubo maggi", "cubo de caldo Maggi"),
            ("cubito Maggi", "cubito de caldo Maggi"), ("cubitos Maggi", "cubitos de caldo Maggi"),
            ("cubo Maggi", "cubo de caldo Maggi"), ("cubos Maggi", "cubos de caldo Maggi"),
            ("pastilla de Avecrem", "pastilla de caldo Avecrem"),
            ("pastillas de Avecrem", "pastillas de caldo Avecrem"),
            ("pastilla de avecrem", "pastilla de caldo Avecrem"),
            ("pastillas de Starlux", "pastillas de caldo Starlux"),
        ],
        .fr: [
            (" + quelques-unes pour", " + un peu pour"), (" + quelques-uns pour", " + un peu pour"),
            (" 5 épices", " cinq épices"), (" 5-épices", " cinq épices"),
            ("ail et d'oignon en poudre", "ail en poudre et oignon en poudre"),
            ("ail et oignon en poudre", "ail en poudre et oignon en poudre"),
            ("lanières de bacon", "tranches de bacon"),
            (" en petits dés", " en dés"), (" en gros dés", " en dés"), (" en petits cubes", " en cubes"),
            (" en gros cubes", " en cubes"), (" en petits morceaux", " en morceaux"),
            (" en gros morceaux", " en morceaux"), (" en fines rondelles", " en rondelles"),
            (" en fines lamelles", " en lamelles"), (" en gros quartiers", " en quartiers"),
            ("haché porc et b", "viande hachée porc et b"),
            ("haché de porc et de b", "viande hachée porc et b"),
            ("haché porc et veau", "viande hachée porc et veau"), ("haché porc-boeuf", "haché porc-bœuf"),
            ("haché de porc et de veau", "viande hachée porc et veau"),
            ("ornichons, petits oignons", "ornichons, oignons grelots"),
            ("ornichons et petits oignons", "ornichons et oignons grelots"),
            ("petit verre de ", "verre à liqueur de "), ("petit verre d'", "verre à liqueur d'"),
            ("de cocos rouges", "de haricots cocos rouges"), ("de cocos blancs", "de haricots cocos blancs"),
            (" déjà cui", " cui"), (" déjà préparé", " préparé"), (" et de ", " et "), (" et d'", " et "),
            ("grand verre de ", "verre de "), ("grand verre d'", "verre d'"),
            ("l de bouillon cube", "l de bouillon (cube)"),
            ("mandes, en poudre", "mandes en poudre"), ("oisettes, en poudre", "oisettes en poudre"),
            ("tasses d'expresso", "expressos"), ("tasse d'expresso", "expresso"),
            ("petits pains au lait", "pains au lait"), (" petits pains", " petits-pains"),
            (" petit épeautre", " engrain (petit épeautre)"),
            (" bien froide", ""), (" bien froid", ""), (" bien fraîche", " fraîche"), (" bien frais", " frais"),
            ("cube Maggi", "cube de bouillon (Maggi)"), ("cubes Maggi", "cubes de bouillon (Maggi)"),
            (" fraîchement râpée", ""), (" fraîchement râpé", ""), (" râpé minute", ""),
            ("carré choco ", "carré de chocolat "), ("carrés choco ", "carrés de chocolat "),
        ],
        .de: [
            (" kräftiger Schuss ", " Schuss "), (" ordentlicher Schuss ", " Schuss "), (" kräftige Prise ", " Prise "),
            ("räuter d. Prov", "räuter der Prov"), ("räuter d. prov", "räuter der Prov"), ("gelbe Rübe", "Möhre"),
            ("Gelbe Rübe", "Möhre"), ("Schnittlauchröllchen", "Schnittlauch"),
            ("1:1 - ", "1:1 "), ("2:1 - ", "2:1 "), ("3:1 - ", "3:1 "),
            (" Meersalz, grob", " grobes Meersalz"), (" Salz, grob", " grobes Salz"), (" Salz (grob)", " grobes Salz"),
            (", die Kerne davon", ""), (", davon die Kerne", ""), (", die Kerne", ""), (" nur das Weiße davon", ""),
            (" nur das Weiße", ""), (" nur das Grüne", ""), (" das Weiße davon", ""),
            (" das Weiße", ""), (" das Grüne", ""), (" nur der weiße Teil", ""), (" nur der grüne Teil", ""),
            (" (nur das Weiße)", ""), (" (nur das Grüne)", ""), (" (das Weiße)", ""), (" (das Grüne)", ""),
            (" je nach Geschmack", " nach Geschmack"), (" je nach Belieben", " nach Belieben"),
            ("Rinder- und Schweinehack", "gemischtes Hack"), ("Rind- und Schweinehack", "gemischtes Hack"),
            ("andeln, gehobelt", "andeln gehobelt"), ("andeln (gehobelt)", "andeln gehobelt"),
            ("andeln, gestiftelt", "andeln gestiftelt"), ("andeln (gestiftelt)", "andeln gestiftelt"),
            ("halb/halb", "gemischt"), (" + mehr zum ", " + etwas zum "), (" und mehr zum ", " und etwas zum "),
            (" Tassen Espresso", " Espresso"), (" Tasse Espresso", " Espresso"), (" o.K.", " ohne Knochen"),
            (" o. K.", " ohne Knochen"),
            (" g Corned Beef", " g Cornedbeef aus der Dose"), (" bereits gekochte", " gekochte"),
            (" schon gekochte", " gekochte"), (" fertig gekochte", " gekochte"),
        ],
    ]

    /// "1 kg y 1/2 de papas", "1 Tasse und 1/2 Mehl": the half before the unit, where others write it.
    private static func withFractionInFront(_ text: String) -> String {
        let parts = text.split(separator: " ", maxSplits: 4)
        guard parts.count == 5, parts[0].allSatisfy(\.isNumber), ands.contains(String(parts[2])),
            fractions.contains(String(parts[3])), parts[1].first?.isLetter == true
        else { return text }
        return "\(parts[0]) \(parts[3]) \(parts[1]) \(parts[4])"
    }

    private static let ands: Set<String> = ["y", "et", "und"]

    /// "2 Möhre/n", "1 oignon/s", "3 Ei/er": with the endings that a form leaves open.
    private static func withEndings(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "/")) else { return text }
        var words = text.split(separator: " ", omittingEmptySubsequences: false)
        for place in words.indices {
            let word = words[place]
            guard let slash = word.firstIndex(of: "/"), case let stem = word[..<slash],
                case let rest = word[slash...].dropFirst(), case let ending = rest.prefix(while: \.isLetter),
                stem.count > 2 || ending == "er" && stem.count == 2, stem.allSatisfy({ $0.isLetter || $0 == "-" }),
                endings.contains(String(ending)), !rest.contains("/")
            else { continue }
            words[place] = words[0] == "1" ? stem + rest.dropFirst(ending.count) : stem + rest
        }
        return words.joined(separator: " ")
    }

    private static let endings: Set<String> = ["n", "e", "er", "en", "s", "es", "nen", "x"]
}
