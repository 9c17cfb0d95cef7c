extension FoodData {
    /// Sweets, nuts, dried fruit, tins, sauces and condiments.
    static let shelf: StaticString = """
        cake mix | cup=120 has=gluten
            yellow cake mix, chocolate cake mix, white cake mix, brownie mix, bisquick, pancake mix, baking mix,
            biscuit mix, corn muffin mix, devil's food cake mix, backmischung, jiffy corn muffin mix,
            spice cake mix, cornbread mix, angel food cake mix, biscuit baking mix, bisquick baking mix,
            buttermilk baking mix, jiffy cornbread mix, german chocolate cake mix, lemon cake mix,
            preparation pour gateau, bread mix, muffin mix
        marshmallow | cup=50
            marshmallow fluff, marshmallow creme, guimauve, marshmallow cream, malvavisco, nubes
        candy
            sweets, bonbon, gummy bear, gummibarchen, candy cane, m&m, m & m's, golosinas, sussigkeiten,
            lollipop, kaugummi, chewing gum, jelly bean, gumdrop, peppermint candy, hard candy, licorice,
            lakritz, chicle, schokoriegel, candy bar, snickers candy bar, kitkat, riegel, reglisse,
            mini egg chocolates, chocolate candy, chocolate egg, pralinen, schokohase, hustenbonbons,
            traubenzucker
        sprinkles
            nonpareil, candy sprinkle, streusel, zuckerstreusel, icing, frosting, vanilla frosting,
            chocolate frosting, cream cheese frosting, royal icing, fondant, ready to roll icing,
            cake decoration, zuckerguss, glacage, colored sugar, sanding sugar, edible glitter, sugar paste,
            candy melts, tortenguss
        marzipan | cup=275 has=nuts
            almond paste, marzipanrohmasse, pate d'amande, mazapan, frangipane
        nougat | has=nuts may=eggs
            praline, turron, pralin, halva
        almond | cup=143 has=nuts
            whole almond, slivered almond, sliced almond, flaked almond, blanched almond, mandel, mandeln,
            mandelblattchen, mandelstifte, amande, amande effilee, almendra, almendra laminada, natural almond,
            toasted almond, marcona almond, roasted almond, almond sliver, smoked almond
        walnut | cup=117 has=nuts
            walnut half, walnut piece, walnuss, walnusse, noix, cerneaux de noix, nuez, nueces, baumnusse,
            black walnut, walnut meat, toasted walnut, english walnut, cerneau de noix, nuez de nogal
        pecan | cup=109 has=nuts
            pecan half, pecan nut, pekannuss, pekannusse, noix de pecan, nuez pecana, pecan piece, toasted pecan
        hazelnut | cup=135 has=nuts
            filbert, haselnuss, haselnusse, noisette, avellana, haselnusskerne
        cashew | cup=122 has=nuts
            cashew nut, raw cashew, cashewkerne, cashewnuss, noix de cajou, anacardo, cashewkern, cashewnusse,
            roasted cashew
        pistachio | cup=123 has=nuts
            pistachio nut, pistazie, pistazien, pistache, pistacho, shelled pistachio
        macadamia nut | cup=134 has=nuts
            macadamia, brazil nut, paranuss, macadamianusse, noix de macadamia, noix du bresil, paranusse
        pine nut | cup=135 may=nuts
            pignoli, pinienkerne, pinienkern, pignon de pin, pinon, pinones, toasted pine nut, pignon, pignolia
        chestnut | cup=143
            vacuum packed chestnut, marone, maronen, chataigne, marron, castana, esskastanien, chestnut puree,
            creme de marron, maroni, kastanien
        nuts | cup=130 has=nuts
            mixed nuts, nusse, noix melangees, frutos secos, studentenfutter, trail mix, melange de noix,
            nussmischung, nut meat, fruit and nut mix, crushed nut
        peanut | cup=146 has=peanuts
            dry roasted peanut, roasted peanut, salted peanut, unsalted peanut, erdnuss, erdnusse, cacahuete,
            cacahuate, arachide, mani, salted dry roasted peanut, spanish peanut, cocktail peanut
        peanut butter | cup=258 has=peanuts
            creamy peanut butter, crunchy peanut butter, smooth peanut butter, erdnussbutter,
            beurre de cacahuete, mantequilla de cacahuete, chunky peanut butter, natural peanut butter,
            crema de cacahuete, peanut butter powder, erdnussmus, satay sauce, peanut sauce, mantequilla de mani
        peanut butter chips | cup=170 has=peanuts,milk may=soybeans
            peanut butter cup, reese's peanut butter cup, mini peanut butter cup
        almond butter | cup=250 has=nuts
            cashew butter, hazelnut butter, nut butter, mandelmus, puree d'amande, cashewmus, haselnussmus,
            nussmus
        sunflower seed | cup=140
            sunflower seed butter, sonnenblumenkerne, graine de tournesol, semilla de girasol,
            hulled sunflower seed, pipas, pipas de girasol
        pumpkin seed | cup=138
            pepita, kurbiskerne, graine de courge, semilla de calabaza, toasted pumpkin seed, pipas de calabaza
        sesame seed | cup=144 has=sesame
            white sesame seed, black sesame seed, toasted sesame seed, sesam, sesamsamen, graine de sesame,
            sesamo, semilla de sesamo, ajonjoli, sesame, gomashio, sesamkorner, benne seed
        tahini | cup=256 has=sesame
            sesame paste, tahini paste, tahin, tahina, sesampaste, puree de sesame, tahine
        poppy seed | cup=140
            mohn, graine de pavot, semilla de amapola, blaumohn, mohnsamen
        raisin | cup=150
            golden raisin, sultana, dried currant, seedless raisin, rosinen, rosine, sultaninen, raisin sec,
            uva pasa, pasas, zante currant, korinthen, dark raisin, black raisin
        dried cranberry | cup=120
            craisins, getrocknete cranberries, canneberge sechee, cranberry sechee, sweetened dried cranberry,
            cranberries getrocknet
        dried apricot | cup=130
            getrocknete aprikosen, abricot sec, orejones, soft dried apricot, turkish dried apricot
        dried fig | cup=149
            getrocknete feigen, higo seco
        prune | cup=174
            dried plum, pitted prune, trockenpflaumen, pruneau, pruneaux, ciruela pasa, backpflaumen
        date | cup=147 each=24
            medjool date, pitted date, dattel, datteln, datte, datil, deglet noor date
        dried fruit | cup=140
            dried cherry, dried blueberry, dried mango, trockenobst, fruit sec, fruta deshidratada,
            mixed dried fruit, candied fruit, mixed peel, candied peel, zitronat, orangeat, fruit confit,
            candied orange peel, candied cherry, glace cherry, maraschino cherry, crystallized ginger,
            candied ginger, crystalized ginger, dried apple, stem ginger, apfelringe, guinda en almibar,
            candied lemon peel, banana chip, dried peach, dried pear, mixed candied fruit, fruit mince,
            mincemeat, goji berry, goji beeren, crystallised ginger, cereza confitada, belegkirschen,
            candied citron
        tomato paste | cup=262
            tomato puree, tomatenmark, concentre de tomate, concentrado de tomate,
            double concentrated tomato paste, pasta de tomate, tomatenpuree, sun dried tomato paste
        tomato sauce | cup=245
            marinara sauce, pasta sauce, spaghetti sauce, pizza sauce, passata, passierte tomaten, tomatensauce,
            tomatensosse, sauce tomate, coulis de tomate, salsa de tomate, tomate frito, tomate triturado,
            marinara, bolognese sauce, arrabbiata sauce, tomatensugo, tomato passata, puree de tomate, pasatta,
            tomatenpassata, pulpe de tomate, pizzasauce, strained tomato, sieved tomato, sugo, polpa
        canned tomatoes | cup=240
            diced tomato, crushed tomato, chopped tomato, stewed tomato, whole peeled tomato, tinned tomato,
            canned diced tomato, dosentomaten, gehackte tomaten, tomate pelee, tomate en conserve,
            tomates concassees, tomate pelado, tomate en lata, fire roasted tomato, rotel tomato, ro tel,
            san marzano tomato, canned crushed tomato, peeled tomato, italian plum tomato,
            diced tomatoes with green chilies, rotel, canned whole tomato, tinned plum tomato, italian tomato,
            stuckige tomaten, geschalte tomaten, canned plum tomato, tinned chopped tomato, petite diced tomato,
            mexican style stewed tomato, tomaten gehackt, petite cut tomato, italian stewed tomato,
            italian style stewed tomato, italian diced tomato
        sun dried tomato | cup=54
            sundried tomato, oil packed sun dried tomato, sun dried tomato in oil, getrocknete tomaten,
            tomate sechee, tomate seco, dried tomato, sunblush tomato, julienned sun dried tomato
        tomato juice | cup=243
            v8 juice, clamato juice, tomatensaft, jus de tomate, clamato, vegetable juice, v8, bloody mary mix,
            zumo de tomate, gemusesaft
        ketchup | cup=240
            tomato ketchup, catsup, catsup sauce, heinz ketchup
        beans | cup=180
            black bean, kidney bean, pinto bean, white bean, cannellini bean, navy bean, great northern bean,
            butter bean, lima bean, red bean, borlotti bean, cannellini, haricot bean, kidneybohnen,
            kidneybohne, bohnen, weisse bohnen, schwarze bohnen, haricot rouge, haricot blanc, frijol, frijoles,
            alubia, judia, mixed bean, black eyed pea, black eye pea, red kidney bean, canned black bean,
            dried bean, refried bean, baked bean, chili bean, mung bean, adzuki bean, haricot, flageolet bean,
            baby lima bean, frijoles refritos, judia pinta, pork and beans, cranberry bean, small red bean,
            light red kidney bean, small white bean, dry white bean, dark red kidney bean, ranch style bean,
            three bean salad, mungobohnen, fat free refried bean, alubia roja, dried white bean, gigante bean,
            pink bean, dried navy bean, fazolia, coco de paimpol, mogettes
        chickpea | cup=164
            chick pea, garbanzo bean, garbanzo, kichererbse, kichererbsen, pois chiche, tinned chickpea,
            canned chickpea, ceci bean, canned garbanzo bean, chana
        lentil | cup=192
            red lentil, green lentil, brown lentil, puy lentil, french lentil, black lentil, beluga lentil,
            linse, linsen, rote linsen, lentille, lentille corail, lenteja, split red lentil, urad dal,
            chana dal, toor dal, moong dal, dal, dhal, masoor dal, belugalinsen, tellerlinsen, berglinsen,
            lentilles vertes, dried lentil, green or puy lentil, french green lentil
        split pea | cup=200
            yellow split pea, green split pea, dried pea, schalerbsen, pois casse, pois casses, dried split pea
        canned corn | cup=165
            creamed corn, cream style corn, whole kernel corn, dosenmais, mais en boite, maiz en lata,
            maiz dulce, hominy, white hominy, corn niblets, canned sweetcorn, cream corn, mais dose, mexicorn
        soybean | cup=186 has=soybeans
            soya bean, soy, soya, sojabohnen, soja, soja texturizada, textured vegetable protein, tvp,
            soy protein, sojagranulat, sojaschnetzel, proteine de soja
        canned tuna | cup=146 has=fish
            tuna, tuna in water, tuna in oil, white tuna, albacore tuna, chunk light tuna, thunfisch, thon,
            thon en boite, atun, atun en lata, tuna fish, miette de thon, solid white tuna, tinned tuna,
            thon au naturel, bonito, thunfisch dose, thunfisch in ol, canned albacore tuna
        anchovy | has=fish each=4
            anchovy fillet, anchovy paste, sardelle, sardellen, anchois, anchoa, anchovis, boqueron,
            flat anchovy fillet, sardellenfilets, filets d'anchois, sardellenpaste
        sardine | has=fish
            canned sardine, olsardinen, sardinen, sardina
        canned salmon | cup=150 has=fish
            red salmon, pink salmon, canned pink salmon
        fish sauce | cup=290 has=fish
            thai fish sauce, asian fish sauce, nam pla, nuoc mam, fischsauce, sauce poisson, salsa de pescado,
            fischsosse, vietnamese fish sauce, bonito flake, dashi, instant dashi, dashi stock, dashi powder,
            katsuobushi, dashi granule
        oyster sauce | cup=265 has=molluscs
            austernsauce, sauce huitre, salsa de ostras, clam juice, canned clam, minced clam,
            canned minced clam, smoked oyster, bottled clam juice, clam sauce
        shrimp paste | has=crustaceans
            belacan, dried shrimp, xo sauce
        soy sauce | cup=255 has=soybeans,gluten
            light soy sauce, dark soy sauce, low sodium soy sauce, reduced sodium soy sauce, shoyu, sojasauce,
            sojasosse, sauce soja, salsa de soja, lite soy sauce, ponzu, ponzu sauce, less sodium soy sauce,
            kikkoman soy sauce, japanese soy sauce, sauce soja salee, chinese soy sauce, sojasosse dunkel,
            sojasosse hell
        tamari | cup=255 has=soybeans
            tamari soy sauce, coconut aminos, liquid aminos, gluten free soy sauce, bragg's liquid aminos
        teriyaki sauce | cup=288 has=soybeans,gluten
            teriyaki, teriyaki marinade, stir fry sauce, thick teriyaki sauce, teriyaki glaze
        hoisin sauce | cup=270 has=soybeans may=gluten
            hoisin, plum sauce, black bean sauce, hoi sin sauce, fermented black bean, doubanjiang,
            chili bean paste, black bean paste, char siu sauce, kecap manis, bean paste, tianmianjiang,
            yellow bean sauce, black bean garlic sauce, pflaumensauce
        miso | cup=275 has=soybeans may=gluten
            miso paste, white miso, white miso paste, red miso, gochujang, korean chili paste, doenjang,
            misopaste, red miso paste, ssamjang, yellow miso paste
        worcestershire sauce | cup=275 has=fish
            worcestershire, worcester sauce, worcestersauce, worcestersosse, sauce worcestershire,
            salsa perrins, worchestershire sauce, salsa worcestershire
        hot sauce
            tabasco, tabasco sauce, chili sauce, chilli sauce, sweet chili sauce, sweet chilli sauce,
            hot pepper sauce, sambal oelek, buffalo sauce, frank's red hot sauce, chili garlic sauce,
            louisiana hot sauce, chilisauce, sauce piquante, salsa picante, harissa, harissa paste, sambal,
            cholula hot sauce, red hot sauce, buffalo wing sauce, chile garlic sauce, siracha, chilli paste,
            chile paste, chili paste, chipotle chile in adobo, chipotle in adobo, chipotle chile in adobo sauce,
            chipotle pepper in adobo sauce, chipotle pepper, chipotle, chipotle chile, adobo sauce,
            thai chili sauce, asian chili sauce, scharfe sauce, tabasco hot sauce, aji amarillo paste,
            wing sauce, hot chili sauce
        barbecue sauce | cup=280
            bbq sauce, barbecue, grillsauce, sauce barbecue, salsa barbacoa, barbecuesauce, bbq sosse,
            smoky barbecue sauce
        mayonnaise | cup=220 has=eggs
            mayo, light mayonnaise, low fat mayonnaise, miracle whip, aioli, mayonesa, mayonnaise legere,
            salad cream, hellmann's mayonnaise, reduced fat mayonnaise, kewpie mayonnaise, mayonaise,
            salatmayonnaise, remoulade, tartar sauce, tartare sauce, sauce tartare, light mayo,
            thousand island dressing, bearnaise sauce, hollandaise sauce, hollandaise, sauce hollandaise,
            real mayonnaise, olive oil mayonnaise, fat free mayonnaise, hellmann's real mayonnaise
        vegan mayonnaise
            egg free mayonnaise, vegane mayonnaise, vegan mayo
        salad dressing
            ranch dressing, italian dressing, italian salad dressing, caesar dressing, dressing, vinaigrette,
            salatdressing, ranch salad dressing, blue cheese dressing, french dressing, sauce salade,
            balsamic vinaigrette, catalina dressing, coleslaw dressing, ranch dressing mix, ranch dip mix,
            italian dressing mix, poppy seed dressing, zesty italian dressing, italian salad dressing mix,
            hidden valley ranch dressing mix, ranch seasoning mix, salatsauce, russian dressing, aliño,
            fat free italian dressing, fat free italian salad dressing
        mustard | cup=250 has=mustard
            dijon mustard, yellow mustard, whole grain mustard, wholegrain mustard, grainy mustard,
            prepared mustard, english mustard, brown mustard, senf, mittelscharfer senf, dijonsenf, moutarde,
            moutarde de dijon, mostaza, mostaza de dijon, honey mustard, spicy brown mustard,
            stone ground mustard, dry mustard, mustard powder, ground mustard, english mustard powder,
            dijon style mustard, german mustard, moutarde a l'ancienne, dijon, american mustard, creole mustard,
            colman's mustard, senfpulver, susser senf, coarse grain mustard, dry mustard powder, hot mustard,
            moutarde en grains, powdered mustard, french mustard, mustard oil
        mustard seed | cup=175 has=mustard
            yellow mustard seed, black mustard seed, brown mustard seed, senfkorner, senfsamen,
            graine de moutarde, semilla de mostaza
        vinegar | cup=239
            white vinegar, white wine vinegar, red wine vinegar, cider vinegar, apple cider vinegar,
            distilled white vinegar, rice vinegar, rice wine vinegar, malt vinegar, sherry vinegar,
            champagne vinegar, wine vinegar, essig, weissweinessig, rotweinessig, apfelessig, weinessig,
            vinaigre, vinaigre de vin, vinaigre de cidre, vinagre, vinagre de vino, vinagre de manzana,
            vinaigre blanc, balsamic vinegar, balsamic, balsamico, balsamicoessig, aceto balsamico,
            vinaigre balsamique, vinagre balsamico, white balsamic vinegar, reisessig, vinaigre de riz,
            kräuteressig, balsamic glaze, tarragon vinegar, seasoned rice vinegar, black vinegar,
            chinese black vinegar, white distilled vinegar, unseasoned rice vinegar, crema di balsamico,
            vinaigre de xeres, vinaigre de vin rouge, essigessenz, crema balsamica, crema de vinagre,
            raspberry vinegar, vinaigre de vin blanc, vinaigre de framboise
        capers | cup=136
            kapern, capre, alcaparra, caper berry, caperberries, nonpareil caper
        olives | cup=135 each=4
            black olive, green olive, kalamata olive, kalamata, pitted olive, pimento stuffed olive,
            stuffed green olive, nicoise olive, oliven, schwarze oliven, grune oliven, olive noire, olive verte,
            aceituna, aceituna negra, aceituna verde, pitted black olive, pitted kalamata olive,
            green pitted olive, ripe olive, pitted green olive, tapenade, olive paste, spanish olive,
            olive tapenade, pimento stuffed green olive, castelvetrano olive, oil cured olive
        pickle | cup=155
            gherkin, cornichon, dill pickle, pickle relish, relish, sweet pickle relish, sweet pickle,
            gewurzgurke, gewurzgurken, essiggurken, pepinillo, pickled gherkin, dill pickle relish,
            kosher dill pickle, sweet relish, pickle juice, pickled cucumber, saure gurken, dill relish,
            dill pickle spear, dill pickle chip, bread and butter pickle, pickled onion, cebollitas,
            pickled vegetable, giardiniera, dill pickle juice, salzgurken
        pickled pepper | cup=140
            pepperoncini, pickled jalapeno, banana pepper ring, peperoncini, peperoni, roasted red pepper,
            roasted red bell pepper, jarred roasted red pepper, pimento, pimiento pepper, piquillo pepper,
            jalapeno slice, pickled jalapeno slice, diced pimento, jar roasted red pepper, roasted pepper,
            diced green chile, canned green chile, green chilies canned, diced green chili, chopped green chile,
            chopped green chili, roasted bell pepper, peppadew pepper, pickled ginger, sushi ginger,
            pickled green jalapeno chilli, piparras, pimiento del piquillo, roasted sweet red pepper
        sauerkraut | cup=142
            kimchi, choucroute, chucrut, kraut, pickled cabbage, pickled beet, cocktailzwiebeln
        hearts of palm | cup=168
            palm heart, artichoke heart, marinated artichoke heart, canned artichoke heart, palmherzen,
            artischockenherzen, coeur de palmier, coeur d'artichaut, palmito, fond d'artichaut,
            artichoke bottom, marinated artichoke
        salsa | cup=259
            picante sauce, enchilada sauce, taco sauce, salsa verde, green salsa, chunky salsa,
            red enchilada sauce, pico de gallo, salsa verde sauce, green enchilada sauce, green chili sauce,
            mole sauce, salsa sauce, fresh tomato salsa, mole, tomato salsa, queso dip, green chile sauce,
            chimichurri
        pesto | cup=225 has=milk may=nuts
            basil pesto, pesto sauce, green pesto, pesto genovese, pesto rosso, red pesto, pesto verde,
            sun dried tomato pesto, basilikumpesto
        alfredo sauce | cup=250 has=milk
            cheese sauce, nacho cheese sauce, carbonara sauce, bechamel sauce, white sauce, kasesauce, bechamel,
            queso sauce, sauce bechamel, nacho cheese, light alfredo sauce
        curry paste
            red curry paste, green curry paste, thai red curry paste, thai green curry paste,
            yellow curry paste, currypaste, pate de curry, pasta de curry, massaman curry paste,
            tikka masala paste, thai curry paste, tandoori paste, korma paste, curry sauce, rote currypaste,
            simmer sauce, tamarind paste, tamarind, tamarindo, tamarinde, tamarind concentrate,
            madras curry paste, rogan josh paste, tamarind pulp, garlic paste, ginger paste,
            ginger garlic paste, ginger paste garlic, sofrito, recaito, annatto paste, lemongrass paste,
            achiote paste, grune currypaste
        """
}
