extension PurchaseLines {
    /// Lines with words that no rule reads, which are told nevertheless: German.
    static let leftGerman = #"""
        1 kg Kutteln, vorgekocht und in Streifen geschnitten → 1 kg Kutteln (vorgekocht)
        250 g Nordseekrabben, gepult → 250 g Nordseekrabben (gepult)
        100 g gemahlene Mandeln, geschält → 100 g gemahlene Mandeln (geschält)
        12 Riesengarnelen ohne Kopf, küchenfertig → 12 Riesengarnelen ohne Kopf (küchenfertig)
        500 g Garnelen, roh, ohne Schale → 500 g Garnelen (roh) (ohne Schale)
        1 heller Biscuitboden, 22 cm Ø (gekauft) → 1 heller Biscuitboden (22 cm; gekauft)
        12 Blatt Reispapier (22 cm Ø) → 12 Blätter Reispapier (22 cm)
        1 block tofu natur ca 200g → 1 Block Tofu natur (ca 200g)
        1 Rolle Blätterteig aus dem Kühlregal (vegan) → 1 Rolle Blätterteig (vegan) (aus dem Kühlregal)
        250 g Bulgur, fein → 250 g Bulgur (fein)
        100 g Bärlauch, gewaschen und trocken geschleudert → 100 g Bärlauch
        100 g Walnüsse, grob gehackt → 100 g Walnüsse
        40 g Butter für die Brösel → 40 g Butter
        1 Zwiebel, geschält und in feine Würfel geschnitten → 1 Zwiebel
        ¼ Wassermelone (etwa 800 g) → 800 g Wassermelone
        1/4 Wassermelone → ¼ Wassermelone
        4 Stangen Lauch (ca. 1 kg); 500 g Lauch → 1,5 kg Lauch (4 Stangen: ca. 1 kg)
        1 TL Meersalz; 1 TL Salz → 2 TL Salz (1 TL: Meersalz)
        50 g Weichweizengrieß; 120 g Hartweizengrieß → 120 g Hartweizengrieß, 50 g Weichweizengrieß
        1 kg kleine Kartoffeln → 1 kg Kartoffeln (kleine)
        2 EL Schnittlauchröllchen → 1 Bund Schnittlauch
        2 Gelbe Rüben; 1 Möhre → 3 Möhren
        Gelierzucker 2:1 - 500 g → 500 g Gelierzucker 2:1
        Eier 3 → 3 Eier
        1/4 l Trollinger → 250 ml Trollinger
        """#

    /// Lines with words that no rule reads, which are told nevertheless: French.
    static let leftFrench = #"""
        Frites fraîches pour accompagner → frites (fraîches)
        800 g de potimarron non épluché, en morceaux → 800 g potimarron (non épluché)
        4 tranches de jambon blanc découenné dégraissé → 4 tranches jambon blanc (découenné dégraissé)
        4 pavés de saumon avec la peau → 4 pavés de saumon (avec la peau)
        250 g de boulgour gros → 250 g boulgour (gros)
        2 filets mignons de porc (env. 900 g) → 2 filets mignons de porc (env. 900 g)
        1 2/3 tasse de sirop d'érable (1 boîte de 540 ml) → 390 ml sirop d'érable (1 boîte de 540 ml)
        1 lb (450 g) de bœuf haché maigre → 450 g bœuf haché maigre
        750 ml (3 tasses) de bouillon de poulet → 750 ml bouillon de poulet
        1 oignon jaune émincé finement → 1 oignon jaune
        1 gousse de vanille fendue et grattée → 1 gousse vanille
        200 g de cocos rouges à écosser → 200 g haricots cocos rouges à écosser
        4 poireaux (env. 1 kg); 500 g de poireaux → 1,5 kg poireaux (4: env. 1 kg)
        2 avocats; 1 avocat Hass → 3 avocats (1: avocat Hass)
        oeufs 3 → 3 oeufs
        1 dose de whey vanille (30 g) → 30 g whey vanille
        """#

    /// Lines with words that no rule reads, which are told nevertheless: Spanish.
    static let leftSpanish = #"""
        400 g de bacalao desalado y desmigado → 400 g bacalao desalado (desmigado)
        200 g de queso manchego curado rallado → 200 g queso manchego curado (rallado)
        1 pimiento rojo asado en tiras → 1 pimiento rojo (asado)
        200 g de quinoa tricolor → 200 g quinoa (tricolor)
        8 rodajas de merluza (150 g c/u) → 8 rodajas merluza (150 g c/u)
        1 lámina de hojaldre refrigerado (250 g) → 1 lámina hojaldre refrigerado (250 g)
        1 conejo troceado (1,2 kg aprox.), con su hígado → 1 × 1,2 kg conejo (troceado) (con su hígado)
        1 trozo de kion de 2 cm → 1 trozo kion (de 2 cm)
        1 vaso pequeño de brandy → 1 vaso brandy (pequeño)
        2 dientes de ajo laminados → 2 dientes ajo
        100 g de almejas, purgadas en agua con sal → 100 g almejas
        1 cucharada de sal en escamas; 1 cucharada de sal → 1 cda. sal, 1 cda. sal en escamas
        2 aguacates; 1 aguacate Hass → 3 aguacates (1: aguacate Hass)
        1 cucharadita de polvo para hornear; 1 cucharadita de polvo de hornear → 2 cdtas. polvo para hornear
        1 cda de aji color → 1 cda. aji color
        1 guindilla; 1 ají limo → 1 ají limo, 1 guindilla
        huevos 3 → 3 huevos
        """#
}
