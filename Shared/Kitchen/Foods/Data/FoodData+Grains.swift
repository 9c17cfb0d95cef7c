extension FoodData {
    /// Tinned and plant milks, grains, pasta and bread.
    static let grains: StaticString = """
        condensed milk | cup=306 has=milk
            sweetened condensed milk, gezuckerte kondensmilch, lait concentre sucre, leche condensada,
            eagle brand, milchmadchen, condensed sweetened milk
        evaporated milk | cup=252 has=milk
            kondensmilch, lait concentre, lait concentre non sucre, leche evaporada, evaporated skim milk,
            low fat evaporated milk, fat free evaporated milk
        powdered milk | cup=120 has=milk
            milk powder, dry milk, nonfat dry milk, dry milk powder, milchpulver, lait en poudre,
            leche en polvo, instant nonfat dry milk, skim milk powder, malted milk powder,
            nonfat dry milk powder, buttermilk powder, full cream milk powder
        coconut milk | cup=240
            unsweetened coconut milk, light coconut milk, lite coconut milk, full fat coconut milk,
            canned coconut milk, kokosmilch, kokosnussmilch, lait de coco, leche de coco, thick coconut milk,
            tinned coconut milk
        coconut cream | cup=245
            cream of coconut, creamed coconut, kokoscreme, creme de coco, crema de coco, coconut butter
        coconut water | cup=240
            kokoswasser, eau de coco, agua de coco
        almond milk | cup=240 has=nuts
            unsweetened almond milk, vanilla almond milk, mandelmilch, lait d'amande, leche de almendras,
            cashew milk, hazelnut milk, nut milk, mandeldrink, haselnussmilch, boisson amande
        soy milk | cup=243 has=soybeans
            soya milk, soymilk, sojamilch, lait de soja, leche de soja, sojadrink, soy yogurt, soy cream,
            sojasahne, creme de soja, soja cuisine, sojajoghurt, soy creamer, bebida de soja, soya cream,
            boisson soja
        oat milk | cup=240 has=gluten
            hafermilch, haferdrink, lait d'avoine, leche de avena, bebida de avena, hafersahne, oat cream,
            boisson avoine
        rice milk | cup=240
            reismilch, lait de riz, leche de arroz, plain rice milk, hemp milk, reisdrink, plant milk,
            dairy free milk, non dairy milk, nondairy milk, plant based milk, pflanzenmilch, vegan milk,
            vegan cream, bebida vegetal, dairy free cream
        desiccated coconut | cup=85
            coconut, shredded coconut, flaked coconut, coconut flake, sweetened coconut, unsweetened coconut,
            unsweetened shredded coconut, sweetened flaked coconut, sweetened shredded coconut, kokosraspel,
            kokosraspeln, kokosflocken, noix de coco rapee, noix de coco, coco rallado, kokosnuss, kokos, coco,
            grated coconut, angel flake coconut, fresh coconut, dried coconut, toasted coconut, coconut meat,
            coco rape, kokoschips
        rice | cup=185
            white rice, long grain rice, long grain white rice, basmati rice, basmati, jasmine rice,
            thai jasmine rice, parboiled rice, medium grain rice, short grain rice, reis, basmatireis,
            langkornreis, riz, riz basmati, arroz, arroz basmati, instant rice, minute rice, converted rice,
            cooked rice, cooked white rice, jasminreis, riz long, steamed rice, uncle ben's rice, fragrant rice,
            riz thai, arroz blanco, uncooked rice, naturreis, hot cooked rice
        brown rice | cup=190
            long grain brown rice, vollkornreis, riz complet, riz brun, arroz integral, instant brown rice,
            short grain brown rice, cooked brown rice
        arborio rice | cup=200
            risotto rice, carnaroli rice, arborio, risottoreis, riz arborio, riz a risotto, arroz bomba,
            paella rice, rundkornreis, riz rond, pudding rice, bomba rice, arroz redondo
        wild rice | cup=160
            wildreis, riz sauvage, wild rice blend, wild rice mix
        sushi rice | cup=195
            glutinous rice, sticky rice, sushireis, klebreis, black rice, forbidden rice, riz gluant,
            sweet rice, red rice, calrose rice
        rice mix
            rice a roni, yellow rice, yellow rice mix, spanish rice mix, rice pilaf mix
        pasta | cup=100 has=gluten
            dried pasta, penne, penne pasta, fusilli, rigatoni, macaroni, elbow macaroni, ziti, farfalle,
            bow tie pasta, orecchiette, rotini, pasta shell, small pasta, nudeln, makkaroni, pate alimentaire,
            macarrones, fideos, shell pasta, jumbo pasta shell, jumbo shell, conchiglie, cavatappi, ditalini,
            pappardelle, tagliatelle, fettuccine, fettuccini, linguine, rotini pasta, gemelli, campanelle,
            coquillettes, penne rigate, fettuccine pasta, bucatini, tortiglioni, tubular pasta, bandnudeln,
            linguini, elbow pasta, hornchennudeln, suppennudeln, pasta noodle, espirales, fusilli pasta,
            lumache, muschelnudeln
        spaghetti | cup=100 has=gluten
            thin spaghetti, angel hair pasta, capellini, vermicelli pasta, spaghetti noodle, espaguetis,
            angel hair, espagueti, spaghettini, spaghetti pasta, whole wheat spaghetti
        lasagna noodle | has=gluten
            lasagna, lasagne, lasagna sheet, lasagne sheet, lasagneplatten, lasagneblatter, plaque de lasagne,
            no boil lasagna noodle, feuille de lasagne, placa de lasana, cannelloni, manicotti, cannelloni tube,
            manicotti shell, lasagneplatte, oven ready lasagna noodle
        whole wheat pasta | cup=100 has=gluten
            vollkornnudeln, vollkornspaghetti, pates completes, pasta integral
        gluten free pasta
            glutenfreie nudeln, corn pasta, rice pasta
        orzo | cup=200 has=gluten
            orzo pasta, risoni, pearl couscous, israeli couscous, fregola, acini di pepe, kritharaki
        egg noodle | cup=60 has=gluten,eggs
            wide egg noodle, eiernudeln, nouilles aux oeufs, chinese egg noodle, mie nudeln, medium egg noodle,
            fine egg noodle, dried egg noodle, extra wide egg noodle
        noodle | has=gluten
            udon noodle, udon, ramen noodle, ramen, instant noodle, chinese noodle, lo mein noodle, soba noodle,
            soba, nouille, asian noodle, chow mein noodle, somen, nouilles chinoises, instantnudeln,
            wheat noodle, tallarines
        rice noodle
            rice vermicelli, vermicelli, rice stick, rice stick noodle, vermicelli noodle, reisnudeln,
            vermicelle de riz, nouille de riz, fideos de arroz, glass noodle, cellophane noodle, glasnudeln,
            bean thread noodle, bean thread, mung bean noodle, shirataki noodle, rice paper, rice paper wrapper,
            reispapier, thin rice noodle, pad thai noodle, feuille de riz, galette de riz
        couscous | cup=173 has=gluten
            whole wheat couscous, instant couscous, cuscus, cous cous
        bulgur | cup=140 has=gluten
            bulgur wheat, cracked wheat, bulghur wheat, boulgour, bulghur, fine bulgur, bulgar wheat
        quinoa | cup=170
            red quinoa, white quinoa, cooked quinoa
        millet | cup=200
            hirse, mijo, amaranth, teff, sorghum, amaranto
        barley | cup=200 has=gluten
            pearl barley, pearled barley, gerste, graupen, orge, orge perle, cebada, rollgerste,
            quick cooking barley, perlgraupen
        farro | cup=180 has=gluten
            wheat berry, spelt, freekeh, kamut, dinkel, grunkern, epeautre, espelta, wheatberries, ebly,
            rye berry, petit epeautre, ble, weizen
        oats | cup=85 has=gluten
            rolled oats, oatmeal, old fashioned oats, porridge oats, quick oats, quick cooking oats,
            haferflocken, flocon d'avoine, avena, copos de avena, jumbo oats, uncooked oats,
            quick cooking oatmeal, regular oats, oat flake, avoine, kernige haferflocken, zarte haferflocken,
            instant oatmeal, hafer, quick rolled oats, old fashioned rolled oats, quick cook oats
        oat bran | cup=90 has=gluten
            bran, haferkleie, son d'avoine, germe de ble, germen de trigo, salvado, kleie, salvado de avena
        flaxseed | cup=160
            flax seed, ground flaxseed, flaxseed meal, linseed, leinsamen, graine de lin, semilla de lino,
            flax meal, milled flaxseed, lino, geschrotete leinsamen, golden flaxseed
        chia seed | cup=170
            chia, chiasamen, graine de chia, semilla de chia
        hemp seed
            hemp heart, hanfsamen, psyllium husk, psyllium, flohsamenschalen, flohsamen
        cereal | cup=40 has=gluten
            breakfast cereal, corn flakes, cornflakes, rice krispies, crisp rice cereal, granola, muesli, musli,
            puffed rice, bran flakes, knuspermusli, cereales, corn flake cereal, rice chex, bran cereal,
            shredded wheat, rice krispies cereal, rice cereal, krispies, puffed wheat, chex, grape nuts,
            cheerios, weetabix, all bran, porridge, cream of wheat
        bread | cup=45 has=gluten
            white bread, sandwich bread, sourdough bread, sourdough, country bread, crusty bread, french bread,
            italian bread, baguette, french baguette, ciabatta, bread slice, toast, toastbrot, brot, weissbrot,
            bauernbrot, pain, pain de mie, pain de campagne, pan, pan de molde, pan blanco, barra de pan,
            slice of bread, brioche, challah, challah bread, rye bread, day old bread, stale bread,
            pumpernickel, toast bread, texas toast, white sandwich bread, ciabatta bread, loaf bread,
            baguettebrot, knoblauchbrot, mischbrot, roggenbrot, graubrot, pain brioche, cornbread, corn bread,
            focaccia, biscotte, sourdough starter, garlic bread, italian loaf, white loaf, crusty roll bread,
            peasant bread, schwarzbrot, zwieback, melba toast, crouton, bread cube, stuffing mix, stuffing,
            garlic crouton, landbrot, pan tostado, stove top stuffing mix, crostini, herb stuffing mix,
            seasoned stuffing mix, cornbread stuffing mix, brotchips
        whole wheat bread | has=gluten
            wholemeal bread, whole grain bread, brown bread, vollkornbrot, pain complet, pan integral,
            vollkorntoast, multigrain bread, wholewheat bread, granary bread, mehrkornbrot, pain aux cereales
        bread roll | has=gluten each=50
            roll, bun, hamburger bun, burger bun, hot dog bun, brioche bun, dinner roll, kaiser roll, bagel,
            english muffin, croissant, brotchen, semmel, petit pain, panecillo, hoagie roll, sandwich roll,
            pain burger, hamburgerbrotchen, laugenbrezel, breze, brezel, sub roll, submarine roll, sandwich bun,
            ciabatta roll, slider bun, bollo, weckle, pain au lait, pain au chocolat, aufbackbrotchen,
            crusty roll, bolillo, pan de hamburguesa, potato roll, milchbrotchen
        flatbread | has=gluten each=50
            pita, pita bread, naan, naan bread, flour tortilla, tortilla, wrap, lavash, pitabrot, fladenbrot,
            tortilla de trigo, chapati, roti, pain pita, pan de pita, weizentortilla, whole wheat tortilla,
            tortilla wrap, pizza crust, pizza base, pre baked pizza crust, italian bread shell, pizzaboden,
            pitta bread, pitta, boboli pizza crust, piadina, galette de ble, whole wheat pita, durum wrap
        corn tortilla | each=26
            taco shell, tostada, tortilla de maiz, tostada shell, corn taco shell, white corn tortilla,
            yellow corn tortilla
        breadcrumbs | cup=108 has=gluten
            bread crumb, dry bread crumbs, semmelbrosel, paniermehl, brosel, chapelure, pan rallado,
            italian breadcrumb, seasoned bread crumb, italian bread crumb, italian seasoned bread crumb,
            dried breadcrumb, white breadcrumb, soft breadcrumb, crumb, plain bread crumb, fine dry bread crumb,
            panade
        cracker | has=gluten
            saltine, saltine cracker, ritz cracker, soda cracker, oyster cracker, buttery cracker,
            water biscuit, cream cracker, knackebrot, galleta salada, crispbread, matzo, matzo meal, matzoh,
            tuc, grissini, breadstick, cracker crumb, saltine cracker crumb, matzo ball mix, club cracker,
            rice cracker mix, salzstangen, salzgeback, gressin, triscuit
        graham cracker | cup=100 has=gluten
            graham cracker crumb, digestive biscuit, butterkeks, petit beurre, galleta maria, digestive,
            chocolate graham cracker, graham, chocolate wafer crumb
        cookie | has=gluten may=eggs,milk,nuts
            biscuit, oreo, oreo cookie, ladyfinger, sponge finger, gingersnap, vanilla wafer, amaretti,
            loffelbiskuit, keks, kekse, boudoir, galleta, biscotti, shortbread, speculoos, spekulatius,
            chocolate wafer, chocolate sandwich cookie, amaretti cookie, shortbread cookie, wafer cookie,
            speculoos biscuit, spritzgeback, ginger biscuit, chocolate cookie, ginger nut, bizcocho, gateau,
            kuchen, cake, pound cake, angel food cake, sponge cake, ice cream cone, waffle, waffel, waffeln,
            muffin, doughnut, donut, brownie, lebkuchen, pancake, waffelroll, magdalena, madeleine, berliner,
            crepe, crumpet, krapfen, vanilla wafer cookie, gaufre, gaufrette, geback, tortenboden, bischofsbrot,
            chocolate chip cookie, stollen, meringue shell, canestrelli, wafer
        """
}
