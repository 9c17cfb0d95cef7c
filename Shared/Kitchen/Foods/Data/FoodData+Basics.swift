extension FoodData {
    /// Salt, oils, sugars, flours and what one bakes with.
    static let basics: StaticString = """
        salt | cup=290 staple=yes
            table salt, sea salt, fine salt, fine sea salt, coarse salt, flaky salt, rock salt, iodized salt,
            salz, meersalz, speisesalz, sel, sel fin, gros sel, fleur de sel, sal, sal marina, coarse sea salt,
            maldon sea salt, cooking salt, sea salt flake, jodsalz, himalayan salt, pink salt, celtic sea salt,
            salt flake, sel marin
        black pepper | cup=128 staple=yes
            pepper, ground black pepper, ground pepper, freshly ground black pepper, freshly ground pepper,
            black peppercorn, peppercorn, cracked black pepper, pfeffer, schwarzer pfeffer, poivre, poivre noir,
            poivre du moulin, pimienta, pimienta negra, white pepper, ground white pepper, white peppercorn,
            weisser pfeffer, coarse black pepper, poivre blanc, pimienta blanca, coarsely ground black pepper,
            cracked pepper, pink peppercorn, green peppercorn, poivre moulu, pfefferkorner
        salt and pepper | staple=yes
            salt & pepper, salt and black pepper, salt and freshly ground pepper,
            salt and freshly ground black pepper, sea salt and black pepper, kosher salt and black pepper,
            salz und pfeffer, sel et poivre, sel poivre, sal y pimienta, salt and ground black pepper,
            salt pepper, kosher salt and freshly ground black pepper, salz pfeffer,
            sea salt and freshly ground black pepper, kosher salt and pepper, salt and white pepper
        olive oil | cup=216 staple=yes
            extra virgin olive oil, virgin olive oil, extra light olive oil, light olive oil, olivenol,
            huile d'olive, huile d'olive vierge, aceite de oliva, aceite de oliva virgen extra,
            fruity olive oil, evoo, oliveoil
        vegetable oil | cup=218 staple=yes
            oil, cooking oil, canola oil, sunflower oil, rapeseed oil, neutral oil, corn oil, safflower oil,
            soybean oil, frying oil, salad oil, ol, speiseol, pflanzenol, sonnenblumenol, rapsol, huile,
            huile vegetale, huile de tournesol, huile de colza, aceite, aceite vegetal, aceite de girasol,
            bratol, canola, grapeseed oil, traubenkernol, oil spray, flavorless oil, oil for frying,
            rice bran oil, vegetable cooking oil, keimol, maiskeimol
        cooking spray
            nonstick cooking spray, non stick cooking spray, vegetable oil cooking spray,
            olive oil cooking spray, pam, nonstick spray, vegetable oil spray, backtrennspray, baking spray,
            olive oil spray, spray oil
        sesame oil | cup=218 has=sesame
            toasted sesame oil, dark sesame oil, asian sesame oil, sesamol, huile de sesame, aceite de sesamo
        peanut oil | cup=216 has=peanuts
            groundnut oil, erdnussol, huile d'arachide, aceite de cacahuete
        coconut oil | cup=218
            kokosol, kokosfett, huile de coco, aceite de coco, virgin coconut oil
        walnut oil | cup=218 has=nuts
            hazelnut oil, almond oil, walnussol, huile de noix, huile de noisette, pistachio oil, haselnussol
        avocado oil | cup=218
            flaxseed oil, leinol, truffle oil, pumpkin seed oil, kurbiskernol, chili oil, hot chili oil,
            linseed oil, palm oil, chile oil, garlic oil, hanfol
        lard | cup=205
            schweineschmalz, schmalz, saindoux, manteca de cerdo, bacon fat, bacon grease, bacon dripping,
            duck fat, goose fat, suet, beef suet, dripping, chicken fat, tallow, gansefett, graisse de canard,
            manteca, ganseschmalz, leaf lard, beef dripping
        shortening | cup=191
            vegetable shortening, crisco, solid vegetable shortening, pflanzenfett, vegetaline,
            butter flavored shortening
        sugar | cup=200 staple=yes
            white sugar, granulated sugar, caster sugar, castor sugar, superfine sugar, cane sugar, fine sugar,
            golden caster sugar, superfine granulated sugar, zucker, kristallzucker, weisser zucker, sucre,
            sucre en poudre, sucre blanc, azucar, azucar blanca, raffinadezucker, organic sugar, sugar cube,
            white granulated sugar, golden sugar, sucre semoule, wurfelzucker, preserving sugar, feiner zucker,
            feinster zucker, azucar granulada, sucre en morceaux, baker's sugar
        brown sugar | cup=213
            light brown sugar, dark brown sugar, muscovado sugar, dark muscovado sugar, light muscovado sugar,
            soft brown sugar, soft light brown sugar, demerara sugar, turbinado sugar, raw sugar, palm sugar,
            jaggery, brauner zucker, rohrzucker, sucre roux, cassonade, azucar moreno, azucar morena,
            golden brown sugar, coconut sugar, sucre brun, sucre de canne, muscovado, demerara, panela,
            piloncillo, vergeoise, rohrohrzucker, kokosblutenzucker, soft dark brown sugar,
            azucar moreno de cana
        powdered sugar | cup=120
            confectioners sugar, confectionary sugar, icing sugar, puderzucker, staubzucker, sucre glace,
            azucar glas, azucar glass, 10x sugar, azucar en polvo, azucar impalpable
        vanilla sugar | cup=200
            vanillezucker, vanillinzucker, sucre vanille, bourbon vanillezucker, azucar vainillado
        sweetener
            artificial sweetener, stevia, splenda, erythritol, xylitol, sussstoff, edulcorant, edulcorante,
            sugar substitute, equal sweetener, monk fruit sweetener, birkenzucker, truvia, estevia, sugar twin
        gelling sugar
            gelierzucker, sucre gelifiant, jam sugar
        honey | cup=339
            clear honey, runny honey, raw honey, honig, miel, acacia honey, flussiger honig, liquid honey
        maple syrup | cup=315
            pure maple syrup, ahornsirup, sirop d'erable, jarabe de arce, sirope de arce
        corn syrup | cup=328
            light corn syrup, dark corn syrup, golden syrup, glucose syrup, karo syrup, glucose, liquid glucose,
            syrup, sirop, sirup, rice syrup, brown rice syrup, light treacle, zuckerrubensirup, invert sugar,
            glukosesirup, reissirup, pancake syrup, sirop de glucose, jarabe de maiz, simple syrup, sugar syrup,
            lyle's golden syrup
        agave syrup | cup=332
            agave nectar, agave, agavendicksaft, sirop d'agave, sirope de agave, agavensirup
        molasses | cup=337
            treacle, black treacle, blackstrap molasses, melasse, melaza, unsulphured molasses,
            pomegranate molasses, mild molasses, grape molasses, date syrup, dattelsirup
        flour | cup=125 has=gluten staple=yes
            all purpose flour, plain flour, white flour, ap flour, unbleached flour, all purpose white flour,
            general purpose flour, unbleached all purpose flour, wheat flour, strong white flour, mehl,
            weizenmehl, mehl type 405, farine, farine de ble, harina, harina de trigo, weissmehl, sifted flour,
            bleached all purpose flour, farine t55, farine t45, allpurpose flour, strong plain flour,
            unbleached white flour, enriched flour, 00 flour, tipo 00 flour, dinkelmehl, spelt flour,
            farine d'epeautre
        bread flour | cup=127 has=gluten
            strong flour, strong white bread flour, strong bread flour, white bread flour, brotmehl,
            high gluten flour, farine de gruau, harina de fuerza, strong wholemeal bread flour
        cake flour | cup=125 has=gluten
            pastry flour, cake and pastry flour, soft wheat flour
        self raising flour | cup=125 has=gluten
            self rising flour, farine a gateau, harina leudante, farine avec levure incorporee,
            harina con levadura
        whole wheat flour | cup=120 has=gluten
            wholemeal flour, vollkornmehl, weizenvollkornmehl, farine complete, farine de ble complet,
            harina integral, wholewheat flour, graham flour, dinkelvollkornmehl, atta flour,
            harina de trigo integral, white whole wheat flour, brown flour, plain wholemeal flour
        rye flour | cup=103 has=gluten
            light rye flour, dark rye flour, roggenmehl, farine de seigle, harina de centeno, medium rye flour
        semolina | cup=167 has=gluten
            semolina flour, griess, hartweizengriess, semoule, semoule fine, semola, durum flour, fine semolina,
            weichweizengriess, weizengriess, semoule de ble, semoule de ble dur, rava
        vital wheat gluten | cup=120 has=gluten
            wheat gluten, gluten
        rice flour | cup=158
            white rice flour, brown rice flour, reismehl, farine de riz, harina de arroz
        buckwheat flour | cup=120
            buchweizenmehl, farine de sarrasin, harina de trigo sarraceno, farine de ble noir
        buckwheat | cup=170
            buckwheat groat, kasha, buchweizen, sarrasin, trigo sarraceno
        almond flour | cup=96 has=nuts
            almond meal, ground almond, gemahlene mandeln, mandelmehl, poudre d'amande, amande en poudre,
            almendra molida, harina de almendra, blanched almond flour, mandeln gemahlen
        ground hazelnut | cup=85 has=nuts
            hazelnut meal, gemahlene haselnusse, poudre de noisette, haselnusse gemahlen
        coconut flour | cup=120
            kokosmehl
        chickpea flour | cup=92
            gram flour, besan, garbanzo bean flour, garbanzo flour, kichererbsenmehl, harina de garbanzo,
            farine de pois chiche
        tapioca flour | cup=120
            tapioca starch, tapioca, cassava flour, almidon de yuca, tapioca pearl, sago, sago pearl,
            small pearl tapioca
        soy flour | cup=128 has=soybeans
        gluten free flour | cup=148
            gluten free all purpose flour, gluten free flour blend, glutenfreies mehl, quinoa flour,
            sorghum flour, millet flour, teff flour
        oat flour | cup=104 has=gluten
            hafermehl
        cornstarch | cup=128
            corn starch, cornflour, maize starch, maisstarke, speisestarke, starke, fecule de mais, maizena,
            almidon de maiz, arrowroot, arrowroot powder, maicena, starch, fecule, kartoffelmehl,
            custard powder, puddingpulver, vanillepuddingpulver, xanthan gum, bindemittel, thickener
        cornmeal | cup=150
            polenta, yellow cornmeal, corn meal, white cornmeal, grits, corn grits, maismehl, maisgriess,
            farine de mais, semoule de mais, harina de maiz, stone ground cornmeal, quick cooking polenta,
            quick cooking grits, instant polenta, fine cornmeal, corn flour
        baking powder | cup=221
            backpulver, levure chimique, polvo de hornear, levadura quimica, levure chimique alsacienne,
            double acting baking powder, weinsteinbackpulver, polvo para hornear, levadura royal,
            gluten free baking powder
        baking soda | cup=264
            bicarbonate of soda, sodium bicarbonate, bicarbonate soda, natron, bicarbonate de soude,
            bicarbonato de sodio, bicarbonato, bicarb soda, bicarbonate alimentaire, bicarbonate, kaisernatron
        cream of tartar
            weinstein, creme de tartre, cremor tartaro
        dry yeast | cup=150
            active dry yeast, instant yeast, yeast, dried yeast, rapid rise yeast, fast action yeast,
            quick rise yeast, bread machine yeast, trockenhefe, levure boulangere, levure seche, levadura,
            levadura seca, active yeast, levure de boulanger, fast action dried yeast, easy blend yeast,
            brewer's yeast, levure, sachet of dried yeast, granular yeast, instant dry yeast
        nutritional yeast | cup=80
            nutritional yeast flake, hefeflocken, levure maltee
        gelatin
            gelatine, unflavored gelatin, gelatin powder, leaf gelatine, gelatine leaf, gelatine sheet,
            blattgelatine, feuille de gelatine, gelatina, pectin, agar agar, agar, pektin, pectina,
            powdered gelatin, fruit pectin, liquid pectin, unflavored gelatin powder, powdered gelatine,
            gelatine powder
        jello
            gelatin dessert, strawberry gelatin, jell o, lemon gelatin, jelly powder, gotterspeise,
            flavored gelatin, lime gelatin
        vanilla extract | cup=208
            vanilla, pure vanilla extract, vanilla essence, vanilleextrakt, vanillearoma, extrait de vanille,
            arome vanille, extracto de vainilla, esencia de vainilla, vanilla paste, vanilla bean paste,
            vanilla flavoring, vanille, vainilla, real vanilla extract, vanilla powder, vanillepaste,
            imitation vanilla extract
        vanilla bean | each=3
            vanilla pod, vanilleschote, vanilleschoten, gousse de vanille, vaina de vainilla, vanillestange
        almond extract | cup=208
            almond essence, bittermandelaroma, amaretto extract, mandelaroma, pure almond extract,
            bittermandelol
        extract
            peppermint extract, lemon extract, orange extract, coconut extract, rum extract, maple extract,
            rose water, rosewater, orange blossom water, orange flower water, eau de fleur d'oranger,
            rosenwasser, mint extract, rum flavoring, maple flavoring, liquid smoke, backaroma, agua de azahar,
            rum aroma, orangenaroma, zitronenaroma, peppermint oil, butter extract
        food coloring
            food colouring, food color, red food coloring, lebensmittelfarbe, colorant alimentaire,
            colorante alimentario, gel food coloring
        cocoa powder | cup=86
            cocoa, unsweetened cocoa powder, dutch process cocoa powder, dutch processed cocoa powder,
            baking cocoa, kakao, kakaopulver, backkakao, cacao, cacao en poudre, cacao en polvo, cacao powder,
            unsweetened cocoa, good quality cocoa powder, trinkkakao, hot chocolate mix, drinking chocolate,
            cacao amer, hot cocoa mix, cacao puro, chocolat en poudre
        chocolate chips | cup=170 may=soybeans,milk
            semisweet chocolate chip, semi sweet chocolate chip, dark chocolate chip, mini chocolate chip,
            chocolate morsel, bittersweet chocolate chip, chocolate chunk, schokotropfen, schokostuckchen,
            pepite de chocolat, chispa de chocolate, semisweet chocolate morsel, chocolate pieces, schokodrops
        milk chocolate | cup=170 has=milk may=soybeans
            milk chocolate chip, milchschokolade, vollmilchschokolade, chocolat au lait, chocolate con leche,
            vollmilchkuverture
        white chocolate | cup=170 has=milk may=soybeans
            white chocolate chip, white baking chocolate, weisse schokolade, chocolat blanc, chocolate blanco,
            white chocolate chunk, white chocolate bar, white vanilla chip, almond bark, white candy coating,
            weisse kuverture
        dark chocolate | cup=170 may=soybeans,milk
            chocolate, bittersweet chocolate, semisweet chocolate, semi sweet chocolate, unsweetened chocolate,
            baking chocolate, plain chocolate, schokolade, zartbitterschokolade, kuverture, zartbitterkuverture,
            chocolat, chocolat noir, chocolate negro, chocolat patissier, german chocolate,
            semi sweet baking chocolate, unsweetened baking chocolate, chocolate bar,
            bittersweet baking chocolate, edelbitterschokolade, chocolate square, chocolat a patisser,
            blockschokolade, chocolate shaving, couverture chocolate, tablette de chocolat
        chocolate spread | cup=300 has=milk,nuts may=soybeans
            nutella, hazelnut spread, chocolate hazelnut spread, nuss nougat creme, schokocreme,
            pate a tartiner, nocilla, crema de cacao, schokoaufstrich, nougatcreme
        chocolate syrup | cup=300 may=milk
            chocolate sauce, hot fudge, fudge sauce, hot fudge sauce, hot fudge topping, fudge, schokosauce
        caramel | cup=300 has=milk
            caramel sauce, dulce de leche, caramel topping, toffee, toffee bit, butterscotch, butterscotch chip,
            karamell, confiture de lait, toffee sauce, caramel candy, karamellsauce, butterscotch sauce,
            caramelo, butterscotch topping, salted caramel
        """
}
