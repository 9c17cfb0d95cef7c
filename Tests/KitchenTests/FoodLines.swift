/// Lines, each with its food, its category, how sure that is, and its allergens.
enum FoodLines {
    static let text = #"""
        # Cans and jars
        1 can tomatoes → canned-tomatoes | pantry | 0.98
        1 jar tomatoes → canned-tomatoes | pantry | 0.98
        1 bag tomatoes → tomato | produce | 0.98
        1 can crushed tomatoes → canned-tomatoes | pantry | 0.98
        1 can unicorn tomatoes → tomato | produce | 0.83
        1 can unicorn meat → - | meat | 0.48
        1 can chickpeas → canned-chickpea | pantry | 0.98
        1 can sweetcorn → canned-corn | pantry | 0.98
        1 jar olives → olives | pantry | 0.98
        1 can canned tomatoes → canned-tomatoes | pantry | 0.98
        # Alternatives
        olive or vegetable oil → olive-oil | pantry | 0.9
        butter or margarine → butter | dairy | 0.9 | milk
        salt or black pepper → salt-and-pepper | pantry | 0.9
        or butter → - | dairy | 0.4 | milk
        butter or → butter | dairy | 0.9 | milk
        butter or or margarine → margarine | dairy | 0.75
        Mont d'or → mont-dor | dairy | 0.9 | milk
        unobtainium or butter → butter | dairy | 0.9 | milk
        unobtainium or gruel → - | pantry | 0.4
        red or white wine → red-wine | other | 0.9 | sulphites
        red or rice or white wine → red-wine | other | 0.9 | sulphites
        # What is lacking
        vegan butter → vegan-butter | dairy | 0.9
        vegan yak butter → - | dairy | 0.4
        gluten-free flour → gluten-free-flour | pantry | 0.9
        flour gluten-free → gluten-free-flour | pantry | 0.9
        gluten free → vital-wheat-gluten | pantry | 0.9 | gluten
        vegan → - | pantry | 0.4
        butter without milk → dairy-free-butter | dairy | 0.9
        cake without gluten or milk → gluten-free-cake | pantry | 0.9 | eggs milk
        plant-based milk → plant-milk | dairy | 0.9
        plant based → - | other | 0.4
        based plant milk → plant-milk | dairy | 0.75
        eggs, free range → egg | dairy | 0.9 | eggs
        free-range eggs → egg | dairy | 0.9 | eggs
        egg free noodles → egg-free-noodle | pantry | 0.9 | gluten
        free → - | pantry | 0.4
        without → - | pantry | 0.4
        without milk → - | dairy | 0.4
        sans lait beurre → dairy-free-butter | dairy | 0.9
        libre de gluten harina → gluten-free-flour | pantry | 0.9
        # Words around the noun
        fresh tomatoes → tomato | produce | 0.9
        fresh large ripe chopped tomatoes → canned-tomatoes | pantry | 0.9
        2 14 tomatoes → tomato | produce | 0.98
        unicorn tomatoes → tomato | produce | 0.75
        tomatoes fresh → tomato | produce | 0.9
        tomatoes on the vine → tomato | produce | 0.75
        tomatoes diced → tomato | produce | 0.9
        tomatoes with unicorn → tomato | produce | 0.9
        tomatoes of unicorn → tomato | produce | 0.75
        tomatoes for unicorn → tomato | produce | 0.9
        tomatoes and unicorn → tomato | produce | 0.75
        tomatoes unicorn → - | produce | 0.4
        olive oil unicorn → olive-oil | pantry | 0.75
        olive oil unicorn hair → olive-oil | other | 0.75
        olive oil unicorn hair dust → - | other | 0.4
        unicorn olive oil hair → - | other | 0.4
        unicorn olive oil fresh → olive-oil | pantry | 0.75
        tomato leaves → tomato | produce | 0.9
        tomato slices → tomato | produce | 0.9
        unicorn milk → - | dairy | 0.4 | milk
        fresh milk → milk | dairy | 0.9 | milk
        oat unicorn milk → - | dairy | 0.4 | gluten milk
        manchego cheese → manchego | dairy | 0.9 | milk
        fresh manchego cheese → manchego | dairy | 0.9 | milk
        unicorn manchego cheese → manchego | dairy | 0.75 | milk
        chicken bacon → chicken | meat | 0.75
        almond butter milk → - | dairy | 0.4 | milk nuts
        # Two foods
        ham and cheese → - | dairy | 0.4 | milk
        cheese and cheese → - | dairy | 0.4 | milk
        red and white onions → onion | produce | 0.9
        salt and pepper → salt-and-pepper | pantry | 0.9
        salt and freshly ground pepper → salt-and-pepper | pantry | 0.9
        sea salt and pepper → salt-and-pepper | pantry | 0.75
        unicorn salt and pepper → salt-and-pepper | pantry | 0.75
        pepper and salt → - | pantry | 0.4
        salt and pepper and sugar → - | pantry | 0.4
        and salt → salt | pantry | 0.9
        salt and → salt | pantry | 0.9
        black beans and rice → - | pantry | 0.4
        mac and cheese → - | dairy | 0.4 | milk
        half and half → half-and-half | dairy | 0.9 | milk
        cumin and coriander seeds → - | pantry | 0.4
        # The other way round
        oil olive → olive-oil | pantry | 0.9
        pepper black → black-pepper | pantry | 0.9
        tomatoes cherry → cherry-tomato | produce | 0.9
        oil large → vegetable-oil | pantry | 0.9
        thigh chicken → - | meat | 0.4
        chicken breast chopped → chicken-breast | meat | 0.9
        beans green → green-bean | produce | 0.9
        # Of something
        filets de poulet fermier → chicken-breast | meat | 0.9
        filet de licorne → - | meat | 0.4
        pain d'épices → lebkuchen | pantry | 0.9 | gluten
        pain de mie → sandwich-bread | pantry | 0.9 | gluten
        pain aux licornes → bread | pantry | 0.75 | gluten
        huile d'olive → olive-oil | pantry | 0.9
        huile de licorne → vegetable-oil | pantry | 0.75
        beurre de licorne → butter | dairy | 0.75 | milk
        blancs de poulet → chicken-breast | meat | 0.9
        morceaux rares de poulet jaune → - | meat | 0.4
        trois gros morceaux de poulet jaune → - | meat | 0.48
        arroz con leche → rice-pudding | dairy | 0.9 | milk
        de poulet → chicken | meat | 0.9
        # Long names
        aa bb cc dd ee ff gg hh ii jj tomato → tomato | produce | 0.55
        aa bb cc dd ee ff gg hh ii jj kk tomato → tomato | produce | 0.55
        aa bb cc dd ee ff gg hh ii jj kk ll tomato → - | produce | 0.2
        extra virgin cold pressed organic olive oil → olive-oil | pantry | 0.55
        one two three four five six seven tomatoes → tomato | produce | 0.63
        # Where it is found
        frozen peas → frozen-peas | frozen | 0.9
        frozen unicorn → - | frozen | 0.4
        dried tomatoes → sun-dried-tomato | pantry | 0.9
        dried unicorn → - | pantry | 0.4
        canned peaches → canned-peach | pantry | 0.9
        canned unicorn → - | pantry | 0.4
        dried salmon → salmon | meat | 0.9 | fish
        toilet cleaner → toilet-cleaner | other | 0.9
        hair milk → - | other | 0.4 | milk
        hair unicorn → - | other | 0.4
        unicorn lettuce → lettuce | produce | 0.75
        lettuce unicorn → - | produce | 0.4
        unicorn sausage → - | meat | 0.4
        tomato unicorn → - | produce | 0.4
        dried tomato unicorn → sun-dried-tomato | pantry | 0.75
        unicorn → - | pantry | 0.4
        Zitronengrolsaft → - | pantry | 0.4
        grolmilch → - | pantry | 0.4
        ice cream → ice-cream | frozen | 0.9 | milk
        sorbet → sorbet | frozen | 0.9
        cat milk → - | dairy | 0.4 | milk
        paper → - | other | 0.4
        # Headings and nothing
        For the sauce → - | other | 0.1
        tomatoes: → - | other | 0.1
        ??? → - | other | 0.0
        """#
}
