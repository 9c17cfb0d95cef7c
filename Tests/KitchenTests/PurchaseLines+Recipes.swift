extension PurchaseLines {
    /// Lines of recipes that households typed in German.
    static let recipesGerman = #"""
        4 Gewürzgurken + etwas Gurkensud → 4 Gewürzgurken
        Paprikapulver, edelsüß + 1 TL rosenscharf → Paprikapulver (edelsüß), 1 TL rosenscharf Paprikapulver
        1 Pkg. Vanillezucker, Zimt → 1 Packung Vanillezucker, Zimt
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
        2 Paar Frankfurter; 400 g Gruyère; 1 KL Maizena → 4 Frankfurter, 400 g Gruyère, 1 TL Maizena
        """#

    /// Lines of recipes that households typed in French.
    static let recipesFrench = #"""
        1,2 kg de veau (épaule, tendron...) → 1,2 kg veau (épaule, tendron)
        800 g de bœuf (paleron ou gîte) → 800 g bœuf (paleron ou gîte)
        1 boîte 1/2 de petits pois → 1 boîte (425 ml) petits pois
        1 boîte (4/4) de haricots verts → 1 boîte (850 ml) haricots verts
        ½ pot d'huile de tournesol → ½ pot huile de tournesol
        1/2 pot de crème → 1 pot crème
        6 tomates bien mûres ou 1 boîte de tomates concassées → 6 tomates (ou 1 boîte de tomates concassées)
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
        le zeste d'un citron et d'une orange → 1 citron, 1 orange
        """#

    /// Lines of recipes that households typed in Spanish.
    static let recipesSpanish = #"""
        2 huevos batidos y pan rallado para rebozar → 2 huevos, pan rallado
        2 huevos y harina → 2 huevos, harina
        2 dientes de ajo y perejil → 2 dientes ajo, perejil
        150 g de chorizo para guisar → 150 g chorizo para guisar
        1 kg de patatas para ensalada → 1 kg patatas para ensalada
        huevo para pintar; 150 g de fideos finos para la sopa → huevo, 150 g fideos finos
        600 g de bonito del norte, limpio → 600 g bonito del norte
        1 lata de bonito del norte → 1 lata bonito del norte
        300 g de pan viejo → 300 g pan viejo
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
        150 g de fideos para sopa (cabellín) → 150 g fideos (cabellín) para sopa
        100 g de mantequilla y azúcar → 100 g mantequilla, 100 g azúcar
        """#
}
