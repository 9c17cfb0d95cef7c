extension PurchaseLines {
    /// Lines of German recipes.
    static let german = #"""
        Salz, Pfeffer, Muskat → Muskat, Salz, schwarzer Pfeffer
        Salz, Pfeffer, Paprikapulver, Chilipulver → Chilipulver, Paprikapulver, Salz, schwarzer Pfeffer
        Salz, Pfeffer, Petersilie → Petersilie, Salz, schwarzer Pfeffer
        Rotkohl und Klöße als Beilage → Rotkohl, Klöße
        Apfelmus oder Zimt und Zucker → Apfelmus (oder Zimt und Zucker)
        1 Lorbeerblatt, 2 Nelken → 1 Lorbeerblatt, 2 Nelken
        40 g Butter, 40 g Mehl; 100 g Mehl → 40 g Butter, 140 g Mehl
        4 große Paprika; 1 TL Paprika → 4 Paprikaschoten (große), 1 TL Paprikapulver
        1 Prise Zucker, Salz und Pfeffer → Salz, 1 Prise Zucker, schwarzer Pfeffer
        evtl. 1 Schuss Rum → 1 Schuss Rum (optional)
        400 g gehackte Tomaten → 400 g gehackte Tomaten
        3 gehackte Tomaten → 3 Tomaten
        Hefe 1/2 Würfel → 1 Würfel Hefe
        Salz eine Prise → 1 Prise Salz
        Olivenöl, 1 Thymianzweig, 1 Knoblauchzehe zum Arosieren → 1 Zehe Knoblauch, Thymian, Olivenöl
        60 g Haferflocken kernig → 60 g Haferflocken kernig
        40 g eiskalte Butter; 100 g Butter → 140 g Butter
        1 gr. glas gurken → 1 Glas Gurken (aus dem Glas) (gr. glas)
        4 Zanderfilets mit Haut, à 160 g, entgrätet → 4 × 160 g Zanderfilets mit Haut (entgrätet)
        375 ml Kondensmilch (10 %) → 375 ml Kondensmilch 10 %
        Saaten zum Bestreuen, z. B. Sesam, Mohn → Saaten (z. B. Sesam, Mohn)
        100 g geriebene Mandeln → 100 g geriebene Mandeln
        500 ml Milch 3,5 % → 500 ml Milch 3,5 %
        500 g Quark (20 % Fett) → 500 g Quark 20 %
        6 Scheiben gekochter Schinken → 6 Scheiben Schinken (gekocht)
        1 Dose Erbsen und Möhren (Abtropfgewicht 265 g) → 1 Dose (265 g) Erbsen und Möhren (Abtropfgewicht 265 g)
        1 kl. Dose Mandarinen → 1 Dose Mandarinen (aus der Dose) (kl. Dose)
        1 Pck. Puddingpulver Vanille → 1 Päckchen Puddingpulver Vanille
        150 g Gouda (jung) → 150 g Gouda (jung)
        2 Zwiebeln in Ringen; 1 Zwiebel → 3 Zwiebeln
        1 gehäufter TL Backpulver → 1 TL Backpulver (gehäufter)
        500 g Hackfleisch halb und halb → 500 g Hackfleisch halb und halb
        1 unbehandelte Zitrone → 1 unbehandelte Zitrone
        1 Glas Nutella → 1 Glas Nutella
        500 ml Vanillesauce → 500 ml Vanillesauce
        500 g Nudeln (Spirelli) → 500 g Nudeln (Spirelli)
        500 g Kartoffeln, mehligkochend → 500 g Kartoffeln (mehligkochend)
        300 g Mehl Type 405; 200 g Weizenmehl (Type 550) → 300 g Mehl Type 405, 200 g Weizenmehl Type 550
        Mehl (Dinkel 630) → Dinkelmehl
        500 g Pommes (TK) → 500 g Pommes (tiefgekühlt)
        100 g schwarze Oliven ohne Stein → 100 g schwarze Oliven ohne Stein
        200 g geriebener Emmentaler → 200 g Emmentaler (gerieben)
        8 Scheiben Bacon; 150 g durchwachsener Speck → 8 Scheiben Bacon, 150 g durchwachsener Speck
        1 Ei (Größe M) → 1 Ei (M)
        500 g Hackfleisch (halb und halb) → 500 g Hackfleisch (gemischt)
        200 g Ziegenkäse (Rolle) → 200 g Ziegenkäserolle
        Saft einer Zitrone; Abrieb einer Bio-Zitrone → 2 Zitronen (1: Bio-Zitrone)
        Saft einer halben Zitrone → 1 Zitrone
        2 Dosen Thunfisch (im eigenen Saft) → 2 Dosen Thunfisch (im eigenen Saft)
        100 g schwarze Oliven, entsteint → 100 g schwarze Oliven (entsteint)
        100 g gehackte Haselnüsse → 100 g Haselnüsse (gehackt)
        200 g Schmand; 1 Becher saure Sahne → 200 g Schmand, 1 Becher saure Sahne
        200 ml trockener Rotwein; 100 ml Rotwein → 300 ml Rotwein (200 ml: trockener Rotwein)
        500 g Pommes; 3 Äpfel → 3 Äpfel, 500 g Pommes
        3 pommes; 2 Äpfel → 5 Äpfel
        3 Möhren; 1 Möhre → 4 Möhren
        2 Möhren; 1 Karotte → 3 Karotten
        1 Zwiebel; 800 g Zwiebeln → 910 g Zwiebeln
        1 Apfel; 1 Apfel → 2 Äpfel
        2 Paar Wiener Würstchen → 4 Wiener Würstchen
        3 Eier; 4 hartgekochte Eier → 7 Eier
        evtl. Speisestärke zum Binden → Speisestärke (optional)
        100 g Heidelbeeren (TK oder frisch) → 100 g Heidelbeeren (TK oder frisch)
        1 kg Kartoffeln, vorw. festk. → 1 kg Kartoffeln (vorwiegend festkochend)
        500 g vorwiegend festkochende Kartoffeln; 3 Kartoffeln → 1 kg Kartoffeln (500 g: vorwiegend festkochende Kartoffeln)
        4 m.-große Kartoffel(n), mehligkochende → 4 Kartoffeln (mehligkochend) (große)
        1,5 kg festkochende Kartoffeln; 500 g Kartoffeln, festkochend → 2 kg Kartoffeln (festkochend)
        2 große Paprikaschote(n), rote; 1 rote Paprika → 3 rote Paprika (2: große)
        1 TL Pfeffer, weiß → 1 TL Pfeffer (weiß)
        200 g Erbsen (TK); 100 g TK-Erbsen → 300 g TK-Erbsen
        1 TL frisch geriebene Kurkuma; 1 TL Kurkuma → 1 Stück frische Kurkuma, 1 TL Kurkuma
        2 Zehe/n Knoblauch, gehackt; 1 Knoblauchzehe → 3 Zehen Knoblauch
        1 kl. Dose/n Mais → 1 Dose Mais (kl. Dose)
        1 Glas Champignons (in Scheiben) → 1 Glas Champignons (in Scheiben)
        1 Pkt. Tomaten, passierte (500 g) → 1 Packung (500 g) Tomaten (passiert)
        200 g Käse, geriebener → 200 g Käse (gerieben)
        4 Scheiben Schinken, gekochter → 4 Scheiben Schinken (gekocht)
        500 g Quark (Magerstufe) → 500 g Quark (Magerstufe)
        4 TL Senf, mittelscharf → 4 TL Senf (mittelscharf)
        100 g geraspelte Möhren → 100 g Möhren
        2 EL Crème double; 200 ml Sahne → 2 EL Crème double, 200 ml Sahne
        300 g Mehl + etwas Mehl zum Bestäuben → 300 g Mehl
        150 g Schinken (roh oder gekocht) → 150 g Schinken (roh oder gekocht)
        150 g Mandeln, gemahlen; 75 g gehackte Mandeln → 75 g Mandeln (gehackt), 150 g Mandeln (gemahlen)
        1 Knoblauchzehe → 1 Zehe Knoblauch
        100 g Parmesan am Stück; 50 g Parmesan, frisch gerieben → 150 g Parmesan (100 g: am Stück)
        1 Vanilleschote; Mark von 1 Vanilleschote → 2 Vanilleschoten
        150 g Gelierzucker 2:1 → 150 g Gelierzucker 2:1
        400 g Bandnudeln, frisch → 400 g Bandnudeln (frisch)
        1 Becher Crème légère → 1 Becher Crème légère
        4 EL Sojasauce (salzreduziert) → 60 ml Sojasauce (salzreduziert)
        """#

    /// Lines of French recipes.
    static let french = #"""
        sucre, confiture, Nutella selon les goûts → Nutella, confiture, sucre
        huile d'olive, sel, poivre, thym → thym, huile d'olive, poivre noir, sel
        1 branche de céleri et 1 bouquet garni → 1 branche céleri, 1 bouquet garni
        6 tomates pelées en boîte; 2 tomates → 2 tomates, 6 tomates pelées en boîte
        400 g de viande hachée → 400 g viande hachée
        50 g de coco râpé → 50 g coco râpé
        2 cs de farine → 2 c. à s. farine
        2 CS de farine → 2 c. à s. farine
        200 g de chocolat noir à 70% → 200 g chocolat noir à 70%
        1 c. à soupe bombée de farine → 1 c. à s. farine (bombée)
        2 carottes en rondelles; 1 carotte → 3 carottes
        1 bouchon de rhum → 1 bouchon rhum
        2 sachets de thé vert → 2 sachets thé vert
        50 g de raisins secs → 50 g raisins secs
        100 g de fromage râpé (emmental ou comté) → 100 g fromage (râpé) (emmental ou comté)
        100 g de gruyère râpé → 100 g gruyère (râpé)
        200 g de crevettes décortiquées → 200 g crevettes décortiquées
        1 bouteille de vin rouge (Bourgogne) → 1 bouteille vin rouge (Bourgogne)
        1 dose de safran → 1 sachet safran
        500 g de bœuf haché (5 % de MG) → 500 g bœuf haché 5 %
        300 g de riz long → 300 g riz long
        1 bûche de chèvre; 100 g de chèvre frais → 1 bûche de chèvre, 100 g chèvre frais
        1 sachet de levure; 1 sachet de levure chimique → 2 sachets levure chimique
        1 gousse de vanille → 1 gousse vanille
        100 g de beurre (ou de margarine) → 100 g beurre (ou margarine)
        1,5 kg de viande de bœuf (paleron, gîte) → 1,5 kg viande de bœuf (paleron, gîte)
        200 g de jambon en dés; 2 tranches de jambon → 2 tranches jambon, 200 g jambon en dés
        200 g de dés de jambon → 200 g dés de jambon
        300 g de farine; 200 g de farine (T65) → 300 g farine, 200 g farine T65
        8 pommes (Golden ou Reinette) → 8 pommes (Golden ou Reinette)
        8 pommes (Reinette ou Boskoop) → 8 pommes (Reinette ou Boskoop)
        200 g de pâté; 200 g de pâtes → 200 g pâté, 200 g pâtes
        3 oeufs + 1 jaune → 4 oeufs
        1 œuf entier + 2 jaunes; 2 œufs → 5 œufs
        200 g de farine; 60 g de farine tamisée → 260 g farine
        3 blancs de poireaux; 2 poireaux → 5 poireaux
        250 g de framboises (fraîches ou surgelées) → 250 g framboises (fraîches ou surgelées)
        30 g de cacao en poudre non sucré; 20 g de cacao en poudre → 50 g cacao
        1 citron vert; 1 citron vert → 2 citrons verts
        2 oranges non traitées → 2 oranges non traitées
        1 grappe de raisin; 50 g de raisins secs → 1 botte raisin, 50 g raisins secs
        2 pots de yaourt de farine → 135 g farine
        2 blancs d'oeufs montés en neige; 3 œufs → 5 œufs
        2 steaks hachés → 2 steaks hachés
        2 poivrons (1 rouge, 1 vert) → 1 poivron rouge, 1 poivron vert
        300 g de brocolis → 300 g brocolis
        3 gousses d'ail dégermées → 3 gousses ail
        500 g de crevettes crues → 500 g crevettes crues
        1 verre à liqueur de Cointreau → 45 ml Cointreau
        1 c. à c. de 4 épices → 1 c. à c. 4 épices
        1 c. à s. de pistaches non salées → 1 c. à s. pistaches non salées
        50 g de beurre + 20 g pour le moule → 70 g beurre
        un peu de muscade → muscade
        250 g de farine (type 45) → 250 g farine (type 45)
        1 bocal d'asperges blanches → 1 pot asperges blanches (en bocal)
        125 g de beurre pommade → 125 g beurre
        2 blancs en neige → 2 œufs
        3 tranches fines de lard → 3 tranches lard (fines)
        2 œufs battus en omelette; 1 œuf → 3 œufs
        """#

    /// Lines of Spanish recipes.
    static let spanish = #"""
        aceite de oliva, sal y pimienta → aceite de oliva, pimienta negra, sal
        la piel de 1 limón y 1 naranja → 1 limón, 1 naranja
        1 pimiento rojo y 1 verde → 1 pimiento rojo, 1 pimiento verde
        2 hojas de laurel y 1 ramita de tomillo → 1 manojo tomillo, 2 hojas laurel
        50 g de pan rallado → 50 g pan rallado
        500 g de carne picada → 500 g carne picada
        1 kg de tomates maduros tipo pera → 1 kg tomates maduros tipo pera
        1 cucharada de postre de pimentón → 2 cdtas. pimentón
        1 trozo de zapallo camote (400 gr) → 1 trozo (400 g) zapallo camote
        azúcar pa ponerles encima → azúcar
        raspadura de un limón → 1 limón
        100 g de jamón cocido → 100 g jamón (cocido)
        1 kg de ternera para guisar → 1 kg ternera para guisar
        3 c/s de aceite de oliva → 3 cdas. aceite de oliva
        1 cebolla en juliana; 1 cebolla → 2 cebollas
        1 chorreón de aceite → 1 chorrito aceite
        150 g de queso rallado (mozzarella o emmental) → 150 g queso (rallado) (mozzarella o emmental)
        1 bote de tomate natural triturado (400 g) → 1 bote (400 g) tomate natural triturado
        1 cucharada de miel → 1 cda. miel
        50 g de taquitos de jamón serrano → 50 g taquitos de jamón serrano
        150 g de jamón serrano en taquitos → 150 g jamón serrano en taquitos
        120 g de harina; 3 medidas de harina → 320 g harina
        250 g de gambas peladas → 250 g gambas (peladas)
        200 g de chocolate negro (70%) → 200 g chocolate negro 70%
        100 g de almendras peladas → 100 g almendras (peladas)
        200 ml de nata para montar → 200 ml nata para montar
        500 g de queso crema tipo Philadelphia → 500 g queso crema tipo Philadelphia
        1 copita de brandy → 45 ml brandy
        12 aceitunas negras sin hueso → 12 aceitunas negras sin hueso
        100 g de paté; 200 g de pasta → 100 g paté, 200 g pasta
        2 cucharadas de anís; 1 cucharadita de anís en grano → 1 cdta. anís en grano, 2 cdas. anís
        6 huevos; 2 huevos duros → 8 huevos
        3 huevos + 1 yema → 4 huevos
        1 limón para decorar; ralladura de 1 limón; 1 limón → 3 limones
        4 filetes de ternera; 800 g de carne de ternera para estofar → 800 g carne de ternera para estofar, 4 filetes de ternera
        1 paquete de pasta para lasaña → 1 paquete pasta para lasaña
        100 g de nueces peladas → 100 g nueces (peladas)
        un par de zanahorias → 2 zanahorias
        3 claras a punto de nieve → 3 huevos
        1 cucharadita de levadura en polvo; 1 sobre de levadura química → 1 cdta. + 1 sobre levadura química
        500 g de carne de ternera picada → 500 g carne de ternera picada
        1 rollo de hojaldre → 1 rollo hojaldre
        2 huevos tamaño L; 1 huevo → 3 huevos (2: L)
        4 tomates rama; 1 tomate → 5 tomates (4: tomates rama)
        15 g de levadura de panadería fresca → 15 g levadura de panadería fresca
        500 ml de cava → 500 ml cava
        6 dientes de ajo enteros; 2 dientes de ajo picaditos → 8 dientes ajo
        2 cebollas rojas en cuartos; 1 cebolla roja → 3 cebollas rojas
        2 huevos batidos con sal → 2 huevos batidos con sal
        """#

    /// Lines of recipes in other languages than German, for a German household.
    static let toGerman = #"""
        100 g butter or margarine → 100 g Butter (oder Margarine)
        100 g de beurre (ou de margarine) → 100 g Butter (oder Margarine)
        100 g de azúcar o miel → 100 g Zucker (oder Honig)
        2 tbsp cream (or 1 tbsp milk) → 2 EL Schlagsahne (oder 1 EL Milch)
        1 cup grated cheese (cheddar or Gouda) → 115 g Käse (gerieben) (Cheddar oder Gouda)
        100 g butter or any other fat → 100 g Butter (or any other fat)
        100 g Butter oder Margarine → 100 g Butter (oder Margarine)
        100 g de beurre (facultatif) → 100 g Butter (optional)
        """#
}
