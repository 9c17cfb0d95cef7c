extension FoodData {
    /// Fruit and herbs.
    static let fruit: StaticString = """
        apple | cup=110 each=182
            granny smith apple, granny smith, gala apple, fuji apple, cooking apple, bramley apple,
            golden delicious apple, honeycrisp apple, green apple, red apple, apfel, pomme, manzana, tart apple,
            dessert apple, apfeln, golden delicious, eating apple, aepfel
        pear | cup=140 each=178
            bosc pear, bartlett pear, birne, birnen, poire, pera, asian pear, conference pear, anjou pear
        quince | each=92
            quitte, quitten, coing, membrillo
        banana | cup=150 each=118
            bananen, banane, platano, ripe banana, banana fruit
        lemon | each=84
            zitrone, zitronen, citron, limon, meyer lemon, biozitrone, bio zitrone, citron jaune, lemon wedge,
            lemon slice, lemon half
        lemon zest | cup=96
            lemon peel, lemon rind, zitronenschale, zitronenabrieb, zeste de citron, ralladura de limon,
            grated lemon zest
        lemon juice | cup=244
            fresh lemon juice, juice of lemon, zitronensaft, jus de citron, zumo de limon, jugo de limon
        lime | each=67
            key lime, limette, limetten, citron vert, lima, lime wedge
        lime juice | cup=246
            fresh lime juice, key lime juice, limettensaft, jus de citron vert, zumo de lima, jugo de lima
        lime zest
            lime peel, lime rind
        kaffir lime leaf
            makrut lime leaf, lime leaf, kaffirlimettenblatter
        orange | cup=180 each=131
            navel orange, blood orange, orangen, naranja, apfelsine, apfelsinen, seville orange, orange segment
        orange zest
            orange peel, orange rind, orangenschale, zeste d'orange, ralladura de naranja, orange slice
        tangerine | cup=195 each=88
            mandarin, mandarin orange, clementine, satsuma, mandarine, mandarinen, clementinen, clementina,
            mandarina
        grapefruit | cup=230 each=246
            pink grapefruit, pampelmuse, pamplemousse, pomelo, toronja
        kumquat
        strawberry | cup=150 each=12
            erdbeere, erdbeeren, fraise, fresa, frutilla
        raspberry | cup=123
            himbeere, himbeeren, framboise, frambuesa
        blueberry | cup=148
            heidelbeere, heidelbeeren, blaubeere, blaubeeren, myrtille, arandano, bilberry, wild blueberry
        blackberry | cup=144
            brombeere, brombeeren, mure, mora, zarzamora, boysenberry
        cranberry | cup=100
            fresh cranberry, preiselbeere, preiselbeeren, canneberge, arandano rojo
        currant | cup=112
            red currant, redcurrant, blackcurrant, black currant, johannisbeere, johannisbeeren, groseille,
            cassis, grosella
        gooseberry | cup=150
            stachelbeere, stachelbeeren
        mixed berries | cup=140
            berry, waldbeeren, baies, bayas, bayas silvestres, summer fruit, beeren, fruits rouges,
            frutos rojos, summer berry
        cherry | cup=155 each=8
            sweet cherry, sour cherry, kirsche, kirschen, sauerkirschen, cerise, cereza, guinda, bing cherry,
            tart cherry
        grape | cup=151 each=5
            red grape, green grape, seedless grape, traube, trauben, weintrauben, raisin frais, uva, white grape
        peach | cup=154 each=150
            pfirsich, pfirsiche, peche, melocoton, durazno, white peach
        nectarine | cup=143 each=142
            nektarine, nektarinen, nectarina
        apricot | cup=155 each=35
            aprikose, aprikosen, marille, marillen, abricot, albaricoque
        plum | cup=165 each=66
            pflaume, pflaumen, zwetschge, zwetschgen, zwetsche, ciruela, mirabelle, quetsche, damson
        mango | cup=165 each=336
            mangue
        papaya | cup=145
            papaye, green papaya
        pineapple | cup=165 each=905
            ananas, pina, pineapple ring, pineapple chunk
        kiwi | cup=180 each=75
            kiwifruit, kiwi fruit
        melon | cup=170 each=552
            cantaloupe, honeydew, honeydew melon, honigmelone, cantaloup, melone, galia melon, muskmelon
        watermelon | cup=152
            wassermelone, pasteque, sandia
        pomegranate | cup=174 each=282
            pomegranate seed, pomegranate aril, granatapfel, granatapfelkerne, grenade, granada
        fig | each=50
            fresh fig, feige, feigen, figue, higo
        passion fruit | cup=236 each=18
            passionfruit, maracuja, fruit de la passion, fruta de la pasion
        persimmon
            kaki, sharon fruit, caqui
        lychee | cup=190
            litschi, litchi
        guava | cup=165
            goyave, guayaba
        dragon fruit
            drachenfrucht, pitaya, star fruit, carambola
        fruit
            obst, fruta, mixed fruit, fresh fruit
        vegetables
            mixed vegetables, gemuse, legume, legumes verts, verdura, suppengrun, suppengemuse,
            leftover vegetables, root vegetables, stir fry vegetables
        basil | cup=24
            fresh basil, basil leaf, thai basil, basilikum, basilic, albahaca, thai basil leaf, sweet basil
        parsley | cup=60
            fresh parsley, flat leaf parsley, flat parsley, italian parsley, curly parsley, parsley leaf,
            parsley sprig, petersilie, persil, perejil, flat leafed parsley, continental parsley
        cilantro | cup=16
            fresh cilantro, cilantro leaf, fresh coriander, coriander leaf, coriander sprig, cilantro sprig,
            koriandergrun, coriandre fraiche, coriandre, coriander stem
        mint | cup=45
            fresh mint, mint leaf, spearmint, minze, minzblatter, menthe, menta, hierbabuena, mint sprig,
            peppermint leaf, pfefferminze
        dill | cup=9
            fresh dill, dill weed, dillweed, aneth, eneldo, dill sprig, dill frond
        chives | cup=48
            fresh chives, schnittlauch, ciboulette, cebollino, garlic chive
        thyme | cup=38
            fresh thyme, thyme leaf, thyme sprig, thymian, thym, tomillo, lemon thyme, zitronenthymian
        rosemary | cup=27
            fresh rosemary, rosemary sprig, rosemary leaf, rosmarin, romarin, romero
        sage | cup=32
            fresh sage, sage leaf, salbei, sauge, salvia
        tarragon
            fresh tarragon, tarragon leaf, estragon, estragon leaf
        marjoram
            fresh marjoram, majoran, marjolaine, mejorana
        chervil
            kerbel, cerfeuil, perifollo
        fresh oregano
            oregano sprig
        herbs
            fresh herbs, mixed herbs, krauter, herbes, hierbas, fines herbes, soft herbs, kuchenkrauter,
            krauter gemischt
        curry leaf
            curryblatter, feuille de curry, fresh curry leaf
        sorrel
            sauerampfer, oseille
        edible flower
            zucchini blossom, squash blossom, nasturtium
        banana leaf
            bananenblatter
        grape leaf
            vine leaf, weinblatter
        """
}
