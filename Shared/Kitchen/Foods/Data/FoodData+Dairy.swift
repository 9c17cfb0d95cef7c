extension FoodData {
    /// Milk, cheese, eggs and what lies in the cooler.
    static let dairy: StaticString = """
        milk | cup=244 has=milk
            whole milk, skim milk, skimmed milk, semi skimmed milk, 2% milk, 1% milk, low fat milk, nonfat milk,
            full fat milk, fat free milk, reduced fat milk, milch, vollmilch, lait, lait entier,
            lait demi ecreme, leche, leche entera, leche desnatada, h milch, fettarme milch, frischmilch,
            lactose free milk, laktosefreie milch, lait ecreme, goat milk, cow milk, lowfat milk, scalded milk,
            sweet milk, ziegenmilch, sheep milk, lait de brebis
        buttermilk | cup=245 has=milk
            buttermilch, babeurre, lait ribot, suero de leche, low fat buttermilk, lait fermente
        heavy cream | cup=238 has=milk
            cream, whipping cream, heavy whipping cream, double cream, thickened cream, schlagsahne, sahne,
            schlagobers, obers, rahm, creme, creme liquide, creme entiere, creme fleurette, nata,
            nata para montar, crema de leche, light whipping cream, pouring cream, nata liquida, fresh cream,
            creme epaisse, schlagrahm, sussrahm, clotted cream, chantilly, vollrahm, kaffeesahne, kochsahne
        light cream | cup=242 has=milk
            single cream, coffee cream, half and half, half & half, table cream, kaffeerahm,
            fat free half and half, creme legere
        sour cream | cup=230 has=milk
            saure sahne, sauerrahm, schmand, creme aigre, crema agria, nata agria, reduced fat sour cream,
            light sour cream, soured cream, low fat sour cream
        creme fraiche | cup=235 has=milk
            creme fraiche epaisse, half fat creme fraiche, low fat creme fraiche
        yogurt | cup=245 has=milk
            plain yogurt, yoghurt, greek yogurt, greek yoghurt, greek style yogurt, natural yogurt,
            natural yoghurt, joghurt, naturjoghurt, jogurt, yaourt, yaourt nature, yaourt grec, yogur,
            yogur natural, low fat yogurt, nonfat yogurt, vanilla yogurt, griechischer joghurt, skyr,
            fruchtjoghurt, fruit yogurt, plain yoghurt, yogourt, bulgarian yogurt, yogurt griego,
            low fat plain yogurt
        kefir | cup=243 has=milk
            ayran, lassi, kefir milk
        quark | cup=245 has=milk
            topfen, magerquark, speisequark, fromage blanc, petit suisse, fromage frais, queso fresco batido,
            fruchtquark, fruchtzwerge, krauterquark, faisselle
        butter | cup=227 each=113 piece=stick has=milk staple=yes
            unsalted butter, salted butter, sweet butter, sweet cream butter, stick butter, butter stick,
            stick of butter, beurre, beurre doux, beurre demi sel, mantequilla, sussrahmbutter,
            clarified butter, melted butter, lightly salted butter, beurre sale, anke, european butter,
            cultured butter, krauterbutter, whipped butter, brown butter, butterwurfel
        ghee | cup=205 has=milk
            butterschmalz, desi ghee, beurre clarifie
        margarine | cup=227
            vegan butter, plant based butter, margarina, dairy free spread, vegane butter, oleo,
            butter substitute, vegetable spread, pflanzenmargarine
        egg | cup=243 each=50 has=eggs
            large egg, whole egg, hen's egg, free range egg, ei, eier, huhnereier, oeuf, huevo, egg beaten,
            hard boiled egg, hard cooked egg, beaten egg, quail egg, duck egg, fresh egg, medium egg,
            boiled egg, poached egg, egg substitute, freilandeier, bio eier, bioeier, jumbo egg, eggbeater,
            egg beater, liquid egg
        egg white | cup=243 each=33 has=eggs
            eiweiss, eiklar, blanc d'oeuf, clara de huevo, liquid egg white, powdered egg white, clara
        egg yolk | cup=243 each=17 has=eggs
            yolk, eigelb, eidotter, jaune d'oeuf, yema de huevo, yema
        cheese | cup=113 has=milk
            shredded cheese, grated cheese, hard cheese, kase, fromage, queso, reibekase, geriebener kase,
            fromage rape, queso rallado, sliced cheese, mexican cheese blend, mexican cheese,
            mexican blend cheese, kase gerieben, streukase, scheibenkase, gratinkase, pizzakase, raclette,
            raclettekase, fondue, bergkase, mild cheese, white cheese, cheese slice, pizza cheese,
            italian cheese blend, queso en lonchas, schnittkase, weichkase, hartkase, ofenkase,
            fromage a raclette
        cheddar | cup=113 has=milk
            cheddar cheese, sharp cheddar, sharp cheddar cheese, mature cheddar, mild cheddar cheese,
            white cheddar, extra sharp cheddar cheese, queso cheddar, white cheddar cheese, aged cheddar, colby,
            colby cheese, colby jack cheese, cheddar jack cheese, red leicester, double gloucester
        mozzarella | cup=113 has=milk
            mozzarella cheese, fresh mozzarella, buffalo mozzarella, mozzarella ball, bocconcini,
            part skim mozzarella, part skim mozzarella cheese, shredded mozzarella, buffelmozzarella,
            mozzarella di bufala, burrata, low moisture mozzarella cheese, mozzarella perlen, mozarella
        parmesan | cup=100 has=milk
            parmesan cheese, parmigiano reggiano, parmigiano, parmigiano reggiano cheese, parmesankase,
            queso parmesano, parmesano, parmesan rape, parmesan shaving
        pecorino | cup=100 has=milk
            pecorino romano, pecorino romano cheese, romano cheese, asiago, asiago cheese, grana padano, romano,
            pecorino cheese, manchego, manchego cheese, queso manchego, cotija, cotija cheese, aged cheese
        feta | cup=150 has=milk
            feta cheese, fetakase, queso feta, schafskase, hirtenkase, salakis, reduced fat feta cheese,
            fromage de brebis
        goat cheese | cup=150 has=milk
            chevre, soft goat cheese, fresh goat cheese, ziegenkase, ziegenfrischkase, fromage de chevre,
            buche de chevre, queso de cabra, goat's milk cheese, sheep cheese, ziegenrolle
        cream cheese | cup=232 has=milk
            philadelphia, philadelphia cream cheese, light cream cheese, reduced fat cream cheese, frischkase,
            fromage a tartiner, fromage frais a tartiner, queso crema, queso de untar, neufchatel cheese,
            neufchatel, fat free cream cheese, kiri, boursin, soft cheese, krauterfrischkase,
            queso philadelphia, low fat cream cheese, philly
        ricotta | cup=246 has=milk
            ricotta cheese, whole milk ricotta, part skim ricotta cheese, requeson, brousse
        cottage cheese | cup=220 has=milk
            huttenkase, korniger frischkase, low fat cottage cheese, fromage cottage, queso cottage,
            small curd cottage cheese, farmer's cheese
        mascarpone | cup=240 has=milk
            mascarpone cheese
        gruyere | cup=108 has=milk
            gruyere cheese, swiss cheese, emmental, emmentaler, emmental rape, comte, jarlsberg, gruyere rape,
            appenzeller, fontina, fontina cheese, queso suizo, greyerzer, beaufort, emmenthal, cantal, tilsiter
        gouda | cup=113 has=milk
            gouda cheese, edam, edamer, gouda jung, alter gouda, butterkase, leerdammer, smoked gouda,
            maasdamer, havarti, havarti cheese, muenster cheese, munster
        monterey jack | cup=113 has=milk
            monterey jack cheese, jack cheese, pepper jack cheese, pepper jack, queso oaxaca, queso fresco,
            queso blanco, oaxaca cheese
        provolone | has=milk
            provolone cheese, scamorza, caciocavallo
        blue cheese | cup=135 has=milk
            gorgonzola, roquefort, stilton, gorgonzola cheese, bleu cheese, blauschimmelkase, bleu d'auvergne,
            queso azul, crumbled blue cheese, stilton cheese, danish blue cheese, fromage bleu, bleu, dolcelatte
        brie | has=milk
            camembert, brie cheese, camembert cheese, reblochon, taleggio, taleggio cheese, coulommiers,
            limburger, epoisses, mont d'or, cambozola, vacherin
        halloumi | has=milk
            halloumi cheese, grillkase, halloumikase, paneer, paneer cheese, queso para asar, bread cheese
        processed cheese | cup=140 has=milk
            american cheese, american cheese slice, velveeta, velveeta cheese, schmelzkase, vache qui rit,
            scheibletten, laughing cow, cheez whiz, cheese spread, streichkase, quesito, babybel, process cheese
        pudding | has=milk may=eggs
            custard, vanilla pudding, chocolate pudding, fresh custard, vanillepudding, creme dessert, natillas,
            flan, milchreis, dessert, mousse au chocolat, creme brulee, tiramisu, rice pudding, creme anglaise,
            panna cotta, vla
        whey | cup=246 has=milk
            molke, petit lait
        tofu | cup=248 has=soybeans cat=produce
            firm tofu, silken tofu, extra firm tofu, soft tofu, bean curd, raucher tofu, rauchertofu,
            smoked tofu, tofu ferme, soyeux
        tempeh | has=soybeans cat=produce
        seitan | has=gluten cat=produce
        fresh yeast
            cake yeast, compressed yeast, hefe, frische hefe, frischhefe, levure fraiche,
            levure de boulanger fraiche, levadura fresca, hefewurfel
        puff pastry | has=gluten
            puff pastry sheet, ready rolled puff pastry, all butter puff pastry, blatterteig, pate feuilletee,
            hojaldre, masa de hojaldre
        pastry dough | has=gluten
            pie crust, pie shell, pie dough, shortcrust pastry, pastry, pastry shell, tart shell, pizza dough,
            pizzateig, pate brisee, pate sablee, pate a pizza, masa quebrada, masa de pizza, teig, murbeteig,
            strudelteig, crescent roll, refrigerated biscuit, biscuit dough, crescent dough, cookie dough,
            bread dough, refrigerated pie crust, flammkuchenteig, croissant dough, pie pastry,
            refrigerated crescent roll, graham cracker crust, tart pastry, sweet shortcrust pastry, pate a tarte
        fresh pasta | has=gluten,eggs
            fresh lasagna sheet, tortellini, cheese tortellini, ravioli, cheese ravioli, gnocchi,
            potato gnocchi, schupfnudeln, spatzle, maultaschen, frische pasta, pates fraiches,
            tagliatelle fraiche, wonton, dumpling, fresh tagliatelle, quenelle, agnolotti, fresh egg pasta,
            fresh pasta sheet, knodel, kartoffelknodel, semmelknodel
        wonton wrapper | has=gluten
            wonton skin, gyoza wrapper, egg roll wrapper, dumpling wrapper, spring roll wrapper,
            spring roll pastry
        hummus | cup=246 has=sesame
            houmous, houmos, hummus dip, baba ganoush
        coleslaw mix
            coleslaw, krautsalat, kartoffelsalat, potato salad, surimi salat, taboule, nudelsalat
        tzatziki | has=milk
            tsatsiki, raita, krauter dip
        guacamole
            guacamole dip
        """
}
