extension PurchaseLines {
    /// German lines with their amounts behind the food, in words that others write otherwise.
    static let ownGerman = #"""
        4 Pita-Brote → 4 Pita-Brote
        Knollensellerie 1/4 → 1 Knollensellerie
        Lauch 1 kleine Stange; 1 Stange Porree → 2 Stangen Lauch
        Zwiebel ½ große → 1 Zwiebel (große)
        Chilischoten 2 getrocknete → 2 getrocknete Chilischoten
        Zucchini 2 kleine, in Scheiben → 2 Zucchini (kleine)
        Blumenkohl 1 kleiner (ca. 800 g) → 1 × 800 g Blumenkohl (kleiner)
        Mehl 2 gehäufte EL → 2 EL Mehl (gehäufte)
        Rinderrouladen 4 → 4 Rinderrouladen
        Wacholderbeeren 5 → 5 Wacholderbeeren
        Milch 1/4 l → 250 ml Milch
        1 EL Majoran → 1 EL Majoran
        Salz, Pfeffer, Majoran → Majoran, Salz, schwarzer Pfeffer
        Majoran, frisch → frischer Majoran
        3 Zweige Majoran → 1 Bund Majoran
        1 Paket Kräuter für Frankfurter Grüne Soße → 1 Packung Kräuter für Frankfurter Grüne Soße
        1 TL Harissa-Paste → 1 TL Harissa-Paste
        2 EL Tomaten-Mark → 2 EL Tomaten-Mark
        1 EL Zitronen-Saft → 1 Zitrone
        2 TL Weinstein-Backpulver; 1 TL Weinsteinbackpulver → 1 EL Weinstein-Backpulver
        1 Streifen Bio-Zitronenschale; 3 Bio-Zitronen → 4 Bio-Zitronen
        1 TL Bio-Zitronenabrieb → 1 Bio-Zitrone
        Abrieb von je 1 Bio-Orange und Bio-Zitrone → 1 Bio-Orange, 1 Bio-Zitrone
        25 g Zartbitterschokolade (mind. 70 % Kakao) → 25 g Zartbitterschokolade 70 %
        280 g Weizenmehl (glatt, Type 480) → 280 g Weizenmehl (glatt, Type 480)
        500 g Stollenmehl (550) → 500 g Stollenmehl Type 550
        5 Gewürzgurken; Gurkenwasser, 4-5 EL → 5 Gewürzgurken (+ 4–5 EL Gurkenwasser)
        2 EL Kapernsud → Kapern (2 EL Kapernsud)
        750 ml Rindsuppe; 1,5 l kräftige Rindsuppe → 2,25 l Rindsuppe
        2 EL Grieß; 100 g Weichweizengrieß → 120 g Grieß (100 g: Weichweizengrieß)
        2 dl Rahm; 1 Schuss Sahne → 200 ml Sahne (+ 1 Schuss)
        1 Schuss Sahne → 1 Schuss Sahne
        6 Kaffirlimettenblätter (TK) → 6 Kaffirlimettenblätter (tiefgekühlt)
        1 Bund Dill oder 1 EL TK-Dill → 1 Bund Dill (oder 1 EL TK-Dill)
        400 g Tofu natur, fest → 400 g Tofu (fest, natur)
        1 Bauernente (ca. 2,2 kg), küchenfertig → 1 × 2,2 kg Bauernente (küchenfertig)
        2 Lammhaxen → 2 Lammhaxen
        4 Saiblinge → 4 Saiblinge
        6 Bockwürste → 6 Bockwürste
        1 Zwiebel, gespickt mit Lorbeerblatt und Nelke → 1 Zwiebel, 1 Lorbeerblatt, 1 Nelke
        1 Zwiebel, mit 2 Lorbeerblättern und 4 Nelken gespickt → 1 Zwiebel, 2 Lorbeerblätter, 4 Nelken
        500 g Rhabarber (geputzt) → 500 g Rhabarber (geputzt)
        750 g Erdbeeren, geputzt gewogen → 750 g Erdbeeren (geputzt gewogen)
        8 Semmelknödel (siehe Rezept) → 8 Semmelknödel (selbst gemacht, siehe Rezept)
        2 EL Pesto (Rezept s. o.) → 2 EL Pesto (selbst gemacht, Rezept s. o.)
        225 g weiche Butter (2 Sticks) → 225 g Butter
        280 g Mehl (ca. 2 ¼ Cups) → 280 g Mehl
        1 orange wer mag → 1 Orange (optional)
        400 g rote linsen → 400 g rote Linsen
        mandelmilch ungesüßt → Mandelmilch ungesüßt
        """#
}
