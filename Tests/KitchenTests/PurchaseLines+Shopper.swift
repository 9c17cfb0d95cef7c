extension PurchaseLines {
    /// Lines of German recipes with what is said in few letters or of another food in the line.
    static let shopperGerman = #"""
        1 B. Remoulade → 1 Becher Remoulade
        600 g Babyspinat od. Blattspinat (TK) → 600 g Babyspinat (oder TK-Blattspinat)
        1 daumengr. Stück Ingwer → 1 daumengroßes Stück Ingwer
        3 Zwiebeln (ungeschält); 1 Zwiebel → 4 Zwiebeln
        3 Zwiebeln, mittelgr.; 1 Zwiebel → 4 Zwiebeln
        100 g Soßenlebkuchen oder Pumpernickel → 100 g Soßenlebkuchen (oder Pumpernickel)
        4 Paprika (2 rote, 2 gelbe) → 2 gelbe Paprika, 2 rote Paprika
        """#

    /// The same in French.
    static let shopperFrench = #"""
        sel, poivre, sucre (1 pincée) → poivre noir, sel, 1 pincée sucre
        50 g de raisins secs blonds → 50 g raisins secs blonds
        gros sel; sel → gros sel, sel
        4 poivrons (2 rouges, 2 verts) → 2 poivrons rouges, 2 poivrons verts
        250 g de beurre doux; 50 g de beurre → 300 g beurre (250 g: beurre doux)
        1 boîte de tomates en dés → 1 boîte tomates en dés
        1 bar de 1,2 kg → 1 × 1,2 kg bar
        """#

    /// The same in Spanish.
    static let shopperSpanish = #"""
        2 ajos; 3 dientes de ajo → 5 dientes ajos
        la piel de 1 limón y de 1/2 naranja → 1 limón, 1 naranja
        300 g de garbanzos (de cocido) → 300 g garbanzos (de cocido)
        2 kg de sal gorda; sal → sal, 2 kg sal gorda
        125 g de azúcar y 25 g más para el caramelo → 150 g azúcar
        2 huevos duros y 1 batido → 3 huevos duros
        2 huevos cocidos + 1 batido para pintar → 3 huevos
        sal (poca) → sal
        """#
}
