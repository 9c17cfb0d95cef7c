extension PurchaseLines {
    /// Lines of several foods, titles before a colon and abbreviated units, as German cooks type them.
    static let severalGerman = #"""
        Salz, Pfeffer a. d. Mühle, 1 Lorbeerblatt → 1 Lorbeerblatt, Salz, schwarzer Pfeffer
        Salz, weisser Pfeffer aus der Mühle → Salz, weisser Pfeffer
        Salz und Pfeffer, 1 Msp. Zimt → Salz, 1 Prise Zimt, schwarzer Pfeffer
        1 Zwiebel, Schnittlauch, Petersilie → Petersilie, Schnittlauch, 1 Zwiebel
        je 1 TL Majoran, Thymian und Rosmarin → 1 TL getrockneter Majoran, 1 TL getrockneter Rosmarin, 1 TL getrockneter Thymian
        je eine rote und gelbe Paprika → 1 gelbe Paprika, 1 rote Paprika
        Teig: 500 g Mehl → 500 g Mehl
        Fülle: 1 kg säuerliche Äpfel → 1 kg säuerliche Äpfel
        Soße: 2 EL Öl, 1 Zwiebel → 1 Zwiebel, 2 EL Öl
        dazu: Würstchen → Würstchen
        1 KL Zucker; 1 kl. Zwiebel → 1 Zwiebel, 1 TL Zucker
        2 Essl. Öl; 1 Hand voll Rucola; 1 Büschel Peterli → 1 Bund Peterli, 1 Handvoll Rucola, 2 EL Öl
        ein bisschen Zucker; ein wenig Milch → Milch, Zucker
        1x Dose Mais → 1 Dose Mais
        1 Prise Salz, lauwarmes Wasser → 1 Prise Salz
        2 Knoblauchzehen (gepresst), Kümmel, Oregano → 2 Zehen Knoblauch, Kümmel, Oregano
        1 Stange Zimt; 1 TL Zimt → 1 Stange Zimt, 1 TL Zimt
        """#

    /// Lines of several foods, titles before a colon and abbreviated units, as French cooks type them.
    static let severalFrench = #"""
        2 aubergines, 3 courgettes, 1 poivron rouge, 1 vert → 2 aubergines, 3 courgettes, 1 poivron rouge, 1 poivron vert
        3 blancs de poireaux, 4 carottes et 2 branches de céleri → 4 carottes, 2 branches céleri, 3 poireaux
        sel, poivre, 2 c. à s. d'huile d'olive → 2 c. à s. huile d'olive, poivre noir, sel
        3 oignons, 1 feuille de laurier, thym → 3 oignons, thym, 1 feuille laurier
        béchamel : 30 g beurre, 30 g farine, 30 cl lait → 30 g beurre, 300 ml lait, 30 g farine
        Pâte : 250 g de farine → 250 g farine
        Sauce : 2 yaourts, 1 citron → 1 citron, 2 yaourts
        2 c. à table de beurre; 1 c. à thé de paprika → 2 c. à s. beurre, 1 c. à c. paprika
        un peu de lait si nécessaire → lait
        quelq. feuilles de menthe → 1 botte menthe
        1 gse d'ail; 1 ravier de champignons → 1 gousse ail, 1 barquette champignons
        2 dl de crème entière, 1 dl de fendant → 200 ml crème entière, 100 ml fendant
        1 citron, thym et romarin → 1 citron, romarin, thym
        pain de ménage, beurre → beurre, pain de ménage
        50 g de beurre + un peu de lait → 50 g beurre, lait
        1/4 tasse de sauce soya → 60 ml sauce soya
        1/4 tasse de beurre mou ou margarine → 60 g beurre (ou margarine)
        sucre glace + un peu de beurre pour la poêle → beurre, sucre glace
        """#

    /// Lines of several foods, titles before a colon and abbreviated units, as Spanish cooks type them.
    static let severalSpanish = #"""
        sal al gusto y una pizca de comino molido → 1 pizca comino (molido), sal
        1 cda. de pimentón dulce, 1 cdita. de comino, ají molido a gusto → ají molido, 1 cdta. comino, 1 cda. pimentón dulce
        nuez moscada, sal y pimienta blanca → nuez moscada, pimienta blanca, sal
        huevo batido y pan rallado para rebozar → huevo, pan rallado
        1 pimiento rojo y otro verde → 1 pimiento rojo, 1 pimiento verde
        1 cáscara de naranja y otra de limón → 1 limón, 1 naranja
        salsa: 1 lata de tomates, 1 cebolla, orégano → 1 cebolla, orégano, 1 lata tomates
        Masa: 500 g de harina → 500 g harina
        50 ml de aceite de oliva y sal → 50 ml aceite de oliva, sal
        1 ramita de canela; canela molida → canela (molida), 1 ramita de canela
        250 c.c. de leche; 100 grs de manteca → 250 ml leche, 100 g manteca
        2 tazas de aceite vegetal p/freír → 475 ml aceite vegetal
        1 loncha gruesa de jamón → 1 loncha jamón
        1 hoja de laurel y pimienta negra → 1 hoja laurel, pimienta negra
        5 chiles guajillo, 3 chiles pasilla y 2 chiles mulato → 5 chiles guajillo, 2 chiles mulato, 3 chiles pasilla
        1 cda de ají molido y 1 de pimentón dulce → 1 cda. ají molido, 1 cda. pimentón dulce
        aceite, cant. nec.; sal al paladar → aceite, sal
        """#
}
