/// The foods that come with Larder, as text: written for it, so that a person can read and extend them.
enum FoodList {
    /// The foods, in the form that `FoodListReader` describes.
    static let text: StaticString = """
        # produce
        onion | cup=160 each=110 staple=ask
          en: yellow onion, brown onion, white onion, spanish onion, sweet onion, vidalia onion, cooking onion
          en: bulb onion
          fr: oignon, oignon jaune, oignon blanc, oignon doux
          de: Zwiebel, zwiebeln, speisezwiebel, speisezwiebeln, gemusezwiebel, gemusezwiebeln, weisse zwiebel
          de: haushaltszwiebel
          es: cebolla, cebolla blanca, cebolla amarilla, cebolla dulce
        red onion | cup=115 each=110
          en: purple onion, tropea onion
          fr: oignon rouge
          de: rote Zwiebel, rote zwiebeln
          es: cebolla roja, cebolla morada
        pearl onion | cup=160
          en: silver onion, button onion, baby onion, boiling onion, cipollini onion, cipollini, pickling onion
          fr: oignon grelot, oignon perle, petit oignon
          de: Perlzwiebel, perlzwiebeln, borettane zwiebel, silberzwiebel
          es: cebollita perla, cebolla perla, cebollita francesa
        shallot | cup=160 each=30
          en: echalion, banana shallot, french shallot
          fr: échalote, echalote grise
          de: Schalotte, schalotten
          es: chalota, echalote, chalote, escalonia
        green onion | cup=100 each=15
          en: scallion, spring onion, salad onion, bunching onion, green onion top, scallion green
          fr: oignon vert, oignon nouveau, ciboule, cebette, oignon frais, oignon tige
          de: Frühlingszwiebel, fruhlingszwiebeln, lauchzwiebel, lauchzwiebeln, jungzwiebel, jungzwiebeln
          es: cebolleta, cebollita verde, cebollita de cambray, cebolla de verdeo, cebollita china, cebolla verde
        calcot
          en: calcot onion, calcots
          fr: calçot
          de: Calçot, calcots
          es: calçot
        leek | cup=89 each=150
          en: baby leek, leek white
          fr: poireau, blanc de poireau, jeune poireau, poireaux
          de: Lauch, porree, stange lauch, lauchstange, porreestange
          es: puerro, ajo porro, poro
        garlic | cup=136 each=5 piece=clove staple=ask
          en: garlic clove, clove of garlic, garlic bulb, garlic head, peeled garlic, head of garlic
          fr: ail, gousse d'ail, tete d'ail, ail rose, ail blanc
          de: Knoblauch, knoblauchzehe, knoblauchzehen, knoblauchknolle
          es: ajo, diente de ajo, cabeza de ajo
        green garlic
          en: young garlic, spring garlic, wet garlic
          fr: aillet, ail nouveau, ail frais, ail jeune
          de: junger Knoblauch, frischer knoblauch, grüner knoblauch
          es: ajo tierno, ajete, ajetes
        garlic scape
          en: garlic shoot, garlic stem
          fr: fleur d'ail, hampe d'ail, tige d'ail
          de: Knoblauchspross, knoblauchsprossen, knoblauchtriebe
          es: tallo de ajo, brote de ajo
        elephant garlic
          fr: ail éléphant
          de: Elefantenknoblauch
          es: ajo elefante
        wild garlic
          en: ramp, ramson, wild leek, bear's garlic
          fr: ail des ours, ail sauvage
          de: Bärlauch, baerlauch
          es: ajo silvestre, ajo de oso
        garlic chives
          en: garlic chive, chinese chive, chinese chives, nira, buchu, gau choy
          fr: ciboule de Chine, ciboulette chinoise, ciboulette ail
          de: Schnittknoblauch, knoblauchschnittlauch
          es: cebollino chino, cebollino ajo
        ginger | cup=96
          en: fresh ginger, ginger root, gingerroot, ginger knob, root ginger, young ginger
          fr: gingembre, gingembre frais, racine de gingembre
          de: Ingwer, frischer ingwer, ingwerwurzel, ingwerknolle
          es: jengibre, jengibre fresco, raiz de jengibre, kion, raices de jengibre, kiones
        galangal
          en: blue ginger, galangal root, fresh galangal, laos root
          fr: galanga
          de: Galgant, galgantwurzel
          es: galanga
        fingerroot
          en: krachai, chinese ginger, chinese keys
          fr: krachaï, petit galanga
          de: Fingerwurz, chinesischer ingwer
          es: krachai, jengibre chino
        horseradish
          en: fresh horseradish, horseradish root
          fr: raifort, racine de raifort, raifort frais
          de: Meerrettich, frischer meerrettich, kren, meerrettichwurzel
          es: rábano picante, raiz de rabano picante, raices de rabano picante
        wasabi root
          en: fresh wasabi
          fr: racine de wasabi, wasabi frais
          de: Wasabiwurzel, frischer wasabi
          es: raíz de wasabi, wasabi fresco, raices de wasabi
        turmeric root
          en: fresh turmeric, white turmeric
          fr: curcuma frais, racine de curcuma
          de: frische Kurkuma, kurkumawurzel, kurkuma frisch
          es: cúrcuma fresca, raiz de curcuma, raices de curcuma
        lemongrass | cup=67
          en: lemon grass, lemongrass stalk, lemon grass stalk
          fr: citronnelle, tige de citronnelle, baton de citronnelle
          de: Zitronengras, zitronengrasstangel
          es: hierba limón, citronela, limoncillo, zacate limon
        potato | cup=150 each=170
          en: white potato, boiling potato, all purpose potato, potatoes, spud, desiree potato, old potato
          fr: pomme de terre, patate, pommes de terre
          de: Kartoffel, kartoffeln, erdapfel, speisekartoffel, vorwiegend festkochende kartoffel, speisekartoffeln
          es: patata, papa, papa blanca
        russet potato | cup=150 each=213
          en: russet, baking potato, idaho potato, jacket potato, baker potato
          fr: pomme de terre russet
          de: Backkartoffel, backkartoffeln, ofenkartoffel, ofenkartoffeln
          es: patata para asar, papa russet, patata russet
        yukon gold potato | cup=150 each=170
          en: yukon gold, gold potato, yellow potato, yellow flesh potato
          fr: pomme de terre à chair jaune, pomme de terre yukon gold
          de: gelbfleischige Kartoffel, yukon gold kartoffel
          es: patata amarilla, papa yukon gold
        floury potato | cup=150 each=170
          en: maris piper potato, king edward potato, mashing potato, starchy potato, mealy potato
          fr: pomme de terre farineuse, pomme de terre à purée, bintje
          de: mehligkochende Kartoffel, mehligkochende kartoffeln, mehlige kartoffel, mehlige kartoffeln
          es: patata harinosa, papa harinosa, patata para pure
        waxy potato | cup=150 each=170
          en: charlotte potato, salad potato, firm potato
          fr: pomme de terre à chair ferme, pomme de terre charlotte, pomme de terre amandine
          de: festkochende Kartoffel, festkochende kartoffeln, salatkartoffel, salatkartoffeln
          es: patata para cocer, patata cerosa, papa cerosa, patata firme
        new potato | cup=150 each=50
          en: baby potato, small new potato, jersey royal, jersey royal potato, early potato, creamer potato
          en: small potato
          fr: pomme de terre nouvelle, pomme de terre grenaille, grenaille, pomme de terre primeur
          de: neue Kartoffel, neue kartoffeln, drillinge, drilling, fruhkartoffel, fruhkartoffeln, babykartoffel
          es: patata nueva, papa cambray, patatita, patata baby, papa nueva
        red potato | cup=150 each=170
          en: red skinned potato, red skin potato, red bliss potato, red new potato
          fr: pomme de terre rouge, pomme de terre à peau rouge
          de: rote Kartoffel, rotschalige kartoffel
          es: patata roja, papa roja
        fingerling potato | cup=150
          en: fingerling, la ratte potato, anya potato, pink fir apple potato
          fr: ratte, pomme de terre ratte, ratte du touquet
          de: Kipfler, kipfler kartoffel, bamberger hornchen, la ratte kartoffel
          es: patata ratte, papa fingerling, patata fingerling
        purple potato | cup=150 each=170
          en: blue potato, vitelotte potato
          fr: vitelotte, pomme de terre violette, pomme de terre vitelotte
          de: lila Kartoffel, blaue kartoffel, violette kartoffel, truffelkartoffel
          es: patata violeta, papa morada, patata morada
        sweet potato | cup=133 each=130
          en: yam, kumara, orange sweet potato, japanese sweet potato
          fr: patate douce
          de: Süßkartoffel, susskartoffeln, batate
          es: batata, boniato, camote, moniato
        purple sweet potato | cup=133 each=130
          en: okinawan sweet potato, stokes purple sweet potato
          fr: patate douce violette
          de: violette Süßkartoffel, lila susskartoffel
          es: batata morada, boniato morado, camote morado
        purple yam
          en: ube, ube yam
          fr: igname violette
          de: Ube, lila yamswurzel
          es: ñame morado
        true yam | cup=150
          en: white yam, african yam, yellow yam, nigerian yam, yam tuber, puna yam
          fr: igname, igname blanche
          de: Yamswurzel, yamsknolle
          es: ñame
        mountain yam
          en: nagaimo, chinese yam, yamaimo
          fr: igname de Chine
          de: chinesische Yamswurzel, lichtwurzel
          es: ñame chino
        carrot | cup=120 each=61
          en: baby carrot, shredded carrot, heritage carrot, rainbow carrot, chantenay carrot, carrot stick
          fr: carotte, carrotte, carotte nouvelle, carottes rapees
          de: Karotte, karotten, mohre, mohren, ruben, karottchen, mohrrube, mohrruben, rubli, gelbe rube, gelbe ruben
          es: zanahoria, zanahoria baby
        purple carrot | cup=128 each=61
          en: black carrot
          fr: carotte violette
          de: lila Karotte, violette karotte, urmohre
          es: zanahoria morada
        parsnip | cup=133 each=120
          fr: panais
          de: Pastinake, pastinaken
          es: chirivía, pastinaca
        parsley root
          en: hamburg parsley, root parsley, turnip rooted parsley
          fr: persil racine, persil tubereux, racine de persil
          de: Petersilienwurzel, petersilienwurzeln, wurzelpetersilie
          es: raíz de perejil, perejil tuberoso, raices de perejil
        turnip | cup=130 each=122
          en: white turnip, baby turnip, tokyo turnip, hakurei turnip
          fr: navet, navet nouveau, navet boule d'or
          de: Mairübe, weisse rube, mairubchen, speiserube, teltower rubchen, herbstrube, navette
          es: nabo, nabo blanco
        rutabaga | cup=140
          en: swede, neep, yellow turnip
          fr: rutabaga, chou navet
          de: Steckrübe, steckruben, kohlrube, wruke
          es: colinabo sueco, nabo sueco, rutabaga
        radish | cup=116 each=9
          en: red radish, french breakfast radish, breakfast radish
          fr: radis, radis rose, radis rouge
          de: Radieschen, radieserl
          es: rábano, rabanito, rabanillo
        daikon | cup=116 each=338
          en: daikon radish, mooli, white radish, korean radish, chinese radish, lo bok
          fr: daïkon, radis blanc, radis daikon, radis japonais
          de: Rettich, daikon rettich, weisser rettich, bierrettich
          es: daikon, nabo japonés, rabano daikon, rabano blanco, rabano japones, daikones
        black radish
          en: black spanish radish
          fr: radis noir
          de: schwarzer Rettich, winterrettich
          es: rábano negro
        watermelon radish | cup=116
          en: red meat radish, red heart radish
          fr: radis red meat, radis pasteque
          de: Wassermelonenrettich, wassermelonen radieschen
          es: rábano sandía
        beet | cup=136 each=82
          en: beetroot, beet root, red beet, baby beet, raw beetroot
          fr: betterave, betterave rouge
          de: rote Bete, rote beete, randen, rande, rote rube, rote ruben, rohne
          es: remolacha, betabel, betarraga, betabeles
        golden beet | cup=136 each=82
          en: yellow beet, golden beetroot, yellow beetroot
          fr: betterave jaune, betterave doree
          de: gelbe Bete, gelbe beete, goldene bete
          es: remolacha amarilla, betabel amarillo
        chioggia beet | cup=136 each=82
          en: candy cane beet, candy beetroot, striped beet, chioggia beetroot
          fr: betterave de Chioggia, betterave chioggia
          de: Ringelbete, ringelbeete, chioggia rube
          es: remolacha chioggia
        cooked beet | cup=170
          en: cooked beetroot, vacuum packed beetroot, vacuum packed beet, steamed beet
          fr: betterave cuite, betterave sous vide
          de: gekochte rote Bete, vorgegarte rote bete, rote bete vakuum, rote bete gekocht, rote beete vorgekocht
          es: remolacha cocida, betabel cocido
        celery | cup=101 each=40 piece=stalk has=celery
          en: celery rib, celery stalk, celery stick, celery heart
          fr: céleri branche, celeri, branche de celeri, celeri en branches, cote de celeri, branches de celeri
          de: Stangensellerie, staudensellerie, bleichsellerie, sellerie, selleriestange, selleriestangen
          es: apio, rama de apio, tallo de apio, apio en rama
        celery leaf | has=celery
          en: chinese celery, leaf celery, celery leaves, kintsai, cutting celery
          fr: feuille de céleri, celeri a couper, celeri chinois
          de: Selleriegrün, sellerieblatter, schnittsellerie, selleriekraut, chinesischer sellerie
          es: hoja de apio, apio chino
        celeriac | cup=156 has=celery
          en: celery root, knob celery
          fr: céleri-rave, boule de celeri
          de: Knollensellerie, sellerieknolle, wurzelsellerie
          es: apionabo, raiz de apio, apio nabo, raices de apio
        fennel | cup=87 each=234
          en: fennel bulb, florence fennel, baby fennel, bulb fennel
          fr: fenouil, bulbe de fenouil
          de: Fenchel, fenchelknolle, fenchelknollen, gemusefenchel
          es: hinojo, bulbo de hinojo
        fennel frond
          en: fennel leaves, fennel tops, fennel greens
          fr: pluche de fenouil, vert de fenouil, fanes de fenouil, pluches de fenouil
          de: Fenchelgrün, fenchelkraut
          es: hoja de hinojo, fronda de hinojo
        salsify
          en: black salsify, oyster plant, scorzonera
          fr: salsifis, scorsonere
          de: Schwarzwurzel, schwarzwurzeln, haferwurzel
          es: salsifí, escorzonera
        jerusalem artichoke | cup=150
          en: sunchoke, topinambour
          fr: topinambour
          de: Topinambur
          es: tupinambo, aguaturma, topinambo
        chinese artichoke
          en: crosne, crosnes
          fr: crosne, crosne du japon
          de: Stachys, knollenziest
          es: crosne, alcachofa china
        jicama | cup=120
          en: yam bean, mexican turnip
          fr: jicama, pois patate
          de: Jicama, yambohne
          es: jícama
        cassava | cup=206
          en: yuca, manioc, yucca, yuca root, cassava root
          fr: manioc
          de: Maniok, kassava, cassavawurzel
          es: yuca, mandioca
        taro
          en: taro root, dasheen
          fr: taro, colocase
          de: Taro, tarowurzel, wasserbrotwurzel
          es: taro, ocumo chino
        eddoe
          en: small taro, satoimo
          fr: eddo, petit taro
          de: Eddoe, kleine tarowurzel
          es: eddoe, taro pequeño
        malanga | cup=135
          en: yautia, tannia, cocoyam
          fr: malanga, macabo, chou caraibe
          de: Malanga, tannia
          es: malanga, yautía
        lotus root | each=115
          en: renkon
          fr: racine de lotus
          de: Lotuswurzel, lotuswurzeln
          es: raíz de loto, raices de loto
        burdock root | cup=118 each=156
          en: gobo, burdock
          fr: racine de bardane, bardane
          de: Klettenwurzel
          es: raíz de bardana, bardana, raices de bardana
        yacon
          fr: yacón, poire de terre
          de: Yacón
          es: yacón, jicama peruana, yacones
        oca tuber
          en: new zealand yam
          fr: oca du Pérou
          de: Knolliger Sauerklee
          es: oca andina
        ulluco
          fr: ulluque
          de: Ulluco, ulluku
          es: olluco, papalisa, melloco
        arracacha
          fr: arracacha
          de: Arakacha
          es: arracacha, apio criollo, zanahoria blanca
        kohlrabi | cup=135
          fr: chou-rave
          de: Kohlrabi
          es: colirrábano, colinabo
        tomato | cup=180 each=123
          en: vine tomato, ripe tomato, tomatoes, salad tomato, campari tomato, slicing tomato, fresh tomato
          en: red tomato
          fr: tomate, tomate grappe, tomate fraiche, tomate ronde
          de: Tomate, tomaten, strauchtomate, strauchtomaten, rispentomate, rispentomaten, paradeiser, salattomaten
          es: tomate, jitomate, tomate rojo, tomate en rama, tomate maduro, tomate de ensalada
        plum tomato | cup=180 each=62
          en: roma tomato, fresh plum tomato, roma
          fr: tomate allongée, tomate roma, tomate olivette
          de: Eiertomate, eiertomaten, romatomate, flaschentomate, flaschentomaten
          es: tomate pera, tomate roma, jitomate saladette, jitomate guaje, tomate perita
        beefsteak tomato | cup=180 each=182
          en: beef tomato, large beefsteak tomato
          fr: tomate cœur de bœuf, tomate beefsteak, tomate charnue
          de: Fleischtomate, fleischtomaten, ochsenherztomate, ochsenherztomaten
          es: tomate corazón de buey, tomate bola
        heirloom tomato | cup=180
          en: heritage tomato
          fr: tomate ancienne
          de: alte Tomatensorte, bunte tomaten
          es: tomate antiguo, tomate heirloom
        green tomato | cup=180 each=123
          en: unripe tomato
          fr: tomate verte
          de: grüne Tomate, unreife tomate, grune tomaten
          es: tomate verde sin madurar
        cherry tomato | cup=149 each=17
          en: grape tomato, baby plum tomato, cherry tomatoes, cherry vine tomato, small tomato
          fr: tomate cerise, tomate cocktail
          de: Kirschtomate, kirschtomaten, cherrytomaten, cherrytomate, cocktailtomaten, cocktailtomate, datteltomaten
          de: datteltomate
          es: tomate cherry, tomate cereza, tomatito, jitomate cherry, tomate uva
        tomatillo | cup=132 each=34
          en: husk tomato, mexican green tomato
          fr: tomatille, tomatillo
          de: Tomatillo, tomatillos
          es: tomatillo, tomate verde, tomate de cascara, miltomate
        bell pepper | cup=149 each=119
          en: sweet pepper, capsicum, mixed bell pepper, sweet bell pepper
          fr: poivron, poivron doux
          de: Paprikaschote, gemusepaprika, paprikaschoten, paprika schote
          es: pimiento, morron, chile morron, aji morron, morrones
        red bell pepper | cup=149 each=119
          en: red pepper, red capsicum, red sweet pepper, sweet red pepper
          fr: poivron rouge
          de: rote Paprika, rote paprikaschote, rote paprikaschoten, rote paprikas, paprika rot
          es: pimiento rojo, pimenton rojo, pimiento morron rojo, chile morron rojo
        green bell pepper | cup=149 each=119
          en: green pepper, green capsicum, green sweet pepper, sweet green pepper
          fr: poivron vert
          de: grüne Paprika, grune paprikaschote, grune paprikaschoten, paprika grun
          es: pimiento verde, pimiento morron verde, chile morron verde, pimenton verde
        yellow bell pepper | cup=149 each=119
          en: yellow pepper, yellow capsicum
          fr: poivron jaune
          de: gelbe Paprika, gelbe paprikaschote, gelbe paprikaschoten, paprika gelb
          es: pimiento amarillo, pimiento morron amarillo
        orange bell pepper | cup=149 each=119
          en: orange pepper, orange capsicum
          fr: poivron orange
          de: orange Paprika, orangefarbene paprika, orange paprikaschote
          es: pimiento naranja
        pointed pepper
          en: romano pepper, ramiro pepper, sweet pointed pepper, corno di toro pepper
          fr: poivron pointu, poivron corne de boeuf, poivron long
          de: Spitzpaprika, spitzpaprikas, rote spitzpaprika
          es: pimiento de asar, pimiento cornicabra, pimiento puntiagudo
        mini sweet pepper
          en: mini pepper, snack pepper, mini bell pepper, baby bell pepper
          fr: mini poivron
          de: Snackpaprika, minipaprika
          es: mini pimiento, pimiento baby
        italian frying pepper
          en: cubanelle pepper, cubanelle, friggitello, frying pepper
          fr: piment doux long, poivron cubanelle, piment doux des landes
          de: milde Bratpaprika, friggitelli
          es: pimiento italiano, pimiento de freir, aji cubanela
        shishito pepper
          en: shishito
          fr: piment shishito
          de: Shishito, shishito paprika
          es: pimiento shishito
        padron pepper
          en: pimiento de padron, padron
          fr: piment de Padrón, piment padron
          de: Pimiento de Padrón, bratpaprika, pimientos de padron
          es: pimiento de Padrón
        banana pepper
          en: yellow wax pepper, fresh banana pepper
          fr: piment banane
          de: Bananenpaprika, bananenchili
          es: pimiento banana, chile guero
        hungarian wax pepper
          en: hot wax pepper, hot banana pepper
          fr: piment cire hongrois
          de: ungarische Wachspaprika, wachspaprika
          es: chile cera húngaro
        chili pepper | each=15
          en: chile, chili, chilli, hot pepper, hot chile, chilli pepper, fresh chili, chile pepper, finger chili
          en: hot chili
          fr: piment, piment oiseau, piment frais, piment fort
          de: Chilischote, peperoni, chilischoten, peperoni schote, chilli schote, frische chili, pfefferoni
          de: peperonischote
          es: guindilla, chile fresco, aji, guindilla fresca
        red chili | each=15
          en: red chile, red chilli, long red chili pepper, red chili pepper, red chilli pepper, fresh red chili
          en: holland chile
          fr: piment rouge, piment rouge frais
          de: rote Chilischote, rote chili, rote chilischoten, rote chilis, rote peperoni
          es: chile rojo, guindilla roja, aji rojo
        green chili | each=15
          en: green chile, green chilli, green chili pepper, green chilli pepper, fresh green chili
          en: indian green chili
          fr: piment vert, piment vert frais
          de: grüne Chilischote, grune chili, grune chilischoten, grune chilis, grune peperoni
          es: chile verde, guindilla verde, aji verde
        thai chili
          en: thai chile, bird's eye chili, bird eye chilli, bird chili, bird's eye chilli, thai bird chile
          en: bird's eye chile
          fr: piment thaï, piment oiseau thai
          de: Thai-Chili, vogelaugenchili, thai chilis
          es: chile tailandés, chile ojo de pajaro
        serrano pepper | cup=105 each=6
          en: serrano, serrano chile, serrano chili
          fr: piment serrano
          de: Serrano-Chili
          es: chile serrano
        fresno chile
          en: fresno pepper, fresno chili
          fr: piment fresno
          de: Fresno-Chili
          es: chile fresno
        habanero
          en: habanero pepper, habanero chile, habanero chili
          fr: piment habanero
          de: Habanero, habanero chili
          es: chile habanero
        scotch bonnet
          en: scotch bonnet pepper, scotch bonnet chili, scotch bonnet chilli, scotch bonnet chile
          fr: piment antillais, piment scotch bonnet
          de: Scotch Bonnet, scotch bonnet chili
          es: chile bonete escocés, aji chombo
        ghost pepper
          en: bhut jolokia, naga chilli
          fr: piment bhut jolokia
          de: Bhut Jolokia, geisterchili
          es: chile fantasma
        cayenne chile
          en: fresh cayenne, cayenne chili, fresh cayenne pepper
          fr: piment de Cayenne frais
          de: Cayenne-Chili, frische cayennechili
          es: chile de cayena fresco
        jalapeno | cup=90 each=14
          en: jalapeno pepper, jalapeno chile, jalapeno chili, green jalapeno, red jalapeno
          fr: piment jalapeño, jalapeno
          de: Jalapeño, jalapenos
          es: jalapeño, chile jalapeño, chile cuaresmeno
        poblano | each=64
          en: poblano pepper, poblano chile, pasilla pepper, fresh pasilla pepper
          fr: piment poblano
          de: Poblano, poblano chili
          es: chile poblano
        anaheim pepper
          en: anaheim chile, anaheim chili
          fr: piment Anaheim
          de: Anaheim-Chili
          es: chile Anaheim
        hatch chile
          en: new mexico green chile, fresh new mexico chile
          fr: piment Hatch
          de: Hatch-Chili
          es: chile Hatch
        fresh aji amarillo
          en: yellow peruvian chili, fresh yellow chili
          fr: piment ají amarillo
          de: frischer Ají Amarillo
          es: ají amarillo fresco, aji escabeche
        rocoto
          en: rocoto pepper, manzano pepper, manzano chile
          fr: piment rocoto
          de: Rocoto, baumchili
          es: rocoto, chile manzano, locoto
        eggplant | cup=82 each=458
          en: aubergine, globe eggplant, italian eggplant, graffiti eggplant
          fr: aubergine
          de: Aubergine, auberginen, melanzani, eierfrucht
          es: berenjena
        japanese eggplant | cup=82
          en: chinese eggplant, asian eggplant, japanese aubergine, long eggplant, ichiban eggplant
          fr: aubergine japonaise, aubergine chinoise
          de: japanische Aubergine, asiatische aubergine, chinesische aubergine
          es: berenjena japonesa, berenjena china
        baby eggplant
          en: baby aubergine, indian eggplant, fairy tale eggplant
          fr: mini aubergine
          de: Mini-Aubergine, babyaubergine
          es: berenjena baby, berenjena mini
        thai eggplant
          en: thai aubergine, green thai eggplant
          fr: aubergine thaïe
          de: Thai-Aubergine
          es: berenjena tailandesa
        pea eggplant
          en: pea aubergine, turkey berry
          fr: aubergine pois
          de: Erbsenaubergine
          es: berenjena guisante
        zucchini | cup=124 each=196
          en: courgette, green zucchini, yellow zucchini, yellow courgette, baby zucchini
          fr: courgette, courgettes
          de: Zucchini, zucchetti, zucchino
          es: calabacín, calabacita, zapallito largo, calabacita italiana, calabacines
        round zucchini
          en: round courgette, eight ball zucchini, globe zucchini
          fr: courgette ronde, courgette de nice
          de: runde Zucchini, rondini
          es: calabacín redondo, zapallito
        zucchini noodle
          en: zoodle, courgetti, courgette spaghetti, spiralized zucchini, zoodles
          fr: spaghetti de courgette, tagliatelles de courgette
          de: Zucchininudeln, zoodles, zucchini spaghetti
          es: espaguetis de calabacín, fideos de calabacin
        summer squash | cup=113
          en: yellow squash, yellow summer squash, crookneck squash, yellow crookneck squash
          fr: courge d'été, courgette jaune
          de: Sommerkürbis, gelbe zucchini
          es: calabaza de verano, calabacin amarillo
        pattypan squash | cup=130
          en: pattypan, patty pan squash, scallop squash, patisson
          fr: pâtisson
          de: Patisson, ufokurbis
          es: calabaza bonetera, patisson, patissones
        vegetable marrow
          en: marrow squash, marrow courgette
          fr: courge à la moelle
          de: Gartenkürbis, gemusekurbis
          es: calabacín gigante
        butternut squash | cup=140
          en: butternut, butternut pumpkin
          fr: courge butternut, doubeurre, butternut
          de: Butternusskürbis, butternut kurbis
          es: calabaza butternut, calabaza cacahuete, calabaza violin, zapallo anco
        winter squash | cup=116
          en: squash, hard squash
          fr: courge, courge d'hiver
          de: Kürbis, kurbisse, winterkurbis
          es: calabaza, calabaza de invierno
        pumpkin | cup=116
          en: sugar pumpkin, pie pumpkin, cooking pumpkin, pumpkin flesh, culinary pumpkin
          fr: potiron, citrouille
          de: Speisekürbis, gelber zentner, riesenkurbis, kurbisfleisch
          es: calabaza común, zapallo, auyama, ahuyama, calabaza de castilla
        red kuri squash | cup=116
          en: hokkaido squash, hokkaido, hokkaido pumpkin, onion squash, uchiki kuri
          fr: potimarron
          de: Hokkaidokürbis, hokkaido kurbis, hokaidokurbis, hokkaidokurbisse
          es: calabaza potimarrón, calabaza hokkaido
        muscat squash | cup=116
          en: musquee de provence, cheese pumpkin, crown prince squash
          fr: courge musquée, courge muscade, musquee de provence, potiron muscade
          de: Muskatkürbis, muskat kürbis
          es: calabaza moscada
        acorn squash | cup=140 each=431
          en: acorn pumpkin
          fr: courge poivrée, courge gland
          de: Eichelkürbis, acorn kurbis
          es: calabaza bellota
        delicata squash
          en: delicata, sweet dumpling squash
          fr: courge delicata, patidou
          de: Delicata-Kürbis, delicatakurbis, patidou
          es: calabaza delicata
        kabocha | cup=116
          en: kabocha squash, kabocha pumpkin, japanese pumpkin, buttercup squash
          fr: courge kabocha
          de: Kabocha-Kürbis, kabochakurbis
          es: calabaza kabocha, calabaza japonesa
        hubbard squash | cup=116
          en: blue hubbard squash
          fr: courge Hubbard
          de: Hubbard-Kürbis, hubbardkurbis
          es: calabaza Hubbard
        spaghetti squash | cup=101
          fr: courge spaghetti
          de: Spaghettikürbis, spaghetti kürbis
          es: calabaza espagueti, calabaza cabello de angel
        chayote | cup=132 each=203
          en: chayote squash, christophine, cho cho, mirliton, choko
          fr: chayote, christophine, chouchou
          de: Chayote, chayoten
          es: chayote, guatila, papa del aire, cidra papa
        bitter melon | cup=93 each=124
          en: bitter gourd, karela, ampalaya
          fr: margose, melon amer, concombre amer
          de: Bittermelone, bittergurke, balsambirne
          es: melón amargo, balsamina
        bottle gourd | cup=116
          en: calabash, opo squash, lauki, dudhi, cucuzza
          fr: calebasse, courge bouteille
          de: Flaschenkürbis, kalebasse
          es: calabaza de botella, calabaza de peregrino
        luffa
          en: luffa gourd, ridge gourd, chinese okra, sponge gourd, silk squash, turai
          fr: courge éponge, luffa
          de: Schwammgurke, luffa gurke
          es: calabaza esponja, lufa
        winter melon | cup=132
          en: ash gourd, wax gourd, white gourd, fuzzy melon
          fr: courge cireuse, melon d'hiver
          de: Wachskürbis, wintermelone
          es: calabaza blanca, melón de invierno, melones de invierno
        snake gourd
          fr: courge serpent
          de: Schlangenhaargurke, schlangenkurbis
          es: calabaza serpiente
        ivy gourd
          en: tindora, tindola
          fr: tindola, courge écarlate
          de: Scharlachranke, tindora
          es: calabaza hiedra
        pointed gourd
          en: parwal, potol
          fr: patole
          de: Parwal
          es: parwal, parwales
        cucumber | cup=104 each=300
          en: english cucumber, hothouse cucumber, telegraph cucumber, seedless cucumber, slicing cucumber
          fr: concombre
          de: Gurke, gurken, salatgurke, salatgurken, schlangengurke, schlangengurken, landgurken
          es: pepino, pepino holandes
        mini cucumber | cup=104
          en: persian cucumber, lebanese cucumber, snack cucumber, baby cucumber, japanese cucumber
          fr: mini concombre
          de: Minigurke, minigurken, snackgurke, snackgurken, babygurke
          es: pepino mini, pepino persa
        pickling cucumber
          en: kirby cucumber, kirby, fresh gherkin
          fr: concombre à cornichons, cornichon frais
          de: Einlegegurke, einlegegurken, einmachgurken
          es: pepino para encurtir
        cooking cucumber
          en: yellow cooking cucumber, field cucumber
          fr: concombre à cuire
          de: Schmorgurke, schmorgurken, gartengurke
          es: pepino para guisar
        horned melon
          en: kiwano
          fr: kiwano, melon à cornes
          de: Kiwano, hornmelone
          es: kiwano, melon cornudo
        avocado | cup=150 each=150
          en: hass avocado, avocado pear, ripe avocado
          fr: avocat, avocat hass
          de: Avocado, avocados, avokado
          es: aguacate, palta
        broccoli | cup=91 each=300
          en: broccoli floret, broccoli crown, broccoli stem, calabrese, broccoli head
          fr: brocoli, fleurettes de brocoli
          de: Brokkoli, broccoli, brokkoliroschen
          es: brócoli, brecol, arbolitos de brocoli, brecoles
        broccolini
          en: tenderstem broccoli, tenderstem, baby broccoli, long stem broccoli, stem broccoli, bimi
          fr: broccolini, brocolini
          de: wilder Brokkoli, broccolini, stangenbrokkoli
          es: broccolini, bimi, brocolini
        purple sprouting broccoli
          en: sprouting broccoli
          fr: brocoli violet, brocoli à jets
          de: Purpur-Sprossenbrokkoli, lila brokkoli
          es: brócoli morado
        broccoli rabe | cup=40 each=437
          en: rapini, broccoli raab, cime di rapa, friarielli
          fr: brocoli-rave, cime di rapa
          de: Stängelkohl, rapini, cima di rapa
          es: broccoli rabe, friarielli
        cauliflower | cup=107 each=588
          en: cauliflower floret, cauliflower head, purple cauliflower, yellow cauliflower
          fr: chou-fleur, fleurettes de chou fleur
          de: Blumenkohl, karfiol, blumenkohlroschen
          es: coliflor, coliflores
        romanesco
          en: romanesco broccoli, romanesco cauliflower
          fr: chou romanesco
          de: Romanesco
          es: romanesco, coliflor romanesco
        cabbage | cup=89 each=908
          en: green cabbage, white cabbage, cannonball cabbage, shredded cabbage
          fr: chou, chou blanc, chou vert, chou cabus
          de: Weißkohl, weisskraut, kohl, weisskohlkopf, kraut frisch, krautkopf
          es: repollo, col, col blanca, repollo verde, repollo blanco
        savoy cabbage | cup=70
          en: savoy
          fr: chou de Milan, chou frise de milan
          de: Wirsing, wirsingkohl, wirz
          es: col de Milán, repollo de milan, col rizada de milan
        pointed cabbage | cup=89
          en: hispi cabbage, sweetheart cabbage, hispi, pointy cabbage, spring cabbage, caraflex cabbage
          fr: chou pointu
          de: Spitzkohl, spitzkraut
          es: col puntiaguda, repollo picudo, repollo puntiagudo
        red cabbage | cup=89 each=839
          en: purple cabbage
          fr: chou rouge
          de: Rotkohl, blaukraut, rotkraut, blaukohl
          es: lombarda, col lombarda, repollo morado, col morada
        napa cabbage | cup=76
          en: chinese cabbage, chinese leaf, nappa cabbage, wombok, celery cabbage, chinese leaves
          fr: chou chinois, chou de chine, pe tsai
          de: Chinakohl
          es: col china, repollo chino
        bok choy | cup=70
          en: pak choi, pok choi, baby bok choy, pak choy, baby pak choi, buk choy, shanghai bok choy
          fr: pak-choï, bok choy, chou pak choi
          de: Pak Choi, baby pak choi, senfkohl
          es: bok choy, pak choi, col china pak choi
        choy sum
          en: yu choy, yau choy, choi sum, chinese flowering cabbage
          fr: choy sum, choï sum
          de: Choi Sum, blühender pak choi
          es: choy sum
        chinese broccoli
          en: gai lan, kai lan, chinese kale
          fr: brocoli chinois, gai lan
          de: chinesischer Brokkoli, kai lan
          es: brócoli chino, kai lan
        tatsoi
          en: tat soi, rosette bok choy
          fr: tatsoï
          de: Tatsoi
          es: tatsoi
        komatsuna
          en: japanese mustard spinach
          fr: komatsuna
          de: Komatsuna, senfspinat
          es: komatsuna
        mizuna | may=mustard
          en: mizuna greens, japanese mustard greens
          fr: mizuna
          de: Mizuna
          es: mizuna
        brussels sprout | cup=88 each=19
          en: sprout, brussel sprout, brussels sprouts, brussels
          fr: chou de Bruxelles, choux de bruxelles
          de: Rosenkohl, kohlsprossen, rosenkohlroschen
          es: col de Bruselas, coles de bruselas, repollito de bruselas
        flower sprout
          en: kalette, kalettes, kale sprout
          fr: kalette, chou kalette
          de: Flower Sprouts, kohlröschen
          es: kalette
        kale | cup=67
          en: curly kale, baby kale, green kale, red kale, russian kale, kale leaf
          fr: chou kale, chou frise, kale, chou vert frise
          de: Grünkohl, federkohl, braunkohl
          es: kale, col rizada, berza rizada
        lacinato kale | cup=67
          en: tuscan kale, cavolo nero, dinosaur kale, black kale, dino kale, tuscan cabbage
          fr: chou noir de Toscane, chou palmier, kale noir
          de: Schwarzkohl, palmkohl, toskanischer kohl
          es: col negra, kale toscano, kale negro
        collard greens | cup=36
          en: collard, collards, spring greens, collard leaf
          fr: chou cavalier, feuilles de collard
          de: Blattkohl, collard greens
          es: berza, col gallega, couve
        portuguese cabbage
          en: couve tronchuda, tronchuda cabbage
          fr: chou portugais
          de: portugiesischer Kohl
          es: col portuguesa, tronchuda
        mustard greens | cup=56 has=mustard
          en: mustard green leaf, mustard leaf, gai choy, chinese mustard greens, red mustard leaf
          en: fresh mustard greens
          fr: feuilles de moutarde, moutarde brune en feuilles
          de: Blattsenf, senfblatter, senfkohlblatter
          es: hojas de mostaza, mostaza parda en hoja
        mustard cress | has=mustard
          en: mustard and cress, mustard sprout
          fr: pousses de moutarde, germes de moutarde
          de: Senfkresse, senfsprossen
          es: brotes de mostaza
        turnip greens | cup=55
          en: turnip top, turnip tops, turnip leaf
          fr: fanes de navet, feuilles de navet
          de: Rübstiel, stielmus, rubengrun
          es: grelos, grelo, nabiza, nabizas
        beet greens | cup=38
          en: beet tops, beet leaves, beetroot leaf, beetroot leaves, baby beet leaf
          fr: fanes de betterave, feuilles de betterave
          de: Rote-Bete-Blätter, rote bete blatt, babyrotebeteblatter
          es: hojas de remolacha
        dandelion greens | cup=55
          en: dandelion, dandelion leaf
          fr: pissenlit, feuilles de pissenlit, salade de pissenlit
          de: Löwenzahn, lowenzahnblatter, lowenzahnsalat
          es: diente de león, hojas de diente de leon
        radish greens
          en: radish leaves, radish tops
          fr: fanes de radis
          de: Radieschenblätter, radieschengrun
          es: hojas de rábano
        carrot greens
          en: carrot tops, carrot fronds, carrot leaves
          fr: fanes de carottes, fanes de carotte
          de: Karottengrün, mohrengrun, karottenkraut
          es: hojas de zanahoria
        chard | cup=36 each=48 piece=leaf
          en: swiss chard, rainbow chard, silverbeet, ruby chard, red chard, chard leaf, baby chard
          fr: blette, bette, cote de blette, poiree, carde
          de: Mangold, mangoldblatter, stielmangold, krautstiele
          es: acelga, acelgas
        spinach | cup=30
          en: spinach leaf, fresh spinach, spinach leaves, bunch spinach, leaf spinach, flat leaf spinach
          fr: épinard, feuilles d'epinard, epinards frais
          de: Spinat, blattspinat, frischer spinat, wurzelspinat, spinatblatter
          es: espinaca, espinacas frescas
        baby spinach | cup=30
          en: baby spinach leaf, baby leaf spinach, young spinach
          fr: jeune pousse d'épinard, jeunes pousses d'epinard, jeunes epinards, pousses d'epinard, pousse d'epinard
          de: Babyspinat, babyspinatblatter, junger spinat, baby spinat
          es: espinaca baby, brotes de espinaca, espinacas baby
        new zealand spinach | cup=56
          en: warrigal greens, tetragonia
          fr: tétragone, epinard de nouvelle zelande
          de: Neuseeländer Spinat, neuseelandspinat
          es: espinaca de Nueva Zelanda
        malabar spinach
          en: basella, vine spinach, ceylon spinach
          fr: baselle, épinard de Malabar
          de: Malabarspinat
          es: espinaca de Malabar
        water spinach | cup=56
          en: morning glory, ong choy, kangkung, kang kong, rau muong
          fr: liseron d'eau, patate aquatique
          de: Wasserspinat
          es: espinaca de agua
        amaranth greens | cup=28
          en: amaranth leaf, chinese spinach, red amaranth, amaranth leaves, yin choy
          fr: feuilles d'amarante, brede
          de: Amaranthblätter, gemuseamaranth
          es: hojas de amaranto, bledo
        callaloo
          en: callaloo leaf, callaloo leaves
          fr: calalou
          de: Callaloo
          es: calalú
        orache
          en: garden orache, red orache, mountain spinach
          fr: arroche, arroches
          de: Gartenmelde
          es: armuelle
        sweet potato leaves | cup=35
          en: sweet potato greens, camote tops
          fr: feuilles de patate douce
          de: Süßkartoffelblätter
          es: hojas de camote
        taro leaf | cup=28
          en: taro leaves, luau leaf
          fr: feuilles de taro
          de: Taroblätter
          es: hojas de taro
        cassava leaf
          en: cassava leaves, saka saka
          fr: feuilles de manioc
          de: Maniokblätter
          es: hojas de yuca
        moringa leaf | cup=21
          en: moringa leaves, drumstick leaf, malunggay
          fr: feuilles de moringa
          de: Moringablätter
          es: hojas de moringa
        jute leaf | cup=28
          en: molokhia, mulukhiyah, molokheya, saluyot, ewedu
          fr: corète potagère, feuilles de corete
          de: Molokhia, langkapselige jute
          es: hojas de yute
        bitter leaf
          en: ndole leaf, bitterleaf
          fr: ndolé, feuilles de ndole
          de: Bitterblatt, ndole
          es: hoja amarga
        chrysanthemum greens | cup=25
          en: shungiku, tong ho, garland chrysanthemum, chrysanthemum leaf
          fr: chrysanthème comestible, shungiku
          de: Speisechrysantheme, shungiku
          es: hojas de crisantemo
        nettle
          en: stinging nettle, nettle leaf, nettles, stinging nettle tops
          fr: ortie, feuilles d'ortie, pousses d'ortie
          de: Brennnessel, brennnesseln, brennesseln
          es: ortiga
        ground elder
          en: bishop's weed, goutweed
          fr: égopode
          de: Giersch
          es: egopodio
        purslane | cup=43
          en: common purslane, purslane leaves
          fr: pourpier
          de: Portulak, sommerportulak
          es: verdolaga, verdolagas
        miner's lettuce
          en: winter purslane, claytonia
          fr: pourpier d'hiver, claytone de cuba
          de: Postelein, winterportulak
          es: verdolaga de invierno, lechuga de minero
        samphire
          en: marsh samphire, glasswort, sea bean, sea asparagus, salicornia
          fr: salicorne
          de: Queller, meeresspargel, passe pierre algen, salicorne
          es: salicornia, esparrago de mar
        agretti
          en: monk's beard, barba di frate, saltwort
          fr: barbe de moine, salsola
          de: Mönchsbart, barba di frate
          es: barba de fraile
        ice plant
          en: crystalline ice plant
          fr: ficoïde glaciale
          de: Eiskraut
          es: hierba de hielo
        arugula | cup=20
          en: rocket, rocket leaf, wild rocket, baby arugula, arugula leaf, roquette leaf, rocket salad, baby rocket
          fr: roquette
          de: Rucola, rauke, ruccola, rukola
          es: rúcula, rucola
        lettuce | cup=47 each=360
          en: leaf lettuce, lettuce leaf, green leaf lettuce, red leaf lettuce, head lettuce, lettuce heart
          fr: laitue, salade, coeur de laitue, feuille de laitue, feuille de salade, salade verte
          de: Blattsalat, salat, salatblatt, salatblatter, gruner salat, pflucksalat, schnittsalat
          es: lechuga, hoja de lechuga
        romaine lettuce | cup=47 each=626
          en: romaine, cos lettuce, romaine heart, cos, romaine leaf
          fr: laitue romaine, romaine, salade romaine, coeur de romaine
          de: Romanasalat, romersalat, romana salat, salatherz, salatherzen, romana salatherz, romanasalatherzen
          es: lechuga romana, cogollo de lechuga romana
        little gem lettuce | each=100
          en: little gem, gem lettuce, baby gem, baby gem lettuce, baby gem heart, baby cos lettuce, baby romaine
          fr: sucrine, laitue sucrine
          de: Mini-Romanasalat, mini romana, little gem salat
          es: cogollo de lechuga, cogollo, cogollo de tudela, cogollos
        iceberg lettuce | cup=72 each=539
          en: iceberg, crisphead lettuce
          fr: laitue iceberg, salade iceberg
          de: Eisbergsalat, eissalat
          es: lechuga iceberg
        butter lettuce | cup=55 each=163
          en: bibb lettuce, boston lettuce, butterhead lettuce, round lettuce, bib lettuce, boston bibb lettuce
          fr: laitue pommée, laitue beurre
          de: Kopfsalat, hauptelsalat, kopfsalatblatter
          es: lechuga mantecosa, lechuga trocadero, lechuga francesa
        batavia lettuce | cup=36
          en: batavia, batavian lettuce
          fr: batavia, laitue batavia
          de: Bataviasalat, batavia salat
          es: lechuga batavia
        oak leaf lettuce | cup=36
          en: oakleaf lettuce, oak lettuce
          fr: feuille de chêne, salade feuille de chene
          de: Eichblattsalat, eichblatt salat
          es: lechuga hoja de roble, hoja de roble
        lollo rosso | cup=36
          en: lollo rosso lettuce, lollo bionda, lollo rossa, coral lettuce
          fr: lollo rossa, laitue lollo
          de: Lollo Rosso, lollo bianco
          es: lollo rosso, lechuga lollo
        salad greens | cup=30 may=mustard
          en: mixed greens, mixed salad greens, mesclun, spring mix, baby greens, salad leaf, mixed salad leaf
          en: salad mix, field greens, baby leaf, greens, mixed salad, mixed leaves, mixed lettuce, salad leaves
          en: baby salad leaf, leafy greens, mixed baby greens, herb salad mix, torn salad greens
          fr: mesclun, salade mélangée, jeunes pousses, melange de salades, jeunes pousses de salade
          de: Salatmischung, gemischter salat, blattsalate, wildkrautersalat, pflucksalatmischung, babyleaf salat
          es: mezcla de ensalada, ensalada, brotes tiernos, mezclum, hojas verdes, lechugas variadas, ensalada mixta
        lamb's lettuce | cup=56
          en: corn salad, mache, lambs lettuce
          fr: mâche, doucette, rampon, mâches
          de: Feldsalat, nusslisalat, vogerlsalat, rapunzelsalat, ackersalat
          es: canónigo, canonigos, hierba de canonigos
        salad kit | may=milk,eggs,fish,gluten,nuts,mustard,sesame,soybeans
          en: caesar salad kit, chopped salad kit, bagged salad kit
          fr: kit salade, salade composée prête
          de: Salat-Kit, fertigsalat
          es: kit de ensalada
        microgreens | cup=25 may=mustard
          en: micro greens, micro herbs, micro cress, micro herb
          fr: micropousses, micro pousses, jeunes pousses germees
          de: Microgreens, mikrogrun
          es: microbrotes, microvegetales
        watercress | cup=34
          en: watercress sprig, watercress leaf
          fr: cresson, cresson de fontaine, botte de cresson
          de: Brunnenkresse, wasserkresse
          es: berro, berros, berro de agua
        garden cress | cup=50 may=mustard
          en: cress, salad cress, peppercress, land cress, punnet of cress
          fr: cresson alénois
          de: Kresse, gartenkresse, daikonkresse, shisokresse
          es: mastuerzo, berro de jardin
        endive | cup=90
          en: belgian endive, chicory, witloof, white chicory, red chicory, chicory head, red endive
          fr: endive, chicon, endive rouge
          de: Chicorée, roter chicoree
          es: endivia, endibia, achicoria de bruselas
        frisee | cup=50
          en: curly endive, frisee lettuce, curly chicory
          fr: chicorée frisée, salade frisee, frisee
          de: Friséesalat, frisee salat, krause endivie
          es: escarola rizada, escarola frisee
        escarole | cup=50 each=513
          en: broad leaf endive, batavian endive
          fr: scarole, chicoree scarole
          de: Endivie, endiviensalat, glatte endivie
          es: escarola, escarola lisa
        radicchio | cup=40
          en: red radicchio, treviso, chioggia radicchio, castelfranco, radicchio di treviso
          fr: trévise, chicoree rouge, salade trevise
          de: Radicchio, radicchio rosso
          es: radicchio, achicoria roja
        sugarloaf chicory
          en: sugarloaf, pain de sucre
          fr: chicorée pain de sucre
          de: Zuckerhut, zuckerhutsalat, fleischkraut
          es: achicoria pan de azúcar
        catalogna chicory | cup=29
          en: chicory greens, catalogna, puntarelle, italian dandelion, cicoria
          fr: chicorée catalogne, puntarelle
          de: Catalogna, vulkanspargel, puntarelle
          es: achicoria, achicoria catalogna
        asparagus | cup=134 each=16
          en: asparagus spear, green asparagus, asparagus tip, thin asparagus, baby asparagus, asparagus stalk
          fr: asperge, asperge verte, pointe d'asperge, asperges vertes
          de: grüner Spargel, grunspargel, grun spargel, spargel grun, spargelspitzen, spargel
          es: espárrago, esparrago verde, esparrago triguero, triguero, punta de esparrago
        white asparagus | cup=134
          en: white asparagus spear
          fr: asperge blanche
          de: weißer Spargel, stangenspargel, spargel weiss, bruchspargel
          es: espárrago blanco
        wild asparagus
          en: bath asparagus
          fr: asperge sauvage, asperge des bois
          de: Wildspargel, wilder spargel
          es: espárrago silvestre
        artichoke | each=128
          en: globe artichoke, fresh artichoke, artichoke leaf
          fr: artichaut
          de: Artischocke, artischocken
          es: alcachofa, alcaucil, alcauciles
        baby artichoke
          en: small artichoke, purple artichoke
          fr: artichaut poivrade, petit violet artichaut, artichaut violet
          de: kleine Artischocke, babyartischocken, mini artischocken
          es: alcachofa baby, alcachofa mini
        cardoon | cup=178
          en: cardone, cardoons
          fr: cardon
          de: Kardone, cardy, karde
          es: cardo
        fiddlehead
          en: fiddlehead fern, ostrich fern
          fr: crosse de fougère, tete de violon
          de: Farnspitzen, straussenfarn
          es: brote de helecho
        hop shoot
          fr: jet de houblon
          de: Hopfensprossen, hopfenspargel
          es: brote de lúpulo
        celtuce
          en: stem lettuce, wosun, asparagus lettuce
          fr: laitue asperge, celtuce
          de: Spargelsalat
          es: lechuga espárrago
        green bean | cup=100
          en: string bean, french bean, snap bean, fine bean, haricot vert, dwarf bean, bobby bean, fresh green bean
          fr: haricot vert, haricots verts, haricot vert fin
          de: grüne Bohne, grune bohnen, prinzessbohnen, brechbohnen, buschbohnen, bohnen grun, keniabohnen, fisolen
          de: gartenbohnen, schnippelbohnen
          es: judía verde, ejote, habichuela, chaucha, vainita, poroto verde, judias verdes
        runner bean | cup=100
          en: scarlet runner bean, stick bean
          fr: haricot d'Espagne
          de: Stangenbohne, stangenbohnen, feuerbohnen, schnittbohnen
          es: judía de España, judia escarlata
        romano bean | cup=100
          en: flat bean, italian green bean, helda bean, flat green bean, italian flat bean
          fr: haricot plat, haricot coco plat
          de: breite Bohne, breite bohnen, flachbohnen
          es: judía verde plana, judia plana, bajoqueta
        wax bean | cup=100
          en: yellow bean, yellow wax bean, yellow green bean
          fr: haricot beurre
          de: Wachsbohne, wachsbohnen, gelbe bohnen
          es: judía amarilla, judia de cera
        yardlong bean | cup=91
          en: long bean, chinese long bean, snake bean, asparagus bean
          fr: haricot kilomètre, dolique asperge
          de: Spargelbohne, schlangenbohnen, spargelbohnen
          es: judía espárrago, frijol chino
        winged bean | cup=44
          fr: pois ailé, pois carré
          de: Flügelbohne, flugelbohnen
          es: frijol alado
        cluster bean
          en: guar bean, gavar
          fr: guar, haricot guar
          de: Guarbohne, guarbohnen
          es: frijol guar
        fresh borlotti bean
          en: fresh shell bean, fresh cranberry bean, shelling bean, fresh shelling bean
          fr: haricot à écosser, haricot frais a ecosser, coco rose frais
          de: frische Borlottibohnen, frische bohnenkerne
          es: judía fresca de desgranar, alubia fresca, pocha, pochas
        fresh lima bean | cup=156
          en: fresh butter bean
          fr: haricot de Lima frais
          de: frische Limabohnen
          es: pallar fresco, judía de Lima fresca
        broad bean | cup=126
          en: fava bean, fava, fresh fava bean, shelled broad bean, podded broad bean, faba bean
          fr: fève, feves fraiches
          de: dicke Bohne, dicke bohnen, saubohnen, saubohne, puffbohnen, ackerbohnen
          es: haba, haba fresca, habitas
        pea | cup=145
          en: green pea, english pea, garden pea, shelled pea, fresh pea, shelling pea, peas in the pod
          fr: petit pois, petits pois, pois frais
          de: Erbse, erbsen, grune erbsen, frische erbsen, palerbsen
          es: guisante, arveja, chicharo, petipua
        snow pea | cup=98
          en: mangetout, mange tout, chinese pea pod, pea pod, snow pea pod, mange touts
          fr: pois mange-tout, pois gourmand, pois gourmands
          de: Zuckerschote, zuckerschoten, kaiserschoten, kefen, kaiserschote
          es: tirabeque, tirabeques, bisalto
        sugar snap pea | cup=98
          en: sugar snap, snap pea, sugar pea, sugarsnap, sugarsnap pea
          fr: pois croquant, pois sugar snap
          de: Zuckererbse, zuckererbsen, knackerbsen
          es: guisante dulce, arveja dulce
        pea shoot
          en: pea shoots, pea tendril, pea sprout, dou miao
          fr: pousse de pois, pousses de petits pois
          de: Erbsensprossen, erbsenspargel, erbsenkresse
          es: brote de guisante
        fresh pigeon pea | cup=154
          en: green pigeon pea
          fr: pois d'Angole frais
          de: frische Straucherbsen
          es: gandul verde, guandú verde
        fresh chickpea
          en: green chickpea, green garbanzo
          fr: pois chiche frais
          de: frische Kichererbsen, grüne kichererbsen
          es: garbanzo verde, garbanzo fresco
        edamame | cup=155 has=soybeans
          en: shelled edamame, green soybean, edamame bean, edamame pod, mukimame, fresh soybean
          fr: edamame, fève de soja verte
          de: Edamame, grune sojabohnen
          es: edamame, vainas de soja verde
        green peanut | has=peanuts
          en: raw peanut in shell, boiled peanut, fresh peanut
          fr: cacahuète fraîche
          de: frische Erdnuss, frische erdnusse
          es: cacahuete fresco, mani fresco
        corn | cup=154 each=102 piece=ear
          en: corn on the cob, ear of corn, corn cob, sweetcorn, sweet corn, corn kernel, fresh corn, corn ear
          en: ear corn, cob of corn, sweetcorn cob, corncob, white corn, yellow corn, sweetcorn kernel
          fr: maïs, epi de mais, mais doux, mais frais
          de: Mais, maiskolben, zuckermais, maiskorner, gemusemais, kukuruz
          es: maíz, elote, mazorca, choclo, grano de elote, jojoto, mazorca de maiz, maices
        corn husk | may=sulphites
          en: dried corn husk, tamale husk
          fr: feuille de maïs, spathe de mais
          de: Maisblätter, maishullblatter
          es: hoja de maíz, hoja de tamal, totomoxtle
        huitlacoche
          en: corn smut, cuitlacoche
          fr: huitlacoche, huitlacoches
          de: Huitlacoche, maisbeulenbrand
          es: huitlacoche, cuitlacoche, cuitlacoches
        okra | cup=100 each=12
          en: okra pod, bhindi
          fr: gombo, okra
          de: Okra, okraschote, okraschoten
          es: okra, quimbombo, quingombo, bamia
        drumstick pod | cup=100
          en: moringa pod, drumstick vegetable
          fr: gousse de moringa
          de: Moringaschote
          es: vaina de moringa
        cactus | cup=86
          en: nopal, cactus paddle, nopales, nopalito, cactus leaf, nopal paddle
          fr: nopal, feuille de cactus, figuier de barbarie raquette, nopaux
          de: Kaktusblatt, nopales
          es: nopal, nopalito, penca de nopal
        aloe vera leaf
          en: fresh aloe vera, aloe leaf
          fr: feuille d'aloe vera
          de: Aloe-vera-Blatt
          es: penca de aloe vera, hoja de sabila, sabila
        mushroom | cup=74 each=18
          en: button mushroom, white mushroom, closed cup mushroom, white button mushroom, champignon mushroom
          en: mushroom cap
          fr: champignon de Paris, champignon, champignon blanc, champignons
          de: Champignon, pilz, pilze, champignons, weisser champignon, weisse champignons, egerling, egerlinge
          es: champiñón, seta, champinones, hongo, champiñon blanco
        cremini mushroom | cup=70 each=20
          en: crimini mushroom, cremini, crimini, chestnut mushroom, baby bella mushroom, baby portobello mushroom
          en: baby bella, brown mushroom, brown button mushroom, swiss brown mushroom, baby portobello
          fr: champignon brun, champignon de Paris brun
          de: brauner Champignon, braune champignons, steinchampignon, steinchampignons
          es: champiñón portobellini, champinon marron, champinon castano
        portobello mushroom | cup=86 each=84
          en: portobello, portabella mushroom, portabello mushroom, portobello cap, portabella, flat mushroom
          en: field mushroom
          fr: portobello, champignon portobello
          de: Portobello, portobello pilz, riesenchampignon, riesenchampignons, portobellopilze
          es: portobello, champinon portobello, seta portobello
        wild mushroom | cup=70
          en: mixed mushroom, mixed wild mushroom, exotic mushroom, mixed fresh mushroom, forest mushroom
          fr: champignon des bois, champignons sauvages, champignon sauvage, melange forestier, poelee forestiere
          de: Waldpilz, waldpilze, gemischte pilze, mischpilze, wildpilze
          es: seta silvestre, setas variadas, setas silvestres, mezcla de setas
        oyster mushroom | cup=86
          en: pearl oyster mushroom, pink oyster mushroom, yellow oyster mushroom
          fr: pleurote
          de: Austernpilz, austernpilze, austernseitling, austernseitlinge, limonenseitling, limonenseitlinge
          es: seta de ostra, gírgola, seta ostra
        king oyster mushroom | cup=86
          en: king trumpet mushroom, eryngii mushroom, eryngii, king brown mushroom, trumpet mushroom
          fr: pleurote du panicaut, pleurote eryngii, pleurote royal
          de: Kräuterseitling, krauterseitlinge, konigsausternpilz
          es: seta de cardo, eryngii
        chanterelle
          en: chanterelle mushroom, girolle, golden chanterelle
          fr: girolle, chanterelle
          de: Pfifferling, pfifferlinge, eierschwamm, eierschwammerl, eierschwammli
          es: rebozuelo, cantarela
        yellowfoot chanterelle
          en: yellowfoot, winter chanterelle
          fr: chanterelle grise, chanterelle en tube
          de: Trompetenpfifferling, trompetenpfifferlinge
          es: angula de monte, trompeta amarilla
        porcini mushroom
          en: porcini, cep, boletus, fresh porcini, penny bun mushroom, king bolete, ceps, fresh porcini mushroom
          fr: cèpe, bolet, cepe de bordeaux
          de: Steinpilz, steinpilze, herrenpilz
          es: boleto, hongo porcini, boletus edulis
        morel
          en: morel mushroom, fresh morel
          fr: morille
          de: Morchel, morcheln, spitzmorchel, spitzmorcheln
          es: colmenilla, morilla
        bay bolete
          en: bay boletus
          fr: bolet bai
          de: Maronenröhrling, maronenrohrlinge, marone pilz
          es: boleto bayo
        black trumpet mushroom
          en: horn of plenty mushroom, black trumpet, black chanterelle, trompette mushroom
          fr: trompette de la mort, trompette des maures
          de: Herbsttrompete, totentrompete, totentrompeten, herbsttrompeten
          es: trompeta de la muerte, trompeta negra
        hedgehog mushroom
          en: sweet tooth mushroom
          fr: pied-de-mouton
          de: Semmelstoppelpilz, semmelstoppelpilze
          es: lengua de vaca seta, gamuza seta
        saffron milk cap
          en: red pine mushroom, milk cap mushroom, milk cap, bloody milk cap
          fr: lactaire délicieux, sanguin champignon
          de: Reizker, edelreizker
          es: níscalo, robellon, rovellon, robellones, rovellones
        caesar's mushroom
          en: ovolo
          fr: amanite des Césars, oronge
          de: Kaiserling
          es: oronja, amanita caesarea
        st george's mushroom
          fr: mousseron de la Saint-Georges, mousseron
          de: Mairitterling, maipilz
          es: perrechico, seta de san jorge, perretxiko
        parasol mushroom
          fr: coulemelle, lépiote élevée
          de: Parasol, parasolpilz, riesenschirmling
          es: parasol, apagador seta, parasoles
        honey mushroom
          en: honey fungus
          fr: armillaire couleur de miel
          de: Hallimasch
          es: armillaria, seta de miel
        puffball mushroom
          en: giant puffball, puffball
          fr: vesse-de-loup
          de: Riesenbovist, bovist
          es: bejín, pedo de lobo, bejines
        shiitake mushroom | cup=70 each=19
          en: shiitake, shitake, shiitake mushroom cap, shitake mushroom, fresh shiitake mushroom, fresh shiitake
          fr: shiitaké, champignon shiitake, shiitake frais, lentin du chene
          de: Shiitake-Pilz, shiitakepilze, shiitakepilz, shiitake pilze
          es: shiitake, seta shiitake
        enoki mushroom | cup=65
          en: enoki, enokitake, golden needle mushroom
          fr: énoki, collybie
          de: Enoki, enokipilze, enoki pilze, samtfussrubling
          es: enoki, seta enoki
        shimeji mushroom
          en: beech mushroom, shimeji, brown beech mushroom, white beech mushroom, bunashimeji, hon shimeji
          fr: shiméji
          de: Buchenpilz, shimeji pilze, buchenpilze, buchenrasling
          es: shimeji, seta shimeji
        maitake mushroom | cup=70
          en: maitake, hen of the woods, hen of the woods mushroom
          fr: maïtaké, polypore en touffe, poule des bois
          de: Maitake, klapperschwamm
          es: maitake
        lion's mane mushroom
          en: lion's mane, pom pom mushroom
          fr: hydne hérisson, criniere de lion champignon
          de: Igelstachelbart, pom pom blanc, affenkopfpilz
          es: melena de león, seta melena de leon
        pioppino mushroom
          en: black poplar mushroom, pioppini
          fr: pholiote du peuplier
          de: Pioppino, samthaube, südlicher ackerling
          es: seta de chopo
        nameko mushroom
          en: nameko
          fr: naméko
          de: Nameko, stockschwammchen
          es: nameko
        matsutake mushroom
          en: matsutake, pine mushroom
          fr: matsutaké
          de: Matsutake
          es: matsutake
        straw mushroom
          en: paddy straw mushroom
          fr: volvaire, champignon de paille
          de: Strohpilz, reisstrohpilz, strohpilze
          es: seta de paja
        snow fungus
          en: white fungus, silver ear fungus, tremella
          fr: trémelle, champignon blanc chinois
          de: Silberohr, silbermorchel
          es: hongo de nieve, oreja blanca
        wood ear mushroom
          en: wood ear, black fungus, cloud ear mushroom, cloud ear, dried wood ear mushroom, tree ear
          en: black fungus mushroom
          fr: oreille de Judas, champignon noir, champignons noirs, oreille de bois
          de: Mu-Err-Pilz, judasohr, mu err pilze, mu err, wolkenohrpilz
          es: oreja de Judas, oreja de madera, hongo negro
        truffle
          en: black truffle, perigord truffle, summer truffle, fresh truffle
          fr: truffe, truffe noire, truffe d'ete
          de: Trüffel, schwarzer truffel, sommertruffel, schwarze truffel, perigordtruffel
          es: trufa, trufa negra, trufa de verano
        white truffle
          en: alba truffle
          fr: truffe blanche
          de: weißer Trüffel, weisse truffel, alba truffel
          es: trufa blanca
        bean sprout | cup=104 may=soybeans
          en: beansprout, mung bean sprout, mung sprout, fresh bean sprout, beansprouts
          fr: germe de soja, pousse de soja, germes de haricot mungo, pousses de soja, soja vert germe
          de: Sojasprosse, sojasprossen, mungobohnensprossen, mungosprossen, sojakeimlinge, mungbohnensprossen
          es: brote de soja, brotes de soja, germinado de soja, brote de frijol mungo, diente de dragon
          es: germen de soja, germenes de soja
        soybean sprout | cup=70 has=soybeans
          en: yellow soybean sprout, kongnamul, soya bean sprout
          fr: germe de soja jaune
          de: gelbe Sojasprossen, echte sojasprossen
          es: germinado de soja amarilla
        alfalfa sprout | cup=33
          en: alfalfa
          fr: germe de luzerne, alfalfa, graines germees d'alfalfa
          de: Alfalfasprossen, luzernensprossen, alfalfa sprossen
          es: brote de alfalfa, germinado de alfalfa
        sprouts mix | may=mustard,soybeans,sesame,gluten
          en: mixed sprouts, sprouted seeds, sandwich sprout, fresh sprouts
          fr: graines germées, germes melanges
          de: Sprosse, sprossen, sprossenmischung, keimlinge, sprossenmix
          es: germinados variados, brotes, brotes germinados
        broccoli sprout
          en: broccoli sprouts
          fr: germe de brocoli
          de: Brokkolisprossen
          es: brote de brócoli
        radish sprout | cup=38
          en: daikon sprout, kaiware
          fr: germe de radis
          de: Radieschensprossen, rettichsprossen, radieschenkresse
          es: brote de rábano
        lentil sprout | cup=77
          en: sprouted lentil
          fr: germe de lentille
          de: Linsensprossen, linsenkeimlinge
          es: brote de lenteja
        bamboo shoot | cup=131
          en: fresh bamboo shoot, takenoko
          fr: pousse de bambou
          de: Bambussprosse, bambussprossen, bambusschosslinge, bambussprossen dose, bambusstreifen
          es: brote de bambú, tallo de bambu
        water chestnut | cup=140
          en: waterchestnut, sliced water chestnut, canned water chestnut, tinned water chestnut
          fr: châtaigne d'eau
          de: Wasserkastanie, wasserkastanien, Wassernuss
          es: castaña de agua
        banana blossom
          en: banana flower, banana heart
          fr: fleur de bananier
          de: Bananenblüte
          es: flor de plátano, flores de plátano
        fresh jackfruit | cup=165
          en: ripe jackfruit, jackfruit bulb, whole jackfruit
          fr: jacque frais
          de: frische Jackfrucht, frische jackfruit
          es: yaca fresca, jaca fresca
        breadfruit | cup=220 each=384
          en: bread fruit
          fr: fruit à pain, arbre a pain
          de: Brotfrucht
          es: fruta del pan, panapén, panapenes
        plantain | cup=148 each=179
          en: green plantain, ripe plantain, yellow plantain, cooking banana
          fr: banane plantain, plantain
          de: Kochbanane, kochbananen, gemusebanane
          es: plátano macho, plátano verde, platano maduro, platano para cocinar
        green banana
          en: unripe banana
          fr: banane verte
          de: grüne Banane
          es: guineo verde, banana verde
        rhubarb | cup=122 each=51 piece=stalk
          en: rhubarb stalk, forced rhubarb
          fr: rhubarbe, tige de rhubarbe
          de: Rhabarber, rhabarberstange, rhabarberstangen
          es: ruibarbo
        zucchini blossom
          en: squash blossom, courgette flower, zucchini flower, squash flower
          fr: fleur de courgette
          de: Zucchiniblüte, zucchinibluten, kurbisbluten
          es: flor de calabacín, flor de calabaza, flores de calabacín, flores de calabaza
        edible flower
          en: nasturtium, nasturtium flower, borage flower, viola, edible flowers, pansy, edible petal, marigold petal
          fr: fleur comestible, capucine, fleurs comestibles, fleur de bourrache
          de: essbare Blüte, essbare bluten, kapuzinerkresse, ganseblumchen, borretschbluten
          es: flor comestible, capuchina flor, flores comestibles
        elderflower
          en: elderflower head, fresh elderflower, elderflowers
          fr: fleur de sureau
          de: Holunderblüte, holunderbluten, holunderblutendolden, holunderblutendolde
          es: flor de saúco, flores de saúco
        fresh rose petal
          fr: pétale de rose frais
          de: Rosenblütenblatt, rosenbluten, rosenblatter
          es: pétalo de rosa
        vegetables | may=celery
          en: mixed vegetables, stir fry vegetables, leftover vegetables, vegetable, stir fry mix
          en: stir fry vegetable mix, seasonal vegetables, fresh vegetables, garden vegetables, raw vegetables
          en: vegetable stick
          fr: légume, legumes, legumes verts, legumes variés, legumes de saison, crudites, melange de legumes
          de: Gemüse, gemischtes gemuse, gemusemischung, rohkost, gemusesticks, asiagemuse
          es: verdura, verduras, verduras mixtas, hortalizas, verduras para saltear, menestra
        root vegetables | may=celery
          en: root vegetable, mixed root vegetables, roasting vegetables
          fr: légumes racines, legume racine
          de: Wurzelgemüse, wurzelwerk, ofengemuse
          es: verduras de raíz, hortalizas de raiz, tuberculos
        soup greens | has=celery
          en: soup vegetables, pot greens, soup bunch
          fr: légumes pour pot-au-feu, legumes a soupe, bouquet de legumes a soupe
          de: Suppengrün, suppengemuse, bund suppengrun, suppenbund, wurzelgrun
          es: verduras para caldo, verduras de caldo, juliana para sopa
        mirepoix | has=celery
          en: soffritto mix, chopped mirepoix mix, celery onion and carrot mix, soffritto
          fr: mirepoix, mirepoix de légumes
          de: Röstgemüse, mirepoix
          es: mirepoix, bresa
        apple | cup=118 each=182
          en: granny smith apple, granny smith, gala apple, fuji apple, golden delicious apple, honeycrisp apple
          en: green apple, red apple, tart apple, dessert apple, golden delicious, eating apple, pink lady apple
          en: braeburn apple, cox apple, red delicious apple, macintosh apple, mcintosh apple, jonagold apple
          en: jonathan apple, rome apple, gala, honeycrisp
          fr: pomme, pomme golden, pomme granny smith, pomme gala, pomme verte, pomme reinette, pomme rouge
          de: Apfel, apfeln, aepfel, aromatischer apfel, sauerlicher apfel, tafelapfel, elstar, boskoop, gruner apfel
          es: manzana, manzana golden, manzana verde, manzana reineta, manzana roja, manzana fuji
        cooking apple | cup=110 each=250
          en: bramley apple, bramley, bramley cooking apple, baking apple
          fr: pomme à cuire, pomme à compote, pomme boskoop
          de: Kochapfel, backapfel, kochapfeln
          es: manzana para cocinar, manzana de asar
        crab apple
          en: crabapple
          fr: pommette, pomme sauvage
          de: Holzapfel, zierapfel
          es: manzana silvestre
        pear | cup=140 each=178
          en: bosc pear, bartlett pear, conference pear, anjou pear, williams pear, comice pear, ripe pear, red pear
          fr: poire, poire conference, poire comice
          de: Birne, birnen, williams christ birne, abate birne
          es: pera, pera conferencia, pera blanquilla, pera ercolina
        asian pear | cup=140 each=122
          en: nashi pear, nashi, korean pear, chinese pear
          fr: nashi, poire asiatique
          de: Nashi-Birne, nashibirne
          es: pera nashi, pera asiatica
        quince | each=92
          en: quinces
          fr: coing
          de: Quitte, quitten, apfelquitte, birnenquitte
          es: membrillo
        medlar
          fr: nèfle commune
          de: Mispel, mispeln
          es: níspola
        loquat | cup=149 each=16
          en: japanese medlar, japanese plum
          fr: nèfle, nefle du japon, bibasse
          de: Loquat, japanische mispel, wollmispel, nispero
          es: níspero
        banana | cup=150 each=118
          en: ripe banana, banana fruit, overripe banana, mashed banana, bananas
          fr: banane, banane mure
          de: Banane, bananen, reife banane
          es: plátano, banana, banano, guineo, cambur, platano de canarias, cambures
        lemon | each=84
          en: meyer lemon, lemon wedge, lemon slice, lemon half, unwaxed lemon, lemons, lemon twist
          fr: citron, citron jaune, rondelle de citron, quartier de citron, citron non traite, citron bio
          de: Zitrone, zitronen, biozitrone, bio zitrone, zitronenscheibe, zitronenscheiben, zitronenspalte
          es: limón, limon amarillo, rodaja de limon, limones
        lemon zest | cup=96
          en: lemon peel, lemon rind, grated lemon zest, grated lemon rind, grated lemon peel, zest of lemon
          en: lemon zest strip
          fr: zeste de citron, zeste de citron jaune, ecorce de citron, zestes de citron
          de: Zitronenschale, zitronenabrieb, zitronenzeste, abgeriebene zitronenschale, zitronenzesten
          es: ralladura de limón, piel de limon, cascara de limon, corteza de limon, pieles de limon
        lemon juice | cup=244 may=sulphites
          en: fresh lemon juice, juice of lemon, bottled lemon juice, lemon juice concentrate, squeeze of lemon
          fr: jus de citron, jus de citron jaune, jus de citron frais, jus d'un citron
          de: Zitronensaft, zitronensaftkonzentrat, saft einer zitrone, frischer zitronensaft
          es: zumo de limón, jugo de limon
        lime | each=67
          en: key lime, lime wedge, lime slice, limes, persian lime, mexican lime
          fr: citron vert, lime, quartier de citron vert
          de: Limette, limetten, biolimette, bio limette
          es: lima, limon verde, lima acida
        lime juice | cup=246 may=sulphites
          en: fresh lime juice, key lime juice, juice of lime, bottled lime juice
          fr: jus de citron vert, jus de lime, jus d'un citron vert
          de: Limettensaft, saft einer limette
          es: zumo de lima, jugo de lima, jugo de limon verde
        lime zest | cup=96
          en: lime peel, lime rind, grated lime zest, grated lime rind
          fr: zeste de citron vert, zeste de lime
          de: Limettenschale, limettenabrieb
          es: ralladura de lima, piel de lima, pieles de lima
        kaffir lime
          en: makrut lime
          fr: combava, combawa
          de: Kaffirlimette, kaffirlimetten
          es: lima kaffir
        kaffir lime leaf
          en: makrut lime leaf, lime leaf, kaffir leaf, lime leaves
          fr: feuille de combava, feuille de citron kaffir, feuille de kaffir, feuille de citronnier kaffir
          de: Kaffirlimettenblatt, kaffirlimettenblatter, limettenblatt, limettenblatter, zitronenblatter
          es: hoja de lima kaffir, hoja de lima
        orange | cup=180 each=131
          en: navel orange, orange segment, orange slice, orange wedge, juicing orange, valencia orange
          fr: orange, orange a jus, rondelle d'orange, orange non traitee
          de: Orange, orangen, apfelsine, apfelsinen, bio orange, orangenscheibe, orangenfilets, saftorange
          es: naranja, rodaja de naranja, naranja de zumo
        blood orange | cup=180 each=131
          en: cara cara orange, moro orange
          fr: orange sanguine
          de: Blutorange, blutorangen
          es: naranja sanguina, naranja roja
        seville orange
          en: bitter orange, sour orange, marmalade orange
          fr: orange amère, bigarade
          de: Pomeranze, bitterorange, pomeranzen, bitterorangen
          es: naranja amarga, naranja agria
        orange zest | cup=96
          en: orange peel, orange rind, grated orange zest, grated orange rind, grated orange peel
          fr: zeste d'orange, ecorce d'orange
          de: Orangenschale, orangenabrieb, orangenzeste, abgeriebene orangenschale
          es: ralladura de naranja, piel de naranja, cascara de naranja, pieles de naranja
        tangerine | cup=195 each=88
          en: mandarin, mandarin orange, satsuma, tangelo, minneola, easy peeler, satsuma orange
          fr: mandarine, satsuma, tangerine
          de: Mandarine, mandarinen
          es: mandarina, tangerina
        clementine | cup=195 each=74
          en: clementines, clementine orange
          fr: clémentine
          de: Clementine, clementinen, klementine
          es: clementina
        tangerine zest
          en: mandarin zest, clementine zest, tangerine peel, mandarin peel
          fr: zeste de mandarine, zeste de clementine
          de: Mandarinenschale, clementinenschale
          es: ralladura de mandarina, piel de mandarina, pieles de mandarina
        grapefruit | cup=230 each=246
          en: pink grapefruit, ruby grapefruit, white grapefruit, red grapefruit, grapefruit segment
          fr: pamplemousse, pomelo, pamplemousse rose
          de: Grapefruit, pampelmuse, grapefruits, rosa grapefruit
          es: pomelo, toronja, pomelo rosa
        pummelo | cup=190
          en: pomelo fruit, chinese grapefruit, shaddock, thai pomelo
          fr: pamplemousse chinois
          de: Honigpomelo
          es: pampelmusa, cimboa
        kumquat | each=19
          en: kumquats
          fr: kumquat
          de: Kumquat, kumquats
          es: kumquat, naranja enana
        yuzu
          en: yuzu fruit, yuzu zest
          fr: yuzu
          de: Yuzu
          es: yuzu
        bergamot
          en: bergamot orange, bergamot zest
          fr: bergamote
          de: Bergamotte
          es: bergamota
        citron fruit
          en: buddha's hand, etrog, fresh citron
          fr: cédrat, main de bouddha
          de: Zedratzitrone, buddhas hand
          es: cidra, mano de buda
        calamansi
          en: calamondin, calamansi lime
          fr: calamansi, calamondin
          de: Calamansi, calamondin
          es: calamansí, calamondin, calamondines
        finger lime
          en: citrus caviar
          fr: citron caviar, caviar de citron
          de: Fingerlimette, kaviarlimette
          es: lima caviar
        strawberry | cup=150 each=12
          en: strawberries, fresh strawberry, ripe strawberry
          fr: fraise, fraises, gariguette
          de: Erdbeere, erdbeeren
          es: fresa, frutilla, freson, fresas, fresones
        wild strawberry
          en: alpine strawberry, woodland strawberry
          fr: fraise des bois
          de: Walderdbeere, walderdbeeren
          es: fresa silvestre, fresa del bosque
        raspberry | cup=123
          en: raspberries, red raspberry, golden raspberry, fresh raspberry
          fr: framboise
          de: Himbeere, himbeeren
          es: frambuesa
        black raspberry | cup=134
          en: black cap raspberry
          fr: framboise noire
          de: schwarze Himbeere
          es: frambuesa negra
        blueberry | cup=148
          en: blueberries, wild blueberry, fresh blueberry
          fr: myrtille, bleuet
          de: Heidelbeere, heidelbeeren, blaubeere, blaubeeren, kulturheidelbeeren
          es: arándano, arandano azul, mora azul
        bilberry | cup=148
          en: european blueberry, whortleberry, huckleberry
          fr: myrtille sauvage, brimbelle
          de: Waldheidelbeere, waldheidelbeeren, wildheidelbeeren, schwarzbeere
          es: arándano silvestre, mirtilo
        blackberry | cup=144
          en: boysenberry, loganberry, marionberry, blackberries, bramble berry, tayberry
          fr: mûre, mure sauvage, mure de ronce
          de: Brombeere, brombeeren
          es: mora, zarzamora, moras
        mulberry | cup=140
          en: mulberries, black mulberry, white mulberry, fresh mulberry
          fr: mûre du mûrier, mure blanche
          de: Maulbeere, maulbeeren
          es: mora de árbol, mora de morera
        cloudberry
          fr: plaquebière, baie arctique
          de: Moltebeere, moltebeeren, multebeere
          es: mora de los pantanos, camemoro
        cranberry | cup=100
          en: fresh cranberry, cranberries, whole cranberry
          fr: canneberge, cranberry, airelle canneberge
          de: Cranberry, cranberrys, cranberries, moosbeere, kulturpreiselbeere
          es: arándano rojo, arandano agrio
        lingonberry
          en: cowberry, lingonberries, fresh lingonberry
          fr: airelle, airelle rouge, airelles
          de: Preiselbeere, preiselbeeren
          es: arándano rojo europeo, lingonberry
        currant | cup=112
          en: fresh currant
          fr: groseille, groseilles
          de: Johannisbeere, johannisbeeren, ribisel
          es: grosella, grosellas
        redcurrant | cup=112
          en: red currant, fresh red currant, redcurrants
          fr: groseille rouge
          de: rote Johannisbeere, rote johannisbeeren
          es: grosella roja
        blackcurrant | cup=112
          en: black currant, blackcurrants
          fr: cassis
          de: schwarze Johannisbeere, schwarze johannisbeeren
          es: grosella negra, casis
        white currant | cup=112
          en: whitecurrant
          fr: groseille blanche
          de: weiße Johannisbeere, weisse johannisbeeren
          es: grosella blanca
        gooseberry | cup=150
          en: gooseberries
          fr: groseille à maquereau
          de: Stachelbeere, stachelbeeren
          es: grosella espinosa, uva espina, uva crispa
        jostaberry
          fr: casseille
          de: Jostabeere, jostabeeren
          es: josta
        elderberry | cup=145
          en: elderberries
          fr: baie de sureau, sureau, sureaux
          de: Holunderbeere, holunderbeeren, fliederbeeren, holunder
          es: baya de saúco, sauco
        sea buckthorn
          en: sea buckthorn berry, sea buckthorn berries
          fr: argousier, baie d'argousier
          de: Sanddorn, sanddornbeere, sanddornbeeren
          es: espino amarillo, bayas de espino amarillo
        rowan berry
          en: rowanberry
          fr: sorbe, baie de sorbier
          de: Vogelbeere, vogelbeeren, eberesche
          es: serba, baya de serbal
        rose hip | cup=127
          en: rosehip, rose hips, rosehips
          fr: cynorrhodon, baie d'églantier
          de: Hagebutte, hagebutten
          es: escaramujo, rosa mosqueta
        sloe
          en: sloe berry, blackthorn berry, sloes
          fr: prunelle, prunelle sauvage
          de: Schlehe, schlehen
          es: endrina
        aronia berry
          en: chokeberry, aronia
          fr: aronia, baie d'aronia
          de: Aronia, aroniabeere, aroniabeeren, apfelbeere
          es: aronia
        saskatoon berry
          en: juneberry, serviceberry
          fr: amélanche, baie de saskatoon, amélanches
          de: Felsenbirne
          es: amelanchier, amelanchieres
        honeyberry
          en: haskap berry, haskap
          fr: camerise, baie de mai
          de: Maibeere, honigbeere
          es: baya azul de madreselva
        mixed berries | cup=140
          en: berry, summer fruit, summer berry, berries, fresh berries, mixed fresh berries, mixed berry
          en: forest fruit
          fr: fruits rouges, fruits des bois, melange de fruits rouges
          de: gemischte Beeren, waldbeeren, beeren, beere, beerenmischung, beerenmix
          es: frutos rojos, bayas, baya, bayas silvestres, frutos del bosque
        cherry | cup=155 each=8
          en: sweet cherry, bing cherry, rainier cherry, black cherry, cherries, fresh cherry
          fr: cerise, bigarreau, burlat, bigarreaux
          de: Kirsche, kirschen, susskirsche, susskirschen, herzkirschen
          es: cereza, cerezas, picota
        sour cherry | cup=155
          en: tart cherry, morello cherry, montmorency cherry, fresh sour cherry
          fr: griotte, cerise acide
          de: Sauerkirsche, sauerkirschen, schattenmorelle, weichsel, weichseln
          es: guinda, cereza acida
        cornelian cherry
          fr: cornouille
          de: Kornelkirsche, kornelkirschen, dirndl
          es: cornejo macho
        acerola | cup=98
          en: barbados cherry, acerola cherry
          fr: acérola
          de: Acerola, acerolakirsche
          es: acerola
        grape | cup=151 each=5
          en: red grape, green grape, seedless grape, white grape, black grape, table grape, grapes
          en: seedless red grape, seedless green grape, concord grape
          fr: raisin frais, raisin blanc, raisin noir, grain de raisin
          de: Weintraube, traube, trauben, weintrauben, kernlose trauben, helle trauben, dunkle trauben, weinbeeren
          es: uva, uvas, uva blanca, uva roja, uva sin semilla
        peach | cup=154 each=150
          en: white peach, yellow peach, ripe peach, flat peach, donut peach, saturn peach, peaches
          fr: pêche, peche blanche, peche jaune, peche plate, pêches
          de: Pfirsich, pfirsiche, plattpfirsich, weinbergpfirsich, weinbergpfirsiche
          es: melocotón, durazno, paraguayo, paraguaya, melocotones
        nectarine | cup=143 each=142
          en: nectarines, white nectarine
          fr: nectarine, brugnon
          de: Nektarine, nektarinen
          es: nectarina
        apricot | cup=155 each=35
          en: fresh apricot, apricots
          fr: abricot
          de: Aprikose, aprikosen, marille, marillen
          es: albaricoque, chabacano, damasco
        plum | cup=165 each=66
          en: red plum, black plum, plums, santa rosa plum, victoria plum
          fr: prune fraîche, prune rouge, prune jaune, prunes fraiches
          de: Pflaume, pflaumen, eierpflaume
          es: ciruela, ciruela roja
        prune plum | cup=165 each=28
          en: italian plum, italian prune plum, purple plum, quetsch plum
          fr: quetsche, quetsches
          de: Zwetschge, zwetschgen, zwetsche, zwetschke, zwetschken, zwetschen
          es: ciruela italiana
        damson
          en: damson plum, damsons
          fr: prune de Damas
          de: Haferpflaume, damaszenerpflaume, kriecherl
          es: ciruela damascena
        mirabelle plum
          en: mirabelle
          fr: mirabelle
          de: Mirabelle, mirabellen
          es: ciruela mirabel
        greengage
          en: greengage plum, green gage plum
          fr: reine-claude
          de: Reneklode, reineclaude, ringlotte, renekloden
          es: ciruela claudia, claudia reina
        pluot
          en: plumcot, aprium
          fr: pluot, plumcot
          de: Pluot
          es: pluot
        green plum
          en: sour plum, unripe plum, erik plum
          fr: prune verte
          de: grüne Pflaume, saure pflaume
          es: ciruela verde
        mango | cup=165 each=336
          en: ripe mango, ataulfo mango, alphonso mango, honey mango, mangoes
          fr: mangue
          de: Mango, mangos, mangofruchtfleisch
          es: mango, mango de manila
        green mango | cup=165
          en: unripe mango, raw mango
          fr: mangue verte
          de: grüne Mango, unreife mango
          es: mango verde
        papaya | cup=145
          en: ripe papaya, pawpaw papaya, paw paw
          fr: papaye
          de: Papaya, papayas
          es: papaya, lechosa, fruta bomba
        green papaya | cup=145
          en: unripe papaya
          fr: papaye verte
          de: grüne Papaya, unreife papaya
          es: papaya verde
        pawpaw
          en: american pawpaw, asimina
          fr: asimine
          de: Indianerbanane
          es: asimina
        pineapple | cup=165 each=905
          en: pineapple chunk, fresh pineapple, pineapple slice, baby pineapple, pineapple wedge
          fr: ananas, ananas frais, tranche d'ananas, ananas victoria
          de: Ananas, frische ananas, babyananas, ananasscheibe, ananasscheiben, ananasstucke
          es: piña, anana, rodaja de pina
        kiwi | cup=180 each=75
          en: kiwifruit, kiwi fruit, golden kiwi, green kiwi, kiwis
          fr: kiwi, kiwi jaune
          de: Kiwi, kiwis, goldkiwi
          es: kiwi
        melon | cup=170 each=552
          en: muskmelon, sweet melon, melons, melon ball
          fr: melon
          de: Melone, melonen, zuckermelone
          es: melón, melones
        cantaloupe | cup=160 each=552
          en: cantaloupe melon, rockmelon, charentais melon, cantelope, rock melon
          fr: melon charentais, cantaloup, melon de cavaillon
          de: Cantaloupe-Melone, charentais melone, cantaloupemelone, cantaloupe melonen
          es: melón cantalupo, cantalupo
        honeydew melon | cup=170
          en: honeydew, honeydew melons, green melon
          fr: melon miel, melon honeydew
          de: Honigmelone, honigmelonen
          es: melón verde, melon amarillo, melon honeydew
        galia melon | cup=170
          en: galia
          fr: melon galia
          de: Galiamelone, galia melone, netzmelone
          es: melón galia
        piel de sapo melon | cup=170
          en: santa claus melon, piel de sapo
          fr: melon piel de sapo, melon vert olive
          de: Futuro-Melone, futuromelone
          es: melón piel de sapo
        pepino melon
          en: pepino dulce, melon pear
          fr: poire-melon
          de: Birnenmelone, pepino melone
          es: pepino dulce
        watermelon | cup=152
          en: seedless watermelon, watermelon slice, mini watermelon
          fr: pastèque, melon d'eau
          de: Wassermelone, wassermelonen, miniwassermelone
          es: sandía, patilla
        pomegranate | cup=174 each=282
          en: pomegranate seed, pomegranate aril, pomegranate kernel, pomegranates
          fr: grenade, graines de grenade, grains de grenade
          de: Granatapfel, granatapfelkerne, granatapfelkern, granatapfeln
          es: granada, granos de granada, semillas de granada
        fig | each=50
          en: fresh fig, black fig, green fig, mission fig, ripe fig, figs
          fr: figue, figue fraiche
          de: Feige, feigen, frische feige, frische feigen
          es: higo, higo fresco, breva
        passion fruit | cup=236 each=18
          en: passionfruit, passion fruit pulp, purple passion fruit, passionfruit pulp
          fr: fruit de la passion, maracuja, pulpe de fruit de la passion
          de: Passionsfrucht, maracuja, passionsfruchte, maracujas
          es: fruta de la pasión, maracuya, parcha, chinola
        granadilla
          en: sweet granadilla
          fr: grenadelle, grenadille douce
          de: Grenadilla, süße granadilla
          es: granadilla
        persimmon | each=168
          en: sharon fruit, fuyu persimmon, hachiya persimmon, kaki
          fr: kaki, plaqueminier
          de: Kaki, sharonfrucht, kakifrucht, persimone, kakis
          es: caqui, kaki, persimon, persimones
        lychee | cup=190 each=10
          en: litchi, fresh lychee, lichee
          fr: litchi, letchi
          de: Litschi, litschis, lychees
          es: lichi, litchi
        longan | cup=160
          en: fresh longan, dragon's eye
          fr: longane
          de: Longan, longanfrucht
          es: longan, longanes
        rambutan | cup=150 each=9
          fr: ramboutan
          de: Rambutan
          es: rambután, mamon chino, rambutanes
        mangosteen | cup=196
          fr: mangoustan
          de: Mangostane, mangostan, mangostanfrucht
          es: mangostán, mangostanes
        durian | cup=243
          fr: durian, durion
          de: Durian, stinkfrucht
          es: durián, durianes
        salak
          en: snake fruit
          fr: salak, fruit serpent
          de: Schlangenfrucht, salak
          es: salak, fruta de serpiente
        guava | cup=165 each=55
          en: pink guava, white guava, ripe guava, guavas
          fr: goyave
          de: Guave, guaven, guava
          es: guayaba
        feijoa | cup=243 each=42
          en: pineapple guava
          fr: feijoa, goyave du Brésil
          de: Feijoa, brasilianische guave, ananasguave
          es: feijoa, guayabo del brasil
        dragon fruit
          en: pitaya, dragonfruit, pitahaya, red dragon fruit
          fr: fruit du dragon, pitaya
          de: Drachenfrucht, pitahaya, pitaya, drachenfruchte
          es: pitahaya, pitaya, fruta del dragon
        star fruit | cup=132 each=91
          en: starfruit, carambola, star apple carambola
          fr: carambole
          de: Sternfrucht, karambole, sternfruchte
          es: carambola, fruta estrella
        prickly pear | cup=149 each=103
          en: cactus pear, cactus fruit, prickly pear fruit
          fr: figue de Barbarie
          de: Kaktusfeige, kaktusfeigen
          es: higo chumbo, tuna fruta, chumbo
        cherimoya | cup=160
          en: custard apple, sugar apple, sweetsop, atemoya
          fr: chérimole, anone, pomme cannelle
          de: Cherimoya, zimtapfel, rahmapfel
          es: chirimoya, anon, atemoya, anones
        soursop | cup=225
          en: guanabana, graviola
          fr: corossol
          de: Stachelannone, sauersack, graviola
          es: guanábana
        sapodilla | cup=241 each=170
          en: chikoo, chico sapote, naseberry
          fr: sapotille, sapote chico
          de: Sapodilla, breiapfel
          es: zapote, níspero del trópico, chicozapote
        mamey sapote | cup=175
          en: mamey, mamey fruit
          fr: sapote mamey
          de: Mamey-Sapote
          es: mamey, zapote mamey
        black sapote
          en: chocolate persimmon
          fr: sapote noire
          de: schwarze Sapote
          es: zapote negro
        lucuma
          en: lucuma fruit
          fr: lucuma
          de: Lucuma
          es: lúcuma
        naranjilla
          en: lulo
          fr: naranjille, lulo
          de: Lulo, naranjilla
          es: lulo, naranjilla
        tamarillo
          en: tree tomato
          fr: tamarillo, tomate en arbre
          de: Tamarillo, baumtomate
          es: tomate de árbol, tamarillo
        physalis | cup=140
          en: cape gooseberry, ground cherry, golden berry, goldenberry, husk cherry
          fr: physalis, coqueret du Pérou, amour en cage
          de: Physalis, kapstachelbeere, kapstachelbeeren
          es: uchuva, aguaymanto, fisalis, physalis
        ackee
          en: akee, fresh ackee
          fr: aki, akée
          de: Akee
          es: seso vegetal, ackee
        jabuticaba
          fr: jabuticaba
          de: Jabuticaba, baumstammkirsche
          es: jabuticaba
        surinam cherry | cup=173
          en: pitanga
          fr: cerise de Cayenne
          de: Surinamkirsche, pitanga
          es: pitanga
        rose apple
          en: java apple, wax apple, water apple
          fr: pomme de rose, jamalac
          de: Rosenapfel, javaapfel
          es: pomarrosa
        ambarella
          en: june plum, golden apple fruit, otaheite apple
          fr: pomme cythère
          de: Goldpflaume, ambarella
          es: jobo de la India, mango ciruelo
        mombin
          en: hog plum, spanish plum, jocote
          fr: mombin
          de: Mombinpflaume
          es: jocote, jobo, ciruela mexicana
        genip
          en: guinep, quenepa, mamoncillo
          fr: quenette
          de: Honigbeere tropisch, mamoncillo
          es: mamoncillo, quenepa
        tejocote
          en: mexican hawthorn, tejocotes
          fr: aubépine du Mexique, tejocote
          de: Tejocote
          es: tejocote
        hawthorn berry
          en: hawthorn, haw berry, hawthorn fruit
          fr: cenelle, baie d'aubépine
          de: Weißdornbeere, weissdornbeeren
          es: baya de espino blanco, majuela
        indian gooseberry
          en: amla
          fr: groseille indienne, amla
          de: Amla, indische stachelbeere
          es: amla, grosella india
        bael fruit
          en: wood apple, bael
          fr: bael, pomme de bois
          de: Bael, bengalische quitte
          es: bael, baeles
        fresh jujube | each=10
          en: jujube fruit
          fr: jujube fraîche
          de: frische Jujube, brustbeere
          es: jujube fresco, azufaifa fresca, jinjol, jinjoles
        fresh date
          en: barhi date, yellow date
          fr: datte fraîche
          de: frische Dattel, frische datteln
          es: dátil fresco
        fresh tamarind
          en: tamarind pod, sweet tamarind
          fr: tamarin frais, gousse de tamarin
          de: frische Tamarinde, tamarindenschote
          es: tamarindo fresco, vaina de tamarindo
        young coconut
          en: green coconut, fresh young coconut, drinking coconut, young coconut meat
          fr: noix de coco verte, jeune noix de coco, jeune coco
          de: junge Kokosnuss, trinkkokosnuss, grune kokosnuss
          es: coco tierno, coco verde, pipa de coco
        miracle berry
          en: miracle fruit
          fr: fruit miracle
          de: Wunderbeere
          es: fruta milagrosa
        sugar cane
          en: sugarcane, sugar cane stick
          fr: canne à sucre
          de: Zuckerrohr, zuckerrohrstange
          es: caña de azúcar
        green almond | has=nuts
          en: fresh almond, fresh green almond
          fr: amande fraîche, amande verte
          de: grüne Mandel, frische mandeln
          es: almendra tierna, almendruco, alloza
        green walnut | has=nuts
          en: unripe walnut, wet walnut, fresh walnut
          fr: noix verte, noix fraîche, cerneau frais
          de: grüne Walnuss, unreife walnusse, frische walnusse
          es: nuez verde, nuez fresca
        fruit
          en: mixed fruit, fresh fruit, seasonal fruit, fresh mixed fruit, fruits
          fr: fruit, fruits frais, fruits de saison, fruits
          de: Obst, frucht, fruchte, frisches obst, gemischtes obst
          es: fruta, frutas, fruta fresca, fruta variada
        fruit salad | cup=175
          en: fresh fruit salad, fresh fruit cup, cut fruit, mixed cut fruit
          fr: salade de fruits, salade de fruits frais
          de: Obstsalat, fruchtesalat
          es: ensalada de frutas, ensalada de fruta
        tropical fruit
          en: exotic fruit, mixed tropical fruit
          fr: fruits exotiques, fruit exotique
          de: Südfrüchte, exotische fruchte, tropische fruchte
          es: fruta tropical, frutas tropicales, fruta exotica
        stone fruit
          en: mixed stone fruit
          fr: fruits à noyau
          de: Steinobst
          es: fruta de hueso
        citrus fruit
          en: citrus, mixed citrus, citrus zest, citrus peel
          fr: agrume, agrumes, zeste d'agrumes
          de: Zitrusfrucht, zitrusfruchte
          es: cítrico, citricos, frutas citricas
        basil | cup=24
          en: fresh basil, basil leaf, sweet basil, basil leaves, genovese basil, basil sprig, italian basil
          fr: basilic, feuille de basilic, basilic frais, bouquet de basilic
          de: Basilikum, basilikumblatter, frisches basilikum, basilikumblatt
          es: albahaca, hoja de albahaca, albahaca fresca
        thai basil | cup=24
          en: thai basil leaf, asian basil, fresh thai basil, sweet thai basil
          fr: basilic thaï
          de: Thai-Basilikum, thaibasilikum
          es: albahaca tailandesa, albahaca thai
        holy basil
          en: tulsi, thai holy basil, hot basil, holy basil leaf
          fr: basilic sacré, tulsi
          de: heiliges Basilikum, tulsi, indisches basilikum
          es: albahaca sagrada, tulsi
        lemon basil
          fr: basilic citron
          de: Zitronenbasilikum
          es: albahaca limón
        purple basil | cup=24
          en: red basil, opal basil
          fr: basilic pourpre, basilic rouge
          de: rotes Basilikum
          es: albahaca morada
        parsley | cup=60
          en: fresh parsley, curly parsley, parsley leaf, parsley sprig, chopped parsley, parsley stem, parsley leaves
          en: flat leaf parsley, flat parsley, italian parsley, flat leafed parsley, continental parsley
          fr: persil, persil plat, persil frise, bouquet de persil, brin de persil, persil frais
          de: Petersilie, glatte petersilie, blattpetersilie, krause petersilie, petersilienblatter, petersil, peterli
          es: perejil, perejil fresco, perejil rizado, hoja de perejil, perejiles
        cilantro | cup=16
          en: fresh cilantro, cilantro leaf, fresh coriander, coriander leaf, coriander sprig, cilantro sprig
          en: coriander stem, coriander leaves, cilantro leaves, cilantro stem, bunch coriander, chinese parsley
          en: green coriander
          fr: coriandre fraîche, coriandre, feuille de coriandre, bouquet de coriandre
          de: Koriandergrün, frischer koriander, korianderblatter, koriander frisch, bund koriander, Koriander
          es: cilantro, cilantro fresco, hoja de cilantro, coriandro fresco, hojas de cilantro
        coriander root
          en: cilantro root
          fr: racine de coriandre
          de: Korianderwurzel
          es: raíz de cilantro, raices de cilantro
        culantro
          en: sawtooth coriander, sawtooth herb, recao, chadon beni
          fr: coriandre longue, chardon beni
          de: langer Koriander
          es: culantro, recao, culantro coyote
        vietnamese coriander
          en: vietnamese mint, rau ram, laksa leaf, hot mint
          fr: coriandre vietnamienne, renouée odorante
          de: vietnamesischer Koriander
          es: cilantro vietnamita
        papalo
          en: papaloquelite
          fr: pápalo
          de: Pápalo
          es: pápalo, papaloquelite
        mint | cup=45
          en: fresh mint, mint leaf, spearmint, mint sprig, peppermint leaf, mint leaves, moroccan mint
          en: peppermint sprig
          fr: menthe, menthe fraiche, feuille de menthe, brin de menthe, menthe poivree fraiche
          de: Minze, minzblatter, minzblatt, pfefferminze, frische minze, pfefferminzblatter, minzezweig
          es: menta, hierbabuena, yerbabuena, hoja de menta, menta fresca, hojas de hierbabuena
        dill | cup=9
          en: fresh dill, dill sprig, dill frond, baby dill, chopped dill
          fr: aneth, aneth frais, brin d'aneth, pluches d'aneth
          de: Dill, frischer dill, dillspitzen, dillzweig, gurkenkraut
          es: eneldo, eneldo fresco, rama de eneldo
        chives | cup=46
          en: fresh chives, chive, chopped chives, snipped chives, chive blossom
          fr: ciboulette, ciboulette fraiche, brin de ciboulette
          de: Schnittlauch, schnittlauchrollchen, schnittlauchhalme
          es: cebollino, cebollin, cebollines
        thyme | cup=38
          en: fresh thyme, thyme leaf, thyme sprig, thyme leaves, sprig of thyme
          fr: thym, thym frais, brin de thym, branche de thym, branches de thym
          de: Thymian, thymianzweig, thymianzweige, frischer thymian, thymianblattchen
          es: tomillo, tomillo fresco, rama de tomillo
        lemon thyme | cup=38
          en: fresh lemon thyme, lemon thyme sprig
          fr: thym citron
          de: Zitronenthymian
          es: tomillo limón, tomillo limonero
        wild thyme
          en: creeping thyme
          fr: serpolet
          de: Quendel, feldthymian, wilder thymian
          es: serpol, tomillo silvestre, serpoles
        rosemary | cup=27
          en: fresh rosemary, rosemary sprig, rosemary leaf, sprig of rosemary, rosemary leaves, rosemary needle
          fr: romarin, brin de romarin, branche de romarin, romarin frais, branches de romarin
          de: Rosmarin, rosmarinzweig, rosmarinzweige, rosmarinnadeln, frischer rosmarin
          es: romero, rama de romero, romero fresco
        sage | cup=32
          en: fresh sage, sage leaf, sage leaves, sage sprig
          fr: sauge, feuille de sauge, sauge fraiche
          de: Salbei, salbeiblatter, salbeiblatt, frischer salbei
          es: salvia, hoja de salvia
        pineapple sage
          fr: sauge ananas
          de: Ananassalbei
          es: salvia piña
        tarragon
          en: fresh tarragon, tarragon leaf, estragon leaf, french tarragon, tarragon sprig
          fr: estragon, estragon frais, brin d'estragon
          de: Estragon, frischer estragon, estragonblatter
          es: estragón, estragon fresco, estragones
        marjoram
          en: fresh marjoram, sweet marjoram, marjoram leaf
          fr: marjolaine, marjolaine fraiche
          de: Majoran, frischer majoran
          es: mejorana
        chervil
          en: fresh chervil, chervil sprig
          fr: cerfeuil, pluches de cerfeuil
          de: Kerbel, frischer kerbel
          es: perifollo, cerafolio
        fresh oregano
          en: oregano sprig, fresh oregano leaf, fresh greek oregano
          fr: origan frais, brin d'origan
          de: frischer Oregano, oregano frisch, oreganozweig, oreganoblatter, dost
          es: orégano fresco, rama de oregano
        fresh savory
          en: fresh summer savory, fresh winter savory
          fr: sarriette fraîche
          de: frisches Bohnenkraut
          es: ajedrea fresca
        lovage
          en: lovage leaf, fresh lovage
          fr: livèche, ache de montagne, livèches, aches de montagne
          de: Liebstöckel, maggikraut
          es: levístico, apio de monte
        lemon balm
          en: lemon balm leaf, fresh lemon balm
          fr: mélisse, melisse citronnelle, citronnelle melisse
          de: Zitronenmelisse, melisse
          es: melisa, toronjil, toronjiles
        lemon verbena
          en: fresh lemon verbena, verbena leaf
          fr: verveine citronnelle, verveine fraiche
          de: Zitronenverbene, verbene
          es: hierbaluisa, hierba luisa, cedron, cedrones
        borage
          en: borage leaf
          fr: bourrache, bourraches
          de: Borretsch
          es: borraja
        salad burnet
          en: burnet
          fr: pimprenelle
          de: Pimpinelle, pimpernelle
          es: pimpinela
        hyssop
          fr: hysope
          de: Ysop
          es: hisopo
        woodruff
          en: sweet woodruff
          fr: aspérule odorante
          de: Waldmeister
          es: asperilla
        mugwort
          en: dried mugwort
          fr: armoise
          de: Beifuß, getrockneter beifuss
          es: artemisa
        rue
          en: common rue
          fr: rue officinale
          de: Weinraute
          es: ruda
        southernwood
          en: cola plant
          fr: aurone, plante coca
          de: Eberraute, colakraut
          es: abrótano
        sweet cicely
          fr: cerfeuil musqué
          de: Süßdolde
          es: perifollo oloroso
        ribwort plantain
          fr: plantain lancéolé
          de: Spitzwegerich
          es: llantén, llantenes
        yarrow
          fr: achillée millefeuille
          de: Schafgarbe
          es: milenrama
        chickweed
          fr: mouron des oiseaux
          de: Vogelmiere
          es: pamplina
        hoja santa
          en: mexican pepperleaf
          fr: hoja santa
          de: Hoja Santa, mexikanischer blattpfeffer
          es: hoja santa, acuyo
        chipilin
          fr: chipilín
          de: Chipilín
          es: chipilín, chipilines
        huacatay
          en: peruvian black mint, black mint
          fr: huacatay, menthe noire du Pérou
          de: Huacatay
          es: huacatay
        epazote
          en: fresh epazote, dried epazote
          fr: épazote
          de: Epazote
          es: epazote, paico
        shiso
          en: perilla leaf, shiso leaf, ooba, sesame leaf, red shiso, perilla leaves, green shiso
          fr: shiso, pérille
          de: Shiso, perilla, perillablatter, shisoblatter
          es: shiso, hoja de shiso
        mitsuba
          en: japanese parsley
          fr: mitsuba
          de: Mitsuba
          es: mitsuba
        rice paddy herb
          en: ngo om
          fr: herbe de rizière
          de: Reisfeldpflanze
          es: hierba de arrozal
        betel leaf
          en: wild betel leaf, la lot leaf
          fr: feuille de bétel, feuille de lolot
          de: Betelblatt, betelblatter
          es: hoja de betel
        pandan leaf
          en: pandan, pandanus leaf, screwpine leaf, fresh pandan leaf
          fr: feuille de pandan, pandanus
          de: Pandanblatt, pandanblatter, pandanusblatt
          es: hoja de pandan, pandano
        curry leaf
          en: fresh curry leaf, curry leaves, sweet neem leaf
          fr: feuille de curry, kaloupilé, feuilles de curry
          de: Curryblatt, curryblatter
          es: hoja de curry, hojas de curry
        fresh fenugreek
          en: fresh methi, fresh fenugreek leaf, methi leaves
          fr: fenugrec frais, feuilles de fenugrec fraîches
          de: frische Bockshornkleeblätter
          es: fenogreco fresco
        sorrel
          en: sorrel leaf, common sorrel, red veined sorrel
          fr: oseille, feuilles d'oseille
          de: Sauerampfer, blutampfer
          es: acedera
        wood sorrel
          en: oxalis
          fr: oxalis, pain de coucou
          de: Sauerklee
          es: aleluya
        banana leaf
          en: banana leaves
          fr: feuille de bananier
          de: Bananenblatt, bananenblatter
          es: hoja de plátano, hoja de banano, hojas de platano
        fig leaf
          en: fig leaves
          fr: feuille de figuier
          de: Feigenblatt, feigenblatter
          es: hoja de higuera
        lotus leaf
          fr: feuille de lotus
          de: Lotusblatt, lotusblatter
          es: hoja de loto
        bamboo leaf
          en: bamboo leaves, zongzi leaf
          fr: feuille de bambou
          de: Bambusblatt, bambusblatter
          es: hoja de bambú
        grape leaf | cup=14 each=3
          en: vine leaf, fresh grape leaf, vine leaves, grape leaves
          fr: feuille de vigne, feuilles de vigne
          de: Weinblatt, weinblatter
          es: hoja de parra, hojas de parra
        sea lettuce
          fr: laitue de mer
          de: Meersalat
          es: lechuga de mar
        stevia leaf
          en: fresh stevia leaf
          fr: feuille de stevia
          de: Steviablatt
          es: hoja de stevia
        herbs
          en: fresh herbs, soft herbs, fresh mixed herbs, herb, garden herbs, chopped herbs, herb sprig
          fr: herbes, herbes aromatiques, herbes fraiches, bouquet d'herbes, herbes melangees
          de: Kräuter, kuchenkrauter, krauter gemischt, gemischte krauter, frische krauter, gartenkrauter, wildkrauter
          es: hierbas, hierbas frescas, hierbas aromaticas, quelites, quelite
        frankfurt green sauce herbs
          en: green sauce herbs
          fr: herbes pour sauce verte
          de: Grüne-Soße-Kräuter, krauter fur grune sosse, frankfurter grune sosse krauter
          es: hierbas para salsa verde
        romeritos
          en: seepweed
          fr: romeritos
          de: Romeritos
          es: romerito, romeritos
        huauzontle
          en: huazontle
          fr: huauzontle
          de: Huauzontle
          es: huauzontle, huazontle
        lamb's quarters
          en: fat hen, goosefoot, lambs quarters
          fr: chénopode blanc
          de: Weißer Gänsefuß, gansefuss
          es: cenizo
        good king henry
          fr: chénopode bon-henri
          de: Guter Heinrich
          es: zurrón, zurrones
        wheatgrass
          en: wheat grass, wheatgrass powder, wheatgrass juice
          fr: herbe de blé
          de: Weizengras
          es: pasto de trigo, hierba de trigo
        # meat
        chicken | cup=140 each=1500 made=meat
          en: whole chicken, roasting chicken, chicken meat, broiler, fryer chicken, cooked chicken, hen
          en: roaster chicken, diced chicken, shredded chicken, chicken piece, chicken chunk
          fr: poulet, poulet entier, viande de poulet
          de: Hähnchen, Huhn, Hähnchenfleisch, Hühnchen, Brathähnchen, Hühnerfleisch, Hendl, Poulet ganz, Masthähnchen
          de: Broiler
          es: pollo, pollo entero, carne de pollo
        rotisserie chicken | cup=140 made=meat
          en: roast chicken, roasted chicken, cooked rotisserie chicken, barbecue chicken
          fr: poulet rôti
          de: Grillhähnchen, gebratenes Hähnchen, Brathendl
          es: pollo asado, pollo rostizado, pollo a l'ast
        cornish hen | each=600 made=meat
          en: cornish game hen, poussin, rock cornish game hen, spring chicken
          fr: coquelet
          de: Stubenküken
          es: picantón, pollito picantón, pollo coquelet, picantones
        capon | made=meat
          fr: chapon
          de: Kapaun
          es: capón, capones
        stewing hen | made=meat
          en: boiling fowl, stewing chicken, boiling hen
          fr: poule, poule au pot
          de: Suppenhuhn
          es: gallina, gallina para caldo
        poulard | made=meat
          en: poularde
          fr: poularde
          de: Poularde
          es: pularda
        chicken carcass | made=meat
          en: chicken bone, chicken frame, chicken back
          fr: carcasse de poulet, os de poulet
          de: Hühnerkarkasse, Hühnerklein, Hähnchenkarkasse, Hühnerknochen
          es: carcasa de pollo, hueso de pollo, esqueleto de pollo
        chicken breast | cup=140 each=174 made=meat
          en: chicken breast half, chicken breast fillet, chicken cutlet, chicken fillet, chicken supreme
          en: chicken breast strip, chicken breast meat, chicken strip
          fr: blanc de poulet, filet de poulet, poitrine de poulet, escalope de poulet, suprême de poulet
          de: Hähnchenbrust, Hähnchenbrustfilet, Hühnerbrust, Pouletbrust, Hühnerbrustfilet, Hähnchenfilet
          de: Hähnchenschnitzel, Hühnerfilet, Hähnchenbrüste, Hühnerbrüste, Hähnchenbrustfilets, Pouletbrüstchen
          es: pechuga de pollo, pechuga, filete de pollo, suprema de pollo
        chicken tender | made=meat
          en: chicken tenderloin, chicken inner fillet, chicken mini fillet
          fr: aiguillette de poulet
          de: Hähnchen-Innenfilet, Hähnchenminutenfilet
          es: solomillo de pollo, tirita de pollo
        chicken thigh | each=116 made=meat
          en: chicken thigh fillet, chicken thigh meat
          fr: haut de cuisse de poulet, cuisse de poulet
          de: Hähnchenoberkeule, Hähnchenschenkel, Hähnchenkeule, Hühnerkeule, Hähnchenoberschenkel, Pouletschenkel
          de: Hühnerschenkel, Hähnchenkeulen, Hähnchenoberkeulen, Hühnerkeulen
          es: contramuslo de pollo, muslo de pollo, contramuslo, encuentro de pollo
        chicken leg | each=130 made=meat
          en: chicken leg quarter, chicken quarter
          fr: jambe de poulet, quart de poulet
          de: Hähnchenbein, Hähnchenschlegel
          es: pata de pollo, pierna de pollo, cuarto trasero de pollo
        chicken drumstick | made=meat
          en: drumstick, chicken drum
          fr: pilon de poulet
          de: Hähnchenunterschenkel, Hähnchenunterkeule, Hähnchenunterkeulen
          es: jamoncito de pollo, jamoncitos de pollo
        chicken wing | each=90 made=meat
          en: wing, chicken wingette, chicken drumette, buffalo wing
          fr: aile de poulet, manchon de poulet
          de: Hähnchenflügel, Chicken Wing, Chickenwings, Hühnerflügel, Pouletflügeli
          es: alita de pollo, ala de pollo, alita
        ground chicken | cup=225 made=meat
          en: chicken mince, minced chicken
          fr: poulet haché
          de: Hähnchenhackfleisch, Geflügelhackfleisch, Hähnchenhack, Geflügelhack
          es: pollo picado, pollo molido, carne picada de pollo
        chicken liver | made=meat
          en: poultry liver
          fr: foie de volaille, foie de poulet
          de: Hühnerleber, Geflügelleber, Hähnchenleber
          es: higadito de pollo, hígado de pollo, higaditos de pollo
        chicken heart | made=meat
          fr: cœur de poulet
          de: Hühnerherz, Hähnchenherz
          es: corazón de pollo, corazones de pollo
        chicken gizzard | made=meat
          en: gizzard
          fr: gésier de poulet, gésier, gésier de volaille
          de: Hühnermagen
          es: molleja de pollo, molleja de ave
        chicken foot | made=meat
          en: chicken feet, chicken paw
          fr: patte de poulet
          de: Hühnerfuß, Hühnerfüße
          es: pie de pollo, patitas de pollo
        chicken skin | made=meat
          fr: peau de poulet, peaux de poulet
          de: Hühnerhaut
          es: piel de pollo, pieles de pollo
        giblet | made=meat
          en: turkey giblet, chicken giblet, turkey neck, chicken neck
          fr: abattis, abats de volaille
          de: Geflügelinnereien, Hühnermägen und Hälse
          es: menudillo, menudillos, menudencias
        poultry | made=meat
          en: poultry meat
          fr: volaille, viande de volaille
          de: Geflügel, Geflügelfleisch
          es: ave de corral, aves de corral, carne de ave
        turkey | cup=140 each=5400 made=meat
          en: whole turkey, turkey meat, roast turkey, cooked turkey, turkey crown
          fr: dinde, dinde entière, viande de dinde
          de: Pute, Truthahn, Putenfleisch, Truthahnfleisch, Puter
          es: pavo, pavo entero, carne de pavo, guajolote
        turkey leg | made=meat
          en: turkey drumstick, turkey thigh
          fr: cuisse de dinde
          de: Putenkeule, Putenoberkeule, Truthahnkeule, Putenunterkeule
          es: muslo de pavo, pata de pavo, contramuslo de pavo
        turkey wing | made=meat
          fr: aile de dinde
          de: Putenflügel
          es: ala de pavo
        turkey breast | made=meat
          en: turkey cutlet, turkey breast fillet, turkey escalope, turkey tenderloin, turkey steak
          fr: escalope de dinde, filet de dinde, blanc de dinde cru
          de: Putenbrust, Putenschnitzel, Truthahnbrust, Putenbrustfilet, Putengeschnetzeltes, Truthahnschnitzel
          es: pechuga de pavo, filete de pavo, solomillo de pavo
        ground turkey | cup=225 made=meat
          en: turkey mince, minced turkey, lean ground turkey
          fr: dinde hachée
          de: Putenhackfleisch, Putenhack
          es: pavo picado, pavo molido, carne picada de pavo
        duck | each=2000 made=meat
          en: whole duck, duckling, duck meat
          fr: canard, caneton, canette, canard entier
          de: Ente, Entenfleisch, Barbarie-Ente
          es: pato, carne de pato
        duck breast | made=meat
          en: duck breast fillet, magret
          fr: magret de canard, filet de canard
          de: Entenbrust, Entenbrustfilet, Entenbrüste
          es: magret de pato, pechuga de pato
        duck leg | made=meat
          fr: cuisse de canard
          de: Entenkeule, Entenkeulen
          es: muslo de pato, pierna de pato
        duck confit | made=meat
          en: confit duck leg, confit duck
          fr: confit de canard, cuisse de canard confite
          de: Entenconfit
          es: confit de pato
        duck liver | made=meat
          fr: foie de canard
          de: Entenleber
          es: hígado de pato
        wild duck | made=meat
          en: mallard
          fr: canard sauvage, colvert
          de: Wildente
          es: pato salvaje, pato silvestre
        goose | made=meat
          en: whole goose, goose breast, goose leg
          fr: oie, oie entière
          de: Gans, Gänse, Gänsekeule, Gänsebrust, Martinsgans, Gänsekeulen
          es: ganso, oca
        quail | each=150 made=meat
          fr: caille
          de: Wachtel, Wachteln
          es: codorniz, codornices
        pheasant | made=meat
          fr: faisan
          de: Fasan
          es: faisán, faisanes
        guinea fowl | made=meat
          en: guinea hen
          fr: pintade, pintadeau, pintadeaux
          de: Perlhuhn
          es: pintada, gallina de guinea
        partridge | made=meat
          fr: perdrix, perdreau, perdreaux
          de: Rebhuhn
          es: perdiz, perdices
        pigeon | made=meat
          en: squab, wood pigeon
          fr: pigeonneau, pigeon ramier, pigeonneaux
          de: Taube
          es: pichón, paloma, pichones
        grouse | made=meat
          en: red grouse
          fr: tétras, grouse d'Écosse
          de: Moorhuhn
          es: urogallo, lagópodo
        woodcock | made=meat
          en: snipe
          fr: bécasse
          de: Schnepfe, Waldschnepfe
          es: becada
        ostrich | made=meat,treif
          en: ostrich steak, emu
          fr: autruche, viande d'autruche, autruches
          de: Strauß, Straußenfleisch, Straußensteak
          es: avestruz, carne de avestruz, avestruces
        rabbit | made=meat,treif
          en: rabbit leg, rabbit saddle, rabbit meat
          fr: lapin, cuisse de lapin, râble de lapin
          de: Kaninchen, Kaninchenkeule
          es: conejo
        hare | made=meat,treif
          fr: lièvre
          de: Hase, Feldhase, Hasenkeule
          es: liebre
        venison | made=meat
          en: venison loin, venison steak, elk, venison haunch, deer meat, deer, stewing venison, venison shoulder
          en: elk meat, ground venison
          fr: cerf, viande de cerf, gibier
          de: Hirschfleisch, Hirsch, Hirschkeule, Hirschgulasch, Wild, Wildfleisch, Hirschrücken, Wildgulasch
          es: venado, ciervo, carne de ciervo, carne de venado, carne de caza
        roe deer | made=meat
          en: roe deer saddle
          fr: chevreuil, gigue de chevreuil, selle de chevreuil
          de: Reh, Rehrücken, Rehfleisch, Rehkeule
          es: corzo
        venison heart | made=meat
          fr: cœur de cerf
          de: Hirschherz
          es: corazón de ciervo, corazones de ciervo
        reindeer | made=meat
          en: caribou
          fr: renne
          de: Rentier, Rentierfleisch
          es: reno
        moose | made=meat
          fr: élan, orignal, orignaux
          de: Elch, Elchfleisch
          es: alce
        wild boar | made=pork
          fr: sanglier, marcassin
          de: Wildschwein, Wildschweinkeule, Wildschweingulasch, Wildschweinfleisch
          es: jabalí
        bison | made=meat
          en: buffalo meat, ground bison, bison steak, buffalo steak
          fr: viande de bison
          de: Bisonfleisch, Büffelfleisch
          es: bisonte, carne de búfalo
        kangaroo | made=meat,treif
          fr: kangourou
          de: Känguru, Kängurufleisch
          es: canguro
        horse meat | made=meat,treif
          en: horsemeat
          fr: viande de cheval, cheval, chevaux
          de: Pferdefleisch
          es: carne de caballo, carne de potro
        alligator | made=meat,treif
          en: alligator meat, crocodile
          fr: viande d'alligator
          de: Krokodilfleisch
          es: carne de cocodrilo, caimán, caimanes
        frog leg | made=meat,treif
          fr: cuisse de grenouille
          de: Froschschenkel
          es: anca de rana
        beef | cup=140 made=meat
          en: beef roast, beef meat, shredded beef, cooked beef, diced beef, boneless beef, beef cube, beef strip
          en: beef joint
          fr: bœuf, viande de bœuf, émincé de bœuf
          de: Rindfleisch, Rind, Rinderbraten, Rindsbraten, Sauerbraten
          es: carne de res, ternera, res, carne de vaca, carne de ternera, vacuno, carne de vacuno
        beef chuck | made=meat
          en: chuck roast, chuck, chuck steak, beef chuck roast, beef shoulder, chuck eye, blade steak, beef blade
          fr: paleron, paleron de bœuf, macreuse, basses côtes
          de: Rinderschulter, Rindernacken, Schulterscherzel, Bugstück
          es: aguja de ternera, aguja de res, espaldilla de res, diezmillo, roast beef argentino, carne de aguja
        stewing beef | made=meat
          en: stew beef, stew meat, beef stew meat, braising steak, stewing steak, braising beef, beef stewing meat
          en: casserole steak
          fr: bœuf à braiser, bœuf bourguignon, bœuf pour bourguignon, bœuf à mijoter, bœuf pour pot-au-feu
          de: Rindergulasch, Gulasch, Gulaschfleisch, Rindsgulasch, Schmorfleisch, Rinderragout
          es: carne para guisar, carne de res para guisar, ternera para guisar, ternera para estofar
          es: carne para estofado
        soup beef | made=meat
          en: boiling beef
          fr: bœuf à pot-au-feu, plat de côtes
          de: Suppenfleisch, Siedfleisch, Beinfleisch
          es: carne para caldo, carne para cocido
        pot roast | made=meat
          en: beef pot roast
          fr: rôti de bœuf à braiser
          de: Schmorbraten, Rinderschmorbraten
          es: carne para asado, carne mechada
        beef round | made=meat
          en: top round, top round chuck, bottom round, eye of round, top round roast, topside, silverside
          en: beef topside, round roast, eye round roast
          fr: tende de tranche, rond de gîte, gîte à la noix
          de: Rinderoberschale, Rinderkeule, Rinderunterschale, Semerrolle
          es: redondo de ternera, babilla de ternera, peceto, tapa de ternera, redondo de res
        roast beef | made=meat
          en: sirloin roast, striploin roast, deli roast beef, sliced roast beef
          fr: rosbif, rôti de bœuf, rôti de bœuf cru
          de: Roastbeef, Rostbeef, Roastbeefaufschnitt
          es: rosbif de ternera, asado de ternera, rosbif de res
        rump roast | made=meat
          en: beef rump, rump cap, picanha, rump, coulotte
          fr: rumsteck, rumsteak
          de: Rinderhüfte, Tafelspitz, Picanha-Braten, Hüftdeckel
          es: picaña, cuadril, cadera de ternera, tapa de cuadril, tapilla, cuadriles
        tri tip | made=meat
          en: tri tip roast, tri tip steak
          fr: aiguillette baronne
          de: Bürgermeisterstück, Pastorenstück
          es: colita de cuadril, rabillo de cadera
        beef shank | made=meat
          en: beef shin, shin of beef
          fr: jarret de bœuf, gîte de bœuf
          de: Rinderbeinscheibe, Beinscheibe, Rinderwade, Rinderhesse
          es: morcillo, jarrete de ternera, chambarete, zancarrón, osobuco de res, morcillo de ternera, zancarrones
        beef cheek | made=meat
          en: ox cheek
          fr: joue de bœuf
          de: Rinderbacke, Ochsenbacke, Rinderbäckchen, Ochsenbäckchen, Rinderbacken, Ochsenbacken
          es: carrillera de ternera, carrillera de res, cachete de res
        corned beef | cup=140 made=meat
          en: corned beef brisket, salt beef
          fr: bœuf salé, corned-beef
          de: Pökelrinderbrust, Cornedbeef
          es: carne en conserva salada, cecina cocida
        pastrami | made=meat
          en: beef pastrami
          fr: pastrami de bœuf
          de: Rinderpastrami
          es: pastrami de ternera
        ground beef | cup=225 made=meat
          en: beef mince, minced beef, hamburger meat, hamburger, lean ground beef, mince, ground chuck, ground round
          en: ground sirloin, steak mince, lean minced beef, ground steak, extra lean ground beef, minced steak
          en: steak tartare
          fr: bœuf haché, viande hachée, steak haché, hachis de bœuf, viande de bœuf hachée
          de: Rinderhackfleisch, Rinderhack, Tatar, Rindshackfleisch, Rinderfaschiertes, Tartar, Beefsteakhack
          es: carne molida, carne de res molida, carne picada de ternera, carne picada de vacuno, ternera picada
        ground meat | cup=225 made=meat,pork?
          en: minced meat, mixed ground meat, mixed mince, ground beef and pork, meatloaf mix, beef and pork mince
          fr: viande hachée mélangée, haché porc et bœuf, hachis de viande
          de: Hackfleisch, gemischtes Hackfleisch, Hackfleisch gemischt, Hack, Gehacktes, Faschiertes, gemischtes Hack
          de: halb und halb Hackfleisch
          es: carne picada, carne picada mixta, carne molida mixta
        beef patty | made=meat
          en: burger patty, hamburger patty, burger, beef burger, beefburger, hamburger steak
          fr: steak pour burger, galette de bœuf, hamburger de bœuf
          de: Burgerpatty, Burger-Patty, Hamburgerpatty, Beefburger
          es: hamburguesa, hamburguesa de ternera, carne para hamburguesa, medallón de carne, medallones de carne
        steak | made=meat
          en: beef steak, beefsteak, frying steak
          fr: steak de bœuf, bifteck, pavé de bœuf
          de: Rindersteak, Rindsteak
          es: bistec, filete de ternera, bife, bistec de res, filete de res, churrasco
        sirloin steak | made=meat
          en: sirloin, top sirloin, sirloin tip, top sirloin steak, beef sirloin, sirloin tip steak
          fr: steak d'aloyau, aloyau
          de: Sirloin-Steak, Hüftsteak, Huftsteak
          es: bistec de sirloin, sirloin de res, bistec de cadera, sirloines de res
        rump steak | made=meat
          fr: steak de rumsteck, pavé de rumsteck
          de: Rinderhüftsteak
          es: bife de cuadril, filete de cadera
        strip steak | made=meat
          en: new york strip steak, new york strip, striploin, striploin steak, new york steak, strip loin steak
          fr: faux-filet, contre-filet
          de: Rumpsteak, Lendensteak
          es: lomo bajo de ternera, bife de chorizo, bife angosto
        ribeye steak | made=meat
          en: ribeye, rib eye steak, rib eye, scotch fillet, delmonico steak, rib steak, cowboy steak, tomahawk steak
          fr: entrecôte, entrecôte de bœuf
          de: Ribeye-Steak, Rib-Eye-Steak, Rinderentrecôte
          es: entrecot, chuletón, ojo de bife, lomo alto de ternera, chuletones
        flank steak | made=meat
          en: bavette steak, flank
          fr: bavette, bavette d'aloyau, bavette de flanchet
          de: Flanksteak, Flank-Steak, Dünnung
          es: vacío, falda de res, arrachera de flanco, sobrebarriga
        skirt steak | made=meat
          en: beef skirt, fajita meat
          fr: hampe, hampe de bœuf
          de: Saumfleisch, Skirt-Steak, Kronfleisch
          es: entraña, arrachera
        hanger steak | made=meat
          en: onglet steak, butcher's steak
          fr: onglet, onglet de bœuf
          de: Nierenzapfen, Hanging Tender
          es: solomillo de pulmón, entraña gruesa
        flat iron steak | made=meat
          en: top blade steak, butlers steak
          fr: steak de paleron, merlan de bœuf
          de: Flat-Iron-Steak, Schulterscherzelsteak
          es: marucha, bistec de espaldilla
        t bone steak | made=meat
          en: t bone, porterhouse steak, porterhouse
          fr: steak t-bone
          de: T-Bone-Steak, Porterhouse-Steak
          es: chuleta de ternera, bistec t-bone, chuletón de ternera t-bone, chuletones de ternera t-bone
        round steak | made=meat
          en: beef round steak, top round steak, bottom round steak, london broil
          fr: steak de ronde, steak de tende de tranche
          de: Oberschalensteak, Kluftsteak
          es: bistec de bola, bola de lomo, filete de babilla
        cube steak | made=meat
          en: cubed steak, minute steak, swiss steak, sandwich steak
          fr: steak minute, steak attendri
          de: Minutensteak
          es: bistec ablandado, filete fino de ternera
        beef roulade | made=meat
          en: beef olive slice, beef roulade slice, roulade beef
          fr: paupiette de bœuf
          de: Rinderroulade, Roulade, Rindsroulade, Rouladenfleisch, Rouladen, Rinderrouladen, Rindsrouladen
          es: filete para rollitos de ternera
        beef tenderloin | made=meat
          en: filet mignon, beef fillet, fillet steak, tenderloin steak, beef fillet steak, chateaubriand
          en: beef tenderloin steak, fillet of beef, tournedos
          fr: filet de bœuf, tournedos de bœuf
          de: Rinderfilet, Filetsteak, Rinderfiletsteak, Rindsfilet, Lungenbraten
          es: solomillo de ternera, lomo fino, filete mignon, solomillo de res, solomillo de buey, lomito de res
        beef brisket | made=meat
          en: brisket, beef brisket flat
          fr: poitrine de bœuf, pointe de poitrine
          de: Rinderbrust, Ochsenbrust, Brustkern, Rinderbrustkern
          es: pecho de ternera, falda de ternera, pecho de res, tapa de pecho, punta de pecho
        beef short rib | made=meat
          en: short rib, beef rib, short ribs of beef, flanken rib
          fr: plat de côtes de bœuf, travers de bœuf
          de: Rinderrippe, Short Rib, Querrippe, Leiterstück, Rinderrippen
          es: costilla de ternera, costilla de res, asado de tira, tira de asado
        prime rib | made=meat
          en: standing rib roast, rib roast, prime rib roast, rib of beef, forerib of beef, beef rib roast
          fr: côte de bœuf, train de côtes
          de: Hohe Rippe, Hochrippe, Rinderkotelett, Côte de Boeuf vom Rind
          es: costillar de ternera, lomo alto con hueso, costilla de res para asar, costillares de ternera
        oxtail | made=meat
          fr: queue de bœuf
          de: Ochsenschwanz
          es: rabo de toro, rabo de buey, cola de res, rabo de ternera
        beef bone | made=meat
          en: marrow bone, soup bone, veal bone, bone marrow, beef marrow bone, knuckle bone, beef marrow
          fr: os à moelle, os de bœuf, os de veau, moelle
          de: Markknochen, Suppenknochen, Rinderknochen, Kalbsknochen, Knochenmark, Rindermark, Rindermarkknochen
          es: hueso de ternera, hueso con tuétano, hueso de caña, tuétano, hueso de rodilla, hueso de res
        beef liver | made=meat
          en: liver, ox liver
          fr: foie, foie de bœuf, foie de génisse
          de: Rinderleber, Leber, Rindsleber
          es: hígado, hígado de ternera, hígado de res
        veal liver | made=meat
          en: calf's liver, calf liver, calves liver
          fr: foie de veau
          de: Kalbsleber
          es: hígado de ternera lechal
        pork liver | made=pork
          en: pig's liver, pig liver
          fr: foie de porc
          de: Schweineleber
          es: hígado de cerdo
        beef tongue | made=meat
          en: tongue, ox tongue, veal tongue, lamb's tongue
          fr: langue de bœuf
          de: Rinderzunge, Kalbszunge, Zunge, Ochsenzunge
          es: lengua de ternera, lengua, lengua de res
        beef heart | made=meat
          en: ox heart, lamb's heart
          fr: cœur de bœuf viande
          de: Rinderherz, Kalbsherz
          es: corazón de ternera, corazón de res, corazones de ternera, corazones de res
        beef kidney | made=meat
          en: kidney, ox kidney, veal kidney, calf's kidney
          fr: rognon, rognon de veau, rognon de bœuf
          de: Rinderniere, Niere, Kalbsniere
          es: riñón de ternera, riñón, riñones, riñones de ternera
        lamb kidney | made=meat
          en: lamb's kidney
          fr: rognon d'agneau
          de: Lammniere
          es: riñón de cordero, riñoncitos de cordero, riñones de cordero
        tripe | made=meat
          en: honeycomb tripe, beef tripe
          fr: tripes, gras-double
          de: Kutteln, Kuttel, Pansen
          es: callos, mondongo, panza de res, tripa, pancita
        sweetbread | made=meat
          en: veal sweetbread, lamb sweetbread
          fr: ris de veau, ris d'agneau
          de: Kalbsbries, Milke
          es: molleja, molleja de ternera, lechecilla
        brain | made=meat
          en: calf's brain, lamb brain
          fr: cervelle, cervelle d'agneau
          de: Hirn, Kalbshirn
          es: seso, sesos
        offal | made=meat
          en: variety meat, organ meat
          fr: abats
          de: Innereien
          es: casquería, asadura, vísceras
        veal | made=meat
          en: veal shoulder, veal stew meat, veal roast, veal loin, stewing veal, rose veal, veal breast
          fr: veau, épaule de veau, rôti de veau, blanquette de veau, sauté de veau, viande de veau, veaux
          de: Kalbfleisch, Kalb, Kalbsbraten, Kalbsschulter, Kalbsgulasch, Kalbsbrust, Kalbsgeschnetzeltes
          es: ternera lechal, ternera blanca, carne de ternera lechal, mamón, mamones
        veal cutlet | made=meat
          en: veal scaloppine, veal escalope, veal scallopini, veal schnitzel
          fr: escalope de veau
          de: Kalbsschnitzel, Wiener Schnitzel
          es: escalope de ternera, milanesa de ternera, filete de ternera lechal
        veal chop | made=meat
          en: veal rib chop, veal loin chop
          fr: côte de veau, côtelette de veau
          de: Kalbskotelett
          es: chuleta de ternera lechal
        veal tenderloin | made=meat
          en: veal fillet
          fr: filet de veau, filet mignon de veau
          de: Kalbsfilet
          es: solomillo de ternera lechal
        veal shank | made=meat
          en: osso buco, ossobuco, veal shin
          fr: jarret de veau, osso-bucco
          de: Kalbshaxe, Kalbsbeinscheibe, Ossobuco
          es: osobuco, jarrete de ternera lechal
        veal cheek | made=meat
          fr: joue de veau
          de: Kalbsbäckchen, Kalbsbacke, Kalbsbacken
          es: carrillera de ternera lechal
        ground veal | cup=225 made=meat
          en: minced veal, veal mince
          fr: veau haché
          de: Kalbshackfleisch, Kalbshack
          es: ternera lechal picada
        pork | cup=140 made=pork
          en: pork meat, lean pork, pork leg, pork steak, stewing pork, pork cushion meat, diced pork, cooked pork
          en: fresh ham, pork cube, pork joint, pork strip
          fr: porc, viande de porc, sauté de porc, rouelle de porc
          de: Schweinefleisch, Schwein, Schweinegulasch, Schweinegeschnetzeltes, Schweinekeule
          es: cerdo, carne de cerdo, carne de puerco, puerco, chancho, magro de cerdo
        pork shoulder | made=pork
          en: pork butt, boston butt, pork shoulder roast, pork shoulder butt, pork picnic shoulder, pork blade roast
          en: picnic ham
          fr: épaule de porc, palette de porc
          de: Schweineschulter, Schweinebug
          es: paleta de cerdo, paletilla de cerdo, espaldilla de cerdo, bondiola de cerdo
        pork roast | made=pork
          en: roast pork, roasting pork
          fr: rôti de porc
          de: Schweinebraten, Krustenbraten, Schweinsbraten
          es: asado de cerdo, cerdo para asar
        pulled pork | cup=140 made=pork
          fr: porc effiloché
          de: Pulled Pork
          es: cerdo desmechado, cerdo mechado
        pork neck | made=pork
          en: pork collar, pork scotch fillet, pork collar steak
          fr: échine de porc
          de: Schweinenacken, Schweinekamm, Nackensteak, Schweinehals, Schopfbraten
          es: cabezada de cerdo, aguja de cerdo, cabeza de lomo
        iberian pork | made=pork
          en: iberico pork, pluma iberica, secreto iberico, presa iberica
          fr: porc ibérique, pluma ibérique
          de: Iberico-Schwein
          es: cerdo ibérico, secreto ibérico, presa ibérica, pluma ibérica
        pork cheek | made=pork
          en: pig cheek
          fr: joue de porc
          de: Schweinebacke, Schweinebäckchen, Schweinebacken
          es: carrillera de cerdo, carrillera, carrilleras
        pork chop | made=pork
          en: pork loin chop, pork rib chop, bone in pork chop, pork shoulder chop
          fr: côte de porc, côtelette de porc, côte de porc échine
          de: Schweinekotelett, Kotelett, Schweinekoteletts, Koteletts
          es: chuleta de cerdo, chuleta, chuleta de puerco
        pork cutlet | made=pork
          en: pork schnitzel, pork escalope, schnitzel
          fr: escalope de porc, grillade de porc
          de: Schweineschnitzel, Minutenschnitzel, Schnitzel
          es: escalope de cerdo, filete de cerdo, milanesa de cerdo
        pork loin | made=pork
          en: pork loin roast, boneless pork loin, center cut pork loin, pork loin steak
          fr: longe de porc, filet de porc, carré de porc
          de: Schweinelende, Schweinerücken, Schweinelachs, Karree, Schweinelachsbraten
          es: lomo de cerdo, lomo, cinta de lomo, lomo de puerco
        pork tenderloin | each=450 made=pork
          en: pork fillet, pork filet
          fr: filet mignon de porc
          de: Schweinefilet, Lendchen, Schweinelendchen, Schweinslungenbraten
          es: solomillo de cerdo, solomillo, lomito de cerdo
        pork belly | made=pork
          en: pork belly slice, belly pork, side pork
          fr: poitrine de porc, poitrine fraîche
          de: Schweinebauch, Bauchfleisch
          es: panceta de cerdo, panceta fresca
        pork rib | made=pork
          en: spare rib, sparerib, baby back rib, back rib, country style rib, country style pork rib, pork spare rib
          en: riblet
          fr: travers de porc, ribs de porc, coustillous
          de: Schweinerippe, Rippchen, Spareribs, Schälrippchen, Schweinerippchen, Leiterchen, Schweinerippen
          es: costilla de cerdo, costilla, costillar de cerdo, costilla de puerco, costillares de cerdo
        smoked pork loin | made=pork
          en: kassler, smoked pork chop, smoked pork neck
          fr: porc fumé, kassler d'Alsace, palette fumée
          de: Kasseler, Kassler, Kasselerkotelett, Kasseler Nacken
          es: lomo de cerdo ahumado, chuleta de Sajonia, chuleta ahumada
        ground pork | cup=225 made=pork
          en: pork mince, minced pork, lean ground pork
          fr: porc haché, viande de porc hachée
          de: Schweinehackfleisch, Schweinehack, Mett, Schweinemett, Thüringer Mett, Hackepeter
          es: carne de cerdo picada, carne de cerdo molida, cerdo picado, cerdo molido
        pork skin | made=pork
          en: pork rind cooking, pig skin
          fr: couenne de porc, couenne
          de: Schweineschwarte, Schwarte
          es: piel de cerdo, corteza fresca de cerdo, cuero de cerdo, pieles de cerdo
        pork crackling | made=pork
          en: chicharron, pork crackle, pork scratching
          fr: couenne soufflée, gratton, grattons
          de: Schweinekruste, Grieben, Griebe
          es: chicharrón, torrezno, chicharrones
        pork trotter | made=pork
          en: pig's foot, pig trotter, pig's trotter, pig foot, pig's feet
          fr: pied de porc
          de: Schweinefuß, Schweinsfuß, Schweinefüße, Spitzbein
          es: manita de cerdo, pata de cerdo, manitas de cerdo, pezuña de cerdo
        ham hock | made=pork
          en: smoked ham hock, pork hock, ham bone, ham shank, pork knuckle, pork shank, gammon hock, smoked pork hock
          fr: jarret de porc, jambonneau, jarret demi-sel, jarret fumé, jambonneaux
          de: Schweinehaxe, Eisbein, Schweinshaxe, Stelze, Surhaxe
          es: codillo de cerdo, codillo, lacón, hueso de jamón, lacones
        pig's ear | made=pork
          fr: oreille de porc
          de: Schweineohr
          es: oreja de cerdo
        pork head | made=pork
          en: pig's head, hog jowl, pork jowl
          fr: tête de porc, gorge de porc
          de: Schweinekopf
          es: cabeza de cerdo, papada de cerdo, careta de cerdo
        salt pork | made=pork
          en: fatback, back fat, fat back, pork back fat, pork fat
          fr: petit salé, lard gras, barde de lard, porc demi-sel, lard salé
          de: grüner Speck, Rückenspeck, Lardo, fetter Speck, Pökelfleisch
          es: tocino salado, tocino blanco, unto, tocino ibérico
        suckling pig | made=pork
          fr: cochon de lait
          de: Spanferkel
          es: cochinillo, lechón, lechones
        caul fat | made=pork
          fr: crépine
          de: Schweinenetz
          es: redaño, crepineta
        sausage casing | made=pork?,meat
          en: hog casing, sausage skin
          fr: boyau, boyau naturel
          de: Wurstdarm, Schweinedarm, Naturdarm
          es: tripa para embutido
        bacon | each=28 piece=slice made=pork
          en: streaky bacon, smoked bacon, bacon strip, bacon rasher, bacon slice, bacon piece, rasher
          en: thick cut bacon, smoked streaky bacon, bacon slab, unsmoked bacon, side bacon, crumbled bacon
          en: applewood smoked bacon
          fr: bacon, poitrine fumée, lard fumé, tranche de lard, lard maigre, poitrine de porc fumée, tranches de lard
          de: Frühstücksspeck, Speck, Bauchspeck, Räucherspeck, durchwachsener Speck, geräucherter Speck, Dörrfleisch
          es: beicon, tocino, tocineta, panceta ahumada, tocino ahumado, bacón, beicones, bacones
        back bacon | made=pork
          en: canadian bacon, peameal bacon, middle bacon, bacon medallion, smoked back bacon
          fr: bacon de dos, bacon canadien
          de: Rückenspeck geräuchert, Kanadischer Speck
          es: lomo ahumado, tocino canadiense, bacon canadiense
        lardon | made=pork
          en: bacon lardon, diced bacon, bacon cube, bacon dice
          fr: lardon, allumettes de lardons, lardons fumés, dés de lardons, allumette de lardon
          de: Speckwürfel, Baconwürfel, Schinkenspeckwürfel, gewürfelter Speck, Katenschinkenwürfel
          es: taco de beicon, tacos de panceta, dados de bacon
        bacon bit | cup=112 may=soybeans,gluten made=pork
          en: real bacon bit, bacon crumble
          fr: miette de bacon
          de: Baconstückchen, Bacon Bits
          es: trocito de beicon
        turkey bacon | made=meat
          en: turkey rasher
          fr: bacon de dinde
          de: Putenbacon, Putenspeck
          es: beicon de pavo, tocino de pavo, beicones de pavo
        pancetta | made=pork
          en: diced pancetta, smoked pancetta
          fr: pancetta, poitrine roulée
          de: Pancetta
          es: panceta, panceta italiana
        guanciale | made=pork
          fr: guanciale
          de: Guanciale
          es: guanciale, papada curada
        south tyrolean speck | made=pork
          en: speck alto adige, speck ham
          fr: speck du Tyrol
          de: Südtiroler Speck, Tiroler Speck
          es: speck tirolés
        lardo di colonnata | made=pork
          en: cured lardo
          fr: lardo de Colonnata
          de: Lardo di Colonnata
          es: lardo de Colonnata
        ham | cup=140 each=28 piece=slice may=milk,soybeans made=pork
          en: cooked ham, smoked ham, deli ham, ham steak, gammon, honey ham, sliced ham, baked ham, diced ham
          en: boiled ham, gammon steak, gammon joint, bone in ham, ham slice, black forest deli ham
          fr: jambon, jambon blanc, jambon cuit, jambon de Paris, jambon fumé, jambon à l'os
          de: Kochschinken, Schinken, gekochter Schinken, Hinterschinken, Schinkenwürfel, Vorderschinken, Formschinken
          es: jamón cocido, jamón, jamón york, jamón de york, jamón dulce, jamón cocido en lonchas, jamones
          es: jamones de york
        country ham | made=pork
          en: virginia ham, smithfield ham
          fr: jambon de pays américain
          de: Landschinken
          es: jamón curado americano
        cured ham | made=pork
          en: dry cured ham, air dried ham
          fr: jambon cru, jambon sec, jambon de pays
          de: Rohschinken, roher Schinken, luftgetrockneter Schinken
          es: jamón curado, jamón crudo, virutas de jamón
        prosciutto | each=15 piece=slice made=pork
          en: parma ham, prosciutto di parma, san daniele ham, prosciutto ham, prosciutto slice, prosciutto crudo
          fr: jambon de Parme, prosciutto
          de: Parmaschinken, San-Daniele-Schinken, Prosciutto
          es: jamón de Parma, prosciutto, jamones de Parma
        serrano ham | made=pork
          fr: jambon serrano
          de: Serranoschinken, Serrano-Schinken
          es: jamón serrano
        iberico ham | made=pork
          en: iberian ham, jamon iberico de bellota
          fr: jambon ibérique, pata negra
          de: Ibérico-Schinken, Pata-Negra-Schinken
          es: jamón ibérico, jamón de bellota, paleta ibérica, jamones de bellota
        bayonne ham | made=pork
          fr: jambon de Bayonne
          de: Bayonner Schinken
          es: jamón de Bayona, jamones de Bayona
        black forest ham | made=pork
          fr: jambon de Forêt-Noire
          de: Schwarzwälder Schinken, Schinkenspeck, Katenschinken, Schinkenspeck geräuchert
          es: jamón de la Selva Negra, jamones de la Selva Negra
        westphalian ham | made=pork
          fr: jambon de Westphalie
          de: Westfälischer Schinken, Knochenschinken
          es: jamón de Westfalia, jamones de Westfalia
        smoked pork fillet ham | made=pork
          en: lachsschinken, nut ham
          fr: noix de jambon fumée
          de: Lachsschinken, Nussschinken
          es: jamón ahumado de lomo
        bresaola | made=meat
          fr: bresaola
          de: Bresaola
          es: bresaola
        bundnerfleisch | made=meat
          en: air dried beef, grisons meat
          fr: viande des Grisons, viande séchée
          de: Bündnerfleisch
          es: carne de los Grisones
        cecina | made=meat
          fr: cecina de León
          de: Cecina
          es: cecina, cecina de León
        coppa | made=pork
          en: capicola, capocollo, gabagool
          fr: coppa, lonzu
          de: Coppa, Kapokollo
          es: coppa, bondiola curada, capocollo
        culatello | made=pork
          fr: culatello
          de: Culatello
          es: culatello
        cured pork loin | made=pork
          en: lomo embuchado, lonza
          fr: lonzo
          de: Lomo-Schinken
          es: lomo embuchado, caña de lomo, lomo curado
        sausage | cup=140 may=gluten,mustard,milk,celery,sulphites,soybeans made=pork
          en: pork sausage, sausage link, smoked pork sausage, link sausage, pork link, cooked sausage
          fr: saucisse, saucisse de porc
          de: Wurst, Würste, Grillwurst, Schweinswürstchen, Bratwürstchen
          es: salchicha, salchicha de cerdo, salchicha fresca
        british sausage | has=gluten may=sulphites,mustard,soybeans made=pork
          en: banger, cumberland sausage, lincolnshire sausage, country sausage, cocktail banger
          fr: saucisse anglaise
          de: englisches Würstchen
          es: salchicha inglesa
        breakfast sausage | may=soybeans,milk,gluten made=pork
          en: sausage patty, breakfast sausage link, breakfast link, pork sausage patty, turkey breakfast sausage
          fr: saucisse petit-déjeuner
          de: Frühstückswürstchen
          es: salchicha de desayuno
        sausage meat | cup=225 may=gluten,mustard,sulphites,soybeans,milk made=pork
          en: ground sausage, bulk sausage, bulk pork sausage, ground pork sausage, sausagemeat, pork sausage meat
          en: sage sausage, pork sausage roll
          fr: chair à saucisse, farce de porc, farce à légumes
          de: Wurstbrät, Bratwurstbrät, Kalbsbrät
          es: carne de salchicha, masa de salchicha
        bratwurst | each=100 may=milk,mustard,celery,gluten made=pork
          en: brat, grilling bratwurst
          fr: saucisse à griller, saucisse à rôtir, bratwurst
          de: Bratwurst, Rostbratwurst, Bratwürste, Thüringer, Nürnberger Rostbratwurst, Schweinsbratwurst
          de: feine Bratwurst
          es: bratwurst, salchicha bratwurst, salchicha alemana
        veal bratwurst | has=milk may=celery,mustard made=meat,pork
          en: st gallen bratwurst
          fr: saucisse de veau
          de: Kalbsbratwurst, Olma-Bratwurst
          es: salchicha de ternera
        weisswurst | may=mustard,celery made=meat,pork
          en: white sausage, bavarian white sausage
          fr: saucisse blanche, saucisse blanche de Munich
          de: Weißwurst, Münchner Weißwurst, Weißwürste
          es: salchicha blanca, salchicha blanca de Baviera
        mettwurst | may=mustard,celery,milk made=pork
          en: teewurst, spreadable raw sausage
          fr: saucisse à tartiner, mettwurst
          de: Mettwurst, Teewurst, Streichmettwurst, Mettenden, Mettende, Zwiebelmettwurst, Braunschweiger, Mettwürste
          de: Mettwürstchen
          es: salchicha mettwurst, embutido para untar
        chicken sausage | may=milk,gluten,soybeans made=meat,pork?
          en: chicken apple sausage, chicken sausage link
          fr: saucisse de poulet, saucisse de volaille
          de: Geflügelbratwurst, Geflügelwürstchen, Hähnchenwurst
          es: salchicha de pollo
        turkey sausage | may=milk,gluten,soybeans made=meat,pork?
          en: turkey sausage link, ground turkey sausage, smoked turkey sausage
          fr: saucisse de dinde
          de: Putenwürstchen, Putenbratwurst
          es: salchicha de pavo
        lamb sausage | may=gluten,sulphites made=meat
          en: merguez, merguez sausage
          fr: merguez
          de: Merguez, Lammbratwurst
          es: salchicha de cordero, salchicha merguez
        beef sausage | may=gluten,milk,mustard,soybeans made=meat
          en: sucuk, soujouk, sujuk
          fr: saucisse de bœuf
          de: Rinderbratwurst, Sucuk, Knoblauchwurst, Rindswurst
          es: salchicha de res
        boerewors | may=gluten,sulphites made=meat,pork?
          fr: boerewors
          de: Boerewors
          es: boerewors
        chipolata | may=gluten,sulphites,milk made=pork
          en: cocktail chipolata, pig in blanket sausage
          fr: chipolata
          de: Chipolata
          es: chipolata, salchichita fresca
        toulouse sausage | made=pork
          fr: saucisse de Toulouse, saucisse fraîche
          de: Toulouser Wurst
          es: salchicha de Toulouse
        morteau sausage | made=pork
          fr: saucisse de Morteau, saucisse de Montbéliard, Morteau, Morteaux
          de: Morteauwurst
          es: salchicha de Morteau
        diots | made=pork
          fr: diot, diot de Savoie
          de: Diot-Wurst
          es: diot
        andouillette | made=pork
          fr: andouillette
          de: Andouillette
          es: andouillette
        italian sausage | may=sulphites,milk made=pork
          en: sweet italian sausage, hot italian sausage, mild italian sausage, salsiccia, luganega
          en: bulk italian sausage, italian pork sausage
          fr: saucisse italienne
          de: Salsiccia, italienische Bratwurst, italienische Wurst
          es: salchicha italiana
        cotechino | made=pork
          en: zampone
          fr: cotechino
          de: Cotechino, Zampone
          es: cotechino
        nduja | made=pork
          en: 'nduja, nduja sausage
          fr: nduja
          de: Nduja
          es: nduja
        longaniza | may=milk made=pork
          en: longanisa
          fr: longanisse
          de: Longaniza
          es: longaniza
        butifarra | may=milk made=pork
          en: botifarra, catalan sausage
          fr: botifarra, saucisse catalane
          de: Butifarra
          es: butifarra, butifarra blanca
        chorizo | may=milk,soybeans made=pork
          en: chorizo sausage, spanish chorizo, cured chorizo, chorizo ring
          fr: chorizo
          de: Chorizo, Chorizowurst, Paprikawurst
          es: chorizo, chorizo curado, chorizo español
        fresh chorizo | may=milk,soybeans made=pork
          en: mexican chorizo, cooking chorizo, ground chorizo
          fr: chorizo frais, chorizo à cuire
          de: frische Chorizo, Chorizo zum Braten
          es: chorizo fresco, chorizo mexicano, chorizo criollo, chistorra, txistorra
        sobrasada | may=milk made=pork
          fr: soubressade
          de: Sobrasada
          es: sobrasada, sobrassada
        chinese sausage | has=soybeans may=gluten,sulphites made=pork,alcohol?
          en: lap cheong, lap chong, lap xuong
          fr: saucisse chinoise
          de: chinesische Wurst
          es: salchicha china
        kielbasa | cup=140 may=mustard,milk,soybeans made=pork
          en: smoked sausage, polish sausage, polska kielbasa, garlic sausage, smoked sausage link, kielbasa sausage
          fr: saucisse fumée, saucisse polonaise, kielbasa
          de: Rauchwurst, Krakauer, polnische Wurst, Räucherwurst, geräucherte Wurst, Rauchwürste
          es: salchicha ahumada, salchicha polaca, kielbasa
        cabanossi | may=mustard,milk made=pork
          en: kabanos, cabana
          fr: cabanossi, kabanos
          de: Cabanossi, Kabanossi, Cabanossis
          es: cabanossi
        andouille sausage | made=pork
          en: andouille, cajun sausage
          fr: andouille, andouille de Guéméné, andouille de Vire
          de: Andouille
          es: andouille
        linguica | made=pork
          en: linguica sausage, portuguese sausage, chourico
          fr: linguiça
          de: Linguiça
          es: linguiza, chorizo portugués
        landjager | made=pork
          en: landjaeger, smoked dried sausage, summer sausage
          fr: gendarme
          de: Landjäger
          es: salchicha landjäger
        frankfurter | each=50 may=milk,mustard,celery,soybeans,gluten made=pork
          en: hot dog, wiener, hot dog sausage, cocktail sausage, frank, beef frank, hot dog wiener, vienna sausage
          en: cocktail wiener, little smokies, beef hot dog, mini frankfurter
          fr: saucisse de Strasbourg, knack, saucisse de Francfort, saucisse cocktail, knacki, saucisse viennoise
          de: Wiener Würstchen, Würstchen, Wienerle, Frankfurter Würstchen, Frankfurter, Hot-Dog-Würstchen
          de: Saitenwürstle
          es: salchicha de Frankfurt, salchicha Frankfurt, frankfurt, salchicha tipo Viena, pancho
        bockwurst | may=mustard,milk,celery made=pork
          en: knockwurst, knackwurst, cervelat, cervelas
          fr: cervelas
          de: Bockwurst, Knackwurst, Cervelat, Knacker, Bockwürste, Knackwürste
          es: salchicha bockwurst
        currywurst | may=celery,mustard made=pork
          fr: currywurst
          de: Currywurst
          es: currywurst
        salami | may=milk,mustard made=pork
          en: genoa salami, salami slice, milano salami, hungarian salami, hard salami, cotto salami, finocchiona
          fr: salami
          de: Salami, Edelsalami, Minisalami
          es: salami, salame
        soppressata | may=milk made=pork
          fr: soppressata
          de: Soppressata
          es: soppressata, sopresa
        pepperoni | may=milk,soybeans made=pork
          en: pepperoni slice, pepperoni sausage, turkey pepperoni
          fr: pepperoni
          de: Pepperoniwurst, Peperoniwurst, Pepperoni-Salami
          es: pepperoni
        saucisson | may=milk made=pork
          en: dry sausage, rosette de lyon
          fr: saucisson sec, saucisson, rosette, saucisson à l'ail, rosette de Lyon
          de: französische Salami, luftgetrocknete Salami
          es: salchichón francés
        salchichon | may=milk made=pork
          fr: salchichón espagnol
          de: Salchichón
          es: salchichón, salchichones
        fuet | may=milk made=pork
          en: fuet sausage
          fr: fuet
          de: Fuet
          es: fuet, secallona
        deli meat | may=milk,mustard,celery,soybeans,gluten made=meat,pork?
          en: cold cuts, cold cut, lunch meat, lunchmeat, deli sliced meat, sandwich meat
          fr: charcuterie, assiette de charcuterie
          de: Aufschnitt, Wurstaufschnitt, Wurstwaren
          es: embutido, fiambre, fiambres, charcutería
        deli turkey | may=milk,soybeans made=meat
          en: sliced turkey, smoked turkey, smoked turkey breast, deli turkey breast
          fr: blanc de dinde, blanc de dinde en tranches
          de: Putenaufschnitt, Putenbrustaufschnitt, Truthahnaufschnitt
          es: fiambre de pavo, pavo en lonchas
        deli chicken | may=milk,soybeans made=meat
          en: sliced chicken, smoked chicken
          fr: blanc de poulet en tranches
          de: Hähnchenbrustaufschnitt, Geflügelwurst, Hähnchenaufschnitt
          es: fiambre de pollo, jamón de pollo, jamones de pollo
        mortadella | may=nuts,milk made=pork
          fr: mortadelle
          de: Mortadella
          es: mortadela
        bologna | may=milk,mustard,celery,soybeans made=pork
          en: baloney, bologna sausage, polony
          fr: saucisson de Bologne
          de: Lyoner, Fleischwurst, Stadtwurst, Extrawurst
          es: salchicha de Bolonia
        lyon sausage | may=milk,nuts made=pork
          en: cervelas lyonnais
          fr: saucisson de Lyon à cuire, saucisson à cuire
          de: Lyoner Kochwurst
          es: salchichón de Lyon, salchichones de Lyon
        beer ham sausage | may=mustard,milk made=pork
          en: ham sausage, beerwurst
          fr: saucisson à la bière
          de: Bierschinken, Bierwurst, Jagdwurst, Schinkenwurst
          es: salchicha de jamón
        liverwurst | may=milk,mustard,celery made=pork
          en: liver sausage, liver spread
          fr: saucisse de foie
          de: Leberwurst, Kalbsleberwurst
          es: embutido de hígado, leverwurst
        liver pate | cup=208 may=milk,eggs,gluten made=pork,alcohol?
          en: chicken liver pate, pork pate, pate de campagne, duck pate
          fr: pâté de campagne, pâté de foie, mousse de foie, mousse de canard
          de: Leberpastete, Pastete, Geflügelleberpastete
          es: paté de hígado, paté de campaña
        terrine | may=milk,eggs,nuts made=pork,alcohol?
          en: country terrine
          fr: terrine, terrine de campagne
          de: Terrine
          es: terrina
        foie gras | may=milk made=meat,alcohol?
          en: duck foie gras, goose liver
          fr: foie gras, foie gras de canard, bloc de foie gras
          de: Gänsestopfleber, Gänseleber, Entenstopfleber
          es: foie gras, hígado de oca, foie de pato
        rillettes | made=pork
          en: pork rillettes, duck rillettes
          fr: rillettes, rillettes de porc
          de: Rillettes
          es: rillettes
        haggis | has=gluten made=meat
          fr: haggis
          de: Haggis
          es: haggis
        leberkase | may=celery,mustard,milk made=pork
          en: meat loaf leberkase, bavarian meatloaf
          fr: fromage d'Italie, pain de viande bavarois
          de: Leberkäse, Fleischkäse, Leberkäs
          es: pastel de carne bávaro, pasteles de carne bávaro
        meatloaf | may=gluten,eggs,milk made=meat,pork?
          fr: pain de viande
          de: Hackbraten, falscher Hase, Faschierter Braten
          es: pastel de carne, pasteles de carne
        head cheese | made=pork
          en: brawn, aspic meat, souse, headcheese
          fr: fromage de tête, hure
          de: Sülze, Presskopf, Schwartenmagen, Presssack
          es: cabeza de jabalí, queso de cerdo, queso de cabeza
        black pudding | has=gluten made=pork
          en: irish black pudding
          fr: black pudding
          de: Grützwurst
          es: pudin negro
        blood sausage | may=gluten,milk made=pork
          en: boudin noir, blutwurst
          fr: boudin noir, boudin
          de: Blutwurst, Thüringer Rotwurst, Rotwurst
          es: morcilla, morcilla de Burgos, moronga
        white pudding | may=milk,eggs,gluten made=pork
          en: boudin blanc
          fr: boudin blanc
          de: weiße Wurst nach französischer Art
          es: morcilla blanca
        blood | made=meat,pork?
          en: pig's blood, pork blood
          fr: sang de porc
          de: Schweineblut
          es: sangre de cerdo, sangrecilla
        lamb | cup=140 made=meat
          en: lamb meat, diced lamb, stewing lamb, lamb stew meat, lamb stewing meat, lamb roast, boneless lamb
          en: ground lamb shoulder
          fr: agneau, viande d'agneau, sauté d'agneau, agneaux
          de: Lammfleisch, Lamm, Lammgulasch, Lammragout
          es: cordero, carne de cordero, borrego, lechazo
        leg of lamb | made=meat
          en: lamb leg, lamb leg steak, gigot
          fr: gigot d'agneau, gigot
          de: Lammkeule
          es: pierna de cordero, pata de cordero
        lamb shoulder | made=meat
          en: shoulder of lamb
          fr: épaule d'agneau
          de: Lammschulter
          es: paletilla de cordero
        lamb shank | made=meat
          fr: souris d'agneau, jarret d'agneau
          de: Lammhaxe, Lammstelze
          es: jarrete de cordero, garrón de cordero, garrones de cordero
        lamb neck | made=meat
          en: neck of lamb, lamb neck fillet
          fr: collier d'agneau
          de: Lammnacken, Lammhals
          es: cuello de cordero
        rack of lamb | made=meat
          en: lamb rack, frenched lamb rack
          fr: carré d'agneau
          de: Lammkarree, Lammkrone
          es: costillar de cordero, carré de cordero, costillares de cordero
        lamb loin | made=meat
          en: lamb fillet, lamb tenderloin, lamb saddle, saddle of lamb
          fr: filet d'agneau, selle d'agneau
          de: Lammfilet, Lammlachs, Lammrücken
          es: lomo de cordero, solomillo de cordero
        lamb chop | made=meat
          en: lamb cutlet, lamb loin chop, lamb rib chop
          fr: côtelette d'agneau, côte d'agneau
          de: Lammkotelett, Lammkoteletts
          es: chuleta de cordero, chuletilla de cordero
        lamb rib | made=meat
          en: lamb breast, breast of lamb
          fr: poitrine d'agneau
          de: Lammrippe, Lammbrust
          es: costilla de cordero, falda de cordero
        lamb liver | made=meat
          en: lamb's liver
          fr: foie d'agneau
          de: Lammleber
          es: hígado de cordero
        ground lamb | cup=225 made=meat
          en: lamb mince, minced lamb
          fr: agneau haché
          de: Lammhackfleisch, Lammhack
          es: cordero picado, carne picada de cordero, cordero molido
        mutton | made=meat
          fr: mouton, viande de mouton
          de: Hammelfleisch, Hammel, Schaf, Schafsfleisch
          es: carnero, oveja, carne de oveja
        goat meat | made=meat
          en: goat, kid goat, kid meat
          fr: chevreau, chèvre viande, cabri, viande de chèvre, chevreaux
          de: Ziegenfleisch, Ziege, Zicklein
          es: cabrito, carne de cabra, chivo, choto
        meat | made=meat,pork?
          en: mixed meat, leftover roast meat, cooked meat
          fr: viande, viande rouge
          de: Fleisch, Grillfleisch
          es: carne, carne roja
        doner meat | may=gluten,milk made=meat
          en: kebab meat, doner kebab meat, gyros meat, shawarma meat
          fr: viande à kébab, viande de kébab
          de: Dönerfleisch, Kebabfleisch
          es: carne de kebab
        gyros | made=meat,pork?
          en: pork gyros
          fr: gyros de porc
          de: Gyros, Gyrosfleisch
          es: gyros
        meatball | may=gluten,eggs,milk made=meat,pork?
          en: italian meatball, swedish meatball, cocktail meatball
          fr: boulette de viande, boulette
          de: Frikadelle, Fleischbällchen, Bulette, Hackbällchen, Fleischpflanzerl, Köttbullar, Fleischküchle
          de: Faschierte Laibchen, Frikadellen, Buletten
          es: albóndiga
        liver dumpling | has=gluten,eggs may=milk made=meat,pork?
          fr: quenelle de foie
          de: Leberknödel
          es: albóndiga de hígado
        tofu | cup=248 has=soybeans cat=produce
          en: firm tofu, extra firm tofu, bean curd, pressed tofu, medium tofu, beancurd, super firm tofu
          fr: tofu, tofu ferme, tofu nature
          de: Tofu, Naturtofu
          es: tofu, tofu firme, queso de soja
        silken tofu | cup=248 has=soybeans cat=produce
          en: soft tofu, silken firm tofu
          fr: tofu soyeux, soyeux
          de: Seidentofu
          es: tofu sedoso, tofu suave
        smoked tofu | has=soybeans cat=produce
          fr: tofu fumé
          de: Räuchertofu, Raucher Tofu
          es: tofu ahumado
        fried tofu | has=soybeans cat=produce
          en: tofu puff, aburaage, deep fried tofu, inari pocket, tofu pouch
          fr: tofu frit
          de: frittierter Tofu
          es: tofu frito
        tofu skin | has=soybeans cat=produce
          en: yuba, bean curd sheet, bean curd skin, bean curd stick
          fr: peau de tofu, peaux de tofu
          de: Tofuhaut
          es: piel de tofu, pieles de tofu
        fermented tofu | has=soybeans may=gluten made=alcohol? cat=produce
          en: fermented bean curd, preserved bean curd, preserved tofu
          fr: tofu fermenté
          de: fermentierter Tofu
          es: tofu fermentado
        tempeh | cup=166 has=soybeans cat=produce
          en: tempe
          fr: tempeh, tempé
          de: Tempeh
          es: tempeh
        natto | has=soybeans cat=produce
          fr: nattō
          de: Natto
          es: nattō
        seitan | has=gluten may=soybeans cat=produce
          en: wheat meat, wheat protein
          fr: seitan, protéine de blé
          de: Seitan, Weizeneiweiß
          es: seitán, proteína de trigo, seitanes
        vegan ground meat | may=soybeans,gluten cat=produce
          en: plant based ground meat, vegan mince, vegetarian mince, meatless crumble, veggie crumble
          en: plant based mince, impossible meat, vegetarian ground beef, beyond meat
          fr: haché végétal, haché végétarien
          de: veganes Hack, veganes Hackfleisch, Sojahack, Sojageschnetzeltes, vegetarisches Hack
          es: carne picada vegana, carne picada vegetal, carne vegetal
        vegan sausage | may=soybeans,gluten,eggs,milk cat=produce
          en: vegetarian sausage, veggie sausage, meatless sausage, plant based sausage, soy chorizo, vegan hot dog
          en: veggie dog, soyrizo
          fr: saucisse végétale, saucisse végétarienne
          de: vegane Wurst, vegetarische Wurst, vegane Bratwurst, vegane Würstchen
          es: salchicha vegana, salchicha vegetariana
        vegan burger patty | may=soybeans,gluten,eggs,milk cat=produce
          en: veggie burger, vegetarian burger, vegan burger, veggie patty, plant based burger, meatless burger
          fr: galette végétale, steak végétal, galette végétarienne
          de: veganes Patty, veganer Burger, Bratling, Sojaburger, Gemüsebratling
          es: hamburguesa vegetal, hamburguesa vegana
        vegan chicken | may=soybeans,gluten,eggs cat=produce
          en: vegan chicken piece, plant based chicken, meatless chicken, vegetarian chicken, quorn, vegan nugget
          fr: poulet végétal, émincé végétal
          de: veganes Hähnchen, veganes Geschnetzeltes, vegane Nuggets
          es: pollo vegano, pollo vegetal, heura
        vegan bacon | may=soybeans,gluten cat=produce
          en: vegetarian bacon, tempeh bacon, meatless bacon
          fr: bacon végétal, lardons végétaux, allumettes végétales
          de: veganer Speck, veganer Bacon
          es: beicon vegano
        vegan cold cuts | may=soybeans,gluten,eggs cat=produce
          en: vegan deli slice, vegan ham, vegetarian deli slice
          fr: jambon végétal, charcuterie végétale
          de: veganer Aufschnitt, vegetarischer Aufschnitt, vegane Salami
          es: fiambre vegano
        fish fillet | has=fish
          en: fish, white fish, white fish fillet, firm white fish, fish steak, whitefish, whole fish
          en: firm fish fillet, firm white fish fillet, white fish steak
          fr: filet de poisson, poisson, poisson blanc, filet de poisson blanc, poisson à chair ferme
          de: Fischfilet, Fisch, Weißfisch, weißes Fischfilet, Fischfilets
          es: filete de pescado, pescado, pescado blanco
        salmon | each=170 has=fish
          en: salmon fillet, salmon steak, wild salmon, atlantic salmon, sockeye salmon, king salmon, coho salmon
          en: salmon filet, chinook salmon, cooked salmon, salmon side
          fr: saumon, pavé de saumon, filet de saumon, saumon frais, darne de saumon
          de: Lachs, Lachsfilet, Wildlachs, Lachssteak
          es: salmón, filete de salmón, lomo de salmón, salmón fresco, salmones
        smoked salmon | cup=136 has=fish
          en: lox, nova lox, cold smoked salmon, smoked salmon slice, smoked salmon trimming
          fr: saumon fumé
          de: Räucherlachs, geräucherter Lachs
          es: salmón ahumado
        hot smoked salmon | has=fish
          fr: saumon fumé à chaud
          de: Stremellachs
          es: salmón ahumado en caliente
        gravlax | has=fish may=mustard
          en: gravadlax, cured salmon, graved lax
          fr: gravlax, saumon gravlax
          de: Graved Lachs, gebeizter Lachs, Beizlachs
          es: gravlax, salmón marinado
        cod | each=170 has=fish
          en: cod fillet, cod loin, codfish, pacific cod, cod steak, scrod, atlantic cod
          fr: cabillaud, dos de cabillaud, filet de cabillaud, pavé de cabillaud
          de: Kabeljau, Kabeljaufilet, Dorsch, Dorschfilet, Skrei
          es: bacalao fresco, lomo de bacalao fresco, skrei
        salt cod | has=fish
          en: salted cod, baccala, dried salt cod, bacalhau, dried cod, stockfish
          fr: morue, morue salée, brandade
          de: Klippfisch, Stockfisch, Bacalhau
          es: bacalao, bacalao salado, bacalao desalado
        black cod | has=fish
          en: sablefish
          fr: morue charbonnière, charbonnière
          de: Kohlenfisch
          es: bacalao negro
        haddock | has=fish
          en: haddock fillet
          fr: églefin, aiglefin
          de: Schellfisch, Schellfischfilet
          es: eglefino
        smoked haddock | has=fish
          en: finnan haddie, smoked haddock fillet
          fr: haddock fumé
          de: geräucherter Schellfisch
          es: eglefino ahumado
        pollock | has=fish
          en: alaska pollock, pollock fillet, alaskan pollock
          fr: colin d'Alaska, colin, filet de colin
          de: Alaska-Seelachs, Alaskaseelachs, Pazifischer Pollack
          es: abadejo de Alaska
        pollack | has=fish
          en: yellow pollack
          fr: lieu jaune
          de: Pollack, Steinköhler
          es: abadejo
        coley | has=fish
          en: saithe, coalfish
          fr: lieu noir
          de: Seelachs, Köhler, Seelachsfilet
          es: carbonero, palero
        smoked coley | has=fish
          en: salmon substitute
          fr: succédané de saumon
          de: Seelachsschnitzel, Lachsersatz
          es: sucedáneo de salmón
        hake | has=fish
          en: hake fillet
          fr: merlu, filet de merlu, colin merlu
          de: Seehecht, Hechtdorsch, Seehechtfilet
          es: merluza, filete de merluza, pescadilla, lomo de merluza
        whiting | has=fish
          en: blue whiting
          fr: merlan, merlan bleu
          de: Wittling, Blauer Wittling
          es: merlán, bacaladilla, plegonero, merlanes
        ling | has=fish
          fr: lingue
          de: Leng, Lengfisch
          es: maruca
        pouting | has=fish
          fr: tacaud
          de: Franzosendorsch
          es: faneca
        cusk | has=fish
          en: tusk fish
          fr: brosme
          de: Lumb
          es: brosmio
        halibut | has=fish
          en: halibut fillet, halibut steak
          fr: flétan, filet de flétan
          de: Heilbutt, Heilbuttfilet, Weißer Heilbutt
          es: halibut, fletán, fletanes
        turbot | has=fish made=treif
          fr: turbot
          de: Steinbutt
          es: rodaballo
        brill | has=fish
          fr: barbue
          de: Glattbutt
          es: rémol, remoles
        sole | has=fish
          en: sole fillet, dover sole, lemon sole, petrale sole
          fr: sole, filet de sole, limande-sole
          de: Seezunge, Seezungenfilet, Rotzunge, Seezungen
          es: lenguado, filete de lenguado
        flounder | has=fish
          en: flounder fillet, fluke
          fr: flet, limande
          de: Flunder, Kliesche, Limande
          es: platija, limanda
        plaice | has=fish
          en: plaice fillet
          fr: plie, carrelet
          de: Scholle, Schollenfilet, Goldbutt, Schollen
          es: solla
        megrim | has=fish
          fr: cardine
          de: Flügelbutt
          es: gallo, gallo de mar
        tilapia | has=fish
          en: tilapia fillet
          fr: tilapia
          de: Tilapia, Buntbarsch, Tilapiafilet
          es: tilapia, mojarra
        trout | has=fish
          en: trout fillet, rainbow trout, brook trout, steelhead trout, steelhead, brown trout
          fr: truite, filet de truite, truite arc-en-ciel, truite saumonée
          de: Forelle, Forellenfilet, Regenbogenforelle, Lachsforelle, Bachforelle, Forellen
          es: trucha, filete de trucha, trucha arcoíris, trucha asalmonada
        smoked trout | has=fish
          en: smoked trout fillet
          fr: truite fumée
          de: Räucherforelle, geräuchertes Forellenfilet, geräucherte Forelle
          es: trucha ahumada
        arctic char | has=fish
          en: char
          fr: omble chevalier
          de: Saibling, Seesaibling, Saiblingsfilet, Bachsaibling
          es: trucha alpina, salvelino
        lake whitefish | has=fish
          en: vendace
          fr: corégone, féra, lavaret
          de: Felchen, Renke, Maräne
          es: corégono
        grayling | has=fish
          fr: ombre
          de: Äsche
          es: tímalo
        sea bass | each=400 has=fish
          en: bass, branzino, sea bass fillet, striped bass, seabass, european sea bass, chilean sea bass
          en: patagonian toothfish, branzini, black bass, black sea bass
          fr: bar commun, loup de mer, filet de bar
          de: Wolfsbarsch, Loup de mer, Wolfsbarschfilet, Seebarsch
          es: lubina, róbalo, filete de lubina
        sea bream | each=400 has=fish
          en: bream, gilthead bream, porgy, sea bream fillet, scup
          fr: daurade, dorade, dorade royale, daurade royale
          de: Dorade, Goldbrasse, Doradenfilet, Doraden
          es: dorada, besugo, pargo rojo español
        red snapper | has=fish
          en: snapper, red snapper fillet, snapper fillet, yellowtail snapper
          fr: vivaneau, vivaneaux
          de: Rotschnapper, Schnapper
          es: pargo, huachinango, pargo rojo
        grouper | has=fish
          en: grouper fillet
          fr: mérou
          de: Zackenbarsch
          es: mero
        red mullet | has=fish
          en: goatfish
          fr: rouget, rouget-barbet, filet de rouget
          de: Rotbarbe, Meerbarbe
          es: salmonete
        gray mullet | has=fish
          en: mullet, grey mullet
          fr: mulet
          de: Meeräsche
          es: mújol, mujoles
        john dory | has=fish
          fr: saint-pierre
          de: Petersfisch
          es: pez de San Pedro, gallo de San Pedro
        bluefish | has=fish
          fr: tassergal, tassergaux
          de: Blaufisch
          es: anjova, chova
        shad | has=fish
          en: american shad
          fr: alose
          de: Alse
          es: sábalo
        mahi mahi | has=fish
          en: mahimahi, dolphinfish, mahi mahi fillet
          fr: mahi-mahi, coryphène
          de: Goldmakrele
          es: lampuga, dorado del Pacífico, llampuga
        orange roughy | has=fish
          fr: hoplostète orange
          de: Granatbarsch
          es: reloj anaranjado
        rockfish | has=fish
          en: redfish, ocean perch, rose fish
          fr: sébaste, rascasse rouge du nord
          de: Rotbarsch, Rotbarschfilet, Goldbarsch
          es: gallineta, gallineta nórdica
        scorpionfish | has=fish
          en: scorpion fish
          fr: rascasse
          de: Drachenkopf
          es: cabracho
        gurnard | has=fish
          fr: grondin, rouget grondin
          de: Knurrhahn
          es: rubio pescado
        barramundi | has=fish
          fr: barramundi
          de: Barramundi
          es: barramundi
        croaker | has=fish
          en: meagre, drum fish, corvina
          fr: maigre commun, courbine
          de: Adlerfisch, Umberfisch
          es: corvina, corvinata
        tilefish | has=fish
          fr: poisson-tuile
          de: Ziegelfisch
          es: blanquillo
        lingcod | has=fish
          fr: morue-lingue
          de: Langer Grünling
          es: bacalao largo
        amberjack | has=fish
          en: yellowtail, hamachi, kingfish
          fr: sériole
          de: Gelbschwanz, Bernsteinmakrele
          es: pez limón, seriola, medregal, medregales
        cobia | has=fish
          fr: cobia
          de: Cobia
          es: cobia
        pompano | has=fish
          fr: pompano
          de: Pampano
          es: pámpano
        butterfish | has=fish made=treif?
          en: escolar
          fr: stromatée
          de: Butterfisch
          es: palometa, pez mantequilla
        opah | has=fish
          en: moonfish
          fr: lampris
          de: Gotteslachs
          es: pez luna real
        monkfish | has=fish made=treif
          en: monkfish tail, monkfish fillet, anglerfish, monkfish cheek
          fr: lotte, queue de lotte, baudroie
          de: Seeteufel, Lotte, Seeteufelfilet
          es: rape, cola de rape
        swordfish | has=fish made=treif
          en: swordfish steak
          fr: espadon
          de: Schwertfisch, Schwertfischsteak
          es: pez espada, emperador, emperadores
        marlin | has=fish made=treif
          en: blue marlin
          fr: marlin
          de: Marlin
          es: marlín, marlines
        shark | has=fish made=treif
          en: dogfish, mako shark, rock salmon
          fr: requin, roussette, saumonette
          de: Hai, Haifisch, Schillerlocke, Dornhai
          es: tiburón, cazón, marrajo, tintorera, tiburones, cazones
        skate | has=fish made=treif
          en: skate wing, ray wing, ray fish
          fr: raie, aile de raie
          de: Rochen, Rochenflügel
          es: raya pescado, raya
        catfish | has=fish made=treif
          en: catfish fillet, wels
          fr: poisson-chat, silure
          de: Wels, Waller, Welsfilet, Afrikanischer Wels
          es: bagre, siluro, pez gato
        pangasius | has=fish made=treif
          en: basa, swai, tra fish, basa fillet
          fr: panga, pangasius
          de: Pangasius, Pangasiusfilet
          es: panga, pez basa
        wolffish | has=fish made=treif
          en: atlantic wolffish, ocean catfish
          fr: loup de l'Atlantique
          de: Steinbeißer, Katfisch, Seewolf
          es: perro del norte
        eel | has=fish made=treif
          en: freshwater eel, unagi, conger eel
          fr: anguille, congre
          de: Aal
          es: anguila, congrio, angula
        smoked eel | has=fish made=treif
          fr: anguille fumée
          de: Räucheraal
          es: anguila ahumada
        lamprey | has=fish made=treif
          fr: lamproie
          de: Neunauge
          es: lamprea
        sturgeon | has=fish made=treif
          fr: esturgeon
          de: Stör, Störfilet
          es: esturión, esturiones
        burbot | has=fish made=treif?
          fr: lote de rivière
          de: Quappe, Aalrutte, Trüsche
          es: lota
        perch | has=fish
          en: perch fillet, lake perch, yellow perch, nile perch
          fr: perche, perche du Nil, perches, perches du Nil
          de: Flussbarsch, Barsch, Egli, Viktoriabarsch, Victoriabarsch, Eglifilet
          es: perca, perca del Nilo
        zander | has=fish
          en: walleye, pikeperch, pike perch, walleye fillet
          fr: sandre
          de: Zander, Zanderfilet
          es: lucioperca
        pike | has=fish
          en: northern pike
          fr: brochet
          de: Hecht, Hechtfilet
          es: lucio
        carp | has=fish
          en: grass carp
          fr: carpe
          de: Karpfen, Karpfenfilet, Spiegelkarpfen
          es: carpa
        tench | has=fish
          fr: tanche, tanches
          de: Schleie
          es: tenca
        fresh tuna | each=170 has=fish
          en: tuna steak, ahi tuna, sushi grade tuna, ahi, yellowfin tuna, bluefin tuna, bigeye tuna, tuna fillet
          en: fresh ahi tuna, tuna loin
          fr: thon frais, steak de thon, thon rouge, pavé de thon, thon albacore frais
          de: frischer Thunfisch, Thunfischsteak, Thunfischfilet
          es: atún fresco, atún rojo, ventresca de atún, lomo de atún, filete de atún
        fresh bonito | has=fish
          en: skipjack, albacore
          fr: bonite, thon germon, germon
          de: Weißer Thun
          es: bonito fresco, bonito del norte fresco
        mackerel | has=fish
          en: mackerel fillet, spanish mackerel, king mackerel, fresh mackerel
          fr: maquereau, filet de maquereau, maquereaux
          de: Makrele, Makrelenfilet, Makrelen
          es: caballa, verdel, sierra, filete de caballa, verdeles
        smoked mackerel | has=fish
          en: smoked mackerel fillet, peppered mackerel
          fr: maquereau fumé
          de: Räuchermakrele, geräucherte Makrele, Pfeffermakrele
          es: caballa ahumada
        horse mackerel | has=fish
          en: jack mackerel, scad
          fr: chinchard
          de: Stöcker, Bastardmakrele
          es: jurel, chicharro, jureles
        wahoo | has=fish
          en: ono fish
          fr: thazard
          de: Wahoo
          es: peto
        herring | has=fish
          en: herring fillet, fresh herring, green herring
          fr: hareng
          de: Hering, Heringsfilet, grüner Hering, Heringe, Heringsfilets
          es: arenque
        smoked herring | has=fish
          en: kipper, bloater, smoked herring fillet, buckling, kippered herring
          fr: hareng fumé, kipper, hareng saur
          de: Bückling, Räucherhering, Kipper
          es: arenque ahumado, sardina arenque
        matjes | has=fish
          en: soused herring, maatjes herring, matjes herring, salt herring, salted herring
          fr: hareng doux, hareng nouveau
          de: Matjes, Matjesfilet, Matjeshering, Salzhering
          es: matjes, arenque matjes
        pickled herring | has=fish may=mustard,sulphites
          en: rollmop, bismarck herring, herring in wine sauce, pickled herring fillet
          fr: hareng mariné, rollmops
          de: Bismarckhering, Rollmops, Rollmöpse, Sauerhering, Brathering
          es: arenque en vinagre, arenque encurtido, arenque en escabeche
        herring salad | has=fish,milk may=eggs,mustard
          en: herring in cream
          fr: hareng à la crème
          de: Heringssalat, Sahnehering, Heringsstipp
          es: ensalada de arenque
        fresh sardine | each=60 has=fish
          en: whole sardine, pilchard
          fr: sardine fraîche
          de: frische Sardine, frische Sardinen
          es: sardina fresca
        whitebait | has=fish
          fr: blanchaille, petite friture
          de: Fischbrut, kleine Ährenfische
          es: pescadito, chanquete, pescaíto
        sprat | has=fish
          en: smoked sprat
          fr: sprat
          de: Sprotte, Kieler Sprotte, Sprotten, Kieler Sprotten
          es: espadín, espadines
        smelt | has=fish
          en: capelin
          fr: éperlan, capelan
          de: Stint
          es: eperlano, pejerrey
        fresh anchovy | has=fish
          fr: anchois frais
          de: frische Sardelle, frische Sardellen
          es: anchoa fresca, boquerón fresco, bocarte
        white anchovy | has=fish
          en: boqueron, marinated anchovy, white anchovy fillet
          fr: anchois mariné
          de: eingelegte Sardelle, Boquerones
          es: boquerón, boquerón en vinagre, boquerones en vinagre
        garfish | has=fish
          en: needlefish
          fr: orphie
          de: Hornhecht
          es: aguja pescado
        smoked fish | has=fish
          en: smoked whitefish
          fr: poisson fumé
          de: Räucherfisch, geräucherter Fisch
          es: pescado ahumado
        fish skin | has=fish
          fr: peau de poisson, peaux de poisson
          de: Fischhaut
          es: piel de pescado, pieles de pescado
        fish bone | has=fish
          en: fish head, fish trimming, fish carcass
          fr: arête de poisson, parures de poisson, tête de poisson
          de: Fischkarkasse, Fischgräte, Fischkopf, Fischabschnitte
          es: espina de pescado, cabeza de pescado, raspa de pescado
        fish ball | has=fish may=eggs,gluten,soybeans,crustaceans
          en: fishball, fish cake slice
          fr: boulette de poisson
          de: Fischbällchen
          es: bola de pescado
        kamaboko | has=fish,eggs may=gluten,soybeans
          en: narutomaki, japanese fish cake
          fr: kamaboko
          de: Kamaboko
          es: kamaboko
        gefilte fish | has=fish,eggs may=gluten
          fr: carpe farcie
          de: Gefilte Fisch
          es: gefilte fish
        caviar | cup=256 has=fish made=treif
          en: sturgeon caviar, osetra caviar
          fr: caviar
          de: Kaviar, Störkaviar
          es: caviar, caviares
        fish roe | has=fish made=treif?
          en: roe, cod roe
          fr: œufs de poisson, œufs de cabillaud
          de: Fischrogen, Rogen, Dorschrogen
          es: hueva, huevas, huevas de pescado, hueva de pescado
        salmon roe | has=fish
          en: salmon caviar, ikura, trout roe, trout caviar
          fr: œufs de saumon, œufs de truite
          de: Lachskaviar, Forellenkaviar, Keta-Kaviar
          es: huevas de salmón, huevas de trucha, caviar de salmón, caviares de salmón
        lumpfish roe | has=fish made=treif
          en: lumpfish caviar, black lumpfish caviar
          fr: œufs de lump, œufs de lompe
          de: Deutscher Kaviar, Seehasenrogen
          es: huevas de lumpo, sucedáneo de caviar
        flying fish roe | has=fish may=soybeans,gluten
          en: tobiko, masago, capelin roe
          fr: œufs de poisson volant
          de: Tobiko, Fliegenfischrogen, Masago
          es: huevas de pez volador, tobiko
        bottarga | has=fish
          en: cured roe, dried mullet roe
          fr: poutargue, boutargue
          de: Bottarga
          es: mojama de hueva, huevas de mújol secas
        taramasalata | has=fish may=gluten,eggs,milk
          en: tarama
          fr: tarama
          de: Taramas, Taramosalata
          es: taramasalata
        mojama | has=fish
          en: dried tuna
          fr: mojama de thon
          de: Mojama
          es: mojama
        milt | has=fish
          en: soft roe, shirako
          fr: laitance
          de: Fischmilch
          es: lecha de pescado
        surimi | has=fish,crustaceans,eggs,gluten may=soybeans,milk,molluscs
          en: imitation crab, crab stick, seafood stick, imitation crabmeat, imitation crab meat, kani
          en: crab flavored stick
          fr: surimi, bâtonnet de surimi, bâtonnet de crabe
          de: Surimi, Krebsfleischimitat, Krabbenstick, Krebsstäbchen
          es: surimi, palito de cangrejo, palitos de cangrejo, palito de mar
        gulas | has=fish may=eggs,gluten,soybeans,molluscs,crustaceans
          en: imitation elver
          fr: succédané de civelle
          de: Glasaalimitat
          es: gula, gulas
        shrimp | each=15 has=crustaceans may=sulphites
          en: prawn, jumbo shrimp, king prawn, tiger prawn, raw shrimp, rock shrimp, raw prawn, large shrimp
          en: cooked shrimp, cooked prawn, prawn tail, peeled shrimp, shrimp tail, tiger shrimp, medium shrimp
          en: green prawn, shrimps, salad shrimp
          fr: crevette, crevette rose, gambas, queue de crevette, grosse crevette
          de: Garnele, Riesengarnele, Gambas, Garnelenschwanz, Black-Tiger-Garnele, Shrimps, Hummerkrabbe
          de: Partygarnele, Garnelen, Riesengarnelen
          es: gamba, langostino, camarón, gambón, carabinero, gamba roja, colas de gamba, camarones, gambones
        brown shrimp | has=crustaceans may=sulphites
          en: north sea shrimp, potted shrimp, grey shrimp, gray shrimp
          fr: crevette grise
          de: Nordseekrabbe, Krabben, Nordseekrabben, Nordseegarnele, Krabbe, Granat, Nordseegarnelen
          es: quisquilla, camarón gris
        langoustine | has=crustaceans may=sulphites
          en: scampi, norway lobster, dublin bay prawn, langoustine tail
          fr: langoustine
          de: Kaisergranat, Scampi, Langustine, Langustinen
          es: cigala
        crab | cup=118 has=crustaceans
          en: crab meat, crabmeat, lump crabmeat, lump crab meat, crab claw, white crabmeat, brown crab
          en: jumbo lump crabmeat, backfin crab, white crab meat, claw crabmeat, whole crab, king crab meat
          en: brown crabmeat
          fr: crabe, tourteau, chair de crabe, araignée de mer, étrille, tourteaux
          de: Krebsfleisch, Krebs, Taschenkrebs, Krabbenfleisch
          es: cangrejo, buey de mar, centollo, carne de cangrejo, nécora, jaiba, centolla
        crab leg | has=crustaceans
          en: king crab, king crab leg, snow crab, snow crab leg, alaskan king crab leg
          fr: pince de crabe, crabe royal, crabe des neiges
          de: Königskrabbe, Krebsschere, Schneekrabbe, Königskrabbenbein
          es: pata de cangrejo, cangrejo real, boca de mar
        dungeness crab | has=crustaceans
          fr: crabe dormeur du Pacifique
          de: Dungeness-Krabbe
          es: cangrejo Dungeness
        soft shell crab | has=crustaceans
          en: softshell crab, blue crab
          fr: crabe à carapace molle
          de: Butterkrebs
          es: cangrejo de concha blanda
        crab cake | has=crustaceans,gluten,eggs may=milk,mustard,fish
          en: crabcake
          fr: galette de crabe
          de: Krabbenfrikadelle
          es: pastel de cangrejo, pasteles de cangrejo
        lobster | has=crustaceans
          en: lobster tail, lobster meat, maine lobster, whole lobster, lobster claw
          fr: homard, queue de homard, chair de homard
          de: Hummer, Hummerfleisch, Hummerschwanz
          es: bogavante, carne de bogavante
        spiny lobster | has=crustaceans
          en: rock lobster, rock lobster tail
          fr: langouste, queue de langouste
          de: Languste, Langusten
          es: langosta, cola de langosta, langosta espinosa
        slipper lobster | has=crustaceans
          en: moreton bay bug, balmain bug
          fr: cigale de mer
          de: Bärenkrebs
          es: cigarra de mar, santiaguiño
        crayfish | has=crustaceans
          en: crawfish, crawfish tail, crayfish tail, crawdad, yabby
          fr: écrevisse, queue d'écrevisse
          de: Flusskrebs, Flusskrebse, Flusskrebsschwanz, Flusskrebsfleisch
          es: cangrejo de río, colas de cangrejo de río
        gooseneck barnacle | has=crustaceans
          en: barnacle, percebes
          fr: pouce-pied
          de: Entenmuschel
          es: percebe
        mantis shrimp | has=crustaceans
          fr: squille
          de: Fangschreckenkrebs
          es: galera
        krill | has=crustaceans
          fr: krill
          de: Krill
          es: kril, kriles
        scallop | each=25 has=molluscs
          en: sea scallop, bay scallop, dry scallop, king scallop, queen scallop, diver scallop, jumbo scallop
          fr: coquille Saint-Jacques, Saint-Jacques, noix de Saint-Jacques, pétoncle, noix de pétoncle
          fr: noix de st jacques, coquille st jacques, st jacques
          de: Jakobsmuschel, Jakobsmuscheln, Kammmuschel, Jakobsmuschelfleisch
          es: vieira, zamburiña, volandeira, callo de hacha, ostión del norte, ostiones del norte
        mussel | cup=150 has=molluscs
          en: blue mussel, green lipped mussel, mussel meat, black mussel, greenshell mussel
          fr: moule, moules de bouchot, moule de bouchot
          de: Miesmuschel, Muschel, Muscheln, Muschelfleisch, Grünschalmuschel, Miesmuscheln
          es: mejillón, choro, choros, mejillones
        clam | has=molluscs
          en: littleneck clam, cherrystone clam, cockle, manila clam, quahog, steamer clam, little neck clam
          en: fresh clam, surf clam, baby clam
          fr: palourde, praire, clovisse, amande de mer
          de: Venusmuschel, Venusmuscheln, Vongole, Herzmuschel, Teppichmuschel, Herzmuscheln
          es: almeja, berberecho, chirla, coquina, almejas
        razor clam | has=molluscs
          en: razor shell
          fr: couteau de mer, couteaux de mer
          de: Schwertmuschel, Messermuschel
          es: navaja, navajas
        geoduck | has=molluscs
          fr: panope
          de: Elefantenrüsselmuschel
          es: almeja gigante
        oyster | cup=248 has=molluscs
          en: shucked oyster, pacific oyster, fresh oyster, raw oyster, freshly shucked oyster
          fr: huître
          de: Auster, Austern
          es: ostra, ostión, ostiones
        squid | has=molluscs
          en: calamari, squid ring, baby squid, squid tube, squid tentacle, squid body, calamari ring
          fr: calamar, encornet, calmar, anneau de calamar, chipiron, supion, anneaux d'encornet, anneaux de calamar
          de: Kalmar, Tintenfisch, Tintenfischring, Calamari, Tintenfischtube, Tintenfische, Kalmare, Tintenfischringe
          de: Tintenfischtuben
          es: calamar, chipirón, anilla de calamar, pota, puntilla, calamares, chipirones
        cuttlefish | has=molluscs
          fr: seiche, blanc de seiche, seiches
          de: Sepia
          es: sepia, jibia
        squid ink | has=molluscs cat=pantry
          en: cuttlefish ink
          fr: encre de seiche, encre de calamar
          de: Sepiatinte, Tintenfischtinte
          es: tinta de calamar, tinta de sepia
        octopus | has=molluscs
          en: baby octopus, octopus tentacle, cooked octopus
          fr: poulpe, pieuvre
          de: Oktopus, Pulpo, Krake, Oktopusarm
          es: pulpo, pulpito, pata de pulpo
        snail | has=molluscs made=treif cat=pantry
          en: escargot, canned snail, helix snail
          fr: escargot, escargot de Bourgogne
          de: Weinbergschnecke, Schnecke, Schnecken
          es: caracol, caracoles
        whelk | has=molluscs
          en: sea snail
          fr: bulot, buccin
          de: Wellhornschnecke
          es: bocina, caracola
        conch | has=molluscs
          en: queen conch
          fr: lambi, conque
          de: Fechterschnecke
          es: concha reina, caracol rosado
        periwinkle | has=molluscs
          en: winkle
          fr: bigorneau, bigorneaux
          de: Strandschnecke
          es: bígaro
        abalone | has=molluscs
          fr: ormeau, ormeaux
          de: Seeohr, Abalone
          es: abulón, oreja de mar, loco chileno, abulones
        sea urchin | made=treif,animal
          en: uni, sea urchin roe
          fr: oursin, corail d'oursin
          de: Seeigel, Seeigelrogen
          es: erizo de mar
        sea cucumber | made=treif,animal
          fr: concombre de mer
          de: Seegurke
          es: pepino de mar, espardeña
        jellyfish | made=treif,animal
          fr: méduse
          de: Qualle
          es: medusa
        seafood | has=crustaceans,molluscs,fish
          en: mixed seafood, seafood mix, seafood medley, seafood cocktail, seafood selection
          fr: fruits de mer, mélange de fruits de mer, cocktail de fruits de mer
          de: Meeresfrüchte, Meeresfrüchtemischung, Frutti di Mare
          es: marisco, mariscos, mezcla de marisco, salpicón de marisco, salpicones de marisco
        shellfish | has=crustaceans,molluscs
          en: mixed shellfish
          fr: coquillages et crustacés, crustacés
          de: Schalentiere, Krustentier, Krustentiere
          es: moluscos, crustáceos
        vegan fish | may=soybeans,gluten cat=produce
          en: vegan tuna, plant based tuna, vegan salmon, vegan fish finger
          fr: poisson végétal, thon végétal
          de: veganer Fisch, veganer Thunfisch, veganer Lachs
          es: pescado vegano, atún vegano
        milkfish | has=fish
          en: bangus
          fr: chanos
          de: Milchfisch
          es: chano, sabalote
        parrotfish | has=fish
          fr: poisson-perroquet
          de: Papageifisch
          es: pez loro
        kingklip | has=fish
          fr: abadèche, abadèches
          de: Kingklip
          es: congrio dorado
        triggerfish | has=fish made=treif
          fr: baliste
          de: Drückerfisch
          es: pez ballesta
        tautog | has=fish
          en: wrasse, blackfish
          fr: labre
          de: Lippfisch
          es: maragota, durdo
        sea trout | has=fish
          en: salmon trout
          fr: truite de mer
          de: Meerforelle
          es: trucha de mar, reo
        zungenwurst | may=mustard,milk made=pork
          en: tongue sausage
          fr: saucisson à la langue
          de: Zungenwurst
          es: embutido de lengua
        gelbwurst | may=milk,mustard,celery made=pork
          en: yellow sausage
          fr: gelbwurst
          de: Gelbwurst
          es: embutido gelbwurst
        debrecener | may=mustard,milk made=pork
          en: debreziner
          fr: debrecziner
          de: Debreziner, Debrecziner
          es: salchicha debrecener
        cheese sausage | has=milk may=mustard made=pork
          en: kasekrainer, cheese stuffed sausage
          fr: saucisse au fromage
          de: Käsekrainer, Käsewurst
          es: salchicha con queso
        pinkel | has=gluten made=pork
          en: grutzwurst with oats
          fr: pinkel
          de: Pinkel, Pinkelwurst
          es: pinkel, pinkeles
        chicken schnitzel | has=gluten may=eggs,milk made=meat
          en: breaded chicken breast, chicken escalope breaded
          fr: escalope de poulet panée
          de: paniertes Hähnchenschnitzel
          es: milanesa de pollo, pechuga empanada
        ground duck | made=meat
          en: minced duck
          fr: canard haché
          de: Entenhackfleisch
          es: pato picado
        ground goat | made=meat
          en: goat mince
          fr: chèvre hachée
          de: Ziegenhackfleisch
          es: carne de cabra molida
        skewer meat | made=meat,pork?
          en: kebab, shish kebab, meat skewer, brochette
          fr: brochette, brochette de viande
          de: Fleischspieß, Schaschlik
          es: brocheta, pincho moruno, pinchito
        beef fajita strip | made=meat
          en: stir fry beef, beef stir fry strip, carne asada, shaved steak, shaved beef
          fr: émincé de bœuf à sauter
          de: Rinderstreifen, Rindergeschnetzeltes
          es: fajitas de res, tiras de ternera
        fondue meat | made=meat
          en: hot pot beef, thinly sliced beef, sukiyaki beef
          fr: viande à fondue, bœuf à fondue bourguignonne
          de: Fonduefleisch, Fondue-Fleisch
          es: carne para fondue
        carpaccio | made=meat
          en: beef carpaccio
          fr: carpaccio de bœuf, carpaccio
          de: Rindercarpaccio, Carpaccio
          es: carpaccio de ternera, carpaccio
        vitello | has=fish,eggs made=meat
          en: vitello tonnato
          fr: vitello tonnato
          de: Vitello tonnato
          es: vitel toné, vitello tonnato
        turkey ham | may=milk,soybeans made=meat
          fr: jambon de dinde
          de: Putenschinken, Truthahnschinken
          es: jamón de pavo, jamones de pavo
        tuna salad | has=fish,eggs may=mustard,celery,milk
          en: tuna mayonnaise salad, tuna mayo
          fr: salade de thon
          de: Thunfischsalat
          es: ensalada de atún
        # dairy
        milk | cup=244 has=milk
          en: whole milk, skim milk, skimmed milk, semi skimmed milk, 2% milk, 1% milk, low fat milk, nonfat milk
          en: full fat milk, fat free milk, reduced fat milk, cow milk, lowfat milk, scalded milk, sweet milk
          en: non fat milk, full cream milk, dairy milk, cow's milk, uht milk, fresh milk, whole cow milk
          fr: lait, lait entier, lait demi-écrémé, lait écrémé, lait de vache, lait frais
          de: Milch, Vollmilch, H-Milch, fettarme Milch, Frischmilch, Magermilch, Kuhmilch, Haltbare Milch
          de: Bergbauernmilch
          es: leche, leche entera, leche desnatada, leche semidesnatada, leche de vaca, leche descremada, leches
          es: leches de vaca
        lactose free milk | cup=244 has=milk
          fr: lait sans lactose
          de: laktosefreie Milch, L-Milch
          es: leche sin lactosa
        raw milk | cup=244 has=milk
          en: unpasteurized milk
          fr: lait cru
          de: Rohmilch
          es: leche cruda
        goat milk | cup=244 has=milk
          en: goat's milk
          fr: lait de chèvre
          de: Ziegenmilch
          es: leche de cabra, leches de cabra
        sheep milk | cup=245 has=milk
          en: sheep's milk, ewe's milk
          fr: lait de brebis
          de: Schafsmilch, Schafmilch
          es: leche de oveja, leches de oveja
        buffalo milk | cup=244 has=milk
          fr: lait de bufflonne
          de: Büffelmilch
          es: leche de búfala, leches de búfala
        chocolate milk | cup=250 has=milk
          en: chocolate drink milk, cocoa milk
          fr: lait chocolaté, lait au chocolat
          de: Schokomilch, Kakaodrink, Kakaomilch
          es: batido de chocolate, leche con chocolate, leche chocolatada
        colostrum | has=milk
          en: beestings
          fr: colostrum
          de: Biestmilch
          es: calostro
        buttermilk | cup=245 has=milk
          en: low fat buttermilk, lowfat buttermilk, cultured buttermilk
          fr: babeurre, lait ribot, lait fermenté
          de: Buttermilch, reine Buttermilch
          es: suero de leche, suero de mantequilla, leche cultivada
        soured milk | cup=245 has=milk
          en: sour milk, clabbered milk
          fr: lait caillé
          de: Dickmilch, Sauermilch, Schwedenmilch
          es: leche agria, leche cuajada
        heavy cream | cup=238 has=milk
          en: cream, whipping cream, heavy whipping cream, double cream, thickened cream, light whipping cream
          en: pouring cream, fresh cream, liquid cream, extra thick double cream, dairy cream, full fat cream
          en: thick cream, unwhipped cream
          fr: crème entière, crème, crème liquide, crème fleurette, crème liquide entière, crème fraîche liquide
          de: Schlagsahne, Sahne, Schlagobers, Obers, Rahm, Schlagrahm, Süßrahm, Vollrahm, süße Sahne, Crème double
          es: nata para montar, nata, crema de leche, nata líquida, crema para batir, crema espesa, nata montar
        cooking cream | cup=240 has=milk
          en: cream for cooking
          fr: crème de cuisson, crème cuisine
          de: Kochsahne, Rama Cremefine
          es: nata para cocinar, crema para cocinar
        clotted cream | has=milk
          en: devon cream, cornish clotted cream
          fr: crème caillée
          de: Clotted Cream
          es: crema cuajada inglesa
        light cream | cup=240 has=milk
          en: single cream, coffee cream, table cream, coffee creamer dairy
          fr: crème légère, crème semi-épaisse, crème liquide légère
          de: Kaffeesahne, Kaffeerahm, Halbrahm, Kaffeeobers
          es: nata ligera, crema ligera, crema liviana
        half and half | cup=242 has=milk
          en: half & half, fat free half and half
          fr: crème moitié-moitié, mélange lait crème
          de: Halb-Sahne-Halb-Milch, Halb und Halb
          es: media crema, mitad leche mitad nata
        coffee creamer | cup=240 has=milk may=soybeans
          en: creamer, powdered creamer, nondairy creamer, non dairy creamer, vanilla creamer
          fr: crème à café en poudre, colorant à café
          de: Kaffeeweißer, Kaffee-Creamer
          es: crema para café, blanqueador de café, blanqueadores de café
        sour cream | cup=230 has=milk
          en: reduced fat sour cream, light sour cream, soured cream, low fat sour cream, fat free sour cream
          en: dairy sour cream, full fat sour cream, nonfat sour cream
          fr: crème aigre, crème sure, crème acidulée
          de: Sauerrahm, saure Sahne, Schmand, Saurer Rahm
          es: crema agria, nata agria
        mexican crema | cup=230 has=milk
          en: crema mexicana, crema fresca, crema
          fr: crème mexicaine
          de: mexikanische Crema
          es: crema mexicana
        smetana | cup=230 has=milk
          en: smetana cream
          fr: smetana
          de: Smetana
          es: smetana
        creme fraiche | cup=235 has=milk
          en: half fat creme fraiche, low fat creme fraiche, creme fraiche d'isigny, full fat creme fraiche
          en: crème fraîche
          fr: crème fraîche, crème fraîche épaisse, crème épaisse, crème d'Isigny, crème fraîche entière
          de: Crème fraîche, Creme fraiche mit Kräutern
          es: nata fresca, nata crème fraîche
        kaymak | has=milk
          en: kaymak cream, kajmak
          fr: kaymak
          de: Kaymak
          es: kaymak
        yogurt | cup=245 has=milk
          en: plain yogurt, yoghurt, natural yogurt, natural yoghurt, low fat yogurt, nonfat yogurt, plain yoghurt
          en: yogourt, bulgarian yogurt, low fat plain yogurt, whole milk yogurt, live yogurt, fat free yogurt
          en: natural bio yogurt, low fat yoghurt, plain low fat yogurt, plain nonfat yogurt, curd, dahi
          fr: yaourt, yaourt nature, yaourt bulgare, yogourt nature, yaourt entier
          de: Joghurt, Naturjoghurt, Jogurt, Bulgarischer Joghurt, Vollmilchjoghurt, Magerjoghurt, Sahnejoghurt
          de: Rahmjoghurt, fettarmer Joghurt
          es: yogur, yogur natural, yogurt natural, yogur desnatado, yogures
        greek yogurt | cup=245 has=milk
          en: greek yoghurt, greek style yogurt, greek style yoghurt, plain greek yogurt, nonfat greek yogurt
          en: fat free greek yogurt, strained yogurt, 0% greek yogurt, low fat greek yogurt
          fr: yaourt grec, yaourt à la grecque
          de: griechischer Joghurt, Joghurt griechischer Art
          es: yogur griego, yogurt griego
        skyr | cup=245 has=milk made=rennet?
          en: icelandic yogurt
          fr: skyr
          de: Skyr
          es: skyr, skyres
        vanilla yogurt | cup=245 has=milk made=gelatine?
          en: vanilla yoghurt, vanilla greek yogurt, low fat vanilla yogurt
          fr: yaourt à la vanille
          de: Vanillejoghurt
          es: yogur de vainilla, yogures de vainilla
        fruit yogurt | cup=245 has=milk made=gelatine?,insect?
          en: fruit yoghurt, strawberry yogurt, peach yogurt, blueberry yogurt, flavored yogurt, lemon yogurt
          fr: yaourt aux fruits
          de: Fruchtjoghurt, Erdbeerjoghurt
          es: yogur de frutas, yogur de sabores, yogures de frutas, yogures de sabores
        drinking yogurt | cup=245 has=milk made=insect?
          en: yogurt drink, drinkable yogurt, probiotic drink
          fr: yaourt à boire
          de: Trinkjoghurt, Joghurtdrink
          es: yogur líquido, yogur bebible
        goat yogurt | cup=245 has=milk
          en: goat's milk yogurt
          fr: yaourt de chèvre
          de: Ziegenjoghurt
          es: yogur de cabra, yogures de cabra
        sheep yogurt | cup=245 has=milk
          en: sheep's milk yogurt
          fr: yaourt de brebis
          de: Schafjoghurt, Schafsmilchjoghurt
          es: yogur de oveja, yogures de oveja
        lactose free yogurt | cup=245 has=milk
          fr: yaourt sans lactose
          de: laktosefreier Joghurt
          es: yogur sin lactosa
        coconut yogurt | cup=245
          en: coconut yoghurt
          fr: yaourt au lait de coco, yaourt coco, yaourt de coco, yaourt à la noix de coco
          de: Kokosjoghurt
          es: yogur de coco, yogures de coco
        vegan yogurt | cup=245 may=soybeans,nuts,gluten
          en: plant based yogurt, dairy free yogurt, oat yogurt, non dairy yogurt
          fr: yaourt végétal
          de: veganer Joghurt, pflanzlicher Joghurt, Haferjoghurt
          es: yogur vegetal, yogur vegano
        labneh | cup=240 has=milk
          en: labne, lebneh, yogurt cheese
          fr: labneh
          de: Labneh, Joghurtkäse
          es: labneh, queso de yogur
        kefir | cup=243 has=milk
          en: kefir milk, milk kefir, plain kefir
          fr: kéfir, kéfir de lait
          de: Kefir, Milchkefir
          es: kéfir, kéfir de leche, kefires, kefires de leche
        ayran | cup=245 has=milk
          en: doogh
          fr: ayran
          de: Ayran
          es: ayran, ayranes
        lassi | cup=245 has=milk
          en: mango lassi
          fr: lassi
          de: Lassi
          es: lassi
        quark | cup=245 has=milk made=rennet?
          en: curd cheese, low fat quark
          fr: quark allemand, séré
          de: Quark, Topfen, Magerquark, Speisequark, Sahnequark, Schichtkäse, Rahmtopfen, Bauerntopfen
          es: queso quark, requesón alemán
        herb quark | has=milk made=rennet?
          fr: fromage blanc aux herbes, cervelle de canut
          de: Kräuterquark
          es: quark con hierbas
        fruit quark | has=milk made=rennet?,insect?,gelatine?
          en: petit suisse with fruit
          fr: petit-suisse aux fruits
          de: Fruchtquark, Fruchtzwerge
          es: petit suisse de fresa
        fromage frais | cup=245 has=milk made=rennet?
          en: fromage blanc
          fr: fromage blanc, faisselle, fromage frais
          de: Frischkäse nach französischer Art
          es: queso fresco batido, queso batido
        petit suisse | each=60 has=milk made=rennet?
          fr: petit-suisse
          de: Petit Suisse
          es: petit suisse
        cuajada | has=milk made=rennet
          en: junket
          fr: caillé de lait, caillebotte
          de: Cuajada, gestockte Milch
          es: cuajada
        butter | cup=227 each=113 piece=stick has=milk staple=yes
          en: unsalted butter, salted butter, sweet butter, sweet cream butter, stick butter, butter stick
          en: stick of butter, melted butter, lightly salted butter, european butter, cultured butter, whipped butter
          en: brown butter, softened butter, cold butter, butter cube, butter pat, spreadable butter, sticks butter
          fr: beurre, beurre doux, beurre demi-sel, beurre salé, beurre noisette, beurre fondu, noix de beurre
          de: Butter, Süßrahmbutter, Anke, Butterwürfel, Sauerrahmbutter, Markenbutter, braune Butter
          es: mantequilla, mantequilla sin sal, mantequilla con sal, manteca de vaca
        herb butter | has=milk
          en: garlic butter, garlic and herb butter
          fr: beurre maître d'hôtel, beurre persillé, beurre aux herbes, beurre d'ail
          de: Kräuterbutter, Knoblauchbutter
          es: mantequilla de hierbas, mantequilla de ajo
        ghee | cup=205 has=milk
          en: clarified butter, desi ghee
          fr: beurre clarifié, ghee
          de: Butterschmalz, Ghee, Butterreinfett
          es: mantequilla clarificada, ghee
        margarine | cup=227 may=milk,soybeans
          en: oleo, vegetable spread, stick margarine, butter substitute, buttery spread, tub margarine, oleomargarine
          fr: margarine
          de: Margarine, Pflanzenmargarine, Backmargarine
          es: margarina
        vegan butter | cup=227 may=soybeans,nuts
          en: plant based butter, dairy free spread, vegan margarine, dairy free butter, vegan block
          en: dairy free margarine, vegan buttery stick
          fr: beurre végétal, margarine végétale
          de: vegane Butter, vegane Margarine, pflanzliche Butter
          es: mantequilla vegana, margarina vegana
        half fat butter | has=milk
          en: light butter, reduced fat butter, low fat spread
          fr: beurre allégé, beurre léger
          de: Halbfettbutter, Halbfettmargarine
          es: mantequilla light
        egg | cup=243 each=50 has=eggs
          en: large egg, whole egg, hen's egg, free range egg, egg beaten, hard boiled egg, hard cooked egg
          en: beaten egg, fresh egg, medium egg, boiled egg, poached egg, jumbo egg, liquid egg, chicken egg, hen egg
          en: extra large egg, organic egg, fried egg, soft boiled egg, small egg
          fr: œuf, œuf de poule, œuf entier, jaune et blanc d'œuf, œuf dur, œuf battu, œuf frais, gros œuf
          de: Ei, Eier, Hühnerei, Hühnereier, Freilandei, Freilandeier, Bio-Ei, Bio-Eier, Bioei, Bioeier, Vollei
          de: verquirltes Ei, hartgekochtes Ei, gekochtes Ei
          es: huevo, huevo entero, huevo duro, huevo cocido, huevo batido, huevo de gallina, huevos camperos
          es: huevo campero
        quail egg | each=9 has=eggs
          en: quail's egg
          fr: œuf de caille
          de: Wachtelei, Wachteleier
          es: huevo de codorniz
        duck egg | each=70 has=eggs
          fr: œuf de cane
          de: Entenei, Enteneier
          es: huevo de pato, huevo de pata
        goose egg | each=144 has=eggs
          fr: œuf d'oie
          de: Gänseei, Gänseeier
          es: huevo de oca
        century egg | has=eggs
          en: preserved egg, thousand year egg
          fr: œuf de cent ans
          de: Tausendjähriges Ei
          es: huevo centenario
        salted duck egg | has=eggs
          en: salted egg, salted egg yolk
          fr: œuf salé de cane
          de: gesalzenes Entenei
          es: huevo salado de pato
        pickled egg | has=eggs
          fr: œuf au vinaigre
          de: Solei, Soleier
          es: huevo encurtido
        egg substitute | cup=240 has=eggs
          en: eggbeater, egg beater, fat free egg substitute, egg product, liquid egg substitute
          fr: substitut d'œuf liquide
          de: Flüssigei
          es: huevo líquido pasteurizado
        vegan egg | may=soybeans
          en: plant based egg, egg free substitute, vegan egg replacer
          fr: substitut d'œuf végétal, œuf végétal
          de: Eiersatz, veganes Ei, Ei-Ersatz, veganer Ei-Ersatz
          es: sustituto vegano de huevo, huevo vegano
        egg white | cup=243 each=33 has=eggs
          en: liquid egg white, large egg white, beaten egg white, pasteurized egg white, powdered egg white
          fr: blanc d'œuf
          de: Eiweiß, Eiklar, Eiweiße
          es: clara de huevo, clara
        egg yolk | cup=243 each=17 has=eggs
          en: yolk, large egg yolk, beaten egg yolk
          fr: jaune d'œuf
          de: Eigelb, Eidotter, Dotter, Eigelbe
          es: yema de huevo, yema
        cheese | cup=113 has=milk made=rennet?
          en: shredded cheese, grated cheese, hard cheese, sliced cheese, mild cheese, white cheese, cheese slice
          en: pizza cheese, semi hard cheese, firm cheese, melting cheese, soft cheese slice, low fat cheese
          en: cheese stick, string cheese, cheese cube, aged cheese, sharp cheese
          fr: fromage, fromage râpé, fromage à pâte dure, fromage en tranches, fromage à pâte molle, fromage à pizza
          de: Käse, Reibekäse, geriebener Käse, Käse gerieben, Streukäse, Scheibenkäse, Gratinkäse, Pizzakäse
          de: Schnittkäse, Weichkäse, Hartkäse, Ofenkäse, würziger Käse, Raspelkäse
          es: queso, queso rallado, queso en lonchas, queso para gratinar, queso rallado para fundir
          es: queso para fundir
        cheese blend | cup=113 has=milk made=rennet?
          en: mexican cheese blend, mexican cheese, mexican blend cheese, four cheese blend, taco cheese blend
          en: mexican four cheese blend, shredded mexican blend cheese
          fr: mélange de fromages râpés
          de: Käsemischung, geriebene Käsemischung
          es: mezcla de quesos, mezcla de quesos rallados
        italian cheese blend | cup=113 has=milk made=rennet
          en: italian blend cheese, italian cheese, shredded italian cheese
          fr: mélange de fromages italiens
          de: italienische Käsemischung
          es: mezcla de quesos italianos
        cheddar | cup=113 has=milk made=rennet?
          en: cheddar cheese, sharp cheddar, sharp cheddar cheese, mature cheddar, mild cheddar cheese, white cheddar
          en: extra sharp cheddar cheese, white cheddar cheese, aged cheddar, mild cheddar, shredded cheddar
          en: medium cheddar, grated cheddar, reduced fat cheddar cheese, extra mature cheddar, vintage cheddar
          en: farmhouse cheddar, low fat cheddar cheese, yellow cheddar
          fr: cheddar
          de: Cheddar, Cheddarkäse, Chester
          es: cheddar, queso cheddar, cheddares
        colby | cup=113 has=milk made=rennet?
          en: colby cheese
          fr: colby
          de: Colby-Käse
          es: queso Colby
        colby jack | cup=113 has=milk made=rennet?
          en: colby jack cheese, cheddar jack cheese, marble cheese, co jack, monterey jack and cheddar blend
          en: longhorn cheese
          fr: fromage marbré
          de: Colby-Jack-Käse
          es: queso colby jack
        red leicester | cup=113 has=milk made=rennet?
          en: red leicester cheese
          fr: red leicester
          de: Red Leicester
          es: red leicester
        double gloucester | cup=113 has=milk made=rennet?
          en: double gloucester cheese, gloucester cheese
          fr: double gloucester
          de: Double Gloucester
          es: double gloucester
        lancashire cheese | cup=113 has=milk made=rennet?
          en: lancashire
          fr: lancashire
          de: Lancashire-Käse
          es: queso Lancashire
        cheshire cheese | cup=113 has=milk made=rennet?
          en: cheshire
          fr: fromage cheshire
          de: Cheshire-Käse
          es: queso Cheshire
        wensleydale | cup=113 has=milk made=rennet?
          en: wensleydale cheese
          fr: wensleydale
          de: Wensleydale
          es: queso Wensleydale
        caerphilly | cup=113 has=milk made=rennet?
          en: caerphilly cheese
          fr: caerphilly
          de: Caerphilly
          es: queso Caerphilly
        derby cheese | has=milk made=rennet?
          en: sage derby
          fr: derby
          de: Derby-Käse
          es: queso Derby
        cornish yarg | has=milk made=rennet?
          en: yarg
          fr: yarg
          de: Yarg
          es: queso Yarg
        stinking bishop | has=milk made=rennet?,alcohol
          fr: stinking bishop
          de: Stinking Bishop
          es: stinking bishop
        mozzarella | cup=113 each=125 has=milk made=rennet?
          en: mozzarella cheese, fresh mozzarella, mozzarella ball, bocconcini, shredded mozzarella, mozarella
          en: mozzarella pearl, mini mozzarella, fresh mozzarella cheese, fior di latte, ciliegine, mozzarella slice
          en: bocconcini cheese, part skim mozzarella, part skim mozzarella cheese, low moisture mozzarella cheese
          en: low moisture mozzarella, shredded mozzarella cheese, grated mozzarella
          fr: mozzarella, mozza, billes de mozzarella, bille de mozzarella, mozzarella râpée
          de: Mozzarella, Mozzarella-Perlen, Mozzarellakugel, Mini-Mozzarella, Mozzarellakäse, geriebener Mozzarella
          es: mozzarella, queso mozzarella, muzzarella, perlas de mozzarella
        buffalo mozzarella | each=125 has=milk made=rennet?
          en: mozzarella di bufala, buffalo mozzarella cheese
          fr: mozzarella di bufala, mozzarella de bufflonne
          de: Büffelmozzarella
          es: mozzarella de búfala
        smoked mozzarella | has=milk made=rennet?
          fr: mozzarella fumée
          de: geräucherter Mozzarella
          es: mozzarella ahumada
        burrata | each=125 has=milk made=rennet?
          en: burrata cheese, stracciatella cheese, burratina
          fr: burrata
          de: Burrata
          es: burrata
        parmesan | cup=100 has=milk made=rennet
          en: parmesan cheese, parmigiano reggiano, parmigiano, parmigiano reggiano cheese, parmesan shaving
          en: grated parmesan, shredded parmesan, grated parmesan cheese, shaved parmesan, parmesan rind, reggiano
          en: parmesean cheese, parmesan reggiano, shredded parmesan cheese
          fr: parmesan, parmesan râpé, copeaux de parmesan, parmesan reggiano
          de: Parmesan, Parmesankäse, geriebener Parmesan, Parmesanspäne
          es: parmesano, queso parmesano, queso parmesano rallado, lascas de parmesano
        grana padano | cup=100 has=milk,eggs made=rennet
          en: grana padano cheese, grana, trentingrana
          fr: grana padano
          de: Grana Padano
          es: grana padano
        piave | has=milk may=eggs made=rennet
          en: piave cheese
          fr: piave
          de: Piave-Käse
          es: queso Piave
        asiago | cup=100 has=milk may=eggs made=rennet
          en: asiago cheese
          fr: asiago
          de: Asiago
          es: queso Asiago
        montasio | has=milk may=eggs made=rennet
          fr: montasio
          de: Montasio
          es: queso Montasio
        pecorino | cup=100 has=milk made=rennet
          en: pecorino romano, pecorino romano cheese, romano cheese, romano, pecorino cheese, pecorino sardo
          en: pecorino toscano, grated romano cheese, fiore sardo
          fr: pecorino, pecorino romano
          de: Pecorino, Pecorino-Käse
          es: pecorino, queso pecorino
        manchego | cup=113 has=milk may=eggs made=rennet
          en: manchego cheese
          fr: manchego
          de: Manchego, Manchegokäse
          es: queso manchego, manchego curado
        iberico cheese | cup=113 has=milk may=eggs made=rennet?
          en: queso iberico
          fr: fromage ibérique
          de: Iberico-Käse
          es: queso ibérico, queso semicurado, queso mezcla
        spanish cured cheese | has=milk may=eggs made=rennet?
          en: zamorano, queso curado
          fr: fromage espagnol affiné
          de: spanischer Hartkäse
          es: queso curado, queso zamorano, queso viejo
        idiazabal | has=milk made=rennet
          en: idiazabal cheese
          fr: idiazabal, idiazabaux
          de: Idiazábal
          es: queso Idiazábal
        roncal | has=milk made=rennet
          fr: roncal, roncaux
          de: Roncal-Käse
          es: queso Roncal
        mahon cheese | has=milk made=rennet?
          en: mahon
          fr: mahon
          de: Mahón-Käse
          es: queso de Mahón, queso Mahón
        tetilla cheese | has=milk made=rennet?
          en: tetilla, arzua ulloa
          fr: tetilla
          de: Tetilla-Käse
          es: queso de tetilla, queso tetilla, queso Arzúa-Ulloa
        san simon cheese | has=milk made=rennet?
          fr: san simón
          de: San-Simón-Käse
          es: queso San Simón, San Simón da Costa
        murcia al vino | has=milk made=rennet,alcohol
          en: drunken goat cheese
          fr: fromage murcia al vino
          de: Murcia-al-Vino-Käse
          es: queso de Murcia al vino
        majorero | has=milk made=rennet?
          en: majorero cheese
          fr: majorero
          de: Majorero-Käse
          es: queso majorero
        torta del casar | has=milk
          en: la serena cheese
          fr: torta del casar
          de: Torta del Casar
          es: torta del Casar, queso de la Serena
        burgos cheese | has=milk made=rennet?
          en: spanish fresh cheese
          fr: fromage de Burgos
          de: Burgos-Käse
          es: queso de Burgos, queso fresco de Burgos
        cabrales | has=milk made=rennet
          en: valdeon, cabrales cheese
          fr: cabrales
          de: Cabrales
          es: queso de Cabrales, cabrales, queso de Valdeón
        serra da estrela | has=milk
          en: azeitao
          fr: serra da estrela
          de: Serra-da-Estrela-Käse
          es: queso Serra da Estrela
        sao jorge | has=milk made=rennet
          en: sao jorge cheese
          fr: são jorge
          de: São-Jorge-Käse
          es: queso San Jorge
        feta | cup=150 has=milk made=rennet?
          en: feta cheese, reduced fat feta cheese, crumbled feta, greek feta, crumbled feta cheese, barrel aged feta
          en: feta block
          fr: feta, féta, Salakis
          de: Feta, Fetakäse, Schafskäse, Schafkäse, Feta-Käse
          es: queso feta, feta desmenuzado
        shepherd's cheese | cup=150 has=milk made=rennet?
          en: salad cheese, greek style cheese, white brined cheese, sirene, beyaz peynir
          fr: fromage à salade, fromage blanc de saumure
          de: Hirtenkäse, Weißkäse, Balkankäse, Salatkäse, Salzlakenkäse
          es: queso blanco en salmuera, queso balcánico
        sheep cheese | has=milk made=rennet?
          en: sheep's milk cheese, ewe's milk cheese
          fr: fromage de brebis, tomme de brebis
          de: Schafsmilchkäse, Schafhartkäse, Schafskäse fest
          es: queso de oveja
        goat cheese | cup=150 has=milk made=rennet?
          en: soft goat cheese, fresh goat cheese, goat's milk cheese, goat's cheese, goats cheese, goat cheese log
          en: crumbled goat cheese, soft goats cheese, goat's cheese log, chevre
          fr: fromage de chèvre, chèvre, bûche de chèvre, chèvre frais, chavignol, bûche chèvre, rouleau de chèvre
          fr: bûches de chèvre, rouleaux de chèvre
          de: Ziegenkäse, Ziegenfrischkäse, Ziegenrolle, Ziegenkäserolle, Ziegenkäsetaler, Ziegenweichkäse
          es: queso de cabra, rulo de cabra, queso de cabra fresco
        crottin de chavignol | each=60 has=milk made=rennet?
          en: crottin
          fr: crottin de Chavignol, crottin de chèvre, crottin
          de: Crottin de Chavignol
          es: crottin de Chavignol, crottines de Chavignol
        sainte maure | has=milk made=rennet?
          en: sainte maure de touraine
          fr: sainte-maure-de-touraine, sainte-maure
          de: Sainte-Maure
          es: sainte-maure
        valencay | has=milk made=rennet?
          en: valencay cheese, selles sur cher
          fr: valençay, selles-sur-cher
          de: Valençay
          es: valençay
        rocamadour | each=35 has=milk made=rennet?
          en: cabecou
          fr: rocamadour, cabécou
          de: Rocamadour
          es: rocamadour, rocamadoures
        pelardon | has=milk made=rennet?
          en: picodon, banon
          fr: pélardon, picodon, banon
          de: Pélardon, Picodon
          es: pélardon, pelardones
        hard goat cheese | has=milk made=rennet?
          en: aged goat cheese, goat gouda
          fr: tomme de chèvre, chèvre sec
          de: Ziegenhartkäse, Ziegengouda, Ziegenschnittkäse
          es: queso de cabra curado
        cream cheese | cup=232 has=milk made=rennet?
          en: philadelphia, philadelphia cream cheese, light cream cheese, reduced fat cream cheese
          en: fat free cream cheese, kiri, soft cheese, low fat cream cheese, philly, softened cream cheese
          en: full fat cream cheese, block cream cheese, neufchatel cheese, soft cream cheese, brick cream cheese
          en: full fat soft cheese
          fr: fromage frais à tartiner, fromage à tartiner, fromage à la crème, fromage frais nature
          de: Frischkäse, Doppelrahmfrischkäse, Frischkäse natur, Rahmfrischkäse
          es: queso crema, queso de untar, queso Philadelphia, queso para untar
        herb cream cheese | cup=232 has=milk made=rennet?
          en: boursin, garlic and herb cheese, garlic and herb cream cheese, chive and onion cream cheese
          en: boursin cheese
          fr: fromage ail et fines herbes, ail et fines herbes, fromage frais aux herbes
          de: Kräuterfrischkäse
          es: queso crema con finas hierbas, queso de untar con finas hierbas
        neufchatel | has=milk made=rennet?
          en: french neufchatel
          fr: neufchâtel
          de: Neufchâtel
          es: neufchâtel, neufchâteles
        ricotta | cup=246 has=milk made=rennet?
          en: ricotta cheese, whole milk ricotta, part skim ricotta cheese, whole milk ricotta cheese
          en: part skim ricotta, ricotta di bufala, fresh ricotta
          fr: ricotta, brousse, serac, sérac
          de: Ricotta, Zieger, Ziger
          es: ricotta, requesón, queso ricotta, ricota, requesones
        brocciu | has=milk made=rennet?
          fr: brocciu
          de: Brocciu
          es: brocciu
        ricotta salata | cup=113 has=milk made=rennet?
          en: salted ricotta
          fr: ricotta salata, ricotta salée
          de: gesalzene Ricotta
          es: ricotta salada
        cottage cheese | cup=220 has=milk made=rennet?
          en: low fat cottage cheese, small curd cottage cheese, fat free cottage cheese, nonfat cottage cheese
          en: creamed cottage cheese, large curd cottage cheese, natural cottage cheese
          fr: fromage cottage, cottage cheese
          de: Hüttenkäse, körniger Frischkäse
          es: queso cottage, requesón cottage
        farmer cheese | cup=220 has=milk made=rennet?
          en: farmer's cheese, farmers cheese, dry curd cottage cheese, pot cheese, tvorog
          fr: fromage fermier frais, tvorog
          de: Tworog, Bauernkäse
          es: queso de granja, tvorog
        mascarpone | cup=240 has=milk
          en: mascarpone cheese
          fr: mascarpone
          de: Mascarpone
          es: mascarpone, queso mascarpone
        crescenza | has=milk made=rennet?
          en: stracchino, crescenza cheese, robiola
          fr: stracchino, robiola
          de: Stracchino, Robiola, Crescenza
          es: stracchino, robiola
        gruyere | cup=108 has=milk made=rennet
          en: gruyere cheese, swiss gruyere, grated gruyere, gruyère
          fr: gruyère, gruyère râpé, gruyère suisse
          de: Greyerzer, Gruyère, Gruyèrekäse, geriebener Gruyère
          es: gruyer, queso gruyer, queso gruyère, gruyeres
        emmental | cup=108 has=milk made=rennet
          en: emmentaler, emmenthal, emmental cheese, emmentaler cheese, emmenthaler
          fr: emmental, emmental râpé, emmentaux
          de: Emmentaler, geriebener Emmentaler
          es: emmental, queso emmental, emmentales
        swiss cheese | cup=108 each=28 piece=slice has=milk made=rennet?
          en: swiss, baby swiss, baby swiss cheese, swiss cheese slice, shredded swiss cheese
          en: alpine lace swiss cheese
          fr: fromage suisse
          de: Schweizer Käse
          es: queso suizo
        comte | cup=108 has=milk made=rennet
          en: comte cheese, comté
          fr: comté
          de: Comté, Comté-Käse
          es: queso comté
        beaufort | has=milk made=rennet
          en: beaufort cheese
          fr: beaufort
          de: Beaufort
          es: queso Beaufort
        abondance | has=milk made=rennet
          en: abondance cheese
          fr: abondance
          de: Abondance
          es: queso Abondance
        vacherin fribourgeois | has=milk made=rennet
          en: fribourg vacherin
          fr: vacherin fribourgeois
          de: Freiburger Vacherin
          es: vacherin friburgués
        appenzeller | cup=108 has=milk made=rennet,alcohol?
          en: appenzeller cheese
          fr: appenzell, appenzeller
          de: Appenzeller
          es: queso Appenzeller
        tete de moine | has=milk made=rennet
          fr: tête de moine
          de: Tête de Moine, Mönchskopf
          es: tête de moine
        sbrinz | has=milk made=rennet
          fr: sbrinz
          de: Sbrinz
          es: queso Sbrinz
        raclette | has=milk made=rennet?
          en: raclette cheese
          fr: raclette, fromage à raclette
          de: Raclettekäse, Raclette, Raclette-Käse
          es: queso raclette, queso para raclette
        fondue cheese | has=milk made=rennet?,alcohol?
          en: fondue, cheese fondue mix
          fr: fromage à fondue, fondue savoyarde, mélange fondue
          de: Fonduekäse, Käsefondue, Fonduemischung
          es: queso para fondue, fondue de queso
        mountain cheese | cup=108 has=milk made=rennet?
          en: alpine cheese, bergkase, alp cheese
          fr: fromage de montagne, fromage d'alpage, tomme de montagne
          de: Bergkäse, Alpkäse, Allgäuer Bergkäse, Vorarlberger Bergkäse
          es: queso de montaña
        tilsiter | has=milk made=rennet?
          en: tilsit, tilsit cheese
          fr: tilsit
          de: Tilsiter
          es: queso Tilsit
        jarlsberg | cup=108 has=milk made=rennet?
          en: jarlsberg cheese
          fr: jarlsberg
          de: Jarlsberg
          es: queso Jarlsberg
        leerdammer | has=milk made=rennet?
          en: maasdam, maasdam cheese, leerdammer cheese
          fr: leerdammer, maasdam
          de: Leerdammer, Maasdamer
          es: queso Maasdam
        fontina | cup=108 has=milk made=rennet
          en: fontina cheese, fontal
          fr: fontine, fontal, fontaux
          de: Fontina, Fontal
          es: queso fontina
        cantal | has=milk made=rennet
          en: cantal cheese, salers, laguiole
          fr: cantal, salers, laguiole, cantal entre-deux, cantaux
          de: Cantal
          es: queso Cantal
        aligot cheese | has=milk made=rennet
          en: fresh tomme
          fr: tome fraîche, tomme fraîche
          de: Tomme fraîche
          es: tomme fresca
        tomme de savoie | has=milk made=rennet
          en: tomme, tomme cheese
          fr: tomme de Savoie, tomme, tomme des Pyrénées
          de: Tomme de Savoie, Tomme
          es: tomme de Saboya
        ossau iraty | has=milk made=rennet
          en: ossau iraty cheese, etorki
          fr: ossau-iraty, etorki
          de: Ossau-Iraty
          es: ossau-iraty
        mimolette | has=milk made=rennet?
          en: mimolette cheese
          fr: mimolette
          de: Mimolette
          es: mimolette
        morbier | has=milk made=rennet
          en: morbier cheese
          fr: morbier
          de: Morbier
          es: queso Morbier
        saint nectaire | has=milk made=rennet
          en: saint nectaire cheese
          fr: saint-nectaire
          de: Saint-Nectaire
          es: saint-nectaire
        gouda | cup=113 has=milk made=rennet?
          en: gouda cheese, young gouda, aged gouda, gouda slice, old amsterdam
          fr: gouda, vieux gouda
          de: Gouda, Gouda jung, alter Gouda, mittelalter Gouda, geriebener Gouda, Goudakäse, junger Gouda
          es: gouda, queso gouda
        smoked gouda | cup=113 has=milk made=rennet?
          en: smoked gouda cheese, smoked cheese
          fr: gouda fumé, fromage fumé
          de: geräucherter Gouda, Räucherkäse
          es: gouda ahumado, queso ahumado
        edam | cup=113 has=milk made=rennet?
          en: edam cheese
          fr: édam
          de: Edamer, Edamer Käse
          es: queso edam, queso de bola
        leiden cheese | has=milk made=rennet?
          en: cumin gouda, leyden
          fr: leyde, gouda au cumin
          de: Leidener Käse, Kümmelkäse
          es: queso Leiden
        butterkase | has=milk made=rennet?
          en: butter cheese
          fr: fromage beurre
          de: Butterkäse
          es: queso mantequilla
        havarti | cup=113 has=milk made=rennet?
          en: havarti cheese, dill havarti, danbo, esrom
          fr: havarti
          de: Havarti, Esrom, Danbo
          es: queso havarti
        muenster cheese | cup=113 has=milk made=rennet?
          en: muenster, american muenster, brick cheese
          fr: muenster américain
          de: amerikanischer Muenster
          es: queso muenster
        munster | has=milk made=rennet
          en: munster cheese
          fr: munster, munster-géromé
          de: Münsterkäse, Munster
          es: queso munster
        bel paese | has=milk made=rennet?
          fr: bel paese
          de: Bel Paese
          es: bel paese
        port salut | has=milk made=rennet?
          en: saint paulin, port salut cheese
          fr: port-salut, saint-paulin
          de: Port Salut, Saint-Paulin, Esrom-Art
          es: port salut
        trappist cheese | has=milk made=rennet?
          en: oka cheese, chimay cheese
          fr: fromage trappiste
          de: Trappistenkäse
          es: queso trapense
        passendale | has=milk made=rennet?
          fr: passendale
          de: Passendale
          es: queso Passendale
        gjetost | has=milk made=rennet?
          en: brunost, brown cheese, norwegian brown cheese
          fr: brunost, fromage brun
          de: Brunost, Braunkäse, Molkenkäse
          es: queso marrón noruego, brunost
        vasterbotten | has=milk made=rennet?
          en: vasterbotten cheese, prastost
          fr: västerbotten
          de: Västerbotten-Käse
          es: queso Västerbotten
        monterey jack | cup=113 has=milk made=rennet?
          en: monterey jack cheese, jack cheese, shredded monterey jack, shredded monterey jack cheese
          en: dry jack cheese
          fr: monterey jack
          de: Monterey Jack
          es: queso monterey jack
        pepper jack | cup=113 has=milk made=rennet?
          en: pepper jack cheese, pepperjack cheese, jalapeno jack cheese, hot pepper cheese
          fr: pepper jack
          de: Pepper-Jack-Käse
          es: queso pepper jack
        oaxaca cheese | cup=113 has=milk made=rennet?
          en: queso oaxaca, quesillo, oaxaca
          fr: fromage d'Oaxaca
          de: Oaxaca-Käse
          es: queso oaxaca, quesillo
        chihuahua cheese | cup=113 has=milk made=rennet?
          en: queso chihuahua, asadero cheese, queso quesadilla, queso asadero, quesadilla cheese
          fr: fromage de Chihuahua
          de: Chihuahua-Käse
          es: queso chihuahua, queso asadero, queso menonita
        queso fresco | cup=120 has=milk made=rennet?
          en: queso blanco, mexican fresh cheese, queso ranchero, panela cheese
          fr: fromage frais mexicain
          de: mexikanischer Frischkäse
          es: queso fresco, queso blanco, queso panela, queso ranchero
        cotija | cup=120 has=milk made=rennet?
          en: cotija cheese, queso anejo, anejo cheese
          fr: cotija
          de: Cotija-Käse
          es: queso cotija, cotija añejo
        minas cheese | has=milk made=rennet?
          en: queijo minas, queijo coalho
          fr: fromage minas, queijo coalho
          de: Minas-Käse
          es: queso minas, queso coalho
        reggianito | cup=100 has=milk made=rennet?
          en: reggianito cheese, sardo cheese
          fr: reggianito
          de: Reggianito
          es: reggianito, queso sardo
        cuartirolo | has=milk made=rennet?
          en: queso cremoso
          fr: cuartirolo
          de: Cuartirolo
          es: queso cuartirolo, queso cremoso, queso port salut argentino
        provoleta | has=milk made=rennet?
          fr: provoleta
          de: Provoleta
          es: provoleta
        provolone | cup=113 has=milk may=eggs made=rennet
          en: provolone cheese, provolone slice, smoked provolone, sliced provolone
          fr: provolone
          de: Provolone
          es: provolone, queso provolone
        scamorza | has=milk made=rennet?
          en: smoked scamorza, scamorza cheese
          fr: scamorza
          de: Scamorza
          es: scamorza
        caciocavallo | has=milk made=rennet
          en: caciocavallo cheese, ragusano, kashkaval, kashkaval cheese, kasseri
          fr: caciocavallo
          de: Caciocavallo, Kaschkawal
          es: caciocavallo, kashkaval, kashkavales
        kefalotyri | cup=100 has=milk made=rennet?
          en: kefalotyri cheese, graviera, kefalograviera, mizithra, saganaki cheese
          fr: kefalotyri, graviera
          de: Kefalotiri, Graviera, Saganaki
          es: kefalotyri, graviera
        oscypek | has=milk made=rennet?
          en: ostiepok
          fr: oscypek
          de: Oscypek
          es: oscypek
        bryndza | has=milk made=rennet?
          en: brinza, bryndza cheese, liptauer
          fr: brynza
          de: Brimsen, Bryndza, Liptauer
          es: bryndza
        suluguni | has=milk made=rennet?
          en: sulguni, akawi, nabulsi cheese
          fr: soulougouni
          de: Sulguni
          es: suluguni
        blue cheese | cup=135 has=milk made=rennet?
          en: bleu cheese, crumbled blue cheese, danish blue cheese, danish blue, blue cheese crumble, danablu
          en: shropshire blue, maytag blue cheese, blue cheese crumbles, soft blue cheese
          fr: fromage bleu, bleu, bleu de Bresse, bleu de Gex, bleu des Causses
          de: Blauschimmelkäse, Edelpilzkäse, Blauschimmel, Bavaria Blu, Danablu
          es: queso azul, queso azul danés
        gorgonzola | cup=135 has=milk made=rennet?
          en: gorgonzola cheese, gorgonzola dolce, gorgonzola piccante, dolcelatte, crumbled gorgonzola
          en: dolcelatte cheese
          fr: gorgonzola
          de: Gorgonzola
          es: gorgonzola, queso gorgonzola
        roquefort | cup=135 has=milk made=rennet
          en: roquefort cheese
          fr: roquefort
          de: Roquefort, Roquefort-Käse
          es: roquefort, queso roquefort
        stilton | cup=135 has=milk made=rennet?
          en: stilton cheese, blue stilton
          fr: stilton
          de: Stilton
          es: stilton, queso stilton, stiltones
        bleu d'auvergne | cup=135 has=milk made=rennet
          en: bleu d'auvergne cheese
          fr: bleu d'Auvergne
          de: Bleu d'Auvergne
          es: bleu d'Auvergne
        fourme d'ambert | cup=135 has=milk made=rennet
          fr: fourme d'Ambert, fourme de Montbrison
          de: Fourme d'Ambert
          es: fourme d'Ambert
        saint agur | has=milk made=rennet?
          en: saint agur cheese
          fr: saint-agur
          de: Saint Agur
          es: saint agur
        cambozola | has=milk made=rennet?
          en: blue brie, bavarian blue
          fr: cambozola
          de: Cambozola
          es: cambozola
        brie | cup=144 has=milk made=rennet?
          en: brie cheese, brie de meaux, double cream brie
          fr: brie, brie de Meaux, brie de Melun
          de: Brie, Briekäse
          es: queso brie
        camembert | each=250 has=milk made=rennet?
          en: camembert cheese, camembert de normandie
          fr: camembert
          de: Camembert, Camembertkäse, Backcamembert
          es: queso camembert
        coulommiers | has=milk made=rennet?
          fr: coulommiers
          de: Coulommiers
          es: coulommiers
        brillat savarin | has=milk made=rennet?
          en: triple cream cheese, triple creme cheese
          fr: brillat-savarin, saint-félicien
          de: Brillat-Savarin
          es: brillat-savarin, brillat-savarines
        saint marcellin | has=milk made=rennet?
          fr: saint-marcellin
          de: Saint-Marcellin
          es: saint-marcellin, saint-marcellines
        chaource | has=milk made=rennet?
          fr: chaource
          de: Chaource
          es: chaource
        caprice des dieux | has=milk made=rennet?
          fr: caprice des dieux
          de: Géramont, Caprice des Dieux
          es: caprice des dieux
        reblochon | each=450 has=milk made=rennet
          en: reblochon cheese, tartiflette cheese
          fr: reblochon, fromage à tartiflette
          de: Reblochon
          es: reblochon, reblochones
        taleggio | has=milk made=rennet
          en: taleggio cheese
          fr: taleggio
          de: Taleggio
          es: taleggio
        limburger | has=milk made=rennet?
          en: limburger cheese, romadur
          fr: limbourg, herve
          de: Limburger, Romadur
          es: queso limburger
        epoisses | has=milk made=rennet,alcohol
          en: epoisses de bourgogne
          fr: époisses, langres
          de: Époisses
          es: queso époisses
        livarot | has=milk made=rennet
          fr: livarot
          de: Livarot
          es: livarot
        pont l'eveque | has=milk made=rennet
          fr: pont-l'évêque
          de: Pont-l'Évêque
          es: pont-l'évêque
        maroilles | has=milk made=rennet
          en: maroilles cheese
          fr: maroilles
          de: Maroilles
          es: maroilles
        vieux boulogne | has=milk made=rennet?
          fr: vieux boulogne
          de: Vieux Boulogne
          es: vieux boulogne
        mont d'or | each=500 has=milk made=rennet
          en: vacherin mont d'or, vacherin cheese, vacherin
          fr: mont d'or, vacherin, vacherin mont-d'or
          de: Vacherin Mont d'Or, Vacherin
          es: mont d'or
        red smear cheese | has=milk made=rennet?
          en: washed rind cheese
          fr: fromage à croûte lavée
          de: Rotschmierkäse, Weinkäse, Sankt Albray, Rougette
          es: queso de corteza lavada
        harzer cheese | has=milk
          en: hand cheese, sour milk cheese, harzer
          fr: harzer
          de: Harzer Käse, Handkäse, Harzer Roller, Sauermilchkäse, Quargel, Graukäse, Kochkäse
          es: queso Harzer
        weisslacker | has=milk made=rennet?
          en: obatzda
          fr: weisslacker
          de: Weißlacker, Obatzda
          es: weisslacker, weisslackeres
        halloumi | has=milk made=rennet?
          en: halloumi cheese, grilling cheese, hellim, bread cheese, halumi
          fr: halloumi, fromage à griller
          de: Halloumi, Grillkäse, Halloumikäse, Backkäse
          es: halloumi, queso halloumi, queso para asar, queso para plancha
        paneer | cup=150 has=milk
          en: paneer cheese, indian cottage cheese, panir
          fr: paneer
          de: Paneer
          es: paneer, queso paneer, paneeres
        cheese curd | cup=132 has=milk made=rennet?
          en: cheese curds, squeaky cheese, poutine cheese
          fr: fromage en grains, fromage en crottes
          de: Käsebruch
          es: cuajo de queso cheddar, grumos de queso
        processed cheese | cup=140 each=21 piece=slice has=milk made=rennet?
          en: american cheese, american cheese slice, velveeta, velveeta cheese, laughing cow, cheez whiz
          en: process cheese, process cheese spread, burger cheese slice, american cheese single
          fr: fromage fondu, Vache qui rit, fromage fondu en tranches, tranche de fromage à burger
          fr: tranches de fromage à burger
          de: Schmelzkäse, Scheibletten, Streichkäse, Schmelzkäsescheibe, Toastkäse, Sahneschmelzkäse
          es: queso fundido, quesito, queso en porciones, queso procesado, queso americano, tranchetes
        cheese spread | cup=240 has=milk made=rennet?
          en: cheese dip, pimento cheese, pub cheese
          fr: tartinade de fromage
          de: Käsecreme
          es: crema de queso, queso untable
        babybel | each=20 has=milk made=rennet?
          en: mini babybel
          fr: babybel
          de: Babybel
          es: babybel, babybeles
        vegan cheese | cup=113 may=soybeans,nuts
          en: dairy free cheese, plant based cheese, vegan cheddar, vegan shredded cheese, vegan cheese slice
          en: vegan mozzarella
          fr: fromage vegan, fromage végétal, fauxmage
          de: veganer Käse, veganer Streukäse, veganer Reibekäse, veganer Mozzarella, vegane Käsescheibe
          es: queso vegano, queso vegetal
        vegan cream cheese | cup=232 may=soybeans,nuts
          en: dairy free cream cheese, plant based cream cheese, vegan soft cheese
          fr: fromage frais végétal
          de: veganer Frischkäse
          es: queso crema vegano
        vegan parmesan | cup=100 may=nuts,soybeans
          en: dairy free parmesan, nut parmesan
          fr: parmesan végétal
          de: veganer Parmesan
          es: parmesano vegano
        vegan feta | cup=150 may=soybeans,nuts
          en: dairy free feta, tofu feta
          fr: feta végétale
          de: veganer Feta
          es: feta vegana
        vegan sour cream | cup=230 may=soybeans,nuts
          en: dairy free sour cream, plant based sour cream
          fr: crème aigre végétale
          de: vegane saure Sahne, veganer Schmand
          es: crema agria vegana
        vegan creme fraiche | cup=235 may=soybeans,gluten
          en: oat creme fraiche, oat fraiche
          fr: crème fraîche végétale
          de: vegane Crème fraîche, Creme Vega
          es: crème fraîche vegana
        quark alternative | cup=245 may=soybeans,nuts,gluten
          en: vegan quark
          fr: fromage blanc végétal
          de: veganer Quark, Skyr-Alternative, Quarkalternative
          es: quark vegano
        pudding | cup=260 has=milk may=eggs made=gelatine?
          en: vanilla pudding, chocolate pudding, pudding cup, butterscotch pudding cup, ready made pudding
          fr: crème dessert, dessert, dessert lacté
          de: Vanillepudding, Pudding, Schokoladenpudding, Schokopudding, Grießpudding
          es: pudín, natillas, natilla, pudin de vainilla, pudines, pudines de vainilla
        custard | cup=260 has=milk,eggs
          en: fresh custard, vanilla custard, ready made custard, creme anglaise, vla, vanilla sauce, custard sauce
          fr: crème anglaise
          de: Vanillesoße, Vanillesauce, Vla, Englische Creme
          es: crema inglesa, crema de vainilla
        pastry cream | has=milk,eggs may=gluten
          en: creme patissiere
          fr: crème pâtissière
          de: Konditorcreme, Vanillecreme
          es: crema pastelera
        flan | has=milk,eggs
          en: creme caramel, caramel flan
          fr: flan, crème caramel, flan nappé
          de: Karamellpudding, Crème Caramel
          es: flan, flan de huevo, flan de vainilla, flanes, flanes de huevo, flanes de vainilla
        creme brulee | has=milk,eggs
          fr: crème brûlée
          de: Crème brûlée
          es: crema catalana
        rice pudding | has=milk
          en: rice pudding cup
          fr: riz au lait
          de: Milchreis fertig, Milchreisbecher, Milchreis
          es: arroz con leche
        panna cotta | has=milk made=gelatine
          fr: panna cotta
          de: Panna cotta
          es: panna cotta
        chocolate mousse | has=milk may=eggs,soybeans made=gelatine?
          en: mousse au chocolat, mousse
          fr: mousse au chocolat
          de: Schokoladenmousse, Mousse au Chocolat
          es: mousse de chocolate
        tiramisu | has=milk,eggs,gluten made=alcohol?
          fr: tiramisu
          de: Tiramisu
          es: tiramisú
        whey | cup=246 has=milk made=rennet?
          en: sweet whey, liquid whey
          fr: petit-lait, lactosérum
          de: Molke
          es: suero lácteo, suero de queso
        rennet | made=rennet?
          en: rennet tablet, liquid rennet, vegetarian rennet, junket tablet
          fr: présure
          de: Lab, Labtablette, Labextrakt
          es: cuajo, cuajo líquido
        yogurt starter | may=milk
          en: cheese culture, yogurt culture, mesophilic culture, kefir grain
          fr: ferment lactique, ferments pour yaourt, grains de kéfir
          de: Joghurtkultur, Joghurtferment, Kefirpilz, Kefirknolle
          es: fermento de yogur, gránulos de kéfir
        fresh yeast
          en: cake yeast, compressed yeast, fresh baker's yeast, yeast cake
          fr: levure fraîche, levure de boulanger fraîche, levure de boulanger en cube, cube de levure
          de: frische Hefe, Hefe, Frischhefe, Hefewürfel, Würfel Hefe, Germ, Backhefe
          es: levadura fresca, levadura fresca de panadero, levadura prensada
        puff pastry | has=gluten may=milk
          en: puff pastry sheet, ready rolled puff pastry, puff pastry dough, puff pastry block
          fr: pâte feuilletée
          de: Blätterteig, Blätterteigplatte, Blätterteigrolle
          es: hojaldre, masa de hojaldre, lámina de hojaldre
        all butter puff pastry | has=gluten,milk
          fr: pâte feuilletée pur beurre
          de: Butterblätterteig
          es: hojaldre de mantequilla
        pastry dough | has=gluten may=milk,eggs
          en: pastry, pie pastry, tart pastry, teig, refrigerated pastry, ready made pastry, sweet shortcrust pastry
          en: sweet pastry
          fr: pâte à tarte, pâte sablée, pâte sucrée
          de: Teig, Mürbeteig, süßer Mürbeteig, Kuchenteig
          es: masa para tarta
        shortcrust pastry | has=gluten may=milk
          en: shortcrust, ready rolled shortcrust pastry, short crust pastry, shortcrust pastry sheet
          en: savory shortcrust pastry
          fr: pâte brisée
          de: Quicheteig, Mürbteig, Tarteteig
          es: masa quebrada, masa brisa, masa brisé
        pie crust | has=gluten may=milk,eggs made=pork?
          en: pie shell, pie dough, pastry shell, refrigerated pie crust, unbaked pie shell, pie crust pastry
          en: pastry pie crust, baked pie shell, deep dish pie crust, unbaked pie crust, prepared pie crust
          fr: fond de tarte, fond de pâte
          de: Pieboden
          es: base de tarta, masa para pay
        graham cracker crust | has=gluten may=soybeans,milk
          en: graham cracker pie crust, prepared graham cracker crust, chocolate crumb crust, cookie crust
          fr: fond de tarte en biscuits
          de: Keksboden, Bröselboden
          es: base de galleta
        pizza dough | has=gluten
          en: pizza crust dough, refrigerated pizza dough, pizza dough ball, refrigerated pizza crust
          fr: pâte à pizza
          de: Pizzateig
          es: masa de pizza, masa para pizza
        tarte flambee dough | has=gluten
          fr: pâte à flammekueche, pâte à tarte flambée
          de: Flammkuchenteig, Flammkuchenboden
          es: masa de flammkuchen
        strudel dough | has=gluten
          en: strudel pastry
          fr: pâte à strudel
          de: Strudelteig, Strudelblatt, Strudelblätter
          es: masa de strudel
        crescent roll dough | has=gluten may=milk,soybeans
          en: crescent roll, crescent dough, refrigerated crescent roll, croissant dough, crescent roll sheet
          en: refrigerated crescent dinner roll
          fr: pâte à croissant
          de: Croissantteig, Sonntagsbrötchen, Knack & Back
          es: masa de croissant
        biscuit dough | has=gluten may=milk,soybeans
          en: refrigerated biscuit, refrigerated buttermilk biscuit, refrigerated biscuit dough, canned biscuit
          en: biscuit from a can
          fr: pâte à biscuit américain
          de: Biscuitteig amerikanisch
          es: masa de bizcochitos americanos
        cookie dough | has=gluten,eggs may=milk,soybeans
          en: refrigerated cookie dough, chocolate chip cookie dough, sugar cookie dough
          fr: pâte à cookies
          de: Keksteig, Plätzchenteig, Cookieteig
          es: masa de galletas
        bread dough | has=gluten may=milk
          en: roll dough, refrigerated bread dough, french bread dough
          fr: pâte à pain
          de: Brotteig, Hefeteig
          es: masa de pan
        fresh pasta | has=gluten,eggs
          en: fresh egg pasta, fresh tagliatelle, fresh pasta sheet, fresh fettuccine, fresh linguine
          en: refrigerated pasta
          fr: pâtes fraîches, tagliatelle fraîche
          de: frische Pasta, frische Nudeln, frische Tagliatelle
          es: pasta fresca, pasta fresca al huevo
        fresh lasagna sheet | has=gluten,eggs
          en: fresh lasagne sheet
          fr: feuille de lasagne fraîche
          de: frische Lasagneplatte
          es: lámina de lasaña fresca
        tortellini | cup=108 has=gluten,eggs may=milk made=pork?,meat?,rennet?
          en: cheese tortellini, tortelloni, fresh tortellini, refrigerated cheese tortellini, cheese tortelloni
          en: agnolotti, cappelletti
          fr: tortellini, tortelloni
          de: Tortellini, Tortelloni
          es: tortellini, tortelinis, tortellinis
        ravioli | has=gluten,eggs may=milk,celery made=pork?,meat?,rennet?
          en: cheese ravioli, fresh ravioli, spinach ravioli, beef ravioli
          fr: ravioli, ravioles, raviole
          de: Ravioli
          es: ravioli, raviolis
        gnocchi | has=gluten may=eggs,milk,sulphites
          en: potato gnocchi, fresh gnocchi, shelf stable gnocchi
          fr: gnocchi, gnocchis
          de: Gnocchi, Kartoffelgnocchi
          es: ñoquis, gnocchi, ñoqui
        schupfnudel | has=gluten may=eggs,milk
          en: schupfnudeln, potato finger dumpling
          fr: quenelle de pomme de terre allemande
          de: Schupfnudel, Schupfnudeln, Fingernudeln
          es: schupfnudel, schupfnudeles
        spaetzle | has=gluten,eggs
          en: spatzle, fresh spaetzle
          fr: spätzle, knepfle
          de: Spätzle, Knöpfle, Eierspätzle
          es: spätzle
        maultasche | has=gluten,eggs may=celery,mustard,milk made=pork?,meat?
          en: swabian ravioli
          fr: raviole souabe
          de: Maultasche, Maultaschen
          es: maultasche, maultasches
        dumpling | has=gluten may=soybeans,eggs,crustaceans,sesame made=pork?,meat?
          en: wonton, shumai
          fr: ravioli vapeur
          de: Wan Tan, Teigtasche, Teigtaschen
          es: dumpling, wantán, wantanes
        knodel | has=gluten,eggs may=milk
          en: bread dumpling, semmelknodel
          fr: knödel, boulette de pain
          de: Semmelknödel, Knödel, Serviettenknödel, Brezenknödel
          es: albóndiga de pan, knödel, knödeles
        potato dumpling | may=eggs,milk,sulphites,gluten
          en: kartoffelknodel, potato dumpling dough
          fr: boulette de pomme de terre
          de: Kartoffelknödel, Kartoffelklöße, Kloß, Klöße, Kloßteig, Knödelteig, Kartoffelkloß
          es: albóndiga de patata
        quenelle | has=gluten,eggs,milk may=fish
          fr: quenelle, quenelle de brochet, quenelle nature
          de: Quenelle, Nockerl
          es: quenelle
        wonton wrapper | each=8 has=gluten may=eggs
          en: wonton skin, gyoza wrapper, dumpling wrapper, wonton pastry, potsticker wrapper, gyoza skin
          en: round wonton wrapper
          fr: feuille à ravioli, pâte à wonton, feuille de wonton
          de: Wan-Tan-Blatt, Wan-Tan-Teigblatt, Wan Tan Blätter, Gyozablatt
          es: masa wonton, oblea de wonton
        spring roll wrapper | has=gluten may=eggs
          en: egg roll wrapper, spring roll pastry, egg roll skin, eggroll wrapper, spring roll skin
          fr: feuille à nems de blé
          de: Frühlingsrollenteig, Frühlingsrollenblatt, Frühlingsrollenblätter
          es: masa para rollitos de primavera, oblea para rollito
        hummus | cup=246 has=sesame
          en: houmous, houmos, hummus dip, hommus, humus, chickpea dip
          fr: houmous
          de: Hummus, Humus Dip
          es: humus, hummus
        coleslaw | has=eggs may=mustard,milk
          en: prepared coleslaw, cole slaw
          fr: coleslaw, salade de chou
          de: Krautsalat, Coleslaw, Weißkrautsalat
          es: ensalada de col, coleslaw
        coleslaw mix | cup=70
          en: shredded cabbage mix, cole slaw mix, slaw mix, broccoli slaw, broccoli slaw mix
          fr: mélange pour coleslaw
          de: Krautsalatmischung, Coleslaw-Mischung
          es: mezcla para ensalada de col
        potato salad | may=eggs,mustard,milk,celery
          fr: salade de pommes de terre
          de: Kartoffelsalat
          es: ensalada de patata
        pasta salad | has=gluten may=eggs,milk,mustard
          en: macaroni salad
          fr: salade de pâtes
          de: Nudelsalat
          es: ensalada de pasta
        surimi salad | has=fish,crustaceans,eggs may=gluten,mustard,milk,soybeans
          en: crab salad
          fr: salade de surimi
          de: Surimi-Salat
          es: ensalada de surimi, ensalada de cangrejo
        egg salad | has=eggs may=mustard,milk
          fr: salade d'œufs
          de: Eiersalat
          es: ensalada de huevo
        meat salad | has=eggs may=mustard,milk made=pork
          fr: salade de cervelas
          de: Fleischsalat, Wurstsalat
          es: ensalada de salchicha
        tabbouleh | has=gluten
          en: tabouli, taboule
          fr: taboulé
          de: Taboulé, Tabouleh
          es: tabulé, tabule
        tzatziki | cup=240 has=milk
          en: tsatsiki, tzatziki sauce
          fr: tzatziki
          de: Tzatziki, Zaziki
          es: tzatziki
        sour cream dip | cup=240 has=milk
          en: french onion dip, onion dip, herb dip, ranch dip
          fr: sauce à la crème aux herbes, dip à la crème
          de: Kräuterdip, Kräuter-Dip, Sour-Cream-Dip
          es: salsa de crema agria
        guacamole | cup=230
          en: guacamole dip, prepared guacamole
          fr: guacamole
          de: Guacamole
          es: guacamole
        soy yogurt | cup=245 has=soybeans
          en: soya yogurt, soy yoghurt
          fr: yaourt au soja, yaourt soja, yaourt de soja
          de: Sojajoghurt
          es: yogur de soja, yogures de soja
        raita | cup=240 has=milk
          en: cucumber raita
          fr: raïta
          de: Raita
          es: raita
        cancoillotte | has=milk
          fr: cancoillotte
          de: Cancoillotte
          es: cancoillotte
        chabichou | has=milk made=rennet?
          en: pouligny saint pierre
          fr: chabichou, chabichou du Poitou, pouligny-saint-pierre
          de: Chabichou
          es: chabichou
        saint andre cheese | has=milk made=rennet?
          en: saint andre, boursault
          fr: saint-andré, boursault
          de: Saint-André-Käse
          es: queso Saint-André
        carre de l'est | has=milk made=rennet?
          fr: carré de l'Est
          de: Carré de l'Est
          es: carré de l'est
        tomme vaudoise | has=milk made=rennet?
          fr: tomme vaudoise
          de: Waadtländer Tomme, Tomme Vaudoise
          es: tomme vaudoise
        etivaz | has=milk made=rennet
          en: l'etivaz
          fr: étivaz, L'Étivaz
          de: Étivaz
          es: étivaz, etivaces
        castelmagno | has=milk made=rennet
          fr: castelmagno
          de: Castelmagno
          es: castelmagno
        toma cheese | has=milk made=rennet
          en: toma piemontese, bra cheese, raschera
          fr: toma piémontaise
          de: Toma Piemontese
          es: queso toma
        bitto | has=milk made=rennet
          en: bitto cheese, valtellina casera
          fr: bitto
          de: Bitto
          es: queso Bitto
        primo sale | has=milk made=rennet?
          fr: primo sale
          de: Primo Sale
          es: primo sale
        squacquerone | has=milk made=rennet
          fr: squacquerone
          de: Squacquerone
          es: squacquerone
        steppe cheese | has=milk made=rennet?
          en: steppenkase
          fr: fromage des steppes
          de: Steppenkäse
          es: queso estepario
        garrotxa | has=milk made=rennet?
          en: garrotxa cheese
          fr: garrotxa
          de: Garrotxa
          es: queso Garrotxa
        gamoneu | has=milk made=rennet
          fr: gamonéu
          de: Gamonéu
          es: queso Gamonéu, gamonéu
        afuega'l pitu | has=milk made=rennet?
          fr: afuega'l pitu
          de: Afuega'l Pitu
          es: afuega'l pitu
        nata cheese | has=milk made=rennet?
          en: cantabria cheese
          fr: fromage nata de Cantabrie
          de: Queso Nata de Cantabria
          es: queso nata de Cantabria, queso nata
        requeijao | cup=240 has=milk made=rennet?
          en: catupiry, brazilian cream cheese
          fr: requeijão
          de: Requeijão
          es: requeijão, catupiry
        queso costeno | has=milk made=rennet?
          en: queso paisa, colombian white cheese
          fr: fromage colombien
          de: Queso Costeño
          es: queso costeño, queso paisa, queso campesino
        guayanes cheese | has=milk made=rennet?
          en: queso de mano, venezuelan white cheese
          fr: queso de mano
          de: Queso de Mano
          es: queso guayanés, queso de mano, queso telita
        queso duro | has=milk made=rennet?
          en: queso duro blanco, queso llanero
          fr: fromage blanc dur
          de: Queso Duro
          es: queso duro blanco, queso llanero, queso duro
        chilean butter cheese | has=milk made=rennet?
          en: chanco cheese
          fr: chanco
          de: Chanco-Käse
          es: queso chanco, queso mantecoso
        paria cheese | has=milk made=rennet?
          en: andean cheese
          fr: fromage paria
          de: Paria-Käse
          es: queso paria, queso andino
        tybo cheese | has=milk made=rennet?
          en: tybo, queso barra
          fr: tybo
          de: Tybo
          es: queso tybo, queso de barra, queso dambo
        humboldt fog | has=milk made=rennet?
          fr: humboldt fog
          de: Humboldt Fog
          es: humboldt fog
        teleme | has=milk made=rennet?
          en: teleme cheese
          fr: teleme
          de: Teleme
          es: teleme
        dubliner | cup=113 has=milk made=rennet?
          en: dubliner cheese, irish cheddar
          fr: fromage irlandais
          de: irischer Cheddar
          es: queso irlandés
        boerenkaas | has=milk made=rennet?
          en: prima donna cheese, kernhem
          fr: boerenkaas
          de: Boerenkaas
          es: boerenkaas
        svecia | has=milk made=rennet?
          en: greve cheese, herrgardsost
          fr: svecia
          de: Grevé, Svecia
          es: svecia
        telemea | has=milk made=rennet?
          fr: telemea
          de: Telemea
          es: telemea
        cheese powder | cup=113 has=milk made=rennet?
          en: powdered cheese, cheddar cheese powder, dried cheese powder
          fr: fromage en poudre
          de: Käsepulver
          es: queso en polvo
        powdered butter | has=milk
          en: butter powder
          fr: beurre en poudre
          de: Butterpulver
          es: mantequilla en polvo
        whipped cream cheese | has=milk made=rennet?
          fr: fromage frais fouetté
          de: luftiger Frischkäse
          es: queso crema batido
        russian salad | has=eggs may=fish,mustard made=pork?
          en: olivier salad
          fr: salade piémontaise, salade russe, piémontaise
          de: russischer Salat
          es: ensaladilla rusa, ensalada rusa, ensaladilla
        condensed milk | cup=306 has=milk cat=pantry
          en: sweetened condensed milk, eagle brand, condensed sweetened milk
          fr: lait concentré sucré, lait condensé sucré
          de: gezuckerte Kondensmilch, Milchmädchen
          es: leche condensada
        evaporated milk | cup=252 has=milk cat=pantry
          en: evaporated skim milk, low fat evaporated milk, fat free evaporated milk
          fr: lait concentré non sucré, lait concentré, lait évaporé
          de: Kondensmilch, Kaffeemilch
          es: leche evaporada
        powdered milk | cup=120 has=milk cat=pantry
          en: milk powder, dry milk, nonfat dry milk, dry milk powder, instant nonfat dry milk, skim milk powder
          en: nonfat dry milk powder, full cream milk powder, dried milk powder
          fr: lait en poudre, poudre de lait
          de: Milchpulver, Magermilchpulver, Vollmilchpulver
          es: leche en polvo, leches en polvo
        malted milk powder | cup=120 has=milk,gluten cat=pantry
          en: malted milk, ovaltine, horlicks
          fr: lait malté en poudre
          de: Malzmilchpulver, Ovomaltine
          es: leche malteada en polvo
        buttermilk powder | cup=120 has=milk cat=pantry
          en: powdered buttermilk, dry buttermilk
          fr: babeurre en poudre
          de: Buttermilchpulver
          es: suero de mantequilla en polvo
        almond yogurt | has=nuts
          en: almond yoghurt, almond milk yogurt
          fr: yaourt à l'amande, yaourt au lait d'amande
          de: Mandeljoghurt
          es: yogur de almendras, yogur de almendra, yogures de almendras, yogures de almendra
        cashew cheese | has=nuts
          en: cashew cream cheese, cashew ricotta
          fr: fromage de cajou
          de: Cashewkäse
          es: queso de anacardo, queso de anacardos
        spanish omelette | has=eggs
          en: spanish tortilla
          fr: tortilla espagnole
          de: spanisches Omelett, Tortilla de Patatas
          es: tortilla de patatas, tortilla española
        # pantry
        raisin | cup=150 may=sulphites
          en: seedless raisin, dark raisin, black raisin, raisins, thompson raisin, muscat raisin
          fr: raisin sec, raisins secs
          de: Rosine, rosinen
          es: uva pasa, pasas, pasa, uvas pasas, pasas de uva
        golden raisin | cup=150 has=sulphites
          en: white raisin, golden sultana
          fr: raisin sec doré, raisins blonds
          de: helle Rosine, helle rosinen
          es: pasa dorada, pasas rubias, pasas doradas
        sultana | cup=150 may=sulphites
          en: sultanas, sultana raisin
          fr: raisin de Smyrne, raisins de smyrne, raisin sultanine
          de: Sultanine, sultaninen
          es: pasa sultana, pasas sultanas, pasas de esmirna
        dried currant | cup=144 may=sulphites
          en: zante currant, dried black currant, dried blackcurrant, dried currants
          fr: raisin de Corinthe, raisins de corinthe
          de: Korinthe, korinthen
          es: pasa de Corinto, pasas de corinto
        dried cranberry | cup=120
          en: craisins, sweetened dried cranberry, craisin, dried sweetened cranberry
          fr: canneberge séchée, cranberry sechee, cranberries sechees, canneberges sechees
          de: getrocknete Cranberry, getrocknete cranberries, cranberries getrocknet, getrocknete cranberrys
          es: arándano rojo seco, arandanos secos, arandano deshidratado, arandanos rojos deshidratados
        dried apricot | cup=130 each=7 has=sulphites
          en: soft dried apricot, turkish dried apricot, ready to eat dried apricot, ready to eat apricot
          en: sulphured apricot
          fr: abricot sec, abricots secs, abricot moelleux
          de: getrocknete Aprikose, getrocknete aprikosen, softaprikosen, trockenaprikosen, aprikosen getrocknet
          es: albaricoque seco, orejones, orejon de albaricoque, orejon, orejones de albaricoque
        unsulphured dried apricot | cup=130
          en: unsulfured dried apricot, organic dried apricot, hunza apricot
          fr: abricot sec non soufré, abricot sec bio
          de: ungeschwefelte getrocknete Aprikose, ungeschwefelte aprikosen
          es: orejón sin sulfitos
        dried fig | cup=149 each=8 may=sulphites
          en: soft dried fig, turkish fig, smyrna fig, dried mission fig, calimyrna fig
          fr: figue sèche, figues seches, figue sechee, figues sechees
          de: getrocknete Feige, getrocknete feigen, feigen getrocknet, softfeigen
          es: higo seco, higos secos, higo paso
        prune | cup=174 each=9 may=sulphites
          en: dried plum, pitted prune, agen prune, soft prune, ready to eat prune, prunes
          fr: pruneau, pruneaux, pruneau d'agen
          de: Backpflaume, trockenpflaumen, backpflaumen, getrocknete pflaumen, dorrpflaumen, trockenpflaume
          de: softpflaumen
          es: ciruela pasa, ciruelas pasas, ciruela seca
        date | cup=147 each=8
          en: pitted date, deglet noor date, dried date, deglet noor, chopped date, stoned date, dates
          fr: datte, dattes, datte deglet nour
          de: Dattel, datteln, getrocknete datteln, entsteinte datteln, datteln getrocknet, softdatteln
          es: dátil, datiles, datil seco
        medjool date | cup=150 each=24
          en: medjool, medjoul date, fresh medjool date
          fr: datte Medjool, datte medjoul
          de: Medjool-Dattel, medjool datteln, medjoul datteln
          es: dátil Medjool, datil medjul, datil medjoul
        date paste
          en: baking date, pressed date
          fr: pâte de dattes, purée de dattes
          de: Dattelpaste, dattelmus
          es: pasta de dátiles
        dried cherry | cup=140 may=sulphites
          en: dried sour cherry, dried tart cherry, dried cherries, dried sweet cherry
          fr: cerise séchée, griotte séchée, cerises sechees
          de: getrocknete Kirsche, getrocknete kirschen, getrocknete sauerkirschen
          es: cereza seca, cereza deshidratada
        dried blueberry
          en: dried blueberries, dried wild blueberry
          fr: myrtille séchée
          de: getrocknete Heidelbeere, getrocknete heidelbeeren, getrocknete blaubeeren
          es: arándano azul seco, arandano azul deshidratado
        dried mango | may=sulphites
          en: dried mango slice, soft dried mango
          fr: mangue séchée
          de: getrocknete Mango
          es: mango deshidratado, mango seco
        dried apple | cup=86 may=sulphites
          en: dried apple ring, apple ring, dried apples, dried apple slice
          fr: pomme séchée, pommes sechees
          de: Apfelring, apfelringe, getrocknete apfel, getrockneter apfel, getrocknete apfelringe, apfelchips
          es: manzana seca, manzana deshidratada, orejon de manzana, orejones de manzana
        dried pear | cup=180 has=sulphites
          en: dried pears
          fr: poire séchée
          de: getrocknete Birne, getrocknete birnen, kletzen, dorrbirnen
          es: pera seca, pera deshidratada
        dried peach | cup=160 has=sulphites
          en: dried peaches
          fr: pêche séchée
          de: getrockneter Pfirsich, getrocknete pfirsiche
          es: melocotón seco, orejon de melocoton, melocoton deshidratado, orejones de melocoton
        dried pineapple | may=sulphites
          en: candied pineapple, dried pineapple ring
          fr: ananas séché, ananas confit
          de: getrocknete Ananas, kandierte ananas
          es: piña deshidratada, pina seca, pina confitada
        dried papaya | may=sulphites
          en: candied papaya
          fr: papaye séchée, papaye confite
          de: getrocknete Papaya, kandierte papaya
          es: papaya deshidratada, papaya confitada
        banana chip | cup=72 may=sulphites made=honey?
          en: banana chips, dried banana, dried banana chip
          fr: chip de banane, banane séchée, chips de banane
          de: Bananenchip, bananenchips, getrocknete banane, getrocknete bananen
          es: chip de plátano dulce, plátano deshidratado, chips de banana
        dried persimmon | may=sulphites
          en: hoshigaki, dried kaki
          fr: kaki séché
          de: getrocknete Kaki
          es: caqui seco
        dried strawberry | may=sulphites
          en: dried strawberries
          fr: fraise séchée
          de: getrocknete Erdbeere, getrocknete erdbeeren
          es: fresa deshidratada
        freeze dried strawberry
          en: freeze dried strawberries, strawberry powder, freeze dried strawberry powder
          fr: fraise lyophilisée, poudre de fraise
          de: gefriergetrocknete Erdbeere, gefriergetrocknete erdbeeren, erdbeerpulver
          es: fresa liofilizada, polvo de fresa
        freeze dried raspberry
          en: freeze dried raspberries, raspberry powder, freeze dried raspberry powder
          fr: framboise lyophilisée, poudre de framboise
          de: gefriergetrocknete Himbeere, gefriergetrocknete himbeeren, himbeerpulver
          es: frambuesa liofilizada, polvo de frambuesa
        freeze dried fruit
          en: freeze dried berry, freeze dried blueberry, fruit powder, freeze dried mixed berry
          fr: fruits lyophilisés
          de: gefriergetrocknete Früchte, fruchtpulver
          es: fruta liofilizada
        goji berry | may=sulphites
          en: goji, wolfberry, dried goji berry, goji berries
          fr: baie de goji, baies de goji
          de: Goji-Beere, goji beeren, gojibeeren
          es: baya de goji, bayas de goji
        dried barberry | may=sulphites
          en: barberry, barberries, zereshk
          fr: épine-vinette
          de: Berberitze, berberitzen, getrocknete berberitzen
          es: agracejo, bérbero, zereshk
        dried mulberry
          en: dried white mulberry, dried mulberries
          fr: mûre blanche séchée
          de: getrocknete Maulbeere, getrocknete maulbeeren
          es: mora blanca seca
        dried physalis
          en: dried golden berry, inca berry, dried cape gooseberry
          fr: physalis séché, baie des incas
          de: getrocknete Physalis, inkabeere, inkabeeren
          es: uchuva deshidratada, aguaymanto deshidratado
        dried jujube
          en: red date, chinese red date, jujube, daechu, dried red date, chinese date
          fr: jujube séchée, jujube, datte rouge chinoise
          de: Jujube, chinesische dattel, rote dattel
          es: azufaifa seca, azufaifo, datil rojo chino
        dried longan
          en: dried longan flesh
          fr: longane séchée
          de: getrocknete Longan
          es: longan seco
        dried elderberry
          en: dried elderberries
          fr: baie de sureau séchée
          de: getrocknete Holunderbeere, getrocknete holunderbeeren
          es: baya de saúco seca
        dried lime
          en: black lime, loomi, persian dried lime, omani lime, dried limes
          fr: citron noir, citron noir d'iran, lime séchée, citron vert seche
          de: getrocknete Limette, schwarze limette, getrocknete limetten
          es: lima seca, lima negra, limon negro
        dried orange peel
          en: dried tangerine peel, dried orange zest, dried mandarin peel, chenpi
          fr: écorce d'orange séchée, zeste d'orange séché
          de: getrocknete Orangenschale, getrocknete mandarinenschale
          es: piel de naranja seca, cascara de naranja seca, pieles de naranja seca
        dried lemon peel
          en: dried lemon zest, granulated lemon peel
          fr: écorce de citron séchée
          de: getrocknete Zitronenschale
          es: piel de limón seca, cascara de limon seca, pieles de limón seca
        dried fruit | cup=140 may=sulphites
          en: mixed dried fruit, dried mixed fruit, luxury mixed dried fruit, mixed vine fruit, dried fruits
          en: dried berry, dried berries
          fr: fruit sec, fruits secs, fruits séchés
          de: Trockenobst, trockenfruchte, dorrobst, backobst, trockenfrucht, getrocknete fruchte
          es: fruta deshidratada, frutas secas, fruta seca, fruta desecada, frutas deshidratadas
        candied fruit | cup=140 may=sulphites made=insect?
          en: mixed candied fruit, glace fruit, crystallized fruit, candied mixed fruit, crystallised fruit
          en: fruitcake mix
          fr: fruit confit, fruits confits
          de: kandierte Frucht, kandierte fruchte
          es: fruta confitada, fruta escarchada, frutas confitadas, acitron, fruta cristalizada, acitrones
        candied mixed peel | has=sulphites
          en: mixed peel, candied peel, chopped mixed peel, candied citrus peel, mixed candied peel, cut mixed peel
          fr: écorces d'agrumes confites, mélange d'écorces confites
          de: Orangeat und Zitronat, kandierte zitrusschalen
          es: piel de cítricos confitada, cascaras confitadas, corteza de citricos confitada
          es: pieles de cítricos confitada
        candied orange peel | may=sulphites
          en: candied orange, candied orange slice, candied orange zest, crystallised orange peel
          fr: écorce d'orange confite, orange confite, orangette
          de: Orangeat, kandierte orangenschale, kandierte orangen
          es: naranja confitada, piel de naranja confitada, pieles de naranja confitada
        candied lemon peel | may=sulphites
          en: candied lemon, candied citron, candied lemon zest, citron peel
          fr: citron confit au sucre, écorce de citron confite, cédrat confit
          de: Zitronat, sukkade, kandierte zitronenschale
          es: limón confitado dulce, piel de limon confitada, cidra confitada, pieles de limon confitada
        candied cherry | has=sulphites made=insect?
          en: glace cherry, glace cherries, candied red cherry, candied green cherry, red candied cherry
          fr: cerise confite, cerises confites, bigarreau confit
          de: Belegkirsche, belegkirschen, kandierte kirschen
          es: cereza confitada, guinda confitada
        crystallized ginger | cup=160 may=sulphites
          en: candied ginger, crystalized ginger, crystallised ginger, glace ginger
          fr: gingembre confit, gingembre cristallise
          de: kandierter Ingwer
          es: jengibre confitado, jengibre cristalizado, jengibre escarchado
        stem ginger
          en: stem ginger in syrup, ginger in syrup, preserved ginger, stem ginger syrup
          fr: gingembre au sirop
          de: eingelegter Ingwer in Sirup, ingwer in sirup, ingwerpflaumen
          es: jengibre en almíbar
        candied angelica | may=sulphites
          en: angelica
          fr: angélique confite, angelique
          de: kandierte Angelika, angelika
          es: angélica confitada
        candied pumpkin
          en: candied winter melon, candied squash
          fr: courge confite
          de: kandierter Kürbis
          es: calabaza confitada, calabazate
        candied violet
          en: crystallized violet, candied rose petal, crystallised violet
          fr: violette cristallisée, violette confite
          de: kandiertes Veilchen, kandierte veilchen, kandierte rosenblatter
          es: violeta escarchada, violeta confitada
        canned plum
          en: plums in syrup, plums in a jar
          fr: prune au sirop, quetsches au sirop
          de: Pflaumen im Glas, zwetschgen im glas
          es: ciruelas en almíbar
        canned fig
          en: figs in syrup
          fr: figue au sirop
          de: eingelegte Feige, feigen im glas
          es: higos en almíbar, brevas en almibar
        canned grapefruit
          en: grapefruit segments in juice
          fr: pamplemousse au sirop
          de: Grapefruit in Dosen
          es: pomelo en almíbar
        canned gooseberry
          en: gooseberries in a jar
          fr: groseilles à maquereau au sirop
          de: Stachelbeeren im Glas
          es: grosella espinosa en conserva
        canned rambutan
          en: rambutan in syrup
          fr: ramboutan au sirop
          de: Rambutan in Dosen
          es: rambután en almíbar, rambutanes en almíbar
        canned longan
          en: longan in syrup
          fr: longane au sirop
          de: Longan in Dosen
          es: longan en almíbar, longanes en almíbar
        canned guava
          en: guava shell, guava in syrup
          fr: goyave au sirop
          de: Guaven in Dosen
          es: cascos de guayaba, guayaba en almibar
        canned ackee
          en: tinned ackee
          fr: aki en conserve
          de: Akee in Dosen
          es: ackee en lata
        canned tomatillo
          en: tomatillos in a can
          fr: tomatille en conserve
          de: Tomatillos in Dosen
          es: tomatillo en lata, tomate verde en lata
        canned nopal
          en: jarred nopales, canned nopales, pickled nopales
          fr: nopal en conserve, nopaux en conserve
          de: Nopales im Glas
          es: nopales en conserva, nopales en escabeche
        canned mixed vegetables | may=celery
          en: tinned mixed vegetables, canned peas and carrots, canned vegetables, canned veg all
          fr: macédoine de légumes, petits pois carottes, jardiniere de legumes
          de: Mischgemüse Dose, erbsen und mohren dose, erbsen und karotten dose, leipziger allerlei dose
          es: verduras en lata, macedonia de verduras, menestra en conserva
        umeboshi | may=fish made=honey?
          en: umeboshi plum, pickled plum, umeboshi paste, pickled ume
          fr: umeboshi, prune salée japonaise
          de: Umeboshi
          es: umeboshi
        preserved radish | may=sulphites
          en: salted radish, chai poh, preserved turnip, preserved daikon, dried salted radish
          fr: radis salé chinois
          de: gesalzener Rettich
          es: rábano salado chino
        pickled carrot and daikon
          en: do chua
          fr: carottes et daïkon marinés
          de: eingelegte Karotten und Rettich
          es: zanahoria y daikon encurtidos
        preserved mustard greens | has=mustard may=sulphites
          en: pickled mustard greens, yacai, suan cai, sui mi ya cai, pickled chinese mustard
          fr: moutarde chinoise marinée
          de: eingelegter Blattsenf, eingelegtes senfgemuse
          es: mostaza china encurtida
        zha cai | has=mustard may=soybeans,sulphites
          en: preserved mustard stem, szechuan preserved vegetable, sichuan preserved vegetable
          en: szechuan pickled vegetable
          fr: zha cai, légume mariné du sichuan
          de: Zha Cai, eingelegtes sichuan gemuse
          es: zha cai, verdura encurtida de sichuan
        tianjin preserved vegetable | may=sulphites
          en: tientsin preserved vegetable, preserved chinese cabbage, preserved cabbage, tung choi
          fr: légume conservé de Tianjin
          de: Tianjin-Gemüse
          es: verdura en conserva de Tianjin
        pickled turnip | may=sulphites
          en: pink pickled turnip
          fr: navet mariné
          de: eingelegte Rübe, eingelegte steckruben
          es: nabo encurtido
        pickled garlic | may=sulphites
          en: garlic in oil, garlic confit, marinated garlic
          fr: ail confit, ail mariné
          de: eingelegter Knoblauch, knoblauch in öl
          es: ajo encurtido, ajos encurtidos, ajo confitado
        pickled mushroom | may=mustard,sulphites
          en: marinated mushroom, mushrooms in oil
          fr: champignon mariné, champignons a la grecque
          de: eingelegte Pilze, marinierte pilze, eingelegte champignons
          es: champiñón encurtido, setas en escabeche
        pickled asparagus | may=mustard,sulphites
          fr: asperge marinée
          de: eingelegter Spargel
          es: espárrago encurtido
        pickled green bean | may=mustard
          en: dilly bean, dilly beans
          fr: haricot vert mariné
          de: eingelegte grüne Bohnen, saure bohnen
          es: judía verde encurtida
        pickled okra | may=mustard
          fr: gombo mariné
          de: eingelegte Okra
          es: okra encurtida
        pickled pumpkin | may=mustard,sulphites
          en: sweet and sour pumpkin
          fr: potiron au vinaigre
          de: eingelegter Kürbis, kurbis susssauer, kurbis im glas
          es: calabaza encurtida
        mustard pickle cucumber | has=mustard
          en: german mustard pickle
          fr: concombre à la moutarde
          de: Senfgurke, senfgurken
          es: pepinillo a la mostaza
        pickled watermelon rind
          en: watermelon pickle, watermelon rind pickle
          fr: écorce de pastèque marinée
          de: eingelegte Wassermelonenschale
          es: corteza de sandía encurtida
        mostarda | has=mustard may=sulphites
          en: mostarda di cremona, mustard fruits, mostarda di frutta
          fr: mostarda, fruits à la moutarde
          de: Senffrüchte, mostarda di frutta
          es: mostarda, frutas a la mostaza
        pickled lotus root
          fr: racine de lotus marinée
          de: eingelegte Lotuswurzel
          es: raíz de loto encurtida, raices de loto encurtida
        pickled pear
          en: spiced pear
          fr: poire au vinaigre
          de: Essigbirne
          es: pera encurtida
        grilled eggplant in oil | may=sulphites
          en: marinated eggplant, marinated aubergine, grilled aubergine in oil, grilled eggplant
          fr: aubergine grillée à l'huile, aubergine marinée
          de: eingelegte Aubergine, gegrillte auberginen in öl, eingelegte auberginen
          es: berenjena en aceite, berenjena asada en conserva
        pickled eggplant | may=sulphites
          en: berenjena de almagro, pickled aubergine
          fr: aubergine au vinaigre
          de: saure Aubergine
          es: berenjena encurtida
        grilled zucchini in oil | may=sulphites
          en: marinated zucchini, marinated courgette
          fr: courgette grillée à l'huile
          de: eingelegte Zucchini, gegrillte zucchini in öl
          es: calabacín en aceite, calabacines en aceite
        dried lily bud
          en: dried lily flower, golden needle, tiger lily bud, lily bud
          fr: fleur de lys séchée, bouton de lys
          de: getrocknete Lilienblüte, getrocknete lilienbluten
          es: flor de lirio seca, flores de lirio seca
        lotus seed
          en: dried lotus seed, phool makhana, makhana, fox nut
          fr: graine de lotus
          de: Lotussamen, makhana
          es: semilla de loto
        ginkgo nut
          en: gingko nut, ginkgo seed
          fr: noix de ginkgo
          de: Ginkgonuss, ginkgonusse
          es: nuez de ginkgo, nueces de ginkgo
        lotus paste | made=pork?
          en: lotus seed paste
          fr: pâte de graines de lotus
          de: Lotuspaste
          es: pasta de semillas de loto
        spinach powder
          fr: poudre d'épinard
          de: Spinatpulver
          es: espinaca en polvo
        beet powder
          en: beetroot powder
          fr: poudre de betterave, betterave en poudre
          de: Rote-Bete-Pulver
          es: polvo de remolacha, remolacha en polvo
        canned tuna | cup=146 has=fish
          en: tuna, tuna in water, tuna in oil, white tuna, albacore tuna, chunk light tuna, tuna fish
          en: solid white tuna, tinned tuna, canned albacore tuna, tuna in olive oil, tuna in brine, tuna chunk
          en: tuna flake, chunk tuna, water packed tuna
          fr: thon en boîte, thon, miette de thon, thon au naturel, thon à l'huile, thon à l'huile d'olive
          fr: thon albacore
          de: Thunfisch aus der Dose, Thunfisch, Thunfisch Dose, Thunfisch in Öl, Dosenthunfisch, Thunfisch in Wasser
          de: Thunfisch im eigenen Saft
          es: atún en lata, atún, atún en aceite, atún al natural, atún en conserva, lata de atún, atún claro
          es: atunes en lata, atunes, atunes en aceite, atunes en conserva
        canned bonito | has=fish
          en: bonito, bonito in oil, canned bonito del norte
          fr: thon blanc en boîte, thon blanc
          de: Bonito, Bonito aus der Dose
          es: bonito del norte, bonito, bonito en aceite, ventresca de bonito
        anchovy | each=4 piece=fillet has=fish
          en: anchovy fillet, flat anchovy fillet, anchovy fillet in oil, canned anchovy, oil packed anchovy
          en: anchovies in oil, salted anchovy, salt packed anchovy
          fr: anchois, filets d'anchois, filet d'anchois, anchois à l'huile
          de: Sardelle, Sardellen, Anchovis, Sardellenfilets, Sardellenfilet, Sardellenfilet in Öl
          es: anchoa, filete de anchoa, anchoa en aceite, anchoas en conserva, anchoas
        anchovy paste | cup=240 has=fish
          fr: pâte d'anchois, crème d'anchois, anchoïade
          de: Sardellenpaste, Anchovispaste
          es: pasta de anchoas
        sardine | cup=149 has=fish
          en: canned sardine, sardine in oil, tinned sardine, sardine in tomato sauce, canned pilchard
          fr: sardine à l'huile, sardine, sardine en boîte
          de: Ölsardine, Sardine, Sardinen, Ölsardinen
          es: sardina, sardina en lata, sardina en aceite, sardinilla
        canned salmon | cup=150 has=fish
          en: red salmon, pink salmon, canned pink salmon, canned red salmon, tinned salmon, canned sockeye salmon
          fr: saumon en boîte, miettes de saumon
          de: Dosenlachs, Lachs aus der Dose
          es: salmón en lata, salmón en conserva, salmones en lata, salmones en conserva
        canned mackerel | cup=190 has=fish may=mustard,sulphites
          en: tinned mackerel, mackerel in tomato sauce, mackerel in oil, smoked canned mackerel
          fr: maquereau en boîte, maquereau au vin blanc, maquereau à la moutarde, maquereaux en boîte
          fr: maquereaux au vin blanc, maquereaux à la moutarde
          de: Makrele aus der Dose, Makrelenfilet in Tomatensoße, Makrele in Öl
          es: caballa en lata, caballa en aceite, caballa en conserva, melva, melva canutera
        canned herring | has=fish may=mustard,celery,milk
          en: herring in tomato sauce, tinned herring, kipper snack
          fr: hareng en boîte
          de: Hering in Tomatensoße, Heringsfilet in Tomatensoße, Hering in Tomatensauce
          es: arenque en lata
        cod liver | has=fish
          en: canned cod liver
          fr: foie de morue
          de: Dorschleber
          es: hígado de bacalao
        canned trout | has=fish
          en: canned smoked trout
          fr: truite en boîte
          de: Forelle aus der Dose
          es: trucha en conserva
        canned crab | cup=135 has=crustaceans
          en: canned crabmeat, canned crab meat, tinned crab
          fr: crabe en boîte, chair de crabe en boîte
          de: Krebsfleisch aus der Dose
          es: cangrejo en lata
        canned shrimp | has=crustaceans may=sulphites
          en: tinned shrimp, tiny shrimp, canned tiny shrimp
          fr: crevettes en boîte
          de: Garnelen aus der Dose
          es: camarones en lata
        canned clam | cup=160 has=molluscs
          en: minced clam, canned minced clam, canned baby clam, chopped clam, canned cockle, canned chopped clam
          en: clam in brine
          fr: palourde en boîte, coques au naturel
          de: Venusmuscheln aus der Dose, Vongole im Glas
          es: almeja en lata, berberecho en lata, almejas al natural, berberechos al natural
        canned mussel | has=molluscs
          en: mussel in escabeche, tinned mussel
          fr: moule en boîte, moules à l'escabèche
          de: Miesmuscheln aus der Dose, Muscheln im Glas
          es: mejillón en escabeche, mejillón en lata, mejillones en conserva, mejillones en escabeche
          es: mejillones en lata
        canned squid | has=molluscs
          en: squid in ink
          fr: calamar en boîte, calamars à l'encre
          de: Tintenfisch aus der Dose
          es: calamares en su tinta, chipirones en su tinta
        canned octopus | has=molluscs
          en: octopus in oil, octopus in garlic sauce
          fr: poulpe en boîte
          de: Oktopus aus der Dose
          es: pulpo en conserva, pulpo en lata
        canned corned beef | made=meat
          en: tinned corned beef, bully beef
          fr: corned-beef en boîte
          de: Cornedbeef aus der Dose
          es: carne enlatada, carne en conserva de res
        beef jerky | has=soybeans may=gluten made=meat
          en: jerky, biltong, turkey jerky, dried beef, chipped beef, dried chipped beef
          fr: bœuf séché, jerky de bœuf
          de: Beef Jerky, Trockenfleisch, Trockenrindfleisch
          es: carne seca, cecina en tiras, tasajo, charqui
        dried shrimp | has=crustaceans may=sulphites
          en: dried prawn
          fr: crevette séchée
          de: getrocknete Garnele, getrocknete Garnelen, getrocknete Shrimps
          es: camarón seco, gamba seca
        canned chicken | cup=140 made=meat
          en: canned chunk chicken, canned chicken breast, chunk chicken, tinned chicken
          fr: poulet en boîte
          de: Hühnerfleisch aus der Dose, Hähnchenfleisch aus der Dose
          es: pollo en lata, pollo enlatado
        spam | may=soybeans,milk made=pork
          en: luncheon meat, canned luncheon meat, canned ham, canned lunch meat, tinned ham, canned pork
          fr: jambon en boîte, pâté de jambon
          de: Frühstücksfleisch, Dosenschinken
          es: jamón en lata, jamonilla, carne de cerdo en lata, jamones en lata
        textured vegetable protein | cup=95 has=soybeans
          en: tvp, soy mince, soya mince, textured soy protein, soya chunk, soy chunk, soy curl
          fr: protéine de soja texturée, protéines de soja texturées
          de: Sojagranulat, Sojaschnetzel, texturiertes Soja
          es: soja texturizada, proteína de soja texturizada, soja texturizada fina
        smoked oyster | has=molluscs
          en: canned smoked oyster, canned oyster, tinned oyster
          fr: huître fumée
          de: geräucherte Auster, geräucherte Austern
          es: ostra ahumada
        smoked mussel | has=molluscs
          fr: moule fumée
          de: geräucherte Muschel, geräucherte Muscheln
          es: mejillón ahumado
        tart shell | has=gluten may=milk,eggs
          en: tartlet shell, mini tart shell, vol au vent case, pastry case
          fr: fond de tartelette, croûte de bouchée
          de: Tartelette, Tortelettböden, Törtchenboden, Tortelett, Blätterteigpastete
          es: tartaleta, volován, volovanes
        baba ganoush | has=sesame cat=dairy
          en: baba ghanoush, eggplant dip, aubergine dip, moutabal
          fr: caviar d'aubergine, baba ganoush
          de: Baba Ganoush, Auberginencreme
          es: baba ganush, mutabal, mutabales
        malted milk drink | cup=245 has=milk,gluten cat=dairy
          en: malted drink
          fr: boisson maltée
          de: Malzmilch
          es: bebida malteada
        salt | cup=290 staple=yes
          en: table salt, sea salt, fine salt, fine sea salt, coarse salt, coarse sea salt, flaky salt, flaky sea salt
          en: salt flake, sea salt flake, rock salt, iodized salt, iodised salt, maldon sea salt, maldon salt
          en: cooking salt, himalayan salt, himalayan pink salt, pink salt, celtic sea salt, grey salt
          fr: sel, sel fin, gros sel, sel de table, sel de mer, sel marin, fleur de sel, sel de guérande
          fr: gros sel de mer
          de: Salz, Meersalz, Speisesalz, Tafelsalz, Kochsalz, Jodsalz, Steinsalz, Himalayasalz, feines Salz
          de: grobes Salz, Salzflocken
          es: sal, sal marina, sal fina, sal gruesa, sal gorda, sal en escamas, flor de sal, sal yodada, flores de sal
        kosher salt | staple=yes
          en: coarse kosher salt, diamond crystal kosher salt, morton kosher salt
          fr: sel casher, sel kasher
          de: koscheres Salz
          es: sal kosher
        smoked salt
          en: smoked sea salt, hickory smoked salt
          fr: sel fumé
          de: Rauchsalz, geräuchertes Salz
          es: sal ahumada
        curing salt
          en: pink curing salt, prague powder, instacure, nitrite salt, curing salt no 1
          fr: sel nitrité
          de: Pökelsalz, Nitritpökelsalz
          es: sal de cura, sal curante, sal nitrificada
        pickling salt
          en: canning salt, canning and pickling salt
          fr: sel à marinade, sel à conserves
          de: Einlegesalz
          es: sal para encurtir
        black salt
          en: kala namak, indian black salt
          fr: sel noir, sel noir de l'himalaya
          de: Schwarzsalz, schwarzes Salz
          es: sal negra
        salt and pepper | staple=yes
          en: salt & pepper, salt and black pepper, salt and freshly ground pepper
          en: salt and freshly ground black pepper, sea salt and black pepper, kosher salt and black pepper
          en: salt and ground black pepper, salt pepper, kosher salt and pepper, salt and white pepper
          fr: sel et poivre, sel poivre, sel et poivre du moulin
          de: Salz und Pfeffer, Salz Pfeffer
          es: sal y pimienta, sal y pimienta negra
        black pepper | cup=110 staple=yes
          en: pepper, ground black pepper, ground pepper, freshly ground black pepper, freshly ground pepper
          en: black peppercorn, peppercorn, whole peppercorn, whole black peppercorn, cracked black pepper
          en: coarse black pepper, coarsely ground black pepper, cracked pepper
          fr: poivre noir, poivre, poivre du moulin, poivre moulu, poivre noir moulu, poivre en grains
          fr: grain de poivre, poivre noir en grains
          de: schwarzer Pfeffer, Pfeffer, Pfefferkorn, Pfefferkörner, schwarze Pfefferkörner, Pfeffer aus der Mühle
          de: gemahlener Pfeffer
          es: pimienta negra, pimienta, pimienta molida, pimienta negra molida, pimienta en grano, grano de pimienta
        white pepper | cup=114
          en: ground white pepper, white peppercorn, whole white peppercorn
          fr: poivre blanc, poivre blanc moulu, grain de poivre blanc
          de: weißer Pfeffer, weiße Pfefferkörner
          es: pimienta blanca, pimienta blanca molida
        pink peppercorn
          en: pink pepper, rose pepper
          fr: baie rose, baies roses, poivre rose
          de: rosa Pfeffer, rosa Beeren, rosa Pfefferbeeren
          es: pimienta rosa
        green peppercorn
          en: green pepper in brine, green peppercorn in brine
          fr: poivre vert
          de: grüner Pfeffer, grüne Pfefferkörner
          es: pimienta verde en grano, pimienta verde
        mixed peppercorn
          en: rainbow peppercorn, peppercorn blend, five peppercorn blend, mixed pepper
          fr: mélange de poivres, cinq baies, poivre cinq baies, mélange cinq baies
          de: bunter Pfeffer, Pfeffermischung
          es: mezcla de pimientas, cinco pimientas
        sichuan pepper
          en: szechuan peppercorn, sichuan peppercorn, szechwan peppercorn, szechuan pepper
          fr: poivre de Sichuan, poivre du sichuan, poivre de szechuan
          de: Szechuanpfeffer, Sichuanpfeffer
          es: pimienta de Sichuan, pimienta de szechuan
        olive oil | cup=216 staple=yes
          en: extra virgin olive oil, virgin olive oil, extra light olive oil, light olive oil, fruity olive oil, evoo
          en: oliveoil, mild olive oil
          fr: huile d'olive, huile d'olive vierge, huile d'olive vierge extra
          de: Olivenöl, natives Olivenöl, natives Olivenöl extra
          es: aceite de oliva, aceite de oliva virgen, aceite de oliva virgen extra, aove
        vegetable oil | cup=218 staple=yes
          en: oil, cooking oil, neutral oil, frying oil, salad oil, flavorless oil, flavourless oil, oil for frying
          en: oil spray, vegetable cooking oil, deep frying oil
          fr: huile végétale, huile, huile neutre, huile de friture
          de: Pflanzenöl, Öl, Speiseöl, Bratöl, Frittieröl, neutrales Öl, Öl zum Braten, Keimöl
          es: aceite vegetal, aceite, aceite neutro, aceite para freír
        sunflower oil | cup=218
          fr: huile de tournesol
          de: Sonnenblumenöl
          es: aceite de girasol
        canola oil | cup=218
          en: canola, rapeseed oil
          fr: huile de colza
          de: Rapsöl
          es: aceite de colza, aceite de canola
        corn oil | cup=218
          fr: huile de maïs
          de: Maiskeimöl, Maisöl
          es: aceite de maíz
        safflower oil | cup=218
          fr: huile de carthame
          de: Distelöl, Färberdistelöl
          es: aceite de cártamo
        soybean oil | cup=218 has=soybeans
          en: soya oil, soy oil
          fr: huile de soja
          de: Sojaöl
          es: aceite de soja
        grapeseed oil | cup=218
          en: grape seed oil
          fr: huile de pépins de raisin
          de: Traubenkernöl
          es: aceite de semilla de uva, aceite de pepita de uva
        rice bran oil | cup=218
          fr: huile de son de riz
          de: Reiskeimöl
          es: aceite de salvado de arroz
        cooking spray | may=soybeans
          en: nonstick cooking spray, non stick cooking spray, vegetable oil cooking spray, olive oil cooking spray
          en: pam, nonstick spray, vegetable oil spray, baking spray, olive oil spray, spray oil
          fr: spray de cuisson, huile en spray
          de: Backtrennspray, Backspray, Trennspray
          es: aceite en spray, spray de cocina, aceite en aerosol
        sesame oil | cup=218 has=sesame
          en: toasted sesame oil, dark sesame oil, asian sesame oil, roasted sesame oil
          fr: huile de sésame, huile de sésame grillé
          de: Sesamöl, geröstetes Sesamöl, dunkles Sesamöl
          es: aceite de sésamo, aceite de ajonjolí
        peanut oil | cup=216 has=peanuts
          en: groundnut oil
          fr: huile d'arachide
          de: Erdnussöl
          es: aceite de cacahuete, aceite de maní
        coconut oil | cup=218
          en: virgin coconut oil, extra virgin coconut oil, refined coconut oil
          fr: huile de coco, huile de noix de coco
          de: Kokosöl, Kokosfett
          es: aceite de coco
        walnut oil | cup=218 has=nuts
          fr: huile de noix
          de: Walnussöl
          es: aceite de nuez, aceite de nueces
        hazelnut oil | cup=218 has=nuts
          fr: huile de noisette
          de: Haselnussöl
          es: aceite de avellana
        almond oil | cup=218 has=nuts
          en: sweet almond oil
          fr: huile d'amande, huile d'amande douce
          de: Mandelöl
          es: aceite de almendra
        pistachio oil | cup=218 has=nuts
          fr: huile de pistache
          de: Pistazienöl
          es: aceite de pistacho
        macadamia oil | cup=218 has=nuts
          en: macadamia nut oil
          fr: huile de macadamia
          de: Macadamiaöl
          es: aceite de macadamia
        avocado oil | cup=218
          fr: huile d'avocat
          de: Avocadoöl
          es: aceite de aguacate
        flaxseed oil | cup=218
          en: linseed oil, flax oil
          fr: huile de lin
          de: Leinöl
          es: aceite de linaza, aceite de lino
        hemp oil | cup=218
          en: hemp seed oil
          fr: huile de chanvre
          de: Hanföl
          es: aceite de cáñamo
        truffle oil | cup=218
          en: white truffle oil, black truffle oil
          fr: huile de truffe
          de: Trüffelöl
          es: aceite de trufa
        pumpkin seed oil | cup=218
          fr: huile de pépins de courge
          de: Kürbiskernöl
          es: aceite de semilla de calabaza
        chili oil | cup=218 may=sesame,soybeans,peanuts
          en: hot chili oil, chile oil, chilli oil, hot chilli oil, chili crisp, crispy chili oil
          fr: huile pimentée, huile piquante
          de: Chiliöl
          es: aceite de chile, aceite picante
        garlic oil | cup=218
          en: garlic infused oil, garlic infused olive oil, garlic olive oil
          fr: huile à l'ail
          de: Knoblauchöl
          es: aceite de ajo
        palm oil | cup=218
          en: red palm oil, dende oil
          fr: huile de palme
          de: Palmöl, Palmfett
          es: aceite de palma
        mustard oil | cup=218 has=mustard
          fr: huile de moutarde
          de: Senföl
          es: aceite de mostaza
        argan oil | cup=218
          fr: huile d'argan
          de: Arganöl
          es: aceite de argán
        poppy seed oil | cup=218
          fr: huile d'œillette, huile de pavot
          de: Mohnöl
          es: aceite de amapola
        lemon olive oil | cup=216
          en: lemon infused olive oil, lemon oil
          fr: huile d'olive au citron
          de: Zitronenöl, Zitronenolivenöl
          es: aceite de limón
        lard | cup=205 made=pork
          en: pork lard, leaf lard
          fr: saindoux
          de: Schweineschmalz, Schmalz
          es: manteca de cerdo, manteca
        bacon fat | cup=205 made=pork
          en: bacon grease, bacon dripping
          fr: graisse de bacon, graisse de lard
          de: Speckfett
          es: grasa de tocino, grasa de panceta
        duck fat | cup=205 made=meat
          fr: graisse de canard
          de: Entenschmalz, Entenfett
          es: grasa de pato
        goose fat | cup=205 made=meat
          fr: graisse d'oie
          de: Gänseschmalz, Gänsefett
          es: grasa de oca, grasa de ganso
        suet | may=gluten made=meat
          en: beef suet, shredded suet, atora
          fr: graisse de rognon, suif de rognon
          de: Rindernierenfett
          es: sebo, sebo de vaca
        vegetable suet | has=gluten
          en: vegetarian suet, shredded vegetable suet
          fr: suif végétal
          de: pflanzlicher Talg
          es: sebo vegetal
        beef dripping | cup=205 made=meat
          en: dripping, tallow, beef tallow, beef fat
          fr: graisse de bœuf, suif
          de: Rindertalg, Rinderfett, Talg
          es: grasa de vaca, grasa de res
        chicken fat | cup=205 made=meat
          en: schmaltz
          fr: graisse de poulet
          de: Hühnerfett, Hühnerschmalz
          es: grasa de pollo
        shortening | cup=191
          en: vegetable shortening, crisco, solid vegetable shortening, butter flavored shortening
          fr: graisse végétale, végétaline
          de: Pflanzenfett, Backfett
          es: manteca vegetal, grasa vegetal
        cocoa butter | cup=218
          en: cacao butter
          fr: beurre de cacao
          de: Kakaobutter
          es: manteca de cacao
        sugar | cup=200 staple=yes
          en: white sugar, granulated sugar, caster sugar, castor sugar, superfine sugar, cane sugar, fine sugar
          en: golden caster sugar, superfine granulated sugar, organic sugar, sugar cube, white granulated sugar
          en: golden sugar, baker's sugar, golden granulated sugar, evaporated cane juice
          fr: sucre, sucre en poudre, sucre blanc, sucre semoule, sucre en morceaux, morceau de sucre, sucre cristal
          fr: morceaux de sucre
          de: Zucker, Kristallzucker, weißer Zucker, Raffinadezucker, Würfelzucker, feiner Zucker, feinster Zucker
          es: azúcar, azúcar blanca, azúcar blanco, azúcar granulada, azúcar granulado, terrón de azúcar
          es: azúcar extrafina, azucares, terrones de azúcar
        brown sugar | cup=213
          en: light brown sugar, dark brown sugar, soft brown sugar, soft light brown sugar, golden brown sugar
          en: soft dark brown sugar
          fr: sucre roux, sucre brun, cassonade, vergeoise, sucre de canne, vergeoise brune, vergeoise blonde
          fr: sucre de canne roux
          de: brauner Zucker, Rohrzucker, Rohrohrzucker
          es: azúcar moreno, azúcar morena, azúcar moreno de caña, azúcar rubia
        muscovado sugar | cup=213
          en: muscovado, dark muscovado sugar, light muscovado sugar
          fr: sucre muscovado, sucre complet
          de: Muscovadozucker, Muskovado, Vollrohrzucker
          es: azúcar mascabado, azúcar muscovado, azúcar integral de caña
        demerara sugar | cup=200
          en: demerara, turbinado sugar, turbinado, raw sugar, raw cane sugar
          fr: sucre demerara, sucre cristallisé roux
          de: Demerarazucker, Rohzucker
          es: azúcar demerara, azúcar turbinado
        palm sugar | cup=200
          en: coconut palm sugar
          fr: sucre de palme
          de: Palmzucker
          es: azúcar de palma, azucares de palma
        coconut sugar | cup=155
          en: coconut blossom sugar
          fr: sucre de coco, sucre de fleur de coco
          de: Kokosblütenzucker, Kokoszucker
          es: azúcar de coco, azucares de coco
        jaggery | cup=200
          en: panela, piloncillo, rapadura
          fr: jaggery, sucre panela
          de: Jaggery, Panela-Zucker
          es: panela, piloncillo, chancaca, papelón, papelones
        powdered sugar | cup=120
          en: confectioners sugar, confectioner's sugar, confectioners' sugar, confectionary sugar, icing sugar
          en: 10x sugar
          fr: sucre glace
          de: Puderzucker, Staubzucker
          es: azúcar glas, azúcar glass, azúcar glasé, azúcar en polvo, azúcar impalpable, azúcar lustre
          es: azucares en polvo
        vanilla sugar | cup=200
          en: vanillin sugar
          fr: sucre vanillé, sachet de sucre vanillé
          de: Vanillezucker, Vanillinzucker, Bourbon-Vanillezucker
          es: azúcar vainillado, azúcar vainillada, azúcar avainillado
        pearl sugar
          en: nib sugar, sugar nib
          fr: sucre perlé, sucre en grains
          de: Hagelzucker
          es: azúcar perlado, azúcar perla
        rock sugar
          en: rock candy, crystal sugar, yellow rock sugar
          fr: sucre candi
          de: Kandis, Kandiszucker
          es: azúcar candi, azúcar cande
        cinnamon sugar | cup=200
          fr: sucre à la cannelle
          de: Zimtzucker, Zimt und Zucker
          es: azúcar con canela, azúcar y canela
        gelling sugar | cup=200
          en: jam sugar, preserving sugar
          fr: sucre gélifiant, sucre à confiture, sucre spécial confiture
          de: Gelierzucker
          es: azúcar gelificante, azúcar para mermelada
        sweetener
          en: artificial sweetener, splenda, sugar substitute, equal sweetener, truvia, sugar twin, saccharin
          en: sucralose, aspartame, granulated sweetener
          fr: édulcorant, sucrette
          de: Süßstoff, Zuckerersatz
          es: edulcorante, sacarina
        stevia
          en: stevia powder, liquid stevia, stevia sweetener
          fr: stévia
          de: Stevia
          es: estevia
        erythritol | cup=200
          en: granulated erythritol, swerve
          fr: érythritol
          de: Erythrit, Erythritol
          es: eritritol, eritritoles
        xylitol | cup=200
          en: birch sugar
          fr: xylitol, sucre de bouleau
          de: Xylit, Birkenzucker, Xylitol
          es: xilitol, azúcar de abedul, xilitoles, azucares de abedul
        monk fruit sweetener | cup=200
          en: monk fruit, monkfruit sweetener
          fr: fruit du moine
          de: Mönchsfrucht
          es: fruta del monje
        honey | cup=339 made=honey
          en: clear honey, runny honey, raw honey, liquid honey, acacia honey, set honey, manuka honey
          fr: miel, miel liquide, miel d'acacia
          de: Honig, flüssiger Honig, Akazienhonig, Blütenhonig, Waldhonig
          es: miel de abeja, miel de flores, mieles de abeja, mieles de flores
        maple syrup | cup=315
          en: pure maple syrup
          fr: sirop d'érable
          de: Ahornsirup
          es: jarabe de arce, sirope de arce
        pancake syrup | cup=315
          en: maple flavored syrup, breakfast syrup
          fr: sirop à crêpes
          de: Pfannkuchensirup
          es: jarabe para panqueques
        corn syrup | cup=328
          en: light corn syrup, dark corn syrup, karo syrup, syrup
          fr: sirop de maïs
          de: Maissirup
          es: jarabe de maíz
        glucose syrup | cup=328
          en: liquid glucose, glucose, invert sugar
          fr: sirop de glucose, sirop, sucre inverti
          de: Glukosesirup, Sirup, Glucosesirup, Invertzucker
          es: jarabe de glucosa, glucosa, glucosa líquida, azúcar invertido
        golden syrup | cup=336
          en: lyle's golden syrup, light treacle
          fr: sirop doré, golden syrup
          de: Goldsirup, heller Zuckersirup
          es: jarabe dorado
        sugar beet syrup | cup=328
          en: beet syrup
          fr: sirop de betterave
          de: Zuckerrübensirup, Rübensirup, Rübenkraut
          es: jarabe de remolacha
        rice syrup | cup=328
          en: brown rice syrup, rice malt syrup
          fr: sirop de riz
          de: Reissirup
          es: jarabe de arroz, sirope de arroz, melaza de arroz
        simple syrup | cup=300
          en: sugar syrup, gomme syrup
          fr: sirop de sucre, sirop simple, sirop de sucre de canne
          de: Zuckersirup, Läuterzucker
          es: almíbar, jarabe simple, jarabe de azúcar, almibares
        agave syrup | cup=332
          en: agave nectar, agave
          fr: sirop d'agave
          de: Agavendicksaft, Agavensirup
          es: sirope de agave, jarabe de agave, néctar de agave, nectares de agave
        molasses | cup=337
          en: treacle, black treacle, blackstrap molasses, unsulphured molasses, mild molasses, unsulfured molasses
          fr: mélasse
          de: Melasse
          es: melaza, miel de caña, mieles de caña
        pomegranate molasses | cup=320
          en: pomegranate syrup
          fr: mélasse de grenade
          de: Granatapfelsirup, Granatapfelmelasse
          es: melaza de granada
        grape molasses | cup=320
          en: pekmez, grape must syrup
          fr: mélasse de raisin
          de: Traubensirup
          es: arrope, mosto cocido
        date syrup | cup=320
          en: date molasses, silan
          fr: sirop de datte, sirop de dattes
          de: Dattelsirup
          es: sirope de dátil, jarabe de dátil
        malt syrup | cup=340 has=gluten
          en: barley malt syrup, malt extract, barley malt, malt, barley malt extract
          fr: extrait de malt, sirop de malt
          de: Malzextrakt, Malzsirup, Gerstenmalz, Malz, Gerstenmalzextrakt
          es: extracto de malta, jarabe de malta
        apple syrup | cup=320
          fr: sirop de pomme
          de: Apfeldicksaft, Apfelkraut, Apfelsirup
          es: sirope de manzana
        isomalt
          en: isomalt crystal
          fr: isomalt
          de: Isomalt
          es: isomalt
        flour | cup=125 has=gluten staple=yes
          en: all purpose flour, plain flour, white flour, ap flour, unbleached flour, all purpose white flour
          en: general purpose flour, unbleached all purpose flour, wheat flour, strong white flour, sifted flour
          en: bleached all purpose flour, allpurpose flour, strong plain flour, unbleached white flour, enriched flour
          fr: farine, farine de blé, farine t55, farine t45, farine blanche, farine fluide, farine tout usage
          de: Mehl, Weizenmehl, Mehl Type 405, Weizenmehl Type 405, Weißmehl, Weizenmehl Type 550, Mehl Type 550
          de: glattes Mehl, griffiges Mehl
          es: harina, harina de trigo, harina común, harina blanca, harina de repostería
        00 flour | cup=125 has=gluten
          en: tipo 00 flour, italian 00 flour, type 00 flour, pizza flour, pasta flour
          fr: farine 00, farine type 00, farine à pizza
          de: Mehl Tipo 00, Pizzamehl, Tipo 00
          es: harina 00, harina tipo 00, harina de pizza
        spelt flour | cup=105 has=gluten
          en: white spelt flour, whole spelt flour, wholemeal spelt flour, dinkel flour
          fr: farine d'épeautre, farine de petit épeautre, farine de grand épeautre
          de: Dinkelmehl, Dinkelmehl Type 630, Dinkelvollkornmehl
          es: harina de espelta
        bread flour | cup=127 has=gluten
          en: strong flour, strong white bread flour, strong bread flour, white bread flour, high gluten flour
          fr: farine de gruau, farine à pain, farine de force
          de: Brotmehl, Weizenmehl Type 812
          es: harina de fuerza, harina panificable, harina de pan
        wholemeal bread flour | cup=125 has=gluten
          en: strong wholemeal bread flour, whole wheat bread flour, strong wholemeal flour, malted bread flour
          en: granary flour
          fr: farine complète à pain
          de: Weizenvollkornbrotmehl
          es: harina integral de fuerza
        cake flour | cup=125 has=gluten
          en: pastry flour, cake and pastry flour, soft wheat flour
          fr: farine à pâtisserie, farine pâtissière
          de: Kuchenmehl, Feinbackmehl
          es: harina floja, harina para pastel, harina pastelera
        self raising flour | cup=125 has=gluten
          en: self rising flour, self raising white flour
          fr: farine à gâteau, farine avec levure incorporée, farine à levure incorporée, farine à gâteaux
          de: Mehl mit Backpulver, selbsttreibendes Mehl
          es: harina leudante, harina con levadura, harina bizcochona
        whole wheat flour | cup=120 has=gluten
          en: wholemeal flour, wholewheat flour, graham flour, white whole wheat flour, brown flour
          en: plain wholemeal flour
          fr: farine complète, farine de blé complet, farine intégrale, farine t110, farine t150
          de: Vollkornmehl, Weizenvollkornmehl, Vollkornweizenmehl
          es: harina integral, harina de trigo integral
        atta flour | cup=120 has=gluten
          en: atta, chapati flour
          fr: farine atta, farine à chapati
          de: Attamehl, Chapatimehl
          es: harina atta
        whole wheat pastry flour | cup=100 has=gluten
          fr: farine complète à pâtisserie
          de: Vollkorn-Kuchenmehl
          es: harina integral de repostería
        rye flour | cup=103 has=gluten
          en: light rye flour, dark rye flour, medium rye flour, wholemeal rye flour, pumpernickel flour
          en: whole rye flour
          fr: farine de seigle
          de: Roggenmehl, Roggenvollkornmehl, Roggenmehl Type 1150
          es: harina de centeno
        semolina | cup=167 has=gluten
          en: semolina flour, fine semolina, coarse semolina, rava, suji, sooji
          fr: semoule, semoule fine, semoule de blé, semoule de blé dur, semoule moyenne
          de: Grieß, Hartweizengrieß, Weichweizengrieß, Weizengrieß
          es: sémola, sémola de trigo
        durum flour | cup=125 has=gluten
          en: durum wheat flour, semola rimacinata
          fr: farine de blé dur
          de: Hartweizenmehl
          es: harina de trigo duro, sémola rimacinata
        vital wheat gluten | cup=120 has=gluten
          en: wheat gluten, gluten, gluten flour
          fr: gluten de blé, gluten en poudre
          de: Weizengluten, Seitanpulver, Gluten
          es: gluten de trigo, glutenes de trigo
        rice flour | cup=158
          en: white rice flour
          fr: farine de riz
          de: Reismehl
          es: harina de arroz
        brown rice flour | cup=158
          en: wholegrain rice flour
          fr: farine de riz complet
          de: Vollkornreismehl
          es: harina de arroz integral
        glutinous rice flour | cup=125
          en: sweet rice flour, mochiko, shiratamako
          fr: farine de riz gluant
          de: Klebreismehl
          es: harina de arroz glutinoso
        buckwheat flour | cup=120
          fr: farine de sarrasin, farine de blé noir
          de: Buchweizenmehl
          es: harina de trigo sarraceno, harina de alforfón
        almond flour | cup=96 has=nuts
          en: almond meal, ground almond, blanched almond flour, almond powder
          fr: poudre d'amande, amande en poudre, farine d'amande, amande moulue
          de: gemahlene Mandeln, Mandelmehl, Mandeln gemahlen, geriebene Mandeln, Mandelgrieß
          es: almendra molida, harina de almendra, almendra en polvo
        ground hazelnut | cup=85 has=nuts
          en: hazelnut meal, hazelnut flour
          fr: poudre de noisette, noisette en poudre, noisette moulue
          de: gemahlene Haselnüsse, Haselnüsse gemahlen, geriebene Haselnüsse
          es: avellana molida, harina de avellana
        ground walnut | cup=80 has=nuts
          en: walnut meal, walnut flour
          fr: poudre de noix, noix en poudre
          de: gemahlene Walnüsse, Walnüsse gemahlen
          es: nuez molida, harina de nuez
        coconut flour | cup=120
          fr: farine de coco, farine de noix de coco
          de: Kokosmehl
          es: harina de coco
        chickpea flour | cup=92
          en: gram flour, besan, garbanzo bean flour, garbanzo flour
          fr: farine de pois chiche, farine de pois chiches
          de: Kichererbsenmehl
          es: harina de garbanzo, harina de garbanzos
        lentil flour | cup=120
          en: red lentil flour
          fr: farine de lentille
          de: Linsenmehl
          es: harina de lenteja
        urad flour | cup=120
          en: urad dal flour, black gram flour
          fr: farine d'urad
          de: Uradmehl
          es: harina de urad
        lupin flour | cup=100 has=lupin
          en: lupine flour
          fr: farine de lupin
          de: Lupinenmehl
          es: harina de altramuz
        soy flour | cup=88 has=soybeans
          en: soya flour, soybean flour
          fr: farine de soja
          de: Sojamehl
          es: harina de soja
        peanut flour | cup=60 has=peanuts
          en: peanut powder, powdered peanut butter, peanut butter powder, powdered peanut
          fr: farine de cacahuète, farine d'arachide
          de: Erdnussmehl
          es: harina de cacahuete, harina de maní
        gluten free flour | cup=148
          en: gluten free all purpose flour, gluten free flour blend, gluten free plain flour
          en: gluten free self raising flour, gluten free bread flour
          fr: farine sans gluten, mélange de farines sans gluten
          de: glutenfreies Mehl, glutenfreie Mehlmischung
          es: harina sin gluten
        quinoa flour | cup=112
          fr: farine de quinoa
          de: Quinoamehl
          es: harina de quinoa
        sorghum flour | cup=127
          en: jowar flour
          fr: farine de sorgho
          de: Sorghummehl
          es: harina de sorgo
        millet flour | cup=115
          en: bajra flour, pearl millet flour
          fr: farine de millet
          de: Hirsemehl
          es: harina de mijo
        teff flour | cup=150
          fr: farine de teff
          de: Teffmehl
          es: harina de teff
        amaranth flour | cup=105
          en: amaranth meal
          fr: farine d'amarante
          de: Amaranthmehl
          es: harina de amaranto
        oat flour | cup=104 has=gluten
          en: ground oats
          fr: farine d'avoine
          de: Hafermehl
          es: harina de avena
        barley flour | cup=90 has=gluten
          fr: farine d'orge
          de: Gerstenmehl
          es: harina de cebada
        kamut flour | cup=120 has=gluten
          en: khorasan flour
          fr: farine de kamut, farine de khorasan
          de: Kamutmehl
          es: harina de kamut
        einkorn flour | cup=100 has=gluten
          fr: farine d'engrain
          de: Einkornmehl
          es: harina de escaña
        chestnut flour
          fr: farine de châtaigne
          de: Kastanienmehl, Maronenmehl
          es: harina de castaña
        cassava flour | cup=130
          en: yuca flour, manioc flour
          fr: farine de manioc
          de: Maniokmehl
          es: harina de yuca, harina de mandioca
        farofa
          en: manioc meal, toasted cassava flour
          fr: farofa
          de: Farofa
          es: farofa
        banana flour
          en: green banana flour
          fr: farine de banane
          de: Bananenmehl
          es: harina de plátano
        potato flour | cup=180
          fr: farine de pomme de terre
          de: Kartoffelvollmehl
          es: harina de patata, harina de papa
        potato starch | cup=155
          fr: fécule de pomme de terre
          de: Kartoffelstärke, Kartoffelmehl
          es: fécula de patata, almidón de patata, fécula de papa, almidones de patata
        tapioca flour | cup=120
          en: tapioca starch, cassava starch, sour tapioca starch, manioc starch
          fr: fécule de manioc, amidon de manioc, farine de tapioca
          de: Tapiokastärke, Tapiokamehl, Tapiocamehl
          es: almidón de yuca, almidón de tapioca, harina de tapioca, fécula de mandioca, almidones de yuca
          es: almidones de tapioca
        tapioca | cup=152
          en: tapioca pearl, small pearl tapioca, pearl tapioca, boba, boba pearl
          fr: tapioca, perle de tapioca, perles du japon
          de: Tapioka, Tapiokaperlen, Tapioca
          es: tapioca, perlas de tapioca
        sago | cup=152
          en: sago pearl, sabudana
          fr: sagou, perle de sagou
          de: Sago, Sagoperlen
          es: sagú
        quick cooking tapioca | cup=160
          en: instant tapioca, minute tapioca
          fr: tapioca express
          de: Instant-Tapioka
          es: tapioca instantánea
        cornstarch | cup=128
          en: corn starch, cornflour, maize starch, starch
          fr: fécule de maïs, maïzena, fécule, amidon de maïs
          de: Maisstärke, Speisestärke, Stärke, Stärkemehl
          es: almidón de maíz, maicena, maizena, fécula de maíz, fécula, almidones de maíz
        arrowroot | cup=128
          en: arrowroot powder, arrowroot starch, arrowroot flour
          fr: arrow root, poudre d'arrow root
          de: Pfeilwurzelstärke, Pfeilwurzmehl
          es: arrurruz, arrurruces
        wheat starch | cup=120 has=gluten
          fr: amidon de blé
          de: Weizenstärke
          es: almidón de trigo, almidones de trigo
        kudzu | cup=120
          en: kuzu, kudzu starch
          fr: kuzu
          de: Kuzu, Kudzu
          es: kuzu
        custard powder | cup=128
          en: bird's custard powder, instant custard powder
          fr: poudre à crème, poudre à flan
          de: Vanillepuddingpulver, Puddingpulver, Vanillesoßenpulver
          es: polvo para natillas, preparado para natillas, natillas en polvo
        pudding mix | may=milk
          en: instant pudding, instant pudding mix, instant vanilla pudding mix, vanilla pudding mix
          en: chocolate pudding mix, instant chocolate pudding mix, vanilla instant pudding mix
          fr: préparation pour crème dessert, préparation pour flan
          de: Schokoladenpuddingpulver, Schokopuddingpulver
          es: preparado para flan, flan en polvo, pudín instantáneo, flanes en polvo
        xanthan gum | cup=150
          fr: gomme de xanthane, gomme xanthane
          de: Xanthan, Xanthangummi
          es: goma xantana
        guar gum
          fr: gomme de guar
          de: Guarkernmehl
          es: goma guar
        locust bean gum
          en: carob bean gum
          fr: farine de graines de caroube, gomme de caroube
          de: Johannisbrotkernmehl
          es: goma de garrofín
        thickener | may=gluten
          en: gravy thickener, sauce thickener
          fr: épaississant, liant, liant pour sauce
          de: Bindemittel
          es: espesante
        cornmeal | cup=150
          en: yellow cornmeal, corn meal, white cornmeal, stone ground cornmeal, fine cornmeal, maize meal
          fr: semoule de maïs
          de: Maisgrieß
          es: sémola de maíz
        polenta | cup=160
          en: quick cooking polenta, instant polenta, coarse polenta
          fr: polenta, polenta instantanée
          de: Polenta, Instantpolenta, Minutenpolenta
          es: polenta
        grits | cup=160
          en: corn grits, quick cooking grits, quick grits, hominy grits, stone ground grits, instant grits
          fr: gruau de maïs
          de: Grits
          es: grits, sémola de maíz blanco
        corn flour | cup=120
          en: maize flour, fine corn flour
          fr: farine de maïs
          de: Maismehl
          es: harina de maíz
        masarepa | cup=130
          en: precooked cornmeal, arepa flour, harina pan, precooked corn flour
          fr: farine de maïs précuite
          de: vorgekochtes Maismehl, Masarepa
          es: harina de maíz precocida, harina pan
        masa harina | cup=100
          en: masa, maseca, instant masa, corn masa flour
          fr: masa harina, farine de maïs nixtamalisée
          de: Masa Harina
          es: harina de maíz nixtamalizado, masa harina
        baking powder | cup=221 may=gluten
          en: double acting baking powder, gluten free baking powder
          fr: levure chimique, levure chimique alsacienne, levure alsacienne, poudre à lever, poudre à pâte
          fr: sachet de levure chimique
          de: Backpulver, Weinsteinbackpulver
          es: levadura química, polvo de hornear, polvo para hornear, levadura royal, impulsor, impulsores
        baking soda | cup=264
          en: bicarbonate of soda, sodium bicarbonate, bicarbonate soda, bicarb soda, bicarb, bicarbonate
          fr: bicarbonate de soude, bicarbonate alimentaire, bicarbonate de sodium
          de: Natron, Kaisernatron, Speisenatron, Haushaltsnatron
          es: bicarbonato, bicarbonato de sodio, bicarbonato sódico, bicarbonato de soda
        baker's ammonia
          en: ammonium bicarbonate, hartshorn
          fr: carbonate d'ammonium
          de: Hirschhornsalz
          es: bicarbonato de amonio
        potash
          en: potassium carbonate
          fr: potasse
          de: Pottasche
          es: potasa
        cream of tartar | cup=150
          en: tartaric acid
          fr: crème de tartre
          de: Weinstein
          es: crémor tártaro
        citric acid | cup=230
          en: citric acid powder, sour salt
          fr: acide citrique
          de: Zitronensäure
          es: ácido cítrico
        ascorbic acid
          en: vitamin c powder
          fr: acide ascorbique
          de: Ascorbinsäure, Vitamin C Pulver
          es: ácido ascórbico
        lye water
          en: kansui, alkaline water
          fr: eau alcaline
          de: Laugenwasser, Brezellauge, Natronlauge
          es: agua de lejía alimentaria
        pickling lime
          en: calcium hydroxide, slaked lime, food grade lime
          fr: chaux alimentaire
          de: Kalkhydrat
          es: cal alimentaria
        cream stabilizer
          en: whipped cream stabilizer, whip it
          fr: fixe chantilly, fixateur de crème, chantifix
          de: Sahnesteif
          es: estabilizante para nata, fijador de nata, fijadores de nata
        dry yeast | cup=150
          en: active dry yeast, instant yeast, yeast, dried yeast, rapid rise yeast, fast action yeast
          en: quick rise yeast, bread machine yeast, active yeast, fast action dried yeast, easy blend yeast
          en: sachet of dried yeast, granular yeast, instant dry yeast, dried active yeast
          fr: levure boulangère, levure sèche, levure de boulanger, levure, levure sèche de boulanger
          fr: levure boulangère sèche, sachet de levure boulangère
          de: Trockenhefe, Trockenbackhefe, Trockengerm, Päckchen Trockenhefe
          es: levadura seca, levadura, levadura de panadería, levadura seca de panadería, levadura de panadero
        brewer's yeast | has=gluten
          en: brewers yeast
          fr: levure de bière
          de: Bierhefe
          es: levadura de cerveza
        sourdough starter | cup=240 has=gluten
          en: active sourdough starter, levain
          fr: levain, levain liquide
          de: Sauerteig, Anstellgut, Natursauerteig, Roggensauerteig
          es: masa madre
        nutritional yeast | cup=80
          en: nutritional yeast flake, nooch
          fr: levure maltée, levure nutritionnelle
          de: Hefeflocken, Würzhefeflocken
          es: levadura nutricional
        yeast extract | cup=290 has=gluten may=celery
          en: marmite, vegemite
          fr: extrait de levure
          de: Hefeextrakt
          es: extracto de levadura
        gelatin | cup=150 made=gelatine
          en: gelatine, unflavored gelatin, gelatin powder, leaf gelatine, gelatine leaf, gelatine sheet
          en: gelatin sheet, powdered gelatin, unflavored gelatin powder, powdered gelatine, gelatine powder
          en: leaf gelatin, gelatin leaf, knox gelatin
          fr: gélatine, feuille de gélatine, gélatine en feuille, gélatine en poudre
          de: Gelatine, Blattgelatine, Gelatinepulver, Sofortgelatine, gemahlene Gelatine
          es: gelatina, gelatina en polvo, hoja de gelatina, lámina de gelatina, cola de pescado, gelatina sin sabor
          es: gelatina neutra
        agar agar
          en: agar, agar powder, agar flake
          fr: agar-agar
          de: Agar-Agar, Agartine
          es: agar-agar, agar-agares
        pectin
          en: fruit pectin, liquid pectin, powdered pectin, sure jell
          fr: pectine
          de: Pektin, Gelierpulver, Gelierfix
          es: pectina
        jello | made=gelatine
          en: gelatin dessert, strawberry gelatin, jell o, lemon gelatin, jelly powder, flavored gelatin, lime gelatin
          en: jelly cube
          fr: gelée instantanée, dessert en gelée
          de: Götterspeise, Wackelpudding
          es: gelatina de sabores, gelatina de fresa
        vanilla extract | cup=208 made=alcohol?
          en: vanilla, pure vanilla extract, vanilla essence, vanilla flavoring, vanilla flavouring
          en: real vanilla extract, imitation vanilla extract
          fr: extrait de vanille, arôme vanille, vanille, vanille liquide, arôme de vanille
          de: Vanilleextrakt, Vanillearoma, Vanille
          es: extracto de vainilla, esencia de vainilla, vainilla, aroma de vainilla
        vanilla paste | cup=280
          en: vanilla bean paste, vanilla pod paste
          fr: pâte de vanille
          de: Vanillepaste
          es: pasta de vainilla
        vanilla powder
          en: ground vanilla
          fr: vanille en poudre, poudre de vanille
          de: gemahlene Vanille, Vanillepulver, Bourbon-Vanille gemahlen
          es: vainilla en polvo
        vanilla bean | each=3
          en: vanilla pod, vanilla seed
          fr: gousse de vanille, graines de vanille
          de: Vanilleschote, Vanilleschoten, Vanillestange, Vanillemark
          es: vaina de vainilla, rama de vainilla
        almond extract | cup=208 may=nuts made=alcohol?
          en: almond essence, amaretto extract, pure almond extract, bitter almond extract
          fr: extrait d'amande, extrait d'amande amère, arôme amande amère
          de: Bittermandelaroma, Mandelaroma, Bittermandelöl, Mandelextrakt
          es: extracto de almendra, esencia de almendra
        lemon extract | cup=208 made=alcohol?
          en: lemon essence
          fr: extrait de citron, arôme citron
          de: Zitronenaroma, Zitronenextrakt
          es: extracto de limón, esencia de limón
        orange extract | cup=208 made=alcohol?
          en: orange essence
          fr: extrait d'orange, arôme orange
          de: Orangenaroma, Orangenextrakt
          es: extracto de naranja
        peppermint extract | cup=208 made=alcohol?
          en: mint extract, peppermint oil, peppermint essence
          fr: extrait de menthe, arôme menthe
          de: Pfefferminzaroma, Minzextrakt, Pfefferminzöl
          es: extracto de menta
        rum extract | cup=208 made=alcohol?
          en: rum flavoring, rum essence
          fr: arôme rhum, extrait de rhum
          de: Rumaroma, Rum-Aroma
          es: extracto de ron, esencia de ron
        coconut extract | cup=208 made=alcohol?
          en: coconut essence
          fr: arôme coco, extrait de coco
          de: Kokosaroma
          es: extracto de coco
        maple extract | cup=208 made=alcohol?
          en: maple flavoring
          fr: extrait d'érable
          de: Ahornaroma
          es: extracto de arce
        butter extract | cup=208
          en: butter flavoring
          fr: arôme beurre
          de: Butteraroma, Butter-Vanille-Aroma
          es: extracto de mantequilla
        extract | made=alcohol?
          en: flavoring, flavouring, baking flavoring, coffee extract
          fr: arôme, extrait, arôme alimentaire, extrait de café
          de: Backaroma, Aroma
          es: aroma, extracto, esencia
        rose water | cup=237
          en: rosewater
          fr: eau de rose, eaux de rose
          de: Rosenwasser
          es: agua de rosas
        orange blossom water | cup=237
          en: orange flower water
          fr: eau de fleur d'oranger, fleur d'oranger, eaux de fleur d'oranger
          de: Orangenblütenwasser
          es: agua de azahar
        pandan extract
          en: pandan essence, pandan paste
          fr: extrait de pandan
          de: Pandanextrakt, Pandanaroma
          es: extracto de pandan
        liquid smoke
          fr: fumée liquide, arôme fumée
          de: Flüssigrauch, Raucharoma
          es: humo líquido
        food coloring | made=insect?
          en: food colouring, food color, red food coloring, gel food coloring, green food coloring
          en: blue food coloring, yellow food coloring, food dye
          fr: colorant alimentaire, colorant
          de: Lebensmittelfarbe, Speisefarbe
          es: colorante alimentario, colorante
        baking mix | cup=120 has=gluten may=milk,soybeans
          en: bisquick, biscuit baking mix, bisquick baking mix, buttermilk baking mix, biscuit mix
          en: all purpose baking mix
          fr: préparation pour pâtisserie
          de: Backmischung
          es: preparado para hornear
        bread mix | cup=125 has=gluten
          en: bread machine mix
          fr: préparation pour pain
          de: Brotbackmischung
          es: preparado para pan
        cocoa powder | cup=86
          en: cocoa, unsweetened cocoa powder, dutch process cocoa powder, dutch processed cocoa powder
          en: dutch process cocoa, baking cocoa, cacao powder, unsweetened cocoa, good quality cocoa powder
          en: raw cacao powder
          fr: cacao, cacao en poudre, cacao amer, poudre de cacao, cacao non sucré
          de: Kakao, Kakaopulver, Backkakao, Rohkakao
          es: cacao en polvo, cacao puro, cacao puro en polvo
        drinking chocolate | cup=120 may=milk
          en: hot chocolate mix, hot cocoa mix, hot chocolate powder, hot chocolate
          fr: chocolat en poudre, cacao sucré, chocolat chaud
          de: Trinkkakao, Trinkschokolade, Kaba
          es: cacao soluble, chocolate en polvo, cola cao
        cacao nibs | cup=120
          en: cocoa nibs, cacao nib, cocoa nib
          fr: éclats de fèves de cacao, grué de cacao
          de: Kakaonibs
          es: nibs de cacao
        carob powder | cup=100
          en: carob flour
          fr: poudre de caroube, farine de caroube
          de: Carobpulver, Johannisbrotmehl
          es: harina de algarroba, algarroba en polvo
        chocolate chips | cup=170 may=soybeans,milk
          en: semisweet chocolate chip, semi sweet chocolate chip, dark chocolate chip, mini chocolate chip
          en: chocolate morsel, bittersweet chocolate chip, chocolate chunk, semisweet chocolate morsel
          en: chocolate pieces, chocolate drop, miniature chocolate chip
          fr: pépite de chocolat, pépites de chocolat, pépite de chocolat noir
          de: Schokotropfen, Schokostückchen, Schokodrops, Schokoladentropfen, Schokoladenstückchen
          es: chispas de chocolate, chispa de chocolate, pepitas de chocolate, gotas de chocolate
        milk chocolate | cup=170 has=milk may=soybeans
          en: milk chocolate chip, milk chocolate bar, milk chocolate chunk
          fr: chocolat au lait
          de: Milchschokolade, Vollmilchschokolade, Vollmilchkuvertüre, Alpenmilchschokolade
          es: chocolate con leche
        white chocolate | cup=170 has=milk may=soybeans
          en: white chocolate chip, white baking chocolate, white chocolate chunk, white chocolate bar
          en: white vanilla chip, white chip, white baking chip
          fr: chocolat blanc
          de: weiße Schokolade, weiße Kuvertüre
          es: chocolate blanco
        candy coating | cup=170 may=milk,soybeans
          en: almond bark, white candy coating, candy melts, compound chocolate, vanilla candy coating
          fr: pâte à glacer, nappage chocolat
          de: Kuchenglasur, Schokoglasur, Schokoladenglasur, Fettglasur
          es: cobertura de chocolate, baño de repostería
        dark chocolate | cup=170 may=soybeans,milk
          en: chocolate, bittersweet chocolate, semisweet chocolate, semi sweet chocolate, baking chocolate
          en: plain chocolate, german chocolate, semi sweet baking chocolate, chocolate bar
          en: bittersweet baking chocolate, chocolate square, chocolate shaving, couverture chocolate
          en: cooking chocolate
          fr: chocolat noir, chocolat, chocolat pâtissier, chocolat à pâtisser, tablette de chocolat, chocolat dessert
          fr: chocolat de couverture
          de: Zartbitterschokolade, Schokolade, Kuvertüre, Zartbitterkuvertüre, Edelbitterschokolade, Blockschokolade
          de: Bitterschokolade, dunkle Schokolade, Schokoladenraspeln
          es: chocolate negro, chocolate para postres, chocolate fondant, chocolate amargo, chocolate semiamargo
          es: tableta de chocolate
        unsweetened chocolate | cup=170 may=soybeans,milk
          en: unsweetened baking chocolate, cacao mass, cocoa mass
          fr: chocolat non sucré, pâte de cacao, masse de cacao
          de: ungesüßte Schokolade, Kakaomasse
          es: chocolate sin azúcar, pasta de cacao
        chocolate spread | cup=300 has=milk,nuts may=soybeans
          en: nutella, hazelnut spread, chocolate hazelnut spread
          fr: pâte à tartiner, pâte à tartiner chocolat noisette
          de: Nuss-Nougat-Creme, Schokocreme, Schokoaufstrich, Nougatcreme, Nussnougatcreme, Nuss-Nougat-Aufstrich
          es: crema de cacao, nocilla, crema de avellanas
        chocolate syrup | cup=300 may=milk,soybeans
          en: chocolate sauce, chocolate topping
          fr: sirop de chocolat, sauce chocolat, sauce au chocolat
          de: Schokoladensauce, Schokosauce, Schokosirup, Schokoladensoße
          es: sirope de chocolate, salsa de chocolate
        hot fudge | cup=300 has=milk may=soybeans
          en: fudge sauce, hot fudge sauce, hot fudge topping
          fr: sauce fudge
          de: Fudgesauce
          es: salsa fudge
        fudge | has=milk may=soybeans,nuts
          en: chocolate fudge, vanilla fudge
          fr: fudge
          de: Fudge
          es: fudge
        caramel | cup=300 has=milk
          en: caramel sauce, caramel topping, caramel candy, salted caramel, caramel bit, soft caramel
          fr: caramel, sauce caramel, caramel au beurre salé, caramel liquide
          de: Karamell, Karamellsauce, Karamellbonbon, Karamellsoße
          es: caramelo, salsa de caramelo, caramelo líquido
        dulce de leche | cup=310 has=milk
          fr: confiture de lait
          de: Milchkaramell, Dulce de leche
          es: dulce de leche, cajeta, manjar, arequipe, manjares
        toffee | has=milk may=nuts,soybeans
          en: toffee bit, english toffee bit, toffee bar, heath bar
          fr: toffee, caramel dur
          de: Toffee, Sahnetoffee
          es: toffee, tofe
        toffee sauce | cup=300 has=milk
          en: sticky toffee sauce
          fr: sauce toffee
          de: Toffeesauce
          es: salsa de toffee
        butterscotch | cup=300 has=milk
          en: butterscotch sauce, butterscotch topping
          fr: butterscotch
          de: Butterscotch, Butterscotchsauce
          es: butterscotch
        butterscotch chips | cup=170 has=milk may=soybeans
          en: butterscotch chip, butterscotch morsel
          fr: pépite de caramel
          de: Butterscotchtropfen
          es: chispas de butterscotch
        coconut milk | cup=240 may=sulphites
          en: unsweetened coconut milk, light coconut milk, lite coconut milk, full fat coconut milk
          en: canned coconut milk, thick coconut milk, tinned coconut milk, coconut milk powder
          en: reduced fat coconut milk
          fr: lait de coco
          de: Kokosmilch, Kokosnussmilch, Kokosnuss-Milch, Kokos-Milch
          es: leche de coco, leches de coco
        coconut cream | cup=245 may=sulphites
          en: unsweetened coconut cream, thick coconut cream
          fr: crème de coco
          de: Kokoscreme, Kokossahne
          es: crema de coco
        cream of coconut | cup=290 may=sulphites,milk
          en: coco lopez, sweetened cream of coconut
          fr: crème de coco sucrée
          de: gesüßte Kokoscreme
          es: crema de coco azucarada
        creamed coconut | cup=240
          en: coconut butter, coconut manna, block creamed coconut
          fr: beurre de coco, purée de coco
          de: Kokosmus, Kokosnussmus
          es: mantequilla de coco
        coconut water | cup=240
          fr: eau de coco, eaux de coco
          de: Kokoswasser
          es: agua de coco
        desiccated coconut | cup=85 may=sulphites
          en: shredded coconut, flaked coconut, coconut flake, sweetened coconut, unsweetened coconut
          en: unsweetened shredded coconut, sweetened flaked coconut, sweetened shredded coconut, grated coconut
          en: angel flake coconut, dried coconut, toasted coconut, unsweetened desiccated coconut
          fr: noix de coco râpée, coco râpé, noix de coco en poudre
          de: Kokosraspel, Kokosraspeln, Kokosflocken, Kokoschips
          es: coco rallado, coco deshidratado
        coconut | each=397 cat=produce
          en: fresh coconut, coconut meat, whole coconut
          fr: noix de coco, noix de coco fraîche
          de: Kokosnuss, Kokos, frische Kokosnuss
          es: coco, coco fresco
        almond milk | cup=240 has=nuts cat=dairy
          en: unsweetened almond milk, vanilla almond milk, almond drink
          fr: lait d'amande, boisson amande, boisson à l'amande
          de: Mandelmilch, Mandeldrink
          es: leche de almendras, bebida de almendras, leches de almendras
        cashew milk | cup=240 has=nuts cat=dairy
          en: nut milk, cashew drink
          fr: lait de cajou, lait de noix de cajou
          de: Cashewmilch, Cashewdrink
          es: leche de anacardo, bebida de anacardo, leches de anacardo
        hazelnut milk | cup=240 has=nuts cat=dairy
          en: hazelnut drink
          fr: lait de noisette, boisson noisette
          de: Haselnussmilch, Haselnussdrink
          es: leche de avellana, bebida de avellana, leches de avellana
        soy milk | cup=243 has=soybeans cat=dairy
          en: soya milk, soymilk, unsweetened soy milk, soy drink
          fr: lait de soja, boisson soja, boisson au soja
          de: Sojamilch, Sojadrink
          es: leche de soja, bebida de soja, leches de soja
        soy cream | cup=240 has=soybeans cat=dairy
          en: soya cream, soy creamer
          fr: crème de soja, soja cuisine
          de: Sojasahne, Soja Cuisine
          es: nata de soja, crema de soja
        oat milk | cup=240 has=gluten cat=dairy
          en: oat drink, oatmilk
          fr: lait d'avoine, boisson avoine, boisson à l'avoine
          de: Hafermilch, Haferdrink
          es: leche de avena, bebida de avena, leches de avena
        oat cream | cup=240 has=gluten cat=dairy
          fr: crème d'avoine, avoine cuisine
          de: Hafersahne, Hafer Cuisine
          es: nata de avena, crema de avena
        rice milk | cup=240 cat=dairy
          en: plain rice milk, rice drink
          fr: lait de riz, boisson riz
          de: Reismilch, Reisdrink
          es: leche de arroz, bebida de arroz, leches de arroz
        hemp milk | cup=240 cat=dairy
          fr: lait de chanvre
          de: Hanfmilch, Hanfdrink
          es: leche de cáñamo, leches de cáñamo
        plant milk | cup=240 may=nuts,soybeans,gluten cat=dairy
          en: dairy free milk, non dairy milk, nondairy milk, plant based milk, vegan milk
          fr: lait végétal, boisson végétale
          de: Pflanzenmilch, Pflanzendrink
          es: bebida vegetal, leche vegetal
        vegan cream | cup=240 may=nuts,soybeans,gluten cat=dairy
          en: dairy free cream, plant based cream, plant cream
          fr: crème végétale
          de: vegane Sahne, pflanzliche Sahne, Pflanzensahne
          es: nata vegetal, crema vegetal
        almond | cup=143 has=nuts
          en: whole almond, slivered almond, sliced almond, flaked almond, blanched almond, natural almond
          en: toasted almond, marcona almond, roasted almond, almond sliver, smoked almond, almond flake
          fr: amande, amande effilée, amandes effilées, amande entière, amande mondée
          de: Mandel, Mandeln, Mandelblättchen, Mandelstifte, gehobelte Mandeln, gehackte Mandeln, blanchierte Mandeln
          de: Mandelsplitter
          es: almendra, almendra laminada, almendra fileteada, almendra marcona, almendra cruda
        walnut | cup=117 has=nuts
          en: walnut half, walnut piece, black walnut, walnut meat, toasted walnut, english walnut, walnut kernel
          fr: noix, cerneaux de noix, cerneau de noix, noix de grenoble
          de: Walnuss, Walnüsse, Baumnuss, Baumnüsse, Walnusskerne, Walnusskern
          es: nuez, nueces, nuez de nogal, nuez de castilla, nueces de nogal, nueces de castilla
        pecan | cup=109 has=nuts
          en: pecan half, pecan nut, pecan piece, toasted pecan
          fr: noix de pécan, pacane
          de: Pekannuss, Pekannüsse, Pecannuss, Pecannüsse
          es: nuez pecana, nuez pacana, pecana
        hazelnut | cup=135 has=nuts
          en: filbert, toasted hazelnut, blanched hazelnut
          fr: noisette
          de: Haselnuss, Haselnüsse, Haselnusskerne, gehackte Haselnüsse
          es: avellana
        cashew | cup=124 has=nuts
          en: cashew nut, raw cashew, roasted cashew
          fr: noix de cajou, cajou
          de: Cashewkern, Cashewkerne, Cashewnuss, Cashewnüsse, Cashew
          es: anacardo, marañón, castaña de cajú, nuez de la india, marañones, nueces de la india
        pistachio | cup=123 has=nuts
          en: pistachio nut, shelled pistachio, pistachio kernel, slivered pistachio
          fr: pistache, pistaches
          de: Pistazie, Pistazien, Pistazienkerne
          es: pistacho, pistache mexicano
        ground pistachio | cup=95 has=nuts
          en: pistachio flour, pistachio meal
          fr: pistache en poudre, poudre de pistache, pistaches en poudre
          de: gemahlene Pistazien
          es: pistacho molido, harina de pistacho
        pistachio paste | cup=260 has=nuts
          en: pistachio butter, pistachio cream
          fr: pâte de pistache, purée de pistache
          de: Pistazienmus, Pistazienpaste, Pistaziencreme
          es: pasta de pistacho, crema de pistacho
        macadamia nut | cup=134 has=nuts
          en: macadamia
          fr: noix de macadamia
          de: Macadamianuss, Macadamianüsse
          es: nuez de macadamia, nueces de macadamia
        brazil nut | cup=133 has=nuts
          en: brazilnut
          fr: noix du Brésil
          de: Paranuss, Paranüsse
          es: nuez de Brasil, coquito de brasil, castaña de pará, nueces de Brasil
        pine nut | cup=135
          en: pignoli, toasted pine nut, pignolia, pine kernel
          fr: pignon de pin, pignon
          de: Pinienkern, Pinienkerne
          es: piñón, piñones
        tiger nut | cup=120
          en: chufa
          fr: souchet, noix tigrée
          de: Erdmandel, Erdmandeln, Chufanuss
          es: chufa
        chestnut | cup=143
          en: vacuum packed chestnut, cooked chestnut, roasted chestnut
          fr: châtaigne, marron, marrons
          de: Marone, Maronen, Esskastanie, Esskastanien, Maroni, Kastanie, Kastanien
          es: castaña
        chestnut puree | cup=250
          en: unsweetened chestnut puree
          fr: purée de marrons, purée de châtaigne
          de: Maronenpüree, Kastanienpüree
          es: puré de castañas
        chestnut cream | cup=300
          en: sweetened chestnut puree, chestnut spread
          fr: crème de marron, crème de marrons
          de: Maronencreme, Kastaniencreme
          es: crema de castañas
        candied chestnut
          en: marron glace
          fr: marron glacé
          de: kandierte Maronen
          es: marrón glacé, castaña confitada
        nuts | cup=130 has=nuts may=peanuts
          en: mixed nuts, nut meat, crushed nut, nut, chopped nuts
          fr: noix mélangées, mélange de noix, fruits à coque
          de: Nüsse, Nussmischung, Nusskerne, gemahlene Nüsse
          es: frutos secos, nueces mixtas, frutos secos variados
        trail mix | cup=140 has=nuts may=peanuts,sulphites,milk,soybeans
          en: fruit and nut mix
          fr: mélange étudiant, mélange de fruits secs
          de: Studentenfutter
          es: mezcla de frutos secos, cóctel de frutos secos, cocteles de frutos secos
        peanut | cup=146 has=peanuts
          en: dry roasted peanut, roasted peanut, salted peanut, unsalted peanut, salted dry roasted peanut
          en: spanish peanut, cocktail peanut, groundnut, raw peanut
          fr: cacahuète, arachide, cacahuètes grillées
          de: Erdnuss, Erdnüsse, Erdnusskerne, geröstete Erdnüsse
          es: cacahuete, cacahuate, maní
        peanut butter | cup=258 has=peanuts
          en: creamy peanut butter, crunchy peanut butter, smooth peanut butter, chunky peanut butter
          en: natural peanut butter, peanut spread
          fr: beurre de cacahuète, beurre d'arachide, purée de cacahuète
          de: Erdnussbutter, Erdnussmus, Erdnusscreme
          es: mantequilla de cacahuete, crema de cacahuete, mantequilla de maní, crema de cacahuate
        almond butter | cup=250 has=nuts
          en: nut butter
          fr: purée d'amande, beurre d'amande
          de: Mandelmus, Nussmus
          es: mantequilla de almendra, crema de almendra
        cashew butter | cup=255 has=nuts
          fr: purée de cajou, beurre de cajou, purée de noix de cajou
          de: Cashewmus
          es: crema de anacardo, mantequilla de anacardo
        hazelnut butter | cup=250 has=nuts
          en: hazelnut paste
          fr: purée de noisette, beurre de noisette, pâte de noisette
          de: Haselnussmus
          es: pasta de avellana, mantequilla de avellana
        sunflower seed butter | cup=256
          en: sunflower butter
          fr: purée de tournesol, beurre de tournesol
          de: Sonnenblumenmus
          es: mantequilla de girasol
        sunflower seed | cup=140
          en: hulled sunflower seed, sunflower kernel
          fr: graine de tournesol, graines de tournesol
          de: Sonnenblumenkern, Sonnenblumenkerne
          es: semilla de girasol, pipas, pipas de girasol
        pumpkin seed | cup=136
          en: pepita, toasted pumpkin seed, green pumpkin seed, shelled pumpkin seed
          fr: graine de courge, graines de courge, graine de citrouille
          de: Kürbiskern, Kürbiskerne
          es: semilla de calabaza, pipas de calabaza, pepita de calabaza
        sesame seed | cup=144 has=sesame
          en: white sesame seed, toasted sesame seed, sesame, benne seed
          fr: graine de sésame, sésame, graines de sésame, sésame blanc
          de: Sesam, Sesamsamen, Sesamkörner, heller Sesam, weißer Sesam
          es: semilla de sésamo, sésamo, ajonjolí, semillas de sésamo
        black sesame seed | cup=144 has=sesame
          en: black sesame
          fr: sésame noir, graine de sésame noir
          de: schwarzer Sesam
          es: sésamo negro, semilla de sésamo negro
        tahini | cup=256 has=sesame
          en: sesame paste, tahini paste, sesame butter, tahina
          fr: tahini, tahin, purée de sésame, tahiné, crème de sésame
          de: Tahini, Tahin, Sesampaste, Sesammus, Tahina
          es: tahini, tahine, pasta de sésamo, crema de sésamo
        poppy seed | cup=140
          en: blue poppy seed, white poppy seed
          fr: graine de pavot, pavot, graines de pavot
          de: Mohn, Blaumohn, Mohnsamen, gemahlener Mohn
          es: semilla de amapola, semillas de amapola
        flaxseed | cup=160
          en: flax seed, linseed, golden flaxseed, flax, brown flaxseed
          fr: graine de lin, graines de lin, lin
          de: Leinsamen, Goldleinsamen
          es: semilla de lino, lino, linaza, semillas de lino
        ground flaxseed | cup=110
          en: flaxseed meal, flax meal, milled flaxseed, ground flax, ground linseed, ground flax seed
          fr: graine de lin moulue, lin moulu
          de: geschrotete Leinsamen, Leinsamenschrot, Leinmehl
          es: lino molido, linaza molida
        chia seed | cup=170
          en: chia, white chia seed
          fr: graine de chia, graines de chia
          de: Chiasamen, Chia
          es: semilla de chía, semillas de chía, chía
        hemp seed | cup=160
          en: hemp heart, hulled hemp seed, shelled hemp seed
          fr: graine de chanvre, graines de chanvre, chènevis
          de: Hanfsamen, Hanfherzen
          es: semilla de cáñamo, cañamón, cañamones
        psyllium husk
          en: psyllium, psyllium powder, psyllium husk powder
          fr: psyllium, téguments de psyllium, psyllium blond
          de: Flohsamenschalen, Flohsamen
          es: psyllium, cáscara de psyllium, psilio
        melon seed
          en: egusi, watermelon seed
          fr: graine de melon, egusi
          de: Melonenkerne
          es: semilla de melón
        mixed seeds | cup=140 may=sesame
          en: seed mix, mixed seed, omega seed mix, salad seeds
          fr: mélange de graines
          de: Kernmischung, Körnermix, Saatenmix
          es: mezcla de semillas, semillas variadas
        beans | cup=180
          en: dried bean, mixed bean, bean, dried beans, five bean mix, shell bean, fazolia
          fr: haricot, haricots, haricot sec, haricots secs
          de: Bohnen, Bohne, getrocknete Bohnen, Bohnenkerne
          es: judía, alubia, frijol, frijoles, judías, alubias, poroto
        canned beans | cup=180
          en: canned bean, canned mixed beans, tinned beans
          fr: haricots en conserve, haricots en boîte
          de: Bohnen aus der Dose, Dosenbohnen
          es: alubias en conserva, judías en conserva, alubias cocidas
        black bean | cup=190
          en: dried black bean, turtle bean, black turtle bean
          fr: haricot noir, haricots noirs
          de: schwarze Bohne, schwarze Bohnen
          es: frijol negro, alubia negra, judía negra, frijoles negros, caraota
        canned black bean | cup=172
          en: canned black beans, tinned black bean
          fr: haricots noirs en boîte, haricots noirs en conserve
          de: schwarze Bohnen aus der Dose, schwarze Bohnen Dose
          es: frijoles negros en lata, alubias negras en conserva
        kidney bean | cup=180
          en: red kidney bean, light red kidney bean, dark red kidney bean, red bean, small red bean
          en: dried kidney bean, mexican red bean
          fr: haricot rouge, haricots rouges
          de: Kidneybohne, Kidneybohnen, rote Bohnen, rote Bohne
          es: alubia roja, frijol rojo, judía roja, habichuela roja, frijoles rojos
        canned kidney bean | cup=177
          en: canned red kidney bean, tinned kidney bean, canned kidney beans, tinned red kidney bean
          fr: haricots rouges en boîte, haricots rouges en conserve
          de: Kidneybohnen aus der Dose, Kidneybohnen Dose
          es: alubias rojas en conserva, frijoles rojos en lata
        pinto bean | cup=190
          en: dried pinto bean
          fr: haricot pinto, haricots pinto
          de: Pintobohne, Pintobohnen, Wachtelbohnen
          es: judía pinta, alubia pinta, frijol pinto, alubias pintas
        canned pinto bean | cup=180
          en: tinned pinto bean
          fr: haricots pinto en boîte
          de: Pintobohnen aus der Dose
          es: judías pintas en conserva, alubias pintas en conserva
        white bean | cup=190
          en: small white bean, dry white bean, dried white bean, haricot bean
          fr: haricot blanc, haricots blancs, mogette, mogettes, haricot lingot, haricot tarbais
          de: weiße Bohne, weiße Bohnen
          es: alubia blanca, judía blanca, frijol blanco, alubias blancas, judías blancas, judión, judiones
        canned white bean | cup=180
          en: canned white beans, tinned white bean, canned haricot bean
          fr: haricots blancs en boîte, haricots blancs en conserve
          de: weiße Bohnen aus der Dose, weiße Bohnen Dose
          es: alubias blancas en conserva, alubias cocidas en conserva
        cannellini bean | cup=185
          en: cannellini, white kidney bean, canned cannellini bean, tinned cannellini bean
          fr: haricot cannellini, cannellini
          de: Cannellinibohne, Cannellini-Bohnen
          es: alubia cannellini
        navy bean | cup=200
          en: dried navy bean, pea bean
          fr: petit haricot blanc
          de: Perlbohne, kleine weiße Bohnen
          es: alubia navy, alubia arrocina
        great northern bean | cup=180
          en: great northern, canned great northern bean
          fr: haricot great northern
          de: Great-Northern-Bohne
          es: alubia great northern
        butter bean | cup=180
          en: canned butter bean, tinned butter bean
          fr: haricot beurre blanc, gros haricot blanc
          de: Butterbohne, Butterbohnen
          es: judión blanco, garrofón seco
        lima bean | cup=180
          en: baby lima bean, dried lima bean
          fr: haricot de Lima, pois du cap
          de: Limabohne, Limabohnen
          es: garrofón, frijol de lima, pallar, garrofones, frijoles de lima, pallares
        borlotti bean | cup=190
          en: cranberry bean, roman bean, canned borlotti bean
          fr: haricot borlotti, haricot coco rose
          de: Borlottibohne, Borlottibohnen
          es: alubia borlotti, judía borlotti
        flageolet bean | cup=190
          en: flageolet
          fr: flageolet, flageolets, haricot flageolet
          de: Flageoletbohne, Flageolets
          es: alubia flageolet, judía flageolet
        gigante bean | cup=180
          en: giant bean, gigantes, giant white bean
          fr: haricot géant, haricot de soissons
          de: Riesenbohne, Riesenbohnen
          es: judión de la granja, alubión, judiones de la granja, alubiones
        coco bean | cup=180
          en: coco de paimpol, fresh white bean
          fr: coco de Paimpol, haricot coco, cocos de paimpol
          de: Paimpol-Bohne
          es: alubia coco
        pink bean | cup=190
          fr: haricot rose
          de: rosa Bohne
          es: alubia rosa, habichuela rosada
        dried broad bean | cup=170
          en: ful medames, dried fava bean, ful, foul medames, split fava bean
          fr: fève sèche, fèves sèches
          de: getrocknete Ackerbohnen, getrocknete Saubohnen
          es: haba seca, habas secas
        mung bean | cup=207
          en: green gram, whole moong bean
          fr: haricot mungo, haricots mungo, soja vert
          de: Mungobohne, Mungobohnen
          es: judía mungo, soja verde, frijol mungo
        adzuki bean | cup=197
          en: aduki bean, azuki bean, azuki
          fr: haricot azuki, azuki
          de: Adzukibohne, Azukibohnen, Adzukibohnen
          es: judía azuki, alubia adzuki
        red bean paste | cup=290
          en: anko, sweet red bean paste, azuki bean paste
          fr: pâte de haricots rouges
          de: rote Bohnenpaste, Anko
          es: pasta de judías rojas, anko
        black eyed pea | cup=170
          en: black eye pea, black eyed bean, blackeyed pea, cowpea, canned black eyed pea, black eye bean
          fr: haricot à œil noir, dolique, niébé
          de: Augenbohne, Schwarzaugenbohnen, Augenbohnen
          es: judía carilla, frijol de carita, carilla, alubia carilla, frijoles de carita
        pigeon pea | cup=205
          en: gandules, gungo pea, canned pigeon pea
          fr: pois d'Angole, pois congo
          de: Straucherbse, Straucherbsen
          es: gandul, guandú
        lupin bean | cup=166 has=lupin
          en: lupini, lupini bean, lupine bean, lupin
          fr: lupin, graine de lupin
          de: Lupinenkerne, Lupine, Lupinen
          es: altramuz, altramuces, chocho
        refried beans | cup=240 made=pork?
          en: refried bean, frijoles refritos, fat free refried bean, canned refried beans
          fr: purée de haricots, haricots frits
          de: Bohnenmus, Refried Beans
          es: frijoles refritos
        baked beans | cup=254 made=pork?
          en: baked bean, canned baked beans, ranch style bean, barbecue beans
          fr: haricots à la tomate, haricots blancs à la tomate
          de: Baked Beans, gebackene Bohnen
          es: alubias con tomate, judías con tomate, alubias en salsa de tomate
        pork and beans | cup=253 made=pork
          en: pork & beans
          fr: haricots au lard
          de: Bohnen mit Speck
          es: alubias con cerdo, alubias con tocino
        three bean salad | cup=200
          en: bean salad, canned bean salad
          fr: salade de haricots
          de: Bohnensalat
          es: ensalada de alubias
        chickpea | cup=164
          en: chick pea, garbanzo bean, garbanzo, ceci bean, chana, dried chickpea, kabuli chana
          fr: pois chiche, pois chiches
          de: Kichererbse, Kichererbsen, getrocknete Kichererbsen
          es: garbanzo, garbanzos, garbanzo seco
        canned chickpea | cup=164
          en: tinned chickpea, canned garbanzo bean, canned chickpeas, jarred chickpea, cooked chickpea
          fr: pois chiches en boîte, pois chiches en conserve, pois chiches cuits
          de: Kichererbsen aus der Dose, Kichererbsen Dose
          es: garbanzos cocidos, garbanzos en conserva, garbanzo cocido
        aquafaba | cup=240
          en: chickpea water, chickpea brine
          fr: aquafaba, jus de pois chiche
          de: Aquafaba, Kichererbsenwasser
          es: aquafaba, agua de garbanzos
        black chickpea | cup=180
          en: kala chana, brown chickpea
          fr: pois chiche noir
          de: schwarze Kichererbsen
          es: garbanzo negro
        lentil | cup=192
          en: dried lentil
          fr: lentille
          de: Linse, Linsen
          es: lenteja, lentejas
        canned lentil | cup=198
          en: tinned lentil, canned brown lentil, canned lentils, cooked lentil
          fr: lentilles en boîte, lentilles en conserve, lentilles cuites
          de: Linsen aus der Dose, Linsen Dose
          es: lentejas cocidas, lentejas en conserva
        red lentil | cup=192
          en: split red lentil, masoor dal, orange lentil, dried red lentil
          fr: lentille corail, lentilles corail, lentille rouge
          de: rote Linse, rote Linsen
          es: lenteja roja, lentejas rojas, lenteja coral
        green lentil | cup=192
          en: green or puy lentil, dried green lentil
          fr: lentille verte, lentilles vertes
          de: grüne Linse, grüne Linsen
          es: lenteja verde, lentejas verdes
        brown lentil | cup=192
          en: dried brown lentil
          fr: lentille brune, lentille blonde, lentilles blondes
          de: braune Linse, braune Linsen, Tellerlinse, Tellerlinsen
          es: lenteja parda, lenteja castellana, lenteja pardina
        puy lentil | cup=192
          en: french lentil, french green lentil, le puy lentil
          fr: lentille verte du Puy, lentille du puy
          de: Puy-Linse, Puy-Linsen
          es: lenteja de Puy, lenteja francesa
        black lentil | cup=192
          en: beluga lentil
          fr: lentille beluga, lentille noire
          de: Belugalinse, Belugalinsen, schwarze Linsen
          es: lenteja beluga, lenteja negra, lenteja caviar
        mountain lentil | cup=192
          en: castelluccio lentil, umbrian lentil
          fr: lentille de montagne
          de: Berglinse, Berglinsen, Alb-Linsen
          es: lenteja de montaña
        urad dal | cup=200
          en: black gram, split urad dal, white urad dal, urad
          fr: haricot urd, urad dal
          de: Urdbohne, Urad Dal
          es: urad dal, frijol negro de la india
        chana dal | cup=195
          en: bengal gram, split chickpea
          fr: chana dal, pois chiche cassé
          de: Chana Dal, halbierte Kichererbsen
          es: chana dal, garbanzo partido
        toor dal | cup=200
          en: tur dal, arhar dal, split pigeon pea
          fr: toor dal
          de: Toor Dal
          es: toor dal
        moong dal | cup=200
          en: mung dal, split mung bean, yellow moong dal
          fr: moong dal, haricot mungo cassé
          de: Moong Dal, halbierte Mungobohnen
          es: moong dal
        dal | cup=195
          en: dhal, daal
          fr: dal, dhal
          de: Dal
          es: dal
        split pea | cup=200
          en: green split pea, dried pea, dried split pea, dried green split pea
          fr: pois cassé, pois cassés, pois secs
          de: Schälerbse, Schälerbsen, Trockenerbsen, grüne Schälerbsen
          es: guisante seco, guisante partido, guisantes secos, chícharo seco
        yellow split pea | cup=200
          en: dried yellow split pea, yellow pea
          fr: pois cassé jaune, pois jaune
          de: gelbe Schälerbse, gelbe Erbsen, gelbe Schälerbsen
          es: guisante amarillo partido, guisante amarillo
        marrowfat pea | cup=200
          en: mushy peas, dried marrowfat pea
          fr: pois marrowfat
          de: Markerbsen
          es: guisante seco marrowfat
        canned pea | cup=170
          en: canned peas, tinned pea, petit pois in a can, canned green pea
          fr: petits pois en boîte, petits pois en conserve, pois en conserve
          de: Erbsen aus der Dose, Dosenerbsen, Erbsen Dose
          es: guisantes en lata, guisantes en conserva
        canned green bean | cup=135
          en: canned green beans, tinned green bean, canned french style green bean, french style green bean
          fr: haricots verts en boîte, haricots verts en conserve
          de: grüne Bohnen aus der Dose, Bohnen Dose
          es: judías verdes en conserva, judías verdes en lata
        soybean | cup=186 has=soybeans
          en: soya bean, soy, soya, dried soybean, soy bean
          fr: graine de soja, soja, fève de soja, soja jaune
          de: Sojabohne, Sojabohnen, Soja
          es: soja, semilla de soja, haba de soja, soya
        soy protein powder | has=soybeans
          en: soy protein isolate, soy protein
          fr: isolat de protéine de soja, protéine de soja
          de: Sojaproteinpulver, Sojaproteinisolat
          es: proteína de soja aislada, proteína de soja
        black soybean | cup=186 has=soybeans
          fr: soja noir
          de: schwarze Sojabohnen
          es: soja negra
        rice | cup=185
          en: white rice, long grain rice, long grain white rice, medium grain rice, short grain rice, steamed rice
          en: uncooked rice, hot cooked rice, cooked rice, cooked white rice
          fr: riz, riz long, riz blanc, riz long grain, riz cuit
          de: Reis, Langkornreis, weißer Reis, gekochter Reis
          es: arroz, arroz blanco, arroz de grano largo, arroz largo, arroz cocido, arroces, arroces de grano largo
        basmati rice | cup=185
          en: basmati, white basmati rice, brown basmati rice
          fr: riz basmati
          de: Basmatireis
          es: arroz basmati
        jasmine rice | cup=185
          en: thai jasmine rice, fragrant rice, thai rice, thai fragrant rice
          fr: riz thaï, riz jasmin, riz parfumé
          de: Jasminreis, Duftreis
          es: arroz jazmín, arroz tailandés
        parboiled rice | cup=185
          en: converted rice, uncle ben's rice, easy cook rice
          fr: riz étuvé, riz parboiled
          de: Parboiled-Reis, Parboiled Reis
          es: arroz vaporizado, arroz parboiled, arroz sancochado
        instant rice | cup=95
          en: minute rice, quick cooking rice, boil in bag rice, instant white rice
          fr: riz précuit, riz minute, riz express
          de: Schnellkochreis, Kochbeutelreis, Expressreis
          es: arroz precocido, arroz instantáneo
        brown rice | cup=190
          en: long grain brown rice, short grain brown rice, cooked brown rice, instant brown rice, whole grain rice
          fr: riz complet, riz brun
          de: Vollkornreis, Naturreis, brauner Reis
          es: arroz integral
        arborio rice | cup=200
          en: risotto rice, carnaroli rice, arborio, carnaroli, vialone nano rice
          fr: riz arborio, riz à risotto, riz carnaroli
          de: Risottoreis, Arborioreis, Carnarolireis
          es: arroz arborio, arroz para risotto, arroz carnaroli
        bomba rice | cup=200
          en: paella rice, valencia rice, calasparra rice
          fr: riz à paella, riz bomba
          de: Paellareis, Bombareis
          es: arroz bomba, arroz para paella, arroz redondo
        pudding rice | cup=200
          en: round grain rice
          fr: riz rond, riz pour riz au lait
          de: Rundkornreis
          es: arroz para arroz con leche, arroz de grano redondo, arroces de grano redondo
        wild rice | cup=160
          en: wild rice blend, wild rice mix, long grain and wild rice
          fr: riz sauvage
          de: Wildreis, Wildreismischung
          es: arroz salvaje
        sushi rice | cup=195
          en: calrose rice, japanese rice, japanese short grain rice
          fr: riz à sushi, riz japonais
          de: Sushireis
          es: arroz para sushi, arroz japonés
        glutinous rice | cup=185
          en: sticky rice, sweet rice, thai sticky rice
          fr: riz gluant
          de: Klebreis
          es: arroz glutinoso
        black rice | cup=185
          en: forbidden rice, black glutinous rice, venus rice
          fr: riz noir, riz vénéré
          de: schwarzer Reis
          es: arroz negro, arroz venere
        red rice | cup=185
          en: camargue red rice, red cargo rice
          fr: riz rouge, riz rouge de camargue
          de: roter Reis, roter Camargue-Reis
          es: arroz rojo
        broken rice | cup=185
          fr: riz cassé, brisures de riz
          de: Bruchreis
          es: arroz partido
        rice mix | may=gluten,milk,celery,soybeans made=meat?
          en: rice a roni, yellow rice, yellow rice mix, spanish rice mix, rice pilaf mix, seasoned rice mix
          fr: mélange de riz
          de: Reismischung, Reisfertiggericht
          es: mezcla de arroz, preparado de arroz
        cauliflower rice | cup=107 cat=produce
          en: riced cauliflower, cauliflower couscous
          fr: riz de chou-fleur, semoule de chou-fleur
          de: Blumenkohlreis
          es: arroz de coliflor, arroces de coliflor
        puffed rice | cup=15
          en: puffed rice cereal, rice puff, murmura
          fr: riz soufflé
          de: Puffreis, gepuffter Reis
          es: arroz inflado
        poha | cup=80
          en: flattened rice, rice flake, beaten rice, flaked rice
          fr: flocon de riz, flocons de riz
          de: Reisflocken
          es: copos de arroz
        ground rice | cup=160
          en: cream of rice, rice semolina, rice meal
          fr: semoule de riz, crème de riz
          de: Reisgrieß
          es: sémola de arroz
        pasta | cup=100 has=gluten may=eggs
          en: dried pasta, small pasta, tubular pasta, pasta noodle, short pasta, dry pasta, pasta shape
          fr: pâtes, pâte alimentaire, pâtes courtes, pâtes sèches
          de: Nudeln, Pasta, Teigwaren, Nudel, kurze Nudeln
          es: pasta, pasta seca, pasta corta
        penne | cup=100 has=gluten
          en: penne pasta, penne rigate, mostaccioli
          fr: penne
          de: Penne
          es: penne, plumas
        fusilli | cup=90 has=gluten
          en: rotini, rotini pasta, fusilli pasta, spiral pasta, corkscrew pasta, tricolor rotini
          fr: fusilli, torsades, tortis
          de: Fusilli, Spiralnudeln
          es: espirales, hélices, tornillos
        rigatoni | cup=90 has=gluten
          en: rigatoni pasta, tortiglioni
          fr: rigatoni
          de: Rigatoni
          es: rigatoni
        macaroni | cup=105 has=gluten
          en: elbow macaroni, elbow pasta, maccheroni, elbow
          fr: macaroni, coquillettes, coquillette
          de: Makkaroni, Hörnchennudeln, Hörnchen
          es: macarrón, macarrones, coditos
        ziti | cup=100 has=gluten
          en: ziti pasta
          fr: ziti
          de: Ziti
          es: ziti
        farfalle | cup=80 has=gluten
          en: bow tie pasta, bowtie pasta, bow tie
          fr: farfalle, papillons
          de: Farfalle, Schmetterlingsnudeln
          es: lazos, pajaritas
        orecchiette | cup=90 has=gluten
          fr: orecchiette
          de: Orecchiette
          es: orecchiette
        pasta shell | cup=80 has=gluten
          en: shell pasta, conchiglie, medium shell, small pasta shell, lumache
          fr: conchiglie, coquilles de pâtes
          de: Muschelnudeln, Conchiglie
          es: conchas de pasta
        jumbo pasta shell | has=gluten
          en: jumbo shell, conchiglioni, large pasta shell
          fr: conchiglioni, coquilles géantes
          de: Riesenmuschelnudeln, Conchiglioni
          es: conchas gigantes
        cavatappi | cup=90 has=gluten
          en: cellentani
          fr: cavatappi
          de: Cavatappi
          es: cavatappi
        ditalini | cup=110 has=gluten
          en: ditalini pasta, ditali, tubetti
          fr: ditalini
          de: Ditalini
          es: ditalini, dedalitos
        gemelli | cup=100 has=gluten
          en: campanelle, trofie, casarecce, strozzapreti
          fr: gemelli
          de: Gemelli
          es: gemelli
        paccheri | cup=90 has=gluten
          en: calamarata
          fr: paccheri
          de: Paccheri
          es: paccheri
        pappardelle | has=gluten may=eggs
          en: pappardelle pasta
          fr: pappardelle
          de: Pappardelle
          es: pappardelle
        tagliatelle | has=gluten may=eggs
          en: tagliatelle pasta
          fr: tagliatelle
          de: Tagliatelle, Bandnudeln, Bandnudel
          es: tallarines al huevo, tagliatelle, cintas
        fettuccine | has=gluten may=eggs
          en: fettuccini, fettuccine pasta
          fr: fettuccine
          de: Fettuccine
          es: fettuccine
        linguine | has=gluten
          en: linguini, linguine pasta
          fr: linguine
          de: Linguine
          es: linguine, lenguas de pájaro
        bucatini | has=gluten
          en: perciatelli
          fr: bucatini
          de: Bucatini
          es: bucatini
        spaghetti | cup=100 has=gluten
          en: thin spaghetti, spaghetti noodle, spaghettini, spaghetti pasta
          fr: spaghetti, spaghettis
          de: Spaghetti, Spagetti
          es: espagueti, espaguetis
        angel hair pasta | cup=100 has=gluten
          en: capellini, vermicelli pasta, angel hair
          fr: cheveux d'ange, capellini, vermicelle
          de: Capellini, Engelshaar
          es: cabello de ángel, fideo cabellín
        soup noodle | has=gluten may=eggs
          en: soup pasta, alphabet pasta, stelline, fideo, fideo noodle, fine soup noodle
          fr: pâtes à potage, vermicelles à potage, petites pâtes
          de: Suppennudel, Suppennudeln, Buchstabennudeln, Fadennudeln
          es: fideos, fideo, pasta de sopa, pasta para sopa
        lasagna noodle | each=20 has=gluten may=eggs
          en: lasagna, lasagne, lasagna sheet, lasagne sheet, no boil lasagna noodle, oven ready lasagna noodle
          en: dried lasagne sheet
          fr: plaque de lasagne, feuille de lasagne, plaques de lasagnes, lasagnes
          de: Lasagneplatte, Lasagneplatten, Lasagneblätter, Lasagneblatt
          es: placa de lasaña, lámina de lasaña, placas de lasaña, lasaña
        cannelloni | has=gluten may=eggs
          en: manicotti, cannelloni tube, manicotti shell
          fr: cannelloni, tube de cannelloni
          de: Cannelloni
          es: canelones, canelón, placas de canelones
        whole wheat pasta | cup=100 has=gluten
          en: wholemeal pasta, whole grain pasta, wholewheat penne, whole wheat penne
          fr: pâtes complètes, pâtes intégrales
          de: Vollkornnudeln, Vollkornpasta
          es: pasta integral, macarrones integrales
        whole wheat spaghetti | has=gluten
          en: wholemeal spaghetti, wholewheat spaghetti
          fr: spaghetti complets
          de: Vollkornspaghetti
          es: espaguetis integrales
        spelt pasta | cup=100 has=gluten
          fr: pâtes d'épeautre
          de: Dinkelnudeln
          es: pasta de espelta
        gluten free pasta | cup=100
          en: corn pasta, rice pasta, gluten free spaghetti, gluten free penne, gluten free macaroni
          fr: pâtes sans gluten
          de: glutenfreie Nudeln, glutenfreie Pasta, Maisnudeln
          es: pasta sin gluten
        legume pasta | cup=100
          en: lentil pasta, chickpea pasta, red lentil pasta, black bean pasta
          fr: pâtes de légumineuses, pâtes de lentilles corail, pâtes de pois chiches
          de: Linsennudeln, Kichererbsennudeln
          es: pasta de legumbres, pasta de lentejas
        orzo | cup=200 has=gluten
          en: orzo pasta, risoni, kritharaki, acini di pepe
          fr: orzo, risoni, langues d'oiseau, pâtes langue d'oiseau
          de: Kritharaki, Orzo, Risoni
          es: orzo, pasta lluvia, risoni
        pearl couscous | cup=175 has=gluten
          en: israeli couscous, fregola, giant couscous, ptitim, maftoul, moghrabieh
          fr: couscous perlé, perles de blé, fregola
          de: Perlencouscous, Fregola, Perlen-Couscous
          es: cuscús perlado, cuscús israelí
        couscous | cup=173 has=gluten
          en: whole wheat couscous, instant couscous, cous cous, wholemeal couscous
          fr: couscous, graine de couscous, semoule à couscous
          de: Couscous, Kuskus
          es: cuscús, couscous
        egg noodle | cup=60 has=gluten,eggs
          en: wide egg noodle, chinese egg noodle, medium egg noodle, fine egg noodle, dried egg noodle
          en: extra wide egg noodle, kluski noodle
          fr: nouilles aux œufs, pâtes aux œufs
          de: Eiernudel, Eiernudeln
          es: fideos al huevo, pasta al huevo, fideos de huevo
        chinese noodle | has=gluten may=eggs
          en: lo mein noodle, asian noodle, chow mein noodle, hokkien noodle, stir fry noodle, crispy chow mein noodle
          en: yakisoba noodle, wheat noodle
          fr: nouilles chinoises, nouilles de blé
          de: Mie-Nudel, Mie Nudeln, chinesische Nudeln, Asianudeln, Wok-Nudeln
          es: fideos chinos, tallarines chinos
        noodle | has=gluten may=eggs
          en: noodles, dried noodle
          fr: nouille, nouilles
          de: Bratnudeln, asiatische Nudeln
          es: tallarines, tallarín
        udon noodle | has=gluten
          en: udon, fresh udon noodle
          fr: nouilles udon, udon
          de: Udonnudeln, Udon, Udon-Nudeln
          es: fideos udon, udon, udones
        ramen noodle | has=gluten may=eggs
          en: ramen
          fr: nouilles ramen, ramen
          de: Ramennudeln, Ramen, Ramen-Nudeln
          es: fideos ramen, ramen, ramenes
        instant noodle | has=gluten may=soybeans,celery,milk,eggs,fish,crustaceans,sesame made=meat?
          en: instant ramen, instant ramen noodle, ramen noodle soup mix, oriental flavor ramen noodle
          fr: nouilles instantanées
          de: Instantnudeln, Instantnudel, Yum Yum
          es: fideos instantáneos
        soba noodle | has=gluten
          en: soba, buckwheat noodle
          fr: nouilles soba, soba, nouilles de sarrasin
          de: Sobanudeln, Soba, Soba-Nudeln, Buchweizennudeln
          es: fideos soba, soba
        somen noodle | has=gluten
          en: somen
          fr: nouilles somen
          de: Somen-Nudeln, Somen
          es: fideos somen
        rice noodle
          en: rice stick, rice stick noodle, thin rice noodle, pad thai noodle, flat rice noodle, wide rice noodle
          en: ho fun noodle, dried rice noodle
          fr: nouille de riz, nouilles de riz
          de: Reisnudel, Reisnudeln, Reisbandnudeln
          es: fideos de arroz, tallarines de arroz
        rice vermicelli | may=gluten
          en: vermicelli, vermicelli noodle, rice vermicelli noodle, vermicelli rice noodle
          fr: vermicelle de riz, vermicelles de riz
          de: Reisfadennudeln, Reis-Vermicelli
          es: vermicelli de arroz, fideos finos de arroz
        glass noodle
          en: cellophane noodle, bean thread noodle, bean thread, mung bean noodle, sweet potato noodle, dangmyeon
          en: mung bean vermicelli
          fr: vermicelle de soja, vermicelles de soja, nouilles transparentes
          de: Glasnudeln, Glasnudel
          es: fideos de cristal, fideos transparentes, fideos de soja
        shirataki noodle
          en: konjac noodle, shirataki
          fr: nouilles shirataki, nouilles de konjac
          de: Shirataki-Nudeln, Konjaknudeln, Shirataki
          es: fideos shirataki, fideos de konjac
        rice paper | each=10
          en: rice paper wrapper, rice paper sheet, summer roll wrapper, spring roll rice paper
          fr: feuille de riz, galette de riz, feuilles de riz
          de: Reispapier, Reisblätter, Reispapierblätter
          es: papel de arroz, oblea de arroz, papeles de arroz
        bulgur | cup=140 has=gluten
          en: bulgur wheat, cracked wheat, bulghur wheat, bulghur, fine bulgur, bulgar wheat, coarse bulgur
          fr: boulgour, boulghour
          de: Bulgur, Weizengrütze
          es: bulgur, trigo bulgur, bulgures
        quinoa | cup=170
          en: red quinoa, white quinoa, cooked quinoa, black quinoa, tricolor quinoa, tri color quinoa
          fr: quinoa
          de: Quinoa
          es: quinoa, quinua
        quinoa flakes | cup=100
          en: quinoa flake
          fr: flocons de quinoa
          de: Quinoaflocken
          es: copos de quinoa
        millet | cup=200
          en: pearl millet, hulled millet
          fr: millet
          de: Hirse, Goldhirse
          es: mijo
        millet flakes
          en: millet flake
          fr: flocons de millet
          de: Hirseflocken
          es: copos de mijo
        amaranth | cup=193
          en: amaranth grain, puffed amaranth
          fr: amarante
          de: Amaranth, gepuffter Amaranth
          es: amaranto
        teff | cup=193
          en: teff grain
          fr: teff
          de: Teff, Zwerghirse
          es: teff
        sorghum | cup=192
          en: sorghum grain, jowar
          fr: sorgho
          de: Sorghum, Sorghumhirse
          es: sorgo
        fonio | cup=180
          fr: fonio
          de: Fonio
          es: fonio
        buckwheat | cup=170
          en: buckwheat groat, kasha, raw buckwheat, toasted buckwheat
          fr: sarrasin, graine de sarrasin, blé noir, kasha
          de: Buchweizen, Buchweizengrütze
          es: trigo sarraceno, alforfón, alforfones
        buckwheat flakes
          en: buckwheat flake
          fr: flocons de sarrasin
          de: Buchweizenflocken
          es: copos de trigo sarraceno
        barley | cup=200 has=gluten
          en: pearl barley, pearled barley, quick cooking barley, pot barley, hulled barley
          fr: orge perlé, orge, orge mondé
          de: Graupen, Gerste, Rollgerste, Perlgraupen, Gerstengraupen
          es: cebada perlada, cebada
        barley flakes | cup=90 has=gluten
          en: barley flake
          fr: flocons d'orge
          de: Gerstenflocken
          es: copos de cebada
        farro | cup=180 has=gluten
          en: emmer, pearled farro
          fr: farro, amidonnier
          de: Emmer, Farro
          es: farro
        spelt | cup=180 has=gluten
          en: spelt berry, spelt grain, pearled spelt
          fr: épeautre, petit épeautre, grand épeautre
          de: Dinkel, Dinkelkörner, Dinkelreis
          es: espelta, espelta en grano
        spelt flakes | has=gluten
          en: spelt flake
          fr: flocons d'épeautre
          de: Dinkelflocken
          es: copos de espelta
        freekeh | cup=180 has=gluten
          en: cracked freekeh, green wheat
          fr: freekeh, blé vert
          de: Freekeh
          es: freekeh, trigo verde
        green spelt | cup=180 has=gluten
          en: unripe spelt, grunkern
          fr: épeautre vert
          de: Grünkern, Grünkernschrot
          es: espelta verde
        kamut | cup=185 has=gluten
          en: khorasan wheat
          fr: kamut, blé khorasan
          de: Kamut, Khorasanweizen
          es: kamut
        wheat | cup=190 has=gluten
          en: wheat berry, wheatberries, wheat grain, soft white wheat, sprouted wheat, whole wheat
          fr: blé, grain de blé, blé en grains
          de: Weizen, Weizenkörner
          es: trigo, trigo en grano
        cooking wheat | cup=190 has=gluten
          en: precooked wheat, ebly
          fr: blé précuit, blé tendre précuit, blé à cuire, ebly
          de: Zartweizen, Ebly
          es: trigo tierno, trigo precocido
        rye berry | cup=170 has=gluten
          en: rye grain
          fr: seigle, grain de seigle
          de: Roggen, Roggenkörner
          es: centeno, centeno en grano
        rye flakes | has=gluten
          en: rye flake
          fr: flocons de seigle
          de: Roggenflocken
          es: copos de centeno
        rye meal | has=gluten
          en: cracked rye, chopped rye
          fr: seigle concassé
          de: Roggenschrot
          es: centeno triturado
        wheat meal | has=gluten
          en: coarse wheat meal
          fr: blé concassé
          de: Weizenschrot
          es: trigo triturado
        five grain mix | has=gluten
          en: mixed grains, multigrain mix, seven grain cereal, grain blend
          fr: mélange de céréales
          de: Fünfkornmischung, Getreidemischung, Fünfkornflocken
          es: mezcla de cereales, mezcla de granos
        hominy | cup=165
          en: white hominy, canned hominy, pozole corn, golden hominy, yellow hominy
          fr: maïs nixtamalisé, hominy
          de: Hominy
          es: maíz pozolero, maíz para pozole, maíz mote, mote
        dried corn | cup=165
          en: dry corn, cancha corn
          fr: maïs sec
          de: getrockneter Mais
          es: maíz seco
        oats | cup=85 has=gluten
          en: rolled oats, oatmeal, old fashioned oats, porridge oats, quick oats, quick cooking oats, jumbo oats
          en: uncooked oats, quick cooking oatmeal, regular oats, oat flake, instant oatmeal, quick rolled oats
          en: old fashioned rolled oats, quick cook oats, old fashioned oatmeal, instant oats, rolled oat
          fr: flocon d'avoine, flocons d'avoine, avoine, gros flocons d'avoine
          de: Haferflocken, Hafer, kernige Haferflocken, zarte Haferflocken, Schmelzflocken, Haferflocke
          es: avena, copos de avena, hojuelas de avena, avena en copos
        steel cut oats | cup=150 has=gluten
          en: pinhead oatmeal, steel cut oatmeal, irish oatmeal, coarse oatmeal
          fr: avoine concassée, gruau d'avoine
          de: Hafergrütze
          es: avena cortada, avena irlandesa
        oat groats | cup=180 has=gluten
          en: whole oats, oat groat
          fr: grain d'avoine
          de: Nackthafer, Haferkörner
          es: avena en grano
        oat bran | cup=90 has=gluten
          fr: son d'avoine
          de: Haferkleie
          es: salvado de avena
        wheat bran | cup=58 has=gluten
          en: bran, unprocessed bran
          fr: son de blé, son
          de: Weizenkleie, Kleie
          es: salvado de trigo, salvado
        wheat germ | cup=110 has=gluten
          en: wheatgerm, toasted wheat germ
          fr: germe de blé
          de: Weizenkeime, Weizenkeim
          es: germen de trigo, germenes de trigo
        rice bran | cup=118
          fr: son de riz
          de: Reiskleie
          es: salvado de arroz
        cereal | cup=40 has=gluten may=milk,nuts,peanuts,soybeans
          en: breakfast cereal, ready to eat cereal
          fr: céréales, céréales petit déjeuner
          de: Frühstücksflocken, Cerealien, Frühstückscerealien
          es: cereales, cereales de desayuno
        corn flakes | cup=28 has=gluten
          en: cornflakes, corn flake cereal, cornflake crumb, corn flake crumb, corn flake, frosted flakes
          fr: corn flakes, pétales de maïs
          de: Cornflakes, Maisflocken
          es: copos de maíz, corn flakes
        rice krispies | cup=28 has=gluten
          en: crisp rice cereal, rice krispies cereal, rice cereal, krispies, rice crispies, crispy rice cereal
          en: rice bubbles
          fr: rice krispies, riz croustillant
          de: Rice Krispies, Knusperreis
          es: rice krispies, arroz crujiente
        granola | cup=110 has=gluten may=nuts,peanuts,milk,soybeans,sesame made=honey?
          en: crunchy granola, granola cereal
          fr: granola, muesli croustillant
          de: Knuspermüsli, Granola, Crunchy Müsli
          es: granola, muesli crujiente
        muesli | cup=85 has=gluten may=nuts,peanuts,milk,soybeans,sesame,sulphites
          en: swiss muesli, bircher muesli
          fr: muesli, müesli
          de: Müsli, Müslimischung
          es: muesli
        bran flakes | cup=40 has=gluten
          en: bran cereal, bran flake, wheat bran flake, all bran, bran flake cereal, raisin bran, bran bud
          fr: pétales de son, all bran
          de: Kleieflocken, All Bran
          es: copos de salvado, all bran
        shredded wheat | has=gluten
          en: shredded wheat cereal, spoon size shredded wheat
          fr: blé filamenté
          de: Shredded Wheat
          es: trigo en hebras
        wheat biscuit cereal | has=gluten
          en: weetabix, wheat biscuit
          fr: weetabix, céréale de blé complet
          de: Weetabix
          es: weetabix
        puffed wheat | cup=12 has=gluten
          en: puffed wheat cereal
          fr: blé soufflé
          de: Puffweizen, gepuffter Weizen
          es: trigo inflado
        chex cereal | cup=30 may=gluten
          en: rice chex, chex, corn chex, wheat chex, crispix
          fr: céréales chex
          de: Chex
          es: cereales chex
        grape nuts | cup=115 has=gluten
          en: grape nuts cereal
          fr: grape nuts
          de: Grape Nuts
          es: grape nuts
        cheerios | cup=28 has=gluten
          en: toasted oat cereal
          fr: cheerios
          de: Cheerios, Haferringe
          es: cheerios
        porridge | has=gluten may=milk
          en: instant porridge
          fr: porridge
          de: Porridge, Haferbrei
          es: gachas, papilla de avena
        cream of wheat | cup=175 has=gluten
          en: farina
          fr: crème de blé
          de: Weizengrieß-Brei
          es: crema de trigo, farina
        puffed quinoa
          en: quinoa pops
          fr: quinoa soufflé
          de: gepuffte Quinoa, Quinoapops
          es: quinoa inflada
        bread | cup=45 each=30 piece=slice has=gluten may=milk,soybeans,sesame
          en: white bread, country bread, crusty bread, italian bread, bread slice, slice of bread, day old bread
          en: stale bread, loaf bread, italian loaf, white loaf, peasant bread, loaf of bread, bread cube
          en: country loaf, rustic bread, farmhouse bread
          fr: pain, pain de campagne, pain blanc, tranche de pain, pain rassis, pain tranché, mie de pain
          fr: tranches de pain
          de: Brot, Weißbrot, Bauernbrot, Mischbrot, Graubrot, Landbrot, Brotscheibe, Scheibe Brot, altbackenes Brot
          es: pan, pan blanco, pan de pueblo, pan de payés, rebanada de pan, pan duro, miga de pan, hogaza de pan
        sandwich bread | cup=45 each=28 piece=slice has=gluten may=milk,soybeans,eggs
          en: white sandwich bread, toast bread, texas toast, toast, sliced white bread, sliced bread, pullman loaf
          fr: pain de mie, pain à toast, toast de pain de mie, pain de mie blanc
          de: Toastbrot, Toast, Toastscheibe, Sandwichbrot, Buttertoast
          es: pan de molde, pan de sándwich, pan lactal, pan de caja, tostada de pan
        baguette | each=250 has=gluten
          en: french baguette, french bread, french stick, french loaf, baguette bread
          fr: baguette, baguette de pain, ficelle, flûte de pain
          de: Baguette, Baguettebrot, Stangenweißbrot
          es: barra de pan, baguette, barra de pan rústica
        ciabatta | each=300 has=gluten
          en: ciabatta bread, ciabatta loaf
          fr: ciabatta
          de: Ciabatta, Ciabattabrot
          es: chapata, ciabatta, pan de chapata
        sourdough bread | each=40 piece=slice has=gluten
          en: sourdough, sourdough loaf, crusty sourdough, san francisco sourdough
          fr: pain au levain
          de: Sauerteigbrot
          es: pan de masa madre
        brioche | has=gluten,eggs,milk
          en: brioche loaf, brioche bread
          fr: brioche, pain brioché, pain brioche, brioches
          de: Brioche, Hefezopf, Briochebrot
          es: brioche, pan brioche
        challah | has=gluten,eggs may=sesame
          en: challah bread, egg bread
          fr: hallah, challah
          de: Challa, Challah
          es: jalá
        milk bread | has=gluten,milk may=eggs
          en: hokkaido milk bread, japanese milk bread, shokupan
          fr: pain au lait japonais
          de: Milchbrot
          es: pan de leche
        raisin bread | each=30 piece=slice has=gluten may=milk,eggs,sulphites
          en: cinnamon raisin bread, fruit bread, fruit loaf
          fr: pain aux raisins secs, pain aux fruits
          de: Rosinenbrot
          es: pan de pasas
        rye bread | each=32 piece=slice has=gluten
          en: light rye bread, dark rye bread, marble rye bread
          fr: pain de seigle
          de: Roggenbrot, Schwarzbrot, Roggenmischbrot
          es: pan de centeno
        pumpernickel | each=35 piece=slice has=gluten
          en: pumpernickel bread
          fr: pumpernickel, pain noir
          de: Pumpernickel
          es: pan negro, pumpernickel, pan de centeno integral, pumpernickeles
        whole wheat bread | cup=45 each=32 piece=slice has=gluten may=milk,soybeans,sesame
          en: wholemeal bread, whole grain bread, brown bread, wholewheat bread, granary bread, wholegrain bread
          en: whole wheat sandwich bread
          fr: pain complet, pain intégral, pain de blé complet
          de: Vollkornbrot, Vollkorntoast
          es: pan integral, pan de molde integral
        multigrain bread | each=32 piece=slice has=gluten may=sesame,soybeans,milk
          en: seeded bread, seven grain bread, mixed grain bread
          fr: pain aux céréales, pain multicéréales
          de: Mehrkornbrot, Körnerbrot
          es: pan multicereal, pan de cereales
        gluten free bread | each=30 piece=slice may=eggs,milk,soybeans
          fr: pain sans gluten
          de: glutenfreies Brot
          es: pan sin gluten
        cornbread | each=60 has=gluten,milk,eggs
          en: corn bread, crumbled cornbread
          fr: pain de maïs
          de: Maisbrot
          es: pan de maíz, pan de elote
        soda bread | has=gluten may=milk
          en: irish soda bread
          fr: pain au bicarbonate, pain irlandais
          de: Sodabrot
          es: pan de soda
        focaccia | has=gluten
          en: focaccia bread
          fr: focaccia
          de: Focaccia
          es: focaccia
        garlic bread | has=gluten,milk
          en: frozen garlic bread, garlic baguette, cheesy garlic bread
          fr: pain à l'ail
          de: Knoblauchbrot, Knoblauchbaguette
          es: pan de ajo
        bread roll | each=50 has=gluten may=milk,eggs,sesame,soybeans
          en: roll, bun, dinner roll, kaiser roll, crusty roll, crusty bread roll, crusty roll bread, ciabatta roll
          en: potato roll, bread bun, soft roll, bap
          fr: petit pain, petits pains, pain individuel
          de: Brötchen, Semmel, Weckle, Aufbackbrötchen, Schrippe, Weckerl
          es: panecillo, bollo, bolillo, pan bolillo, panecillos
        hamburger bun | each=55 has=gluten may=milk,eggs,sesame,soybeans
          en: burger bun, sandwich roll, sandwich bun, slider bun, whole wheat hamburger bun, hamburger roll
          en: burger roll
          fr: pain burger, pain à hamburger, pain à burger
          de: Hamburgerbrötchen, Burgerbrötchen, Burger Bun
          es: pan de hamburguesa
        brioche bun | each=60 has=gluten,eggs,milk
          en: brioche burger bun, brioche roll
          fr: pain brioché burger, bun brioché
          de: Brioche-Brötchen, Brioche Bun
          es: pan brioche de hamburguesa
        hot dog bun | each=45 has=gluten may=milk,eggs,sesame,soybeans
          en: hot dog roll, frankfurter roll
          fr: pain à hot dog, pain hot dog
          de: Hotdog-Brötchen, Hot Dog Brötchen
          es: pan de perrito, pan de hot dog, pan para perritos
        sub roll | each=90 has=gluten
          en: hoagie roll, submarine roll, hoagie bun, sub bun, italian roll, french roll, hoagie
          fr: pain sandwich, demi baguette
          de: Baguettebrötchen
          es: pan de bocadillo
        milk roll | each=40 has=gluten,milk may=eggs
          fr: pain au lait
          de: Milchbrötchen
          es: bollo de leche, medianoche, medianoches
        steamed bun | each=40 has=gluten may=milk
          en: bao bun, bao, mantou, steamed bao bun
          fr: bao, pain bao
          de: Bao-Brötchen, Bao Buns
          es: pan bao, bollo al vapor
        bagel | each=95 has=gluten may=sesame,eggs,milk
          en: plain bagel, sesame bagel, mini bagel
          fr: bagel
          de: Bagel
          es: bagel, bageles
        english muffin | each=57 has=gluten may=milk
          en: muffin english, whole wheat english muffin
          fr: muffin anglais
          de: Toastie, englischer Muffin, Toastbrötchen
          es: muffin inglés
        crumpet | each=50 has=gluten may=milk
          fr: crumpet
          de: Crumpet
          es: crumpet
        croissant | each=57 has=gluten,milk may=eggs
          en: butter croissant
          fr: croissant, croissant au beurre
          de: Croissant, Buttercroissant, Hörnchen aus Blätterteig
          es: cruasán, croissant, cruasanes
        pain au chocolat | each=65 has=gluten,milk may=eggs,soybeans
          en: chocolate croissant
          fr: pain au chocolat, chocolatine
          de: Schokocroissant, Schokobrötchen
          es: napolitana de chocolate
        soft pretzel | each=85 has=gluten may=milk
          en: bavarian pretzel, pretzel roll
          fr: bretzel moelleux
          de: Laugenbrezel, Brezel, Breze, Laugenbrötchen, Laugenstange
          es: pretzel blando, lazo de pan
        flatbread | each=80 has=gluten may=milk
          en: flat bread, sandwich thin, barbari bread, turkish bread
          fr: pain plat, galette de blé
          de: Fladenbrot, türkisches Fladenbrot
          es: pan plano
        pita bread | each=60 has=gluten
          en: pita, pitta bread, pitta, whole wheat pita, pita pocket, whole wheat pita bread
          fr: pain pita, pita, pain libanais
          de: Pitabrot, Pita, Pitatasche
          es: pan de pita, pan pita
        naan | each=90 has=gluten,milk may=eggs
          en: naan bread, nan bread, garlic naan, mini naan
          fr: naan, pain naan, cheese naan
          de: Naan, Naanbrot
          es: pan naan, naan, naanes
        chapati | each=45 has=gluten may=milk
          en: roti, chapatti, chappati
          fr: chapati
          de: Chapati, Roti
          es: chapati
        paratha | each=80 has=gluten may=milk
          en: lachha paratha, roti canai
          fr: paratha
          de: Paratha
          es: paratha
        lavash | has=gluten
          en: lavash bread, markook
          fr: lavash, pain lavash
          de: Lavash, Dürümbrot
          es: pan lavash
        flour tortilla | each=45 has=gluten
          en: tortilla, wrap, tortilla wrap, whole wheat tortilla, soft tortilla, burrito size tortilla, durum wrap
          en: fajita size tortilla, soft taco shell, sandwich wrap, wheat tortilla, burrito tortilla
          fr: tortilla de blé, wrap, galette de tortilla
          de: Weizentortilla, Wrap, Tortilla, Tortillafladen, Tortilla-Wrap
          es: tortilla de trigo, tortilla de harina, fajita de trigo
        corn tortilla | each=26 may=gluten
          en: white corn tortilla, yellow corn tortilla
          fr: tortilla de maïs
          de: Maistortilla, Maistortillas
          es: tortilla de maíz, tortillas de maíz
        taco shell | each=13 may=gluten
          en: corn taco shell, crispy taco shell, hard taco shell
          fr: coquille à tacos, coque de taco
          de: Taco-Schale, Taco Shells, Tacoschalen
          es: concha de taco, tortilla para tacos crujiente
        tostada | each=13 may=gluten
          en: tostada shell, corn tostada
          fr: tostada de maïs
          de: Tostada
          es: tostada de maíz
        pizza crust | each=250 has=gluten may=milk
          en: pizza base, pre baked pizza crust, italian bread shell, boboli pizza crust, prebaked pizza crust, boboli
          fr: fond de pizza, base de pizza
          de: Pizzaboden, fertiger Pizzaboden
          es: base de pizza
        piadina | each=100 has=gluten may=milk
          fr: piadina
          de: Piadina
          es: piadina
        injera | may=gluten
          fr: injera
          de: Injera
          es: injera
        buckwheat galette | each=70 may=gluten,eggs,milk
          en: buckwheat crepe
          fr: galette de sarrasin, galette bretonne, galette de blé noir
          de: Buchweizengalette, Buchweizencrêpe
          es: galette de trigo sarraceno
        crouton | cup=40 has=gluten may=milk
          en: garlic crouton, seasoned crouton, salad crouton
          fr: croûton, croûtons
          de: Croûton, Brotwürfel, Röstbrotwürfel, Brotchips
          es: picatoste, picatostes, crutón, pan frito en dados, crutones
        crostini | has=gluten
          en: bruschetta, bruschetta toast
          fr: crostini
          de: Crostini
          es: crostini
        stuffing mix | cup=50 has=gluten may=celery,milk,soybeans made=meat?
          en: stuffing, stove top stuffing mix, herb stuffing mix, seasoned stuffing mix, cornbread stuffing mix
          en: herb seasoned stuffing mix, dressing mix, sage and onion stuffing
          fr: farce sèche, mélange pour farce
          de: Füllungsmischung, Knödelbrot, Semmelwürfel
          es: mezcla para relleno
        rusk | each=10 has=gluten may=milk,eggs
          en: melba toast, dutch rusk, zwieback, twice baked bread
          fr: biscotte, biscottes, pain grillé suédois
          de: Zwieback, Melba Toast
          es: biscote, pan tostado, biscotes
        breadcrumbs | cup=108 has=gluten may=milk,soybeans
          en: bread crumb, dry bread crumbs, dried breadcrumb, white breadcrumb, crumb, plain bread crumb
          en: fine dry bread crumb, breadcrumb, bread crumbs, dry breadcrumbs
          fr: chapelure, panure
          de: Semmelbrösel, Paniermehl, Brösel, Panade
          es: pan rallado, pan molido
        italian breadcrumbs | cup=120 has=gluten may=milk,soybeans
          en: italian breadcrumb, seasoned bread crumb, italian bread crumb, italian seasoned bread crumb
          en: seasoned breadcrumb, italian style bread crumb
          fr: chapelure assaisonnée, chapelure italienne
          de: gewürztes Paniermehl, italienische Brösel
          es: pan rallado con ajo y perejil, pan rallado sazonado
        fresh breadcrumbs | cup=84 has=gluten
          en: fresh bread crumb, fresh breadcrumb, soft breadcrumb, soft bread crumb, fresh white breadcrumb
          en: fresh bread crumbs
          fr: chapelure fraîche, mie de pain émiettée
          de: frische Semmelbrösel, frische Brotkrumen
          es: miga de pan fresca, pan rallado fresco
        panko | cup=55 has=gluten
          en: panko bread crumb, panko breadcrumb, japanese breadcrumb, panko bread crumbs
          fr: panko, chapelure panko, chapelure japonaise
          de: Panko, Pankomehl, Panko-Brösel
          es: panko, pan rallado panko
        gluten free breadcrumbs | cup=108
          en: gluten free bread crumb, gluten free panko
          fr: chapelure sans gluten
          de: glutenfreies Paniermehl
          es: pan rallado sin gluten
        cracker | has=gluten may=milk,sesame,soybeans
          en: buttery cracker, ritz cracker, club cracker, tuc, triscuit, whole wheat cracker, snack cracker
          en: butter cracker
          fr: cracker, crackers
          de: Cracker, Kräcker
          es: galleta salada, cracker, crackeres
        saltine | each=3 has=gluten
          en: saltine cracker, soda cracker, saltine cracker crumb, oyster cracker, premium cracker
          fr: cracker salé, biscuit soda
          de: Salzcracker
          es: galleta de soda, galleta saltina
        cracker crumb | cup=80 has=gluten may=milk
          en: cracker meal, ritz cracker crumb, butter cracker crumb
          fr: miettes de crackers
          de: Crackerbrösel
          es: galleta salada molida
        water biscuit | has=gluten
          en: cream cracker, water cracker, table water cracker
          fr: cracker nature
          de: Wassercracker
          es: galleta de agua
        crispbread | each=10 has=gluten may=sesame,milk
          en: rye crispbread, knackebrod, ryvita
          fr: pain croustillant, pain suédois, cracotte
          de: Knäckebrot
          es: pan crujiente sueco, pan wasa
        matzo | each=28 has=gluten
          en: matzoh, matzah, matza
          fr: pain azyme, matsa
          de: Matze, Matzen
          es: pan ácimo, matzá
        matzo meal | cup=115 has=gluten
          en: matzoh meal, matzo ball mix, matzah meal, matzo cake meal, matzoh cake meal, matzah cake meal, cake meal
          fr: farine de matza
          de: Matzemehl
          es: harina de matzá
        breadstick | has=gluten may=milk,sesame
          en: grissini, grissino
          fr: gressin, gressins, bâton de pain
          de: Grissini, Brotstange
          es: grisín, palito de pan, picos de pan, colines, grisines
        pretzel stick | has=gluten
          en: salted pretzel stick, salt stick
          fr: stick salé, bâtonnets salés
          de: Salzstange, Salzstangen, Salzgebäck
          es: palitos de sal
        rice cracker | may=soybeans,gluten,sesame,peanuts
          en: rice cracker mix, senbei
          fr: cracker de riz
          de: Reiscracker
          es: galleta de arroz, cracker de arroz, crackeres de arroz
        oatcake | has=gluten
          en: scottish oatcake
          fr: galette d'avoine écossaise
          de: Haferkeks, Haferkräcker
          es: galleta de avena salada
        graham cracker | cup=100 each=15 has=gluten may=milk,soybeans made=honey?
          en: graham cracker crumb, chocolate graham cracker, graham, graham cracker square, graham crumb
          fr: biscuit graham
          de: Graham-Cracker, Grahamkekse
          es: galleta graham
        digestive biscuit | each=15 has=gluten may=milk
          en: digestive, digestive biscuit crumb
          fr: biscuit digestive, sablé anglais
          de: Digestive-Kekse, Digestive, Vollkornkeks
          es: galleta digestive
        tea biscuit | each=7 has=gluten may=milk
          en: rich tea biscuit, maria cookie, marie biscuit, butter biscuit
          fr: petit beurre, petit-beurre, biscuit thé, véritable petit beurre
          de: Butterkeks, Butterkekse
          es: galleta María, galletas maría
        cookie | has=gluten may=eggs,milk,nuts,soybeans
          en: biscuit, chocolate cookie, chocolate chip cookie, sweet biscuit, sugar cookie
          fr: biscuit, gâteau sec, petit gâteau, cookie
          de: Keks, Kekse, Plätzchen, Gebäck, Spritzgebäck, Cookie
          es: galleta, galletas
        oreo | each=11 has=gluten,soybeans may=milk
          en: oreo cookie, chocolate sandwich cookie, cream filled chocolate sandwich cookie, oreo crumb
          fr: oreo, biscuit oreo
          de: Oreo, Oreo-Kekse
          es: oreo
        chocolate wafer | has=gluten may=milk,soybeans,eggs
          en: chocolate wafer crumb, chocolate wafer cookie, chocolate cookie crumb
          fr: biscuit chocolat
          de: Schokoladenkekse, Schokokeks
          es: galleta de chocolate
        vanilla wafer | each=4 has=gluten may=milk,eggs,soybeans
          en: vanilla wafer cookie, vanilla wafer crumb, nilla wafer
          fr: biscuit à la vanille
          de: Vanillekeks, Vanillewaffel
          es: galleta de vainilla
        wafer | has=gluten may=milk,soybeans,nuts,eggs
          en: wafer cookie, wafer biscuit
          fr: gaufrette
          de: Waffelröllchen, Waffelblatt, Waffelrolle, Waffelroll, Neapolitaner Waffel
          es: barquillo, galleta de oblea
        baking wafer | may=gluten
          en: edible wafer paper, wafer paper
          fr: hostie, feuille azyme
          de: Oblate, Backoblaten
          es: oblea
        ladyfinger | each=11 has=gluten,eggs
          en: sponge finger, savoiardi, lady finger, savoiardi biscuit
          fr: boudoir, biscuit à la cuillère, biscuit cuillère
          de: Löffelbiskuit, Löffelbiskuits
          es: bizcocho de soletilla, soletilla, melindro
        gingersnap | each=7 has=gluten may=milk,eggs
          en: ginger biscuit, ginger nut, gingersnap cookie, ginger cookie, gingernut biscuit
          fr: biscuit au gingembre
          de: Ingwerkeks
          es: galleta de jengibre
        amaretti | has=eggs,nuts may=gluten
          en: amaretti cookie, amaretti biscuit, amaretto biscuit
          fr: amaretti
          de: Amaretti
          es: amaretti
        biscotti | has=gluten,eggs,nuts may=milk
          en: cantuccini, almond biscotti
          fr: cantuccini, biscotti
          de: Cantuccini
          es: biscotti, carquiñol, carquiñoles
        shortbread | has=gluten,milk
          en: shortbread cookie, shortbread biscuit, shortbread finger
          fr: sablé, shortbread, palet breton
          de: Shortbread, Mürbeteigkeks
          es: galleta de mantequilla, shortbread, shortbreades
        speculoos | has=gluten may=soybeans,milk,nuts
          en: speculoos biscuit, biscoff, lotus biscoff, speculaas, canestrelli
          fr: spéculoos, speculos
          de: Spekulatius
          es: speculoos, galleta speculoos
        speculoos spread | cup=256 has=gluten may=soybeans
          en: biscoff spread, cookie butter
          fr: pâte à tartiner spéculoos
          de: Spekulatius-Creme
          es: crema de speculoos
        meringue | has=eggs
          en: meringue shell, meringue nest, meringue cookie
          fr: meringue
          de: Baiser, Meringue
          es: merengue
        meringue powder | has=eggs
          fr: poudre à meringue
          de: Baiserpulver, Meringuepulver
          es: merengue en polvo, polvo de merengue
        lebkuchen | has=gluten may=nuts,eggs,milk made=honey?
          en: german gingerbread, gingerbread, gingerbread cookie
          fr: pain d'épices
          de: Lebkuchen, Lebkuchenherz, Honigkuchen
          es: pan de jengibre, pan de especias
        cake | has=gluten,eggs,milk may=nuts,soybeans
          en: layer cake, prepared cake
          fr: gâteau, cake, gâteaux
          de: Kuchen, Rührkuchen, Bischofsbrot
          es: pastel, tarta, bizcocho de yogur, pasteles
        pound cake | has=gluten,eggs,milk
          en: frozen pound cake, madeira cake, butter cake
          fr: quatre-quarts
          de: Sandkuchen
          es: bizcocho cuatro cuartos
        sponge cake | has=gluten,eggs may=milk
          en: sponge flan case, genoise
          fr: génoise, biscuit génoise
          de: Biskuit, Biskuitboden, Wiener Boden, Tortenboden
          es: bizcocho, plancha de bizcocho, base de bizcocho
        angel food cake | has=gluten,eggs
          en: prepared angel food cake, angel cake
          fr: gâteau des anges
          de: Engelskuchen
          es: pastel de ángel, pasteles de ángel
        panettone | has=gluten,eggs,milk may=sulphites,nuts
          en: pandoro
          fr: panettone
          de: Panettone
          es: panettone
        stollen | has=gluten,milk,nuts may=eggs,sulphites made=alcohol?
          en: christmas stollen
          fr: stollen
          de: Stollen, Christstollen
          es: stollen, stollenes
        ice cream cone | has=gluten may=milk,soybeans
          en: waffle cone, sugar cone, ice cream cornet
          fr: cornet de glace, cornet
          de: Eiswaffel, Waffelhörnchen, Eistüte
          es: cucurucho, cono de helado
        waffle | each=35 has=gluten,eggs,milk may=soybeans
          en: frozen waffle, belgian waffle
          fr: gaufre
          de: Waffel, Waffeln
          es: gofre, waffle
        pancake | has=gluten,eggs,milk
          en: american pancake, frozen pancake
          fr: pancake
          de: Pfannkuchen, Pancake, Eierkuchen
          es: tortita, panqueque, hotcake
        crepe | has=gluten,eggs,milk
          en: sweet crepe, prepared crepe
          fr: crêpe
          de: Crêpe, Palatschinken
          es: crepe, filloa
        muffin | each=110 has=gluten,eggs,milk may=nuts,soybeans
          en: blueberry muffin
          fr: muffin
          de: Muffin
          es: muffin, muffines
        doughnut | each=60 has=gluten,milk may=eggs,soybeans
          en: donut, glazed doughnut
          fr: beignet, donut
          de: Berliner, Krapfen, Donut
          es: donut, rosquilla, berlina
        brownie | has=gluten,eggs,milk may=nuts,soybeans
          fr: brownie
          de: Brownie
          es: brownie
        madeleine | has=gluten,eggs,milk
          fr: madeleine
          de: Madeleine
          es: magdalena
        scone | has=gluten,milk may=eggs
          fr: scone
          de: Scone
          es: scone
        american biscuit | has=gluten,milk
          en: buttermilk biscuit, baked biscuit
          fr: biscuit américain au babeurre
          de: amerikanische Buttermilchbrötchen
          es: biscuit americano
        broth | cup=240 may=celery,gluten,fish,milk made=meat?
          en: stock, bouillon, consomme, court bouillon, white stock, brown stock, soup base
          fr: bouillon, fond, court-bouillon, consommé
          de: Brühe, Fond, klare Brühe, Suppe klar
          es: caldo, consomé
        chicken broth | cup=240 may=celery made=meat
          en: chicken stock, low sodium chicken broth, reduced sodium chicken broth, fat free chicken broth
          en: low salt chicken broth, less sodium chicken broth, light chicken stock, homemade chicken stock
          en: chicken consomme, unsalted chicken stock, hot chicken stock, lower sodium chicken broth
          fr: bouillon de poulet, bouillon de volaille, fond de volaille, fond blanc de volaille
          de: Hühnerbrühe, Geflügelfond, Geflügelbrühe, Hühnerfond
          es: caldo de pollo, caldo de ave
        vegetable broth | cup=240 has=celery
          en: vegetable stock, low sodium vegetable broth, hot vegetable stock, veggie broth, vegetable bouillon
          fr: bouillon de légumes
          de: Gemüsebrühe, Gemüsefond
          es: caldo de verduras, caldo vegetal
        beef broth | cup=240 may=celery made=meat
          en: beef stock, low sodium beef broth, reduced sodium beef broth, beef consomme, beef bouillon
          en: lower sodium beef broth, hot beef stock
          fr: bouillon de bœuf, fond de bœuf
          de: Rinderbrühe, Fleischbrühe, Rinderfond, Fleischfond
          es: caldo de carne, caldo de res, caldo de ternera
        bone broth | cup=240 may=celery made=meat
          en: beef bone broth, chicken bone broth
          fr: bouillon d'os
          de: Knochenbrühe
          es: caldo de huesos
        veal stock | cup=240 may=celery,sulphites made=meat
          en: veal demi glace, veal broth
          fr: fond de veau
          de: Kalbsfond, Kalbsbrühe
          es: fondo de ternera
        demi glace | cup=250 may=gluten,celery,sulphites made=meat,alcohol?
          en: demi glaze, meat glaze
          fr: demi-glace, glace de viande
          de: Demi-Glace, Bratenfond
          es: demi glace, glasa de carne
        turkey broth | cup=240 may=celery made=meat
          en: turkey stock
          fr: bouillon de dinde
          de: Truthahnbrühe, Putenfond
          es: caldo de pavo
        lamb stock | cup=240 may=celery made=meat
          en: lamb broth
          fr: bouillon d'agneau, fond d'agneau
          de: Lammfond
          es: caldo de cordero
        game stock | cup=240 may=celery made=meat
          fr: fond de gibier
          de: Wildfond
          es: fondo de caza
        ham broth | cup=240 may=celery made=pork
          en: ham stock, pork stock, pork broth
          fr: bouillon de porc, bouillon de jambon
          de: Schweinebrühe
          es: caldo de jamón, caldo de cerdo
        mushroom broth | cup=240 may=celery
          en: mushroom stock
          fr: bouillon de champignons
          de: Pilzbrühe, Pilzfond
          es: caldo de setas
        fish stock | cup=240 has=fish may=crustaceans,celery,sulphites
          en: fish broth, fish fumet
          fr: fumet de poisson, bouillon de poisson, court-bouillon de poisson
          de: Fischfond, Fischbrühe
          es: caldo de pescado, fumet de pescado
        shellfish stock | cup=240 has=crustaceans may=fish,molluscs,celery
          en: seafood stock, shrimp stock, lobster stock, shellfish broth
          fr: fumet de crustacés, bisque
          de: Krustentierfond, Hummerfond
          es: caldo de marisco, fumet de marisco
        stock cube | each=10 may=celery,gluten,milk,soybeans made=meat?
          en: bouillon cube, better than bouillon, instant bouillon, stock pot
          fr: bouillon cube, cube de bouillon, kub or
          de: Brühwürfel, Suppenwürfel
          es: pastilla de caldo, cubito de caldo, cubo de caldo
        chicken stock cube | each=10 may=celery,gluten,milk,soybeans made=meat
          en: chicken bouillon cube, chicken bouillon, chicken base, chicken soup base, chicken concentrate
          en: chicken oxo cube
          fr: bouillon cube de volaille, cube de bouillon de volaille, cube de bouillon de poulet
          de: Hühnerbrühwürfel, Hühnerbrühe-Würfel
          es: pastilla de caldo de pollo, cubito de caldo de pollo
        chicken bouillon powder | may=celery,gluten,milk,soybeans made=meat
          en: chicken bouillon granule, instant chicken bouillon, chicken stock powder
          en: instant chicken bouillon granule, chicken granule, chicken seasoning powder
          fr: bouillon de poulet en poudre, bouillon de volaille en poudre
          de: Hühnerbrühe Pulver, Hühnerbrühe instant
          es: caldo de pollo en polvo
        vegetable stock cube | each=10 has=celery may=gluten,milk,soybeans
          en: vegetable bouillon cube, veggie stock cube
          fr: cube de bouillon de légumes, bouillon cube de légumes
          de: Gemüsebrühwürfel
          es: pastilla de caldo de verduras, cubito de caldo de verduras
        vegetable stock powder | has=celery may=gluten,milk,soybeans
          en: vegetable bouillon powder, vegetable bouillon granule, bouillon powder, stock powder, vegeta
          fr: bouillon de légumes en poudre, bouillon en poudre
          de: Gemüsebrühe Pulver, Brühepulver, gekörnte Brühe, Gemüsebrühpulver, Gemüsebrühe instant, Vegeta
          es: caldo de verduras en polvo, caldo en polvo
        beef stock cube | each=10 may=celery,gluten,milk,soybeans made=meat
          en: beef bouillon cube, beef base, beef oxo cube, oxo cube
          fr: bouillon cube de bœuf, cube de bouillon de bœuf
          de: Rinderbrühwürfel, Fleischbrühwürfel
          es: pastilla de caldo de carne, cubito de caldo de carne
        beef bouillon powder | may=celery,gluten,milk,soybeans made=meat
          en: beef bouillon granule, instant beef bouillon, beef stock powder, instant beef bouillon granule
          fr: bouillon de bœuf en poudre
          de: Fleischbrühe instant, Rinderbrühe Pulver
          es: caldo de carne en polvo
        fish stock cube | each=10 has=fish may=celery,crustaceans,gluten,milk
          en: fish bouillon cube, shrimp bouillon cube
          fr: bouillon cube de poisson, cube de bouillon de poisson, fumet de poisson en poudre
          de: Fischbrühwürfel
          es: pastilla de caldo de pescado
        gravy | cup=240 has=gluten may=celery,milk,soybeans made=meat?
          en: brown gravy, turkey gravy, chicken gravy, beef gravy, pork gravy, jar gravy
          fr: sauce brune, jus de viande, jus de rôti
          de: Bratensauce, Bratensoße, Bratensosse, dunkle Soße
          es: salsa de carne, gravy
        gravy mix | has=gluten may=celery,milk,soybeans made=meat?
          en: brown gravy mix, gravy granule, chicken gravy mix, turkey gravy mix, gravy powder, au jus mix
          en: pork gravy mix, onion gravy mix
          fr: préparation pour sauce brune, liant sauce brune
          de: Soßenpulver, Sossenpulver, Soßenbinder, dunkler Soßenbinder
          es: salsa de carne en polvo
        gravy browning | may=gluten
          en: browning sauce, kitchen bouquet
          fr: arôme caramel
          de: Zuckercouleur, Saucenfarbe
          es: colorante de caramelo
        soup | cup=250 may=gluten,milk,celery,soybeans made=meat?
          en: cream soup, canned soup, condensed soup
          fr: soupe, potage, velouté
          de: Suppe, Eintopf, Dosensuppe, Fertigsuppe, Tütensuppe, Nudelsuppe
          es: sopa, crema de verduras, sopa de sobre
        cream of mushroom soup | cup=250 has=milk,gluten may=soybeans,celery
          en: condensed cream of mushroom soup, golden mushroom soup, campbell's cream of mushroom soup
          en: canned cream of mushroom soup
          fr: velouté de champignons, crème de champignons
          de: Champignoncremesuppe, Pilzcremesuppe
          es: crema de champiñones
        cream of chicken soup | cup=250 has=milk,gluten may=soybeans,celery made=meat
          en: condensed cream of chicken soup, canned cream of chicken soup
          fr: velouté de poulet
          de: Hühnercremesuppe
          es: crema de pollo
        cream of celery soup | cup=250 has=milk,gluten,celery may=soybeans
          en: condensed cream of celery soup
          fr: velouté de céleri
          de: Selleriecremesuppe
          es: crema de apio
        cream of potato soup | cup=250 has=milk,gluten may=celery,soybeans
          en: condensed cream of potato soup
          fr: velouté de pommes de terre
          de: Kartoffelcremesuppe
          es: crema de patata
        cheddar cheese soup | cup=250 has=milk,gluten may=soybeans,celery
          en: condensed cheddar cheese soup, cheese soup
          fr: soupe au cheddar
          de: Käsesuppe
          es: sopa de queso cheddar
        tomato soup | cup=250 may=gluten,milk,celery
          en: condensed tomato soup, canned tomato soup
          fr: soupe à la tomate, velouté de tomate
          de: Tomatensuppe
          es: sopa de tomate, crema de tomate
        chicken noodle soup | cup=250 has=gluten may=eggs,celery made=meat
          en: chicken soup, canned chicken noodle soup
          fr: soupe poulet vermicelles
          de: Hühnernudelsuppe, Hühnersuppe
          es: sopa de pollo con fideos, sopa de pollo
        onion soup | cup=250 may=gluten,milk,celery made=meat?
          en: french onion soup, condensed french onion soup
          fr: soupe à l'oignon
          de: Zwiebelsuppe
          es: sopa de cebolla
        minestrone | cup=250 may=celery,gluten
          en: minestrone soup
          fr: minestrone
          de: Minestrone
          es: minestrone
        onion soup mix | may=gluten,milk,celery,soybeans made=meat?
          en: dry onion soup mix, lipton onion soup mix, onion soup packet, french onion soup mix
          fr: soupe à l'oignon en sachet, soupe à l'oignon déshydratée
          de: Zwiebelsuppe Pulver, Zwiebelsuppenpulver
          es: sopa de cebolla en sobre, sopa de cebolla en polvo
        soup mix | may=gluten,milk,celery,soybeans,eggs made=meat?
          en: vegetable soup mix, leek soup mix, dry soup mix, dry vegetable soup mix
          fr: soupe en sachet, soupe déshydratée
          de: Suppenpulver, Tütensuppe Gemüse
          es: sopa en polvo
        mirin | cup=260 made=alcohol
          en: sweet rice wine
          fr: mirin
          de: Mirin
          es: mirin, mirines
        rice wine | cup=236 may=gluten made=alcohol
          en: shaoxing wine, chinese rice wine, shaohsing wine, chinese cooking wine, shao hsing wine, xiao xing wine
          en: shaoxing rice wine, shao xing wine
          fr: vin de riz, vin de riz chinois, vin de shaoxing
          de: Reiswein, Shaoxing-Wein
          es: vino de arroz
        sake | cup=236 made=alcohol
          en: cooking sake, japanese rice wine
          fr: saké
          de: Sake
          es: sake
        cooking wine | cup=236 has=sulphites made=alcohol
          en: white cooking wine, red cooking wine
          fr: vin de cuisson, vin de cuisine
          de: Kochwein
          es: vino para cocinar, vino de cocina
        wasabi | cup=240 may=mustard
          en: wasabi paste, prepared wasabi, wasabi powder
          fr: wasabi, pâte de wasabi
          de: Wasabi, Wasabipaste
          es: wasabi, pasta de wasabi
        prepared horseradish | cup=240 may=milk,sulphites,mustard
          en: cream style horseradish, creamed horseradish, horseradish sauce, horseradish cream
          fr: raifort en pot, crème de raifort, sauce raifort
          de: Meerrettich Glas, Sahnemeerrettich, Tafelmeerrettich, Meerrettich aus dem Glas
          es: salsa de rábano picante, crema de rábano picante
        seaweed
          en: kelp, dulse, dried seaweed, sea vegetable
          fr: algue, algues
          de: Algen, Alge, Meeresalgen
          es: alga, algas
        nori | each=3
          en: nori sheet, nori seaweed, sushi nori, toasted nori, roasted seaweed
          fr: nori, feuille de nori, algue nori
          de: Nori, Noriblatt, Noriblätter, Nori-Algen
          es: nori, alga nori, lámina de alga nori
        kombu
          en: kombu seaweed, dried kelp, dried kombu, konbu
          fr: kombu, algue kombu
          de: Kombu, Kombu-Alge
          es: alga kombu, kombu
        wakame
          en: wakame seaweed, dried wakame
          fr: wakame, algue wakame
          de: Wakame, Wakame-Algen
          es: alga wakame, wakame
        hijiki
          en: arame, hijiki seaweed
          fr: hijiki
          de: Hijiki
          es: alga hijiki, hijiki
        spirulina
          en: spirulina powder, chlorella
          fr: spiruline
          de: Spirulina, Spirulinapulver
          es: espirulina
        dried mushroom
          en: dried wild mushroom, mushroom powder, dried mushrooms, dried mixed mushroom
          fr: champignon séché, champignons séchés
          de: getrocknete Pilze, Pilze getrocknet, Trockenpilze
          es: seta seca, setas secas, hongo seco, hongos secos
        dried porcini
          en: dried porcini mushroom, porcini powder, dried cep
          fr: cèpe séché, cèpes séchés, poudre de cèpes
          de: getrocknete Steinpilze, Steinpilze getrocknet
          es: boletus seco, boletus deshidratado
        dried shiitake
          en: dried shiitake mushroom, dried shitake mushroom, dried shiitake mushroom cap, dried chinese mushroom
          en: dried black mushroom
          fr: shiitake séché, champignons parfumés séchés
          de: getrocknete Shiitake, Shiitakepilze getrocknet
          es: shiitake seco, shiitake deshidratado
        dried morel
          en: dried morel mushroom
          fr: morille séchée, morilles séchées
          de: getrocknete Morcheln
          es: colmenilla seca
        canned mushroom | cup=156
          en: jar mushroom, canned sliced mushroom, canned mushrooms, tinned mushroom
          fr: champignons en boîte, champignons de paris en boîte, champignons en conserve
          de: Champignons aus der Dose, Champignons Dose
          es: champiñones en conserva, champiñones en lata
        egg powder | cup=85 has=eggs
          en: egg protein, dried egg, whole egg powder, powdered egg, egg white powder
          fr: œuf en poudre, blanc d'œuf en poudre
          de: Eipulver, Volleipulver, Eiweißpulver vom Ei
          es: huevo en polvo, clara en polvo
        egg replacer | may=soybeans
          en: egg substitute powder, ener g egg replacer
          fr: substitut d'œuf, remplaçant d'œuf
          de: Eiersatzpulver
          es: sustituto de huevo
        vinegar | cup=239 may=sulphites
          en: white vinegar, distilled white vinegar, white distilled vinegar, distilled vinegar, spirit vinegar
          fr: vinaigre, vinaigre blanc, vinaigre d'alcool
          de: Essig, Branntweinessig, Tafelessig, Haushaltsessig
          es: vinagre, vinagre blanco, vinagre de alcohol
        vinegar essence
          fr: essence de vinaigre
          de: Essigessenz
          es: esencia de vinagre
        white wine vinegar | cup=239 may=sulphites
          en: wine vinegar
          fr: vinaigre de vin blanc, vinaigre de vin
          de: Weißweinessig, Weinessig
          es: vinagre de vino blanco, vinagre de vino
        red wine vinegar | cup=239 may=sulphites
          fr: vinaigre de vin rouge
          de: Rotweinessig
          es: vinagre de vino tinto
        champagne vinegar | cup=239 may=sulphites
          fr: vinaigre de champagne
          de: Champagneressig
          es: vinagre de champán
        apple cider vinegar | cup=239 may=sulphites
          en: cider vinegar, apple vinegar
          fr: vinaigre de cidre, vinaigre de pomme
          de: Apfelessig, Obstessig
          es: vinagre de manzana, vinagre de sidra
        rice vinegar | cup=239 may=gluten
          en: rice wine vinegar, unseasoned rice vinegar, white rice vinegar
          fr: vinaigre de riz
          de: Reisessig
          es: vinagre de arroz
        seasoned rice vinegar | cup=245
          en: sushi vinegar, sushi seasoning
          fr: vinaigre à sushi, vinaigre de riz assaisonné
          de: Sushi-Essig, gewürzter Reisessig
          es: vinagre para sushi, vinagre de arroz sazonado
        black vinegar | cup=245 has=gluten
          en: chinese black vinegar, chinkiang vinegar, zhenjiang vinegar
          fr: vinaigre noir, vinaigre noir chinois, vinaigre de riz noir
          de: schwarzer Essig, schwarzer Reisessig
          es: vinagre negro, vinagre negro chino
        malt vinegar | cup=239 has=gluten
          en: brown vinegar
          fr: vinaigre de malt
          de: Malzessig
          es: vinagre de malta
        sherry vinegar | cup=239 may=sulphites
          fr: vinaigre de xérès
          de: Sherryessig
          es: vinagre de Jerez
        balsamic vinegar | cup=255 has=sulphites
          en: balsamic, aceto balsamico, balsamic vinegar of modena
          fr: vinaigre balsamique
          de: Balsamicoessig, Balsamico, Aceto Balsamico, Balsamessig
          es: vinagre balsámico, vinagre balsámico de módena
        white balsamic vinegar | cup=250 has=sulphites
          en: white balsamic, golden balsamic vinegar
          fr: vinaigre balsamique blanc
          de: weißer Balsamico, heller Balsamico, Condimento bianco
          es: vinagre balsámico blanco
        balsamic glaze | cup=300 has=sulphites
          en: balsamic reduction, crema di balsamico, balsamic cream
          fr: crème de balsamique, crème de vinaigre balsamique
          de: Balsamicocreme, Crema balsamica
          es: crema de vinagre, crema de balsámico, reducción de balsámico, reducciones de balsámico
        tarragon vinegar | cup=239 may=sulphites
          fr: vinaigre à l'estragon
          de: Estragonessig
          es: vinagre de estragón
        herb vinegar | cup=239 may=sulphites
          fr: vinaigre aux herbes, vinaigre aromatisé
          de: Kräuteressig
          es: vinagre de hierbas
        raspberry vinegar | cup=239 may=sulphites
          en: fruit vinegar
          fr: vinaigre de framboise
          de: Himbeeressig
          es: vinagre de frambuesa
        coconut vinegar | cup=239
          en: cane vinegar, sugarcane vinegar
          fr: vinaigre de coco
          de: Kokosessig
          es: vinagre de coco
        umeboshi vinegar | cup=245
          en: ume vinegar, plum vinegar
          fr: vinaigre d'umeboshi
          de: Ume-Essig
          es: vinagre de umeboshi
        verjuice | cup=240
          en: verjus
          fr: verjus
          de: Verjus
          es: agraz, verjus, agraces
        seasoning | may=celery,mustard,sesame
          en: seasoning mix, spice, seasoning blend, spice mix, spice blend, mrs dash seasoning, dry rub
          en: all purpose seasoning, spices
          fr: épices, épice, mélange d'épices, assaisonnement
          de: Gewürz, Gewürze, Gewürzmischung
          es: especias, mezcla de especias, especia, condimento
        taco seasoning | may=gluten,milk,celery
          en: taco seasoning mix, taco spice mix, burrito seasoning, taco mix, mexican seasoning
          fr: épices à tacos, assaisonnement pour tacos
          de: Taco-Gewürz, Taco Gewürz, Tacogewürz
          es: condimento para tacos, sazonador para tacos
        fajita seasoning | may=gluten,milk,celery
          en: fajita seasoning mix, fajita mix
          fr: épices à fajitas, épices fajitas
          de: Fajita-Gewürz
          es: condimento para fajitas, sazonador de fajitas, sazonadores de fajitas
        chili seasoning mix | may=gluten,milk,celery
          en: chili powder mix, chili seasoning, chilli con carne mix, chili con carne seasoning
          fr: épices chili con carne
          de: Chili-con-Carne-Gewürz
          es: sazonador para chili
        italian seasoning
          en: dried italian herb, italian herbs, dried italian seasoning, italian herb seasoning, italian herb mix
          fr: herbes italiennes, épices italiennes
          de: italienische Kräuter, italienische Kräutermischung, Pizzagewürz
          es: hierbas italianas, condimento italiano
        herbes de provence
          en: dried herbes de provence, provencal herbs
          fr: herbes de Provence, herbes de provence séchées
          de: Kräuter der Provence
          es: hierbas provenzales, hierbas de provenza
        bouquet garni | may=celery
          en: dried bouquet garni, bouquet of herbs
          fr: bouquet garni
          de: Bouquet garni, Kräutersträußchen
          es: bouquet garni, ramillete de hierbas
        fines herbes
          en: dried fines herbes
          fr: fines herbes
          de: feine Kräuter, Fines Herbes
          es: finas hierbas
        dried mixed herbs
          en: dried herb, dried mixed herb, dried herbs, mixed dried herbs
          fr: herbes séchées, herbes sèches, mélange d'herbes
          de: getrocknete Kräuter, Kräutermischung getrocknet, Salatkräuter
          es: hierbas secas, mezcla de hierbas secas
        cajun seasoning | may=celery,mustard
          en: cajun spice, cajun, cajun spice mix, cajun blend
          fr: épices cajun, mélange cajun
          de: Cajun-Gewürz, Cajungewürz
          es: condimento cajún, especias cajún
        creole seasoning | may=celery,mustard
          en: creole spice, tony chachere's creole seasoning, tony chachere's
          fr: épices créoles
          de: kreolisches Gewürz
          es: condimento criollo
        blackening seasoning | may=celery,mustard
          en: blackened seasoning, blackening spice
          fr: épices à noircir
          de: Blackening-Gewürz
          es: condimento para ennegrecer
        old bay seasoning | has=celery,mustard
          en: old bay, seafood seasoning
          fr: assaisonnement old bay
          de: Old-Bay-Gewürz
          es: condimento old bay
        crab boil | has=mustard may=celery
          en: shrimp boil, crab boil seasoning, seafood boil
          fr: épices pour crustacés
          de: Krabbengewürz
          es: condimento para cangrejo
        poultry seasoning | may=celery
          en: chicken seasoning, rotisserie chicken seasoning
          fr: épices à volaille, épices à poulet
          de: Geflügelgewürz, Brathähnchengewürz, Hähnchengewürz
          es: condimento para aves, condimento para pollo
        seasoned salt | may=celery,mustard
          en: seasoning salt, lawry's seasoned salt, season salt
          fr: sel assaisonné, sel épicé
          de: Gewürzsalz
          es: sal sazonada, sal condimentada
        garlic salt
          fr: sel à l'ail, sel d'ail
          de: Knoblauchsalz
          es: sal de ajo
        onion salt
          fr: sel à l'oignon, sel d'oignon
          de: Zwiebelsalz
          es: sal de cebolla
        celery salt | has=celery
          fr: sel de céleri
          de: Selleriesalz
          es: sal de apio
        herb salt | may=celery
          en: herbed salt, herbamare
          fr: sel aux herbes
          de: Kräutersalz
          es: sal de hierbas, sal con hierbas
        truffle salt
          fr: sel à la truffe
          de: Trüffelsalz
          es: sal de trufa
        chili salt
          en: chile salt, chilli salt
          fr: sel au piment
          de: Chilisalz
          es: sal de chile
        lemon pepper | may=celery
          en: lemon pepper seasoning, lemon & pepper seasoning salt, lemon and pepper seasoning
          fr: poivre citronné, poivre au citron
          de: Zitronenpfeffer
          es: pimienta con limón, pimienta al limón
        steak seasoning | may=mustard,celery,sulphites
          en: montreal steak seasoning, grill seasoning, steak spice, grilling spice
          fr: épices à steak, épices pour grillades
          de: Steakgewürz, Grillgewürz, Steak-Gewürz
          es: condimento para carne, especias para barbacoa
        barbecue rub | may=celery,mustard
          en: bbq rub, bbq seasoning, barbecue seasoning, bbq spice, pork rub, rib rub
          fr: épices barbecue, rub barbecue
          de: BBQ-Gewürz, BBQ-Rub
          es: condimento barbacoa
        jerk seasoning | may=celery,mustard
          en: jerk spice, jamaican jerk seasoning, caribbean jerk seasoning
          fr: épices jerk, épices jamaïcaines
          de: Jerk-Gewürz
          es: condimento jerk
        jerk paste | may=soybeans,gluten,celery
          en: jerk marinade, jamaican jerk paste, jerk sauce
          fr: pâte jerk, marinade jerk
          de: Jerk-Paste
          es: pasta jerk
        adobo seasoning
          en: goya adobo, adobo, adobo powder
          fr: assaisonnement adobo
          de: Adobo-Gewürz
          es: adobo en polvo, condimento adobo
        sazon
          en: sazon goya, sazon seasoning
          fr: sazon
          de: Sazón
          es: sazón, sazonador, sazones, sazonadores
        greek seasoning
          en: gyro seasoning, gyros seasoning, souvlaki seasoning
          fr: épices grecques
          de: Gyrosgewürz, griechisches Gewürz
          es: condimento griego
        ranch seasoning | may=milk,soybeans
          en: dry ranch seasoning, ranch powder
          fr: assaisonnement ranch
          de: Ranch-Gewürz
          es: condimento ranch
        everything bagel seasoning | has=sesame
          en: bagel seasoning, everything seasoning
          fr: mélange à bagel
          de: Everything-Bagel-Gewürz
          es: condimento para bagel
        tajin
          en: chili lime seasoning, chile lime seasoning
          fr: tajín, mélange piment citron vert
          de: Tajín
          es: tajín, tajines
        kebab seasoning | may=celery,mustard
          en: doner seasoning, shawarma seasoning, shawarma spice, kofte spice
          fr: épices kebab, épices à kebab, épices chawarma
          de: Dönergewürz, Kebabgewürz
          es: especias para kebab, especias moruno
        fish seasoning | may=mustard,celery
          en: fish spice
          fr: épices pour poisson
          de: Fischgewürz
          es: condimento para pescado
        potato seasoning | may=celery
          en: fries seasoning
          fr: épices pommes de terre
          de: Bratkartoffelgewürz, Pommesgewürz, Kartoffelgewürz
          es: condimento para patatas
        paella seasoning
          en: paella spice
          fr: épices à paella, spigol
          de: Paella-Gewürz, Paellagewürz
          es: condimento para paella, colorante para paella, paellero
        curry powder | cup=101 may=mustard,celery
          en: madras curry powder, curry, mild curry powder, hot curry powder, medium curry powder
          en: yellow curry powder, jamaican curry powder, curry spice
          fr: curry, curry en poudre, poudre de curry, poudre de cari, curry de madras
          de: Currypulver, Curry, Madras-Currypulver
          es: curry en polvo, curri
        garam masala | may=mustard
          en: garam masala powder
          fr: garam masala
          de: Garam Masala
          es: garam masala
        tandoori masala | may=mustard
          en: tandoori spice mix, tandoori powder, tandoori spice, tandoori seasoning
          fr: épices tandoori, tandoori
          de: Tandoori-Gewürz, Tandoori Masala
          es: especias tandoori
        tikka masala spice mix | may=mustard
          en: tikka spice mix, tikka masala powder
          fr: épices tikka masala
          de: Tikka-Masala-Gewürz
          es: especias tikka masala
        chaat masala | may=mustard,gluten
          fr: chaat masala
          de: Chaat Masala
          es: chaat masala
        sambar powder | may=mustard,gluten
          en: sambhar powder
          fr: poudre de sambar
          de: Sambarpulver
          es: polvo de sambar
        rasam powder | may=mustard,gluten
          fr: poudre de rasam
          de: Rasampulver
          es: polvo de rasam
        vadouvan | may=mustard
          en: vadouvan curry
          fr: vadouvan
          de: Vadouvan
          es: vadouvan, vadouvanes
        panch phoron | has=mustard
          en: panch phoran, bengali five spice
          fr: panch phoron
          de: Panch Phoron
          es: panch phoron
        colombo powder | has=mustard
          en: colombo
          fr: poudre de colombo, colombo, épices colombo
          de: Colombo-Gewürz
          es: polvo de colombo
        curry leaf powder
          en: dried curry leaf, dried curry leaves
          fr: feuille de curry séchée
          de: getrocknete Curryblätter
          es: hoja de curry seca
        ras el hanout | may=mustard,celery
          en: moroccan spice mix, moroccan seasoning
          fr: ras el hanout, épices couscous, épices à couscous
          de: Ras el Hanout, Raselhanout
          es: ras el hanout
        baharat | may=mustard
          en: lebanese seven spice, seven spice, arabic seven spice, lebanese 7 spice
          fr: baharat, sept épices
          de: Baharat
          es: baharat
        za'atar | has=sesame may=gluten
          en: zaatar, zahtar
          fr: zaatar, za'atar
          de: Zatar, Za'atar
          es: zaatar, zatar, zaatares, zatares
        dukkah | has=nuts,sesame may=peanuts
          en: duqqa
          fr: dukkah
          de: Dukkah
          es: dukkah
        berbere | may=mustard
          en: berbere spice
          fr: berbéré
          de: Berbere
          es: berberé
        harissa powder
          en: dry harissa, harissa spice
          fr: harissa en poudre, épices harissa
          de: Harissapulver, Harissa-Gewürz
          es: harissa en polvo
        chermoula
          en: chermoula spice
          fr: chermoula
          de: Chermoula
          es: chermoula
        advieh
          en: persian spice mix
          fr: advieh
          de: Advieh
          es: advieh
        khmeli suneli | may=celery
          en: georgian spice mix
          fr: khmeli souneli
          de: Chmeli-Suneli
          es: jmeli suneli
        five spice powder
          en: five spice, chinese five spice powder, chinese five spice, 5 spice powder, chinese 5 spice, 5 spice
          fr: cinq épices, poudre de cinq épices, cinq parfums, mélange cinq épices
          de: Fünf-Gewürze-Pulver, Fünfgewürzpulver, Fünf Gewürze
          es: cinco especias chinas, cinco especias, polvo de cinco especias
        shichimi togarashi | has=sesame may=mustard
          en: nanami togarashi, togarashi, japanese seven spice
          fr: shichimi togarashi
          de: Shichimi Togarashi
          es: shichimi togarashi
        furikake | has=sesame may=fish,soybeans,gluten,eggs,milk,crustaceans
          en: furikake seasoning, rice seasoning
          fr: furikake
          de: Furikake
          es: furikake
        gomasio | has=sesame
          en: gomashio, gomasio sesame salt, sesame salt
          fr: gomasio
          de: Gomasio, Sesamsalz
          es: gomasio
        msg
          en: monosodium glutamate, accent seasoning, ajinomoto
          fr: glutamate, glutamate monosodique
          de: Glutamat, Natriumglutamat
          es: glutamato, glutamato monosódico, ajinomoto
        mixed spice
          en: sweet mixed spice, pudding spice
          fr: mélange d'épices douces
          de: englische Kuchengewürzmischung
          es: mezcla de especias dulces
        pumpkin pie spice | cup=90
          en: pumpkin spice, apple pie spice, pumpkin pie seasoning
          fr: épices à citrouille, épices pour tarte à la citrouille
          de: Kürbiskuchengewürz, Apfelkuchengewürz
          es: especias para tarta de calabaza, especias de calabaza
        gingerbread spice
          en: gingerbread spice mix, lebkuchen spice, speculaas spice
          fr: épices à pain d'épices, épices à pain d'épice, mélange pain d'épices
          de: Lebkuchengewürz, Spekulatiusgewürz, Pfefferkuchengewürz
          es: especias para pan de jengibre
        quatre epices
          en: four spice
          fr: quatre-épices, quatre épices, mélange quatre épices
          de: Quatre Épices, Vier Gewürze
          es: cuatro especias
        pickling spice | has=mustard
          en: pickling spices, pickling spice mix
          fr: épices à marinade, épices à cornichons
          de: Einmachgewürz, Gurkengewürz
          es: especias para encurtir
        mulling spice
          en: mulled wine spice, mulling spices
          fr: épices à vin chaud
          de: Glühweingewürz
          es: especias para vino caliente
        bread spice
          fr: épices à pain
          de: Brotgewürz
          es: especias para pan
        chai spice
          en: chai masala, chai spice mix
          fr: épices à chaï, épices chaï
          de: Chai-Gewürz
          es: especias chai
        paprika | cup=109
          en: sweet paprika, hungarian paprika, spanish paprika, hot paprika, paprika powder, sweet hungarian paprika
          en: hot hungarian paprika, ground paprika
          fr: paprika, paprika doux, paprika en poudre, paprika fort, piment doux en poudre
          de: Paprikapulver, Paprika edelsüß, Paprikapulver edelsüß, Rosenpaprika, Edelsüßpaprika, Paprika rosenscharf
          de: Paprikapulver rosenscharf
          es: pimentón, pimentón dulce, pimentón picante, páprika, paprika, pimentones
        smoked paprika | cup=109
          en: sweet smoked paprika, hot smoked paprika, pimenton de la vera, smoked spanish paprika
          en: spanish smoked paprika
          fr: paprika fumé
          de: geräuchertes Paprikapulver, Räucherpaprika, Paprikapulver geräuchert
          es: pimentón de la Vera, pimentón ahumado, páprika ahumada, pimentones de la Vera
        chili powder | cup=130
          en: chile powder, chilli powder, hot chilli powder, mild chilli powder, red chili powder, chili pulver
          en: red chilli powder, dark chili powder, hot chili powder, mild chili powder
          fr: piment en poudre, poudre de piment, poudre de chili, chili en poudre
          de: Chilipulver, Chili-Pulver, Chili gemahlen
          es: chile en polvo, ají en polvo, guindilla molida
        ancho chile powder | cup=120
          en: ancho powder, ancho chili powder, pasilla chile powder
          fr: piment ancho en poudre
          de: Ancho-Chilipulver
          es: chile ancho en polvo
        chipotle powder | cup=120
          en: chipotle chile powder, chipotle chili powder, ground chipotle, ground chipotle pepper
          fr: chipotle en poudre, piment chipotle en poudre
          de: Chipotle-Pulver, Chipotlepulver
          es: chipotle en polvo
        kashmiri chili powder | cup=120
          en: kashmiri chilli powder, kashmiri red chilli powder, deggi mirch
          fr: piment du Cachemire
          de: Kashmiri-Chilipulver
          es: chile de Cachemira en polvo
        cayenne pepper | cup=90
          en: cayenne, ground red pepper, red pepper powder, ground cayenne, ground cayenne pepper, red cayenne pepper
          en: cayenne powder, cayenne chili powder
          fr: piment de Cayenne, poivre de cayenne
          de: Cayennepfeffer
          es: cayena, pimienta de cayena, cayena molida, pimienta cayena
        espelette pepper | cup=90
          en: piment d'espelette
          fr: piment d'Espelette
          de: Piment d'Espelette, Espelette-Pfeffer
          es: pimiento de Espelette, pimentón de espelette, pimentones de espelette
        aleppo pepper | cup=90
          en: aleppo chili flake, pul biber, aleppo pepper flake, turkish red pepper flake
          fr: piment d'Alep
          de: Aleppo-Pfeffer, Pul Biber
          es: pimienta de Alepo, pimienta de aleppo
        urfa pepper | cup=90
          en: urfa biber, isot pepper, urfa chili flake
          fr: piment d'Urfa
          de: Urfa Biber, Isot
          es: pimienta de Urfa
        gochugaru | cup=90
          en: korean chili flake, korean chili powder, korean red pepper flake, korean chilli flake
          en: korean red chili flake
          fr: gochugaru, piment coréen
          de: Gochugaru, koreanisches Chilipulver
          es: gochugaru
        red pepper flakes | cup=90
          en: crushed red pepper, crushed red pepper flake, chili flake, chilli flake, dried chili flake
          en: hot red pepper flake, red chili flake, dried red pepper flake, hot pepper flake, crushed chili flake
          en: dried chilli flake, chile flake, cracked red pepper, crushed chilli, crushed red chili pepper
          en: crushed chile flake, red pepper flake, pepper flake
          fr: flocon de piment, flocons de piment, piment en flocons, piment broyé
          de: Chiliflocken, Chiliflocke, Chilischrot
          es: copos de chile, hojuelas de chile, escamas de chile, chile en hojuelas, cayena en escamas
        dried chili | each=1
          en: dried chile, dried red chili, dried chilli, dried red chile, dried chili pepper, dried red chilli
          en: dried red chili pepper, whole dried chilli, dried red pepper, dried chile pepper
          fr: piment séché, piment sec, piment oiseau séché
          de: getrocknete Chili, getrocknete Chilischote, getrocknete Chilischoten, Chili getrocknet
          es: guindilla seca, chile seco, ají seco
        ancho chile | each=17
          en: dried ancho chile, ancho chili, ancho, dried ancho
          fr: piment ancho
          de: Ancho-Chili
          es: chile ancho
        guajillo chile | each=6
          en: guajillo, dried guajillo chile, guajillo chili
          fr: piment guajillo
          de: Guajillo-Chili
          es: chile guajillo
        arbol chile | each=1
          en: chile de arbol, chili de arbol, dried arbol chile, pequin chile
          fr: piment de árbol
          de: Árbol-Chili
          es: chile de árbol, chile piquín
        pasilla chile | each=7
          en: dried pasilla chile, pasilla, mulato chile
          fr: piment pasilla
          de: Pasilla-Chili
          es: chile pasilla, chile mulato
        new mexico chile | each=8
          en: dried new mexico chile, california chile, dried california chile
          fr: piment du nouveau-mexique
          de: New-Mexico-Chili
          es: chile nuevo méxico, chile california
        nora pepper | each=5
          en: dried nora pepper, choricero pepper, dried choricero pepper
          fr: ñora, piment ñora
          de: Ñora-Paprika
          es: ñora, pimiento choricero, ñoras
        dried chipotle | each=3
          en: dried chipotle chile, chipotle meco, dried chipotle pepper
          fr: chipotle séché
          de: getrocknete Chipotle
          es: chile chipotle seco
        cumin | cup=96
          en: ground cumin, cumin powder, roasted cumin, roasted cumin powder
          fr: cumin, cumin moulu, cumin en poudre
          de: Kreuzkümmel, Kreuzkümmel gemahlen, Cumin, gemahlener Kreuzkümmel
          es: comino, comino molido, comino en polvo
        cumin seed | cup=96
          en: whole cumin seed, cumin seeds, jeera, whole cumin
          fr: graine de cumin, graines de cumin, cumin en grains
          de: Kreuzkümmelsamen, Kreuzkümmel ganz
          es: semilla de comino, comino en grano, semillas de comino
        black cumin
          en: kala jeera, shahi jeera, black cumin seed
          fr: cumin noir
          de: schwarzer Kreuzkümmel
          es: comino negro
        caraway seed | cup=107
          en: caraway, ground caraway
          fr: graine de carvi, carvi, cumin des prés
          de: Kümmel, Kümmel gemahlen, Kümmelsamen, ganzer Kümmel
          es: alcaravea, semilla de alcaravea
        nigella seed
          en: kalonji, black onion seed, nigella
          fr: graine de nigelle, nigelle
          de: Schwarzkümmel, Schwarzkümmelsamen
          es: semilla de nigella, neguilla, ajenuz, ajenuces
        ajwain
          en: carom seed, ajwain seed, ajowan
          fr: ajowan, graine d'ajowan
          de: Ajowan, Ajwain
          es: ajowan, ajwain, ajowanes, ajwaines
        coriander seed | cup=80
          en: coriander seeds, whole coriander seed, whole coriander, crushed coriander seed
          fr: graine de coriandre, graines de coriandre, coriandre en grains
          de: Koriandersamen, Korianderkörner, Korianderkorn
          es: semilla de cilantro, semillas de cilantro, cilantro en grano
        ground coriander | cup=80
          en: coriander, coriander powder, ground coriander seed
          fr: coriandre en poudre, coriandre moulue
          de: gemahlener Koriander, Korianderpulver, Koriander gemahlen
          es: cilantro molido, cilantro en polvo, coriandro
        turmeric | cup=150
          en: ground turmeric, turmeric powder, haldi
          fr: curcuma, curcuma en poudre, curcuma moulu
          de: Kurkuma, Kurkuma gemahlen, Kurkumapulver, Gelbwurz
          es: cúrcuma, cúrcuma en polvo, cúrcuma molida
        ground ginger | cup=84
          en: ginger powder, dried ginger, powdered ginger
          fr: gingembre en poudre, gingembre moulu
          de: Ingwerpulver, Ingwer gemahlen, gemahlener Ingwer
          es: jengibre en polvo, jengibre molido
        galangal powder
          en: ground galangal, laos powder
          fr: galanga en poudre
          de: Galgantpulver, Galgant gemahlen
          es: galanga en polvo
        cinnamon | cup=125
          en: ground cinnamon, cinnamon powder, saigon cinnamon, ceylon cinnamon, cassia
          fr: cannelle, cannelle en poudre, cannelle moulue, cannelle de ceylan
          de: Zimt, Zimtpulver, gemahlener Zimt, Zimt gemahlen, Ceylon-Zimt
          es: canela, canela en polvo, canela molida
        cinnamon stick | each=3
          en: stick cinnamon, cinnamon bark, cassia bark, cinnamon quill
          fr: bâton de cannelle, bâtons de cannelle, cannelle en bâton
          de: Zimtstange, Zimtstangen
          es: canela en rama, rama de canela, palo de canela
        nutmeg | cup=112 each=5
          en: ground nutmeg, grated nutmeg, whole nutmeg, freshly grated nutmeg, fresh nutmeg
          fr: noix de muscade, muscade, muscade râpée
          de: Muskatnuss, Muskat, Muskatnuss gemahlen, geriebene Muskatnuss
          es: nuez moscada, nuez moscada molida
        mace | cup=85
          en: ground mace, mace blade, blade mace
          fr: macis, fleur de muscade
          de: Muskatblüte, Macis
          es: macis
        cloves | cup=104
          en: ground cloves, whole cloves, clove, ground clove, whole clove
          fr: clou de girofle, girofle, clous de girofle, girofle moulu
          de: Gewürznelke, Nelke, Nelken, Gewürznelken, Nelkenpulver, gemahlene Nelken
          es: clavo de olor, clavo, clavo molido, clavos de olor
        allspice | cup=96
          en: ground allspice, allspice berry, whole allspice, jamaica pepper, allspice berries
          fr: toute-épice, piment de la jamaïque, quatre épices de la jamaïque
          de: Pimentkörner, Piment gemahlen, Nelkenpfeffer, Pimentkorn, gemahlener Piment
          es: pimienta de Jamaica, pimienta gorda, pimienta dulce
        cardamom | cup=93
          en: ground cardamom, cardamom seed, cardamon, cardamom powder
          fr: cardamome, cardamome en poudre, cardamome moulue
          de: Kardamom, Kardamom gemahlen, gemahlener Kardamom
          es: cardamomo, cardamomo molido
        cardamom pod | each=0.2
          en: green cardamom pod, green cardamom, whole cardamom, cardamom pods
          fr: gousse de cardamome, cardamome verte, capsules de cardamome
          de: Kardamomkapsel, Kardamomkapseln, grüne Kardamomkapseln
          es: vaina de cardamomo, cardamomo verde, cardamomo en vaina
        black cardamom pod | each=1
          en: black cardamom, brown cardamom pod
          fr: cardamome noire, gousse de cardamome noire
          de: schwarzer Kardamom, schwarze Kardamomkapsel
          es: cardamomo negro
        star anise | each=1
          en: whole star anise, star anise pod, ground star anise
          fr: anis étoilé, badiane, étoile de badiane, étoile d'anis
          de: Sternanis
          es: anís estrellado
        anise seed | cup=107
          en: anise, aniseed, ground anise
          fr: anis, anis vert, graine d'anis, graines d'anis
          de: Anis, Anissamen, Anis gemahlen
          es: anís, anís en grano, semilla de anís, matalahúva, anís verde
        fennel seed | cup=93
          en: ground fennel, fennel seeds, crushed fennel seed
          fr: graine de fenouil, graines de fenouil
          de: Fenchelsamen, Fenchelsaat
          es: semilla de hinojo, semillas de hinojo
        fennel pollen
          fr: pollen de fenouil
          de: Fenchelpollen
          es: polen de hinojo, polenes de hinojo
        fenugreek seed | cup=178
          en: fenugreek, ground fenugreek, methi seed, fenugreek powder
          fr: fenugrec, graine de fenugrec
          de: Bockshornklee, Bockshornkleesamen
          es: fenogreco, semilla de fenogreco, alholva
        fenugreek leaf
          en: kasuri methi, dried fenugreek leaf, kasoori methi, dried fenugreek leaves
          fr: feuille de fenugrec
          de: Bockshornkleeblätter
          es: hojas de fenogreco
        dill seed | cup=101
          fr: graine d'aneth, graines d'aneth
          de: Dillsamen
          es: semilla de eneldo
        celery seed | cup=104 has=celery
          en: ground celery seed, celery seeds
          fr: graine de céleri, graines de céleri
          de: Selleriesamen
          es: semilla de apio
        saffron
          en: saffron thread, saffron strand, saffron powder, saffron threads
          fr: safran, pistil de safran, dose de safran
          de: Safran, Safranfäden, Safranfaden
          es: azafrán, hebra de azafrán, hebras de azafrán, azafranes
        juniper berry | each=0.2
          en: juniper, juniper berries
          fr: baie de genièvre, baies de genièvre
          de: Wacholderbeere, Wacholderbeeren
          es: baya de enebro, enebro, bayas de enebro
        sumac | cup=110
          en: sumach, ground sumac
          fr: sumac
          de: Sumach
          es: zumaque
        asafoetida | may=gluten
          en: asafetida, hing, asafoetida powder
          fr: ase fétide, asafoetida
          de: Asant, Asafoetida
          es: asafétida
        annatto
          en: annatto seed, achiote, achiote powder, achiote seed, annatto powder
          fr: rocou, roucou, graine de roucou
          de: Annatto, Annattosamen
          es: achiote, semilla de achiote, bijol, bijoles
        amchur
          en: mango powder, dried mango powder, amchoor
          fr: amchoor, poudre de mangue
          de: Amchur, Mangopulver
          es: amchur, polvo de mango verde, amchures
        grains of paradise
          en: alligator pepper, guinea pepper
          fr: graine de paradis, maniguette
          de: Paradieskörner
          es: granos del paraíso
        long pepper
          en: pippali
          fr: poivre long
          de: Langpfeffer, langer Pfeffer
          es: pimienta larga
        cubeb
          en: cubeb pepper, timut pepper
          fr: cubèbe, poivre de timut, poivre cubèbe
          de: Kubebenpfeffer
          es: cubeba
        tonka bean
          en: tonka
          fr: fève tonka, tonka
          de: Tonkabohne, Tonkabohnen
          es: haba tonka
        mahlab
          en: mahleb, mahlepi
          fr: mahaleb
          de: Mahlab
          es: mahleb
        mastic
          en: mastic gum, mastiha
          fr: mastic, larme de mastic
          de: Mastix
          es: mastic, almáciga
        licorice root
          en: liquorice root, licorice powder
          fr: bâton de réglisse, racine de réglisse
          de: Süßholz, Süßholzwurzel
          es: regaliz de palo, raíz de regaliz, regalices de palo, raices de regaliz
        dried lavender
          en: lavender, culinary lavender, lavender flower, lavender bud
          fr: lavande, fleur de lavande, lavande séchée
          de: Lavendel, Lavendelblüten
          es: lavanda, flor de lavanda, flores de lavanda
        hibiscus flower
          en: dried hibiscus flower, dried hibiscus, hibiscus
          fr: fleur d'hibiscus, bissap, hibiscus
          de: Hibiskusblüten
          es: flor de Jamaica, hibisco, flor de hibisco, flores de Jamaica, flores de hibisco
        dried rose petal
          en: dried rose petals, rose bud
          fr: pétale de rose, pétales de rose séchés, bouton de rose séché
          de: Rosenblätter getrocknet, getrocknete Rosenblüten
          es: pétalos de rosa secos
        dried cornflower
          en: cornflower petal
          fr: bleuet séché
          de: Kornblumenblüten
          es: pétalos de aciano
        oregano | cup=48
          en: dried oregano, oregano leaf, dried oregano leaf, ground oregano, crushed oregano
          fr: origan, origan séché, origan sec
          de: Oregano, getrockneter Oregano, Oregano getrocknet
          es: orégano, orégano seco
        mexican oregano | cup=48
          en: dried mexican oregano
          fr: origan mexicain
          de: mexikanischer Oregano
          es: orégano mexicano
        dried basil | cup=34
          en: basil dried, dried basil leaf, dried sweet basil, dried basil leaves
          fr: basilic séché, basilic sec
          de: getrockneter Basilikum, getrocknetes Basilikum, Basilikum getrocknet
          es: albahaca seca
        dried thyme | cup=48
          en: dried thyme leaf, ground thyme, dried thyme leaves
          fr: thym séché, thym sec
          de: getrockneter Thymian, Thymian getrocknet
          es: tomillo seco
        dried parsley | cup=26
          en: parsley flake, dried parsley flake, parsley flakes
          fr: persil séché, persil sec, persil déshydraté
          de: getrocknete Petersilie, Petersilie getrocknet
          es: perejil seco
        dried cilantro | cup=29
          en: dried coriander leaf, cilantro flake, dried cilantro leaf
          fr: coriandre séchée, feuille de coriandre séchée
          de: getrocknete Korianderblätter
          es: cilantro seco
        dried rosemary | cup=53
          en: ground rosemary, dried rosemary leaf, dried crushed rosemary
          fr: romarin séché, romarin sec
          de: getrockneter Rosmarin, Rosmarin getrocknet
          es: romero seco
        dried dill | cup=50
          en: dried dill weed, dried dillweed, dill weed, dillweed
          fr: aneth séché
          de: getrockneter Dill, Dill getrocknet
          es: eneldo seco
        dried sage | cup=32
          en: ground sage, rubbed sage, dried sage leaf, dried rubbed sage
          fr: sauge séchée
          de: getrockneter Salbei, Salbei getrocknet
          es: salvia seca
        dried mint | cup=26
          en: dried mint leaf, dried peppermint, dried spearmint
          fr: menthe séchée
          de: getrocknete Minze, Minze getrocknet
          es: menta seca, hierbabuena seca
        dried marjoram | cup=28
          en: dried marjoram leaf, ground marjoram
          fr: marjolaine séchée
          de: getrockneter Majoran, Majoran getrocknet
          es: mejorana seca
        dried tarragon | cup=29
          en: dried tarragon leaf
          fr: estragon séché
          de: getrockneter Estragon, Estragon getrocknet
          es: estragón seco
        dried chives | cup=20
          en: dried chive, freeze dried chives
          fr: ciboulette séchée
          de: getrockneter Schnittlauch, Schnittlauch getrocknet
          es: cebollino seco
        dried chervil | cup=30
          fr: cerfeuil séché
          de: getrockneter Kerbel
          es: perifollo seco
        savory | cup=70
          en: summer savory, dried savory, winter savory, dried summer savory
          fr: sarriette, sarriette séchée
          de: Bohnenkraut, getrocknetes Bohnenkraut
          es: ajedrea
        dried lemongrass
          en: lemongrass powder, ground lemongrass
          fr: citronnelle séchée
          de: getrocknetes Zitronengras, Zitronengraspulver
          es: hierba limón seca, citronela seca
        dried lovage
          fr: livèche séchée
          de: getrockneter Liebstöckel
          es: levístico seco
        dried nettle
          en: nettle leaf tea
          fr: ortie séchée
          de: getrocknete Brennnessel
          es: ortiga seca
        bay leaf | each=0.2 piece=leaf
          en: bay leaves, dried bay leaf, turkish bay leaf, fresh bay leaf, california bay leaf, bay, dried bay leaves
          en: ground bay leaf
          fr: feuille de laurier, laurier, feuilles de laurier, laurier sauce
          de: Lorbeerblatt, Lorbeerblätter, Lorbeer
          es: hoja de laurel, laurel, hojas de laurel, laureles
        indian bay leaf | each=0.2 piece=leaf
          en: tej patta, cinnamon leaf
          fr: feuille de laurier indien, tejpat
          de: indisches Lorbeerblatt
          es: hoja de laurel indio
        garlic powder | cup=155
          en: roasted garlic powder, powdered garlic
          fr: ail en poudre, poudre d'ail
          de: Knoblauchpulver
          es: ajo en polvo
        garlic granules | cup=155
          en: granulated garlic, garlic granule
          fr: ail semoule, ail en semoule
          de: Knoblauchgranulat
          es: ajo granulado
        dried garlic | cup=120
          en: garlic flake, dried minced garlic, garlic chip, fried garlic, dehydrated garlic, minced dried garlic
          fr: ail séché, ail déshydraté, ail frit
          de: getrockneter Knoblauch, Knoblauch getrocknet, Röstknoblauch
          es: ajo seco, ajo deshidratado, ajo frito
        black garlic | each=5 piece=clove
          en: fermented garlic
          fr: ail noir
          de: schwarzer Knoblauch
          es: ajo negro
        onion powder | cup=110
          en: onion granule, granulated onion, onion granules
          fr: oignon en poudre, poudre d'oignon, oignon semoule
          de: Zwiebelpulver, Zwiebelgranulat
          es: cebolla en polvo
        dried onion | cup=80
          en: dried minced onion, onion flake, instant minced onion, minced dried onion, dehydrated onion
          en: dry minced onion, dried onion flake, dried chopped onion, minced onion flake
          fr: oignon séché, oignon déshydraté
          de: getrocknete Zwiebeln, Trockenzwiebeln, Zwiebeln getrocknet
          es: cebolla seca, cebolla deshidratada
        fried onion | cup=55 has=gluten
          en: french fried onion, crispy fried onion, french fried onion ring, crispy onion, canned french fried onion
          en: french fried onions, crispy fried onions
          fr: oignon frit, oignons frits
          de: Röstzwiebel, Röstzwiebeln
          es: cebolla frita, cebolla crujiente
        fried shallot | may=gluten
          en: crispy shallot, crispy fried shallot
          fr: échalote frite, échalotes frites
          de: Röstschalotten, gebratene Schalotten
          es: chalota frita
        dried tomato powder
          en: tomato powder
          fr: poudre de tomate, tomate en poudre
          de: Tomatenpulver
          es: tomate en polvo
        mushroom seasoning | may=soybeans
          en: umami seasoning, umami powder
          fr: assaisonnement aux champignons
          de: Umami-Gewürz
          es: condimento de setas
        porcini salt
          fr: sel aux cèpes
          de: Steinpilzsalz
          es: sal de boletus
        mustard seed | cup=175 has=mustard
          en: brown mustard seed, mustard seeds, whole mustard seed
          fr: graine de moutarde, graines de moutarde
          de: Senfkorn, Senfkörner, Senfsamen, Senfsaat
          es: semilla de mostaza, semillas de mostaza
        yellow mustard seed | cup=180 has=mustard
          en: white mustard seed, yellow mustard seeds
          fr: graine de moutarde jaune, graines de moutarde jaune
          de: gelbe Senfkörner, helle Senfkörner
          es: semilla de mostaza amarilla, mostaza amarilla en grano
        black mustard seed | cup=180 has=mustard
          en: black mustard seeds
          fr: graine de moutarde noire, graines de moutarde noire
          de: schwarze Senfkörner, braune Senfkörner
          es: semilla de mostaza negra
        mustard powder | cup=100 has=mustard
          en: dry mustard, ground mustard, english mustard powder, dry mustard powder, powdered mustard
          en: ground mustard seed
          fr: moutarde en poudre, poudre de moutarde
          de: Senfpulver, Senfmehl
          es: mostaza en polvo, mostaza molida
        dried vegetables | has=celery
          en: vegetable powder, dried soup vegetables, dried soup greens, dried vegetable flakes, vegetable flake
          fr: légumes déshydratés, légumes séchés pour soupe
          de: getrocknetes Suppengrün, Suppengemüse getrocknet
          es: verduras deshidratadas
        tomato paste | cup=262
          en: double concentrated tomato paste, tomato concentrate, tomato paste tube
          fr: concentré de tomate, double concentré de tomate, concentré de tomates
          de: Tomatenmark, Tomatenpüree, Tomatenkonzentrat
          es: concentrado de tomate, pasta de tomate, extracto de tomate, tomate concentrado
        sun dried tomato paste
          en: sun dried tomato puree
          fr: crème de tomates séchées
          de: Paste aus getrockneten Tomaten
          es: pasta de tomates secos
        tomato sauce | cup=245
          en: canned tomato sauce, tomato coulis
          fr: sauce tomate, coulis de tomate, coulis de tomates
          de: Tomatensauce, Tomatensoße, Tomatensugo, Sugo
          es: salsa de tomate, tomate frito
        passata | cup=245
          en: tomato passata, tomato puree, strained tomato, sieved tomato, pasatta, puréed tomato
          fr: purée de tomate, passata de tomates, purée de tomates
          de: passierte Tomaten, Tomatenpassata, passierte Tomate
          es: tomate triturado, puré de tomate, tomate tamizado
        marinara sauce | cup=250
          en: marinara, pasta sauce, spaghetti sauce, jarred pasta sauce, tomato basil sauce, tomato pasta sauce
          fr: sauce pour pâtes, sauce marinara
          de: Nudelsauce, Spaghettisauce, Nudelsoße
          es: salsa marinara, salsa para pasta
        pizza sauce | cup=245
          fr: sauce à pizza, sauce pizza
          de: Pizzasauce, Pizzasoße
          es: salsa para pizza, salsa de pizza
        bolognese sauce | cup=250 has=celery may=sulphites,milk,gluten made=meat,pork?
          en: bolognese, meat sauce, ragu, ragù alla bolognese, bolognaise sauce
          fr: sauce bolognaise, bolognaise
          de: Bolognesesauce, Bolognese-Sauce, Bolognesesoße
          es: salsa boloñesa, boloñesa
        arrabbiata sauce | cup=250
          en: arrabiata sauce, spicy tomato sauce, all'arrabbiata sauce
          fr: sauce arrabbiata
          de: Arrabbiatasauce, Arrabiata-Sauce
          es: salsa arrabbiata
        vodka sauce | cup=250 has=milk made=alcohol,rennet?
          en: penne alla vodka sauce
          fr: sauce à la vodka
          de: Wodkasauce
          es: salsa de vodka
        canned tomatoes | cup=240
          en: canned tomato, diced tomato, crushed tomato, chopped tomato, stewed tomato, whole peeled tomato
          en: tinned tomato, canned diced tomato, fire roasted tomato, san marzano tomato, canned crushed tomato
          en: peeled tomato, italian plum tomato, canned whole tomato, tinned plum tomato, italian tomato
          en: canned plum tomato, tinned chopped tomato, petite diced tomato, mexican style stewed tomato
          en: petite cut tomato, italian stewed tomato, italian style stewed tomato, italian diced tomato, polpa
          en: tomato pulp
          fr: tomates pelées, tomate pelée, tomate en conserve, tomates concassées, pulpe de tomate, tomates en boîte
          de: Dosentomaten, gehackte Tomaten, Tomaten gehackt, stückige Tomaten, geschälte Tomaten, Pizzatomaten
          de: Tomaten aus der Dose, Dosentomate
          es: tomate en lata, tomate pelado, tomate troceado, tomate en conserva, tomate entero pelado
        canned tomatoes with green chilies | cup=240
          en: rotel, rotel tomato, ro tel, diced tomatoes with green chilies, tomatoes and green chilies
          fr: tomates aux piments verts
          de: Tomaten mit grünen Chilis
          es: tomate en lata con chiles verdes
        canned cherry tomato | cup=240
          en: tinned cherry tomato
          fr: tomates cerises en boîte
          de: Kirschtomaten aus der Dose
          es: tomate cherry en lata
        sun dried tomato | cup=54 may=sulphites
          en: sundried tomato, dried tomato, sunblush tomato, julienned sun dried tomato, semi dried tomato
          fr: tomate séchée, tomates séchées, tomate confite
          de: getrocknete Tomate, getrocknete Tomaten
          es: tomate seco, tomates secos, tomate deshidratado
        sun dried tomato in oil | cup=110 may=sulphites
          en: oil packed sun dried tomato, sundried tomato in oil
          fr: tomates séchées à l'huile
          de: getrocknete Tomaten in Öl
          es: tomate seco en aceite
        tomato juice | cup=243
          fr: jus de tomate
          de: Tomatensaft
          es: zumo de tomate, jugo de tomate
        vegetable juice | cup=243 may=celery
          en: v8 juice, v8, vegetable cocktail
          fr: jus de légumes
          de: Gemüsesaft
          es: zumo de verduras, jugo de verduras
        clamato | has=molluscs may=celery
          en: clamato juice, clam and tomato juice
          fr: clamato
          de: Clamato
          es: clamato
        bloody mary mix | may=fish,celery
          en: bloody mary mixer
          fr: mélange pour bloody mary
          de: Bloody-Mary-Mix
          es: mezcla para bloody mary
        ketchup | cup=240 may=celery
          en: tomato ketchup, catsup, catsup sauce, heinz ketchup
          fr: ketchup
          de: Ketchup, Tomatenketchup
          es: kétchup, catsup, salsa ketchup
        curry ketchup | cup=240 may=mustard,celery
          en: curry sauce for sausages
          fr: ketchup au curry
          de: Curryketchup, Gewürzketchup
          es: kétchup al curry
        fish sauce | cup=290 has=fish
          en: thai fish sauce, asian fish sauce, nam pla, nuoc mam, vietnamese fish sauce, nuoc nam, colatura
          fr: sauce poisson, nuoc-mâm, sauce de poisson, sauce nuoc mam
          de: Fischsauce, Fischsoße
          es: salsa de pescado
        dashi | cup=240 has=fish may=soybeans
          en: instant dashi, dashi stock, dashi powder, dashi granule, hondashi
          fr: dashi, bouillon dashi
          de: Dashi, Dashi-Brühe
          es: dashi, caldo dashi
        bonito flakes | has=fish
          en: bonito flake, katsuobushi, dried bonito
          fr: flocons de bonite, bonite séchée
          de: Bonitoflocken
          es: copos de bonito, escamas de bonito
        oyster sauce | cup=265 has=molluscs may=gluten,soybeans
          fr: sauce d'huître, sauce huître, sauce aux huîtres
          de: Austernsauce, Austernsoße
          es: salsa de ostras
        vegetarian oyster sauce | cup=265 may=gluten,soybeans
          en: vegan oyster sauce, mushroom oyster sauce, mushroom stir fry sauce
          fr: sauce d'huître végétarienne
          de: vegetarische Austernsauce, vegane Austernsauce
          es: salsa de ostras vegetariana
        clam juice | cup=240 has=molluscs
          en: bottled clam juice, clam broth
          fr: jus de palourdes
          de: Muschelsaft, Muschelfond
          es: jugo de almejas, caldo de almejas
        clam sauce | has=molluscs may=sulphites
          en: white clam sauce, red clam sauce
          fr: sauce aux palourdes
          de: Muschelsauce
          es: salsa de almejas
        shrimp paste | has=crustaceans
          en: belacan, terasi, kapi, prawn paste
          fr: pâte de crevettes
          de: Garnelenpaste, Krabbenpaste
          es: pasta de gambas, pasta de camarones
        xo sauce | has=crustaceans,molluscs,soybeans may=gluten,fish made=pork?
          fr: sauce XO
          de: XO-Sauce
          es: salsa XO
        soy sauce | cup=255 has=soybeans,gluten
          en: light soy sauce, low sodium soy sauce, reduced sodium soy sauce, shoyu, lite soy sauce
          en: less sodium soy sauce, kikkoman soy sauce, japanese soy sauce, chinese soy sauce, soya sauce, usukuchi
          fr: sauce soja, sauce soja salée, sauce de soja
          de: Sojasauce, Sojasoße, Sojasoße hell, helle Sojasauce
          es: salsa de soja, salsa de soya
        dark soy sauce | cup=280 has=soybeans,gluten
          en: thick soy sauce, black soy sauce, mushroom soy sauce
          fr: sauce soja foncée, sauce soja brune
          de: dunkle Sojasauce, Sojasoße dunkel, dunkle Sojasoße
          es: salsa de soja oscura
        sweet soy sauce | has=soybeans,gluten
          en: kecap manis, ketjap manis, indonesian soy sauce
          fr: sauce soja sucrée
          de: süße Sojasauce, süße Sojasoße
          es: salsa de soja dulce
        ponzu | cup=255 has=soybeans may=gluten,fish
          en: ponzu sauce, citrus soy sauce
          fr: sauce ponzu
          de: Ponzu-Sauce
          es: salsa ponzu
        tamari | cup=255 has=soybeans
          en: tamari soy sauce, gluten free soy sauce, tamari sauce
          fr: tamari, sauce tamari
          de: Tamari, Tamari-Sojasauce
          es: tamari, salsa tamari
        liquid aminos | cup=240 has=soybeans
          en: bragg's liquid aminos, bragg liquid aminos
          fr: acides aminés liquides
          de: Liquid Aminos
          es: aminos líquidos
        coconut aminos | cup=240
          fr: aminos de coco
          de: Coconut Aminos, Kokos-Aminos
          es: aminos de coco
        teriyaki sauce | cup=288 has=soybeans,gluten may=sesame made=alcohol?
          en: teriyaki, teriyaki marinade, thick teriyaki sauce, teriyaki glaze
          fr: sauce teriyaki
          de: Teriyakisauce, Teriyakisoße
          es: salsa teriyaki
        stir fry sauce | has=soybeans,gluten may=molluscs,sesame
          en: wok sauce, stir fry seasoning sauce
          fr: sauce pour wok
          de: Woksauce, Wok-Soße
          es: salsa para wok
        yakisoba sauce | has=soybeans,gluten may=fish
          en: okonomiyaki sauce, tonkatsu sauce, bulldog sauce
          fr: sauce tonkatsu, sauce yakisoba
          de: Tonkatsu-Sauce, Yakisoba-Sauce
          es: salsa tonkatsu, salsa yakisoba
        unagi sauce | has=soybeans,gluten made=alcohol
          en: eel sauce, kabayaki sauce
          fr: sauce unagi
          de: Unagi-Sauce
          es: salsa unagi, salsa de anguila
        bulgogi sauce | has=soybeans,gluten,sesame
          en: korean bbq sauce, korean barbecue sauce, bulgogi marinade, galbi sauce
          fr: sauce bulgogi
          de: Bulgogi-Sauce
          es: salsa bulgogi
        hoisin sauce | cup=270 has=soybeans,gluten may=sesame
          en: hoisin, hoi sin sauce, peking sauce
          fr: sauce hoisin
          de: Hoisinsauce, Hoisin-Soße
          es: salsa hoisin
        plum sauce | cup=305 may=soybeans,gluten
          en: chinese plum sauce, oriental plum sauce
          fr: sauce aux prunes, sauce prune
          de: Pflaumensauce, Pflaumensoße
          es: salsa de ciruela
        char siu sauce | has=soybeans,gluten may=sesame
          en: chinese barbecue sauce
          fr: sauce char siu
          de: Char-Siu-Sauce
          es: salsa char siu
        black bean sauce | has=soybeans may=gluten,sesame
          en: black bean garlic sauce, black bean paste
          fr: sauce aux haricots noirs
          de: Schwarze-Bohnen-Sauce
          es: salsa de frijoles negros, salsa de judías negras
        fermented black bean | has=soybeans may=gluten
          en: chinese black bean, salted black bean, douchi
          fr: haricots noirs fermentés
          de: fermentierte schwarze Bohnen
          es: judías negras fermentadas, frijoles negros fermentados
        yellow bean sauce | has=soybeans may=gluten
          en: yellow bean paste, bean paste, soybean paste, soybean sauce
          fr: sauce de soja jaune
          de: gelbe Bohnensauce
          es: salsa de soja amarilla
        sweet bean sauce | has=soybeans,gluten
          en: tianmianjiang, sweet flour sauce, sweet wheat paste
          fr: sauce de haricots sucrée
          de: süße Bohnensauce
          es: salsa dulce de judías
        doubanjiang | has=soybeans,gluten
          en: chili bean paste, chili bean sauce, broad bean paste, toban djan, pixian bean paste, chilli bean paste
          fr: pâte de fèves pimentée
          de: Chili-Bohnen-Paste
          es: pasta de habas picante
        miso | cup=275 has=soybeans may=gluten
          en: miso paste, white miso, white miso paste, yellow miso paste, shiro miso, light miso
          fr: miso, pâte miso, miso blanc
          de: Miso, Misopaste, helle Misopaste
          es: miso, pasta de miso, miso blanco
        red miso | cup=275 has=soybeans may=gluten
          en: red miso paste, dark miso, brown miso, aka miso
          fr: miso rouge
          de: rote Misopaste, dunkle Misopaste
          es: miso rojo
        gochujang | cup=300 has=soybeans may=gluten
          en: korean chili paste, gochujang paste, korean red pepper paste, korean hot pepper paste
          fr: gochujang, pâte de piment coréenne
          de: Gochujang, koreanische Chilipaste
          es: gochujang, pasta de chile coreana
        doenjang | has=soybeans may=gluten
          en: korean soybean paste
          fr: doenjang, pâte de soja coréenne
          de: Doenjang
          es: doenjang
        ssamjang | has=soybeans may=gluten,sesame
          en: korean dipping paste
          fr: ssamjang
          de: Ssamjang
          es: ssamjang
        worcestershire sauce | cup=275 has=fish may=gluten
          en: worcestershire, worcester sauce, worchestershire sauce, lea and perrins
          fr: sauce Worcestershire, sauce worcester
          de: Worcestersauce, Worcestersoße, Worcestershiresauce
          es: salsa Worcestershire, salsa Perrins, salsa inglesa
        vegan worcestershire sauce | may=soybeans,gluten
          en: vegetarian worcestershire sauce, henderson's relish
          fr: sauce Worcestershire végane
          de: vegane Worcestersauce
          es: salsa Worcestershire vegana
        hot sauce
          en: hot pepper sauce, louisiana hot sauce, cholula hot sauce, chile sauce, pepper sauce, habanero sauce
          en: valentina, piri piri sauce, peri peri sauce
          fr: sauce piquante, sauce pimentée, sauce piment
          de: scharfe Sauce, scharfe Soße
          es: salsa picante
        tabasco
          en: tabasco sauce, tabasco hot sauce
          fr: Tabasco, sauce tabasco
          de: Tabasco, Tabascosauce
          es: tabasco, salsa tabasco
        buffalo sauce | may=milk
          en: frank's red hot sauce, buffalo wing sauce, wing sauce, red hot sauce, franks hot sauce
          en: cayenne pepper sauce
          fr: sauce buffalo
          de: Buffalo-Sauce
          es: salsa buffalo
        chili sauce
          en: chilli sauce, hot chili sauce, thai chili sauce, asian chili sauce, red chili sauce
          fr: sauce chili, sauce au piment
          de: Chilisauce, Chilisoße
          es: salsa de chile, salsa de guindilla
        sweet chili sauce | cup=290
          en: sweet chilli sauce, thai sweet chili sauce, sweet chile sauce
          fr: sauce chili douce, sauce sweet chili, sauce pimentée douce
          de: süße Chilisauce, Sweet-Chili-Sauce, süß-scharfe Chilisauce, asiatische Chilisauce
          es: salsa de chile dulce, salsa agridulce picante, salsa chili dulce
        chili garlic sauce | may=sulphites
          en: chile garlic sauce, chilli garlic sauce, garlic chili sauce, chili garlic paste
          fr: sauce piment et ail
          de: Chili-Knoblauch-Sauce
          es: salsa de chile y ajo
        sambal oelek
          en: sambal, sambal olek, chilli paste, chili paste, chile paste, red chili paste, fresh chili paste
          fr: sambal oelek, purée de piment, pâte de piment
          de: Sambal Oelek, Chilipaste
          es: sambal oelek, pasta de chile
        sriracha | cup=300 may=sulphites
          en: sriracha sauce, siracha, sriracha hot sauce, sriracha chili sauce
          fr: sriracha, sauce sriracha
          de: Sriracha, Srirachasauce, Sriracha-Soße
          es: sriracha, salsa sriracha
        harissa
          en: harissa paste, rose harissa
          fr: harissa
          de: Harissa, Harissapaste
          es: harissa, pasta de harissa
        chipotle in adobo
          en: chipotle chile in adobo, chipotle chile in adobo sauce, chipotle pepper in adobo sauce, chipotle pepper
          en: chipotle, chipotle chile, adobo sauce, chipotle paste, chipotle pepper in adobo, chipotle chili in adobo
          fr: piment chipotle, chipotle en adobo
          de: Chipotle in Adobo, Chipotle-Paste
          es: chipotle en adobo, chile chipotle, chipotles adobados
        aji amarillo paste
          en: yellow aji paste, aji amarillo
          fr: pâte d'ají amarillo
          de: Aji-Amarillo-Paste
          es: pasta de ají amarillo
        barbecue sauce | cup=280 may=mustard,celery,fish,gluten,soybeans
          en: bbq sauce, barbecue, smoky barbecue sauce, barbeque sauce, bar b q sauce
          fr: sauce barbecue
          de: Barbecuesauce, BBQ-Soße, Grillsauce, BBQ-Sauce
          es: salsa barbacoa
        steak sauce | may=fish,gluten,celery
          en: a1 steak sauce, a1 sauce, brown sauce, hp sauce
          fr: sauce pour steak
          de: Steaksauce, Steaksoße
          es: salsa para carne
        mayonnaise | cup=220 has=eggs may=mustard
          en: mayo, light mayonnaise, low fat mayonnaise, miracle whip, hellmann's mayonnaise, reduced fat mayonnaise
          en: mayonaise, light mayo, real mayonnaise, olive oil mayonnaise, fat free mayonnaise
          en: hellmann's real mayonnaise
          fr: mayonnaise, mayonnaise légère
          de: Mayonnaise, Salatmayonnaise, Majonäse
          es: mayonesa
        kewpie mayonnaise | cup=220 has=eggs may=mustard,soybeans,gluten
          en: japanese mayonnaise, kewpie mayo, kewpie
          fr: mayonnaise japonaise
          de: japanische Mayonnaise
          es: mayonesa japonesa
        aioli | has=eggs may=mustard
          en: garlic mayonnaise, garlic mayo
          fr: aïoli
          de: Aioli, Knoblauchmayonnaise
          es: alioli
        salad cream | has=eggs,mustard
          fr: sauce salad cream
          de: Salatcreme
          es: salsa salad cream
        remoulade | has=eggs,mustard may=fish
          en: remoulade sauce, danish remoulade
          fr: rémoulade, sauce rémoulade
          de: Remoulade, Remouladensauce
          es: salsa remoulade
        tartar sauce | cup=230 has=eggs may=mustard
          en: tartare sauce
          fr: sauce tartare
          de: Tatarensauce, Sauce Tatar
          es: salsa tártara
        cocktail sauce | may=fish,eggs,mustard
          en: seafood sauce, seafood cocktail sauce, marie rose sauce, shrimp cocktail sauce
          fr: sauce cocktail
          de: Cocktailsauce, Cocktailsoße
          es: salsa cóctel, salsa rosa
        burger sauce | has=eggs,mustard
          en: hamburger sauce, big mac sauce, fry sauce
          fr: sauce burger
          de: Burgersauce, Hamburgersauce
          es: salsa para hamburguesa, salsa burger
        vegan mayonnaise | cup=220 may=mustard,soybeans
          en: egg free mayonnaise, vegan mayo, eggless mayonnaise, vegenaise
          fr: mayonnaise végane, mayonnaise sans œuf
          de: vegane Mayonnaise, vegane Mayo
          es: mayonesa vegana, veganesa
        bearnaise sauce | has=eggs,milk may=sulphites
          fr: sauce béarnaise, béarnaise
          de: Sauce Béarnaise, Bearnaisesauce
          es: salsa bearnesa
        hollandaise sauce | cup=245 has=eggs,milk
          en: hollandaise
          fr: sauce hollandaise
          de: Hollandaise
          es: salsa holandesa
        salad dressing | cup=245 may=mustard,eggs,milk,sulphites
          en: dressing, coleslaw dressing, poppy seed dressing, catalina dressing
          fr: sauce salade, sauce pour salade
          de: Salatdressing, Salatsauce, Salatsoße
          es: aliño, aliño para ensalada, aderezo
        vinaigrette | cup=240 may=mustard,sulphites
          en: balsamic vinaigrette, balsamic dressing
          fr: vinaigrette
          de: Vinaigrette
          es: vinagreta
        ranch dressing | cup=240 has=milk,eggs
          en: ranch salad dressing, ranch, buttermilk ranch dressing
          fr: sauce ranch
          de: Ranch-Dressing
          es: salsa ranch, aderezo ranch
        ranch dressing mix | has=milk
          en: ranch dip mix, hidden valley ranch dressing mix, ranch seasoning mix, dry ranch dressing mix
          fr: mélange pour sauce ranch
          de: Ranch-Dressing-Mischung
          es: mezcla para aderezo ranch
        italian dressing | cup=235 may=mustard,milk
          en: italian salad dressing, zesty italian dressing, fat free italian dressing
          en: fat free italian salad dressing
          fr: sauce italienne
          de: italienisches Dressing, Italian Dressing
          es: aderezo italiano
        italian dressing mix
          en: italian salad dressing mix
          fr: mélange pour sauce italienne
          de: Italian-Dressing-Mischung
          es: mezcla para aderezo italiano
        caesar dressing | cup=235 has=eggs,fish,milk may=mustard made=rennet?
          en: caesar salad dressing
          fr: sauce César, sauce caesar
          de: Caesar-Dressing
          es: salsa César, aderezo césar
        blue cheese dressing | cup=245 has=milk,eggs made=rennet?
          en: bleu cheese dressing
          fr: sauce au bleu
          de: Blauschimmel-Dressing
          es: aderezo de queso azul
        french dressing | cup=250 may=mustard
          fr: sauce french dressing
          de: French Dressing
          es: aderezo francés
        thousand island dressing | cup=250 has=eggs may=mustard
          en: 1000 island dressing
          fr: sauce mille îles
          de: Thousand-Island-Dressing
          es: salsa mil islas
        russian dressing | has=eggs may=fish
          fr: sauce russe
          de: Russian Dressing
          es: salsa rusa
        sesame dressing | has=sesame,soybeans may=gluten,eggs
          en: goma dressing, roasted sesame dressing
          fr: sauce au sésame
          de: Sesamdressing
          es: aderezo de sésamo
        honey mustard dressing | cup=245 has=mustard may=eggs made=honey
          en: mustard dressing
          fr: sauce miel moutarde
          de: Honig-Senf-Dressing, Honig-Senf-Sauce
          es: salsa de miel y mostaza, aderezo de mostaza y miel
        yogurt sauce | has=milk
          en: yoghurt sauce, yogurt dressing
          fr: sauce au yaourt
          de: Joghurtsauce, Joghurtdressing, Joghurtsoße
          es: salsa de yogur
        garlic sauce | may=eggs,milk
          en: toum, garlic dip
          fr: sauce à l'ail
          de: Knoblauchsauce, Knoblauchsoße
          es: salsa de ajo
        mustard | cup=250 has=mustard may=sulphites
          en: yellow mustard, prepared mustard, american mustard, german mustard, hot mustard, brown mustard
          en: spicy brown mustard, creole mustard, ballpark mustard
          fr: moutarde
          de: Senf, mittelscharfer Senf, Delikatesssenf
          es: mostaza
        dijon mustard | cup=250 has=mustard may=sulphites
          en: dijon style mustard, dijon, french mustard
          fr: moutarde de Dijon, moutarde forte
          de: Dijonsenf, Dijon-Senf, scharfer Senf
          es: mostaza de Dijon
        whole grain mustard | cup=250 has=mustard may=sulphites
          en: wholegrain mustard, grainy mustard, stone ground mustard, coarse grain mustard, seeded mustard
          fr: moutarde à l'ancienne, moutarde en grains
          de: körniger Senf, grober Senf, Körnersenf
          es: mostaza antigua, mostaza en grano, mostaza a la antigua
        honey mustard | cup=250 has=mustard made=honey
          en: honey mustard sauce
          fr: moutarde au miel
          de: Honigsenf
          es: mostaza con miel, mostaza a la miel
        english mustard | cup=250 has=mustard may=gluten
          en: colman's mustard
          fr: moutarde anglaise
          de: englischer Senf
          es: mostaza inglesa
        sweet mustard | cup=250 has=mustard
          en: bavarian mustard, sweet bavarian mustard
          fr: moutarde douce
          de: süßer Senf, bayerischer Senf
          es: mostaza dulce
        capers | cup=136
          en: caper, nonpareil caper
          fr: câpre, câpres
          de: Kapern, Kaper
          es: alcaparra, alcaparras
        caper berry | each=5
          en: caperberries
          fr: câpron
          de: Kapernapfel, Kapernäpfel
          es: alcaparrón, alcaparrones
        olives | cup=135 each=4
          en: olive, pitted olive, castelvetrano olive
          fr: olive, olives dénoyautées
          de: Oliven
          es: aceituna, oliva, olivas
        black olive | cup=135 each=4
          en: pitted black olive, ripe olive, oil cured olive, nicoise olive
          fr: olive noire, olives noires
          de: schwarze Oliven, schwarze Olive
          es: aceituna negra, aceitunas negras
        green olive | cup=135 each=4
          en: spanish olive, green pitted olive, pitted green olive, manzanilla olive
          fr: olive verte, olives vertes
          de: grüne Oliven, grüne Olive
          es: aceituna verde, aceitunas verdes
        stuffed green olive | cup=135 each=4 may=fish
          en: pimento stuffed olive, pimento stuffed green olive, stuffed olive
          fr: olive farcie, olives farcies
          de: gefüllte Oliven
          es: aceituna rellena, aceitunas rellenas
        kalamata olive | cup=135 each=5
          en: kalamata, pitted kalamata olive
          fr: olive de Kalamata
          de: Kalamata-Oliven
          es: aceituna kalamata
        tapenade | may=fish
          en: olive tapenade, olive paste
          fr: tapenade
          de: Tapenade, Olivenpaste
          es: tapenade, paté de aceitunas, pasta de aceitunas
        pickle | cup=155 may=mustard
          en: dill pickle, pickled cucumber, kosher dill pickle, dill pickle spear, dill pickle chip, sour pickle
          fr: gros cornichon, concombre mariné
          de: Gewürzgurke, Gewürzgurken, saure Gurken, Salzgurke, Salzgurken, Essiggurken, saure Gurke, Gurkenglas
          es: pepinillo en vinagre
        cornichon | cup=145 each=8 may=mustard
          en: gherkin, pickled gherkin
          fr: cornichon, cornichons
          de: Cornichons, Essiggurke, Cornichon
          es: pepinillo, pepinillos
        sweet pickle | cup=155 may=mustard,celery
          en: bread and butter pickle, sweet gherkin
          fr: cornichon aigre-doux
          de: süßsaure Gurken
          es: pepinillo agridulce
        pickle relish | cup=245 may=mustard,celery
          en: relish, sweet pickle relish, dill pickle relish, sweet relish, dill relish, hot dog relish
          fr: relish de cornichons
          de: Gurkenrelish
          es: relish de pepinillos, salsa de pepinillos
        pickle juice | cup=240 may=mustard
          en: dill pickle juice, pickle brine
          fr: jus de cornichons
          de: Gurkenwasser, Gurkensud
          es: jugo de pepinillos
        pickled onion | may=sulphites
          en: cocktail onion, silverskin onion, pickled red onion
          fr: petits oignons au vinaigre
          de: Silberzwiebeln, Cocktailzwiebeln, eingelegte Zwiebeln
          es: cebollitas, cebollita en vinagre, cebollitas en vinagre
        pickled vegetable | may=mustard,celery,sulphites
          en: giardiniera, mixed pickles, pickled carrot
          fr: légumes au vinaigre
          de: Mixed Pickles, Essiggemüse
          es: encurtidos, verduras encurtidas
        piccalilli | has=mustard
          fr: piccalilli
          de: Piccalilli, Senfgemüse
          es: piccalilli
        branston pickle | may=gluten,sulphites
          en: sandwich pickle, brown pickle
          fr: condiment branston
          de: Branston Pickle
          es: encurtido branston
        pickled pepper | cup=140 may=sulphites
          en: peppadew pepper, pickled banana pepper, banana pepper ring, pickled cherry pepper
          fr: piment mariné, poivron au vinaigre
          de: eingelegte Paprika, eingelegte Peperoni
          es: pimiento encurtido
        pepperoncini | cup=140 may=sulphites
          en: peperoncini, piparra pepper
          fr: piment doux mariné
          de: Peperoncini, milde Peperoni
          es: piparras, guindilla encurtida, piparra
        pickled jalapeno | cup=140
          en: jalapeno slice, pickled jalapeno slice, pickled green jalapeno chilli, jarred jalapeno, nacho slice
          fr: jalapeño mariné, jalapeños au vinaigre
          de: eingelegte Jalapeños, Jalapeños im Glas
          es: jalapeño encurtido, jalapeños en vinagre, rajas de jalapeño
        roasted red pepper | cup=140
          en: roasted red bell pepper, jarred roasted red pepper, jar roasted red pepper, roasted pepper
          en: roasted bell pepper, roasted sweet red pepper, grilled pepper
          fr: poivron grillé, poivrons grillés, poivron rouge grillé
          de: geröstete Paprika, gegrillte Paprika, geröstete rote Paprika
          es: pimiento asado, pimiento rojo asado, pimientos asados
        piquillo pepper | each=20
          fr: piquillo, piment piquillo
          de: Piquillo-Paprika
          es: pimiento del piquillo, pimiento de piquillo, pimientos del piquillo
        pimento | cup=190
          en: pimiento pepper, diced pimento, jarred pimento
          fr: piment doux en bocal
          de: Kirschpaprika
          es: pimiento morrón, pimiento morrón en conserva
        canned green chile | cup=240
          en: diced green chile, green chilies canned, diced green chili, chopped green chile, chopped green chili
          en: canned green chili, hatch green chile, canned diced green chiles
          fr: piments verts en boîte
          de: grüne Chilis aus der Dose
          es: chiles verdes en lata
        pickled ginger | may=sulphites
          en: sushi ginger, gari
          fr: gingembre mariné, gingembre au vinaigre
          de: eingelegter Ingwer, Sushi-Ingwer
          es: jengibre encurtido
        pickled beet | cup=225
          en: pickled beetroot
          fr: betterave marinée, betteraves au vinaigre
          de: eingelegte Rote Bete, Rote Bete im Glas
          es: remolacha encurtida
        pickled radish
          en: takuan, danmuji, pickled daikon, yellow pickled radish
          fr: radis mariné
          de: eingelegter Rettich
          es: rábano encurtido
        sauerkraut | cup=142 may=sulphites made=alcohol?
          en: kraut, pickled cabbage, fermented cabbage
          fr: choucroute
          de: Sauerkraut, Weinkraut
          es: chucrut
        kimchi | cup=150 has=fish may=crustaceans,gluten,soybeans
          en: kimchee, cabbage kimchi
          fr: kimchi
          de: Kimchi
          es: kimchi
        vegan kimchi | cup=150 may=soybeans,gluten
          en: vegetarian kimchi
          fr: kimchi végane
          de: veganes Kimchi
          es: kimchi vegano
        red cabbage in a jar | cup=150
          en: jarred red cabbage, pickled red cabbage, sweet and sour red cabbage
          fr: chou rouge en bocal
          de: Apfelrotkohl, Rotkohl im Glas, Apfelrotkraut
          es: lombarda en conserva
        hearts of palm | cup=146
          en: palm heart, heart of palm
          fr: cœur de palmier, cœurs de palmier
          de: Palmherzen, Palmherz
          es: palmito, palmitos
        artichoke heart | cup=168 each=30
          en: canned artichoke heart, artichoke bottom, canned artichoke, tinned artichoke
          fr: cœur d'artichaut, fond d'artichaut, cœurs d'artichaut, fonds d'artichaut
          de: Artischockenherzen, Artischockenherz, Artischockenböden
          es: corazón de alcachofa, corazones de alcachofa, alcachofa en conserva
        marinated artichoke heart | cup=168
          en: marinated artichoke, grilled artichoke, artichoke in oil
          fr: artichaut mariné, artichauts marinés
          de: eingelegte Artischocken, eingelegte Artischockenherzen
          es: alcachofa marinada, corazón de alcachofa marinado, corazones de alcachofa marinado
        antipasti | may=sulphites,fish,milk
          en: antipasto, grilled vegetables in oil
          fr: antipasti
          de: Antipasti, Antipasti-Gemüse
          es: antipasto
        salsa | cup=259
          en: picante sauce, chunky salsa, salsa sauce, fresh tomato salsa, tomato salsa, red salsa
          fr: salsa, sauce salsa
          de: Salsa, Tomatensalsa, Salsasauce, Salsa-Dip
          es: salsa mexicana, salsa roja
        pico de gallo | cup=240
          fr: pico de gallo
          de: Pico de Gallo
          es: pico de gallo
        salsa verde | cup=250
          en: green salsa, salsa verde sauce, tomatillo salsa, green chile sauce, green chili sauce
          en: green chilli sauce
          fr: salsa verde
          de: Salsa verde, grüne Salsa
          es: salsa verde, salsa de tomatillo
        enchilada sauce | cup=250 may=gluten
          en: red enchilada sauce, red chile sauce
          fr: sauce enchilada
          de: Enchiladasauce
          es: salsa para enchiladas
        green enchilada sauce | cup=250 may=gluten
          fr: sauce enchilada verte
          de: grüne Enchiladasauce
          es: salsa verde para enchiladas
        taco sauce | cup=255
          fr: sauce taco
          de: Tacosauce, Taco-Soße
          es: salsa para tacos
        mole sauce | may=peanuts,nuts,sesame,gluten
          en: mole, mole poblano, mole paste
          fr: sauce mole
          de: Mole-Sauce
          es: mole poblano, pasta de mole
        chimichurri
          en: chimichurri sauce
          fr: chimichurri, sauce chimichurri
          de: Chimichurri
          es: chimichurri
        mojo sauce
          en: mojo, mojo marinade, mojo verde, mojo rojo, mojo criollo
          fr: sauce mojo
          de: Mojo-Sauce
          es: mojo picón
        romesco sauce | has=nuts may=gluten,sulphites
          en: romesco
          fr: sauce romesco
          de: Romesco-Sauce
          es: salsa romesco
        pesto | cup=225 has=milk may=nuts made=rennet
          en: basil pesto, pesto sauce, green pesto, pesto genovese, pesto alla genovese
          fr: pesto, pesto au basilic, sauce pesto, pesto vert
          de: Pesto, Basilikumpesto, grünes Pesto, Basilikum-Pesto
          es: pesto, pesto verde, salsa pesto, pesto de albahaca
        red pesto | cup=225 has=milk,nuts made=rennet
          en: pesto rosso, sun dried tomato pesto
          fr: pesto rouge, pesto rosso
          de: rotes Pesto, Tomatenpesto, Pesto rosso
          es: pesto rojo
        vegan pesto | cup=225 has=nuts
          en: dairy free pesto
          fr: pesto végane
          de: veganes Pesto
          es: pesto vegano
        wild garlic pesto | has=milk may=nuts made=rennet?
          en: ramsons pesto
          fr: pesto d'ail des ours
          de: Bärlauchpesto
          es: pesto de ajo de oso
        pistou | may=milk made=rennet?
          fr: pistou
          de: Pistou
          es: pistou
        alfredo sauce | cup=250 has=milk made=rennet?
          en: light alfredo sauce
          fr: sauce Alfredo
          de: Alfredosauce, Alfredo-Soße
          es: salsa Alfredo
        cheese sauce | cup=245 has=milk may=gluten,mustard made=rennet?
          en: nacho cheese sauce, nacho cheese, four cheese sauce
          fr: sauce au fromage
          de: Käsesauce, Käsesoße
          es: salsa de queso
        queso dip | cup=250 has=milk made=rennet?
          en: queso sauce, chile con queso, salsa con queso
          fr: sauce queso
          de: Queso-Dip, Käsedip
          es: dip de queso
        carbonara sauce | has=milk,eggs made=pork,rennet?
          fr: sauce carbonara
          de: Carbonarasauce, Carbonara-Soße
          es: salsa carbonara
        bechamel sauce | cup=250 has=milk,gluten
          en: bechamel, white sauce, besciamella
          fr: sauce béchamel, béchamel, sauce blanche
          de: Béchamelsauce, Bechamelsoße, helle Sauce
          es: besamel, bechamel, salsa bechamel, besameles, bechameles
        mushroom sauce | may=milk,gluten
          en: jaeger sauce
          fr: sauce aux champignons
          de: Pilzsauce, Champignonsauce, Jägersauce, Rahmsauce
          es: salsa de champiñones, salsa de setas
        pepper sauce for steak | has=milk may=gluten,sulphites made=meat?,alcohol?
          en: peppercorn sauce, au poivre sauce
          fr: sauce au poivre
          de: Pfeffersauce, Pfefferrahmsauce
          es: salsa a la pimienta
        red curry paste | cup=240 may=crustaceans,fish
          en: thai red curry paste
          fr: pâte de curry rouge
          de: rote Currypaste
          es: pasta de curry rojo
        green curry paste | cup=240 may=crustaceans,fish
          en: thai green curry paste
          fr: pâte de curry vert
          de: grüne Currypaste
          es: pasta de curry verde
        yellow curry paste | cup=240 may=crustaceans,fish,mustard
          en: thai yellow curry paste
          fr: pâte de curry jaune
          de: gelbe Currypaste
          es: pasta de curry amarillo
        massaman curry paste | cup=240 may=crustaceans,fish,peanuts
          en: thai massaman curry paste
          fr: pâte de curry massaman
          de: Massaman-Currypaste
          es: pasta de curry massaman
        panang curry paste | cup=240 may=crustaceans,fish,peanuts
          en: thai panang curry paste
          fr: pâte de curry panang
          de: Panang-Currypaste
          es: pasta de curry panang
        curry paste | cup=240 may=crustaceans,fish,mustard
          en: thai curry paste
          fr: pâte de curry
          de: Currypaste
          es: pasta de curry
        tikka masala paste | may=mustard
          en: tikka paste, tikka curry paste
          fr: pâte tikka masala
          de: Tikka-Masala-Paste
          es: pasta tikka masala
        tandoori paste | may=mustard
          fr: pâte tandoori
          de: Tandoori-Paste
          es: pasta tandoori
        korma paste | may=nuts,mustard,milk
          en: korma curry paste
          fr: pâte korma
          de: Korma-Paste
          es: pasta korma
        madras curry paste | may=mustard
          en: rogan josh paste, madras paste, balti paste, vindaloo paste, indian curry paste
          fr: pâte de curry madras
          de: Madras-Currypaste
          es: pasta de curry madras
        curry sauce | cup=250 may=milk,gluten,mustard,nuts
          en: simmer sauce, tikka masala sauce, korma sauce, butter chicken sauce, indian simmer sauce
          fr: sauce curry, sauce au curry
          de: Currysauce, Currysoße
          es: salsa curry, salsa de curry
        japanese curry roux | has=gluten may=soybeans,milk,mustard
          en: curry roux, japanese curry cube, golden curry, curry block, japanese curry mix
          fr: roux de curry japonais
          de: japanische Currywürfel, Curry-Roux
          es: roux de curry japonés
        laksa paste | has=crustaceans may=fish,nuts
          fr: pâte laksa
          de: Laksa-Paste
          es: pasta de laksa
        tom yum paste | may=crustaceans,fish
          en: tom yam paste
          fr: pâte tom yum
          de: Tom-Yum-Paste, Tom-Yam-Paste
          es: pasta tom yum
        pad thai sauce | has=fish may=peanuts,soybeans,gluten
          en: pad thai paste
          fr: sauce pad thaï
          de: Pad-Thai-Sauce
          es: salsa pad thai
        tamarind paste
          en: tamarind, tamarind concentrate, tamarind pulp, tamarind puree
          fr: pâte de tamarin, tamarin
          de: Tamarindenpaste, Tamarinde
          es: pasta de tamarindo, tamarindo
        garlic paste
          en: garlic puree
          fr: purée d'ail, pâte d'ail
          de: Knoblauchpaste
          es: pasta de ajo
        ginger paste
          en: ginger puree
          fr: purée de gingembre, pâte de gingembre
          de: Ingwerpaste
          es: pasta de jengibre
        ginger garlic paste
          en: ginger paste garlic, garlic ginger paste
          fr: pâte d'ail et de gingembre
          de: Ingwer-Knoblauch-Paste
          es: pasta de ajo y jengibre
        lemongrass paste
          en: lemon grass paste
          fr: pâte de citronnelle
          de: Zitronengraspaste
          es: pasta de citronela
        achiote paste
          en: annatto paste
          fr: pâte de rocou, pâte d'achiote
          de: Achiote-Paste
          es: pasta de achiote, recado rojo
        sofrito
          en: recaito
          fr: sofrito
          de: Sofrito
          es: sofrito
        fajita sauce
          en: fajita marinade
          fr: sauce fajita
          de: Fajita-Sauce
          es: salsa para fajitas
        ajvar
          en: ajvar relish, roasted pepper spread
          fr: ajvar
          de: Ajvar
          es: ajvar, ajvares
        biber salcasi
          en: turkish pepper paste, red pepper paste, hot pepper paste, pepper paste
          fr: pâte de poivron, concentré de poivron
          de: Paprikamark, Paprikapaste, Biber Salcasi
          es: pasta de pimiento, pulpa de pimiento
        zhug
          en: zhoug, schug, skhug
          fr: zhoug
          de: Zhug
          es: zhug
        preserved lemon | each=60
          en: moroccan preserved lemon
          fr: citron confit, citrons confits
          de: Salzzitrone, eingelegte Zitrone
          es: limón en conserva, limón encurtido, limones en conserva
        stuffed grape leaf
          en: dolma, dolmades, stuffed vine leaf
          fr: feuille de vigne farcie
          de: gefüllte Weinblätter
          es: hoja de parra rellena
        falafel mix | may=gluten,sesame
          fr: préparation pour falafels
          de: Falafel-Mischung, Falafelmischung
          es: mezcla para falafel
        jam | cup=320
          en: preserves, fruit spread, preserve, fruit preserves, plum jam, mixed fruit jam, seedless jam
          fr: confiture
          de: Marmelade, Konfitüre, Brotaufstrich, Fruchtaufstrich
          es: mermelada, confitura
        strawberry jam | cup=320
          en: strawberry preserves
          fr: confiture de fraises
          de: Erdbeermarmelade, Erdbeerkonfitüre
          es: mermelada de fresa
        raspberry jam | cup=320
          en: raspberry preserves, seedless raspberry jam
          fr: confiture de framboises
          de: Himbeermarmelade, Himbeerkonfitüre
          es: mermelada de frambuesa
        apricot jam | cup=320
          en: apricot preserves, apricot jelly, apricot glaze
          fr: confiture d'abricot, confiture d'abricots, nappage abricot
          de: Aprikosenmarmelade, Aprikosenkonfitüre, Marillenmarmelade
          es: mermelada de albaricoque
        cherry jam | cup=320
          en: cherry preserves
          fr: confiture de cerises
          de: Kirschmarmelade, Kirschkonfitüre
          es: mermelada de cereza
        blackberry jam | cup=320
          en: blackberry preserves
          fr: confiture de mûres
          de: Brombeermarmelade
          es: mermelada de mora
        blueberry jam | cup=320
          en: blueberry preserves
          fr: confiture de myrtilles
          de: Heidelbeermarmelade, Blaubeermarmelade
          es: mermelada de arándanos
        peach jam | cup=320
          en: peach preserves
          fr: confiture de pêches
          de: Pfirsichmarmelade
          es: mermelada de melocotón
        pineapple preserves | cup=320
          en: pineapple jam
          fr: confiture d'ananas
          de: Ananasmarmelade
          es: mermelada de piña
        fig jam | cup=320
          en: fig preserves, fig spread
          fr: confiture de figues
          de: Feigenmarmelade
          es: mermelada de higo
        plum butter | cup=300
          en: powidl, prune butter, lekvar
          fr: purée de pruneaux
          de: Pflaumenmus, Zwetschgenmus, Powidl
          es: crema de ciruelas
        orange marmalade | cup=320
          en: marmalade, lime marmalade, seville marmalade, bitter orange marmalade, lemon marmalade
          fr: marmelade d'orange, confiture d'orange
          de: Orangenmarmelade, Bitterorangenmarmelade
          es: mermelada de naranja
        jelly | cup=320
          en: apple jelly, fruit jelly, quince jelly
          fr: gelée
          de: Gelee, Apfelgelee, Quittengelee
          es: jalea
        grape jelly | cup=320
          en: concord grape jelly
          fr: gelée de raisin
          de: Traubengelee
          es: jalea de uva
        red currant jelly | cup=320
          en: redcurrant jelly, currant jelly
          fr: gelée de groseille, gelée de groseilles
          de: Johannisbeergelee
          es: jalea de grosella
        mint jelly | cup=320
          fr: gelée de menthe
          de: Minzgelee
          es: jalea de menta
        pepper jelly | cup=320
          en: jalapeno jelly, hot pepper jelly, chili jam, chilli jam
          fr: gelée de piment, confiture de piment
          de: Chili-Gelee, Chilimarmelade
          es: mermelada de pimiento, jalea de jalapeño
        onion marmalade | may=sulphites
          en: onion jam, caramelized onion chutney, onion chutney, red onion marmalade
          fr: confit d'oignons, confiture d'oignons
          de: Zwiebelmarmelade, Zwiebelchutney
          es: mermelada de cebolla, cebolla confitada
        lingonberry jam | cup=320
          en: lingonberry preserves, lingonberry sauce
          fr: confiture d'airelles
          de: Preiselbeermarmelade, Wildpreiselbeeren, Preiselbeersauce, Preiselbeerkompott
          es: mermelada de arándano rojo
        quince paste
          fr: pâte de coings
          de: Quittenpaste, Quittenbrot
          es: membrillo en pasta, dulce de membrillo, carne de membrillo
        guava paste
          en: goiabada
          fr: pâte de goyave
          de: Guavenpaste
          es: pasta de guayaba, bocadillo de guayaba, ate de guayaba
        lemon curd | cup=320 has=eggs,milk
          fr: lemon curd, crème au citron
          de: Lemon Curd, Zitronencreme
          es: crema de limón, lemon curd
        orange curd | has=eggs,milk
          en: lime curd, passion fruit curd
          fr: crème à l'orange
          de: Orange Curd
          es: crema de naranja
        apple butter | cup=282
          fr: beurre de pomme
          de: Apfelbutter
          es: mantequilla de manzana
        chutney | cup=300 may=sulphites,mustard
          en: apple chutney, fruit chutney
          fr: chutney
          de: Chutney
          es: chutney
        mango chutney | cup=300 may=mustard,sulphites
          en: major grey mango chutney, major grey chutney
          fr: chutney de mangue
          de: Mangochutney, Mango-Chutney
          es: chutney de mango
        tomato chutney | cup=300 may=sulphites,mustard
          en: tomato relish, tomato jam
          fr: chutney de tomate
          de: Tomatenchutney
          es: chutney de tomate
        mint chutney | may=milk
          en: green chutney, coriander chutney
          fr: chutney à la menthe
          de: Minzchutney
          es: chutney de menta
        tamarind chutney
          en: tamarind sauce, imli chutney
          fr: chutney de tamarin
          de: Tamarindenchutney
          es: chutney de tamarindo
        mint sauce | may=sulphites
          fr: sauce à la menthe
          de: Minzsauce
          es: salsa de menta
        lime pickle | has=mustard
          en: mango pickle, indian pickle, achar
          fr: achards de citron vert
          de: Limettenpickles
          es: encurtido indio de lima
        cranberry sauce | cup=277
          en: whole berry cranberry sauce, jellied cranberry sauce, canned cranberry sauce
          fr: sauce aux canneberges, sauce aux airelles
          de: Cranberrysauce
          es: salsa de arándanos
        duck sauce
          en: apricot duck sauce
          fr: sauce abricot asiatique
          de: Duck Sauce
          es: salsa para pato
        sweet and sour sauce | may=gluten,soybeans
          en: sweet and sour cooking sauce
          fr: sauce aigre-douce, sauce aigre douce
          de: süßsaure Sauce, süß-sauer-Soße
          es: salsa agridulce
        orange sauce | may=soybeans,gluten
          en: orange chicken sauce, general tso sauce
          fr: sauce à l'orange
          de: Orangensauce
          es: salsa de naranja
        applesauce | cup=244
          en: apple sauce, unsweetened applesauce, apple puree
          fr: compote de pomme, compote pomme, purée de pomme
          de: Apfelmus, Apfelmark
          es: compota de manzana, puré de manzana
        fruit compote | cup=245
          en: compote, fruit puree, fruit pouch
          fr: compote, compote de fruits
          de: Kompott, Fruchtmus, Rote Grütze
          es: compota
        canned fruit | cup=245
          en: tinned fruit
          fr: fruits au sirop, fruit au sirop
          de: Dosenobst, Obst aus der Dose
          es: fruta en almíbar
        fruit cocktail | cup=245
          en: canned fruit salad, canned fruit cocktail
          fr: cocktail de fruits, salade de fruits au sirop
          de: Fruchtcocktail
          es: macedonia, cóctel de frutas, cocteles de frutas
        canned pineapple | cup=245
          en: crushed pineapple, pineapple tidbit, pineapple chunk in juice, canned crushed pineapple
          en: canned pineapple chunk, tinned pineapple, pineapple ring, canned pineapple slice
          fr: ananas au sirop, ananas en boîte
          de: Ananas aus der Dose, Ananas in Dosen, Ananas Dose, Dosenananas
          es: piña en almíbar, piña en lata, piña en conserva
        canned peach | cup=250
          en: peach in syrup, tinned peach, canned peach half
          fr: pêche au sirop, pêches au sirop
          de: Pfirsiche aus der Dose, Pfirsiche Dose, Dosenpfirsich
          es: melocotón en almíbar, durazno en almíbar, melocotones en almíbar
        canned pear | cup=250
          en: tinned pear, pear in syrup
          fr: poire au sirop, poires au sirop
          de: Birnen aus der Dose, Dosenbirne
          es: pera en almíbar
        canned apricot | cup=245
          en: tinned apricot, apricot in syrup
          fr: abricot au sirop, oreillons d'abricot
          de: Aprikosen aus der Dose
          es: albaricoque en almíbar
        canned mandarin orange | cup=250
          en: mandarin orange segment, canned mandarin, tinned mandarin
          fr: mandarine au sirop
          de: Mandarinen aus der Dose, Mandarinen Dose
          es: mandarina en almíbar
        canned cherry | cup=250
          en: sour cherries in a jar, jarred cherry, tart cherry in water, jarred sour cherry, amarena cherry
          fr: cerise au sirop, cerises au sirop, griottes en bocal
          de: Kirschen im Glas, Schattenmorellen, Sauerkirschen im Glas, Kirschen Glas
          es: cereza en almíbar
        canned lychee | each=10
          en: lychee in syrup, canned litchi
          fr: litchi au sirop
          de: Litschis aus der Dose
          es: lichi en almíbar
        canned mango
          en: mango pulp, canned mango pulp, kesar mango pulp, mango puree
          fr: purée de mangue, pulpe de mangue
          de: Mangopüree, Mangopulp, Mangomark
          es: pulpa de mango, puré de mango
        canned jackfruit
          en: jackfruit, young jackfruit, green jackfruit, jackfruit in brine
          fr: jacquier, fruit du jacquier
          de: Jackfrucht, Jackfruit
          es: yaca, jaca
        cherry pie filling | cup=265
          en: cherry pie, canned cherry pie filling
          fr: garniture aux cerises
          de: Kirschfüllung, Kirschgrütze
          es: relleno de cereza
        apple pie filling | cup=255
          fr: garniture aux pommes
          de: Apfelfüllung
          es: relleno de manzana
        blueberry pie filling | cup=262
          fr: garniture aux myrtilles
          de: Blaubeerfüllung
          es: relleno de arándanos
        pie filling | cup=260
          en: fruit pie filling, strawberry pie filling, peach pie filling
          fr: garniture pour tarte
          de: Kuchenfüllung
          es: relleno para tarta
        maraschino cherry | each=5 may=sulphites made=insect?
          en: cocktail cherry, maraschino cherries
          fr: cerise au marasquin, cerises au marasquin
          de: Cocktailkirsche, Maraschinokirsche, Cocktailkirschen
          es: guinda en almíbar, cereza al marrasquino, cereza marrasquino
        pumpkin puree | cup=244
          en: canned pumpkin, solid pack pumpkin, pure pumpkin, canned pumpkin puree, 100% pure pumpkin
          en: libby's pumpkin, pumpkin purée
          fr: purée de potiron, purée de citrouille, purée de courge
          de: Kürbispüree
          es: puré de calabaza
        pumpkin pie filling | cup=270
          en: pumpkin pie mix
          fr: garniture pour tarte à la citrouille
          de: Kürbiskuchenfüllung
          es: relleno de tarta de calabaza
        canned corn | cup=165
          en: whole kernel corn, corn niblets, canned sweetcorn, mexicorn, tinned sweetcorn, canned sweet corn
          fr: maïs en boîte, maïs doux en boîte
          de: Dosenmais, Mais Dose, Mais aus der Dose
          es: maíz en lata, maíz dulce, maíz en conserva, maices en lata, maices en conserva
        creamed corn | cup=256
          en: cream style corn, cream corn, canned creamed corn
          fr: maïs en crème
          de: cremiger Mais, Rahmmais
          es: crema de maíz, maíz cremoso, crema de elote
        baby corn | each=10
          en: canned baby corn, baby sweetcorn, baby corncob
          fr: mini maïs, mini épi de maïs
          de: Babymais, Minimais, Maiskölbchen
          es: mazorquita, maíz baby, mini mazorca
        canned carrot | cup=146
          en: tinned carrot
          fr: carottes en boîte
          de: Karotten aus der Dose, Möhren im Glas
          es: zanahorias en conserva
        canned asparagus | cup=240
          en: white asparagus in a jar, jarred asparagus
          fr: asperges en bocal
          de: Spargel im Glas, Spargel aus der Dose
          es: espárragos en conserva, espárrago blanco en conserva
        canned spinach | cup=214
          en: tinned spinach
          fr: épinards en boîte
          de: Spinat aus der Dose
          es: espinacas en conserva
        canned beet | cup=170
          en: tinned beetroot, canned sliced beet
          fr: betteraves en boîte
          de: Rote Bete aus der Dose
          es: remolacha en conserva
        canned potato | cup=180
          en: tinned potato
          fr: pommes de terre en boîte
          de: Kartoffeln aus der Dose
          es: patatas en conserva
        chili beans | cup=255
          en: chili bean, beans in chili sauce, chilli beans
          fr: haricots à la sauce chili
          de: Chilibohnen
          es: frijoles en salsa de chile
        canned chili | cup=250 may=gluten made=meat?
          en: chili con carne, canned chili with beans, chili without beans, hormel chili, tinned chilli
          fr: chili con carne en boîte
          de: Chili con Carne
          es: chili con carne en lata
        canned ravioli | has=gluten may=milk,eggs,celery made=meat?
          en: tinned ravioli, canned spaghetti, spaghettios
          fr: raviolis en boîte
          de: Ravioli aus der Dose, Dosenravioli
          es: raviolis en lata
        fig mustard | has=mustard
          en: fig mustard sauce
          fr: moutarde aux figues
          de: Feigensenf
          es: mostaza de higos
        water | cup=237
          en: warm water, cold water, hot water, boiling water, ice water, lukewarm water, filtered water, tap water
          en: ice cold water, tepid water, water for boiling, very hot water, bottled water, drinking water
          en: still water
          fr: eau, eau tiède, eau froide, eau plate, eau chaude, eau bouillante, eau du robinet, eaux, eaux du robinet
          de: Wasser, stilles Wasser, Leitungswasser, Wasser lauwarm, lauwarmes Wasser, kaltes Wasser
          de: kochendes Wasser, heißes Wasser, warmes Wasser
          es: agua, agua tibia, agua sin gas, agua caliente, agua fría, agua hirviendo
        mineral water | cup=237
          fr: eau minérale
          de: Mineralwasser
          es: agua mineral
        sparkling water | cup=237
          en: seltzer, club soda, soda water, carbonated water, fizzy water, seltzer water, sparkling mineral water
          fr: eau gazeuse, eau pétillante, eau de Seltz, eaux de Seltz
          de: Sprudel, Sprudelwasser, Sodawasser, kohlensäurehaltiges Mineralwasser
          es: agua con gas, agua carbonatada
        tonic water | cup=240
          en: tonic, indian tonic
          fr: tonic, eau tonique
          de: Tonic Water
          es: tónica, agua tónica
        ice | cat=frozen
          en: ice cube, crushed ice, cracked ice
          fr: glaçon, glaçons, glace pilée
          de: Eiswürfel, zerstoßenes Eis
          es: hielo, cubitos de hielo, hielo picado
        coffee | cup=85
          en: ground coffee, roast coffee, filter coffee
          fr: café, café moulu
          de: Kaffee, Filterkaffee, Kaffeepulver, gemahlener Kaffee
          es: café, café molido
        coffee beans
          en: coffee bean, whole bean coffee, espresso bean
          fr: café en grains, grains de café
          de: Kaffeebohnen, Kaffeebohne, Espressobohnen
          es: café en grano, granos de café
        brewed coffee | cup=237
          en: strong coffee, strong brewed coffee, black coffee, hot coffee, cold coffee, cold brew, cappuccino
          fr: café infusé, café fort
          de: gebrühter Kaffee, starker Kaffee, Cappuccino
          es: café preparado, café fuerte
        instant coffee | cup=50
          en: instant coffee powder, instant coffee granule, instant coffee crystal, coffee granule, coffee powder
          fr: café soluble, café instantané
          de: löslicher Kaffee, Kaffee instant, Instantkaffee, Instant-Kaffee
          es: café soluble, café instantáneo
        espresso | cup=237
          en: brewed espresso, espresso coffee
          fr: expresso
          de: Espresso
          es: café expreso
        espresso powder
          en: instant espresso powder, instant espresso coffee powder, instant espresso
          fr: expresso soluble, poudre d'expresso
          de: Espressopulver, lösliches Espressopulver
          es: espresso soluble, café espresso en polvo
        coffee capsules
          en: coffee capsule, coffee pod, espresso pod, coffee pad
          fr: capsule de café, dosette de café, capsules de café, dosettes de café
          de: Kaffeekapseln, Kaffeepads, Kaffeekapsel
          es: cápsula de café, capsulas de cafe
        coffee substitute | may=gluten
          en: grain coffee, chicory coffee, malt coffee, chicory extract
          fr: chicorée soluble, café de céréales
          de: Getreidekaffee, Malzkaffee, Zichorienkaffee
          es: achicoria soluble, sucedáneo de café
        tea
          en: tea bag, tea leaf, tea leaves
          fr: thé, sachet de thé
          de: Tee, Teebeutel
          es: té, bolsita de té
        black tea
          en: earl grey tea, black tea bag, earl grey tea bag, english breakfast tea, darjeeling, assam tea, earl grey
          fr: thé noir
          de: schwarzer Tee, Schwarztee, Earl-Grey-Tee
          es: té negro
        green tea
          en: green tea bag, sencha, jasmine tea, oolong tea, white tea
          fr: thé vert
          de: grüner Tee, Grüntee
          es: té verde
        matcha | cup=96
          en: matcha powder, matcha tea powder, green tea powder, matcha tea
          fr: matcha, thé matcha
          de: Matcha, Matchapulver
          es: matcha, té matcha
        chai tea
          en: chai, chai concentrate, chai tea bag, masala chai
          fr: thé chai
          de: Chai-Tee
          es: té chai
        herbal tea
          en: infusion, ginger tea, lemon verbena tea, herbal tea bag
          fr: tisane, verveine, infusions
          de: Kräutertee, Ingwertee, Brennnesseltee
          es: infusión, infusiones, té de hierbas
        chamomile tea
          en: camomile tea, chamomile tea bag
          fr: camomille, tisane à la camomille
          de: Kamillentee
          es: manzanilla, infusión de manzanilla, infusiones de manzanilla
        peppermint tea
          en: mint tea
          fr: infusion menthe, thé à la menthe
          de: Pfefferminztee, Minztee
          es: té de menta, poleo menta
        fruit tea
          en: hibiscus tea, berry tea
          fr: infusion aux fruits
          de: Früchtetee, Hagebuttentee
          es: té de frutas, infusión de frutas, infusiones de frutas
        rooibos
          en: rooibos tea, redbush tea
          fr: rooibos
          de: Rooibostee, Rotbuschtee
          es: rooibos
        mate
          en: yerba mate, mate tea
          fr: maté
          de: Mate, Matetee
          es: yerba mate, hierba mate
        iced tea | cup=245
          en: ice tea, peach iced tea, sweet tea
          fr: thé glacé
          de: Eistee
          es: té helado, té frío
        kombucha | cup=240
          en: kombucha tea
          fr: kombucha
          de: Kombucha
          es: kombucha
        orange juice | cup=248
          en: fresh orange juice, freshly squeezed orange juice, blood orange juice, oj
          fr: jus d'orange, jus d'oranges
          de: Orangensaft, Hohes C, O-Saft, Blutorangensaft
          es: zumo de naranja, jugo de naranja
        apple juice | cup=248
          en: clear apple juice, unsweetened apple juice, cloudy apple juice
          fr: jus de pomme, jus de pommes
          de: Apfelsaft, naturtrüber Apfelsaft
          es: zumo de manzana, jugo de manzana
        apple cider | cup=248
          en: sweet cider, fresh apple cider, nonalcoholic cider
          fr: jus de pomme trouble
          de: Apfelmost, Süßmost
          es: mosto de manzana
        pear juice | cup=250
          en: pear nectar
          fr: jus de poire, nectar de poire
          de: Birnensaft
          es: zumo de pera, néctar de pera, nectares de pera
        grape juice | cup=253 may=sulphites
          en: white grape juice, red grape juice
          fr: jus de raisin
          de: Traubensaft
          es: zumo de uva, mosto, jugo de uva
        cranberry juice | cup=253
          en: cranberry juice cocktail
          fr: jus de canneberge, jus de cranberry
          de: Cranberrysaft, Preiselbeersaft
          es: zumo de arándanos, jugo de arándano
        pineapple juice | cup=250
          en: unsweetened pineapple juice
          fr: jus d'ananas
          de: Ananassaft
          es: zumo de piña, jugo de piña
        grapefruit juice | cup=247
          en: pink grapefruit juice
          fr: jus de pamplemousse
          de: Grapefruitsaft
          es: zumo de pomelo, jugo de toronja
        pomegranate juice | cup=249
          fr: jus de grenade
          de: Granatapfelsaft
          es: zumo de granada, jugo de granada
        cherry juice | cup=250
          en: tart cherry juice, sour cherry juice
          fr: jus de cerise, jus de cerises
          de: Kirschsaft, Sauerkirschsaft
          es: zumo de cereza
        passion fruit juice | cup=247
          fr: jus de fruit de la passion, jus de maracuja
          de: Maracujasaft
          es: zumo de maracuyá, jugo de maracuyá
        mango juice | cup=250
          en: mango nectar
          fr: jus de mangue
          de: Mangosaft
          es: zumo de mango, jugo de mango
        apricot nectar | cup=251
          en: peach nectar, nectar, apricot juice, peach juice
          fr: nectar d'abricot, jus d'abricot
          de: Aprikosennektar, Pfirsichnektar
          es: néctar de albaricoque, zumo de melocotón, néctar de melocotón, nectares de albaricoque
          es: nectares de melocotón
        carrot juice | cup=236
          fr: jus de carotte
          de: Karottensaft, Möhrensaft
          es: zumo de zanahoria, jugo de zanahoria
        beet juice | cup=240
          en: beetroot juice
          fr: jus de betterave
          de: Rote-Bete-Saft
          es: zumo de remolacha
        sauerkraut juice | cup=240
          fr: jus de choucroute
          de: Sauerkrautsaft
          es: zumo de chucrut
        elderberry juice | cup=250
          fr: jus de sureau
          de: Holundersaft, Fliederbeersaft
          es: zumo de saúco
        prune juice | cup=256
          fr: jus de pruneaux
          de: Pflaumensaft
          es: zumo de ciruela
        aloe vera juice | cup=240
          en: aloe vera drink
          fr: jus d'aloe vera
          de: Aloe-vera-Saft
          es: zumo de aloe vera
        fruit juice | cup=248
          en: juice, tropical juice, multivitamin juice, mixed fruit juice, fruit nectar
          fr: jus de fruit, jus, jus multifruit, jus de fruits
          de: Fruchtsaft, Saft, Multivitaminsaft
          es: zumo, jugo, zumo de frutas, jugo de frutas
        smoothie | cup=245 may=milk
          en: fruit smoothie
          fr: smoothie
          de: Smoothie
          es: batido de frutas
        juice spritzer | cup=240
          en: apple spritzer, fruit spritzer
          fr: jus pétillant
          de: Saftschorle, Apfelschorle, Schorle
          es: zumo con gas
        lemonade | cup=248
          en: homemade lemonade, limeade, pink lemonade
          fr: citronnade
          de: Zitronenlimonade
          es: limonada
        lime cordial | may=sulphites
          en: sweetened lime juice, rose's lime juice
          fr: cordial de citron vert, cordiaux de citron vert
          de: Limettensirup, Lime Juice Cordial
          es: cordial de lima, cordiales de lima
        grenadine
          en: grenadine syrup
          fr: grenadine, sirop de grenadine
          de: Grenadine, Grenadinesirup
          es: granadina, sirope de granadina
        elderflower cordial
          en: elderflower syrup
          fr: sirop de sureau, sirop de fleurs de sureau
          de: Holunderblütensirup, Holundersirup
          es: sirope de flor de saúco
        fruit syrup | may=sulphites
          en: squash cordial, fruit cordial, raspberry syrup, strawberry syrup, blackcurrant cordial, orange squash
          fr: sirop de fruits, sirop de fraise, sirop de framboise
          de: Fruchtsirup, Himbeersirup, Erdbeersirup
          es: sirope de frutas, sirope de frambuesa
        mint syrup
          en: peppermint syrup
          fr: sirop de menthe
          de: Minzsirup
          es: sirope de menta
        flavored coffee syrup
          en: coffee syrup, hazelnut syrup, vanilla syrup, flavored syrup
          fr: sirop aromatisé, sirop de vanille
          de: Kaffeesirup, Vanillesirup
          es: sirope para café, sirope de vainilla
        orgeat | has=nuts
          en: orgeat syrup, almond syrup
          fr: sirop d'orgeat
          de: Mandelsirup
          es: sirope de almendra
        sour mix | may=sulphites,eggs
          en: sweet and sour mix, margarita mix, bar mix, cocktail mixer
          fr: mélange acidulé pour cocktail
          de: Sour-Mix
          es: mezcla para margarita
        drink powder
          en: kool aid, lemonade mix, drink mix, powdered drink mix, lemonade powder, tang
          fr: boisson en poudre
          de: Getränkepulver, Brausepulver
          es: bebida en polvo
        soda | cup=245
          en: soft drink, fizzy drink, soda pop, pop, dr pepper, root beer, cream soda
          fr: boisson gazeuse, boissons gazeuses
          de: Erfrischungsgetränk, Softdrink, Spezi
          es: refresco, gaseosa
        cola | cup=245
          en: coke, coca cola, pepsi, diet coke
          fr: cola
          de: Cola
          es: refresco de cola
        lemon lime soda | cup=245
          en: sprite, 7 up, lemon lime beverage, lemon soda, mountain dew, clear soda
          fr: limonade, limonade gazeuse
          de: Limonade, Limo
          es: limonada con gas, refresco de limón
        orange soda | cup=245
          en: fanta, orangina
          fr: soda à l'orange
          de: Orangenlimonade
          es: refresco de naranja
        ginger ale | cup=245
          fr: ginger ale
          de: Ginger Ale
          es: ginger ale
        ginger beer | cup=245
          en: nonalcoholic ginger beer
          fr: bière de gingembre
          de: Ginger Beer, Ingwerbier, Ingwerlimonade
          es: cerveza de jengibre
        mate soda | cup=245
          en: club mate
          fr: soda au maté
          de: Club Mate
          es: refresco de mate
        energy drink
          en: energydrink, red bull
          fr: boisson énergisante
          de: Energydrink
          es: bebida energética
        sports drink
          en: isotonic drink, gatorade, powerade
          fr: boisson isotonique, boisson pour sportif
          de: isotonisches Getränk, Sportgetränk
          es: bebida isotónica
        protein powder | may=milk,soybeans,eggs
          en: protein shake, vanilla protein powder, chocolate protein powder, plant protein powder
          fr: protéine en poudre, poudre de protéines
          de: Proteinpulver, Proteinpulver Vanille, Eiweißpulver
          es: proteína en polvo, proteína
        whey protein | has=milk may=soybeans made=rennet?
          en: whey protein powder, whey powder protein, casein protein powder
          fr: protéine de lactosérum, protéines whey
          de: Whey-Protein, Molkenprotein, Molkeneiweiß
          es: proteína de suero, proteína whey
        pea protein
          en: pea protein powder
          fr: protéine de pois
          de: Erbsenprotein
          es: proteína de guisante
        red wine | cup=236 has=sulphites made=alcohol,animal?
          en: dry red wine, red table wine, wine, merlot, cabernet sauvignon, chianti, zinfandel, pinot noir, rioja
          en: shiraz, malbec
          fr: vin rouge, vin, bordeaux, vin rouge sec
          de: Rotwein, Wein, trockener Rotwein
          es: vino tinto, vino
        burgundy wine | cup=236 has=sulphites made=alcohol,animal?
          en: burgundy
          fr: vin de Bourgogne
          de: Burgunder, Spätburgunder
          es: vino de Borgoña
        white wine | cup=236 has=sulphites made=alcohol,animal?
          en: dry white wine, riesling, sauvignon blanc, chardonnay, chablis, gewurztraminer, sweet white wine
          en: moscato, pinot grigio
          fr: vin blanc, vin blanc sec
          de: Weißwein, trockener Weißwein
          es: vino blanco
        rose wine | cup=236 has=sulphites made=alcohol,animal?
          en: rosé wine, rosé
          fr: vin rosé
          de: Roséwein
          es: vino rosado, rosado
        sparkling wine | cup=236 has=sulphites made=alcohol,animal?
          en: cava, sparkling white wine
          fr: vin mousseux, crémant, mousseux
          de: Sekt, Schaumwein
          es: vino espumoso
        champagne | cup=236 has=sulphites made=alcohol,animal?
          en: brut champagne, chilled champagne
          fr: champagne
          de: Champagner
          es: champán, champanes
        prosecco | cup=236 has=sulphites made=alcohol,animal?
          fr: prosecco
          de: Prosecco
          es: prosecco
        port | cup=236 has=sulphites made=alcohol,animal?
          en: port wine, ruby port, tawny port, white port
          fr: porto
          de: Portwein
          es: vino de Oporto, oporto
        madeira | cup=236 has=sulphites made=alcohol,animal?
          en: madeira wine
          fr: madère, vin de Madère
          de: Madeirawein
          es: vino de Madeira
        marsala | cup=236 has=sulphites made=alcohol,animal?
          en: marsala wine, dry marsala wine, dry marsala, sweet marsala
          fr: marsala
          de: Marsalawein
          es: vino de Marsala
        sweet wine | cup=236 has=sulphites made=alcohol,animal?
          en: dessert wine, vin santo, muscat wine, sauternes
          fr: vin doux, muscat
          de: Süßwein, Dessertwein
          es: vino dulce, moscatel, vino pedro ximénez, moscateles
        sherry | cup=236 has=sulphites made=alcohol,animal?
          en: dry sherry, cooking sherry, cream sherry, pale dry sherry, pale sherry, medium sherry, fino sherry
          fr: xérès
          de: Sherry
          es: vino de Jerez, jerez, jereces
        vermouth | cup=236 has=sulphites made=alcohol,animal?
          en: dry vermouth, sweet vermouth, red vermouth, white vermouth, lillet, lillet blanc, martini bianco
          fr: vermouth
          de: Wermut
          es: vermut
        mulled wine | cup=240 has=sulphites made=alcohol,animal?
          fr: vin chaud
          de: Glühwein
          es: vino caliente especiado
        sangria | cup=240 has=sulphites made=alcohol,animal?
          fr: sangria
          de: Sangria
          es: sangría
        nonalcoholic wine | cup=236 has=sulphites made=alcohol?
          en: alcohol free wine, dealcoholized wine, non alcoholic wine
          fr: vin sans alcool
          de: alkoholfreier Wein
          es: vino sin alcohol
        cake mix | cup=120 has=gluten may=milk,eggs,soybeans
          en: yellow cake mix, chocolate cake mix, white cake mix, devil's food cake mix, spice cake mix
          en: angel food cake mix, german chocolate cake mix, lemon cake mix, boxed cake mix, red velvet cake mix
          fr: préparation pour gâteau, mélange pour gâteau
          de: Kuchenmischung, Kuchenbackmischung
          es: preparado para bizcocho, mezcla para pastel
        brownie mix | cup=120 has=gluten may=eggs,milk,soybeans
          en: boxed brownie mix
          fr: préparation pour brownies
          de: Brownie-Backmischung
          es: preparado para brownie
        pancake mix | cup=120 has=gluten may=milk,eggs
          en: waffle mix, pancake and waffle mix, crepe mix
          fr: préparation pour pancakes
          de: Pfannkuchenmischung, Pancake-Mischung
          es: preparado para tortitas
        muffin mix | cup=120 has=gluten may=milk,eggs
          en: blueberry muffin mix, scone mix
          fr: préparation pour muffins
          de: Muffin-Backmischung
          es: preparado para magdalenas
        cornbread mix | cup=130 has=gluten may=milk
          en: corn muffin mix, jiffy corn muffin mix, jiffy cornbread mix, corn bread mix
          fr: préparation pour pain de maïs
          de: Maisbrot-Backmischung
          es: mezcla para pan de maíz
        pizza dough mix | has=gluten
          en: pizza crust mix
          fr: préparation pour pâte à pizza
          de: Pizzateig-Backmischung
          es: preparado para masa de pizza
        tempura batter mix | cup=120 has=gluten may=eggs
          en: tempura flour, tempura mix, batter mix, fish fry mix
          fr: farine à tempura
          de: Tempuramehl, Tempura-Mischung
          es: harina para tempura
        marshmallow | cup=50 made=gelatine
          en: large marshmallow
          fr: guimauve, chamallow
          de: Marshmallow, Mäusespeck
          es: malvavisco, nube de azúcar, nubes, bombón de malvavisco, bombones de malvavisco
        mini marshmallows | cup=45 made=gelatine
          en: miniature marshmallow, mini marshmallow
          fr: mini guimauves
          de: Mini-Marshmallows
          es: mini malvaviscos, nubes mini
        vegan marshmallow | cup=50
          en: vegetarian marshmallow
          fr: guimauve végane
          de: vegane Marshmallows
          es: malvavisco vegano
        marshmallow fluff | cup=100 has=eggs
          en: marshmallow creme, marshmallow cream
          fr: crème de guimauve
          de: Marshmallow-Creme
          es: crema de malvavisco
        candy | may=milk,nuts,soybeans,gluten made=gelatine?,insect?,animal?
          en: sweets, chewy candy, skittles, starburst, bonbon
          fr: bonbons
          de: Süßigkeiten, Süßwaren, Bonbons
          es: golosinas, caramelos surtidos, dulces
        hard candy | made=insect?
          en: peppermint candy, candy cane, lollipop, butterscotch candy, boiled sweet, crushed peppermint
          fr: bonbon dur, sucette, sucre d'orge, bonbon à la menthe
          de: Lutscher, Lolli, Zuckerstange, Pfefferminzbonbons
          es: caramelo duro, piruleta, bastón de caramelo, bastones de caramelo
        cough drop | made=honey?
          en: throat lozenge, menthol candy
          fr: pastille pour la gorge
          de: Hustenbonbon, Hustenbonbons
          es: caramelo para la tos
        dextrose tablet
          en: glucose tablet, dextrose
          fr: comprimé de dextrose
          de: Traubenzucker
          es: pastilla de glucosa, dextrosa
        gummy bear | made=gelatine,pork?,insect?,animal?
          en: gummy candy, gummy worm, gummi bear, fruit gum, wine gum, jelly baby
          fr: ourson en gélatine, bonbons gélifiés
          de: Gummibärchen, Fruchtgummi, Weingummi
          es: gominola, osito de goma, gominolas
        jelly bean | made=gelatine?,insect?,animal?
          en: gumdrop, turkish delight, fruit jelly candy, spice drop
          fr: pâte de fruits, loukoum
          de: Geleebohne, Geleefrüchte, Jelly Beans
          es: grageas de gelatina, delicia turca
        chewing gum | made=gelatine?,animal?
          en: bubble gum, gum
          fr: chewing-gum
          de: Kaugummi
          es: chicle
        licorice | has=gluten made=gelatine?,animal?
          en: liquorice, black licorice, red licorice
          fr: réglisse
          de: Lakritz, Lakritze
          es: regaliz, regalices
        candy bar | has=milk may=peanuts,nuts,gluten,eggs,soybeans
          en: snickers candy bar, kitkat, chocolate candy bar, snickers, mars bar, twix, milky way
          fr: barre chocolatée
          de: Schokoriegel, Riegel
          es: barrita de chocolate, chocolatina
        candy coated chocolate | cup=200 has=milk may=peanuts,nuts,soybeans made=insect?
          en: m&m, m & m's, smarties, chocolate candy, m&m's, mini m&m
          fr: dragées au chocolat
          de: Schokolinsen, Smarties
          es: lacasitos, grageas de chocolate
        chocolate egg | has=milk may=soybeans,nuts,eggs
          en: mini egg chocolates, mini egg, chocolate easter egg, chocolate bunny
          fr: œuf en chocolat, lapin en chocolat
          de: Schokoei, Schokohase, Schokoladeneier, Schokoladenosterhase
          es: huevo de chocolate, huevo de pascua
        chocolate truffle | has=milk may=nuts,soybeans made=alcohol?
          en: boxed chocolates, chocolate bonbon, filled chocolate
          fr: truffe au chocolat, bonbons au chocolat
          de: Schokotrüffel, Pralinen
          es: trufa de chocolate, bombones, bombón de chocolate, bombones de chocolate
        chocolate mint | has=milk may=soybeans
          en: andes mint, peppermint patty, after eight
          fr: chocolat à la menthe
          de: Minzschokolade
          es: chocolate con menta
        peanut butter cup | has=peanuts,milk may=soybeans
          en: reese's peanut butter cup, mini peanut butter cup, reeses
          fr: coupelle au beurre de cacahuète
          de: Erdnussbutter-Cups
          es: copa de mantequilla de cacahuete
        peanut butter chips | cup=170 has=peanuts,milk may=soybeans
          en: peanut butter chip
          fr: pépites au beurre de cacahuète
          de: Erdnussbutter-Chips
          es: chispas de mantequilla de cacahuete
        malted milk ball | has=milk,gluten may=soybeans
          en: malteser, whopper candy
          fr: boule de lait malté
          de: Malzkugeln
          es: bolita de leche malteada
        sprinkles | may=soybeans,milk made=insect?,animal?
          en: nonpareil, candy sprinkle, colored sugar, sanding sugar, edible glitter, cake decoration, sprinkle
          en: rainbow sprinkle, chocolate sprinkle, hundreds and thousands, sugar pearl, jimmies
          fr: vermicelles en sucre, vermicelles au chocolat, décors en sucre, perles en sucre
          de: Zuckerstreusel, Streusel, Schokostreusel, Zuckerperlen, Liebesperlen, Streudekor
          es: fideos de colores, fideos de chocolate, grageas, virutas de chocolate
        icing | may=eggs,milk
          en: royal icing, royal icing mix, decorating icing, writing icing, glace icing
          fr: glaçage, glaçage royal
          de: Zuckerguss, Zuckerglasur, Zuckerschrift
          es: glaseado, glasa, glasa real
        frosting | cup=265 may=milk,soybeans
          en: vanilla frosting, chocolate frosting, canned frosting, buttercream, buttercream frosting
          fr: glaçage à la vanille, crème au beurre
          de: Frosting, Buttercreme
          es: cobertura para pasteles, crema de mantequilla
        cream cheese frosting | cup=265 has=milk
          fr: glaçage au fromage frais
          de: Frischkäse-Frosting
          es: cobertura de queso crema
        fondant | may=eggs made=gelatine?
          en: ready to roll icing, sugar paste, rolled fondant, gum paste, fondant icing
          fr: pâte à sucre
          de: Rollfondant, Zuckermasse
          es: pasta de azúcar
        chocolate glaze | may=milk,soybeans,nuts
          en: chocolate icing, cake glaze, chocolate coating, magic shell
          fr: nappage au chocolat, glaçage au chocolat
          de: Schokoladenguss, Schokoguss
          es: cobertura de chocolate para pasteles, glaseado de chocolate
        cake glaze powder
          en: clear cake glaze, tart glaze
          fr: nappage pour tarte
          de: Tortenguss
          es: gelatina para tartas, brillo para tartas
        marzipan | cup=275 has=nuts
          en: marzipan paste
          fr: pâte d'amande, massepain
          de: Marzipan, Marzipanrohmasse
          es: mazapán, mazapanes
        almond paste | cup=227 has=nuts
          en: almond filling
          fr: pâte d'amandes crue
          de: Mandelpaste
          es: pasta de almendra
        frangipane | has=nuts,eggs,milk may=gluten
          en: almond cream
          fr: frangipane, crème d'amande, crème d'amandes
          de: Frangipane, Mandelcreme
          es: crema frangipane
        persipan | may=nuts,sulphites
          en: apricot kernel paste
          fr: persipan
          de: Persipan
          es: persipán, persipanes
        nougat | has=nuts may=eggs made=honey?
          en: nougat candy, torrone
          fr: nougat
          de: Nougat, weißer Nougat, Türkischer Honig
          es: turrón, turron duro, turron blando, turrones
        gianduja | has=nuts may=milk,soybeans
          en: hazelnut nougat, nut nougat
          fr: gianduja
          de: Nussnougat, Nuss-Nougat-Masse, Schnittnougat
          es: gianduja
        praline paste | has=nuts
          en: praline, hazelnut praline, praline powder
          fr: pralin, praliné, pralinoise, pâte de praliné
          de: Pralinmasse, Krokant, Haselnusskrokant
          es: praliné, crema praliné, pasta praliné
        nut brittle | may=nuts,peanuts,milk,sesame
          en: peanut brittle, brittle, almond brittle, sesame brittle
          fr: nougatine
          de: Nusskrokant
          es: guirlache, crocante, guirlaches
        halvah | has=sesame may=nuts,eggs
          en: halva, sesame halva, halwa, tahini halva
          fr: halva
          de: Halva, Helva
          es: halva
        cotton candy
          en: candy floss
          fr: barbe à papa
          de: Zuckerwatte
          es: algodón de azúcar, algodones de azúcar
        potato chips | cup=30 may=milk,gluten
          en: chips, crisps, potato chip, potato crisp, pringles, shoestring potato, kettle chips, potato stick
          fr: chips de pommes de terre
          de: Kartoffelchips, Stapelchips
          es: patatas fritas de bolsa, papas fritas de bolsa
        tortilla chips | cup=28 may=milk
          en: tortilla chip, corn tortilla chip, doritos, nacho chip
          fr: chips tortilla, chips de maïs
          de: Tortillachips, Nachos, Tortilla-Chips
          es: totopos, nachos, totopo
        corn chips | cup=30
          en: corn chip, frito, fritos corn chip, fritos
          fr: chips de maïs soufflé
          de: Maischips
          es: aperitivo de maíz
        peanut puffs | has=peanuts
          en: peanut flips, bamba
          fr: soufflés à la cacahuète
          de: Flips, Erdnussflips
          es: gusanitos de cacahuete
        cheese puffs | has=milk made=rennet?
          en: cheetos, cheese curls, cheese snack, cheese puff
          fr: soufflés au fromage
          de: Käsebällchen
          es: gusanitos
        pretzel | has=gluten
          en: pretzel rod, mini pretzel, hard pretzel, pretzel twist
          fr: bretzel salé
          de: Salzbrezeln
          es: pretzel salado
        prawn cracker | has=crustaceans
          en: prawn crackers, shrimp chip, shrimp cracker, krupuk
          fr: chips aux crevettes, beignets de crevette
          de: Krabbenchips, Kroepoek
          es: pan de gambas
        plantain chip
          en: plantain chips, tostones chips
          fr: chips de banane plantain
          de: Kochbananenchips
          es: chips de plátano macho, platanitos
        vegetable chips
          en: veggie chips, kale chip, beet chip, sweet potato chip
          fr: chips de légumes
          de: Gemüsechips
          es: chips de verduras
        pork rinds | made=pork
          en: pork rind, chicharron snack
          fr: couenne de porc soufflée
          de: Schweinekrusten-Snack
          es: cortezas de cerdo, torreznos de bolsa
        snack | may=gluten,milk,peanuts,nuts,soybeans,sesame
          en: savory snack, snack mix, chex mix, bombay mix, party mix
          fr: biscuits apéritifs, gâteaux apéritif
          de: Knabberzeug, Knabbergebäck
          es: aperitivo, picoteo
        popcorn | cup=8
          en: popped popcorn, microwave popcorn
          fr: pop-corn, popcorn
          de: Popcorn
          es: palomitas, palomitas de maíz
        popping corn | cup=200
          en: popcorn kernel, popcorn kernels, unpopped popcorn
          fr: maïs à pop corn, maïs à éclater
          de: Popcornmais, Puffmais
          es: maíz para palomitas
        puffed corn
          en: corn puffs, hominy puff
          fr: maïs soufflé
          de: gepuffter Mais
          es: maíz inflado
        rice cake | each=9
          en: puffed rice cake, rice cakes
          fr: galette de riz soufflé, galette de riz soufflée
          de: Reiswaffel, Reiswaffeln
          es: tortita de arroz, tortitas de arroz
        corn cake snack | each=8
          en: corn cakes, puffed corn cake
          fr: galette de maïs soufflé
          de: Maiswaffel, Maiswaffeln
          es: tortita de maíz, tortitas de maíz
        granola bar | has=gluten may=nuts,peanuts,soybeans,milk made=honey?
          en: cereal bar, muesli bar, energy bar, oat bar
          fr: barre de céréales
          de: Müsliriegel, Haferriegel
          es: barrita de cereales, barrita energética
        protein bar | may=milk,soybeans,nuts,peanuts,gluten
          fr: barre protéinée
          de: Proteinriegel, Eiweißriegel
          es: barrita de proteínas
        fruit leather
          en: fruit roll up, fruit snack, fruit bar
          fr: cuir de fruits
          de: Fruchtleder, Fruchtriegel
          es: barrita de fruta, láminas de fruta
        instant mashed potato | cup=60 may=milk,sulphites
          en: potato flake, instant potato flake, mashed potato flake, instant potato, instant mash
          fr: purée mousseline, purée en flocons
          de: Kartoffelpüree Pulver
          es: puré de patatas instantáneo, copos de patata
        phyllo dough | has=gluten cat=dairy
          en: phyllo, filo, filo pastry, filo pastry sheet, phyllo pastry, phyllo sheet, yufka, filo dough
          fr: pâte filo, pâte à filo, pâte phyllo
          de: Filoteig, Yufkateig
          es: pasta filo, masa filo
        brick pastry | has=gluten cat=dairy
          en: brick dough, warka pastry
          fr: feuille de brick, feuilles de brick
          de: Brickteig
          es: pasta brick, hoja de brick
        sandwich cookie | has=gluten may=milk,soybeans
          en: cream filled chocolate cookie
          fr: biscuit fourré, biscuits fourrés au chocolat
          de: Doppelkeks
          es: galleta rellena
        macaron | has=nuts,eggs may=milk
          en: french macaron
          fr: macaron
          de: Macaron
          es: macarrón francés
        coconut macaroon | has=eggs may=milk
          en: macaroon
          fr: rocher coco
          de: Kokosmakronen, Makrone
          es: coquito
        christmas pudding | has=gluten,nuts,sulphites may=eggs,milk made=alcohol?,meat?
          en: plum pudding, fruit cake
          fr: pudding de Noël, cake aux fruits
          de: Plumpudding, Früchtebrot
          es: pudin de Navidad, pudines de Navidad
        satay sauce | cup=260 has=peanuts may=soybeans,gluten,fish,crustaceans
          en: peanut sauce, sate sauce, satay marinade
          fr: sauce satay, sauce cacahuète, sauce saté
          de: Erdnusssauce, Satésauce, Satay-Sauce
          es: salsa satay, salsa de cacahuete
        sandwich spread | may=eggs,milk,mustard,celery
          en: vegan spread, savory spread
          fr: tartinade
          de: Sandwichcreme, vegetarischer Aufstrich, veganer Aufstrich
          es: crema para untar
        mincemeat | cup=300 may=sulphites,nuts made=alcohol?,meat?
          en: fruit mince, fruit mincemeat
          fr: mincemeat
          de: Mincemeat
          es: mincemeat
        soju | cup=225 made=alcohol cat=other
          fr: soju
          de: Soju
          es: soju
        shochu | cup=225 made=alcohol cat=other
          en: baijiu, chinese sorghum liquor
          fr: shochu
          de: Shochu
          es: shochu
        kvass | has=gluten made=alcohol?
          en: bread kvass
          fr: kvas
          de: Kwas
          es: kvas
        horchata | cup=245 may=nuts,milk
          en: horchata drink, tiger nut milk, rice horchata
          fr: horchata
          de: Horchata
          es: horchata, horchata de chufa
        water kefir | cup=240
          en: water kefir drink, tibicos
          fr: kéfir de fruits
          de: Wasserkefir
          es: kéfir de agua, kefires de agua
        birch water | cup=240
          en: birch sap, maple water
          fr: eau de bouleau, eaux de bouleau
          de: Birkenwasser
          es: agua de abedul
        instant ramen seasoning | has=gluten may=soybeans,sesame,milk,celery made=meat?
          en: ramen seasoning packet, ramen soup base
          fr: assaisonnement pour ramen
          de: Ramen-Gewürzpulver
          es: sazonador de ramen, sazonadores de ramen
        sukiyaki sauce | has=soybeans,gluten may=fish made=alcohol?
          en: mentsuyu, tsuyu, noodle soup base, warishita
          fr: sauce sukiyaki
          de: Sukiyaki-Sauce
          es: salsa sukiyaki
        maggi seasoning | has=gluten may=soybeans,celery
          en: maggi, liquid seasoning, maggi sauce, maggi liquid seasoning
          fr: arôme maggi, arôme liquide
          de: Maggi, Maggi-Würze, Flüssigwürze
          es: jugo maggi, salsa maggi
        tahini sauce | has=sesame
          en: tahini dressing, tarator sauce
          fr: sauce tahini
          de: Tahin-Sauce, Tahinsauce
          es: salsa de tahini
        nuoc cham | has=fish
          en: vietnamese dipping sauce
          fr: sauce nuoc cham, sauce pour nems
          de: Nuoc Cham
          es: salsa nuoc cham
        banana ketchup
          fr: ketchup de banane
          de: Bananenketchup
          es: kétchup de plátano
        peri peri marinade
          en: piri piri marinade, piri piri paste, nando's sauce
          fr: marinade piri-piri
          de: Piri-Piri-Marinade
          es: adobo piri piri
        marinade | may=soybeans,gluten,mustard,celery
          en: meat marinade, chicken marinade, steak marinade
          fr: marinade
          de: Marinade, Grillmarinade
          es: marinada, adobo líquido
        sloppy joe sauce | cup=250 may=celery
          en: manwich, manwich sauce, sloppy joe mix
          fr: sauce sloppy joe
          de: Sloppy-Joe-Sauce
          es: salsa sloppy joe
        wasabi peas | may=gluten,soybeans
          en: wasabi pea
          fr: pois au wasabi
          de: Wasabi-Erbsen, Wasabinüsse
          es: guisantes con wasabi
        papadum
          en: poppadom, papad, papadam, poppadum
          fr: papadum
          de: Papadam
          es: papadam
        sev | may=peanuts
          en: bhel puri mix, chickpea noodle snack
          fr: sev indien
          de: Sev
          es: sev indio
        chocolate covered nuts | has=nuts,milk may=peanuts,soybeans
          en: chocolate covered almond, chocolate almond
          fr: amandes au chocolat
          de: Schokonüsse, Schokomandeln
          es: almendras con chocolate
        chocolate raisin | has=milk may=soybeans,nuts,sulphites
          en: chocolate covered raisin
          fr: raisins au chocolat
          de: Schokorosinen
          es: pasas con chocolate
        sugared almonds | has=nuts
          en: jordan almond, candied almond, candied nut, candied pecan, candied walnut
          fr: dragées, amandes caramélisées
          de: gebrannte Mandeln
          es: almendras garrapiñadas, peladillas
        sherbet powder
          en: fizzy sherbet powder, popping candy, pop rocks
          fr: poudre acidulée, sucre pétillant
          de: Brausepulver zum Naschen, Knallbrause
          es: peta zetas
        wheat malt | has=gluten
          en: malted wheat
          fr: malt de blé
          de: Weizenmalz
          es: malta de trigo
        whipped cream | cup=60 has=milk cat=dairy
          en: sweetened whipped cream, reddi wip, canned whipped cream, aerosol whipped cream, squirty cream
          fr: crème chantilly, crème fouettée, chantilly, crème en bombe
          de: Sprühsahne, Schlagrahm aus der Dose
          es: nata montada, nata en spray
        nam prik pao | has=crustaceans may=fish,soybeans
          en: thai chili jam, thai chili paste, roasted chili paste, thai roasted chili paste
          fr: nam prik pao, pâte de piment thaïe
          de: Nam Prik Pao, thailändische Chilipaste
          es: nam prik pao, pasta de chile tailandesa
        rendang paste | may=crustaceans,nuts
          en: rendang curry paste, bumbu rendang
          fr: pâte rendang
          de: Rendang-Paste
          es: pasta rendang
        vegan fish sauce | may=soybeans,gluten
          en: vegetarian fish sauce, fishless fish sauce
          fr: sauce poisson végane
          de: vegane Fischsauce
          es: salsa de pescado vegana
        dumpling sauce | has=soybeans,gluten may=sesame
          en: dumpling dipping sauce, gyoza sauce, potsticker sauce
          fr: sauce pour gyozas
          de: Gyoza-Sauce
          es: salsa para gyozas
        shawarma sauce | may=milk,sesame,eggs
          en: kebab sauce, doner sauce, gyro sauce
          fr: sauce kebab
          de: Dönersauce, Kebabsauce
          es: salsa kebab
        gravlax sauce | has=mustard may=eggs,milk made=honey?
          en: dill mustard sauce, hovmastarsas, mustard dill sauce
          fr: sauce gravlax, sauce moutarde aneth
          de: Honig-Senf-Dill-Sauce, Senf-Dill-Sauce
          es: salsa de mostaza y eneldo
        mustard sauce | has=mustard may=milk,gluten
          fr: sauce moutarde
          de: Senfsauce, Senfsoße
          es: salsa de mostaza
        olive brine
          en: olive juice
          fr: saumure d'olives
          de: Olivenlake
          es: salmuera de aceitunas
        caper brine
          en: caper juice
          fr: saumure de câpres
          de: Kapernlake
          es: salmuera de alcaparras
        pickled walnut | has=nuts may=gluten,sulphites
          fr: noix au vinaigre
          de: eingelegte Walnüsse
          es: nueces encurtidas
        truffle paste
          en: truffle salsa, truffle tapenade, truffle cream
          fr: crème de truffe, pâte de truffe
          de: Trüffelpaste, Trüffelcreme
          es: pasta de trufa, crema de trufa
        puttanesca sauce | has=fish
          en: puttanesca
          fr: sauce puttanesca
          de: Puttanesca-Sauce
          es: salsa puttanesca
        amatriciana sauce | may=milk made=pork,rennet?
          en: amatriciana
          fr: sauce amatriciana
          de: Amatriciana-Sauce
          es: salsa amatriciana
        tempura flakes | has=gluten
          en: tenkasu, tempura scraps, tempura crumbs
          fr: flocons de tempura
          de: Tempuraflocken
          es: copos de tempura
        canned ratatouille
          en: ratatouille, caponata
          fr: ratatouille en boîte, ratatouille
          de: Ratatouille
          es: pisto en conserva, pisto
        canned apple | cup=204
          en: canned sliced apple, tinned apple
          fr: pommes au sirop
          de: Äpfel aus der Dose
          es: manzana en lata
        canned papaya
          en: canned tropical fruit, tropical fruit in syrup
          fr: cocktail de fruits exotiques
          de: tropische Früchte aus der Dose
          es: papaya en almíbar
        sugar free syrup
          en: keto syrup, sugar free maple syrup
          fr: sirop sans sucre
          de: zuckerfreier Sirup
          es: sirope sin azúcar
        strawberry sauce | cup=320
          en: strawberry topping, strawberry coulis, raspberry coulis, raspberry sauce, fruit coulis, dessert sauce
          fr: coulis de fraises, coulis de framboises, coulis de fruits rouges
          de: Erdbeersauce, Himbeersauce, Fruchtsauce
          es: salsa de fresa, sirope de fresa, coulis de frutas
        honeycomb candy
          en: cinder toffee, sponge toffee, hokey pokey
          fr: nid d'abeille en sucre
          de: Honeycomb-Bonbon
          es: caramelo panal
        gluten-free oats | cup=85
          en: gluten free rolled oats, gluten free oatmeal, pure oats
          fr: flocons d'avoine sans gluten
          de: glutenfreie Haferflocken
          es: copos de avena sin gluten, avena sin gluten
        sesame flour | has=sesame
          en: defatted sesame flour, sesame seed flour
          fr: farine de sésame
          de: Sesammehl
          es: harina de sésamo
        triticale | has=gluten
          en: triticale flour
          fr: triticale
          de: Triticale
          es: triticale
        carmine | made=insect
          en: cochineal, carminic acid
          fr: carmin, cochenille
          de: Karmin, Cochenille
          es: carmín, cochinilla, carmines
        isinglass | made=fish
          en: fish gelatine, fish gelatin
          fr: ichtyocolle
          de: Hausenblase, Fischgelatine
          es: ictiocola
        barley water | has=gluten
          fr: eau d'orge
          de: Gerstenwasser
          es: agua de cebada
        swedish fish
          en: swedish fish candy, fish gummy
          fr: bonbons poissons rouges
          de: Weingummi Fische
          es: gominolas de pez
        kelp noodle
          en: seaweed noodle
          fr: nouilles d'algues
          de: Algennudeln
          es: fideos de algas
        # frozen
        fish cake | has=fish,gluten may=eggs,milk,mustard
          en: fishcake, fish burger, salmon cake, fish patty
          fr: croquette de poisson, galette de poisson
          de: Fischfrikadelle, Fischfrikadellen, Fischbulette
          es: hamburguesa de pescado, pastelito de pescado
        frozen seafood mix | has=crustaceans,molluscs may=fish
          en: frozen seafood cocktail
          fr: cocktail de fruits de mer surgelé
          de: TK-Meeresfrüchte
          es: preparado de paella congelado, marisco congelado
        empanada wrapper | has=gluten may=milk,eggs made=meat?,pork?
          en: empanada dough, empanada disc, goya discos
          fr: pâte à empanadas, disque à empanada
          de: Empanada-Teig, Empanadateig
          es: masa para empanadas, oblea para empanadillas, tapa de empanada
        potsticker | has=gluten,soybeans may=sesame,crustaceans,eggs made=meat?,pork?
          en: gyoza, frozen dumpling, pot sticker, asian dumpling, mandu, dim sum
          fr: gyoza, ravioli chinois
          de: Gyoza, Gyozas, Dim Sum
          es: gyoza, empanadilla china
        pierogi | has=gluten may=milk,eggs made=meat?,pork?
          en: frozen pierogi, pelmeni, perogy, pierogies, perogies
          fr: pierogi
          de: Piroggen, Pelmeni, Pierogi
          es: pierogi
        cheesecake | has=milk,eggs,gluten made=gelatine?
          en: cheese cake
          fr: gâteau au fromage blanc, cheesecake, gâteaux au fromage blanc
          de: Käsekuchen, Cheesecake, Quarkkuchen, Topfenkuchen
          es: tarta de queso, cheesecake
        ice cream | cup=140 has=milk may=eggs,nuts,soybeans
          en: gelato, premium ice cream, ice cream bar, ice lolly with cream
          fr: glace, crème glacée, esquimau
          de: Eis, Eiscreme, Speiseeis, Eis am Stiel
          es: helado
        vanilla ice cream | cup=140 has=milk may=eggs
          en: french vanilla ice cream, vanilla bean ice cream
          fr: glace à la vanille, glace vanille
          de: Vanilleeis
          es: helado de vainilla
        chocolate ice cream | cup=140 has=milk may=eggs,soybeans
          fr: glace au chocolat
          de: Schokoladeneis, Schokoeis
          es: helado de chocolate
        strawberry ice cream | cup=140 has=milk may=eggs
          fr: glace à la fraise
          de: Erdbeereis
          es: helado de fresa
        coffee ice cream | cup=140 has=milk may=eggs
          fr: glace au café
          de: Kaffeeeis
          es: helado de café
        vegan ice cream | cup=140 may=soybeans,nuts,gluten
          en: dairy free ice cream, plant based ice cream
          fr: glace végane
          de: veganes Eis
          es: helado vegano
        frozen yogurt | cup=150 has=milk may=eggs
          en: frozen yoghurt
          fr: yaourt glacé
          de: gefrorener Joghurt, Frozen Yogurt
          es: yogur helado, helado de yogur
        sorbet | cup=150
          en: lemon sorbet, raspberry sorbet, mango sorbet, fruit sorbet
          fr: sorbet
          de: Sorbet, Fruchtsorbet
          es: sorbete, sorbete de limón
        sherbet | cup=150 has=milk
          en: orange sherbet, lime sherbet, raspberry sherbet, lemon sherbet
          fr: sorbet laitier
          de: Milchsorbet
          es: sorbete lácteo
        popsicle
          en: ice pop, ice lolly, freezer pop
          fr: glace à l'eau, bâtonnet glacé
          de: Wassereis, Stieleis
          es: polo, polos, paleta de hielo
        ice cream sandwich | has=milk,gluten may=soybeans,eggs
          fr: sandwich glacé
          de: Eis-Sandwich
          es: sándwich de helado
        frozen peas | cup=134
          en: frozen pea, frozen petits pois, frozen green pea, frozen baby pea, frozen garden pea
          fr: petits pois surgelés
          de: Tiefkühlerbsen, TK-Erbsen, Erbsen TK, tiefgekühlte Erbsen
          es: guisantes congelados
        frozen corn | cup=165
          en: frozen sweetcorn, frozen corn kernel, frozen whole kernel corn, frozen sweet corn
          fr: maïs surgelé
          de: TK-Mais, tiefgekühlter Mais
          es: maíz congelado
        frozen spinach | cup=156
          en: frozen chopped spinach, frozen leaf spinach, frozen cut leaf spinach
          fr: épinards surgelés, épinards hachés surgelés
          de: Tiefkühlspinat, TK-Spinat, TK-Blattspinat, Spinat TK, Blattspinat TK, tiefgekühlter Spinat
          es: espinacas congeladas
        creamed spinach | has=milk may=gluten
          en: frozen creamed spinach
          fr: épinards à la crème
          de: Rahmspinat, TK-Rahmspinat
          es: espinacas a la crema
        frozen vegetables
          en: frozen mixed vegetables, frozen vegetable, frozen peas and carrots, frozen vegetable mix
          en: frozen mixed vegetable, frozen soup vegetables
          fr: légumes surgelés, poêlée de légumes surgelée
          de: Tiefkühlgemüse, TK-Gemüse, Gemüse TK, tiefgekühltes Gemüse, Suppengemüse TK
          es: verduras congeladas, verdura congelada, menestra congelada
        buttered vegetables | has=milk
          en: frozen butter vegetables
          fr: légumes au beurre surgelés
          de: Buttergemüse
          es: verduras a la mantequilla
        frozen stir fry vegetable
          en: frozen stir fry vegetables, frozen asian vegetables, frozen wok vegetables
          fr: légumes pour wok surgelés
          de: TK-Wokgemüse, Wokgemüse
          es: verduras para wok congeladas, salteado de verduras congelado
        frozen broccoli | cup=156
          en: frozen broccoli floret, frozen chopped broccoli
          fr: brocolis surgelés
          de: TK-Brokkoli, Brokkoli TK
          es: brócoli congelado
        frozen cauliflower
          fr: chou-fleur surgelé
          de: TK-Blumenkohl
          es: coliflor congelada
        frozen brussels sprout
          fr: choux de Bruxelles surgelés
          de: TK-Rosenkohl
          es: coles de Bruselas congeladas
        frozen edamame | cup=155 has=soybeans
          en: frozen shelled edamame, frozen soybean
          fr: edamame surgelé
          de: TK-Edamame
          es: edamame congelado
        frozen green bean | cup=124
          en: frozen cut green bean, frozen french bean
          fr: haricots verts surgelés
          de: TK-Bohnen, grüne Bohnen TK, TK grüne Bohnen
          es: judías verdes congeladas
        frozen lima bean | cup=160
          en: frozen butter bean, frozen baby lima bean
          fr: haricots de Lima surgelés
          de: TK-Limabohnen
          es: habas de lima congeladas
        frozen broad bean
          en: frozen fava bean
          fr: fèves surgelées
          de: TK-Dicke-Bohnen
          es: habas congeladas
        frozen bell pepper
          en: frozen pepper, frozen pepper strip, frozen peppers and onions
          fr: poivrons surgelés
          de: TK-Paprika
          es: pimiento congelado
        frozen onion | cup=160
          en: frozen chopped onion, frozen diced onion, frozen pearl onion
          fr: oignons surgelés
          de: TK-Zwiebeln
          es: cebolla congelada
        frozen carrot
          fr: carottes surgelées
          de: TK-Karotten, TK-Möhren
          es: zanahorias congeladas
        frozen okra
          en: frozen cut okra
          fr: gombo surgelé
          de: TK-Okra
          es: quimbombó congelado
        frozen kale
          en: frozen chopped kale
          fr: chou kale surgelé
          de: TK-Grünkohl, Grünkohl TK
          es: kale congelado
        frozen artichoke heart
          en: frozen artichoke
          fr: fonds d'artichaut surgelés
          de: TK-Artischockenherzen
          es: alcachofas congeladas
        frozen mushroom
          en: frozen mixed mushrooms
          fr: champignons surgelés
          de: TK-Pilze
          es: champiñones congelados, setas congeladas
        frozen butternut squash
          en: frozen squash, frozen pumpkin
          fr: courge surgelée
          de: TK-Kürbis
          es: calabaza congelada
        frozen avocado
          fr: avocat surgelé
          de: TK-Avocado
          es: aguacate congelado
        frozen herbs
          en: frozen herb, frozen parsley, frozen basil, frozen dill
          fr: herbes surgelées, persil surgelé
          de: TK-Kräuter, tiefgekühlte Kräuter, 8-Kräuter-Mischung, Tiefkühlkräuter
          es: hierbas congeladas
        frozen fruit | cup=150
          en: frozen mixed fruit, frozen tropical fruit
          fr: fruits surgelés
          de: TK-Obst, Tiefkühlobst
          es: frutas congeladas, fruta congelada
        frozen berries | cup=150
          en: frozen mixed berry, frozen berry, frozen mixed berries, frozen forest fruits
          fr: fruits rouges surgelés
          de: TK-Beeren, Tiefkühlbeeren, TK-Beerenmischung, tiefgekühlte Beeren
          es: frutos rojos congelados
        frozen blueberry | cup=155
          en: frozen wild blueberry
          fr: myrtilles surgelées
          de: TK-Heidelbeeren, TK-Blaubeeren
          es: arándanos congelados
        frozen raspberry | cup=140
          fr: framboises surgelées
          de: TK-Himbeeren, TK-Himbeere, Himbeeren TK, tiefgekühlte Himbeeren
          es: frambuesas congeladas
        frozen strawberry | cup=149
          en: frozen sliced strawberry, frozen strawberries in syrup
          fr: fraises surgelées
          de: TK-Erdbeeren
          es: fresas congeladas
        frozen blackberry | cup=151
          fr: mûres surgelées
          de: TK-Brombeeren
          es: moras congeladas
        frozen cranberry | cup=100
          fr: canneberges surgelées
          de: TK-Cranberries
          es: arándanos rojos congelados
        frozen cherry | cup=155
          en: frozen sweet cherry, frozen sour cherry
          fr: cerises surgelées
          de: TK-Kirschen
          es: cerezas congeladas
        frozen mango | cup=140
          en: frozen mango chunk
          fr: mangue surgelée
          de: TK-Mango
          es: mango congelado
        frozen peach | cup=150
          en: frozen sliced peach
          fr: pêches surgelées
          de: TK-Pfirsiche
          es: melocotón congelado
        frozen pineapple
          en: frozen pineapple chunk
          fr: ananas surgelé
          de: TK-Ananas
          es: piña congelada
        frozen banana
          en: frozen banana slice
          fr: banane surgelée
          de: gefrorene Banane
          es: plátano congelado
        frozen acai
          en: acai puree, acai packet, açai
          fr: açaï surgelé
          de: TK-Açaí
          es: açaí congelado
        french fries
          en: french fry, frozen french fry, fries, frozen fries, oven chips, chunky chips, steak fries
          en: shoestring fries, frozen french fried potato, frozen chips, chip shop chips
          fr: frites, pommes frites, frites surgelées
          de: Pommes frites, TK-Pommes, Backofenpommes
          es: patatas fritas, patatas congeladas, papas fritas, patatas fritas congeladas
        potato wedges
          en: potato wedge, frozen potato wedge, country potatoes, country style potato
          fr: quartiers de pommes de terre surgelés
          de: Kartoffelecken, Kartoffelspalten, Country Potatoes, Wedges
          es: patatas gajo, gajos de patata
        sweet potato fries
          en: frozen sweet potato fries
          fr: frites de patate douce
          de: Süßkartoffelpommes
          es: patatas fritas de boniato
        hash browns
          en: hash brown, frozen hash brown, frozen hash brown potato, hash brown potato, shredded hash browns
          en: potatoes o'brien, frozen shredded potato, frozen diced potato, frozen potato
          fr: galette de pommes de terre, röstis
          de: Rösti, Hash Browns, Kartoffelrösti
          es: tortita de patata rallada
        potato pancake | may=eggs,gluten
          en: latke, frozen potato pancake
          fr: crique de pommes de terre
          de: Kartoffelpuffer, Reibekuchen
          es: tortita de patata
        tater tots
          en: tater tot, frozen tater tot, potato puff
          fr: pommes noisettes
          de: Kartoffelbällchen
          es: croquetas de patata ralladas
        potato croquette | may=gluten,milk,eggs
          en: croquette, duchess potatoes, potato croquettes
          fr: croquette, pommes duchesse, pommes dauphine
          de: Kroketten, Herzoginkartoffeln, Krokette
          es: croqueta de patata
        croquetas | has=gluten,milk may=eggs,fish made=meat?,pork?
          en: spanish croquette, ham croquette
          fr: croquettes espagnoles
          de: spanische Kroketten
          es: croqueta, croquetas de jamón, kroketas
        onion rings | has=gluten may=milk,eggs
          en: onion ring, frozen onion rings
          fr: rondelles d'oignon, beignets d'oignon
          de: Zwiebelringe
          es: aros de cebolla
        fish sticks | has=fish,gluten
          en: fish stick, fish finger, breaded fish, fish fingers, frozen breaded fish fillet, battered fish
          fr: bâtonnet de poisson, poisson pané, bâtonnet de poisson pané
          de: Fischstäbchen, Schlemmerfilet, Backfisch
          es: varitas de merluza, palitos de pescado, varitas de pescado
        frozen shrimp | has=crustaceans may=sulphites
          en: frozen prawn, frozen cooked shrimp
          fr: crevettes surgelées
          de: TK-Garnelen, tiefgekühlte Garnelen, TK-Shrimps
          es: gambas congeladas
        breaded shrimp | has=crustaceans,gluten
          en: popcorn shrimp, scampi in breadcrumbs, breaded prawn, coconut shrimp
          fr: crevettes panées
          de: panierte Garnelen
          es: gambas rebozadas, langostinos rebozados
        breaded squid | has=molluscs,gluten may=eggs,milk
          en: fried calamari, breaded calamari
          fr: anneaux de calamar panés, beignets de calamar
          de: panierte Tintenfischringe
          es: calamares a la romana, calamares rebozados
        frozen fish fillet | has=fish
          en: frozen fish, frozen white fish
          fr: filet de poisson surgelé, poisson surgelé
          de: TK-Fischfilet, TK-Fisch
          es: filete de pescado congelado, pescado congelado
        frozen pizza | has=gluten,milk made=meat?,pork?,rennet?
          en: pizza, pepperoni pizza, cheese pizza, margherita pizza
          fr: pizza surgelée
          de: Tiefkühlpizza, TK-Pizza, Pizza Salami, Pizza Margherita
          es: pizza congelada
        frozen lasagna | has=gluten,milk may=eggs,celery made=meat?,rennet?
          en: ready made lasagna, frozen lasagne
          fr: lasagne surgelée
          de: TK-Lasagne, Lasagne TK
          es: lasaña congelada
        frozen meal | may=gluten,milk,celery,eggs made=meat?,pork?
          en: tv dinner, frozen dinner, ready meal, microwave meal, convenience food
          fr: plat préparé surgelé, plat surgelé, surgelé, plat préparé
          de: Fertiggericht, Tiefkühlgericht, TK-Fertiggericht, Tiefkühlkost
          es: plato preparado, congelado, plato precocinado
        frozen burrito | has=gluten may=milk made=meat?
          en: burrito, taquito, frozen taquito, chimichanga
          fr: burrito surgelé
          de: TK-Burrito
          es: burrito congelado
        spring roll | has=gluten may=soybeans,eggs,crustaceans,sesame made=meat?,pork?
          en: egg roll, lumpia, vegetable spring roll, frozen spring roll
          fr: nem, rouleau de printemps, nems, rouleau impérial, rouleaux de printemps
          de: Frühlingsrolle, Frühlingsrollen
          es: rollito de primavera, rollitos de primavera
        samosa | has=gluten may=mustard,milk made=meat?
          en: vegetable samosa, pakora, onion bhaji
          fr: samoussa, samossa
          de: Samosa
          es: samosa
        frozen ravioli | has=gluten,eggs may=milk made=meat?,rennet?
          en: frozen tortellini, frozen cheese ravioli
          fr: raviolis surgelés
          de: TK-Ravioli
          es: raviolis congelados
        chicken nugget | has=gluten may=milk,eggs,celery,mustard made=meat
          en: nuggets, breaded chicken, chicken tender breaded, frozen breaded chicken, popcorn chicken
          fr: nuggets de poulet, nugget
          de: Chicken Nuggets, Hähnchen-Nuggets
          es: nuggets de pollo
        frozen fried chicken | has=gluten may=milk,eggs made=meat
          en: fried chicken, frozen chicken strip, frozen chicken wings
          fr: poulet frit
          de: Backhähnchen
          es: pollo frito
        cordon bleu | has=gluten,milk,eggs made=meat,pork,rennet?
          en: chicken cordon bleu, chicken kiev
          fr: cordon bleu
          de: Cordon bleu
          es: sanjacobo
        frozen meatball | has=gluten may=milk,eggs,soybeans made=meat,pork?
          en: frozen meatballs, frozen swedish meatballs
          fr: boulettes de viande surgelées
          de: TK-Hackbällchen
          es: albóndigas congeladas
        frozen hamburger | may=gluten,soybeans made=meat
          en: frozen burger patty, frozen beef patty
          fr: steak haché surgelé
          de: TK-Burger-Patties
          es: hamburguesa congelada
        empanada | has=gluten may=eggs,milk,fish made=meat?,pork?
          en: frozen empanada
          fr: empanada
          de: Empanada
          es: empanada, empanadilla
        churros | has=gluten may=eggs,milk
          en: churro, frozen churros
          fr: churro
          de: Churros
          es: churro
        frozen french toast | has=gluten,eggs,milk
          en: french toast sticks, french toast
          fr: pain perdu
          de: Arme Ritter
          es: torrija, torrijas
        frozen croissant | has=gluten,milk may=eggs
          en: frozen pastry, frozen bake off pastry
          fr: viennoiserie surgelée, croissant surgelé
          de: TK-Croissants
          es: cruasán congelado
        frozen bread | has=gluten
          en: frozen bread roll
          fr: pain surgelé
          de: TK-Brötchen, TK-Baguette
          es: pan congelado
        frozen cake | has=gluten,eggs,milk may=nuts made=gelatine?
          en: frozen cheesecake, frozen pie
          fr: gâteau surgelé
          de: TK-Torte, TK-Kuchen, Tiefkühltorte
          es: tarta congelada
        profiterole | has=gluten,eggs,milk
          en: cream puff, frozen cream puff, eclair
          fr: profiterole, chou à la crème
          de: Windbeutel
          es: profiterol, profiteroles
        whipped topping | cup=75 has=milk
          en: cool whip, frozen whipped topping, non dairy whipped topping, light cool whip, fat free cool whip
          en: light whipped topping, cool whip topping, whipped dessert topping, lite cool whip, cool whip free
          fr: garniture fouettée
          de: Schlagcreme
          es: crema batida para postres
        frozen puff pastry | has=gluten may=milk
          en: frozen puff pastry sheet, frozen pastry shell
          fr: pâte feuilletée surgelée
          de: TK-Blätterteig
          es: hojaldre congelado
        frozen pie crust | has=gluten may=milk
          en: frozen pie shell, frozen deep dish pie shell, frozen pastry dough, frozen tart shell
          fr: fond de tarte surgelé
          de: TK-Mürbeteig
          es: base de tarta congelada
        frozen phyllo dough | has=gluten
          en: frozen filo, frozen phyllo sheet, frozen phyllo
          fr: pâte filo surgelée
          de: TK-Filoteig, TK-Yufkateig
          es: pasta filo congelada
        frozen bread dough | has=gluten may=milk
          en: frozen roll dough, frozen dinner roll dough, frozen white bread dough
          fr: pâte à pain surgelée
          de: TK-Brotteig
          es: masa de pan congelada
        frozen pizza dough | has=gluten
          en: frozen pizza base
          fr: pâte à pizza surgelée
          de: TK-Pizzateig
          es: masa de pizza congelada
        frozen concentrate
          en: frozen juice concentrate, frozen apple juice concentrate, juice concentrate
          fr: concentré de jus surgelé
          de: gefrorenes Saftkonzentrat, Saftkonzentrat
          es: concentrado de zumo congelado
        frozen orange juice concentrate | cup=284
          en: orange juice concentrate frozen, orange juice concentrate, thawed orange juice concentrate
          fr: concentré de jus d'orange surgelé
          de: gefrorenes Orangensaftkonzentrat, Orangensaftkonzentrat
          es: concentrado de zumo de naranja
        frozen lemonade concentrate | cup=292
          en: frozen lemonade, lemonade concentrate, frozen pink lemonade concentrate
          fr: concentré de limonade surgelé
          de: gefrorenes Limonadenkonzentrat
          es: concentrado de limonada
        frozen limeade concentrate | cup=292
          en: frozen limeade, limeade concentrate
          fr: concentré de citron vert surgelé
          de: gefrorenes Limettenkonzentrat
          es: concentrado de lima congelado
        frozen coconut
          en: frozen grated coconut, frozen coconut meat
          fr: noix de coco râpée surgelée
          de: TK-Kokosnuss
          es: coco rallado congelado
        frozen rice
          en: frozen fried rice, microwave frozen rice
          fr: riz surgelé
          de: TK-Reis
          es: arroz congelado
        frozen vegetable patty | may=gluten,eggs,soybeans,celery,milk
          en: frozen veggie burger, vegetable burger
          fr: galette de légumes
          de: Gemüsepuffer, TK-Gemüseburger
          es: hamburguesa vegetal congelada
        falafel | may=gluten,sesame
          en: frozen falafel, felafel, falafel ball
          fr: falafel, falafels
          de: Falafel
          es: falafel, falafeles
        vegetable gyoza | has=gluten,soybeans may=sesame
          en: vegetable dumpling, vegan gyoza, vegetable potsticker
          fr: gyozas aux légumes
          de: Gemüse-Gyoza
          es: gyozas de verduras
        mashed potato | cup=210 may=milk
          en: mashed potatoes, potato mash, prepared mashed potatoes
          fr: purée de pommes de terre
          de: Kartoffelpüree, Kartoffelbrei, Kartoffelstampf
          es: puré de patatas, puree de patatas, puré de papa
        corn dog | has=gluten may=eggs,milk,soybeans,mustard made=meat,pork?
          en: corndog
          fr: corn dog
          de: Corn Dog
          es: corn dog
        # other
        beer | cup=240 has=gluten made=alcohol,animal?
          en: lager, light beer, lager beer, pilsner, mexican beer, pale beer
          fr: bière, bière blonde
          de: Bier, Pils, helles Bier, Lagerbier
          es: cerveza, cerveza rubia
        dark beer | cup=240 has=gluten made=alcohol,animal?
          en: stout, guinness, guinness stout, stout beer, porter, dark ale
          fr: bière brune
          de: Dunkelbier, dunkles Bier, Schwarzbier
          es: cerveza negra
        ale | cup=240 has=gluten made=alcohol,animal?
          en: pale ale, amber ale, bitter ale, brown ale, ipa
          fr: bière ambrée
          de: Altbier
          es: cerveza ale
        wheat beer | cup=240 has=gluten made=alcohol,animal?
          en: white beer
          fr: bière blanche
          de: Weizenbier, Weißbier, Weizen Bier, Hefeweizen
          es: cerveza de trigo
        shandy | cup=240 has=gluten made=alcohol
          fr: panaché, panachés
          de: Radler, Alsterwasser
          es: clara de cerveza
        nonalcoholic beer | cup=240 has=gluten made=alcohol?
          en: alcohol free beer, non alcoholic beer
          fr: bière sans alcool
          de: alkoholfreies Bier
          es: cerveza sin alcohol
        malt beer | cup=240 has=gluten
          en: malt drink, malta
          fr: bière de malt
          de: Malzbier
          es: bebida de malta
        hard cider | cup=240 has=sulphites made=alcohol,animal?
          en: cider, dry cider, alcoholic cider
          fr: cidre, cidre brut
          de: Cidre, Apfelwein
          es: sidra
        spirits | cup=225 made=alcohol
          en: liquor, alcohol, everclear, grain alcohol
          fr: eau-de-vie, alcool
          de: Spirituosen, Schnaps, Alkohol
          es: licor fuerte, alcohol para cocinar
        liqueur | cup=240 may=milk,nuts,eggs made=alcohol
          fr: liqueur
          de: Likör
          es: licor, licores
        rum | cup=225 made=alcohol
          en: gold rum, spiced rum
          fr: rhum
          de: Rum
          es: ron
        dark rum | cup=225 made=alcohol
          en: black rum
          fr: rhum brun, rhum ambré, rhum vieux
          de: brauner Rum
          es: ron añejo, ron oscuro
        white rum | cup=225 made=alcohol
          en: light rum, silver rum
          fr: rhum blanc
          de: weißer Rum
          es: ron blanco
        coconut rum | made=alcohol
          en: malibu rum, malibu
          fr: rhum coco
          de: Kokosrum
          es: ron de coco
        vodka | cup=225 made=alcohol
          en: citrus vodka, vanilla vodka, absolut vodka
          fr: vodka
          de: Wodka
          es: vodka
        brandy | cup=225 made=alcohol
          en: cherry brandy
          fr: brandy
          de: Weinbrand
          es: brandy de jerez
        cognac | cup=225 made=alcohol
          en: armagnac
          fr: cognac
          de: Cognac
          es: coñac
        whiskey | cup=225 made=alcohol
          en: whisky, scotch, scotch whisky, irish whiskey, jameson irish whiskey, rye whiskey, rye
          fr: whisky
          de: Whisky
          es: whisky
        bourbon | cup=225 made=alcohol
          en: bourbon whiskey, jack daniels, tennessee whiskey
          fr: bourbon
          de: Bourbon
          es: bourbon, bourbones
        gin | cup=225 made=alcohol
          en: dry gin, london dry gin
          fr: gin
          de: Gin
          es: ginebra
        sloe gin | made=alcohol
          fr: liqueur de prunelle
          de: Schlehenlikör, Schlehengin
          es: pacharán, pacharanes
        tequila | cup=225 made=alcohol
          en: gold tequila, silver tequila, white tequila, blanco tequila, reposado tequila
          fr: tequila
          de: Tequila
          es: tequila
        mezcal | cup=225 made=alcohol
          fr: mezcal, mezcaux
          de: Mezcal
          es: mezcal, mezcales
        cachaca | cup=225 made=alcohol
          en: cachaça
          fr: cachaça
          de: Cachaça
          es: cachaza
        pisco | cup=225 made=alcohol
          fr: pisco
          de: Pisco
          es: pisco
        grappa | cup=225 made=alcohol
          en: marc
          fr: marc de raisin
          de: Grappa
          es: orujo
        aguardiente | cup=225 made=alcohol
          fr: aguardiente
          de: Aguardiente
          es: aguardiente
        fruit brandy | cup=225 made=alcohol
          en: obstler, williams pear brandy, slivovitz, plum brandy
          fr: eau-de-vie de poire, eau-de-vie de fruits, eau-de-vie de mirabelle
          de: Obstler, Obstbrand, Williamsbirne, Zwetschgenwasser
          es: aguardiente de frutas
        kirsch | cup=225 made=alcohol
          en: kirschwasser
          fr: kirsch
          de: Kirschwasser
          es: kirsch
        calvados | cup=225 made=alcohol
          en: apple brandy, applejack
          fr: calvados
          de: Calvados
          es: calvados
        schnapps | made=alcohol
          en: peach schnapps, peppermint schnapps, butterscotch schnapps, peach liqueur
          fr: liqueur de pêche
          de: Pfirsichlikör
          es: licor de melocotón, licores de melocotón
        korn | cup=225 made=alcohol
          en: grain schnapps
          fr: eau-de-vie de grain
          de: Korn, Doppelkorn
          es: aguardiente de grano
        aquavit | cup=225 made=alcohol
          fr: aquavit
          de: Aquavit
          es: aquavit
        ouzo | cup=225 made=alcohol
          en: raki, arak
          fr: ouzo
          de: Ouzo
          es: ouzo
        pastis | cup=225 made=alcohol
          en: pernod, anisette, absinthe
          fr: pastis
          de: Pastis, Anisschnaps
          es: anís dulce, licor de anís, licores de anís
        sambuca | made=alcohol
          fr: sambuca
          de: Sambuca
          es: sambuca
        orange liqueur | made=alcohol
          en: grand marnier, cointreau, triple sec, blue curacao, curacao, orange curacao
          fr: liqueur d'orange, liqueur à l'orange
          de: Orangenlikör
          es: licor de naranja, licores de naranja
        coffee liqueur | made=alcohol
          en: kahlua, tia maria
          fr: liqueur de café
          de: Kaffeelikör
          es: licor de café, licores de café
        irish cream | has=milk made=alcohol
          en: baileys irish cream, baileys, irish cream liqueur, cream liqueur
          fr: crème de whisky
          de: Irish Cream, Sahnelikör
          es: crema irlandesa, crema de whisky
        amaretto | may=nuts made=alcohol
          en: amaretto liqueur, almond liqueur
          fr: amaretto
          de: Amaretto, Mandellikör
          es: licor de almendra, licores de almendra
        hazelnut liqueur | has=nuts made=alcohol
          en: frangelico, walnut liqueur, nocino
          fr: liqueur de noisette
          de: Haselnusslikör
          es: licor de avellana, licores de avellana
        limoncello | made=alcohol
          en: lemon liqueur
          fr: limoncello
          de: Limoncello, Zitronenlikör
          es: limoncello
        advocaat | has=eggs may=milk made=alcohol
          en: egg liqueur
          fr: advocaat, liqueur aux œufs
          de: Eierlikör
          es: licor de huevo, licores de huevo
        eggnog | cup=254 has=eggs,milk may=nuts made=alcohol?
          en: egg nog
          fr: lait de poule
          de: Eierpunsch
          es: ponche de huevo, rompope, ponches de huevo
        creme de cassis | made=alcohol
          en: blackcurrant liqueur
          fr: crème de cassis
          de: Cassislikör, Johannisbeerlikör
          es: licor de grosella negra, licores de grosella negra
        creme de menthe | made=alcohol
          en: mint liqueur
          fr: crème de menthe
          de: Pfefferminzlikör
          es: crema de menta
        creme de cacao | made=alcohol
          en: chocolate liqueur, white creme de cacao
          fr: crème de cacao
          de: Kakaolikör, Schokoladenlikör
          es: crema de cacao licor, licor de chocolate, licores de chocolate
        maraschino liqueur | made=alcohol
          en: cherry liqueur, luxardo
          fr: marasquin
          de: Maraschino, Kirschlikör
          es: marrasquino, licor de cereza, licores de cereza
        raspberry liqueur | made=alcohol
          en: chambord, framboise liqueur
          fr: liqueur de framboise
          de: Himbeerlikör
          es: licor de frambuesa, licores de frambuesa
        elderflower liqueur | made=alcohol
          en: st germain
          fr: liqueur de sureau
          de: Holunderblütenlikör
          es: licor de flor de saúco, licores de flor de saúco
        melon liqueur | made=alcohol
          en: midori melon liqueur, midori
          fr: liqueur de melon
          de: Melonenlikör
          es: licor de melón, licores de melón
        coconut liqueur | may=milk made=alcohol
          en: batida de coco
          fr: liqueur de coco
          de: Kokoslikör
          es: licor de coco, licores de coco
        banana liqueur | made=alcohol
          en: creme de banane
          fr: liqueur de banane
          de: Bananenlikör
          es: licor de plátano, licores de plátano
        herbal liqueur | made=alcohol
          en: chartreuse, drambuie, galliano, benedictine, jagermeister, southern comfort, fernet
          fr: liqueur de plantes
          de: Kräuterlikör
          es: licor de hierbas, licores de hierbas
        campari | made=alcohol,insect?
          en: red bitter liqueur
          fr: campari
          de: Campari
          es: campari
        aperol | made=alcohol
          fr: aperol
          de: Aperol
          es: aperol, aperoles
        pimms | may=sulphites made=alcohol
          en: pimm's
          fr: pimm's
          de: Pimm's
          es: pimm's
        bitters | made=alcohol
          en: angostura bitters, orange bitters, angostura
          fr: bitter, angostura amer
          de: Angosturabitter, Cocktailbitter
          es: amargo de angostura
        paper towels
          en: paper towel, kitchen towel, kitchen roll, kitchen paper, absorbent paper
          fr: essuie-tout, sopalin, rouleau de cuisine, papier absorbant, rouleaux de cuisine
          de: Küchenrolle, Küchenpapier, Küchenrollen, Küchentücher, Zewa, Küchenkrepp
          es: papel de cocina, papel absorbente, rollo de cocina, papeles de cocina
        toilet paper
          en: toilet roll, bathroom tissue, loo roll
          fr: papier toilette, papier wc, wc papier, PQ
          de: Toilettenpapier, Klopapier
          es: papel higiénico
        moist toilet paper
          en: flushable wipe, moist toilet tissue
          fr: papier toilette humide
          de: feuchtes Toilettenpapier
          es: papel higiénico húmedo
        tissues
          en: facial tissue, tissue, kleenex, paper handkerchief
          fr: mouchoir, mouchoirs en papier
          de: Taschentücher, Kosmetiktücher, Papiertaschentücher
          es: pañuelos, pañuelos de papel
        napkins
          en: napkin, paper napkin
          fr: serviette en papier, serviette
          de: Servietten
          es: servilleta, servilletas
        wet wipes
          en: wet wipe, cleaning wipe, disinfecting wipe
          fr: lingette, lingettes
          de: Feuchttücher
          es: toallitas, toallitas húmedas
        aluminum foil
          en: foil, aluminium foil, tin foil, kitchen foil
          fr: papier aluminium, papier alu, papier d'aluminium
          de: Alufolie, Aluminiumfolie
          es: papel de aluminio, papel aluminio, papel de plata, papeles de aluminio, papeles de plata
        plastic wrap
          en: cling film, saran wrap, clingfilm, cling wrap
          fr: film alimentaire, film plastique, film étirable
          de: Frischhaltefolie, Klarsichtfolie
          es: papel film, film transparente
        parchment paper
          en: baking paper, greaseproof paper, baking parchment, baking sheet paper
          fr: papier cuisson, papier sulfurisé
          de: Backpapier
          es: papel de horno, papel vegetal, papel manteca, papeles de horno
        wax paper
          en: waxed paper
          fr: papier ciré
          de: Wachspapier, Butterbrotpapier
          es: papel encerado
        trash bags
          en: trash bag, garbage bag, bin bag, bin liner, rubbish bag
          fr: sac poubelle, sacs poubelle
          de: Müllbeutel, Müllsäcke, Mülltüten, Müllsack
          es: bolsa de basura, bolsas de basura
        compost bags
          en: compost bag, food waste bag
          fr: sac compostable, sacs à compost
          de: Biomüllbeutel, Müllbeutel Biomüll
          es: bolsa compostable
        freezer bags
          en: freezer bag, ziploc bag, zip lock bag, sandwich bag, resealable plastic bag, ziplock bag
          fr: sac de congélation, sac congélation, sachet de congélation
          de: Gefrierbeutel, Zip-Beutel
          es: bolsa de congelación, bolsa zip, bolsas de congelación
        roasting bag
          en: oven bag, slow cooker liner
          fr: sac de cuisson
          de: Bratschlauch, Bratbeutel
          es: bolsa de asar
        vacuum bags
          en: vacuum sealer bag, vacuum bag
          fr: sachet sous vide
          de: Vakuumbeutel
          es: bolsa de vacío
        plastic bag
          en: shopping bag, paper bag, carrier bag, brown paper bag
          fr: sac en plastique, sac en papier, sac de courses
          de: Plastiktüte, Einkaufstüte, Papiertüte
          es: bolsa de plástico, bolsa de papel
        food container
          en: storage container, mason jar, canning jar, tupperware, jam jar, canning lid
          fr: boîte de conservation, bocal, bocaux
          de: Frischhaltedose, Einmachglas, Einmachgläser, Marmeladenglas
          es: fiambrera, tarro de conserva
        aluminum pan
          en: foil pan, disposable baking pan, foil tray
          fr: barquette en aluminium
          de: Aluschale, Grillschale
          es: bandeja de aluminio
        dish soap
          en: dishwashing liquid, washing up liquid, dish detergent, dish liquid
          fr: liquide vaisselle, produit vaisselle
          de: Spülmittel, Geschirrspülmittel
          es: lavavajillas, jabón de platos, lavavajillas a mano, jabones de platos
        dishwasher tablets
          en: dishwasher tablet, dishwasher tab, dishwasher pod, dishwasher detergent
          fr: tablette lave-vaisselle, pastille lave-vaisselle
          de: Spülmaschinentabs, Geschirrspültabs, Tabs, Spülmaschinenpulver
          es: pastillas lavavajillas, pastilla de lavavajillas
        dishwasher salt
          en: regenerating salt
          fr: sel régénérant, sel lave-vaisselle
          de: Spülmaschinensalz, Regeneriersalz
          es: sal para lavavajillas, sal de lavavajillas
        rinse aid
          fr: liquide de rinçage
          de: Klarspüler
          es: abrillantador, abrillantadores
        laundry detergent
          en: detergent, washing powder, laundry pod, washing liquid
          fr: lessive
          de: Waschmittel, Vollwaschmittel, Feinwaschmittel, Colorwaschmittel
          es: detergente, detergente para ropa
        fabric softener
          en: fabric conditioner, dryer sheet
          fr: adoucissant, assouplissant
          de: Weichspüler
          es: suavizante
        bleach
          en: chlorine bleach
          fr: eau de javel, javel, eaux de javel
          de: Chlorbleiche, Chlorreiniger
          es: lejía
        stain remover
          en: stain remover spray
          fr: détachant
          de: Fleckenentferner
          es: quitamanchas
        descaler
          en: limescale remover
          fr: détartrant, anticalcaire
          de: Entkalker
          es: descalcificador, antical, descalcificadores, anticales
        cleaning vinegar
          fr: vinaigre ménager
          de: Putzessig, Essigreiniger
          es: vinagre de limpieza
        cleaning spray
          en: cleaner, all purpose cleaner, kitchen cleaner, surface cleaner
          fr: nettoyant, nettoyant multi-usage, produit nettoyant, produit ménager
          de: Reiniger, Putzmittel, Allzweckreiniger, Scheuermilch, Universalreiniger
          es: limpiador, limpiador multiusos, limpiadores
        glass cleaner
          en: window cleaner
          fr: nettoyant vitres
          de: Glasreiniger
          es: limpiacristales
        bathroom cleaner
          en: bath cleaner
          fr: nettoyant salle de bain
          de: Badreiniger
          es: limpiador de baño, limpiadores de baño
        toilet cleaner
          en: toilet bowl cleaner, toilet block
          fr: nettoyant wc, gel wc, bloc wc
          de: WC-Reiniger, Toilettenreiniger, WC-Stein
          es: limpiador de inodoro, gel wc limpiador, limpiadores de inodoro
        oven cleaner
          fr: nettoyant four
          de: Backofenreiniger
          es: limpiador de horno, limpiahornos, limpiadores de horno
        drain cleaner
          en: drain opener
          fr: déboucheur, débouche canalisation
          de: Rohrreiniger
          es: desatascador, desatascadores
        disinfectant
          fr: désinfectant
          de: Desinfektionsmittel
          es: desinfectante
        floor cleaner
          fr: nettoyant sol, nettoyant pour sols
          de: Bodenreiniger
          es: fregasuelos
        sponge
          en: kitchen sponge, scrubber, scouring pad, scrub sponge
          fr: éponge
          de: Schwamm, Schwämme, Spülschwamm, Topfreiniger
          es: esponja, estropajo
        cleaning cloth
          en: dishcloth, dish cloth, microfiber cloth, tea towel
          fr: chiffon, torchon, lavette
          de: Putzlappen, Spüllappen, Spültuch, Spültücher, Geschirrtuch, Mikrofasertuch
          es: bayeta, paño de cocina
        rubber gloves
          en: rubber glove, disposable glove, latex glove
          fr: gants ménage, gants de ménage
          de: Gummihandschuhe, Einmalhandschuhe
          es: guantes de goma, guantes desechables
        vacuum cleaner bags
          en: vacuum cleaner bag
          fr: sac aspirateur, sac d'aspirateur
          de: Staubsaugerbeutel
          es: bolsa de aspiradora
        broom
          en: mop, dustpan, dish brush
          fr: balai, serpillière
          de: Besen, Spülbürste, Wischmopp
          es: escoba, fregona
        air freshener
          fr: désodorisant
          de: Lufterfrischer, Raumduft
          es: ambientador, ambientadores
        insect spray
          en: insect repellent, mosquito repellent, bug spray, mouse trap
          fr: anti-moustique, insecticide
          de: Insektenspray, Mückenspray
          es: insecticida, repelente de mosquitos
        soap
          en: hand soap, liquid soap, bar soap, bar of soap
          fr: savon, savon liquide
          de: Seife, Handseife, Flüssigseife
          es: jabón, jabón de manos, jabones, jabones de manos
        hand sanitizer
          en: hand sanitiser
          fr: gel hydroalcoolique
          de: Handdesinfektion, Handgel
          es: gel hidroalcohólico
        shampoo
          fr: shampooing, shampoing
          de: Shampoo, Haarshampoo
          es: champú
        hair conditioner
          en: conditioner
          fr: après-shampooing
          de: Haarspülung, Spülung
          es: acondicionador, acondicionadores
        hair gel
          en: hairspray, hair wax, hair spray
          fr: gel coiffant, laque
          de: Haargel, Haarspray
          es: laca, gomina
        hair dye
          en: hair color
          fr: coloration cheveux
          de: Haarfarbe, Haartönung
          es: tinte de pelo
        shower gel
          en: body wash, bubble bath
          fr: gel douche, bain moussant
          de: Duschgel, Schaumbad
          es: gel de ducha, gel de baño
        toothpaste
          fr: dentifrice
          de: Zahnpasta, Zahncreme
          es: pasta de dientes, dentífrico
        toothbrush
          fr: brosse à dents
          de: Zahnbürste, Zahnbürsten
          es: cepillo de dientes
        dental floss
          fr: fil dentaire
          de: Zahnseide
          es: hilo dental
        mouthwash
          fr: bain de bouche
          de: Mundspülung, Mundwasser
          es: enjuague bucal
        denture tablets
          en: denture cleaner, denture adhesive
          fr: comprimé pour dentier
          de: Gebissreiniger, Haftcreme
          es: limpiador de dentaduras, limpiadores de dentaduras
        deodorant
          en: antiperspirant, deodorant spray
          fr: déodorant
          de: Deo, Deospray, Deodorant
          es: desodorante
        lotion
          en: body lotion, moisturizer, hand cream, face cream, nivea
          fr: crème hydratante, crème visage, crème main, crème mains, lait corporel
          de: Körperlotion, Handcreme, Gesichtscreme, Hautcreme
          es: crema hidratante, crema de manos
        sunscreen
          en: sun cream, suncream, after sun
          fr: crème solaire
          de: Sonnencreme, Sonnenmilch
          es: protector solar, crema solar
        lip balm
          en: chapstick
          fr: baume à lèvres
          de: Lippenbalsam, Labello, Lippenpflegestift
          es: bálsamo labial
        makeup
          en: make up, mascara, lipstick, foundation, nail polish
          fr: maquillage, vernis à ongles, rouge à lèvres
          de: Make-up, Wimperntusche, Nagellack
          es: maquillaje, pintalabios
        nail polish remover
          en: makeup remover, acetone
          fr: dissolvant, démaquillant
          de: Nagellackentferner, Abschminktücher
          es: quitaesmalte, desmaquillante
        perfume
          en: cologne, aftershave
          fr: parfum
          de: Parfüm, Rasierwasser
          es: perfume
        razor
          en: disposable razor
          fr: rasoir
          de: Rasierer
          es: maquinilla de afeitar
        razor blades
          en: razor blade
          fr: lame de rasoir, lames de rasoir
          de: Rasierklingen
          es: cuchillas, cuchillas de afeitar
        shaving cream
          en: shaving gel, shaving foam
          fr: mousse à raser
          de: Rasierschaum, Rasiergel
          es: espuma de afeitar
        diapers
          en: diaper, nappy, nappies
          fr: couche, couches
          de: Windeln, Windel
          es: pañal, pañales
        baby wipes
          en: baby wipe
          fr: lingettes bébé
          de: Feuchttücher Baby, Babyfeuchttücher
          es: toallitas de bebé
        baby food | may=gluten,milk,celery,fish,eggs
          en: baby food jar, baby puree, baby cereal
          fr: petit pot, petit pot bébé
          de: Babynahrung, Babybrei, Babygläschen
          es: potito, comida para bebé
        infant formula | has=milk may=soybeans,fish
          en: baby formula, formula milk, follow on milk
          fr: lait infantile, lait bébé, lait en poudre bébé
          de: Säuglingsnahrung, Milchpulver Baby, Pre-Milch, Babymilch
          es: leche infantil, leche de fórmula, leches de fórmula
        tampons
          en: tampon, menstrual cup
          fr: tampon, tampons hygiéniques
          de: Tampons
          es: tampones, tampón
        sanitary pads
          en: sanitary pad, sanitary towel, period pad
          fr: serviette hygiénique
          de: Damenbinden, Binde, Binden
          es: compresa, compresas
        panty liners
          en: panty liner
          fr: protège-slip
          de: Slipeinlagen
          es: salvaslip
        incontinence pads
          en: incontinence pad, adult diaper
          fr: protection incontinence
          de: Inkontinenzeinlagen
          es: compresas para incontinencia
        cotton pads
          en: cotton pad, cotton ball, cotton wool
          fr: coton, coton démaquillant
          de: Wattepads, Watte
          es: algodón, discos de algodón, algodones
        cotton swabs
          en: cotton swab, q tips, cotton bud
          fr: coton-tige
          de: Wattestäbchen
          es: bastoncillos
        condoms
          en: condom
          fr: préservatif
          de: Kondome, Kondom
          es: preservativo, condón, condones
        batteries
          en: battery, aa battery, aaa battery, coin cell
          fr: pile, piles
          de: Batterien, Batterie, Knopfzellen
          es: pilas, pila
        light bulb
          en: lightbulb, lamp, led bulb
          fr: ampoule
          de: Glühbirne, Glühbirnen, Glühlampe, Glühlampen
          es: bombilla
        candle
          en: birthday candle, tea light, tealight
          fr: bougie
          de: Kerze, Kerzen, Teelichter, Geburtstagskerzen
          es: vela, velas
        matches
          en: match, matchstick
          fr: allumette, allumettes
          de: Streichhölzer
          es: cerillas
        lighter
          fr: briquet
          de: Feuerzeug
          es: mechero
        charcoal
          en: charcoal briquette, barbecue charcoal, bbq charcoal
          fr: charbon de bois, charbon
          de: Grillkohle, Holzkohle, Briketts
          es: carbón vegetal, carbón, carbon, carbones
        firelighter
          en: fire starter, lighter fluid
          fr: allume-feu
          de: Grillanzünder, Anzünder
          es: pastillas de encendido
        firewood
          en: wood pellet, smoking chip, wood chip, hickory chip
          fr: bois de chauffage, bois de fumage
          de: Brennholz, Räucherchips, Räuchermehl
          es: leña, virutas para ahumar
        wrapping paper
          en: gift wrap, gift bag, ribbon
          fr: papier cadeau
          de: Geschenkpapier
          es: papel de regalo, papeles de regalo
        pet food
          en: animal food, fish food, hamster food
          fr: nourriture pour animaux
          de: Tierfutter
          es: comida para mascotas, pienso
        cat food
          en: wet cat food, dry cat food, kitten food
          fr: nourriture pour chat, croquette pour chat, pâtée pour chat, croquettes pour chat
          de: Katzenfutter, Katzen Nassfutter, Katzen Trockenfutter
          es: comida para gatos
        dog food
          en: wet dog food, dry dog food, puppy food
          fr: nourriture pour chien, croquettes pour chien
          de: Hundefutter
          es: comida para perros
        bird food
          en: bird seed, birdseed, fat ball
          fr: graines pour oiseaux
          de: Vogelfutter, Meisenknödel
          es: comida para pájaros, alpiste
        pet treats
          en: dog treat, cat treat, pet treat, dog bone, dog chew
          fr: friandise pour chien, friandise pour chat
          de: Hundeleckerli, Katzenleckerli
          es: golosina para perros
        cat litter
          en: kitty litter
          fr: litière, litière pour chat
          de: Katzenstreu
          es: arena para gatos, arena de gato
        dog waste bags
          en: poop bag, dog poo bag
          fr: sac à crottes
          de: Hundekotbeutel
          es: bolsas para excrementos
        medicine
          en: medication, cold medicine, nasal spray, cough syrup
          fr: médicament, médicaments
          de: Medikamente, Nasenspray, Hustensaft, Medikament
          es: medicamento, medicina
        painkiller
          en: aspirin, ibuprofen, paracetamol, acetaminophen
          fr: aspirine, doliprane, ibuprofène
          de: Schmerzmittel, Schmerztabletten
          es: analgésico, aspirina, ibuprofeno
        vitamins
          en: vitamin tablet, multivitamin, food supplement, vitamin, magnesium tablet
          fr: vitamine, vitamines
          de: Vitamine, Vitamintabletten, Nahrungsergänzung
          es: vitaminas
        bandages
          en: band aid, plaster, bandage, adhesive bandage, first aid kit
          fr: pansement, pansements
          de: Pflaster, Verbandsmaterial
          es: tirita, tiritas
        flowers
          en: flower bouquet, bouquet, cut flower, bunch of flowers
          fr: fleurs, fleur, bouquet de fleurs
          de: Blumen, Rosen, Blumenstrauß
          es: flores, ramo de flores
        plant
          en: houseplant, potted plant, seedling
          fr: plante
          de: Pflanzen, Topfpflanze
          es: planta
        potting soil
          en: compost, plant fertilizer, fertilizer
          fr: terreau, engrais, terreaux
          de: Blumenerde, Dünger
          es: tierra para macetas, sustrato, abono
        newspaper
          fr: journal, journaux
          de: Zeitung, Zeitungen
          es: periódico
        magazine
          en: comic
          fr: revue
          de: Zeitschrift
          es: revista
        cigarettes
          en: cigarette, cigar, vape
          fr: cigarettes électroniques, cigarette
          de: Zigaretten
          es: cigarrillos
        tobacco
          en: rolling paper, rolling tobacco
          fr: tabac
          de: Tabak
          es: tabaco
        stamp
          en: postage stamp, envelope
          fr: timbre, enveloppe
          de: Briefmarken, Briefumschlag
          es: sello postal, sobre de correo
        pen
          en: pencil, ballpoint pen, notebook, tape
          fr: stylo, cahier
          de: Kugelschreiber, Stift, Klebeband
          es: bolígrafo, cuaderno
        gift card
          en: greeting card, birthday card
          fr: carte cadeau
          de: Geschenkkarte, Gutschein, Geburtstagskarte
          es: tarjeta regalo
        toothpick
          en: cocktail stick, cocktail pick
          fr: cure-dent, cure-dents
          de: Zahnstocher
          es: palillos, palillo
        skewer
          en: wooden skewer, bamboo skewer, metal skewer, kebab skewer
          fr: pique à brochette, brochette en bois, pic à brochette
          de: Holzspieße, Schaschlikspieß, Grillspieß
          es: brocheta de madera, palo de brocheta
        popsicle stick
          en: lollipop stick, craft stick, ice cream stick, cake pop stick
          fr: bâtonnet en bois
          de: Eisstiel, Holzstiele
          es: palito de helado
        paper plate
          en: disposable plate
          fr: assiette en carton
          de: Pappteller
          es: plato de papel, platos desechables
        plastic cup
          en: paper cup, disposable cup
          fr: gobelet, gobelet en plastique
          de: Plastikbecher, Pappbecher
          es: vaso de plástico, vasos desechables
        plastic fork
          en: plastic cutlery, plastic spoon, plastic knife, disposable cutlery
          fr: couverts jetables
          de: Plastikbesteck, Einwegbesteck, Holzbesteck
          es: cubiertos de plástico
        chopsticks
          en: chopstick
          fr: baguettes chinoises
          de: Essstäbchen
          es: palillos chinos
        drinking straw
          en: straw, paper straw
          fr: paille
          de: Strohhalme, Trinkhalm
          es: pajita
        coffee filter
          fr: filtre à café
          de: Kaffeefilter, Filtertüten
          es: filtro de café
        tea filter
          en: tea infuser, empty tea bag
          fr: filtre à thé
          de: Teefilter
          es: filtro de té
        water filter
          en: water filter cartridge
          fr: filtre à eau
          de: Wasserfilter
          es: filtro de agua
        kitchen string
          en: kitchen twine, butcher's twine, cooking twine, string
          fr: ficelle de cuisine, ficelle alimentaire
          de: Küchengarn
          es: hilo de cocina, hilo bramante
        muffin liner
          en: cupcake liner, paper baking cup, cupcake case, muffin case, cake case
          fr: caissette, caissettes à cupcakes, caissettes à muffins
          de: Muffinförmchen, Papierförmchen
          es: cápsula de papel para magdalenas, molde de papel
        cheesecloth
          en: muslin, muslin cloth, butter muslin, nut milk bag
          fr: étamine, mousseline de cuisine
          de: Passiertuch, Mulltuch, Käsetuch
          es: estameña, paño de muselina
        cedar plank
          en: grilling plank
          fr: planche de cèdre, planches de cèdre
          de: Zedernholzbrett, Grillbrett
          es: tabla de cedro
        piping bag
          en: pastry bag, icing bag, disposable piping bag
          fr: poche à douille, poches à douille
          de: Spritzbeutel
          es: manga pastelera
        cake board
          en: cake box, doily
          fr: carton à gâteau
          de: Tortenplatte, Tortenspitze
          es: base para tarta
        party supplies
          en: balloon, party decoration, streamer
          fr: ballon de baudruche, décoration de fête
          de: Luftballons, Partydeko
          es: globos, decoración de fiesta, decoraciones de fiesta
        milk thistle
          en: milk thistle seed
          fr: chardon-marie
          de: Mariendistel
          es: cardo mariano
        shea butter
          en: shea nut butter
          fr: beurre de karité
          de: Sheabutter, Karitébutter
          es: manteca de karité
        beeswax | made=animal
          en: food grade beeswax
          fr: cire d'abeille
          de: Bienenwachs
          es: cera de abeja
        royal jelly | made=animal
          fr: gelée royale
          de: Gelée Royale
          es: jalea real
        """
}
