extension PurchaseLines {
    /// German lines without commas, with parts of a food first, and with words that mean something else.
    static let meantGerman = #"""
        Salz Pfeffer Oregano → Oregano, Salz, schwarzer Pfeffer
        Essig Öl Salz Pfeffer → Essig, Salz, schwarzer Pfeffer, Öl
        Petersilie Schnittlauch → Petersilie, Schnittlauch
        das Weiße von 2 Stangen Lauch → 2 Stangen Lauch (das Weiße)
        Kerne von 1 Granatapfel → 1 Granatapfel (Kerne)
        limette halbe → 1 Limette
        Zwiebel halb → 1 Zwiebel
        Butter/Margarine → Butter (oder Margarine)
        Salz/Pfeffer → Pfeffer, Salz
        Wasser, Salz → Salz
        Außerdem: Backpapier, Öl → Öl
        1 l Wasser, 1 TL Salz → 1 TL Salz
        1 Dose Ananas in Stücken → 1 Dose Ananas (in Stücken)
        100 g Salami in Scheiben → 100 g Salami (in Scheiben)
        200 g kalte Butter in Stückchen → 200 g Butter
        Butter, ein gutes Stück → 1 Stück Butter
        1 Stück Käse → 1 Stück Käse
        4 Stück Semmeln → 4 Semmeln
        1 Flasche Zitronensaft → 1 Flasche Zitronensaft
        1 Packung Kartoffelpüree → 1 Packung Kartoffelpüree
        100 g Mandeln, gehobelt → 100 g Mandeln (gehobelt)
        100 g Mandeln, gehackt → 100 g Mandeln
        1,2 kg Wildschweinschulter, ohne Knochen, in 3 cm großen Würfeln → 1,2 kg Wildschweinschulter (ohne Knochen)
        1 Hähnchen, in 8 Teile zerlegt → 1 Hähnchen (in 8 Teile zerlegt)
        100 ml Rotwein (vegan) oder Gemüsebrühe → 100 ml Rotwein (vegan) (oder Gemüsebrühe)
        500 g pass. Tomaten → 500 g passierte Tomaten
        2 Lorbeerbl. → 2 Lorbeerblätter
        8 Sch. Käse → 8 Scheiben Käse
        500 g Hack halb/halb → 500 g Hack gemischt
        600 g Kassler o.K. → 600 g Kassler ohne Knochen
        400 g Mehl + mehr zum Ausrollen → 400 g Mehl (+ zum Ausrollen)
        Eier x3 → 3 Eier
        1 Maß Bier → 1 l Bier
        2 Tassen Espresso → 2 Espresso
        dazu Bratkartoffeln → Bratkartoffeln
        dazu passt Reis → Reis
        Zucker je nach Geschmack → Zucker
        2 Tafeln Zartbitterschokolade → 2 Tafeln Zartbitterschokolade
        0,7 l Korn → 700 ml Korn
        """#

    /// French lines without commas, with parts of a food first, and with words that mean something else.
    static let meantFrench = #"""
        sel poivre muscade → muscade, poivre noir, sel
        huile vinaigre sel poivre → huile, poivre noir, sel, vinaigre
        persil ciboulette → ciboulette, persil
        le blanc de 2 poireaux → 2 poireaux (le blanc)
        les grains d'une grenade → 1 grenade (les grains)
        beurre/margarine → beurre (ou margarine)
        eau, sel → sel
        film alimentaire, beurre → beurre
        1 petit verre de mirabelle (l'alcool) → 45 ml eau-de-vie de mirabelle (l'alcool)
        mirabelles, 2 kg; 1 petit verre de mirabelle (l'alcool) → 2 kg mirabelles, 45 ml eau-de-vie de mirabelle (l'alcool)
        5 cl de poire → 50 ml eau-de-vie de poire
        500 g de prunes → 500 g prunes
        1 boîte d'ananas en tranches → 1 boîte ananas (en tranches)
        200 g de saumon fumé en tranches → 200 g saumon fumé (en tranches)
        60 g de parmesan en morceaux → 60 g parmesan
        1 bouteille de jus de citron → 1 bouteille jus de citron
        1 bâtonnet de beurre (113 g), fondu → 115 g beurre
        1 camembert bien fait → 1 camembert (bien fait)
        100 ml de vin rouge (bio) ou de bouillon → 100 ml vin rouge (bio) (ou bouillon)
        100 g d'amandes, en poudre → 100 g amandes en poudre
        un filet de miel → 1 filet miel
        2 tasses d'expresso → 2 expressos
        1 l de bouillon cube → 1 l bouillon
        1 livre de fraises → 500 g fraises
        oeufs x3 → 3 oeufs
        250 g de haricots blancs secs trempés la veille → 250 g haricots blancs secs (trempés la veille)
        200 g d'allumettes → 200 g allumettes
        reste de rôti → rôti (reste)
        250 ml de thé fort → 3 g thé
        """#

    /// Spanish lines without commas, with parts of a food first, and with words that mean something else.
    static let meantSpanish = #"""
        sal pimienta y comino → comino, pimienta negra, sal
        aceite vinagre y sal → aceite, sal, vinagre
        la parte blanca de 2 puerros → 2 puerros (la parte blanca)
        los granos de 1 granada → 1 granada (los granos)
        mantequilla/margarina → mantequilla (o margarina)
        agua, sal → sal
        hilo de cocina, sal, pimienta → pimienta negra, sal
        1 lata de piña en rodajas → 1 lata piña (en rodajas)
        1 lata de piña triturada → 1 lata piña (triturado)
        1 botella de zumo de limón → 1 botella zumo de limón
        1 bolsa de puré de patata → 1 bolsa puré de patata
        1 cuarto de carne picada → 250 g carne picada
        tres cuartos de ternera → 750 g ternera
        un cuarto de azúcar → 250 g azúcar (1/4)
        un cuarto de cebolla → 1 cebolla
        1 cebolla con 3 clavos pinchados → 1 cebolla, 3 clavos
        1 sobre de levadura de panadería; 7 g de levadura seca → 7 g + 1 sobre levadura seca
        harina pan → harina pan
        2 barras de pan de panadería → 2 barras de pan (de panadería)
        2 tazas de café expreso → 2 cafés expresos
        1 rulo de cabra → 1 rulo de queso de cabra
        1/2 tubo de concentrado de tomate → 1 tubo concentrado de tomate
        huevos x3 → 3 huevos
        100 g de almendras, laminadas → 100 g almendras laminadas
        """#
}
