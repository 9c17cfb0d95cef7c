extension FoodData {
    /// Broths, seasonings, spices, preserves and drinks.
    static let spices: StaticString = """
        broth | cup=240
            stock, chicken broth, chicken stock, vegetable broth, vegetable stock, low sodium chicken broth,
            reduced sodium chicken broth, fat free chicken broth, bruhe, gemusebruhe, huhnerbruhe, bouillon,
            bouillon de poulet, bouillon de legumes, caldo, caldo de pollo, caldo de verduras, bone broth,
            turkey stock, veal stock, demi glace, bouillon de boeuf, beef broth, beef stock, beef bouillon,
            rinderbruhe, fleischbruhe, caldo de carne, low sodium beef broth, rinderfond, beef consomme,
            consomme, fond de veau, fond, fond de volaille, chicken bouillon, chicken stock cube,
            vegetable stock cube, stock cube, bouillon cube, chicken bouillon cube, beef bouillon cube,
            beef stock cube, stock powder, bouillon powder, bruhwurfel, gemusebruhe pulver,
            bouillon cube de boeuf, cubito de caldo, pastilla de caldo, chicken bouillon granule,
            beef bouillon granule, instant chicken bouillon, vegetable bouillon, better than bouillon,
            chicken bouillon powder, chicken base, beef base, instant bouillon, vegetable bouillon cube,
            chicken soup base, lamb stock, suppenwurfel, veal demi glace, mushroom broth, mushroom stock,
            turkey broth, fleischfond, bratenfond, bruhepulver, reduced sodium beef broth,
            low sodium vegetable broth, gekornte bruhe, instant beef bouillon, bouillon de volaille,
            vegetable stock powder, chicken stock powder, chicken concentrate, fleischbrühe instant,
            klare brühe, low salt chicken broth, less sodium chicken broth, light chicken stock, brown stock,
            white stock, gemusefond, homemade chicken stock, geflugelfond, kalbsfond, court bouillon, beef gravy
        fish stock | cup=240 has=fish
            fish broth, seafood stock, fischfond, fumet de poisson, shellfish stock, shrimp stock,
            lobster stock, caldo de pescado
        gravy | has=gluten
            gravy mix, brown gravy mix, gravy granule, bratensauce, jus de viande, sauce brune, turkey gravy,
            brown gravy, sossenbinder, gravy browning, sossenpulver, bratensosse, chicken gravy,
            chicken gravy mix
        soup | cup=250
            cream of mushroom soup, condensed cream of mushroom soup, cream of chicken soup,
            condensed cream of chicken soup, cream of celery soup, tomato soup, condensed tomato soup,
            onion soup mix, dry onion soup mix, suppe, sopa, soupe, potage, tutensuppe, cream soup, onion soup,
            lipton onion soup mix, condensed cream of celery soup, golden mushroom soup, dosensuppe,
            cheddar cheese soup, velouté, fertigsuppe, minestrone, french onion soup, nudelsuppe,
            vegetable soup mix, leek soup mix, campbell's cream of mushroom soup, condensed cheddar cheese soup,
            eintopf, cream of potato soup, condensed soup
        seasoning
            seasoning mix, taco seasoning, taco seasoning mix, italian seasoning, cajun seasoning,
            creole seasoning, old bay seasoning, poultry seasoning, seasoned salt, seasoning salt, garlic salt,
            onion salt, lemon pepper, steak seasoning, adobo seasoning, za'atar, five spice powder, five spice,
            chinese five spice powder, chinese five spice, garam masala, ras el hanout, herbes de provence,
            curry powder, currypulver, curry en poudre, curry, madras curry powder, baharat, gewurz,
            gewurzmischung, epices, especias, krauter der provence, taco gewurz, chili seasoning mix,
            lawry's seasoned salt, dry rub, bbq rub, tandoori masala, everything bagel seasoning, berbere,
            dukkah, jerk seasoning, jerk paste, montreal steak seasoning, blackening seasoning, creole spice,
            cajun spice, barbecue rub, greek seasoning, old bay, bouquet garni, spice, fajita seasoning mix,
            fajita seasoning, chili powder mix, hierbas provenzales, mixed spice, herbes de provence sechees,
            mrs dash seasoning, lemon pepper seasoning, goya adobo, sazon goya, sazon, chaat masala,
            accent seasoning, msg, monosodium glutamate, grillgewurz, ranch seasoning, brathahnchengewurz,
            tajin, kräutersalz, salatkrauter, seasoning blend, gomasio, glutamat, vegeta, cajun, sambar powder,
            bratkartoffelgewurz, raselhanout, lebkuchengewurz, gyrosgewurz, quatre epices, pumpkin pie spice,
            apple pie spice, gingerbread spice, pickling spice, crab boil, lemon & pepper seasoning salt
        paprika | cup=109
            smoked paprika, sweet paprika, hungarian paprika, spanish paprika, hot paprika, paprikapulver,
            paprika edelsuss, paprika fume, pimenton, pimenton dulce, pimenton de la vera, paprika doux,
            sweet smoked paprika, pimenton picante, rosenpaprika, edelsusspaprika, paprika powder,
            hot smoked paprika, paprika rosenscharf
        chili powder | cup=130
            chile powder, ancho chile powder, chipotle powder, chipotle chile powder, chilli powder,
            chilipulver, piment en poudre, chile en polvo, hot chilli powder, mild chilli powder,
            red chili powder, kashmiri chili powder, chili pulver, red chilli powder, dark chili powder,
            hot chili powder, ancho powder, kashmiri chilli powder, mild chili powder
        cayenne pepper | cup=90
            cayenne, ground red pepper, red pepper powder, ground cayenne, cayennepfeffer, piment de cayenne,
            poivre de cayenne, cayena, ground cayenne pepper, espelette pepper, piment d'espelette,
            aleppo pepper, aleppo chili flake, red cayenne pepper, cayenne powder, urfa pepper, gochugaru,
            korean chili flake
        red pepper flakes | cup=90
            crushed red pepper, crushed red pepper flake, chili flake, chilli flake, dried chili flake,
            hot red pepper flake, red chili flake, chiliflocken, flocon de piment, dried red pepper flake,
            dried chile, dried red chili, dried chilli, dried red chile, dried ancho chile, ancho chile,
            guajillo chile, arbol chile, getrocknete chili, guindilla seca, hot pepper flake,
            crushed chili flake, dried chilli flake, chile flake, pequin chile, chile de arbol, pasilla chile,
            dried chili pepper, dried red chilli, cracked red pepper, crushed chilli, crushed red chili pepper,
            crushed chile flake
        cumin
            ground cumin, cumin seed, cumin powder, kreuzkummel, kummel, cumin moulu, comino, comino molido,
            black cumin, caraway, caraway seed, graine de carvi, whole cumin seed, kummel gemahlen,
            cumin en poudre, kreuzkummel gemahlen, nigella seed, schwarzkummel, kalonji, carom seed, ajwain
        ground coriander | cup=80
            coriander, coriander seed, coriander powder, ground coriander seed, koriander, korianderpulver,
            graine de coriandre, coriandre moulue, semilla de cilantro, cilantro molido, korianderkorner,
            coriandre en poudre
        turmeric | cup=110
            ground turmeric, turmeric powder, kurkuma, curcuma, kurkuma gemahlen, curcuma en poudre
        ground ginger | cup=84
            ginger powder, dried ginger, ingwerpulver, gingembre en poudre, jengibre en polvo, gingembre moulu,
            powdered ginger, ingwer gemahlen
        cinnamon | cup=125
            ground cinnamon, cinnamon stick, cinnamon powder, zimt, zimtstange, zimtstangen, cannelle,
            cannelle en poudre, baton de cannelle, canela, canela en polvo, canela en rama, zimtpulver,
            cinnamon sugar, stick cinnamon, cinnamon bark, canela molida, saigon cinnamon
        nutmeg | cup=112
            ground nutmeg, grated nutmeg, whole nutmeg, muskatnuss, muskat, noix de muscade, muscade,
            nuez moscada, freshly grated nutmeg, mace, macis, ground mace, mace blade, muskatblute,
            muskatnuss gemahlen
        cloves | cup=104
            ground cloves, whole cloves, nelke, nelken, gewurznelken, clou de girofle, girofle, clavo,
            clavo de olor, clavo molido, clous de girofle, nelkenpulver
        allspice
            ground allspice, allspice berry, whole allspice, piment gemahlen, pimentkorner, toute epice,
            pimienta de jamaica, nelkenpfeffer
        cardamom
            ground cardamom, cardamom pod, green cardamom pod, cardamom seed, kardamom, cardamome, cardamomo,
            green cardamom, black cardamom pod, cardamon, cardamom powder, kardamomkapseln
        star anise
            anise, anise seed, aniseed, sternanis, anis, anis etoile, badiane, anis estrellado, whole star anise
        fennel seed
            fenchelsamen, graine de fenouil, semilla de hinojo, fenugreek, fenugreek seed, fenugreek leaf,
            bockshornklee, ground fenugreek, fennel pollen, kasuri methi, dill seed, ground fennel
        celery seed | has=celery
            celery salt, ground celery seed, selleriesalz, selleriesamen, sel de celeri
        saffron
            saffron thread, saffron strand, safran, azafran, safranfaden, hebra de azafran, saffron powder
        oregano | cup=48
            dried oregano, oregano leaf, dried oregano leaf, mexican oregano, origan, oregano getrocknet,
            oregano seco, dried mexican oregano, origan seche
        dried basil
            basil dried, getrockneter basilikum, dried basil leaf, dried sweet basil
        dried thyme
            dried thyme leaf, ground thyme, getrockneter thymian, thym seche
        dried parsley
            parsley flake, dried parsley flake, getrocknete petersilie, dried cilantro
        dried rosemary
            ground rosemary, dried rosemary leaf
        dried dill
            dried dill weed, dried dillweed
        dried sage
            ground sage, rubbed sage, dried sage leaf
        dried mint
            dried marjoram, dried tarragon, dried herb, dried mixed herb, getrocknete krauter, dried chives,
            dried italian herb, dried chervil, italienische krauter, herbes seches, dried savory, bohnenkraut,
            savory, summer savory, dried bouquet garni, sarriette
        bay leaf
            bay leaves, dried bay leaf, lorbeerblatt, lorbeerblatter, lorbeer, feuille de laurier, laurier,
            hoja de laurel, laurel, turkish bay leaf, fresh bay leaf, california bay leaf
        garlic powder | cup=155
            granulated garlic, garlic granule, knoblauchpulver, ail en poudre, ajo en polvo, dried garlic,
            garlic flake, ail semoule, roasted garlic powder, knoblauchgranulat, powdered garlic,
            dried minced garlic
        onion powder | cup=110
            dried onion, dried minced onion, onion flake, zwiebelpulver, oignon en poudre, cebolla en polvo,
            instant minced onion, minced dried onion, fried onion, rostzwiebeln, french fried onion,
            crispy fried onion, fried shallot, oignon frit, dehydrated onion, french fried onion ring,
            onion granule, crispy onion, cebolla frita, dry minced onion, dried onion flake
        juniper berry
            wacholderbeeren, baie de genievre, sumac, szechuan peppercorn, sichuan peppercorn, sichuan pepper,
            szechwan peppercorn, asafoetida, asafetida, sumach, hing, annatto seed, achiote, annatto, lavender,
            culinary lavender, dried lavender, hibiscus flower, dried rose petal, amchur, mango powder,
            nanami togarashi, shichimi togarashi, poivre de sichuan, lavande
        dried mushroom
            dried porcini mushroom, dried porcini, dried shiitake mushroom, dried shiitake, getrocknete pilze,
            champignon seche, canned mushroom, dried shitake mushroom, dried wild mushroom,
            getrocknete steinpilze, mushroom powder, pilze getrocknet, champignons dose, dried morel,
            jar mushroom, dried shiitake mushroom cap
        seaweed
            nori, nori sheet, kombu, wakame, algue, algen, alga nori, kelp, alga, dulse, noriblatter, hijiki,
            feuille de nori
        wasabi | cup=240
            wasabi paste, prepared wasabi, wasabi powder, prepared horseradish, cream style horseradish,
            creamed horseradish, horseradish sauce, sahnemeerrettich, meerrettich glas, raifort en pot
        mirin | cup=240
            rice wine, shaoxing wine, chinese rice wine, sake, cooking wine, shaohsing wine,
            chinese cooking wine, reiswein, vin de riz, shao hsing wine, xiao xing wine
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
        """
}
