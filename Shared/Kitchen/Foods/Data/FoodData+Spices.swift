extension FoodData {
    /// Broths, seasonings and spices.
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
            stick cinnamon, cinnamon bark, canela molida, saigon cinnamon
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
        """
}
