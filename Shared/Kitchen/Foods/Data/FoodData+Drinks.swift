extension FoodData {
    /// Preserves, drinks and rarer things from the shelf.
    static let drinks: StaticString = """
        jam | cup=320
            strawberry jam, raspberry jam, apricot jam, preserves, apricot preserves, strawberry preserves,
            marmalade, orange marmalade, jelly, grape jelly, red currant jelly, marmelade, konfiture,
            erdbeermarmelade, confiture, mermelada, fig jam, apricot jelly, apple jelly, mint jelly,
            preiselbeermarmelade, confiture d'abricot, raspberry preserves, redcurrant jelly, currant jelly,
            seedless raspberry jam, cherry jam, gelee, pflaumenmus, aprikosenmarmelade, aprikosenkonfiture,
            cherry preserves, blackberry jam, fig preserves, fruit spread, quince paste, guava paste,
            pepper jelly, dulce de membrillo, lemon curd, orange curd, apple butter, peach preserves,
            himbeermarmelade, brotaufstrich, lime marmalade, jalapeno jelly, hot pepper jelly,
            pineapple preserves, wildpreiselbeeren
        chutney | cup=300
            mango chutney, major grey mango chutney, cranberry sauce, mint sauce, mint chutney,
            whole berry cranberry sauce, tomato chutney, apple chutney, jellied cranberry sauce, duck sauce,
            sweet and sour sauce, preiselbeersauce
        applesauce | cup=244
            apple sauce, unsweetened applesauce, apfelmus, compote de pomme, compota, compote,
            compota de manzana, kompott, compote pomme, fruit puree, apfelmark, apple puree
        canned fruit | cup=245
            canned pineapple, crushed pineapple, pineapple tidbit, canned peach, fruit cocktail,
            mandarin orange segment, canned mandarin orange, cherry pie filling, apple pie filling, pie filling,
            blueberry pie filling, canned cherry, dosenobst, ananas in dosen, peach in syrup, ananas dose,
            pfirsiche dose, mandarinen dose, canned pear, fruits au sirop, melocoton en almibar,
            pina en almibar, pineapple chunk in juice, canned crushed pineapple, peche au sirop,
            ananas au sirop, canned pineapple chunk, cherry pie, macedonia
        pumpkin puree | cup=244
            canned pumpkin, solid pack pumpkin, pure pumpkin, kurbispuree, canned pumpkin puree,
            100% pure pumpkin, pumpkin pie filling, libby's pumpkin, puree de potiron
        potato chips | cup=30
            chips, tortilla chip, corn chip, crisps, kartoffelchips, nachos, pretzel, frito, doritos,
            tortillachips, patatas fritas de bolsa, chips de pommes de terre, pretzel stick, shoestring potato,
            fritos corn chip, salzbrezeln, corn tortilla chip, prawn cracker, pringles, snack, plantain chip,
            pork crackling, flips, gusanitos
        popcorn
            popping corn, popped popcorn, mais a pop corn, palomitas, popcornmais, puffed corn, rice cake,
            reiswaffeln, galette de riz souffle, tortitas de arroz
        instant mashed potato
            potato flake, kartoffelpuree, kartoffelpuree pulver, puree mousseline, puree de patatas,
            instant potato flake, mashed potato, mashed potato flake, kartoffelbrei
        phyllo dough | has=gluten
            phyllo, filo, filo pastry, filo pastry sheet, phyllo pastry, phyllo sheet, filoteig, yufkateig,
            pate filo, pasta filo, yufka, pate a filo, feuille de brick
        water | cup=237
            warm water, cold water, hot water, boiling water, ice water, lukewarm water, wasser, eau, eau tiede,
            agua, sparkling water, mineral water, mineralwasser, eau gazeuse, agua mineral, agua con gas,
            filtered water, club soda, soda water, tonic water, seltzer, tap water, sprudel, stilles wasser,
            eau minerale, tonic, leitungswasser, eau petillante, agua tibia, eau plate, ice cold water,
            tepid water, eau froide, water for boiling, wasser lauwarm, agua sin gas, lauwarmes wasser,
            carbonated water, very hot water
        ice | cat=frozen
            ice cube, crushed ice, eiswurfel, glacon, hielo, cracked ice, cubitos de hielo
        coffee
            ground coffee, instant coffee, espresso, espresso powder, instant espresso powder, brewed coffee,
            strong coffee, kaffee, espressopulver, kaffeebohnen, cafe, cafe soluble, instant coffee powder,
            instant coffee granule, kaffeepads, cafe molido, filterkaffee, coffee bean, instant coffee crystal,
            cafe en grains, strong brewed coffee, cafe moulu, kaffeepulver, capsule de cafe, capsulas de cafe,
            dosette de cafe, cappuccino, kaffeekapseln, expresso, instant espresso coffee powder,
            kaffee instant, coffee granule
        tea
            green tea, black tea, tea bag, herbal tea, tee, gruner tee, schwarzer tee, the, the vert, the noir,
            tisane, te verde, infusion, matcha, matcha powder, earl grey tea, te, chamomile tea, chai tea,
            krautertee, kamillentee, pfefferminztee, infusiones, fruchtetee, the matcha, rooibos, tea leaf,
            eistee, the glace, iced tea, matcha tea powder, te negro, rooibostee, black tea bag,
            earl grey tea bag, ingwertee, mate, manzanilla, verveine, tea leaves
        fruit juice | cup=248
            orange juice, apple juice, cranberry juice, pineapple juice, grape juice, fresh orange juice,
            orangensaft, apfelsaft, jus d'orange, jus de pomme, zumo de naranja, jugo de naranja,
            grapefruit juice, pomegranate juice, juice, apple cider, cranberry juice cocktail, lemonade,
            limonade, limonada, limo, saft, jus, jus de fruit, zumo, jugo, multivitaminsaft, lime cordial,
            grenadine, grenadine syrup, orange juice concentrate, traubensaft, zumo de pina, jus de raisin,
            kirschsaft, unsweetened pineapple juice, clear apple juice, white grape juice, elderflower cordial,
            holundersirup, apfelschorle, ananassaft, cherry juice, pear nectar, apricot nectar, tropical juice,
            passion fruit juice, squash cordial, mango juice, zumo de manzana, sweet cider, sirop de grenadine,
            sirop de menthe, unsweetened apple juice, jus de pamplemousse, smoothie, fruchtsaft, pear juice,
            peach nectar, nectar, carrot juice, saftschorle, zumo de uva, jus multifruit, orangina,
            blood orange juice, sour mix, kool aid, sweet and sour mix, margarita mix, maracujasaft, hohes c,
            birnensaft
        soda | cup=245
            cola, coke, coca cola, ginger ale, ginger beer, lemon lime soda, sprite, root beer, refresco, 7 up,
            soft drink, pepsi, energydrink, energy drink, fanta, gaseosa, spezi, boisson energisante,
            bebida energetica, lemon lime beverage, orange soda, dr pepper, lemon soda, mountain dew, club mate,
            red bull, bebida isotonica, limonada con gas
        sports drink
            isotonic drink, protein powder, whey protein, proteinpulver, protein shake, proteinpulver vanille,
            eiweisspulver, vanilla protein powder, proteine en poudre, proteina, chocolate protein powder
        red wine | cup=236 has=sulphites
            dry red wine, red table wine, burgundy wine, rotwein, vin rouge, vino tinto, port, port wine,
            portwein, madeira, marsala, marsala wine, wine, wein, vin, vino, ruby port, pinot noir,
            dry marsala wine, burgundy, porto, madeira wine, red cooking wine, merlot, cabernet sauvignon,
            bordeaux, chianti, zinfandel, dry marsala, tawny port, vin doux
        white wine | cup=236 has=sulphites
            dry white wine, white cooking wine, weisswein, trockener weisswein, vin blanc, vin blanc sec,
            vino blanco, sherry, dry sherry, cooking sherry, vermouth, dry vermouth, champagne, prosecco,
            sparkling wine, sekt, cava, vin mousseux, rose wine, sweet vermouth, cream sherry, vino de jerez,
            riesling, sauvignon blanc, chardonnay, cremant, champagner, rosado, rosewein, vino rosado, vin rose,
            chablis, wermut, sparkling white wine, lillet, lillet blanc, brut champagne, chilled champagne,
            sweet white wine, pale dry sherry, pale sherry, gluhwein, moscato, medium sherry, gewurztraminer
        beer | cup=240 has=gluten cat=other
            lager, stout, ale, dark beer, guinness, bier, biere, cerveza, light beer, cider, hard cider, cidre,
            sidra, dark ale, pale ale, guinness stout, lager beer, dry cider, weizen bier, weissbier,
            biere blonde, pils, weizenbier, malzbier, biere blanche, wheat beer, stout beer, radler,
            mexican beer, pilsner, amber ale, dunkelbier, cerveza negra, bitter ale
        spirits | cup=225 cat=other
            rum, vodka, brandy, cognac, whisky, whiskey, bourbon, gin, tequila, kahlua, grand marnier,
            cointreau, amaretto, kirsch, liqueur, orange liqueur, coffee liqueur, triple sec, dark rum,
            white rum, light rum, baileys irish cream, irish cream, limoncello, schnapps, rhum, wodka, ron,
            likor, liqueur d'orange, aguardiente, campari, aperol, pernod, ouzo, pastis, bourbon whiskey,
            scotch, calvados, kirschwasser, scotch whisky, irish whiskey, creme de menthe, creme de cassis,
            spiced rum, angostura bitters, bitters, peach schnapps, gold tequila, silver tequila, cachaca,
            frangelico, eierlikor, chambord, peppermint schnapps, malibu rum, coconut rum, gold rum, weinbrand,
            sambuca, armagnac, maraschino liqueur, citrus vodka, vanilla vodka, white tequila,
            raspberry liqueur, tia maria, rye whiskey, jack daniels, creme de cacao, galliano, southern comfort,
            absinthe, pimms, drambuie, blue curacao, melon liqueur, korn, grappa, chartreuse, blanco tequila,
            absolut vodka, obstler, jagermeister, benedictine, apple brandy, butterscotch schnapps, angostura,
            rye, elderflower liqueur, st germain, mezcal, raki, aquavit, orange bitters, midori melon liqueur,
            licor, anisette, jameson irish whiskey, sloe gin, orangenlikor, alcohol, licor de cafe, pisco
        cocoa butter
            kakaobutter, beurre de cacao, manteca de cacao
        meringue | has=eggs
            baiser, merengue, meringue powder
        halvah | has=sesame
            halwa
        wheat | has=gluten
            whole wheat, sprouted wheat, wheat malt, soft white wheat, malt, malt extract, malted wheat,
            barley malt, gerstenmalz, wheat starch
        egg powder | has=eggs
            egg protein, dried egg, whole egg powder, eipulver
        peanut flour | has=peanuts
            peanut spread, peanut powder
        panko | cup=55 has=gluten
            panko bread crumb, panko breadcrumb
        fresh breadcrumbs | cup=84 has=gluten
            fresh bread crumb
        steel cut oats | cup=150 has=gluten
            pinhead oatmeal, steel cut oatmeal
        cacao nibs | cup=120
        wheat bran | cup=60 has=gluten
            weizenkleie
        wheat germ | cup=110 has=gluten
            weizenkeime
        barley flour | cup=90 has=gluten
            gerstenmehl
        potato starch | cup=155
            kartoffelstarke, fecule de pomme de terre
        potato flour | cup=180
        glutinous rice flour | cup=125
            sweet rice flour, mochiko
        masa harina | cup=100
            masa
        sriracha | cup=300
            sriracha sauce
        cinnamon sugar | cup=200
            zimtzucker
        mini marshmallows | cup=45
            miniature marshmallow
        whole wheat pastry flour | cup=100 has=gluten
        quick cooking tapioca | cup=160
            instant tapioca
        amaranth flour | cup=105
            amaranth meal
        kosher salt | staple=yes
            coarse kosher salt, diamond crystal kosher salt
        """
}
