extension FoodData {
    /// What is not eaten.
    static let household: StaticString = """
        paper towels
            kitchen towel, kitchen roll, kuchenrolle, kuchenpapier, essuie tout, papel de cocina, sopalin,
            rouleau de cuisine, kuchenrollen, kuchentucher, zewa
        toilet paper
            toilettenpapier, klopapier, papier toilette, papel higienico, papier wc, wc papier, toilet roll
        napkins
            tissues, taschentucher, serviette, servietten, mouchoir, servilleta, panuelos, kleenex,
            kosmetiktucher, feuchttucher, wet wipe, lingette, toallitas
        aluminum foil
            foil, aluminium foil, tin foil, alufolie, papier aluminium, papel de aluminio, papel aluminio,
            aluminiumfolie, papier alu
        plastic wrap
            cling film, frischhaltefolie, film alimentaire, film plastique, papel film, saran wrap,
            film transparente, klarsichtfolie, film etirable
        parchment paper
            baking paper, backpapier, papier cuisson, papel de horno, papier sulfurise, wax paper,
            greaseproof paper, baking parchment, papel vegetal, waxed paper
        trash bags
            garbage bag, bin bag, bin liner, mullbeutel, mullsacke, mulltuten, sac poubelle, bolsa de basura,
            mullbeutel biomull, mullsack
        freezer bags
            ziploc bag, zip lock bag, gefrierbeutel, sac de congelation, bolsa zip, sandwich bag,
            sac congelation, resealable plastic bag, bolsas de congelacion, ziplock bag
        dish soap
            dishwashing liquid, washing up liquid, spulmittel, geschirrspulmittel, liquide vaisselle,
            lavavajillas, dishwasher tablet, dishwasher tab, spulmaschinentabs, tablette lave vaisselle,
            geschirrspultabs, klarspuler, produit vaisselle, regenerating salt, spulmaschinensalz,
            dishwasher salt, rinse aid, liquide de rincage, sel regenerant, jabon de platos, tabs,
            pastillas lavavajillas, sal para lavavajillas, abrillantador, sel lave vaisselle
        laundry detergent
            detergent, waschmittel, lessive, detergente, fabric softener, weichspuler, suavizante, adoucissant,
            bleach, eau de javel, lejia, vollwaschmittel, feinwaschmittel, colorwaschmittel, assouplissant,
            stain remover, fleckenentferner, entkalker, descaler, vinaigre menager
        cleaning spray
            cleaner, all purpose cleaner, reiniger, putzmittel, nettoyant, limpiador, glass cleaner,
            glasreiniger, badreiniger, wc reiniger, allzweckreiniger, toilet cleaner, nettoyant wc,
            nettoyant vitres, produit nettoyant, limpiacristales, scheuermilch, desinfektionsmittel,
            backofenreiniger, essigreiniger, limpiador de bano, bathroom cleaner, rohrreiniger, desinfectante,
            produit menager
        sponge
            schwamm, schwamme, eponge, esponja, spulschwamm, estropajo, topfreiniger, putzlappen, spullappen,
            bayeta, spultuch, spultucher, gants menage, rubber gloves, gummihandschuhe, staubsaugerbeutel,
            chiffon
        soap
            hand soap, seife, savon, jabon, handseife, liquid soap, flussigseife, gel hydroalcoolique,
            savon liquide, jabon de manos
        shampoo
            shampooing, champu, conditioner, haarspulung, shower gel, duschgel, gel douche, gel de ducha,
            body wash, apres shampooing, hair gel, haargel, haarspray, laca, hairspray, acondicionador, spulung,
            gel de bano
        toothpaste
            zahnpasta, zahncreme, dentifrice, pasta de dientes, toothbrush, zahnburste, brosse a dents,
            cepillo de dientes, mouthwash, mundwasser, zahnseide, dental floss, dentifrico, enjuague bucal,
            bain de bouche, fil dentaire, hilo dental, mundspulung, zahnbursten
        deodorant
            deo, desodorante, deospray, lotion, hand cream, handcreme, sun cream, sonnencreme, creme solaire,
            crema solar, body lotion, gesichtscreme, creme visage, sunscreen, creme main, korperlotion,
            protector solar, crema de manos, lip balm, lippenbalsam, labello, crema hidratante, nivea, parfum,
            perfume, make up, makeup, mascara, nagellackentferner, nail polish remover
        razor
            razor blade, rasierer, rasierklingen, rasoir, maquinilla de afeitar, shaving cream, rasierschaum,
            mousse a raser, espuma de afeitar, cuchillas, rasiergel, lame de rasoir, shaving gel
        diapers
            nappy, windel, windeln, couche, panal, panales, couches, baby wipe, baby food, babynahrung,
            petit pot, potito, babybrei, baby formula, milchpulver baby, lait bebe, feuchttucher baby,
            lait infantile
        tampons
            sanitary pad, binde, binden, serviette hygienique, compresa, slipeinlagen, panty liner, damenbinden,
            tampones, cotton pad, cotton swab, wattepads, wattestabchen, coton tige, coton, algodon,
            bastoncillos, watte, protege slip, q tips, kondome, condom, preservatif, preservativo, kondom,
            salvaslip
        batteries
            batterien, pile, pilas, light bulb, gluhbirne, ampoule, bombilla, gluhbirnen, knopfzellen,
            gluhlampe, lamp
        candle
            kerze, kerzen, bougie, vela, match, streichholzer, allumette, cerillas, lighter, feuerzeug, briquet,
            teelichter, grillkohle, charcoal, holzkohle, charbon, grillanzunder, anzunder, allume feu, carbon,
            briketts, mechero, geschenkpapier, wrapping paper
        pet food
            cat food, dog food, katzenfutter, hundefutter, nourriture pour chat, croquette pour chat,
            comida para gatos, comida para perros, cat litter, katzenstreu, litiere, pienso, arena para gatos,
            hundeleckerli, patee pour chat, nourriture pour chien, katzenleckerli, tierfutter,
            katzen nassfutter, vogelfutter, litiere pour chat, arena de gato
        medicine
            aspirin, ibuprofen, paracetamol, pflaster, band aid, pansement, tirita, vitamins, vitamine,
            medikamente, medicament, medicamento, plaster, aspirine, vitamin tablet, ibuprofeno, aspirina,
            nasenspray, verbandsmaterial, doliprane
        flowers
            blumen, fleur, flores, bouquet, blumenerde, potting soil, pflanzen, plant, rosen, zeitung,
            newspaper, zeitschrift, magazine, journal, zigaretten, cigarettes, tabak, tobacco, cigarrillos,
            stamp, envelope, pen, gift card, zeitungen, briefmarken, periodico, revista
        toothpick
            wooden skewer, bamboo skewer, skewer, zahnstocher, cure dent, palillos, cocktail stick,
            popsicle stick, paper plate, plastic cup, plastic bag, drinking straw, strohhalme, coffee filter,
            kaffeefilter, filtre a cafe, kitchen string, kitchen twine, muffin liner, cupcake liner,
            cheesecloth, filtro de cafe, holzspiesse, kuchengarn, muffinformchen, pappteller, cedar plank,
            lollipop stick, paper baking cup, plastic fork, paille, plastikbecher
        """
}
