/// Words that tell the shelf of a food that the table does not know.
enum CategoryWords {
    /// Words that say a food comes from the freezer.
    static let frozen = keys(
        """
        frozen tiefkuhl tiefgekuhlt tiefgekuhlte gefroren surgele surgelee congele congelee congelado congelada tk
        """
    )

    /// Words that move a fruit, vegetable or herb to the shelf.
    static let preserved = keys(
        """
        canned tinned dried dry granulated granulat pulver powder powdered getrocknet getrocknete dose konserve \
        seche sechee conserve boite poudre egoutte egouttee conserva lata seco seca granulado granulada escurrido \
        escurrida polvo jar pickled morceau pelee
        """
    )

    /// Words that mean something not eaten, whatever else stands beside them.
    static let household = keys(
        """
        nail eyebrow shaving hair skin zinc makeup cosmetic ongle una ceja pelo cabello afeitar rasage rasier dusch \
        bad wc toilette toilet rincage vaisselle enjuague lave lavado uñas ffp covid hygiene kosmetik haushalt menage
        """
    )

    /// Words that say that a food fills a cup otherwise than it usually does.
    static let packing = keys(
        """
        cooked prepared mashed pureed grated shredded sifted slivered dried toasted crushed ground minced melted \
        puffed whipped canned drained cuit cuite rape rapee tamise seche sechee gekocht gerieben geriebener \
        gesiebt getrocknet getrocknete cocido cocida rallado rallada tamizado tamizada seco seca
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
            hierba verdura seta shoot floret vegetable kohlkopf tomate baie baya
            """
        ),
        (
            .meat,
            """
            chicken beef pork lamb veal turkey duck fish sausage ham bacon steak fillet filet chop rib mince breast \
            thigh shrimp prawn crab salami meat fleisch wurst schinken braten viande jambon saucisse poisson carne \
            jamon pescado pollo poulet schnitzel hack saucisson salchicha roast buffalo
            """
        ),
        (
            .dairy,
            """
            milk cheese yogurt cream butter egg milch kase joghurt sahne ei lait fromage yaourt creme queso leche \
            yogur nata curd dairy quesito
            """
        ),
        (
            .pantry,
            """
            sauce oil flour sugar spice seasoning pasta noodle rice bread cake mix soup broth syrup vinegar chocolate \
            cookie cracker chip cereal juice tea coffee wine paste seed nut dressing jam mehl zucker ol brot saft tee \
            kaffee sosse riegel huile farine sucre pain jus confiture biscuit gateau aceite azucar pan galleta zumo \
            jugo arroz salsa extract flavoring topping filling crust bun roll bonbon caramelo
            """
        ),
        (.frozen, "sorbet fries"),
        (
            .other,
            """
            paper soap cleaner bag towel detergent shampoo brush foil wrap cat dog papier seife reiniger tuch beutel \
            savon nettoyant sac papel jabon limpiador bolsa vodka rum gin whisky liqueur beer schnaps lotion tablet \
            gel mask cloth wipe remover spray foam test card box cotton band agent handkerchief concealer karte \
            pflaster entferner feile lappen tab torchon masque carte soin correcteur languette pano cinta esmalte \
            cuidado pastilla hoja gomina mouth wash magnesium magnesio corps creme-solaire pantyhose strumpf media \
            glue string tape klebeband colle scotch ruban cuerda
            """
        ),
    ]

    /// Endings of German compounds and of words in other languages.
    static func category(ofEnding word: String) -> Category? {
        for (category, endings) in endings where endings.contains(where: { word.hasSuffix($0) }) { return category }
        return nil
    }

    private static let endings: [(Category, [String])] = [
        (
            .other,
            [
                "karte", "pflaster", "entferner", "lappen", "tüten", "beutel", "tabs", "feile", "papier", "reiniger",
                "mittel", "tücher", "tuch", "box", "pulver", "band", "gel", "bürste", "seife", "test", "kerzen",
            ]
        ),
        (.frozen, ["eis"]),
        (.produce, ["salat", "beeren", "beere", "kohl", "pilze", "gemüse", "apfel", "äpfel", "kürbis", "wurzel"]),
        (.meat, ["fleisch", "wurst", "würstchen", "schinken", "filet", "braten", "schnitzel", "fisch", "hack"]),
        (.dairy, ["milch", "käse", "joghurt", "sahne", "quark", "butter"]),
        (
            .pantry,
            [
                "saft", "brot", "brötchen", "mehl", "zucker", "öl", "essig", "soße", "sauce", "tee", "nudeln", "kekse",
                "riegel", "chips", "nüsse", "kerne", "suppe", "gewürz", "schokolade", "kuchen", "reis", "bohnen",
            ]
        ),
    ]

    private static func keys(_ words: StaticString) -> Set<WordKey> {
        words.withUTF8Buffer { bytes in
            Set(bytes.split { $0 == 0x20 || $0 == 0x0A }.map { WordKey($0) })
        }
    }
}
