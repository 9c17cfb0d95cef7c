extension PurchaseLines {
    /// Lines of recipes that households typed in German.
    static let recipesGerman = #"""
        4 Gewürzgurken + etwas Gurkensud → 4 Gewürzgurken (+ etwas Gurkensud)
        Paprikapulver, edelsüß + 1 TL rosenscharf → Paprikapulver (edelsüß), 1 TL Paprikapulver (rosenscharf)
        1 Pkg. Vanillezucker, Zimt → 1 Päckchen Vanillezucker, Zimt
        1 Stamperl Rum → 20 ml Rum
        2 Stamperl Rum → 40 ml Rum
        ein Stamperl Rum → 20 ml Rum
        4 Scheiben Rumpsteak à 180 g → 4 Scheiben (180 g) Rumpsteak
        1/2 Becher Öl → ½ Becher Öl
        1/2 Becher Sahne → 1 Becher Sahne
        1 Becher Crème fraîche, 150 g → 1 Becher (150 g) Crème fraîche
        2 Zwiebeln und Knoblauch nach Geschmack → Knoblauch, 2 Zwiebeln
        1 rote und gelbe Paprika → 1 rote und gelbe Paprika
        1 kg Rindfleisch zum Schmoren → 1 kg Rindfleisch zum Schmoren
        1 kg Kartoffeln vom Vortag oder Rösti aus dem Beutel → 1 kg Kartoffeln (oder Rösti aus dem Beutel)
        4 Scheiben Brot → 1 Laib Brot
        2 Scheiben Baguette → 1 Baguette
        1 TL ital. Kräuter → 1 TL ital. Kräuter
        1 Büchse Apfelmus; 180 g glattes Mehl (W480) → 1 Dose Apfelmus, 180 g glattes Mehl (W480)
        1 Prise Salz, Schale von 1 Bio-Orange → 1 Bio-Orange, 1 Prise Salz
        1 Gläschen Kirsch (2 cl) → 20 ml Kirsch
        2 Knoblauchzehen und Salz → 2 Zehen Knoblauch, Salz
        1 kleines Bund Dill → 1 Bund Dill (kleines)
        2 Eigelb und 1 ganzes Ei → 3 Eier
        3 ganze Eier und 2 Eigelb → 5 Eier
        1 EL Kapern + 2 EL Kapernsud → 1 EL Kapern (+ 2 EL Kapernsud)
        Artischockenherzen (in Öl) → Artischockenherzen (in Öl)
        1 Brötchen pro Person; 100 g Spaghetti p. P. → Brötchen (1 pro Person), Spaghetti (100 g p. P)
        1 kleine Dose Mais; 1 kleines Glas Gewürzgurken → 1 Glas Gewürzgurken (kleines Glas), 1 Dose Mais (kleine Dose)
        4 Schnitzel (600 g) → 600 g Schnitzel
        5 ml Zimt → 5 ml Zimt
        Bandnudeln, 400 g; Knoblauch, 2 Zehen, gepresst → 2 Zehen Knoblauch, 400 g Bandnudeln
        Kirschen, 1 Glas; Crème fraîche, 1 Becher (200 g) → 1 Becher (200 g) Crème fraîche, 1 Glas Kirschen
        Thunfisch, 2 Dosen à 150 g; Hackfleisch, gemischt, 500 g → 500 g Hackfleisch (gemischt), 2 Dosen (150 g) Thunfisch
        Sahne, 200 ml oder Milch → 200 ml Sahne (oder Milch)
        Salz, Pfeffer, 1 Lorbeerblatt → 1 Lorbeerblatt, Salz, schwarzer Pfeffer
        Mehl, 405; Tomaten, 2-3 reife → 2–3 Tomaten, Mehl
        500 g bis 1 kg Spargel; zwischen 2 und 3 EL Honig → 1 kg Spargel, 2–3 EL Honig
        2 Pck. Vanillezucker; 1 Packung Spaghetti → 1 Packung Spaghetti, 2 Päckchen Vanillezucker
        1 P. Backpulver; ½ Päckchen Backpulver; 1 Pkg. Tortellini → 1 Packung Tortellini, 2 Päckchen Backpulver
        1 Pkg. Vanillepudding; 1 Pck. Gelatine → 1 Päckchen Gelatine, 1 Päckchen Vanillepudding
        1 B. Schmand; 2 Ringe Fleischwurst à 400 g → 2 Ringe (400 g) Fleischwurst, 1 Becher Schmand
        150 g Doppelkekse (z. B. Prinzenrolle) → 150 g Doppelkekse (z. B. Prinzenrolle)
        koriander frisch; frische Minze, gehackt; Thymian, frisch → Koriander frisch, Thymian (frisch), frische Minze
        1 Bund frische Petersilie; 1 Bund Petersilie → 2 Bund Petersilie (1 Bund: frische Petersilie)
        glatte Petersilie; krause Petersilie → Petersilie (glatte Petersilie; krause Petersilie)
        200 g gekochte Maronen; 200 g Maronen → 200 g Maronen, 200 g Maronen (gekocht)
        400 g Mehl Type 405; 280 g Mehl; 50 g Dinkelmehl 1050 → 50 g Dinkelmehl 1050, 680 g Mehl (400 g: Mehl Type 405)
        300 g Mehl (Type 405); 200 g Mehl → 500 g Mehl (300 g: Type 405)
        6 Freilandeier; 2 Eier → 8 Eier (6: Freilandeier)
        2 Paar Frankfurter; 400 g Gruyère; 1 KL Maizena → 4 Frankfurter, 400 g Gruyère, 1 TL Maizena
        """#

    /// Lines of recipes that households typed in French.
    static let recipesFrench = #"""
        1,2 kg de veau (épaule, tendron...) → 1,2 kg veau (épaule ou tendron)
        800 g de bœuf (paleron ou gîte) → 800 g bœuf (paleron ou gîte)
        1 boîte 1/2 de petits pois → 1 boîte (425 ml) petits pois
        1 boîte (4/4) de haricots verts → 1 boîte (850 ml) haricots verts
        ½ pot d'huile de tournesol → 65 ml huile de tournesol
        1/2 pot de crème → 1 pot crème
        6 tomates bien mûres ou 1 boîte de tomates concassées → 6 tomates (ou 1 boîte de tomates concassées; bien mûres)
        250 g de farine de blé (T45 ou T55) → 250 g farine de blé (T45 ou T55)
        250 g de farine (T55) → 250 g farine (T55)
        8 tranches de baguette → 1 baguette
        200 g de pain rassis → 200 g pain rassis
        8 tranches de pain de campagne → 8 tranches pain de campagne
        3 poivrons rouges et verts → 3 poivrons rouges et verts
        2 gousses d'ail et persil → 2 gousses ail, persil
        2 cuillers à soupe de farine → 2 c. à s. farine
        1 bouquet garni (thym, laurier, persil) → 1 bouquet garni (thym, laurier, persil)
        1 kg de bœuf pour pot-au-feu → 1 kg bœuf pour pot-au-feu
        1 oignon pour la sauce → 1 oignon
        1,2 kg de pommes de terre (charlotte) → 1,2 kg pommes de terre (charlotte)
        2 c. à s. de vinaigre de xérès ou de cidre → 2 c. à s. vinaigre de xérès (ou de cidre)
        5 ml (1 c. à thé) d'essence de vanille → 5 ml essence de vanille
        20 g de beurre ou de margarine → 20 g beurre (ou margarine)
        2 oignons dont 1 piqué de 2 clous de girofle → 2 oignons, 2 clous de girofle
        6 œufs dont 2 jaunes → 6 œufs (dont 2 jaunes)
        4 blancs d'œufs montés en neige et 4 jaunes → 4 œufs
        800 g de palette demi-sel; 2 pincées de sel → 800 g palette demi-sel, 2 pincées sel
        1 tranche de pain de campagne par personne → pain de campagne (1 tranche par personne)
        4 tranches de pain tartinées de moutarde → moutarde, 4 tranches pain
        1 petite boîte de tomates séchées → 1 boîte tomates séchées (petite boîte)
        2 poivrons rouges et 1 vert → 1 poivron vert, 2 poivrons rouges
        5 ml de cannelle → 5 ml cannelle
        1 petite cuillère de fleur de sel → 1 c. à c. fleur de sel
        2 verres de sucre (200 g) → 200 g sucre
        6 côtelettes d'agneau (600 g) → 600 g côtelettes d'agneau
        riz rond, 200 g; thon, 1 boîte; ail, 2 gousses → 2 gousses ail, 200 g riz rond, 1 boîte thon
        noix, une poignée; tomates cerises, une dizaine → 10 tomates cerises, 1 poignée noix
        gousses d'ail, 2; farine, tamisée, 200 g → 2 gousses ail, 200 g farine
        75 cl - 1 l de bouillon; de 800 g à 1 kg de moules → 1 kg moules, 1 l bouillon
        3 pots de farine; 80 g de farine → 280 g farine
        1 pot et demi de sucre; 1 pot de yaourt nature → 1 pot yaourt nature, 160 g sucre
        chantilly en bombe pour servir → chantilly en bombe
        coriandre fraîche, ciselée; basilic frais → basilic frais, coriandre fraîche
        qq châtaignes cuites (facultatif) → châtaignes (cuites) (facultatif)
        3 betteraves rouges cuites → 3 betteraves rouges cuites
        80 g de farine T45; 100 g de farine → 180 g farine (80 g: farine T45)
        200 g farine T45; 300 g farine T55 → 500 g farine (200 g: farine T45; 300 g: farine T55)
        farine complète T110 200 g → 200 g farine complète T110
        4 cs huile olive; 6 c à soupe d'huile d'olive → 150 ml huile d'olive
        2 cs huile sesame; 10 cl jus orange; 20 cl lait coco → 2 c. à s. huile sesame, 100 ml jus orange, 200 ml lait coco
        2 cs vinaigre cidre; 100 g farine pois chiche → 100 g farine pois chiche, 2 c. à s. vinaigre cidre
        200g chocolat noir dessert (type Nestlé) → 200 g chocolat noir dessert (type Nestlé)
        4 œufs plein air; 2 œufs → 6 œufs (4: œufs plein air)
        le zeste d'un citron et d'une orange → 1 citron, 1 orange
        """#

    /// Lines of recipes that households typed in Spanish.
    static let recipesSpanish = #"""
        2 huevos batidos y pan rallado para rebozar → 2 huevos, pan rallado
        2 huevos y harina → 2 huevos, harina
        2 dientes de ajo y perejil → 2 dientes ajo, perejil
        2 cucharadas de carne de pimiento choricero → 2 cdas. carne de pimiento choricero
        2 pimientos rojos y 1 verde → 1 pimiento verde, 2 pimientos rojos
        3 cebollas blancas y 1 morada → 1 cebolla morada, 3 cebollas blancas
        1 bote pequeño de tomate frito → 1 bote tomate frito (bote pequeño)
        2 medidas de azúcar (250 g aprox.) → 250 g azúcar
        6 costillas de cerdo troceadas (500 g) → 500 g costillas de cerdo (troceadas)
        800 ml de caldo de cocido o de carne → 800 ml caldo de cocido (o de carne)
        1 huevo entero y 2 yemas → 3 huevos
        1 paquete de tostadas → 1 paquete tostadas
        2 huevos por persona → huevos (2 por persona)
        4 rebanadas de pan de pueblo, una por persona → 4 rebanadas pan de pueblo (una por persona)
        1 puerro, la parte blanca → 1 puerro
        1 pollo de corral cortado en octavos → 1 pollo de corral (cortado en octavos)
        2 pimientos verdes, 1 rojo y 1 amarillo → 1 pimiento amarillo, 1 pimiento rojo, 2 pimientos verdes
        4 fetas de jamón cocido → 4 rebanadas jamón (cocido)
        150 g de chorizo para guisar → 150 g chorizo para guisar
        1 kg de patatas para ensalada → 1 kg patatas para ensalada
        huevo para pintar; 150 g de fideos finos para la sopa → huevo, 150 g fideos finos
        600 g de bonito del norte, limpio → 600 g bonito del norte (limpio)
        1 lata de bonito del norte → 1 lata bonito del norte
        300 g de pan viejo → 300 g pan
        4 rebanadas de pan → 4 rebanadas pan
        1 l de agua o caldo → 1 l caldo (o agua)
        500 ml de agua de jamaica → 500 ml agua de jamaica
        3 cdas de A.O.V.E. → 3 cdas. AOVE
        pan de molde Bimbo → pan de molde Bimbo
        2 docenas de tapas para empanadas (para horno) → 24 tapas para empanadas (para horno)
        1 tablilla de chocolate de mesa; 500 g de falda → 500 g falda, 1 tableta chocolate de mesa
        200 g de lacón o panceta curada → 200 g lacón (o panceta curada)
        La piel de un limón y de una naranja → 1 limón, 1 naranja
        1 l de leche entera (o de avena) → 1 l leche entera (o de avena)
        150 g de fideos para sopa (cabellín) → 150 g fideos para sopa (cabellín)
        pimientos del piquillo, 1 lata; atún, 2 latas → 2 latas atún, 1 lata pimientos del piquillo
        almendras laminadas, un puñado; laurel, 2 hojas → 1 puñado almendras laminadas, 2 hojas laurel
        maíz dulce, 1 lata pequeña; pollo, 600 g, en dados → 600 g pollo, 1 lata maíz dulce (lata pequeña)
        750 ml - 1 l de leche; entre 500 g y 1 kg de patatas → 1 kg patatas, 1 l leche
        cilantro fresco picado; perejil fresco → cilantro fresco, perejil fresco
        200 g de castañas cocidas → 200 g castañas (cocidas)
        aceite girasol; 100 ml zumo naranja; 1 l caldo pollo → aceite girasol, 1 l caldo pollo, 100 ml zumo naranja
        1 cda vinagre manzana; 200 g harina garbanzo → 200 g harina garbanzo, 1 cda. vinagre manzana
        6 huevos camperos; 2 huevos batidos → 8 huevos (6: huevos camperos)
        3 huevos camperos; 2 huevos ecológicos → 5 huevos (3: huevos camperos; 2: huevos ecológicos)
        24 tapas para empanadas (La Salteña) → 24 tapas para empanadas (La Salteña)
        100 g de mantequilla y azúcar → 100 g mantequilla, 100 g azúcar
        """#
}
