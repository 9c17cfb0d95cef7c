extension PurchaseLines {
    /// Lines as German cooks type them: qualifiers behind the name, abbreviations, several foods.
    static let typedGerman = #"""
        100 g griffiges Mehl; 200 g Mehl glatt; 50 g Mehl → 250 g Mehl (200 g: Mehl glatt), 100 g griffiges Mehl
        2 dl Vollrahm; 3 dl Halbrahm; 1 dl Rahm → 300 ml Halbrahm, 300 ml Rahm
        1 Zitrone, abgeriebene Schale und 2 EL Saft → 1 Zitrone
        Schale und 3 EL Saft von 1 Limette → 1 Limette
        Abrieb von 1 unbehandelten Zitrone → 1 unbehandelte Zitrone
        1 Msp. Muskat; 1 Hauch Muskat; 1 Spur Muskat → 3 Prisen Muskat
        200 g Hähnchenstreifen; 100 g Karottenstifte → 100 g Karotten, 200 g Hähnchenstreifen
        50 g Butter + etwas für das Blech → 50 g Butter (+ für das Blech)
        60 g Butter und etwas für die Form → 60 g Butter (+ für die Form)
        1 Pck. Suppengemüse (TK) → 1 Päckchen Suppengemüse (tiefgekühlt)
        Sonnenblumen- oder Rapsöl → Sonnenblumenöl (oder Rapsöl)
        250 g Rinder- oder Schweinehack → 250 g Rinderhack (oder Schweinehack)
        Gemüse- oder Hühnerbrühe → Gemüsebrühe (oder Hühnerbrühe)
        500 g Rinder- oder Lammgulasch → 500 g Rindergulasch (oder Lammgulasch)
        Sonnenblumen- und Kürbiskerne → Kürbiskerne, Sonnenblumenkerne
        Salz, Pfeffer, Paprikapulver edelsüß → Paprikapulver edelsüß, Salz, schwarzer Pfeffer
        Salz u. Pfeffer, weiß → Pfeffer (weiß), Salz
        2 EL Weißwein od. Brühe → 2 EL Weißwein (oder Brühe)
        TK-Kräuter (italienische) → TK-Kräuter (italienische)
        1 EL Kakaopulver, ungesüßt → 1 EL Kakaopulver (ungesüßt)
        150 g Kuvertüre, zartbitter → 150 g Kuvertüre (zartbitter)
        1 Pck. Tortenguss, klar → 1 Päckchen Tortenguss (klar)
        1 Dose Thunfisch, im eigenen Saft → 1 Dose Thunfisch (im eigenen Saft)
        200 g Rote Bete, gekocht → 200 g Rote Bete (gekocht)
        300 g Ghackets (Rind) → 300 g Ghackets (Rind)
        3 Eigelbe (Bio) → 3 Eier (Bio)
        1 gr. Dose/n Kidneybohnen (800 g) → 1 Dose (800 g) Kidneybohnen
        2 gr. Zwiebeln; 250 gr. Mehl → 2 Zwiebeln, 250 g Mehl
        20 dag Fisolen; 15 dkg Speck → 200 g Fisolen, 150 g Speck
        1 kl. Dose Kichererbsen (Abtr.gew. 240 g) → 1 Dose (240 g) Kichererbsen (Abtr.gew. 240 g)
        1 Stich Butter; 1 Bch. Sahne; 2 Be. Schmand → 1 Stich Butter, 1 Becher Sahne, 2 Becher Schmand
        1 Do. stückige Tomaten (à 400 g) → 1 Dose (400 g) stückige Tomaten
        einige Halme Schnittlauch → 1 Bund Schnittlauch
        4 Scheibe/n Toastbrot → 4 Scheiben Toastbrot
        1/2 Hähnchen → ½ Hähnchen
        1 Prise Piment → 1 Prise Piment
        2 EL Mehl, 2 Eier und Paniermehl → 2 Eier, 2 EL Mehl, Paniermehl
        1 Zwiebel, gespickt mit 2 Nelken → 1 Zwiebel, 2 Nelken
        je 1 TL Oregano und Basilikum, getrocknet → 1 TL Basilikum (getrocknet), 1 TL Oregano (getrocknet)
        250 g Quark (20 %) → 250 g Quark 20 %
        3 EL Sesamöl, geröstet → 3 EL Sesamöl (geröstet)
        500 g Garnelen, roh, geschält → 500 g Garnelen (geschält, roh)
        1 Dose Tomaten, gehackte → 1 Dose Tomaten (stückig)
        80 g Zucker + 3 EL zum Bestreuen → 120 g Zucker
        2 Zitronen + 1 zum Garnieren → 3 Zitronen
        Eier: 3 → 3 Eier
        4 Eier (Gr. M) → 4 Eier (M)
        1 Ds. Kidneybohnen → 1 Dose Kidneybohnen
        Milch 3,5 %, 500 ml; 1/4 l Milch → 750 ml Milch 3,5 %
        200 ml Milch 1,5%; 500 ml Milch (3,5% Fett) → 700 ml Milch (200 ml: 1,5%; 500 ml: 3,5%)
        40 g Stärke oder 1 Pck. Puddingpulver; 10 g Stärke → 50 g Stärke (40 g: oder 1 Pck. Puddingpulver)
        1 Glas Gewürzgurken (Abtropfgewicht 360 g) → 1 Glas (360 g) Gewürzgurken (Abtropfgewicht 360 g)
        Nudeln, 500 g Penne → 500 g Penne
        Paprika, 1 rote → 1 rote Paprika
        1 Brötchen, in Milch eingeweicht → Milch, 1 Brötchen
        80 g Rosinen, in 2 EL Rum eingelegt → 80 g Rosinen, 2 EL Rum
        1 Dose Mais (klein) → 1 Dose Mais (klein)
        4 Rinderrouladen (aus der Oberschale, à 180 g) → 4 Rinderrouladen (aus der Oberschale, à 180 g)
        4 Gewürzgurken aus dem Glas → 4 Gewürzgurken (aus dem Glas)
        1 Pck. Bratwürste (6 Stück) → 1 Packung Bratwürste (6 Stück)
        Zwiebeln (2) → 2 Zwiebeln
        Schalotten 2 St. → 2 Schalotten
        1 Dose Tomaten (stückig, 400 g) → 1 Dose (400 g) Tomaten (stückig)
        Frosting mit Käse: 100 g Frischkäse, 50 g Puderzucker → 100 g Frischkäse, 50 g Puderzucker
        12 Lasagneplatten (ohne Vorkochen) → 12 Lasagneplatten (ohne Vorkochen)
        1 Tasse Reis (125 g) → 125 g Reis
        1 Glas Sauerkirschen (720 ml) → 1 Glas (720 ml) Sauerkirschen (aus dem Glas)
        150 ml Sahne (oder Cremefine 7 %) → 150 ml Sahne (oder Cremefine 7 %)
        1/2 l Bratenfond → 500 ml Bratenfond
        """#

    /// Lines as French cooks type them: qualifiers behind the name, abbreviations, several foods.
    static let typedFrench = #"""
        20 cl de crème légère; 15 cl de crème semi-épaisse → 200 ml crème légère, 150 ml crème semi-épaisse
        100 ml de crème 15 %; 200 ml de crème 35 % → 200 ml crème 35 %, 100 ml crème légère 15 %
        1 citron (le jus et le zeste) → 1 citron
        le zeste d'un citron et 1 c. à soupe de son jus → 1 citron
        1 pointe de muscade; 1 pincée de noix de muscade → 2 pincées noix de muscade
        1 larme de cognac; 2 tours de moulin à poivre → 2 pincées poivre, 1 trait cognac
        200 g d'allumettes de lard → 200 g allumettes de lard
        300 g de cubes de boeuf; 200 g de tagliatelles de carottes → 200 g carottes, 300 g cubes de boeuf
        500 g de filet de sandre en dés → 500 g filet de sandre
        500 g de haché porc et veau → 500 g viande hachée porc et veau
        1 oignon jaune; 1 oignon → 2 oignons (1: oignon jaune)
        4 pdt; 2 pdts → 6 pommes de terre
        Gros sel et poivre du moulin → gros sel, poivre du moulin
        sel, poivre, piment doux → piment doux, poivre noir, sel
        500 g de haricots blancs secs (lingots) → 500 g haricots blancs secs (lingots)
        500 g de couscous moyen; 500 g de couscous fin → 500 g couscous fin, 500 g couscous moyen
        1,5 kg de choucroute crue → 1,5 kg choucroute crue
        4 yaourts nature → 4 yaourts nature
        50 g d'olives de Nice → 50 g olives de Nice
        12 crevettes roses cuites → 12 crevettes roses (cuites)
        8 pommes (reine des reinettes ou golden) → 8 pommes (reine des reinettes ou golden)
        huile (olive ou tournesol) → huile (olive ou tournesol)
        600 g de gîte ou de macreuse → 600 g gîte (ou macreuse)
        4 pavés de saumon ou de truite → 4 pavés de saumon (ou truite)
        250 g de framboises fraîches ou surgelées → 250 g framboises (fraîches ou surgelées)
        huile d'olive ou de tournesol → huile d'olive (ou de tournesol)
        1 oignon piqué de 2 clous de girofle → 1 oignon, 2 clous de girofle
        1 oignon avec 2 clous de girofle → 1 oignon, 2 clous de girofle
        1 boîte 4/4 de tomates concassées → 1 boîte (850 ml) tomates concassées
        1 c. à s. de ras-el-hanout + 4 cc d'épices à couscous → 1 c. à s. ras-el-hanout, 4 c. à c. épices à couscous
        vinaigrette : huile de noix, vinaigre de cidre, moutarde de Dijon → huile de noix, moutarde de Dijon, vinaigre de cidre
        quelques gouttes d'extrait d'amande amère → extrait d'amande amère
        1 morceau de gingembre de 3 cm → 1 morceau (3 cm) gingembre
        8 tranches de pain de mie sans croûte → 8 tranches pain de mie sans croûte
        8 feuilles de riz → 8 feuilles de riz
        200 g de riz cuit → 70 g riz
        persil, ciboulette, cerfeuil ciselés → cerfeuil, ciboulette, persil
        1 demi-sachet de levure → 1 sachet levure
        tomates, concombre, feta, olives → concombre, tomates, feta, olives
        3 oeufs + 1 pour la dorure → 4 oeufs
        cornichons : une dizaine → 10 cornichons
        ail : 2 gousses → 2 gousses ail
        200 g de farine riz → 200 g farine riz
        1 boîte de thon (140 g égoutté) → 1 boîte (140 g) thon (140 g égoutté)
        1,5 l de bouillon de boeuf (3 cubes) → 1,5 l bouillon de boeuf (3 cubes)
        100 g de mie de pain trempée dans du lait → lait, 100 g mie de pain
        10 cl de crème liquide entière 30%; 20 cl de crème liquide entière → 300 ml crème liquide entière 30%
        saumon, 4 pavés → 4 pavés de saumon
        jambon blanc (4 tranches) → 4 tranches jambon blanc
        1 dizaine d'olives → 10 olives
        cornichons : une dizaine → 10 cornichons
        2 carottes en brunoise → 2 carottes
        croûtons aillés → croûtons aillés
        10 cl de vinaigrette citron → 100 ml vinaigrette citron
        20 cl lait 1/2 écrémé → 200 ml lait demi-écrémé
        persil + ciboulette → ciboulette, persil
        4 pavés de saumon (150 g chacun) → 4 × 150 g pavés de saumon
        """#

    /// Lines as Spanish cooks type them: qualifiers behind the name, abbreviations, several foods.
    static let typedSpanish = #"""
        100 g de queso fresco; 150 g de queso panela → 100 g queso fresco, 150 g queso panela
        1 naranja, ralladura y 3 cdas de jugo → 1 naranja
        el jugo y la ralladura de 1 limón → 1 limón
        una puntita de comino; 1 pizca de comino; una punta de comino → 3 pizcas comino
        300 g de cubos de res; 1 cubo de res → 300 g cubos de res, 1 cubo de res
        600 g de lomo de corvina → 600 g lomo de corvina
        80 g de mantequilla + un poco para el molde → 80 g mantequilla (+ para el molde)
        Harina, huevo y pan rallado para empanar → huevo, harina, pan rallado
        12 tomatitos cherry → 12 tomatitos cherry
        1 ají limo → 1 ají limo
        c/n de pan rallado; sal c/s; perejil picado c.s. → perejil, pan rallado, sal
        cantidad necesaria de aceite → aceite
        1 paquete de tapas para empanadas (12 u.) → 1 paquete tapas para empanadas (12 u)
        100 g de chorizo dulce → 100 g chorizo dulce
        fideos gruesos; fideos finos → fideos finos, fideos gruesos
        500 g de carne picada (mitad ternera, mitad cerdo) → 500 g carne picada (mitad ternera, mitad cerdo)
        1 yogur natural (o de limón) → 1 yogur natural (o de limón)
        1 yogur natural sin azúcar → 1 yogur (sin azúcar, natural)
        1 cebolla entera y 2 ajos → 2 dientes ajos, 1 cebolla
        1/4 de gallina; 1/2 pollo troceado → ¼ gallina, ½ pollo (troceado)
        cuarto de kilo de gambas → 250 g gambas
        1 vasito (100 ml) de txakoli → 100 ml txakoli
        1 hoja(s) de laurel → 1 hoja laurel
        2 rodajas de salmón; 4 lonchas de jamón york → 4 lonchas jamón york, 2 rodajas salmón
        1 pastilla de caldo de carne → 1 cubito caldo de carne
        1 rama de canela → 1 rama de canela
        1 cda. sopera colmada de miel de romero → 1 cda. miel de romero (colmada)
        1 kg de nalga para milanesas → 1 kg nalga para milanesas
        200 g de langostinos cocidos → 200 g langostinos (cocidos)
        500 g de sardinas → 500 g sardinas
        2 huevos, ajo y perejil → ajo, perejil, 2 huevos
        1 pote de crema (200 cc) → 1 envase (200 ml) crema
        1 cucharadita de café de canela → 1 cdta. canela
        1 pizca de sal y 1 de azúcar → 1 pizca azúcar, 1 pizca sal
        2 huevos + 1 para pintar → 3 huevos
        4 dientes de ajo + 1 para frotar el pan → 5 dientes ajo
        6 huevos L → 6 huevos (L)
        200 g de manteca pomada → 200 g manteca pomada
        200 ml crema ácida → 200 ml crema ácida
        2 ají limo sin venas → 2 ají limo
        1 diente de ajo sin el germen; 2 dientes de ajo → 3 dientes ajo
        3 camotes sancochados → 3 camotes
        1 cebolla morada cortada en pluma → 1 cebolla morada
        1 kg de tomates maduros (de pera) → 1 kg tomates de pera
        bacalao, 4 lomos → 4 lomos de bacalao
        3 mazorcas partidas; 1 choclo → 4 mazorcas de maíz
        1 mazo de espárragos → 1 manojo espárragos
        2 latas de atún (al natural) → 2 latas atún al natural
        albahaca 5 hojas → 1 manojo albahaca
        10 tortillas de maíz cortadas en tiras → 10 tortillas de maíz
        1 taza de fríjoles cargamanto → 190 g fríjoles cargamanto
        3 cebollas (2 blancas, 1 de verdeo) → 3 cebollas (blancas) (2 blancas, 1 de verdeo)
        """#
}
