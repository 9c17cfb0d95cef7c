extension PurchaseLines {
    /// Lines of German recipes.
    static let german = #"""
        Salz, Pfeffer, Muskat → Muskatnuss, Salz, schwarzer Pfeffer
        Salz, Pfeffer, Paprikapulver, Chilipulver → Chilipulver, Paprikapulver, Salz, schwarzer Pfeffer
        Salz, Pfeffer, Petersilie → Petersilie, Salz, schwarzer Pfeffer
        Rotkohl und Klöße als Beilage → Rotkohl, Kartoffelknödel
        Apfelmus oder Zimt und Zucker → Apfelmus (oder Zimt und Zucker)
        1 Lorbeerblatt, 2 Nelken → 1 Lorbeerblatt, Nelken
        40 g Butter, 40 g Mehl; 100 g Mehl → 40 g Butter, 100 g Mehl
        4 große Paprika; 1 TL Paprika → 4 Paprikaschote, 1 TL Paprikapulver
        1 Prise Zucker, Salz und Pfeffer → Salz, 1 Prise Zucker, schwarzer Pfeffer
        evtl. 1 Schuss Rum → 1 Spritzer Rum (optional)
        400 g gehackte Tomaten → 400 g gehackte Tomaten
        3 gehackte Tomaten → 3 Tomaten
        100 g geriebene Mandeln → 100 g geriebene Mandeln
        500 ml Milch 3,5 % → 500 ml Milch 3,5 %
        500 g Quark (20 % Fett) → 500 g Quark 20 %
        6 Scheiben gekochter Schinken → 6 Scheiben Schinken (gekocht)
        1 Dose Erbsen und Möhren (Abtropfgewicht 265 g) → 1 Dose (265 g) Erbsen und Möhren
        1 kl. Dose Mandarinen → 1 Dose Mandarinen (aus der Dose)
        1 Pck. Puddingpulver Vanille → 1 Packung Puddingpulver Vanille
        150 g Gouda (jung) → 150 g Gouda (jung)
        2 Zwiebeln in Ringen; 1 Zwiebel → 3 Zwiebel
        1 gehäufter TL Backpulver → 1 TL Backpulver
        500 g Hackfleisch halb und halb → 500 g Hackfleisch halb und halb
        1 unbehandelte Zitrone → 1 unbehandelte Zitrone
        1 Glas Nutella → 1 Glas Nutella
        500 ml Vanillesauce → 500 ml Vanillesauce
        """#

    /// Lines of French recipes.
    static let french = #"""
        sucre, confiture, Nutella selon les goûts → confiture, pâte à tartiner, sucre
        huile d'olive, sel, poivre, thym → thym, huile d'olive, poivre noir, sel
        1 branche de céleri et 1 bouquet garni → 1 branche céleri branche, bouquet garni
        6 tomates pelées en boîte; 2 tomates → 2 tomates, 6 tomates pelées en boîte
        400 g de viande hachée → 400 g viande hachée
        50 g de coco râpé → 50 g coco râpé
        2 cs de farine → 2 c. à s. farine
        2 CS de farine → 2 c. à s. farine
        200 g de chocolat noir à 70% → 200 g chocolat noir à 70%
        1 c. à soupe bombée de farine → 1 c. à s. farine
        2 carottes en rondelles; 1 carotte → 3 carotte
        1 bouchon de rhum → 1 mesure rhum
        2 sachets de thé vert → 2 sachets thé vert
        50 g de raisins secs → 50 g raisins secs
        100 g de fromage râpé (emmental ou comté) → 100 g fromage (râpé) (emmental ou comté)
        """#

    /// Lines of Spanish recipes.
    static let spanish = #"""
        aceite de oliva, sal y pimienta → aceite de oliva, pimienta negra, sal
        la piel de 1 limón y 1 naranja → 1 limón, 1 naranja
        1 pimiento rojo y 1 verde → 1 pimiento rojo, 1 pimiento verde
        2 hojas de laurel y 1 ramita de tomillo → tomillo, 2 hojas laurel
        50 g de pan rallado → 50 g pan rallado
        500 g de carne picada → 500 g carne picada
        100 g de jamón cocido → 100 g jamón (cocido)
        1 kg de ternera para guisar → 1 kg ternera para guisar
        3 c/s de aceite de oliva → 3 cdas. aceite de oliva
        1 cebolla en juliana; 1 cebolla → 2 cebolla
        1 chorreón de aceite → 1 chorrito aceite
        150 g de queso rallado (mozzarella o emmental) → 150 g queso (rallado) (mozzarella o emmental)
        1 bote de tomate natural triturado (400 g) → 1 tarro (400 g) tomate natural triturado
        1 cucharada de miel → 1 cda. miel
        50 g de taquitos de jamón serrano → 50 g jamón serrano
        """#
}
