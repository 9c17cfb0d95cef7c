extension PurchaseLines {
    /// French lines with amounts for so much of something else, knobs, doses, and how the counter cuts.
    static let ratesFrench = #"""
        800 g de sucre par kilo de fruits → sucre (800 g par kilo de fruits)
        1 bout de gingembre; 1 morceau de gingembre → 2 morceaux gingembre
        100 g de beurre; 2 noix de beurre → 120 g beurre
        1 grosse noisette de beurre → 1 noix beurre
        1 dose de whey neutre → 1 portion whey neutre
        2 doses de bouillon de légumes → 2 sachets bouillon de légumes
        2 doses de rhum → 2 bouchons rhum
        1 pincée de sel et une de sucre → 1 pincée sel, 1 pincée sucre
        1 c. à c. d'ail et d'oignon en poudre → 1 c. à c. ail en poudre, 1 c. à c. oignon en poudre
        300 g de rumsteck en tranches très fines → 300 g rumsteck (en tranches très fines)
        60 g de beurre non salé; 70 g de beurre → 130 g beurre (60 g: beurre non salé)
        3 œufs extra-frais → 3 œufs extra-frais
        1 kg d'abricots (poids dénoyauté) → 1 kg abricots (poids dénoyauté)
        30 g de coco râpé + un peu pour l'enrobage → 30 g coco râpé (+ pour l'enrobage)
        1 kg de pommes de terre; 500 g de pommes de terre en petits dés → 1,5 kg pommes de terre
        1 c. à s. de pâte de citron confit; 100 g de pâtes → 1 c. à s. pâte de citron confit, 100 g pâtes
        3 dl de vin blanc sec (fendant) → 300 ml vin blanc sec (fendant)
        100 g de lait; 5 cl de lait → 150 ml lait
        """#

    /// The same in Spanish, with stemmed glasses and stalks.
    static let ratesSpanish = #"""
        azúcar (800 g por kilo de pulpa); 110 g de azúcar → 110 g azúcar (+ 800 g por kilo de pulpa)
        1 copa de coñac → 45 ml coñac
        2 copas de vino blanco → 250 ml vino blanco
        1 cucharada de pimentón dulce y ½ de picante → 1 cda. pimentón dulce, 1 ½ cdtas. pimentón picante
        1 atado de cebolla de verdeo; 3 tallos de cebolla de verdeo → 2 manojos cebolla de verdeo
        4 rodajas de merluza (200 g cada una) → 4 rodajas merluza (200 g cada una)
        150 g de aceite de oliva; 100 ml de aceite de oliva → 270 ml aceite de oliva
        1 vaso de vinagre de vino blanco; 2 cucharadas de vinagre de vino → 2 cdas. + 1 vaso vinagre de vino blanco
        80 g de copos de avena; 80 g de avena en hojuelas → 160 g copos de avena
        100 g de queso blanco rallado; 200 g de queso fresco → 100 g queso blanco (rallado), 200 g queso fresco
        1 rama de vainilla → 1 rama de vainilla
        1 chupito de licor de hierbas u orujo → 45 ml licor de hierbas (o orujo)
        1 lata de perdiz en escabeche → 1 lata perdiz en escabeche
        1 chin de canela; azúcar p servir; 1 ajoporro → 1 ajoporro, azúcar, 1 pizca canela
        1 atado de cilantro y cimarrón → 1 manojo cilantro, 1 manojo cimarrón
        300 g de almejas finas → 300 g almejas finas
        500 ml de fondo oscuro de ternera → 500 ml fondo oscuro de ternera
        100 g de mantequilla sin sal; 50 g de mantequilla → 150 g mantequilla (100 g: mantequilla sin sal)
        1 cucharadita de ajo y cebolla en polvo → 1 cdta. ajo en polvo, 1 cdta. cebolla en polvo
        1 kg de lomo de cerdo en bistecs delgados → 1 kg lomo de cerdo (en bistecs delgados)
        1 cda de pasta de rocoto; 200 g de pasta corta → 200 g pasta corta, 1 cda. pasta de rocoto
        4 nueces de mantequilla → 4 nueces mantequilla
        """#
}
