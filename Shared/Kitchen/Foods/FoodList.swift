/// The foods that come with Larder, as text: written for it, so that a person can read and extend them.
enum FoodList {
    /// The foods, in the form that `FoodListReader` describes.
    static let text: StaticString = """
        # produce
        onion | cup=160 each=150 staple=ask
          en: yellow onion, brown onion, white onion, spanish onion, sweet onion, vidalia onion, zwiebel, zwiebeln
          en: speisezwiebel, gemusezwiebel, oignon, oignon jaune, cebolla
        red onion | cup=115 each=150
          en: rote zwiebel, rote zwiebeln, oignon rouge, cebolla roja, cebolla morada, purple onion
        pearl onion | cup=160
          en: cocktail onion, silver onion, button onion, silberzwiebel, silberzwiebeln, oignon grelot
          en: oignon perle
        shallot | cup=160 each=30
          en: schalotte, schalotten, echalote, chalota, echalion, banana shallot
        green onion | cup=100 each=15
          en: scallion, spring onion, salad onion, fruhlingszwiebel, fruhlingszwiebeln, lauchzwiebel
          en: lauchzwiebeln, oignon vert, oignon nouveau, cebolleta, ciboule, cebollita verde, bunching onion
        leek | cup=89 each=150
          en: lauch, porree, poireau, puerro, stange lauch
        garlic | cup=136 each=5 piece=clove staple=ask
          en: garlic clove, clove of garlic, knoblauch, knoblauchzehe, knoblauchzehen, ail, gousse d'ail
          en: tete d'ail, ajo, diente de ajo, garlic bulb, garlic head, young garlic, green garlic
        wild garlic
          en: ramp, ramson, barlauch, ail des ours
        ginger | cup=96
          en: fresh ginger, ginger root, gingerroot, ginger knob, ingwer, gingembre, jengibre
        galangal
          en: galgant, blue ginger
        horseradish
          en: meerrettich, raifort, fresh horseradish, rabano picante
        turmeric root
          en: fresh turmeric, white turmeric
        lemongrass | cup=67
          en: lemon grass, zitronengras, citronnelle, hierba limon
        potato | cup=150 each=170
          en: russet, russet potato, baking potato, yukon gold, yukon gold potato, new potato, red potato
          en: fingerling potato, waxy potato, floury potato, maris piper potato, king edward potato, idaho potato
          en: charlotte potato, boiling potato, kartoffel, kartoffeln, pomme de terre, patate, patata, papa
          en: drillinge, white potato, baby potato
        sweet potato | cup=133 each=130
          en: yam, susskartoffel, susskartoffeln, patate douce, batata, boniato, camote, kumara
        carrot | cup=128 each=61
          en: baby carrot, carrotte, karotte, karotten, mohre, mohren, carotte, zanahoria, ruben, karottchen
        parsnip | cup=133 each=120
          en: pastinake, pastinaken, panais, chirivia
        turnip | cup=130 each=122
          en: white turnip, navet, nabo, weisse rube, steckrube, mairube
        rutabaga | cup=140
          en: swede, kohlrube
        radish | cup=116 each=9
          en: radieschen, rettich, radis, rabano, daikon, daikon radish, mooli, watermelon radish
        beet | cup=136 each=82
          en: beetroot, beet root, rote bete, rote beete, randen, betterave, remolacha, golden beet
        celery | cup=101 each=40 piece=stalk has=celery
          en: celery rib, celery stalk, celery stick, stangensellerie, staudensellerie, bleichsellerie, sellerie
          en: celeri branche, apio, celery heart
        celeriac | cup=156 has=celery
          en: celery root, knollensellerie, celeri rave, apionabo
        fennel | cup=87 each=234
          en: fennel bulb, fenchel, fenouil, hinojo, fenchelknolle
        tomato | cup=180 each=123
          en: vine tomato, ripe tomato, roma tomato, plum tomato, beefsteak tomato, heirloom tomato, tomate
          en: tomaten, strauchtomate, strauchtomaten, rispentomaten, fleischtomaten, jitomate, campari tomato
          en: salad tomato, green tomato
        cherry tomato | cup=149 each=17
          en: grape tomato, baby plum tomato, kirschtomate, kirschtomaten, cherrytomaten, cocktailtomaten
          en: tomate cerise, tomate cherry
        tomatillo | cup=132 each=34
          en: tomate verde, husk tomato
        bell pepper | cup=149 each=119
          en: sweet pepper, red pepper, green pepper, yellow pepper, orange pepper, red bell pepper
          en: green bell pepper, yellow bell pepper, orange bell pepper, capsicum, paprikaschote, paprikaschoten
          en: rote paprika, gelbe paprika, grune paprika, spitzpaprika, poivron, poivron rouge, poivron vert
          en: poivron jaune, pimiento, pimiento rojo, pimiento verde, pimenton rojo, romano pepper, pointed pepper
          en: red capsicum, green capsicum
        chili pepper | each=15
          en: chile, chili, chilli, red chile, green chile, red chili, green chili, red chilli, green chilli
          en: hot pepper, hot chile, thai chile, bird's eye chili, bird eye chilli, fresno chile, serrano
          en: serrano pepper, serrano chile, cayenne chile, scotch bonnet, scotch bonnet pepper, habanero
          en: habanero pepper, chilischote, chilischoten, peperoni schote, piment, piment oiseau, chile rojo
          en: chile verde, guindilla, finger chili, long red chili pepper, red chili pepper, green chili pepper
        jalapeno | cup=90 each=14
          en: jalapeno pepper, jalapeno chile, jalapeno chili
        poblano | each=64
          en: poblano pepper, poblano chile, pasilla pepper
        anaheim pepper
          en: anaheim chile, hatch chile, cubanelle pepper, shishito pepper, padron pepper, banana pepper
        eggplant | cup=82 each=458
          en: aubergine, berenjena, melanzani, japanese eggplant, pea aubergine, chinese eggplant
        zucchini | cup=124 each=196
          en: courgette, zucchetti, calabacin, calabacita
        summer squash | cup=113
          en: yellow squash, yellow summer squash, pattypan squash, crookneck squash
        butternut squash | cup=140
          en: butternut, butternut pumpkin, butternusskurbis, courge butternut, calabaza butternut, doubeurre
        winter squash | cup=116
          en: squash, acorn squash, delicata squash, kabocha, kabocha squash, hubbard squash, courge, kurbis
          en: potiron, citrouille, calabaza, hokkaido, hokkaidokurbis, potimarron
        spaghetti squash | cup=101
          en: spaghettikurbis
        pumpkin | cup=116
          en: sugar pumpkin, pie pumpkin
        cucumber | cup=104 each=300
          en: english cucumber, persian cucumber, kirby cucumber, hothouse cucumber, gurke, gurken, salatgurke
          en: schlangengurke, concombre, pepino, landgurken
        broccoli | cup=91 each=300
          en: broccoli floret, brokkoli, brocoli, brecol, broccoli crown
        broccolini
          en: tenderstem broccoli, tenderstem, baby broccoli, broccoli rabe, rapini, broccoli raab
          en: purple sprouting broccoli
        cauliflower | cup=107 each=588
          en: cauliflower floret, blumenkohl, karfiol, chou fleur, coliflor, romanesco
        cabbage | cup=89 each=908
          en: green cabbage, white cabbage, savoy cabbage, savoy, weisskohl, weisskraut, wirsing, spitzkohl, chou
          en: chou blanc, chou vert, col, repollo, pointed cabbage, kohl, chou pointu
        red cabbage | cup=89 each=839
          en: purple cabbage, rotkohl, blaukraut, chou rouge, lombarda, col lombarda
        napa cabbage | cup=76
          en: chinese cabbage, chinese leaf, chinakohl, chou chinois, nappa cabbage, col china
        bok choy | cup=70
          en: pak choi, pok choi, choy sum, baby bok choy
        brussels sprout | cup=88 each=19
          en: sprout, rosenkohl, chou de bruxelles, choux de bruxelles, coles de bruselas, col de bruselas
        kale | cup=67
          en: curly kale, lacinato kale, tuscan kale, cavolo nero, dinosaur kale, grunkohl, chou kale, baby kale
          en: federkohl
        collard greens | cup=36
          en: collard
        mustard greens | cup=56
          en: mustard green leaf
        turnip greens | cup=55
          en: beet greens, dandelion greens, dandelion, lowenzahn, grelos
        chard | cup=36
          en: swiss chard, rainbow chard, mangold, blette, bette, acelga
        spinach | cup=30
          en: baby spinach, spinach leaf, spinat, babyspinat, epinard, espinaca, blattspinat
          en: jeunes pousses d'epinard
        arugula | cup=20
          en: rocket, rocket leaf, rucola, rauke, roquette, ruccola, wild rocket
        lettuce | cup=47 each=360
          en: romaine, romaine lettuce, iceberg, iceberg lettuce, butter lettuce, bibb lettuce, boston lettuce
          en: cos lettuce, little gem, little gem lettuce, leaf lettuce, kopfsalat, eisbergsalat, salat
          en: romersalat, lollo rosso, laitue, lechuga, salatherz, salatherzen, blattsalat, batavia, lettuce leaf
          en: gem lettuce, coeur de laitue, salade, eichblattsalat
        salad greens | cup=30
          en: mixed greens, mixed salad greens, mesclun, spring mix, baby greens, salad leaf, mixed salad leaf
          en: salad mix, field greens, salatmischung, feldsalat, nusslisalat, mache, lamb's lettuce
          en: gemischter salat, ensalada, canonigos, baby leaf, microgreens, greens
        watercress | cup=34
          en: cress, kresse, brunnenkresse, cresson, berro, gartenkresse
        endive | cup=50
          en: belgian endive, chicory, chicoree, curly endive, frisee, escarole, endivie, endivia, escarola
          en: radicchio, witloof, achicoria, zuckerhut
        asparagus | cup=134 each=16
          en: asparagus spear, green asparagus, white asparagus, spargel, grunspargel, asperge, esparrago
          en: grun spargel
        artichoke | each=128
          en: globe artichoke, artischocke, artischocken, artichaut, alcachofa, baby artichoke
        jerusalem artichoke | cup=150
          en: sunchoke, topinambur, topinambour, tupinambo
        green bean | cup=100
          en: string bean, french bean, haricot vert, runner bean, snap bean, wax bean, grune bohne, grune bohnen
          en: prinzessbohnen, brechbohnen, buschbohnen, stangenbohnen, judia verde, ejote, habichuela, fine bean
          en: bohnen grun, yellow bean
        pea | cup=145
          en: green pea, english pea, garden pea, petits pois, erbse, erbsen, guisante, arveja, chicharo
          en: shelled pea
        snow pea | cup=98
          en: mangetout, mange tout, sugar snap pea, sugar snap, snap pea, zuckerschote, zuckerschoten
          en: kaiserschoten, zuckererbsen, pois mange tout, pois gourmand
        broad bean | cup=126
          en: fava bean, fava, dicke bohnen, saubohnen, feve, haba
        edamame | cup=155 has=soybeans
          en: shelled edamame, green soybean
        corn | cup=154 each=102
          en: corn on the cob, ear of corn, corn cob, sweetcorn, sweet corn, corn kernel, mais, maiskolben
          en: zuckermais, epi de mais, maiz, elote, mazorca, fresh corn, corn ear, ear corn, baby corn, mais doux
        okra | cup=100
          en: lady's finger, gombo, quimbombo, okraschoten
        mushroom | cup=70 each=18
          en: button mushroom, cremini mushroom, crimini mushroom, cremini, chestnut mushroom, white mushroom
          en: portobello, portobello mushroom, portabella mushroom, champignon, champignon de paris, champinon
          en: pilz, pilze, seta, wild mushroom, oyster mushroom, austernpilze, pleurote, chanterelle, pfifferling
          en: pfifferlinge, steinpilz, steinpilze, cepe, morel, baby bella mushroom, girolle, king oyster mushroom
          en: enoki mushroom, krauterseitling, krauterseitlinge, boletus, porcini mushroom
        shiitake mushroom | cup=70 each=19
          en: shiitake, shitake, shiitakepilze, shiitake mushroom cap
        truffle
          en: black truffle, trufa, truffel
        avocado | cup=150 each=150
          en: avocat, aguacate, palta, hass avocado
        bean sprout | cup=104
          en: beansprout, mung bean sprout, sojasprossen, sprossen, germe de soja, pousse de soja, brote de soja
          en: brotes, alfalfa sprout, mungobohnensprossen
        bamboo shoot | cup=131
          en: bambussprossen, pousse de bambou
        water chestnut | cup=140
          en: waterchestnut, wasserkastanie
        kohlrabi | cup=135
          en: chou rave, colinabo
        rhubarb | cup=122
          en: rhabarber, rhubarbe, ruibarbo
        cactus
          en: nopal, cactus paddle
        cassava | cup=206
          en: yuca, manioc, maniok, yucca
        taro
          en: taro root, eddoe
        jicama | cup=120
        salsify
          en: schwarzwurzel, schwarzwurzeln, salsifis
        plantain | cup=148 each=179
          en: kochbanane, banane plantain, platano macho
        # produce
        apple | cup=110 each=182
          en: granny smith apple, granny smith, gala apple, fuji apple, cooking apple, bramley apple
          en: golden delicious apple, honeycrisp apple, green apple, red apple, apfel, pomme, manzana, tart apple
          en: dessert apple, apfeln, golden delicious, eating apple, aepfel
        pear | cup=140 each=178
          en: bosc pear, bartlett pear, birne, birnen, poire, pera, asian pear, conference pear, anjou pear
        quince | each=92
          en: quitte, quitten, coing, membrillo
        banana | cup=150 each=118
          en: bananen, banane, platano, ripe banana, banana fruit
        lemon | each=84
          en: zitrone, zitronen, citron, limon, meyer lemon, biozitrone, bio zitrone, citron jaune, lemon wedge
          en: lemon slice, lemon half
        lemon zest | cup=96
          en: lemon peel, lemon rind, zitronenschale, zitronenabrieb, zeste de citron, ralladura de limon
          en: grated lemon zest
        lemon juice | cup=244
          en: fresh lemon juice, juice of lemon, zitronensaft, jus de citron, zumo de limon, jugo de limon
        lime | each=67
          en: key lime, limette, limetten, citron vert, lima, lime wedge
        lime juice | cup=246
          en: fresh lime juice, key lime juice, limettensaft, jus de citron vert, zumo de lima, jugo de lima
        lime zest
          en: lime peel, lime rind
        kaffir lime leaf
          en: makrut lime leaf, lime leaf, kaffirlimettenblatter
        orange | cup=180 each=131
          en: navel orange, blood orange, orangen, naranja, apfelsine, apfelsinen, seville orange, orange segment
        orange zest
          en: orange peel, orange rind, orangenschale, zeste d'orange, ralladura de naranja, orange slice
        tangerine | cup=195 each=88
          en: mandarin, mandarin orange, clementine, satsuma, mandarine, mandarinen, clementinen, clementina
          en: mandarina
        grapefruit | cup=230 each=246
          en: pink grapefruit, pampelmuse, pamplemousse, pomelo, toronja
        kumquat
        strawberry | cup=150 each=12
          en: erdbeere, erdbeeren, fraise, fresa, frutilla
        raspberry | cup=123
          en: himbeere, himbeeren, framboise, frambuesa
        blueberry | cup=148
          en: heidelbeere, heidelbeeren, blaubeere, blaubeeren, myrtille, arandano, bilberry, wild blueberry
        blackberry | cup=144
          en: brombeere, brombeeren, mure, mora, zarzamora, boysenberry
        cranberry | cup=100
          en: fresh cranberry, preiselbeere, preiselbeeren, canneberge, arandano rojo
        currant | cup=112
          en: red currant, redcurrant, blackcurrant, black currant, johannisbeere, johannisbeeren, groseille
          en: cassis, grosella
        gooseberry | cup=150
          en: stachelbeere, stachelbeeren
        mixed berries | cup=140
          en: berry, waldbeeren, baies, bayas, bayas silvestres, summer fruit, beeren, fruits rouges, frutos rojos
          en: summer berry
        cherry | cup=155 each=8
          en: sweet cherry, sour cherry, kirsche, kirschen, sauerkirschen, cerise, cereza, guinda, bing cherry
          en: tart cherry
        grape | cup=151 each=5
          en: red grape, green grape, seedless grape, traube, trauben, weintrauben, raisin frais, uva, white grape
        peach | cup=154 each=150
          en: pfirsich, pfirsiche, peche, melocoton, durazno, white peach
        nectarine | cup=143 each=142
          en: nektarine, nektarinen, nectarina
        apricot | cup=155 each=35
          en: aprikose, aprikosen, marille, marillen, abricot, albaricoque
        plum | cup=165 each=66
          en: pflaume, pflaumen, zwetschge, zwetschgen, zwetsche, ciruela, mirabelle, quetsche, damson
        mango | cup=165 each=336
          en: mangue
        papaya | cup=145
          en: papaye, green papaya
        pineapple | cup=165 each=905
          en: ananas, pina, pineapple ring, pineapple chunk
        kiwi | cup=180 each=75
          en: kiwifruit, kiwi fruit
        melon | cup=170 each=552
          en: cantaloupe, honeydew, honeydew melon, honigmelone, cantaloup, melone, galia melon, muskmelon
        watermelon | cup=152
          en: wassermelone, pasteque, sandia
        pomegranate | cup=174 each=282
          en: pomegranate seed, pomegranate aril, granatapfel, granatapfelkerne, grenade, granada
        fig | each=50
          en: fresh fig, feige, feigen, figue, higo
        passion fruit | cup=236 each=18
          en: passionfruit, maracuja, fruit de la passion, fruta de la pasion
        persimmon
          en: kaki, sharon fruit, caqui
        lychee | cup=190
          en: litschi, litchi
        guava | cup=165
          en: goyave, guayaba
        dragon fruit
          en: drachenfrucht, pitaya, star fruit, carambola
        fruit
          en: obst, fruta, mixed fruit, fresh fruit
        vegetables
          en: mixed vegetables, gemuse, legume, legumes verts, verdura, suppengrun, suppengemuse
          en: leftover vegetables, root vegetables, stir fry vegetables
        basil | cup=24
          en: fresh basil, basil leaf, thai basil, basilikum, basilic, albahaca, thai basil leaf, sweet basil
        parsley | cup=60
          en: fresh parsley, flat leaf parsley, flat parsley, italian parsley, curly parsley, parsley leaf
          en: parsley sprig, petersilie, persil, perejil, flat leafed parsley, continental parsley
        cilantro | cup=16
          en: fresh cilantro, cilantro leaf, fresh coriander, coriander leaf, coriander sprig, cilantro sprig
          en: koriandergrun, coriandre fraiche, coriandre, coriander stem
        mint | cup=45
          en: fresh mint, mint leaf, spearmint, minze, minzblatter, menthe, menta, hierbabuena, mint sprig
          en: peppermint leaf, pfefferminze
        dill | cup=9
          en: fresh dill, dill weed, dillweed, aneth, eneldo, dill sprig, dill frond
        chives | cup=48
          en: fresh chives, schnittlauch, ciboulette, cebollino, garlic chive
        thyme | cup=38
          en: fresh thyme, thyme leaf, thyme sprig, thymian, thym, tomillo, lemon thyme, zitronenthymian
        rosemary | cup=27
          en: fresh rosemary, rosemary sprig, rosemary leaf, rosmarin, romarin, romero
        sage | cup=32
          en: fresh sage, sage leaf, salbei, sauge, salvia
        tarragon
          en: fresh tarragon, tarragon leaf, estragon, estragon leaf
        marjoram
          en: fresh marjoram, majoran, marjolaine, mejorana
        chervil
          en: kerbel, cerfeuil, perifollo
        fresh oregano
          en: oregano sprig
        herbs
          en: fresh herbs, mixed herbs, krauter, herbes, hierbas, fines herbes, soft herbs, kuchenkrauter
          en: krauter gemischt
        curry leaf
          en: curryblatter, feuille de curry, fresh curry leaf
        sorrel
          en: sauerampfer, oseille
        edible flower
          en: zucchini blossom, squash blossom, nasturtium
        banana leaf
          en: bananenblatter
        grape leaf
          en: vine leaf, weinblatter
        # meat
        chicken | cup=140 each=1500
          en: whole chicken, roasting chicken, chicken meat, broiler, fryer chicken, huhn, hahnchen
          en: hahnchenfleisch, huhnchen, brathahnchen, poulet, pollo, poulet entier, pollo entero
          en: rotisserie chicken, cooked chicken, cornish hen, cornish game hen, hen, coquelet, poussin, capon
          en: suppenhuhn, chicken carcass, poule
        chicken breast | cup=140 each=174
          en: chicken breast half, chicken breast fillet, chicken cutlet, chicken fillet, hahnchenbrust
          en: hahnchenbrustfilet, huhnerbrust, pouletbrust, blanc de poulet, filet de poulet, poitrine de poulet
          en: pechuga de pollo, pechuga, chicken tender, chicken tenderloin, chicken supreme, chicken breast strip
          en: huhnerbrustfilet
        chicken thigh | each=116
          en: chicken thigh fillet, hahnchenschenkel, hahnchenkeule, cuisse de poulet, haut de cuisse de poulet
          en: muslo de pollo, contramuslo de pollo
        chicken leg | each=130
          en: chicken drumstick, drumstick, chicken leg quarter, hahnchenunterschenkel, pilon de poulet
        chicken wing | each=90
          en: wing, hahnchenflugel, aile de poulet, alita de pollo, ala de pollo, chicken wingette
        ground chicken
          en: chicken mince, minced chicken
        chicken liver
          en: huhnerleber, foie de volaille, higado de pollo
        turkey | cup=140
          en: whole turkey, turkey meat, truthahn, pute, putenfleisch, dinde, pavo, turkey leg, turkey thigh
          en: roast turkey
        turkey breast
          en: turkey cutlet, putenbrust, putenschnitzel, truthahnbrust, escalope de dinde, pechuga de pavo
          en: putenbrustfilet
        ground turkey
          en: turkey mince, minced turkey, putenhackfleisch, lean ground turkey
        duck
          en: duck breast, duck leg, whole duck, ente, entenbrust, canard, magret de canard, magret, pato
          en: duckling, confit de canard, entenkeule
        goose
          en: gans, oie, ganse, gansekeule
        quail
          en: wachtel, caille, codorniz
        pheasant
          en: guinea fowl, guinea hen, partridge, fasan, pintade, squab, pigeon, poularde
        rabbit
          en: rabbit leg, kaninchen, lapin, conejo, hare, hase
        venison
          en: venison loin, hirsch, hirschfleisch, reh, rehrucken, chevreuil, venado, ciervo, elk, wild
          en: venison heart
        beef | cup=140
          en: beef chuck, chuck roast, chuck, stewing beef, stew beef, stew meat, beef stew meat, braising steak
          en: stewing steak, beef roast, rindfleisch, rind, boeuf, ternera, carne de res, res, carne de vaca
          en: gulasch, rindergulasch, suppenfleisch, roast beef, pot roast, top round, top round chuck, beef round
          en: corned beef, beef shank, beef shin, beef cheek, rump roast, rumpsteak, roti de boeuf
          en: boeuf bourguignon, roastbeef, tafelspitz, beef meat
        ground beef | cup=225
          en: beef mince, minced beef, hamburger meat, hamburger, lean ground beef, mince, ground chuck
          en: ground round, ground sirloin, hackfleisch, rinderhackfleisch, rinderhack, hack, faschiertes
          en: boeuf hache, viande hachee, carne molida, carne picada, steak hache, steak mince, ground meat
          en: minced meat, hackfleisch gemischt, gehacktes
        steak
          en: beef steak, beefsteak, sirloin, sirloin steak, ribeye, rib eye steak, flank steak, skirt steak
          en: strip steak, new york strip steak, fillet steak, t bone steak, hanger steak, flat iron steak
          en: round steak, cube steak, rump steak, bistec, bavette, entrecote, minute steak, sirloin tip
          en: top sirloin, rindersteak
        beef tenderloin
          en: filet mignon, beef fillet, rinderfilet, filet de boeuf, solomillo de ternera
        beef brisket
          en: brisket, rinderbrust
        beef short rib
          en: short rib, beef rib, oxtail, ochsenschwanz, queue de boeuf, rabo de toro, prime rib
          en: standing rib roast, cote de boeuf
        beef bone
          en: marrow bone, markknochen, soup bone, veal bone, os a moelle
        beef liver
          en: calf's liver, liver, leber, foie, higado, kidney, tripe, sweetbread, lamb kidney, rinderleber
          en: tongue, beef tongue, beef heart
        veal
          en: veal shank, veal cutlet, veal chop, veal scaloppine, kalbfleisch, kalb, kalbsschnitzel, veau
          en: escalope de veau, osso buco, ground veal, veal shoulder, veal stew meat, kalbsfilet, schnitzel
        pork | cup=140
          en: pork meat, schweinefleisch, schwein, porc, cerdo, carne de cerdo, pork shoulder, pork butt
          en: boston butt, pork roast, pulled pork, lean pork, schweineschulter, schweinebraten, epaule de porc
          en: roti de porc, pork leg, pork neck, schweinenacken, pork steak, schweinegulasch, stewing pork
          en: pork cushion meat, schweinehaxe
        pork chop
          en: pork cutlet, pork loin chop, kotelett, schweinekotelett, schweineschnitzel, cote de porc
          en: chuleta de cerdo, chuleta
        pork loin
          en: pork loin roast, lomo de cerdo, lomo, schweinelende
        pork tenderloin
          en: pork fillet, schweinefilet, filet mignon de porc, solomillo de cerdo, solomillo, lendchen
        pork belly
          en: schweinebauch, poitrine de porc, panceta de cerdo
        pork rib
          en: spare rib, sparerib, baby back rib, back rib, rippchen, travers de porc, costilla de cerdo, costilla
          en: country style rib
        ground pork
          en: pork mince, minced pork, schweinehackfleisch, schweinehack, lean ground pork
        pork skin
          en: pork rind, pig's foot, pig trotter, ham hock, ham bone, eisbein, jarret de porc, smoked ham hock
          en: jambonneau, pork hock
        bacon
          en: streaky bacon, smoked bacon, back bacon, bacon strip, bacon rasher, bacon slice, bacon bit
          en: bacon piece, canadian bacon, speck, fruhstucksspeck, bauchspeck, lardon, poitrine fumee, tocino
          en: tocineta, speckwurfel, turkey bacon, baconwurfel, lard fume, bacon lardon, rasher
          en: allumettes de lardons
        pancetta
          en: guanciale, panceta
        ham | cup=140
          en: cooked ham, smoked ham, deli ham, country ham, schinken, kochschinken, jambon, jambon blanc, jamon
          en: jamon york, jamon cocido, gekochter schinken, ham steak, gammon, hinterschinken, honey ham
          en: jamon de york
        prosciutto
          en: parma ham, serrano ham, jamon serrano, jamon iberico, rohschinken, jambon cru, jambon de bayonne
          en: serranoschinken, parmaschinken, black forest ham, jambon sec, schinkenspeck, bresaola
        sausage
          en: pork sausage, breakfast sausage, bratwurst, brat, wurst, saucisse, salchicha, sausage meat
          en: ground sausage, bulk sausage, banger, rostbratwurst, bratwurste, mettwurst, sausage link
          en: chicken sausage, turkey sausage, cumberland sausage, longaniza, butifarra, chipolata, sausage patty
          en: boerewors, country sausage, lincolnshire sausage
        italian sausage
          en: sweet italian sausage, hot italian sausage, mild italian sausage, salsiccia
        chorizo
          en: chorizo sausage, spanish chorizo, mexican chorizo
        kielbasa
          en: smoked sausage, polish sausage, andouille, andouille sausage, linguica, saucisse de morteau
          en: rauchwurst, cabanossi, saucisse de montbeliard
        frankfurter
          en: hot dog, wiener, frankfurt, wurstchen, wienerle, hot dog sausage, saucisse de strasbourg, knack
          en: bockwurst, wiener wurstchen, cocktail sausage
        salami
          en: pepperoni, soppressata, saucisson, salchichon, genoa salami, fuet, peperoniwurst, rosette
          en: saucisson sec
        deli meat
          en: cold cuts, lunch meat, luncheon meat, aufschnitt, charcuterie, embutido, mortadella, bologna
          en: pastrami, wurstaufschnitt, fleischwurst, lyoner, leberwurst, pate, liverwurst, foie gras, teewurst
          en: rillettes, fiambre, terrine, fleischkase, leberkase, sulze, spam
        black pudding
          en: blood sausage, blutwurst, boudin noir, morcilla, boudin
        lamb
          en: leg of lamb, lamb shoulder, lamb leg, lamb shank, lamb neck, lammfleisch, lamm, agneau, gigot
          en: gigot d'agneau, cordero, rack of lamb, lamb loin, lamb fillet, lammkeule, stewing lamb
          en: lamb stew meat, mutton, hammelfleisch, hammel, schaf, mouton
        lamb chop
          en: lamb cutlet, lammkotelett, cotelette d'agneau, chuleta de cordero
        ground lamb
          en: lamb mince, minced lamb, lammhackfleisch
        goat meat
          en: goat, ziege, chevre viande, cabrito, ostrich, bison, buffalo meat, kangaroo, wildschwein, wild boar
        meat
          en: fleisch, viande, carne, grillfleisch
        meatball
          en: frikadelle, frikadellen, fleischballchen, boulette, albondiga, burger patty, hamburger patty
        fish fillet | has=fish
          en: fish, white fish, white fish fillet, firm white fish, fisch, fischfilet, poisson, filet de poisson
          en: pescado, pescado blanco, fish steak
        salmon | has=fish each=170
          en: salmon fillet, salmon steak, lachs, lachsfilet, saumon, pave de saumon, wild salmon, filet de saumon
        smoked salmon | has=fish
          en: lox, nova lox, raucherlachs, saumon fume, salmon ahumado, gravlax, stremellachs
        cod | has=fish
          en: cod fillet, cod loin, kabeljau, kabeljaufilet, dorsch, cabillaud, bacalao, morue, black cod
          en: salt cod, dos de cabillaud
        haddock | has=fish
          en: smoked haddock, schellfisch, eglefin, haddock fillet
        halibut | has=fish
          en: halibut fillet, heilbutt, fletan
        tilapia | has=fish
          en: tilapia fillet
        trout | has=fish
          en: trout fillet, smoked trout, forelle, forellenfilet, truite, trucha, rainbow trout
        sea bass | has=fish
          en: bass, branzino, bream, mahimahi, scrod, arctic char, char, bluefish, shad, wolfsbarsch, loup de mer
          en: lubina, sea bream, snapper, red snapper, dorade, dorada, grouper, sea bass fillet
          en: red snapper fillet, striped bass, john dory, red mullet, rouget, barsch
        catfish | has=fish
          en: catfish fillet, swordfish, swordfish steak, mahi mahi, monkfish, pollock, sole, flounder, plaice
          en: turbot, hake, perch, pike, carp, eel, coley, skate, seezunge, scholle, seelachs, rotbarsch, zander
          en: pangasius, lotte, merlu, merluza, lenguado, rape, colin, lieu noir, sole fillet, thunfischsteak
          en: karpfen, pez espada, whiting, orange roughy, sturgeon, ling, tilefish, rockfish, schwertfisch, aal
          en: basa
        fresh tuna | has=fish
          en: tuna steak, ahi tuna, sushi grade tuna, thon frais, ahi, yellowfin tuna, atun fresco
        mackerel | has=fish
          en: mackerel fillet, smoked mackerel, makrele, maquereau, caballa, herring, hering, hareng, arenque
          en: matjes, kipper, bismarckhering, rollmops
        fresh sardine | has=fish
          en: whitebait, sprat, sprotte, smelt
        caviar | has=fish
          en: roe, salmon roe, fish roe, kaviar, tarama, ikura, masago, tobiko, lumpfish caviar
        surimi | has=fish,crustaceans
          en: imitation crab, crab stick, krebsfleischimitat, seafood stick
        shrimp | has=crustaceans each=15
          en: prawn, jumbo shrimp, king prawn, tiger prawn, raw shrimp, rock shrimp, garnele, garnelen, krabben
          en: crevette, gamba, langostino, camaron, riesengarnelen, scampi, nordseekrabben, raw prawn, langoustine
          en: crevette rose
        crab | has=crustaceans cup=118
          en: crab meat, crabmeat, lump crabmeat, lump crab meat, crab claw, crab leg, dungeness crab
          en: soft shell crab, krebs, krebsfleisch, crabe, cangrejo, white crabmeat
        lobster | has=crustaceans
          en: lobster tail, lobster meat, hummer, homard, langosta, bogavante, crayfish, crawfish, crawfish tail
          en: flusskrebse, ecrevisse, spiny lobster
        scallop | has=molluscs each=25
          en: sea scallop, bay scallop, jakobsmuschel, jakobsmuscheln, coquille saint jacques, saint jacques
          en: noix de saint jacques, vieira
        mussel | has=molluscs
          en: muschel, muscheln, miesmuscheln, moule, mejillon, blue mussel
        clam | has=molluscs
          en: littleneck clam, cherrystone clam, venusmuscheln, palourde, almeja, cockle, manila clam, razor clam
        oyster | has=molluscs
          en: shucked oyster, auster, austern, huitre, ostra
        squid | has=molluscs
          en: calamari, squid ring, tintenfisch, calamar, encornet, cuttlefish, seiche, calmar, baby squid
          en: chipiron, sepia
        octopus | has=molluscs
          en: oktopus, poulpe, pulpo, baby octopus
        snail | has=molluscs
          en: escargot, schnecken, conch, abalone, whelk, caracol
        seafood | has=crustaceans,molluscs,fish
          en: mixed seafood, meeresfruchte, fruits de mer, marisco, seafood mix
        # dairy
        milk | cup=244 has=milk
          en: whole milk, skim milk, skimmed milk, semi skimmed milk, 2% milk, 1% milk, low fat milk, nonfat milk
          en: full fat milk, fat free milk, reduced fat milk, milch, vollmilch, lait, lait entier
          en: lait demi ecreme, leche, leche entera, leche desnatada, h milch, fettarme milch, frischmilch
          en: lactose free milk, laktosefreie milch, lait ecreme, goat milk, cow milk, lowfat milk, scalded milk
          en: sweet milk, ziegenmilch, sheep milk, lait de brebis
        buttermilk | cup=245 has=milk
          en: buttermilch, babeurre, lait ribot, suero de leche, low fat buttermilk, lait fermente
        heavy cream | cup=238 has=milk
          en: cream, whipping cream, heavy whipping cream, double cream, thickened cream, schlagsahne, sahne
          en: schlagobers, obers, rahm, creme, creme liquide, creme entiere, creme fleurette, nata
          en: nata para montar, crema de leche, light whipping cream, pouring cream, nata liquida, fresh cream
          en: creme epaisse, schlagrahm, sussrahm, clotted cream, chantilly, vollrahm, kaffeesahne, kochsahne
        light cream | cup=242 has=milk
          en: single cream, coffee cream, half and half, half & half, table cream, kaffeerahm
          en: fat free half and half, creme legere
        sour cream | cup=230 has=milk
          en: saure sahne, sauerrahm, schmand, creme aigre, crema agria, nata agria, reduced fat sour cream
          en: light sour cream, soured cream, low fat sour cream
        creme fraiche | cup=235 has=milk
          en: creme fraiche epaisse, half fat creme fraiche, low fat creme fraiche
        yogurt | cup=245 has=milk
          en: plain yogurt, yoghurt, greek yogurt, greek yoghurt, greek style yogurt, natural yogurt
          en: natural yoghurt, joghurt, naturjoghurt, jogurt, yaourt, yaourt nature, yaourt grec, yogur
          en: yogur natural, low fat yogurt, nonfat yogurt, vanilla yogurt, griechischer joghurt, skyr
          en: fruchtjoghurt, fruit yogurt, plain yoghurt, yogourt, bulgarian yogurt, yogurt griego
          en: low fat plain yogurt
        kefir | cup=243 has=milk
          en: ayran, lassi, kefir milk
        quark | cup=245 has=milk
          en: topfen, magerquark, speisequark, fromage blanc, petit suisse, fromage frais, queso fresco batido
          en: fruchtquark, fruchtzwerge, krauterquark, faisselle
        butter | cup=227 each=113 piece=stick has=milk staple=yes
          en: unsalted butter, salted butter, sweet butter, sweet cream butter, stick butter, butter stick
          en: stick of butter, beurre, beurre doux, beurre demi sel, mantequilla, sussrahmbutter, clarified butter
          en: melted butter, lightly salted butter, beurre sale, anke, european butter, cultured butter
          en: krauterbutter, whipped butter, brown butter, butterwurfel
        ghee | cup=205 has=milk
          en: butterschmalz, desi ghee, beurre clarifie
        margarine | cup=227
          en: vegan butter, plant based butter, margarina, dairy free spread, vegane butter, oleo
          en: butter substitute, vegetable spread, pflanzenmargarine
        egg | cup=243 each=50 has=eggs
          en: large egg, whole egg, hen's egg, free range egg, ei, eier, huhnereier, oeuf, huevo, egg beaten
          en: hard boiled egg, hard cooked egg, beaten egg, quail egg, duck egg, fresh egg, medium egg, boiled egg
          en: poached egg, egg substitute, freilandeier, bio eier, bioeier, jumbo egg, eggbeater, egg beater
          en: liquid egg
        egg white | cup=243 each=33 has=eggs
          en: eiweiss, eiklar, blanc d'oeuf, clara de huevo, liquid egg white, powdered egg white, clara
        egg yolk | cup=243 each=17 has=eggs
          en: yolk, eigelb, eidotter, jaune d'oeuf, yema de huevo, yema
        cheese | cup=113 has=milk
          en: shredded cheese, grated cheese, hard cheese, kase, fromage, queso, reibekase, geriebener kase
          en: fromage rape, queso rallado, sliced cheese, mexican cheese blend, mexican cheese
          en: mexican blend cheese, kase gerieben, streukase, scheibenkase, gratinkase, pizzakase, raclette
          en: raclettekase, fondue, bergkase, mild cheese, white cheese, cheese slice, pizza cheese
          en: italian cheese blend, queso en lonchas, schnittkase, weichkase, hartkase, ofenkase
          en: fromage a raclette
        cheddar | cup=113 has=milk
          en: cheddar cheese, sharp cheddar, sharp cheddar cheese, mature cheddar, mild cheddar cheese
          en: white cheddar, extra sharp cheddar cheese, queso cheddar, white cheddar cheese, aged cheddar, colby
          en: colby cheese, colby jack cheese, cheddar jack cheese, red leicester, double gloucester
        mozzarella | cup=113 has=milk
          en: mozzarella cheese, fresh mozzarella, buffalo mozzarella, mozzarella ball, bocconcini
          en: part skim mozzarella, part skim mozzarella cheese, shredded mozzarella, buffelmozzarella
          en: mozzarella di bufala, burrata, low moisture mozzarella cheese, mozzarella perlen, mozarella
        parmesan | cup=100 has=milk
          en: parmesan cheese, parmigiano reggiano, parmigiano, parmigiano reggiano cheese, parmesankase
          en: queso parmesano, parmesano, parmesan rape, parmesan shaving
        pecorino | cup=100 has=milk
          en: pecorino romano, pecorino romano cheese, romano cheese, asiago, asiago cheese, grana padano, romano
          en: pecorino cheese, manchego, manchego cheese, queso manchego, cotija, cotija cheese, aged cheese
        feta | cup=150 has=milk
          en: feta cheese, fetakase, queso feta, schafskase, hirtenkase, salakis, reduced fat feta cheese
          en: fromage de brebis
        goat cheese | cup=150 has=milk
          en: chevre, soft goat cheese, fresh goat cheese, ziegenkase, ziegenfrischkase, fromage de chevre
          en: buche de chevre, queso de cabra, goat's milk cheese, sheep cheese, ziegenrolle
        cream cheese | cup=232 has=milk
          en: philadelphia, philadelphia cream cheese, light cream cheese, reduced fat cream cheese, frischkase
          en: fromage a tartiner, fromage frais a tartiner, queso crema, queso de untar, neufchatel cheese
          en: neufchatel, fat free cream cheese, kiri, boursin, soft cheese, krauterfrischkase, queso philadelphia
          en: low fat cream cheese, philly
        ricotta | cup=246 has=milk
          en: ricotta cheese, whole milk ricotta, part skim ricotta cheese, requeson, brousse
        cottage cheese | cup=220 has=milk
          en: huttenkase, korniger frischkase, low fat cottage cheese, fromage cottage, queso cottage
          en: small curd cottage cheese, farmer's cheese
        mascarpone | cup=240 has=milk
          en: mascarpone cheese
        gruyere | cup=108 has=milk
          en: gruyere cheese, swiss cheese, emmental, emmentaler, emmental rape, comte, jarlsberg, gruyere rape
          en: appenzeller, fontina, fontina cheese, queso suizo, greyerzer, beaufort, emmenthal, cantal, tilsiter
        gouda | cup=113 has=milk
          en: gouda cheese, edam, edamer, gouda jung, alter gouda, butterkase, leerdammer, smoked gouda, maasdamer
          en: havarti, havarti cheese, muenster cheese, munster
        monterey jack | cup=113 has=milk
          en: monterey jack cheese, jack cheese, pepper jack cheese, pepper jack, queso oaxaca, queso fresco
          en: queso blanco, oaxaca cheese
        provolone | has=milk
          en: provolone cheese, scamorza, caciocavallo
        blue cheese | cup=135 has=milk
          en: gorgonzola, roquefort, stilton, gorgonzola cheese, bleu cheese, blauschimmelkase, bleu d'auvergne
          en: queso azul, crumbled blue cheese, stilton cheese, danish blue cheese, fromage bleu, bleu, dolcelatte
        brie | has=milk
          en: camembert, brie cheese, camembert cheese, reblochon, taleggio, taleggio cheese, coulommiers
          en: limburger, epoisses, mont d'or, cambozola, vacherin
        halloumi | has=milk
          en: halloumi cheese, grillkase, halloumikase, paneer, paneer cheese, queso para asar, bread cheese
        processed cheese | cup=140 has=milk
          en: american cheese, american cheese slice, velveeta, velveeta cheese, schmelzkase, vache qui rit
          en: scheibletten, laughing cow, cheez whiz, cheese spread, streichkase, quesito, babybel, process cheese
        pudding | has=milk may=eggs
          en: custard, vanilla pudding, chocolate pudding, fresh custard, vanillepudding, creme dessert, natillas
          en: flan, milchreis, dessert, mousse au chocolat, creme brulee, tiramisu, rice pudding, creme anglaise
          en: panna cotta, vla
        whey | cup=246 has=milk
          en: molke, petit lait
        tofu | cup=248 has=soybeans cat=produce
          en: firm tofu, silken tofu, extra firm tofu, soft tofu, bean curd, raucher tofu, rauchertofu
          en: smoked tofu, tofu ferme, soyeux
        tempeh | has=soybeans cat=produce
        seitan | has=gluten cat=produce
        fresh yeast
          en: cake yeast, compressed yeast, hefe, frische hefe, frischhefe, levure fraiche
          en: levure de boulanger fraiche, levadura fresca, hefewurfel
        puff pastry | has=gluten
          en: puff pastry sheet, ready rolled puff pastry, all butter puff pastry, blatterteig, pate feuilletee
          en: hojaldre, masa de hojaldre
        pastry dough | has=gluten
          en: pie crust, pie shell, pie dough, shortcrust pastry, pastry, pastry shell, tart shell, pizza dough
          en: pizzateig, pate brisee, pate sablee, pate a pizza, masa quebrada, masa de pizza, teig, murbeteig
          en: strudelteig, crescent roll, refrigerated biscuit, biscuit dough, crescent dough, cookie dough
          en: bread dough, refrigerated pie crust, flammkuchenteig, croissant dough, pie pastry
          en: refrigerated crescent roll, graham cracker crust, tart pastry, sweet shortcrust pastry, pate a tarte
        fresh pasta | has=gluten,eggs
          en: fresh lasagna sheet, tortellini, cheese tortellini, ravioli, cheese ravioli, gnocchi, potato gnocchi
          en: schupfnudeln, spatzle, maultaschen, frische pasta, pates fraiches, tagliatelle fraiche, wonton
          en: dumpling, fresh tagliatelle, quenelle, agnolotti, fresh egg pasta, fresh pasta sheet, knodel
          en: kartoffelknodel, semmelknodel
        wonton wrapper | has=gluten
          en: wonton skin, gyoza wrapper, egg roll wrapper, dumpling wrapper, spring roll wrapper
          en: spring roll pastry
        hummus | cup=246 has=sesame
          en: houmous, houmos, hummus dip, baba ganoush
        coleslaw mix
          en: coleslaw, krautsalat, kartoffelsalat, potato salad, surimi salat, taboule, nudelsalat
        tzatziki | has=milk
          en: tsatsiki, raita, krauter dip
        guacamole
          en: guacamole dip
        # pantry
        salt | cup=290 staple=yes
          en: table salt, sea salt, fine salt, fine sea salt, coarse salt, flaky salt, rock salt, iodized salt
          en: salz, meersalz, speisesalz, sel, sel fin, gros sel, fleur de sel, sal, sal marina, coarse sea salt
          en: maldon sea salt, cooking salt, sea salt flake, jodsalz, himalayan salt, pink salt, celtic sea salt
          en: salt flake, sel marin
        black pepper | cup=128 staple=yes
          en: pepper, ground black pepper, ground pepper, freshly ground black pepper, freshly ground pepper
          en: black peppercorn, peppercorn, cracked black pepper, pfeffer, schwarzer pfeffer, poivre, poivre noir
          en: poivre du moulin, pimienta, pimienta negra, white pepper, ground white pepper, white peppercorn
          en: weisser pfeffer, coarse black pepper, poivre blanc, pimienta blanca, coarsely ground black pepper
          en: cracked pepper, pink peppercorn, green peppercorn, poivre moulu, pfefferkorner
        salt and pepper | staple=yes
          en: salt & pepper, salt and black pepper, salt and freshly ground pepper
          en: salt and freshly ground black pepper, sea salt and black pepper, kosher salt and black pepper
          en: salz und pfeffer, sel et poivre, sel poivre, sal y pimienta, salt and ground black pepper
          en: salt pepper, kosher salt and freshly ground black pepper, salz pfeffer
          en: sea salt and freshly ground black pepper, kosher salt and pepper, salt and white pepper
        olive oil | cup=216 staple=yes
          en: extra virgin olive oil, virgin olive oil, extra light olive oil, light olive oil, olivenol
          en: huile d'olive, huile d'olive vierge, aceite de oliva, aceite de oliva virgen extra, fruity olive oil
          en: evoo, oliveoil
        vegetable oil | cup=218 staple=yes
          en: oil, cooking oil, canola oil, sunflower oil, rapeseed oil, neutral oil, corn oil, safflower oil
          en: soybean oil, frying oil, salad oil, ol, speiseol, pflanzenol, sonnenblumenol, rapsol, huile
          en: huile vegetale, huile de tournesol, huile de colza, aceite, aceite vegetal, aceite de girasol
          en: bratol, canola, grapeseed oil, traubenkernol, oil spray, flavorless oil, oil for frying
          en: rice bran oil, vegetable cooking oil, keimol, maiskeimol
        cooking spray
          en: nonstick cooking spray, non stick cooking spray, vegetable oil cooking spray
          en: olive oil cooking spray, pam, nonstick spray, vegetable oil spray, backtrennspray, baking spray
          en: olive oil spray, spray oil
        sesame oil | cup=218 has=sesame
          en: toasted sesame oil, dark sesame oil, asian sesame oil, sesamol, huile de sesame, aceite de sesamo
        peanut oil | cup=216 has=peanuts
          en: groundnut oil, erdnussol, huile d'arachide, aceite de cacahuete
        coconut oil | cup=218
          en: kokosol, kokosfett, huile de coco, aceite de coco, virgin coconut oil
        walnut oil | cup=218 has=nuts
          en: hazelnut oil, almond oil, walnussol, huile de noix, huile de noisette, pistachio oil, haselnussol
        avocado oil | cup=218
          en: flaxseed oil, leinol, truffle oil, pumpkin seed oil, kurbiskernol, chili oil, hot chili oil
          en: linseed oil, palm oil, chile oil, garlic oil, hanfol
        lard | cup=205
          en: schweineschmalz, schmalz, saindoux, manteca de cerdo, bacon fat, bacon grease, bacon dripping
          en: duck fat, goose fat, suet, beef suet, dripping, chicken fat, tallow, gansefett, graisse de canard
          en: manteca, ganseschmalz, leaf lard, beef dripping
        shortening | cup=191
          en: vegetable shortening, crisco, solid vegetable shortening, pflanzenfett, vegetaline
          en: butter flavored shortening
        sugar | cup=200 staple=yes
          en: white sugar, granulated sugar, caster sugar, castor sugar, superfine sugar, cane sugar, fine sugar
          en: golden caster sugar, superfine granulated sugar, zucker, kristallzucker, weisser zucker, sucre
          en: sucre en poudre, sucre blanc, azucar, azucar blanca, raffinadezucker, organic sugar, sugar cube
          en: white granulated sugar, golden sugar, sucre semoule, wurfelzucker, preserving sugar, feiner zucker
          en: feinster zucker, azucar granulada, sucre en morceaux, baker's sugar
        brown sugar | cup=213
          en: light brown sugar, dark brown sugar, muscovado sugar, dark muscovado sugar, light muscovado sugar
          en: soft brown sugar, soft light brown sugar, demerara sugar, turbinado sugar, raw sugar, palm sugar
          en: jaggery, brauner zucker, rohrzucker, sucre roux, cassonade, azucar moreno, azucar morena
          en: golden brown sugar, coconut sugar, sucre brun, sucre de canne, muscovado, demerara, panela
          en: piloncillo, vergeoise, rohrohrzucker, kokosblutenzucker, soft dark brown sugar
          en: azucar moreno de cana
        powdered sugar | cup=120
          en: confectioners sugar, confectionary sugar, icing sugar, puderzucker, staubzucker, sucre glace
          en: azucar glas, azucar glass, 10x sugar, azucar en polvo, azucar impalpable
        vanilla sugar | cup=200
          en: vanillezucker, vanillinzucker, sucre vanille, bourbon vanillezucker, azucar vainillado
        sweetener
          en: artificial sweetener, stevia, splenda, erythritol, xylitol, sussstoff, edulcorant, edulcorante
          en: sugar substitute, equal sweetener, monk fruit sweetener, birkenzucker, truvia, estevia, sugar twin
        gelling sugar
          en: gelierzucker, sucre gelifiant, jam sugar
        honey | cup=339
          en: clear honey, runny honey, raw honey, honig, miel, acacia honey, flussiger honig, liquid honey
        maple syrup | cup=315
          en: pure maple syrup, ahornsirup, sirop d'erable, jarabe de arce, sirope de arce
        corn syrup | cup=328
          en: light corn syrup, dark corn syrup, golden syrup, glucose syrup, karo syrup, glucose, liquid glucose
          en: syrup, sirop, sirup, rice syrup, brown rice syrup, light treacle, zuckerrubensirup, invert sugar
          en: glukosesirup, reissirup, pancake syrup, sirop de glucose, jarabe de maiz, simple syrup, sugar syrup
          en: lyle's golden syrup
        agave syrup | cup=332
          en: agave nectar, agave, agavendicksaft, sirop d'agave, sirope de agave, agavensirup
        molasses | cup=337
          en: treacle, black treacle, blackstrap molasses, melasse, melaza, unsulphured molasses
          en: pomegranate molasses, mild molasses, grape molasses, date syrup, dattelsirup
        flour | cup=125 has=gluten staple=yes
          en: all purpose flour, plain flour, white flour, ap flour, unbleached flour, all purpose white flour
          en: general purpose flour, unbleached all purpose flour, wheat flour, strong white flour, mehl
          en: weizenmehl, mehl type 405, farine, farine de ble, harina, harina de trigo, weissmehl, sifted flour
          en: bleached all purpose flour, farine t55, farine t45, allpurpose flour, strong plain flour
          en: unbleached white flour, enriched flour, 00 flour, tipo 00 flour, dinkelmehl, spelt flour
          en: farine d'epeautre
        bread flour | cup=127 has=gluten
          en: strong flour, strong white bread flour, strong bread flour, white bread flour, brotmehl
          en: high gluten flour, farine de gruau, harina de fuerza, strong wholemeal bread flour
        cake flour | cup=125 has=gluten
          en: pastry flour, cake and pastry flour, soft wheat flour
        self raising flour | cup=125 has=gluten
          en: self rising flour, farine a gateau, harina leudante, farine avec levure incorporee
          en: harina con levadura
        whole wheat flour | cup=120 has=gluten
          en: wholemeal flour, vollkornmehl, weizenvollkornmehl, farine complete, farine de ble complet
          en: harina integral, wholewheat flour, graham flour, dinkelvollkornmehl, atta flour
          en: harina de trigo integral, white whole wheat flour, brown flour, plain wholemeal flour
        rye flour | cup=103 has=gluten
          en: light rye flour, dark rye flour, roggenmehl, farine de seigle, harina de centeno, medium rye flour
        semolina | cup=167 has=gluten
          en: semolina flour, griess, hartweizengriess, semoule, semoule fine, semola, durum flour, fine semolina
          en: weichweizengriess, weizengriess, semoule de ble, semoule de ble dur, rava
        vital wheat gluten | cup=120 has=gluten
          en: wheat gluten, gluten
        rice flour | cup=158
          en: white rice flour, brown rice flour, reismehl, farine de riz, harina de arroz
        buckwheat flour | cup=120
          en: buchweizenmehl, farine de sarrasin, harina de trigo sarraceno, farine de ble noir
        buckwheat | cup=170
          en: buckwheat groat, kasha, buchweizen, sarrasin, trigo sarraceno
        almond flour | cup=96 has=nuts
          en: almond meal, ground almond, gemahlene mandeln, mandelmehl, poudre d'amande, amande en poudre
          en: almendra molida, harina de almendra, blanched almond flour, mandeln gemahlen
        ground hazelnut | cup=85 has=nuts
          en: hazelnut meal, gemahlene haselnusse, poudre de noisette, haselnusse gemahlen
        coconut flour | cup=120
          en: kokosmehl
        chickpea flour | cup=92
          en: gram flour, besan, garbanzo bean flour, garbanzo flour, kichererbsenmehl, harina de garbanzo
          en: farine de pois chiche
        tapioca flour | cup=120
          en: tapioca starch, tapioca, cassava flour, almidon de yuca, tapioca pearl, sago, sago pearl
          en: small pearl tapioca
        soy flour | cup=128 has=soybeans
        gluten free flour | cup=148
          en: gluten free all purpose flour, gluten free flour blend, glutenfreies mehl, quinoa flour
          en: sorghum flour, millet flour, teff flour
        oat flour | cup=104 has=gluten
          en: hafermehl
        cornstarch | cup=128
          en: corn starch, cornflour, maize starch, maisstarke, speisestarke, starke, fecule de mais, maizena
          en: almidon de maiz, arrowroot, arrowroot powder, maicena, starch, fecule, kartoffelmehl, custard powder
          en: puddingpulver, vanillepuddingpulver, xanthan gum, bindemittel, thickener
        cornmeal | cup=150
          en: polenta, yellow cornmeal, corn meal, white cornmeal, grits, corn grits, maismehl, maisgriess
          en: farine de mais, semoule de mais, harina de maiz, stone ground cornmeal, quick cooking polenta
          en: quick cooking grits, instant polenta, fine cornmeal, corn flour
        baking powder | cup=221
          en: backpulver, levure chimique, polvo de hornear, levadura quimica, levure chimique alsacienne
          en: double acting baking powder, weinsteinbackpulver, polvo para hornear, levadura royal
          en: gluten free baking powder
        baking soda | cup=264
          en: bicarbonate of soda, sodium bicarbonate, bicarbonate soda, natron, bicarbonate de soude
          en: bicarbonato de sodio, bicarbonato, bicarb soda, bicarbonate alimentaire, bicarbonate, kaisernatron
        cream of tartar
          en: weinstein, creme de tartre, cremor tartaro
        dry yeast | cup=150
          en: active dry yeast, instant yeast, yeast, dried yeast, rapid rise yeast, fast action yeast
          en: quick rise yeast, bread machine yeast, trockenhefe, levure boulangere, levure seche, levadura
          en: levadura seca, active yeast, levure de boulanger, fast action dried yeast, easy blend yeast
          en: brewer's yeast, levure, sachet of dried yeast, granular yeast, instant dry yeast
        nutritional yeast | cup=80
          en: nutritional yeast flake, hefeflocken, levure maltee
        gelatin
          en: gelatine, unflavored gelatin, gelatin powder, leaf gelatine, gelatine leaf, gelatine sheet
          en: blattgelatine, feuille de gelatine, gelatina, pectin, agar agar, agar, pektin, pectina
          en: powdered gelatin, fruit pectin, liquid pectin, unflavored gelatin powder, powdered gelatine
          en: gelatine powder
        jello
          en: gelatin dessert, strawberry gelatin, jell o, lemon gelatin, jelly powder, gotterspeise
          en: flavored gelatin, lime gelatin
        vanilla extract | cup=208
          en: vanilla, pure vanilla extract, vanilla essence, vanilleextrakt, vanillearoma, extrait de vanille
          en: arome vanille, extracto de vainilla, esencia de vainilla, vanilla paste, vanilla bean paste
          en: vanilla flavoring, vanille, vainilla, real vanilla extract, vanilla powder, vanillepaste
          en: imitation vanilla extract
        vanilla bean | each=3
          en: vanilla pod, vanilleschote, vanilleschoten, gousse de vanille, vaina de vainilla, vanillestange
        almond extract | cup=208
          en: almond essence, bittermandelaroma, amaretto extract, mandelaroma, pure almond extract
          en: bittermandelol
        extract
          en: peppermint extract, lemon extract, orange extract, coconut extract, rum extract, maple extract
          en: rose water, rosewater, orange blossom water, orange flower water, eau de fleur d'oranger
          en: rosenwasser, mint extract, rum flavoring, maple flavoring, liquid smoke, backaroma, agua de azahar
          en: rum aroma, orangenaroma, zitronenaroma, peppermint oil, butter extract
        food coloring
          en: food colouring, food color, red food coloring, lebensmittelfarbe, colorant alimentaire
          en: colorante alimentario, gel food coloring
        cocoa powder | cup=86
          en: cocoa, unsweetened cocoa powder, dutch process cocoa powder, dutch processed cocoa powder
          en: baking cocoa, kakao, kakaopulver, backkakao, cacao, cacao en poudre, cacao en polvo, cacao powder
          en: unsweetened cocoa, good quality cocoa powder, trinkkakao, hot chocolate mix, drinking chocolate
          en: cacao amer, hot cocoa mix, cacao puro, chocolat en poudre
        chocolate chips | cup=170 may=soybeans,milk
          en: semisweet chocolate chip, semi sweet chocolate chip, dark chocolate chip, mini chocolate chip
          en: chocolate morsel, bittersweet chocolate chip, chocolate chunk, schokotropfen, schokostuckchen
          en: pepite de chocolat, chispa de chocolate, semisweet chocolate morsel, chocolate pieces, schokodrops
        milk chocolate | cup=170 has=milk may=soybeans
          en: milk chocolate chip, milchschokolade, vollmilchschokolade, chocolat au lait, chocolate con leche
          en: vollmilchkuverture
        white chocolate | cup=170 has=milk may=soybeans
          en: white chocolate chip, white baking chocolate, weisse schokolade, chocolat blanc, chocolate blanco
          en: white chocolate chunk, white chocolate bar, white vanilla chip, almond bark, white candy coating
          en: weisse kuverture
        dark chocolate | cup=170 may=soybeans,milk
          en: chocolate, bittersweet chocolate, semisweet chocolate, semi sweet chocolate, unsweetened chocolate
          en: baking chocolate, plain chocolate, schokolade, zartbitterschokolade, kuverture, zartbitterkuverture
          en: chocolat, chocolat noir, chocolate negro, chocolat patissier, german chocolate
          en: semi sweet baking chocolate, unsweetened baking chocolate, chocolate bar
          en: bittersweet baking chocolate, edelbitterschokolade, chocolate square, chocolat a patisser
          en: blockschokolade, chocolate shaving, couverture chocolate, tablette de chocolat
        chocolate spread | cup=300 has=milk,nuts may=soybeans
          en: nutella, hazelnut spread, chocolate hazelnut spread, nuss nougat creme, schokocreme, pate a tartiner
          en: nocilla, crema de cacao, schokoaufstrich, nougatcreme
        chocolate syrup | cup=300 may=milk
          en: chocolate sauce, hot fudge, fudge sauce, hot fudge sauce, hot fudge topping, fudge, schokosauce
        caramel | cup=300 has=milk
          en: caramel sauce, dulce de leche, caramel topping, toffee, toffee bit, butterscotch, butterscotch chip
          en: karamell, confiture de lait, toffee sauce, caramel candy, karamellsauce, butterscotch sauce
          en: caramelo, butterscotch topping, salted caramel
        # pantry
        condensed milk | cup=306 has=milk
          en: sweetened condensed milk, gezuckerte kondensmilch, lait concentre sucre, leche condensada
          en: eagle brand, milchmadchen, condensed sweetened milk
        evaporated milk | cup=252 has=milk
          en: kondensmilch, lait concentre, lait concentre non sucre, leche evaporada, evaporated skim milk
          en: low fat evaporated milk, fat free evaporated milk
        powdered milk | cup=120 has=milk
          en: milk powder, dry milk, nonfat dry milk, dry milk powder, milchpulver, lait en poudre, leche en polvo
          en: instant nonfat dry milk, skim milk powder, malted milk powder, nonfat dry milk powder
          en: buttermilk powder, full cream milk powder
        coconut milk | cup=240
          en: unsweetened coconut milk, light coconut milk, lite coconut milk, full fat coconut milk
          en: canned coconut milk, kokosmilch, kokosnussmilch, lait de coco, leche de coco, thick coconut milk
          en: tinned coconut milk
        coconut cream | cup=245
          en: cream of coconut, creamed coconut, kokoscreme, creme de coco, crema de coco, coconut butter
        coconut water | cup=240
          en: kokoswasser, eau de coco, agua de coco
        almond milk | cup=240 has=nuts
          en: unsweetened almond milk, vanilla almond milk, mandelmilch, lait d'amande, leche de almendras
          en: cashew milk, hazelnut milk, nut milk, mandeldrink, haselnussmilch, boisson amande
        soy milk | cup=243 has=soybeans
          en: soya milk, soymilk, sojamilch, lait de soja, leche de soja, sojadrink, soy yogurt, soy cream
          en: sojasahne, creme de soja, soja cuisine, sojajoghurt, soy creamer, bebida de soja, soya cream
          en: boisson soja
        oat milk | cup=240 has=gluten
          en: hafermilch, haferdrink, lait d'avoine, leche de avena, bebida de avena, hafersahne, oat cream
          en: boisson avoine
        rice milk | cup=240
          en: reismilch, lait de riz, leche de arroz, plain rice milk, hemp milk, reisdrink, plant milk
          en: dairy free milk, non dairy milk, nondairy milk, plant based milk, pflanzenmilch, vegan milk
          en: vegan cream, bebida vegetal, dairy free cream
        desiccated coconut | cup=85
          en: coconut, shredded coconut, flaked coconut, coconut flake, sweetened coconut, unsweetened coconut
          en: unsweetened shredded coconut, sweetened flaked coconut, sweetened shredded coconut, kokosraspel
          en: kokosraspeln, kokosflocken, noix de coco rapee, noix de coco, coco rallado, kokosnuss, kokos, coco
          en: grated coconut, angel flake coconut, fresh coconut, dried coconut, toasted coconut, coconut meat
          en: coco rape, kokoschips
        rice | cup=185
          en: white rice, long grain rice, long grain white rice, basmati rice, basmati, jasmine rice
          en: thai jasmine rice, parboiled rice, medium grain rice, short grain rice, reis, basmatireis
          en: langkornreis, riz, riz basmati, arroz, arroz basmati, instant rice, minute rice, converted rice
          en: cooked rice, cooked white rice, jasminreis, riz long, steamed rice, uncle ben's rice, fragrant rice
          en: riz thai, arroz blanco, uncooked rice, naturreis, hot cooked rice
        brown rice | cup=190
          en: long grain brown rice, vollkornreis, riz complet, riz brun, arroz integral, instant brown rice
          en: short grain brown rice, cooked brown rice
        arborio rice | cup=200
          en: risotto rice, carnaroli rice, arborio, risottoreis, riz arborio, riz a risotto, arroz bomba
          en: paella rice, rundkornreis, riz rond, pudding rice, bomba rice, arroz redondo
        wild rice | cup=160
          en: wildreis, riz sauvage, wild rice blend, wild rice mix
        sushi rice | cup=195
          en: glutinous rice, sticky rice, sushireis, klebreis, black rice, forbidden rice, riz gluant, sweet rice
          en: red rice, calrose rice
        rice mix
          en: rice a roni, yellow rice, yellow rice mix, spanish rice mix, rice pilaf mix
        pasta | cup=100 has=gluten
          en: dried pasta, penne, penne pasta, fusilli, rigatoni, macaroni, elbow macaroni, ziti, farfalle
          en: bow tie pasta, orecchiette, rotini, pasta shell, small pasta, nudeln, makkaroni, pate alimentaire
          en: macarrones, fideos, shell pasta, jumbo pasta shell, jumbo shell, conchiglie, cavatappi, ditalini
          en: pappardelle, tagliatelle, fettuccine, fettuccini, linguine, rotini pasta, gemelli, campanelle
          en: coquillettes, penne rigate, fettuccine pasta, bucatini, tortiglioni, tubular pasta, bandnudeln
          en: linguini, elbow pasta, hornchennudeln, suppennudeln, pasta noodle, espirales, fusilli pasta, lumache
          en: muschelnudeln
        spaghetti | cup=100 has=gluten
          en: thin spaghetti, angel hair pasta, capellini, vermicelli pasta, spaghetti noodle, espaguetis
          en: angel hair, espagueti, spaghettini, spaghetti pasta, whole wheat spaghetti
        lasagna noodle | has=gluten
          en: lasagna, lasagne, lasagna sheet, lasagne sheet, lasagneplatten, lasagneblatter, plaque de lasagne
          en: no boil lasagna noodle, feuille de lasagne, placa de lasana, cannelloni, manicotti, cannelloni tube
          en: manicotti shell, lasagneplatte, oven ready lasagna noodle
        whole wheat pasta | cup=100 has=gluten
          en: vollkornnudeln, vollkornspaghetti, pates completes, pasta integral
        gluten free pasta
          en: glutenfreie nudeln, corn pasta, rice pasta
        orzo | cup=200 has=gluten
          en: orzo pasta, risoni, pearl couscous, israeli couscous, fregola, acini di pepe, kritharaki
        egg noodle | cup=60 has=gluten,eggs
          en: wide egg noodle, eiernudeln, nouilles aux oeufs, chinese egg noodle, mie nudeln, medium egg noodle
          en: fine egg noodle, dried egg noodle, extra wide egg noodle
        noodle | has=gluten
          en: udon noodle, udon, ramen noodle, ramen, instant noodle, chinese noodle, lo mein noodle, soba noodle
          en: soba, nouille, asian noodle, chow mein noodle, somen, nouilles chinoises, instantnudeln
          en: wheat noodle, tallarines
        rice noodle
          en: rice vermicelli, vermicelli, rice stick, rice stick noodle, vermicelli noodle, reisnudeln
          en: vermicelle de riz, nouille de riz, fideos de arroz, glass noodle, cellophane noodle, glasnudeln
          en: bean thread noodle, bean thread, mung bean noodle, shirataki noodle, rice paper, rice paper wrapper
          en: reispapier, thin rice noodle, pad thai noodle, feuille de riz, galette de riz
        couscous | cup=173 has=gluten
          en: whole wheat couscous, instant couscous, cuscus, cous cous
        bulgur | cup=140 has=gluten
          en: bulgur wheat, cracked wheat, bulghur wheat, boulgour, bulghur, fine bulgur, bulgar wheat
        quinoa | cup=170
          en: red quinoa, white quinoa, cooked quinoa
        millet | cup=200
          en: hirse, mijo, amaranth, teff, sorghum, amaranto
        barley | cup=200 has=gluten
          en: pearl barley, pearled barley, gerste, graupen, orge, orge perle, cebada, rollgerste
          en: quick cooking barley, perlgraupen
        farro | cup=180 has=gluten
          en: wheat berry, spelt, freekeh, kamut, dinkel, grunkern, epeautre, espelta, wheatberries, ebly
          en: rye berry, petit epeautre, ble, weizen
        oats | cup=85 has=gluten
          en: rolled oats, oatmeal, old fashioned oats, porridge oats, quick oats, quick cooking oats
          en: haferflocken, flocon d'avoine, avena, copos de avena, jumbo oats, uncooked oats
          en: quick cooking oatmeal, regular oats, oat flake, avoine, kernige haferflocken, zarte haferflocken
          en: instant oatmeal, hafer, quick rolled oats, old fashioned rolled oats, quick cook oats
        oat bran | cup=90 has=gluten
          en: bran, haferkleie, son d'avoine, germe de ble, germen de trigo, salvado, kleie, salvado de avena
        flaxseed | cup=160
          en: flax seed, ground flaxseed, flaxseed meal, linseed, leinsamen, graine de lin, semilla de lino
          en: flax meal, milled flaxseed, lino, geschrotete leinsamen, golden flaxseed
        chia seed | cup=170
          en: chia, chiasamen, graine de chia, semilla de chia
        hemp seed
          en: hemp heart, hanfsamen, psyllium husk, psyllium, flohsamenschalen, flohsamen
        cereal | cup=40 has=gluten
          en: breakfast cereal, corn flakes, cornflakes, rice krispies, crisp rice cereal, granola, muesli, musli
          en: puffed rice, bran flakes, knuspermusli, cereales, corn flake cereal, rice chex, bran cereal
          en: shredded wheat, rice krispies cereal, rice cereal, krispies, puffed wheat, chex, grape nuts
          en: cheerios, weetabix, all bran, porridge, cream of wheat
        bread | cup=45 has=gluten
          en: white bread, sandwich bread, sourdough bread, sourdough, country bread, crusty bread, french bread
          en: italian bread, baguette, french baguette, ciabatta, bread slice, toast, toastbrot, brot, weissbrot
          en: bauernbrot, pain, pain de mie, pain de campagne, pan, pan de molde, pan blanco, barra de pan
          en: slice of bread, brioche, challah, challah bread, rye bread, day old bread, stale bread, pumpernickel
          en: toast bread, texas toast, white sandwich bread, ciabatta bread, loaf bread, baguettebrot
          en: knoblauchbrot, mischbrot, roggenbrot, graubrot, pain brioche, cornbread, corn bread, focaccia
          en: biscotte, sourdough starter, garlic bread, italian loaf, white loaf, crusty roll bread
          en: peasant bread, schwarzbrot, zwieback, melba toast, crouton, bread cube, stuffing mix, stuffing
          en: garlic crouton, landbrot, pan tostado, stove top stuffing mix, crostini, herb stuffing mix
          en: seasoned stuffing mix, cornbread stuffing mix, brotchips
        whole wheat bread | has=gluten
          en: wholemeal bread, whole grain bread, brown bread, vollkornbrot, pain complet, pan integral
          en: vollkorntoast, multigrain bread, wholewheat bread, granary bread, mehrkornbrot, pain aux cereales
        bread roll | has=gluten each=50
          en: roll, bun, hamburger bun, burger bun, hot dog bun, brioche bun, dinner roll, kaiser roll, bagel
          en: english muffin, croissant, brotchen, semmel, petit pain, panecillo, hoagie roll, sandwich roll
          en: pain burger, hamburgerbrotchen, laugenbrezel, breze, brezel, sub roll, submarine roll, sandwich bun
          en: ciabatta roll, slider bun, bollo, weckle, pain au lait, pain au chocolat, aufbackbrotchen
          en: crusty roll, bolillo, pan de hamburguesa, potato roll, milchbrotchen
        flatbread | has=gluten each=50
          en: pita, pita bread, naan, naan bread, flour tortilla, tortilla, wrap, lavash, pitabrot, fladenbrot
          en: tortilla de trigo, chapati, roti, pain pita, pan de pita, weizentortilla, whole wheat tortilla
          en: tortilla wrap, pizza crust, pizza base, pre baked pizza crust, italian bread shell, pizzaboden
          en: pitta bread, pitta, boboli pizza crust, piadina, galette de ble, whole wheat pita, durum wrap
        corn tortilla | each=26
          en: taco shell, tostada, tortilla de maiz, tostada shell, corn taco shell, white corn tortilla
          en: yellow corn tortilla
        breadcrumbs | cup=108 has=gluten
          en: bread crumb, dry bread crumbs, semmelbrosel, paniermehl, brosel, chapelure, pan rallado
          en: italian breadcrumb, seasoned bread crumb, italian bread crumb, italian seasoned bread crumb
          en: dried breadcrumb, white breadcrumb, soft breadcrumb, crumb, plain bread crumb, fine dry bread crumb
          en: panade
        cracker | has=gluten
          en: saltine, saltine cracker, ritz cracker, soda cracker, oyster cracker, buttery cracker, water biscuit
          en: cream cracker, knackebrot, galleta salada, crispbread, matzo, matzo meal, matzoh, tuc, grissini
          en: breadstick, cracker crumb, saltine cracker crumb, matzo ball mix, club cracker, rice cracker mix
          en: salzstangen, salzgeback, gressin, triscuit
        graham cracker | cup=100 has=gluten
          en: graham cracker crumb, digestive biscuit, butterkeks, petit beurre, galleta maria, digestive
          en: chocolate graham cracker, graham, chocolate wafer crumb
        cookie | has=gluten may=eggs,milk,nuts
          en: biscuit, oreo, oreo cookie, ladyfinger, sponge finger, gingersnap, vanilla wafer, amaretti
          en: loffelbiskuit, keks, kekse, boudoir, galleta, biscotti, shortbread, speculoos, spekulatius
          en: chocolate wafer, chocolate sandwich cookie, amaretti cookie, shortbread cookie, wafer cookie
          en: speculoos biscuit, spritzgeback, ginger biscuit, chocolate cookie, ginger nut, bizcocho, gateau
          en: kuchen, cake, pound cake, angel food cake, sponge cake, ice cream cone, waffle, waffel, waffeln
          en: muffin, doughnut, donut, brownie, lebkuchen, pancake, waffelroll, magdalena, madeleine, berliner
          en: crepe, crumpet, krapfen, vanilla wafer cookie, gaufre, gaufrette, geback, tortenboden, bischofsbrot
          en: chocolate chip cookie, stollen, meringue shell, canestrelli, wafer
        # pantry
        cake mix | cup=120 has=gluten
          en: yellow cake mix, chocolate cake mix, white cake mix, brownie mix, bisquick, pancake mix, baking mix
          en: biscuit mix, corn muffin mix, devil's food cake mix, backmischung, jiffy corn muffin mix
          en: spice cake mix, cornbread mix, angel food cake mix, biscuit baking mix, bisquick baking mix
          en: buttermilk baking mix, jiffy cornbread mix, german chocolate cake mix, lemon cake mix
          en: preparation pour gateau, bread mix, muffin mix
        marshmallow | cup=50
          en: marshmallow fluff, marshmallow creme, guimauve, marshmallow cream, malvavisco, nubes
        candy
          en: sweets, bonbon, gummy bear, gummibarchen, candy cane, m&m, m & m's, golosinas, sussigkeiten
          en: lollipop, kaugummi, chewing gum, jelly bean, gumdrop, peppermint candy, hard candy, licorice
          en: lakritz, chicle, schokoriegel, candy bar, snickers candy bar, kitkat, riegel, reglisse
          en: mini egg chocolates, chocolate candy, chocolate egg, pralinen, schokohase, hustenbonbons
          en: traubenzucker
        sprinkles
          en: nonpareil, candy sprinkle, streusel, zuckerstreusel, icing, frosting, vanilla frosting
          en: chocolate frosting, cream cheese frosting, royal icing, fondant, ready to roll icing
          en: cake decoration, zuckerguss, glacage, colored sugar, sanding sugar, edible glitter, sugar paste
          en: candy melts, tortenguss
        marzipan | cup=275 has=nuts
          en: almond paste, marzipanrohmasse, pate d'amande, mazapan, frangipane
        nougat | has=nuts may=eggs
          en: praline, turron, pralin, halva
        almond | cup=143 has=nuts
          en: whole almond, slivered almond, sliced almond, flaked almond, blanched almond, mandel, mandeln
          en: mandelblattchen, mandelstifte, amande, amande effilee, almendra, almendra laminada, natural almond
          en: toasted almond, marcona almond, roasted almond, almond sliver, smoked almond
        walnut | cup=117 has=nuts
          en: walnut half, walnut piece, walnuss, walnusse, noix, cerneaux de noix, nuez, nueces, baumnusse
          en: black walnut, walnut meat, toasted walnut, english walnut, cerneau de noix, nuez de nogal
        pecan | cup=109 has=nuts
          en: pecan half, pecan nut, pekannuss, pekannusse, noix de pecan, nuez pecana, pecan piece, toasted pecan
        hazelnut | cup=135 has=nuts
          en: filbert, haselnuss, haselnusse, noisette, avellana, haselnusskerne
        cashew | cup=122 has=nuts
          en: cashew nut, raw cashew, cashewkerne, cashewnuss, noix de cajou, anacardo, cashewkern, cashewnusse
          en: roasted cashew
        pistachio | cup=123 has=nuts
          en: pistachio nut, pistazie, pistazien, pistache, pistacho, shelled pistachio
        macadamia nut | cup=134 has=nuts
          en: macadamia, brazil nut, paranuss, macadamianusse, noix de macadamia, noix du bresil, paranusse
        pine nut | cup=135 may=nuts
          en: pignoli, pinienkerne, pinienkern, pignon de pin, pinon, pinones, toasted pine nut, pignon, pignolia
        chestnut | cup=143
          en: vacuum packed chestnut, marone, maronen, chataigne, marron, castana, esskastanien, chestnut puree
          en: creme de marron, maroni, kastanien
        nuts | cup=130 has=nuts
          en: mixed nuts, nusse, noix melangees, frutos secos, studentenfutter, trail mix, melange de noix
          en: nussmischung, nut meat, fruit and nut mix, crushed nut
        peanut | cup=146 has=peanuts
          en: dry roasted peanut, roasted peanut, salted peanut, unsalted peanut, erdnuss, erdnusse, cacahuete
          en: cacahuate, arachide, mani, salted dry roasted peanut, spanish peanut, cocktail peanut
        peanut butter | cup=258 has=peanuts
          en: creamy peanut butter, crunchy peanut butter, smooth peanut butter, erdnussbutter
          en: beurre de cacahuete, mantequilla de cacahuete, chunky peanut butter, natural peanut butter
          en: crema de cacahuete, peanut butter powder, erdnussmus, satay sauce, peanut sauce, mantequilla de mani
        peanut butter chips | cup=170 has=peanuts,milk may=soybeans
          en: peanut butter cup, reese's peanut butter cup, mini peanut butter cup
        almond butter | cup=250 has=nuts
          en: cashew butter, hazelnut butter, nut butter, mandelmus, puree d'amande, cashewmus, haselnussmus
          en: nussmus
        sunflower seed | cup=140
          en: sunflower seed butter, sonnenblumenkerne, graine de tournesol, semilla de girasol
          en: hulled sunflower seed, pipas, pipas de girasol
        pumpkin seed | cup=138
          en: pepita, kurbiskerne, graine de courge, semilla de calabaza, toasted pumpkin seed, pipas de calabaza
        sesame seed | cup=144 has=sesame
          en: white sesame seed, black sesame seed, toasted sesame seed, sesam, sesamsamen, graine de sesame
          en: sesamo, semilla de sesamo, ajonjoli, sesame, gomashio, sesamkorner, benne seed
        tahini | cup=256 has=sesame
          en: sesame paste, tahini paste, tahin, tahina, sesampaste, puree de sesame, tahine
        poppy seed | cup=140
          en: mohn, graine de pavot, semilla de amapola, blaumohn, mohnsamen
        raisin | cup=150
          en: golden raisin, sultana, dried currant, seedless raisin, rosinen, rosine, sultaninen, raisin sec
          en: uva pasa, pasas, zante currant, korinthen, dark raisin, black raisin
        dried cranberry | cup=120
          en: craisins, getrocknete cranberries, canneberge sechee, cranberry sechee, sweetened dried cranberry
          en: cranberries getrocknet
        dried apricot | cup=130
          en: getrocknete aprikosen, abricot sec, orejones, soft dried apricot, turkish dried apricot
        dried fig | cup=149
          en: getrocknete feigen, higo seco
        prune | cup=174
          en: dried plum, pitted prune, trockenpflaumen, pruneau, pruneaux, ciruela pasa, backpflaumen
        date | cup=147 each=24
          en: medjool date, pitted date, dattel, datteln, datte, datil, deglet noor date
        dried fruit | cup=140
          en: dried cherry, dried blueberry, dried mango, trockenobst, fruit sec, fruta deshidratada
          en: mixed dried fruit, candied fruit, mixed peel, candied peel, zitronat, orangeat, fruit confit
          en: candied orange peel, candied cherry, glace cherry, maraschino cherry, crystallized ginger
          en: candied ginger, crystalized ginger, dried apple, stem ginger, apfelringe, guinda en almibar
          en: candied lemon peel, banana chip, dried peach, dried pear, mixed candied fruit, fruit mince
          en: mincemeat, goji berry, goji beeren, crystallised ginger, cereza confitada, belegkirschen
          en: candied citron
        tomato paste | cup=262
          en: tomato puree, tomatenmark, concentre de tomate, concentrado de tomate
          en: double concentrated tomato paste, pasta de tomate, tomatenpuree, sun dried tomato paste
        tomato sauce | cup=245
          en: marinara sauce, pasta sauce, spaghetti sauce, pizza sauce, passata, passierte tomaten, tomatensauce
          en: tomatensosse, sauce tomate, coulis de tomate, salsa de tomate, tomate frito, tomate triturado
          en: marinara, bolognese sauce, arrabbiata sauce, tomatensugo, tomato passata, puree de tomate, pasatta
          en: tomatenpassata, pulpe de tomate, pizzasauce, strained tomato, sieved tomato, sugo, polpa
        canned tomatoes | cup=240
          en: diced tomato, crushed tomato, chopped tomato, stewed tomato, whole peeled tomato, tinned tomato
          en: canned diced tomato, dosentomaten, gehackte tomaten, tomate pelee, tomate en conserve
          en: tomates concassees, tomate pelado, tomate en lata, fire roasted tomato, rotel tomato, ro tel
          en: san marzano tomato, canned crushed tomato, peeled tomato, italian plum tomato
          en: diced tomatoes with green chilies, rotel, canned whole tomato, tinned plum tomato, italian tomato
          en: stuckige tomaten, geschalte tomaten, canned plum tomato, tinned chopped tomato, petite diced tomato
          en: mexican style stewed tomato, tomaten gehackt, petite cut tomato, italian stewed tomato
          en: italian style stewed tomato, italian diced tomato
        sun dried tomato | cup=54
          en: sundried tomato, oil packed sun dried tomato, sun dried tomato in oil, getrocknete tomaten
          en: tomate sechee, tomate seco, dried tomato, sunblush tomato, julienned sun dried tomato
        tomato juice | cup=243
          en: v8 juice, clamato juice, tomatensaft, jus de tomate, clamato, vegetable juice, v8, bloody mary mix
          en: zumo de tomate, gemusesaft
        ketchup | cup=240
          en: tomato ketchup, catsup, catsup sauce, heinz ketchup
        beans | cup=180
          en: black bean, kidney bean, pinto bean, white bean, cannellini bean, navy bean, great northern bean
          en: butter bean, lima bean, red bean, borlotti bean, cannellini, haricot bean, kidneybohnen, kidneybohne
          en: bohnen, weisse bohnen, schwarze bohnen, haricot rouge, haricot blanc, frijol, frijoles, alubia
          en: judia, mixed bean, black eyed pea, black eye pea, red kidney bean, canned black bean, dried bean
          en: refried bean, baked bean, chili bean, mung bean, adzuki bean, haricot, flageolet bean
          en: baby lima bean, frijoles refritos, judia pinta, pork and beans, cranberry bean, small red bean
          en: light red kidney bean, small white bean, dry white bean, dark red kidney bean, ranch style bean
          en: three bean salad, mungobohnen, fat free refried bean, alubia roja, dried white bean, gigante bean
          en: pink bean, dried navy bean, fazolia, coco de paimpol, mogettes
        chickpea | cup=164
          en: chick pea, garbanzo bean, garbanzo, kichererbse, kichererbsen, pois chiche, tinned chickpea
          en: canned chickpea, ceci bean, canned garbanzo bean, chana
        lentil | cup=192
          en: red lentil, green lentil, brown lentil, puy lentil, french lentil, black lentil, beluga lentil
          en: linse, linsen, rote linsen, lentille, lentille corail, lenteja, split red lentil, urad dal
          en: chana dal, toor dal, moong dal, dal, dhal, masoor dal, belugalinsen, tellerlinsen, berglinsen
          en: lentilles vertes, dried lentil, green or puy lentil, french green lentil
        split pea | cup=200
          en: yellow split pea, green split pea, dried pea, schalerbsen, pois casse, pois casses, dried split pea
        canned corn | cup=165
          en: creamed corn, cream style corn, whole kernel corn, dosenmais, mais en boite, maiz en lata
          en: maiz dulce, hominy, white hominy, corn niblets, canned sweetcorn, cream corn, mais dose, mexicorn
        soybean | cup=186 has=soybeans
          en: soya bean, soy, soya, sojabohnen, soja, soja texturizada, textured vegetable protein, tvp
          en: soy protein, sojagranulat, sojaschnetzel, proteine de soja
        canned tuna | cup=146 has=fish
          en: tuna, tuna in water, tuna in oil, white tuna, albacore tuna, chunk light tuna, thunfisch, thon
          en: thon en boite, atun, atun en lata, tuna fish, miette de thon, solid white tuna, tinned tuna
          en: thon au naturel, bonito, thunfisch dose, thunfisch in ol, canned albacore tuna
        anchovy | has=fish each=4
          en: anchovy fillet, anchovy paste, sardelle, sardellen, anchois, anchoa, anchovis, boqueron
          en: flat anchovy fillet, sardellenfilets, filets d'anchois, sardellenpaste
        sardine | has=fish
          en: canned sardine, olsardinen, sardinen, sardina
        canned salmon | cup=150 has=fish
          en: red salmon, pink salmon, canned pink salmon
        fish sauce | cup=290 has=fish
          en: thai fish sauce, asian fish sauce, nam pla, nuoc mam, fischsauce, sauce poisson, salsa de pescado
          en: fischsosse, vietnamese fish sauce, bonito flake, dashi, instant dashi, dashi stock, dashi powder
          en: katsuobushi, dashi granule
        oyster sauce | cup=265 has=molluscs
          en: austernsauce, sauce huitre, salsa de ostras, clam juice, canned clam, minced clam
          en: canned minced clam, smoked oyster, bottled clam juice, clam sauce
        shrimp paste | has=crustaceans
          en: belacan, dried shrimp, xo sauce
        soy sauce | cup=255 has=soybeans,gluten
          en: light soy sauce, dark soy sauce, low sodium soy sauce, reduced sodium soy sauce, shoyu, sojasauce
          en: sojasosse, sauce soja, salsa de soja, lite soy sauce, ponzu, ponzu sauce, less sodium soy sauce
          en: kikkoman soy sauce, japanese soy sauce, sauce soja salee, chinese soy sauce, sojasosse dunkel
          en: sojasosse hell
        tamari | cup=255 has=soybeans
          en: tamari soy sauce, coconut aminos, liquid aminos, gluten free soy sauce, bragg's liquid aminos
        teriyaki sauce | cup=288 has=soybeans,gluten
          en: teriyaki, teriyaki marinade, stir fry sauce, thick teriyaki sauce, teriyaki glaze
        hoisin sauce | cup=270 has=soybeans may=gluten
          en: hoisin, plum sauce, black bean sauce, hoi sin sauce, fermented black bean, doubanjiang
          en: chili bean paste, black bean paste, char siu sauce, kecap manis, bean paste, tianmianjiang
          en: yellow bean sauce, black bean garlic sauce, pflaumensauce
        miso | cup=275 has=soybeans may=gluten
          en: miso paste, white miso, white miso paste, red miso, gochujang, korean chili paste, doenjang
          en: misopaste, red miso paste, ssamjang, yellow miso paste
        worcestershire sauce | cup=275 has=fish
          en: worcestershire, worcester sauce, worcestersauce, worcestersosse, sauce worcestershire, salsa perrins
          en: worchestershire sauce, salsa worcestershire
        hot sauce
          en: tabasco, tabasco sauce, chili sauce, chilli sauce, sweet chili sauce, sweet chilli sauce
          en: hot pepper sauce, sambal oelek, buffalo sauce, frank's red hot sauce, chili garlic sauce
          en: louisiana hot sauce, chilisauce, sauce piquante, salsa picante, harissa, harissa paste, sambal
          en: cholula hot sauce, red hot sauce, buffalo wing sauce, chile garlic sauce, siracha, chilli paste
          en: chile paste, chili paste, chipotle chile in adobo, chipotle in adobo, chipotle chile in adobo sauce
          en: chipotle pepper in adobo sauce, chipotle pepper, chipotle, chipotle chile, adobo sauce
          en: thai chili sauce, asian chili sauce, scharfe sauce, tabasco hot sauce, aji amarillo paste
          en: wing sauce, hot chili sauce
        barbecue sauce | cup=280
          en: bbq sauce, barbecue, grillsauce, sauce barbecue, salsa barbacoa, barbecuesauce, bbq sosse
          en: smoky barbecue sauce
        mayonnaise | cup=220 has=eggs
          en: mayo, light mayonnaise, low fat mayonnaise, miracle whip, aioli, mayonesa, mayonnaise legere
          en: salad cream, hellmann's mayonnaise, reduced fat mayonnaise, kewpie mayonnaise, mayonaise
          en: salatmayonnaise, remoulade, tartar sauce, tartare sauce, sauce tartare, light mayo
          en: thousand island dressing, bearnaise sauce, hollandaise sauce, hollandaise, sauce hollandaise
          en: real mayonnaise, olive oil mayonnaise, fat free mayonnaise, hellmann's real mayonnaise
        vegan mayonnaise
          en: egg free mayonnaise, vegane mayonnaise, vegan mayo
        salad dressing
          en: ranch dressing, italian dressing, italian salad dressing, caesar dressing, dressing, vinaigrette
          en: salatdressing, ranch salad dressing, blue cheese dressing, french dressing, sauce salade
          en: balsamic vinaigrette, catalina dressing, coleslaw dressing, ranch dressing mix, ranch dip mix
          en: italian dressing mix, poppy seed dressing, zesty italian dressing, italian salad dressing mix
          en: hidden valley ranch dressing mix, ranch seasoning mix, salatsauce, russian dressing, aliño
          en: fat free italian dressing, fat free italian salad dressing
        mustard | cup=250 has=mustard
          en: dijon mustard, yellow mustard, whole grain mustard, wholegrain mustard, grainy mustard
          en: prepared mustard, english mustard, brown mustard, senf, mittelscharfer senf, dijonsenf, moutarde
          en: moutarde de dijon, mostaza, mostaza de dijon, honey mustard, spicy brown mustard
          en: stone ground mustard, dry mustard, mustard powder, ground mustard, english mustard powder
          en: dijon style mustard, german mustard, moutarde a l'ancienne, dijon, american mustard, creole mustard
          en: colman's mustard, senfpulver, susser senf, coarse grain mustard, dry mustard powder, hot mustard
          en: moutarde en grains, powdered mustard, french mustard, mustard oil
        mustard seed | cup=175 has=mustard
          en: yellow mustard seed, black mustard seed, brown mustard seed, senfkorner, senfsamen
          en: graine de moutarde, semilla de mostaza
        vinegar | cup=239
          en: white vinegar, white wine vinegar, red wine vinegar, cider vinegar, apple cider vinegar
          en: distilled white vinegar, rice vinegar, rice wine vinegar, malt vinegar, sherry vinegar
          en: champagne vinegar, wine vinegar, essig, weissweinessig, rotweinessig, apfelessig, weinessig
          en: vinaigre, vinaigre de vin, vinaigre de cidre, vinagre, vinagre de vino, vinagre de manzana
          en: vinaigre blanc, balsamic vinegar, balsamic, balsamico, balsamicoessig, aceto balsamico
          en: vinaigre balsamique, vinagre balsamico, white balsamic vinegar, reisessig, vinaigre de riz
          en: kräuteressig, balsamic glaze, tarragon vinegar, seasoned rice vinegar, black vinegar
          en: chinese black vinegar, white distilled vinegar, unseasoned rice vinegar, crema di balsamico
          en: vinaigre de xeres, vinaigre de vin rouge, essigessenz, crema balsamica, crema de vinagre
          en: raspberry vinegar, vinaigre de vin blanc, vinaigre de framboise
        capers | cup=136
          en: kapern, capre, alcaparra, caper berry, caperberries, nonpareil caper
        olives | cup=135 each=4
          en: black olive, green olive, kalamata olive, kalamata, pitted olive, pimento stuffed olive
          en: stuffed green olive, nicoise olive, oliven, schwarze oliven, grune oliven, olive noire, olive verte
          en: aceituna, aceituna negra, aceituna verde, pitted black olive, pitted kalamata olive
          en: green pitted olive, ripe olive, pitted green olive, tapenade, olive paste, spanish olive
          en: olive tapenade, pimento stuffed green olive, castelvetrano olive, oil cured olive
        pickle | cup=155
          en: gherkin, cornichon, dill pickle, pickle relish, relish, sweet pickle relish, sweet pickle
          en: gewurzgurke, gewurzgurken, essiggurken, pepinillo, pickled gherkin, dill pickle relish
          en: kosher dill pickle, sweet relish, pickle juice, pickled cucumber, saure gurken, dill relish
          en: dill pickle spear, dill pickle chip, bread and butter pickle, pickled onion, cebollitas
          en: pickled vegetable, giardiniera, dill pickle juice, salzgurken
        pickled pepper | cup=140
          en: pepperoncini, pickled jalapeno, banana pepper ring, peperoncini, peperoni, roasted red pepper
          en: roasted red bell pepper, jarred roasted red pepper, pimento, pimiento pepper, piquillo pepper
          en: jalapeno slice, pickled jalapeno slice, diced pimento, jar roasted red pepper, roasted pepper
          en: diced green chile, canned green chile, green chilies canned, diced green chili, chopped green chile
          en: chopped green chili, roasted bell pepper, peppadew pepper, pickled ginger, sushi ginger
          en: pickled green jalapeno chilli, piparras, pimiento del piquillo, roasted sweet red pepper
        sauerkraut | cup=142
          en: kimchi, choucroute, chucrut, kraut, pickled cabbage, pickled beet, cocktailzwiebeln
        hearts of palm | cup=168
          en: palm heart, artichoke heart, marinated artichoke heart, canned artichoke heart, palmherzen
          en: artischockenherzen, coeur de palmier, coeur d'artichaut, palmito, fond d'artichaut, artichoke bottom
          en: marinated artichoke
        salsa | cup=259
          en: picante sauce, enchilada sauce, taco sauce, salsa verde, green salsa, chunky salsa
          en: red enchilada sauce, pico de gallo, salsa verde sauce, green enchilada sauce, green chili sauce
          en: mole sauce, salsa sauce, fresh tomato salsa, mole, tomato salsa, queso dip, green chile sauce
          en: chimichurri
        pesto | cup=225 has=milk may=nuts
          en: basil pesto, pesto sauce, green pesto, pesto genovese, pesto rosso, red pesto, pesto verde
          en: sun dried tomato pesto, basilikumpesto
        alfredo sauce | cup=250 has=milk
          en: cheese sauce, nacho cheese sauce, carbonara sauce, bechamel sauce, white sauce, kasesauce, bechamel
          en: queso sauce, sauce bechamel, nacho cheese, light alfredo sauce
        curry paste
          en: red curry paste, green curry paste, thai red curry paste, thai green curry paste, yellow curry paste
          en: currypaste, pate de curry, pasta de curry, massaman curry paste, tikka masala paste
          en: thai curry paste, tandoori paste, korma paste, curry sauce, rote currypaste, simmer sauce
          en: tamarind paste, tamarind, tamarindo, tamarinde, tamarind concentrate, madras curry paste
          en: rogan josh paste, tamarind pulp, garlic paste, ginger paste, ginger garlic paste
          en: ginger paste garlic, sofrito, recaito, annatto paste, lemongrass paste, achiote paste
          en: grune currypaste
        # pantry
        broth | cup=240
          en: stock, chicken broth, chicken stock, vegetable broth, vegetable stock, low sodium chicken broth
          en: reduced sodium chicken broth, fat free chicken broth, bruhe, gemusebruhe, huhnerbruhe, bouillon
          en: bouillon de poulet, bouillon de legumes, caldo, caldo de pollo, caldo de verduras, bone broth
          en: turkey stock, veal stock, demi glace, bouillon de boeuf, beef broth, beef stock, beef bouillon
          en: rinderbruhe, fleischbruhe, caldo de carne, low sodium beef broth, rinderfond, beef consomme
          en: consomme, fond de veau, fond, fond de volaille, chicken bouillon, chicken stock cube
          en: vegetable stock cube, stock cube, bouillon cube, chicken bouillon cube, beef bouillon cube
          en: beef stock cube, stock powder, bouillon powder, bruhwurfel, gemusebruhe pulver
          en: bouillon cube de boeuf, cubito de caldo, pastilla de caldo, chicken bouillon granule
          en: beef bouillon granule, instant chicken bouillon, vegetable bouillon, better than bouillon
          en: chicken bouillon powder, chicken base, beef base, instant bouillon, vegetable bouillon cube
          en: chicken soup base, lamb stock, suppenwurfel, veal demi glace, mushroom broth, mushroom stock
          en: turkey broth, fleischfond, bratenfond, bruhepulver, reduced sodium beef broth
          en: low sodium vegetable broth, gekornte bruhe, instant beef bouillon, bouillon de volaille
          en: vegetable stock powder, chicken stock powder, chicken concentrate, fleischbrühe instant, klare brühe
          en: low salt chicken broth, less sodium chicken broth, light chicken stock, brown stock, white stock
          en: gemusefond, homemade chicken stock, geflugelfond, kalbsfond, court bouillon, beef gravy
        fish stock | cup=240 has=fish
          en: fish broth, seafood stock, fischfond, fumet de poisson, shellfish stock, shrimp stock, lobster stock
          en: caldo de pescado
        gravy | has=gluten
          en: gravy mix, brown gravy mix, gravy granule, bratensauce, jus de viande, sauce brune, turkey gravy
          en: brown gravy, sossenbinder, gravy browning, sossenpulver, bratensosse, chicken gravy
          en: chicken gravy mix
        soup | cup=250
          en: cream of mushroom soup, condensed cream of mushroom soup, cream of chicken soup
          en: condensed cream of chicken soup, cream of celery soup, tomato soup, condensed tomato soup
          en: onion soup mix, dry onion soup mix, suppe, sopa, soupe, potage, tutensuppe, cream soup, onion soup
          en: lipton onion soup mix, condensed cream of celery soup, golden mushroom soup, dosensuppe
          en: cheddar cheese soup, velouté, fertigsuppe, minestrone, french onion soup, nudelsuppe
          en: vegetable soup mix, leek soup mix, campbell's cream of mushroom soup, condensed cheddar cheese soup
          en: eintopf, cream of potato soup, condensed soup
        seasoning
          en: seasoning mix, taco seasoning, taco seasoning mix, italian seasoning, cajun seasoning
          en: creole seasoning, old bay seasoning, poultry seasoning, seasoned salt, seasoning salt, garlic salt
          en: onion salt, lemon pepper, steak seasoning, adobo seasoning, za'atar, five spice powder, five spice
          en: chinese five spice powder, chinese five spice, garam masala, ras el hanout, herbes de provence
          en: curry powder, currypulver, curry en poudre, curry, madras curry powder, baharat, gewurz
          en: gewurzmischung, epices, especias, krauter der provence, taco gewurz, chili seasoning mix
          en: lawry's seasoned salt, dry rub, bbq rub, tandoori masala, everything bagel seasoning, berbere
          en: dukkah, jerk seasoning, jerk paste, montreal steak seasoning, blackening seasoning, creole spice
          en: cajun spice, barbecue rub, greek seasoning, old bay, bouquet garni, spice, fajita seasoning mix
          en: fajita seasoning, chili powder mix, hierbas provenzales, mixed spice, herbes de provence sechees
          en: mrs dash seasoning, lemon pepper seasoning, goya adobo, sazon goya, sazon, chaat masala
          en: accent seasoning, msg, monosodium glutamate, grillgewurz, ranch seasoning, brathahnchengewurz, tajin
          en: kräutersalz, salatkrauter, seasoning blend, gomasio, glutamat, vegeta, cajun, sambar powder
          en: bratkartoffelgewurz, raselhanout, lebkuchengewurz, gyrosgewurz, quatre epices, pumpkin pie spice
          en: apple pie spice, gingerbread spice, pickling spice, crab boil, lemon & pepper seasoning salt
        paprika | cup=109
          en: smoked paprika, sweet paprika, hungarian paprika, spanish paprika, hot paprika, paprikapulver
          en: paprika edelsuss, paprika fume, pimenton, pimenton dulce, pimenton de la vera, paprika doux
          en: sweet smoked paprika, pimenton picante, rosenpaprika, edelsusspaprika, paprika powder
          en: hot smoked paprika, paprika rosenscharf
        chili powder | cup=130
          en: chile powder, ancho chile powder, chipotle powder, chipotle chile powder, chilli powder, chilipulver
          en: piment en poudre, chile en polvo, hot chilli powder, mild chilli powder, red chili powder
          en: kashmiri chili powder, chili pulver, red chilli powder, dark chili powder, hot chili powder
          en: ancho powder, kashmiri chilli powder, mild chili powder
        cayenne pepper | cup=90
          en: cayenne, ground red pepper, red pepper powder, ground cayenne, cayennepfeffer, piment de cayenne
          en: poivre de cayenne, cayena, ground cayenne pepper, espelette pepper, piment d'espelette
          en: aleppo pepper, aleppo chili flake, red cayenne pepper, cayenne powder, urfa pepper, gochugaru
          en: korean chili flake
        red pepper flakes | cup=90
          en: crushed red pepper, crushed red pepper flake, chili flake, chilli flake, dried chili flake
          en: hot red pepper flake, red chili flake, chiliflocken, flocon de piment, dried red pepper flake
          en: dried chile, dried red chili, dried chilli, dried red chile, dried ancho chile, ancho chile
          en: guajillo chile, arbol chile, getrocknete chili, guindilla seca, hot pepper flake
          en: crushed chili flake, dried chilli flake, chile flake, pequin chile, chile de arbol, pasilla chile
          en: dried chili pepper, dried red chilli, cracked red pepper, crushed chilli, crushed red chili pepper
          en: crushed chile flake
        cumin
          en: ground cumin, cumin seed, cumin powder, kreuzkummel, kummel, cumin moulu, comino, comino molido
          en: black cumin, caraway, caraway seed, graine de carvi, whole cumin seed, kummel gemahlen
          en: cumin en poudre, kreuzkummel gemahlen, nigella seed, schwarzkummel, kalonji, carom seed, ajwain
        ground coriander | cup=80
          en: coriander, coriander seed, coriander powder, ground coriander seed, koriander, korianderpulver
          en: graine de coriandre, coriandre moulue, semilla de cilantro, cilantro molido, korianderkorner
          en: coriandre en poudre
        turmeric | cup=110
          en: ground turmeric, turmeric powder, kurkuma, curcuma, kurkuma gemahlen, curcuma en poudre
        ground ginger | cup=84
          en: ginger powder, dried ginger, ingwerpulver, gingembre en poudre, jengibre en polvo, gingembre moulu
          en: powdered ginger, ingwer gemahlen
        cinnamon | cup=125
          en: ground cinnamon, cinnamon stick, cinnamon powder, zimt, zimtstange, zimtstangen, cannelle
          en: cannelle en poudre, baton de cannelle, canela, canela en polvo, canela en rama, zimtpulver
          en: stick cinnamon, cinnamon bark, canela molida, saigon cinnamon
        nutmeg | cup=112
          en: ground nutmeg, grated nutmeg, whole nutmeg, muskatnuss, muskat, noix de muscade, muscade
          en: nuez moscada, freshly grated nutmeg, mace, macis, ground mace, mace blade, muskatblute
          en: muskatnuss gemahlen
        cloves | cup=104
          en: ground cloves, whole cloves, nelke, nelken, gewurznelken, clou de girofle, girofle, clavo
          en: clavo de olor, clavo molido, clous de girofle, nelkenpulver
        allspice
          en: ground allspice, allspice berry, whole allspice, piment gemahlen, pimentkorner, toute epice
          en: pimienta de jamaica, nelkenpfeffer
        cardamom
          en: ground cardamom, cardamom pod, green cardamom pod, cardamom seed, kardamom, cardamome, cardamomo
          en: green cardamom, black cardamom pod, cardamon, cardamom powder, kardamomkapseln
        star anise
          en: anise, anise seed, aniseed, sternanis, anis, anis etoile, badiane, anis estrellado, whole star anise
        fennel seed
          en: fenchelsamen, graine de fenouil, semilla de hinojo, fenugreek, fenugreek seed, fenugreek leaf
          en: bockshornklee, ground fenugreek, fennel pollen, kasuri methi, dill seed, ground fennel
        celery seed | has=celery
          en: celery salt, ground celery seed, selleriesalz, selleriesamen, sel de celeri
        saffron
          en: saffron thread, saffron strand, safran, azafran, safranfaden, hebra de azafran, saffron powder
        oregano | cup=48
          en: dried oregano, oregano leaf, dried oregano leaf, mexican oregano, origan, oregano getrocknet
          en: oregano seco, dried mexican oregano, origan seche
        dried basil
          en: basil dried, getrockneter basilikum, dried basil leaf, dried sweet basil
        dried thyme
          en: dried thyme leaf, ground thyme, getrockneter thymian, thym seche
        dried parsley
          en: parsley flake, dried parsley flake, getrocknete petersilie, dried cilantro
        dried rosemary
          en: ground rosemary, dried rosemary leaf
        dried dill
          en: dried dill weed, dried dillweed
        dried sage
          en: ground sage, rubbed sage, dried sage leaf
        dried mint
          en: dried marjoram, dried tarragon, dried herb, dried mixed herb, getrocknete krauter, dried chives
          en: dried italian herb, dried chervil, italienische krauter, herbes seches, dried savory, bohnenkraut
          en: savory, summer savory, dried bouquet garni, sarriette
        bay leaf
          en: bay leaves, dried bay leaf, lorbeerblatt, lorbeerblatter, lorbeer, feuille de laurier, laurier
          en: hoja de laurel, laurel, turkish bay leaf, fresh bay leaf, california bay leaf
        garlic powder | cup=155
          en: granulated garlic, garlic granule, knoblauchpulver, ail en poudre, ajo en polvo, dried garlic
          en: garlic flake, ail semoule, roasted garlic powder, knoblauchgranulat, powdered garlic
          en: dried minced garlic
        onion powder | cup=110
          en: dried onion, dried minced onion, onion flake, zwiebelpulver, oignon en poudre, cebolla en polvo
          en: instant minced onion, minced dried onion, fried onion, rostzwiebeln, french fried onion
          en: crispy fried onion, fried shallot, oignon frit, dehydrated onion, french fried onion ring
          en: onion granule, crispy onion, cebolla frita, dry minced onion, dried onion flake
        juniper berry
          en: wacholderbeeren, baie de genievre, sumac, szechuan peppercorn, sichuan peppercorn, sichuan pepper
          en: szechwan peppercorn, asafoetida, asafetida, sumach, hing, annatto seed, achiote, annatto, lavender
          en: culinary lavender, dried lavender, hibiscus flower, dried rose petal, amchur, mango powder
          en: nanami togarashi, shichimi togarashi, poivre de sichuan, lavande
        dried mushroom
          en: dried porcini mushroom, dried porcini, dried shiitake mushroom, dried shiitake, getrocknete pilze
          en: champignon seche, canned mushroom, dried shitake mushroom, dried wild mushroom
          en: getrocknete steinpilze, mushroom powder, pilze getrocknet, champignons dose, dried morel
          en: jar mushroom, dried shiitake mushroom cap
        seaweed
          en: nori, nori sheet, kombu, wakame, algue, algen, alga nori, kelp, alga, dulse, noriblatter, hijiki
          en: feuille de nori
        wasabi | cup=240
          en: wasabi paste, prepared wasabi, wasabi powder, prepared horseradish, cream style horseradish
          en: creamed horseradish, horseradish sauce, sahnemeerrettich, meerrettich glas, raifort en pot
        mirin | cup=240
          en: rice wine, shaoxing wine, chinese rice wine, sake, cooking wine, shaohsing wine
          en: chinese cooking wine, reiswein, vin de riz, shao hsing wine, xiao xing wine
        # pantry
        jam | cup=320
          en: strawberry jam, raspberry jam, apricot jam, preserves, apricot preserves, strawberry preserves
          en: marmalade, orange marmalade, jelly, grape jelly, red currant jelly, marmelade, konfiture
          en: erdbeermarmelade, confiture, mermelada, fig jam, apricot jelly, apple jelly, mint jelly
          en: preiselbeermarmelade, confiture d'abricot, raspberry preserves, redcurrant jelly, currant jelly
          en: seedless raspberry jam, cherry jam, gelee, pflaumenmus, aprikosenmarmelade, aprikosenkonfiture
          en: cherry preserves, blackberry jam, fig preserves, fruit spread, quince paste, guava paste
          en: pepper jelly, dulce de membrillo, lemon curd, orange curd, apple butter, peach preserves
          en: himbeermarmelade, brotaufstrich, lime marmalade, jalapeno jelly, hot pepper jelly
          en: pineapple preserves, wildpreiselbeeren
        chutney | cup=300
          en: mango chutney, major grey mango chutney, cranberry sauce, mint sauce, mint chutney
          en: whole berry cranberry sauce, tomato chutney, apple chutney, jellied cranberry sauce, duck sauce
          en: sweet and sour sauce, preiselbeersauce
        applesauce | cup=244
          en: apple sauce, unsweetened applesauce, apfelmus, compote de pomme, compota, compote
          en: compota de manzana, kompott, compote pomme, fruit puree, apfelmark, apple puree
        canned fruit | cup=245
          en: canned pineapple, crushed pineapple, pineapple tidbit, canned peach, fruit cocktail
          en: mandarin orange segment, canned mandarin orange, cherry pie filling, apple pie filling, pie filling
          en: blueberry pie filling, canned cherry, dosenobst, ananas in dosen, peach in syrup, ananas dose
          en: pfirsiche dose, mandarinen dose, canned pear, fruits au sirop, melocoton en almibar, pina en almibar
          en: pineapple chunk in juice, canned crushed pineapple, peche au sirop, ananas au sirop
          en: canned pineapple chunk, cherry pie, macedonia
        pumpkin puree | cup=244
          en: canned pumpkin, solid pack pumpkin, pure pumpkin, kurbispuree, canned pumpkin puree
          en: 100% pure pumpkin, pumpkin pie filling, libby's pumpkin, puree de potiron
        potato chips | cup=30
          en: chips, tortilla chip, corn chip, crisps, kartoffelchips, nachos, pretzel, frito, doritos
          en: tortillachips, patatas fritas de bolsa, chips de pommes de terre, pretzel stick, shoestring potato
          en: fritos corn chip, salzbrezeln, corn tortilla chip, prawn cracker, pringles, snack, plantain chip
          en: pork crackling, flips, gusanitos
        popcorn
          en: popping corn, popped popcorn, mais a pop corn, palomitas, popcornmais, puffed corn, rice cake
          en: reiswaffeln, galette de riz souffle, tortitas de arroz
        instant mashed potato
          en: potato flake, kartoffelpuree, kartoffelpuree pulver, puree mousseline, puree de patatas
          en: instant potato flake, mashed potato, mashed potato flake, kartoffelbrei
        phyllo dough | has=gluten
          en: phyllo, filo, filo pastry, filo pastry sheet, phyllo pastry, phyllo sheet, filoteig, yufkateig
          en: pate filo, pasta filo, yufka, pate a filo, feuille de brick
        water | cup=237
          en: warm water, cold water, hot water, boiling water, ice water, lukewarm water, wasser, eau, eau tiede
          en: agua, sparkling water, mineral water, mineralwasser, eau gazeuse, agua mineral, agua con gas
          en: filtered water, club soda, soda water, tonic water, seltzer, tap water, sprudel, stilles wasser
          en: eau minerale, tonic, leitungswasser, eau petillante, agua tibia, eau plate, ice cold water
          en: tepid water, eau froide, water for boiling, wasser lauwarm, agua sin gas, lauwarmes wasser
          en: carbonated water, very hot water
        ice | cat=frozen
          en: ice cube, crushed ice, eiswurfel, glacon, hielo, cracked ice, cubitos de hielo
        coffee
          en: ground coffee, instant coffee, espresso, espresso powder, instant espresso powder, brewed coffee
          en: strong coffee, kaffee, espressopulver, kaffeebohnen, cafe, cafe soluble, instant coffee powder
          en: instant coffee granule, kaffeepads, cafe molido, filterkaffee, coffee bean, instant coffee crystal
          en: cafe en grains, strong brewed coffee, cafe moulu, kaffeepulver, capsule de cafe, capsulas de cafe
          en: dosette de cafe, cappuccino, kaffeekapseln, expresso, instant espresso coffee powder, kaffee instant
          en: coffee granule
        tea
          en: green tea, black tea, tea bag, herbal tea, tee, gruner tee, schwarzer tee, the, the vert, the noir
          en: tisane, te verde, infusion, matcha, matcha powder, earl grey tea, te, chamomile tea, chai tea
          en: krautertee, kamillentee, pfefferminztee, infusiones, fruchtetee, the matcha, rooibos, tea leaf
          en: eistee, the glace, iced tea, matcha tea powder, te negro, rooibostee, black tea bag
          en: earl grey tea bag, ingwertee, mate, manzanilla, verveine, tea leaves
        fruit juice | cup=248
          en: orange juice, apple juice, cranberry juice, pineapple juice, grape juice, fresh orange juice
          en: orangensaft, apfelsaft, jus d'orange, jus de pomme, zumo de naranja, jugo de naranja
          en: grapefruit juice, pomegranate juice, juice, apple cider, cranberry juice cocktail, lemonade
          en: limonade, limonada, limo, saft, jus, jus de fruit, zumo, jugo, multivitaminsaft, lime cordial
          en: grenadine, grenadine syrup, orange juice concentrate, traubensaft, zumo de pina, jus de raisin
          en: kirschsaft, unsweetened pineapple juice, clear apple juice, white grape juice, elderflower cordial
          en: holundersirup, apfelschorle, ananassaft, cherry juice, pear nectar, apricot nectar, tropical juice
          en: passion fruit juice, squash cordial, mango juice, zumo de manzana, sweet cider, sirop de grenadine
          en: sirop de menthe, unsweetened apple juice, jus de pamplemousse, smoothie, fruchtsaft, pear juice
          en: peach nectar, nectar, carrot juice, saftschorle, zumo de uva, jus multifruit, orangina
          en: blood orange juice, sour mix, kool aid, sweet and sour mix, margarita mix, maracujasaft, hohes c
          en: birnensaft
        soda | cup=245
          en: cola, coke, coca cola, ginger ale, ginger beer, lemon lime soda, sprite, root beer, refresco, 7 up
          en: soft drink, pepsi, energydrink, energy drink, fanta, gaseosa, spezi, boisson energisante
          en: bebida energetica, lemon lime beverage, orange soda, dr pepper, lemon soda, mountain dew, club mate
          en: red bull, bebida isotonica, limonada con gas
        sports drink
          en: isotonic drink, protein powder, whey protein, proteinpulver, protein shake, proteinpulver vanille
          en: eiweisspulver, vanilla protein powder, proteine en poudre, proteina, chocolate protein powder
        red wine | cup=236 has=sulphites
          en: dry red wine, red table wine, burgundy wine, rotwein, vin rouge, vino tinto, port, port wine
          en: portwein, madeira, marsala, marsala wine, wine, wein, vin, vino, ruby port, pinot noir
          en: dry marsala wine, burgundy, porto, madeira wine, red cooking wine, merlot, cabernet sauvignon
          en: bordeaux, chianti, zinfandel, dry marsala, tawny port, vin doux
        white wine | cup=236 has=sulphites
          en: dry white wine, white cooking wine, weisswein, trockener weisswein, vin blanc, vin blanc sec
          en: vino blanco, sherry, dry sherry, cooking sherry, vermouth, dry vermouth, champagne, prosecco
          en: sparkling wine, sekt, cava, vin mousseux, rose wine, sweet vermouth, cream sherry, vino de jerez
          en: riesling, sauvignon blanc, chardonnay, cremant, champagner, rosado, rosewein, vino rosado, vin rose
          en: chablis, wermut, sparkling white wine, lillet, lillet blanc, brut champagne, chilled champagne
          en: sweet white wine, pale dry sherry, pale sherry, gluhwein, moscato, medium sherry, gewurztraminer
        beer | cup=240 has=gluten cat=other
          en: lager, stout, ale, dark beer, guinness, bier, biere, cerveza, light beer, cider, hard cider, cidre
          en: sidra, dark ale, pale ale, guinness stout, lager beer, dry cider, weizen bier, weissbier
          en: biere blonde, pils, weizenbier, malzbier, biere blanche, wheat beer, stout beer, radler
          en: mexican beer, pilsner, amber ale, dunkelbier, cerveza negra, bitter ale
        spirits | cup=225 cat=other
          en: rum, vodka, brandy, cognac, whisky, whiskey, bourbon, gin, tequila, kahlua, grand marnier, cointreau
          en: amaretto, kirsch, liqueur, orange liqueur, coffee liqueur, triple sec, dark rum, white rum
          en: light rum, baileys irish cream, irish cream, limoncello, schnapps, rhum, wodka, ron, likor
          en: liqueur d'orange, aguardiente, campari, aperol, pernod, ouzo, pastis, bourbon whiskey, scotch
          en: calvados, kirschwasser, scotch whisky, irish whiskey, creme de menthe, creme de cassis, spiced rum
          en: angostura bitters, bitters, peach schnapps, gold tequila, silver tequila, cachaca, frangelico
          en: eierlikor, chambord, peppermint schnapps, malibu rum, coconut rum, gold rum, weinbrand, sambuca
          en: armagnac, maraschino liqueur, citrus vodka, vanilla vodka, white tequila, raspberry liqueur
          en: tia maria, rye whiskey, jack daniels, creme de cacao, galliano, southern comfort, absinthe, pimms
          en: drambuie, blue curacao, melon liqueur, korn, grappa, chartreuse, blanco tequila, absolut vodka
          en: obstler, jagermeister, benedictine, apple brandy, butterscotch schnapps, angostura, rye
          en: elderflower liqueur, st germain, mezcal, raki, aquavit, orange bitters, midori melon liqueur, licor
          en: anisette, jameson irish whiskey, sloe gin, orangenlikor, alcohol, licor de cafe, pisco
        cocoa butter
          en: kakaobutter, beurre de cacao, manteca de cacao
        meringue | has=eggs
          en: baiser, merengue, meringue powder
        halvah | has=sesame
          en: halwa
        wheat | has=gluten
          en: whole wheat, sprouted wheat, wheat malt, soft white wheat, malt, malt extract, malted wheat
          en: barley malt, gerstenmalz, wheat starch
        egg powder | has=eggs
          en: egg protein, dried egg, whole egg powder, eipulver
        peanut flour | has=peanuts
          en: peanut spread, peanut powder
        panko | cup=55 has=gluten
          en: panko bread crumb, panko breadcrumb
        fresh breadcrumbs | cup=84 has=gluten
          en: fresh bread crumb
        steel cut oats | cup=150 has=gluten
          en: pinhead oatmeal, steel cut oatmeal
        cacao nibs | cup=120
        wheat bran | cup=60 has=gluten
          en: weizenkleie
        wheat germ | cup=110 has=gluten
          en: weizenkeime
        barley flour | cup=90 has=gluten
          en: gerstenmehl
        potato starch | cup=155
          en: kartoffelstarke, fecule de pomme de terre
        potato flour | cup=180
        glutinous rice flour | cup=125
          en: sweet rice flour, mochiko
        masa harina | cup=100
          en: masa
        sriracha | cup=300
          en: sriracha sauce
        cinnamon sugar | cup=200
          en: zimtzucker
        mini marshmallows | cup=45
          en: miniature marshmallow
        whole wheat pastry flour | cup=100 has=gluten
        quick cooking tapioca | cup=160
          en: instant tapioca
        amaranth flour | cup=105
          en: amaranth meal
        kosher salt | staple=yes
          en: coarse kosher salt, diamond crystal kosher salt
        # frozen
        ice cream | cup=140 has=milk
          en: vanilla ice cream, chocolate ice cream, eis, eiscreme, vanilleeis, glace, glace vanille, helado
          en: speiseeis, strawberry ice cream, coffee ice cream, gelato, frozen yogurt, eis am stiel, creme glacee
          en: glace a la vanille, cornet de glace, polos, esquimau
        sorbet | cup=150
          en: lemon sorbet, wassereis, sherbet, orange sherbet, sorbete, raspberry sorbet, popsicle, lime sherbet
          en: raspberry sherbet, lemon sherbet
        frozen peas | cup=134
          en: tiefkuhlerbsen, petits pois surgeles, guisantes congelados, tk erbsen, frozen petits pois, erbsen tk
          en: frozen green pea, frozen baby pea
        frozen corn
          en: frozen sweetcorn, frozen corn kernel, frozen whole kernel corn
        frozen spinach
          en: frozen chopped spinach, tiefkuhlspinat, epinards surgeles, espinacas congeladas, tk spinat
          en: rahmspinat, frozen leaf spinach, tk blattspinat, spinat tk, blattspinat tk
        frozen vegetables
          en: frozen mixed vegetables, tiefkuhlgemuse, legumes surgeles, verduras congeladas, tk gemuse
          en: frozen stir fry vegetable, frozen peas and carrots, frozen broccoli, frozen edamame
          en: frozen green bean, gemuse tk, buttergemuse, poelee de legumes surgelee
        frozen fruit
          en: frozen berries, frozen blueberry, frozen raspberry, frozen strawberry, frozen mixed berry
          en: tiefkuhlbeeren, tk beeren, fruits rouges surgeles, frutas congeladas, tk himbeeren, frozen cherry
          en: frozen mango, tk himbeere, himbeeren tk, frozen sliced strawberry, tk beerenmischung, frozen peach
        french fries
          en: frozen french fry, fries, frozen fries, hash brown, frozen hash brown, tater tot
          en: frozen hash brown potato, pommes frites, frites, patatas fritas, oven chips, kartoffelpuffer, rosti
          en: kroketten, croquette, frozen french fried potato, frozen potato, kroketas, hash brown potato
          en: croqueta, tk pommes, country potatoes, potato wedge, kartoffelecken, patatas congeladas
          en: herzoginkartoffeln, pommes dauphine, potatoes o'brien, frozen tater tot
        fish sticks | has=fish,gluten
          en: fish finger, fischstabchen, batonnet de poisson, poisson pane, varitas de merluza
          en: palitos de pescado, schlemmerfilet, batonnet de poisson pane
        frozen pizza | has=gluten,milk
          en: pizza, tiefkuhlpizza, pizza surgelee, pizza congelada, tk pizza, pizza salami, pizza margherita
          en: lasagne tk, tk lasagne
        frozen meal
          en: tv dinner, fertiggericht, plat prepare surgele, frozen dinner, tiefkuhlgericht, spring roll
          en: fruhlingsrollen, chicken nugget, nuggets, nem, cordon bleu, samosa, rollitos de primavera
          en: nuggets de poulet, nuggets de pollo, empanadilla, tk fertiggericht, tiefkuhlkost, surgele
          en: plat surgele, congelado, frozen meatball, fruhlingsrolle, empanada, egg roll, lumpia, tk krauter
          en: tiefgekuhlte krauter, churros
        whipped topping | cup=75
          en: cool whip, frozen whipped topping, non dairy whipped topping, light cool whip, fat free cool whip
          en: light whipped topping, cool whip topping, whipped dessert topping, lite cool whip, cool whip free
        whipped cream | cup=60 has=milk cat=dairy
          en: spruhsahne, creme chantilly, nata montada, sweetened whipped cream, creme en bombe, reddi wip
          en: canned whipped cream, aerosol whipped cream
        frozen concentrate
          en: frozen orange juice concentrate, frozen lemonade concentrate, frozen limeade concentrate
          en: frozen limeade, frozen lemonade, orange juice concentrate frozen, frozen apple juice concentrate
        frozen puff pastry | has=gluten
          en: frozen puff pastry sheet, tk blatterteig, frozen bread dough, frozen pie crust, frozen pastry shell
          en: frozen pie shell, frozen deep dish pie shell, frozen phyllo dough, frozen pizza dough
        # other
        paper towels
          en: kitchen towel, kitchen roll, kuchenrolle, kuchenpapier, essuie tout, papel de cocina, sopalin
          en: rouleau de cuisine, kuchenrollen, kuchentucher, zewa
        toilet paper
          en: toilettenpapier, klopapier, papier toilette, papel higienico, papier wc, wc papier, toilet roll
        napkins
          en: tissues, taschentucher, serviette, servietten, mouchoir, servilleta, panuelos, kleenex
          en: kosmetiktucher, feuchttucher, wet wipe, lingette, toallitas
        aluminum foil
          en: foil, aluminium foil, tin foil, alufolie, papier aluminium, papel de aluminio, papel aluminio
          en: aluminiumfolie, papier alu
        plastic wrap
          en: cling film, frischhaltefolie, film alimentaire, film plastique, papel film, saran wrap
          en: film transparente, klarsichtfolie, film etirable
        parchment paper
          en: baking paper, backpapier, papier cuisson, papel de horno, papier sulfurise, wax paper
          en: greaseproof paper, baking parchment, papel vegetal, waxed paper
        trash bags
          en: garbage bag, bin bag, bin liner, mullbeutel, mullsacke, mulltuten, sac poubelle, bolsa de basura
          en: mullbeutel biomull, mullsack
        freezer bags
          en: ziploc bag, zip lock bag, gefrierbeutel, sac de congelation, bolsa zip, sandwich bag
          en: sac congelation, resealable plastic bag, bolsas de congelacion, ziplock bag
        dish soap
          en: dishwashing liquid, washing up liquid, spulmittel, geschirrspulmittel, liquide vaisselle
          en: lavavajillas, dishwasher tablet, dishwasher tab, spulmaschinentabs, tablette lave vaisselle
          en: geschirrspultabs, klarspuler, produit vaisselle, regenerating salt, spulmaschinensalz
          en: dishwasher salt, rinse aid, liquide de rincage, sel regenerant, jabon de platos, tabs
          en: pastillas lavavajillas, sal para lavavajillas, abrillantador, sel lave vaisselle
        laundry detergent
          en: detergent, waschmittel, lessive, detergente, fabric softener, weichspuler, suavizante, adoucissant
          en: bleach, eau de javel, lejia, vollwaschmittel, feinwaschmittel, colorwaschmittel, assouplissant
          en: stain remover, fleckenentferner, entkalker, descaler, vinaigre menager
        cleaning spray
          en: cleaner, all purpose cleaner, reiniger, putzmittel, nettoyant, limpiador, glass cleaner
          en: glasreiniger, badreiniger, wc reiniger, allzweckreiniger, toilet cleaner, nettoyant wc
          en: nettoyant vitres, produit nettoyant, limpiacristales, scheuermilch, desinfektionsmittel
          en: backofenreiniger, essigreiniger, limpiador de bano, bathroom cleaner, rohrreiniger, desinfectante
          en: produit menager
        sponge
          en: schwamm, schwamme, eponge, esponja, spulschwamm, estropajo, topfreiniger, putzlappen, spullappen
          en: bayeta, spultuch, spultucher, gants menage, rubber gloves, gummihandschuhe, staubsaugerbeutel
          en: chiffon
        soap
          en: hand soap, seife, savon, jabon, handseife, liquid soap, flussigseife, gel hydroalcoolique
          en: savon liquide, jabon de manos
        shampoo
          en: shampooing, champu, conditioner, haarspulung, shower gel, duschgel, gel douche, gel de ducha
          en: body wash, apres shampooing, hair gel, haargel, haarspray, laca, hairspray, acondicionador, spulung
          en: gel de bano
        toothpaste
          en: zahnpasta, zahncreme, dentifrice, pasta de dientes, toothbrush, zahnburste, brosse a dents
          en: cepillo de dientes, mouthwash, mundwasser, zahnseide, dental floss, dentifrico, enjuague bucal
          en: bain de bouche, fil dentaire, hilo dental, mundspulung, zahnbursten
        deodorant
          en: deo, desodorante, deospray, lotion, hand cream, handcreme, sun cream, sonnencreme, creme solaire
          en: crema solar, body lotion, gesichtscreme, creme visage, sunscreen, creme main, korperlotion
          en: protector solar, crema de manos, lip balm, lippenbalsam, labello, crema hidratante, nivea, parfum
          en: perfume, make up, makeup, mascara, nagellackentferner, nail polish remover
        razor
          en: razor blade, rasierer, rasierklingen, rasoir, maquinilla de afeitar, shaving cream, rasierschaum
          en: mousse a raser, espuma de afeitar, cuchillas, rasiergel, lame de rasoir, shaving gel
        diapers
          en: nappy, windel, windeln, couche, panal, panales, couches, baby wipe, baby food, babynahrung
          en: petit pot, potito, babybrei, baby formula, milchpulver baby, lait bebe, feuchttucher baby
          en: lait infantile
        tampons
          en: sanitary pad, binde, binden, serviette hygienique, compresa, slipeinlagen, panty liner, damenbinden
          en: tampones, cotton pad, cotton swab, wattepads, wattestabchen, coton tige, coton, algodon
          en: bastoncillos, watte, protege slip, q tips, kondome, condom, preservatif, preservativo, kondom
          en: salvaslip
        batteries
          en: batterien, pile, pilas, light bulb, gluhbirne, ampoule, bombilla, gluhbirnen, knopfzellen, gluhlampe
          en: lamp
        candle
          en: kerze, kerzen, bougie, vela, match, streichholzer, allumette, cerillas, lighter, feuerzeug, briquet
          en: teelichter, grillkohle, charcoal, holzkohle, charbon, grillanzunder, anzunder, allume feu, carbon
          en: briketts, mechero, geschenkpapier, wrapping paper
        pet food
          en: cat food, dog food, katzenfutter, hundefutter, nourriture pour chat, croquette pour chat
          en: comida para gatos, comida para perros, cat litter, katzenstreu, litiere, pienso, arena para gatos
          en: hundeleckerli, patee pour chat, nourriture pour chien, katzenleckerli, tierfutter, katzen nassfutter
          en: vogelfutter, litiere pour chat, arena de gato
        medicine
          en: aspirin, ibuprofen, paracetamol, pflaster, band aid, pansement, tirita, vitamins, vitamine
          en: medikamente, medicament, medicamento, plaster, aspirine, vitamin tablet, ibuprofeno, aspirina
          en: nasenspray, verbandsmaterial, doliprane
        flowers
          en: blumen, fleur, flores, bouquet, blumenerde, potting soil, pflanzen, plant, rosen, zeitung, newspaper
          en: zeitschrift, magazine, journal, zigaretten, cigarettes, tabak, tobacco, cigarrillos, stamp, envelope
          en: pen, gift card, zeitungen, briefmarken, periodico, revista
        toothpick
          en: wooden skewer, bamboo skewer, skewer, zahnstocher, cure dent, palillos, cocktail stick
          en: popsicle stick, paper plate, plastic cup, plastic bag, drinking straw, strohhalme, coffee filter
          en: kaffeefilter, filtre a cafe, kitchen string, kitchen twine, muffin liner, cupcake liner, cheesecloth
          en: filtro de cafe, holzspiesse, kuchengarn, muffinformchen, pappteller, cedar plank, lollipop stick
          en: paper baking cup, plastic fork, paille, plastikbecher
        """
}
