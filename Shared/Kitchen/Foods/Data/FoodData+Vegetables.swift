extension FoodData {
    /// Vegetables.
    static let vegetables: StaticString = """
        onion | cup=160 each=150 staple=ask
            yellow onion, brown onion, white onion, spanish onion, sweet onion, vidalia onion, zwiebel,
            zwiebeln, speisezwiebel, gemusezwiebel, oignon, oignon jaune, cebolla
        red onion | cup=115 each=150
            rote zwiebel, rote zwiebeln, oignon rouge, cebolla roja, cebolla morada, purple onion
        pearl onion | cup=160
            cocktail onion, silver onion, button onion, silberzwiebel, silberzwiebeln, oignon grelot,
            oignon perle
        shallot | cup=160 each=30
            schalotte, schalotten, echalote, chalota, echalion, banana shallot
        green onion | cup=100 each=15
            scallion, spring onion, salad onion, fruhlingszwiebel, fruhlingszwiebeln, lauchzwiebel,
            lauchzwiebeln, oignon vert, oignon nouveau, cebolleta, ciboule, cebollita verde, bunching onion
        leek | cup=89 each=150
            lauch, porree, poireau, puerro, stange lauch
        garlic | cup=136 each=5 piece=clove staple=ask
            garlic clove, clove of garlic, knoblauch, knoblauchzehe, knoblauchzehen, ail, gousse d'ail,
            tete d'ail, ajo, diente de ajo, garlic bulb, garlic head, young garlic, green garlic
        wild garlic
            ramp, ramson, barlauch, ail des ours
        ginger | cup=96
            fresh ginger, ginger root, gingerroot, ginger knob, ingwer, gingembre, jengibre
        galangal
            galgant, blue ginger
        horseradish
            meerrettich, raifort, fresh horseradish, rabano picante
        turmeric root
            fresh turmeric, white turmeric
        lemongrass | cup=67
            lemon grass, zitronengras, citronnelle, hierba limon
        potato | cup=150 each=170
            russet, russet potato, baking potato, yukon gold, yukon gold potato, new potato, red potato,
            fingerling potato, waxy potato, floury potato, maris piper potato, king edward potato, idaho potato,
            charlotte potato, boiling potato, kartoffel, kartoffeln, pomme de terre, patate, patata, papa,
            drillinge, white potato, baby potato
        sweet potato | cup=133 each=130
            yam, susskartoffel, susskartoffeln, patate douce, batata, boniato, camote, kumara
        carrot | cup=128 each=61
            baby carrot, carrotte, karotte, karotten, mohre, mohren, carotte, zanahoria, ruben, karottchen
        parsnip | cup=133 each=120
            pastinake, pastinaken, panais, chirivia
        turnip | cup=130 each=122
            white turnip, navet, nabo, weisse rube, steckrube, mairube
        rutabaga | cup=140
            swede, kohlrube
        radish | cup=116 each=9
            radieschen, rettich, radis, rabano, daikon, daikon radish, mooli, watermelon radish
        beet | cup=136 each=82
            beetroot, beet root, rote bete, rote beete, randen, betterave, remolacha, golden beet
        celery | cup=101 each=40 piece=stalk has=celery
            celery rib, celery stalk, celery stick, stangensellerie, staudensellerie, bleichsellerie, sellerie,
            celeri branche, apio, celery heart
        celeriac | cup=156 has=celery
            celery root, knollensellerie, celeri rave, apionabo
        fennel | cup=87 each=234
            fennel bulb, fenchel, fenouil, hinojo, fenchelknolle
        tomato | cup=180 each=123
            vine tomato, ripe tomato, roma tomato, plum tomato, beefsteak tomato, heirloom tomato, tomate,
            tomaten, strauchtomate, strauchtomaten, rispentomaten, fleischtomaten, jitomate, campari tomato,
            salad tomato, green tomato
        cherry tomato | cup=149 each=17
            grape tomato, baby plum tomato, kirschtomate, kirschtomaten, cherrytomaten, cocktailtomaten,
            tomate cerise, tomate cherry
        tomatillo | cup=132 each=34
            tomate verde, husk tomato
        bell pepper | cup=149 each=119
            sweet pepper, red pepper, green pepper, yellow pepper, orange pepper, red bell pepper,
            green bell pepper, yellow bell pepper, orange bell pepper, capsicum, paprikaschote, paprikaschoten,
            rote paprika, gelbe paprika, grune paprika, spitzpaprika, poivron, poivron rouge, poivron vert,
            poivron jaune, pimiento, pimiento rojo, pimiento verde, pimenton rojo, romano pepper,
            pointed pepper, red capsicum, green capsicum
        chili pepper | each=15
            chile, chili, chilli, red chile, green chile, red chili, green chili, red chilli, green chilli,
            hot pepper, hot chile, thai chile, bird's eye chili, bird eye chilli, fresno chile, serrano,
            serrano pepper, serrano chile, cayenne chile, scotch bonnet, scotch bonnet pepper, habanero,
            habanero pepper, chilischote, chilischoten, peperoni schote, piment, piment oiseau, chile rojo,
            chile verde, guindilla, finger chili, long red chili pepper, red chili pepper, green chili pepper
        jalapeno | cup=90 each=14
            jalapeno pepper, jalapeno chile, jalapeno chili
        poblano | each=64
            poblano pepper, poblano chile, pasilla pepper
        anaheim pepper
            anaheim chile, hatch chile, cubanelle pepper, shishito pepper, padron pepper, banana pepper
        eggplant | cup=82 each=458
            aubergine, berenjena, melanzani, japanese eggplant, pea aubergine, chinese eggplant
        zucchini | cup=124 each=196
            courgette, zucchetti, calabacin, calabacita
        summer squash | cup=113
            yellow squash, yellow summer squash, pattypan squash, crookneck squash
        butternut squash | cup=140
            butternut, butternut pumpkin, butternusskurbis, courge butternut, calabaza butternut, doubeurre
        winter squash | cup=116
            squash, acorn squash, delicata squash, kabocha, kabocha squash, hubbard squash, courge, kurbis,
            potiron, citrouille, calabaza, hokkaido, hokkaidokurbis, potimarron
        spaghetti squash | cup=101
            spaghettikurbis
        pumpkin | cup=116
            sugar pumpkin, pie pumpkin
        cucumber | cup=104 each=300
            english cucumber, persian cucumber, kirby cucumber, hothouse cucumber, gurke, gurken, salatgurke,
            schlangengurke, concombre, pepino, landgurken
        broccoli | cup=91 each=300
            broccoli floret, brokkoli, brocoli, brecol, broccoli crown
        broccolini
            tenderstem broccoli, tenderstem, baby broccoli, broccoli rabe, rapini, broccoli raab,
            purple sprouting broccoli
        cauliflower | cup=107 each=588
            cauliflower floret, blumenkohl, karfiol, chou fleur, coliflor, romanesco
        cabbage | cup=89 each=908
            green cabbage, white cabbage, savoy cabbage, savoy, weisskohl, weisskraut, wirsing, spitzkohl, chou,
            chou blanc, chou vert, col, repollo, pointed cabbage, kohl, chou pointu
        red cabbage | cup=89 each=839
            purple cabbage, rotkohl, blaukraut, chou rouge, lombarda, col lombarda
        napa cabbage | cup=76
            chinese cabbage, chinese leaf, chinakohl, chou chinois, nappa cabbage, col china
        bok choy | cup=70
            pak choi, pok choi, choy sum, baby bok choy
        brussels sprout | cup=88 each=19
            sprout, rosenkohl, chou de bruxelles, choux de bruxelles, coles de bruselas, col de bruselas
        kale | cup=67
            curly kale, lacinato kale, tuscan kale, cavolo nero, dinosaur kale, grunkohl, chou kale, baby kale,
            federkohl
        collard greens | cup=36
            collard
        mustard greens | cup=56
            mustard green leaf
        turnip greens | cup=55
            beet greens, dandelion greens, dandelion, lowenzahn, grelos
        chard | cup=36
            swiss chard, rainbow chard, mangold, blette, bette, acelga
        spinach | cup=30
            baby spinach, spinach leaf, spinat, babyspinat, epinard, espinaca, blattspinat,
            jeunes pousses d'epinard
        arugula | cup=20
            rocket, rocket leaf, rucola, rauke, roquette, ruccola, wild rocket
        lettuce | cup=47 each=360
            romaine, romaine lettuce, iceberg, iceberg lettuce, butter lettuce, bibb lettuce, boston lettuce,
            cos lettuce, little gem, little gem lettuce, leaf lettuce, kopfsalat, eisbergsalat, salat,
            romersalat, lollo rosso, laitue, lechuga, salatherz, salatherzen, blattsalat, batavia, lettuce leaf,
            gem lettuce, coeur de laitue, salade, eichblattsalat
        salad greens | cup=30
            mixed greens, mixed salad greens, mesclun, spring mix, baby greens, salad leaf, mixed salad leaf,
            salad mix, field greens, salatmischung, feldsalat, nusslisalat, mache, lamb's lettuce,
            gemischter salat, ensalada, canonigos, baby leaf, microgreens, greens
        watercress | cup=34
            cress, kresse, brunnenkresse, cresson, berro, gartenkresse
        endive | cup=50
            belgian endive, chicory, chicoree, curly endive, frisee, escarole, endivie, endivia, escarola,
            radicchio, witloof, achicoria, zuckerhut
        asparagus | cup=134 each=16
            asparagus spear, green asparagus, white asparagus, spargel, grunspargel, asperge, esparrago,
            grun spargel
        artichoke | each=128
            globe artichoke, artischocke, artischocken, artichaut, alcachofa, baby artichoke
        jerusalem artichoke | cup=150
            sunchoke, topinambur, topinambour, tupinambo
        green bean | cup=100
            string bean, french bean, haricot vert, runner bean, snap bean, wax bean, grune bohne, grune bohnen,
            prinzessbohnen, brechbohnen, buschbohnen, stangenbohnen, judia verde, ejote, habichuela, fine bean,
            bohnen grun, yellow bean
        pea | cup=145
            green pea, english pea, garden pea, petits pois, erbse, erbsen, guisante, arveja, chicharo,
            shelled pea
        snow pea | cup=98
            mangetout, mange tout, sugar snap pea, sugar snap, snap pea, zuckerschote, zuckerschoten,
            kaiserschoten, zuckererbsen, pois mange tout, pois gourmand
        broad bean | cup=126
            fava bean, fava, dicke bohnen, saubohnen, feve, haba
        edamame | cup=155 has=soybeans
            shelled edamame, green soybean
        corn | cup=154 each=102
            corn on the cob, ear of corn, corn cob, sweetcorn, sweet corn, corn kernel, mais, maiskolben,
            zuckermais, epi de mais, maiz, elote, mazorca, fresh corn, corn ear, ear corn, baby corn, mais doux
        okra | cup=100
            lady's finger, gombo, quimbombo, okraschoten
        mushroom | cup=70 each=18
            button mushroom, cremini mushroom, crimini mushroom, cremini, chestnut mushroom, white mushroom,
            portobello, portobello mushroom, portabella mushroom, champignon, champignon de paris, champinon,
            pilz, pilze, seta, wild mushroom, oyster mushroom, austernpilze, pleurote, chanterelle, pfifferling,
            pfifferlinge, steinpilz, steinpilze, cepe, morel, baby bella mushroom, girolle,
            king oyster mushroom, enoki mushroom, krauterseitling, krauterseitlinge, boletus, porcini mushroom
        shiitake mushroom | cup=70 each=19
            shiitake, shitake, shiitakepilze, shiitake mushroom cap
        truffle
            black truffle, trufa, truffel
        avocado | cup=150 each=150
            avocat, aguacate, palta, hass avocado
        bean sprout | cup=104
            beansprout, mung bean sprout, sojasprossen, sprossen, germe de soja, pousse de soja, brote de soja,
            brotes, alfalfa sprout, mungobohnensprossen
        bamboo shoot | cup=131
            bambussprossen, pousse de bambou
        water chestnut | cup=140
            waterchestnut, wasserkastanie
        kohlrabi | cup=135
            chou rave, colinabo
        rhubarb | cup=122
            rhabarber, rhubarbe, ruibarbo
        cactus
            nopal, cactus paddle
        cassava | cup=206
            yuca, manioc, maniok, yucca
        taro
            taro root, eddoe
        jicama | cup=120
        salsify
            schwarzwurzel, schwarzwurzeln, salsifis
        plantain | cup=148 each=179
            kochbanane, banane plantain, platano macho
        """
}
