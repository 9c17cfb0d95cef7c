/// Words that tell the shelf of a food that the table does not know.
enum CategoryWords {
    /// Words that say a food comes from the freezer.
    static let frozen = keys(
        """
        frozen tiefkuhl tiefgekuhlt tiefgekuhlte gefroren surgele surgelee congele congelado congelada tk
        """
    )

    /// The category of a name with this head.
    static let heads: [WordKey: Category] = {
        var heads: [WordKey: Category] = [:]
        for (category, words) in lists {
            for key in keys(words) { heads[key] = category }
        }
        return heads
    }()

    private static let lists: [(Category, StaticString)] = [
        (
            .produce,
            """
            lettuce salad salat squash berry apple pear plum cherry melon sprout cabbage mushroom pepper onion potato \
            tomato bean green herb leaf root beere apfel pilz kohl kraut gemuse obst champignon courge salade fruit \
            hierba verdura seta shoot floret vegetable kohlkopf tomate pflanze
            """
        ),
        (
            .meat,
            """
            chicken beef pork lamb veal turkey duck fish sausage ham bacon steak fillet filet chop rib mince breast \
            thigh shrimp prawn crab salami meat fleisch wurst schinken braten viande jambon saucisse poisson carne \
            jamon pescado pollo poulet steak schnitzel hack saucisson salchicha roast
            """
        ),
        (
            .dairy,
            """
            milk cheese yogurt cream butter egg milch kase joghurt sahne ei lait fromage yaourt creme queso leche \
            yogur nata curd dairy fromager quesito
            """
        ),
        (
            .pantry,
            """
            sauce oil flour sugar powder spice seasoning pasta noodle rice bread cake mix soup broth syrup vinegar \
            chocolate cookie cracker chip cereal juice tea coffee wine paste seed nut dressing jam mehl zucker ol \
            brot saft tee kaffee sosse riegel huile farine sucre pain jus confiture biscuit gateau aceite azucar pan \
            galleta zumo arroz salsa extract flavoring topping filling crust bun roll butterkeks
            """
        ),
        (.frozen, "sorbet fries"),
        (
            .other,
            """
            paper soap cleaner bag towel detergent shampoo cream-soap brush foil wrap cat dog papier seife reiniger \
            tuch beutel savon nettoyant sac papel jabon limpiador bolsa hygiene vodka rum gin whisky liqueur beer \
            schnaps creme-solaire lotion tablet kit
            """
        ),
    ]

    private static func keys(_ words: StaticString) -> Set<WordKey> {
        words.withUTF8Buffer { bytes in
            Set(bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }).map { WordKey($0) })
        }
    }
}
