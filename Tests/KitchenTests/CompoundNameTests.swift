import Kitchen
import Testing

/// Names whose words promise an allergen that is not there, or hide one that is.
@Suite struct CompoundNameTests {
    @Test(arguments: names)
    func `a compound name brings what its head brings`(name: String, allergens: [Allergen]) {
        #expect(IngredientParser().parse(name).allergens.sorted() == allergens)
    }

    /// A name a line, after the colon what it certainly contains.
    private static let names: [(String, [Allergen])] = text.split(separator: "\n").map { line in
        let halves = line.split(separator: ":")
        let words = halves.count > 1 ? halves[1].split(separator: " ") : []
        return (String(halves[0]), words.compactMap { Allergen(rawValue: String($0)) }.sorted())
    }

    private static let text = """
        coconut milk
        coconut cream
        coconut butter
        cocoa butter
        shea butter
        almond milk: nuts
        oat milk: gluten
        soy milk: soybeans
        rice milk
        hemp milk
        cashew milk: nuts
        peanut butter: peanuts
        almond butter: nuts
        cashew butter: nuts
        apple butter
        sunflower seed butter
        butter beans
        butterhead lettuce
        butter lettuce
        butternut squash
        butternut
        butternut pumpkin
        eggplant
        baby eggplants
        nutmeg
        ground nutmeg
        buckwheat
        buckwheat flour
        cream of tartar
        cream of wheat: gluten
        water chestnuts
        chestnuts
        chestnut mushrooms
        pine nuts
        coconut
        milk thistle
        milk chocolate: milk
        vegan butter
        dairy-free cheese
        dairy free yogurt
        nondairy milk
        plant-based milk
        gluten-free flour
        gluten free all-purpose flour
        gluten-free spaghetti
        gluten-free bread
        gluten-free oats
        gluten-free soy sauce: soybeans
        wheat-free pasta
        vanilla extract
        nut-free pesto: milk
        egg noodles: eggs gluten
        rice noodles
        cellophane noodles
        rice flour
        corn flour
        cornmeal
        coconut flour
        almond flour: nuts
        chickpea flour
        tapioca flour
        potato flour
        chestnut flour
        soy flour: soybeans
        lupin flour: lupin
        rice vinegar
        malt vinegar: gluten
        apple cider vinegar
        rice paper
        fish sauce: fish
        oyster mushrooms
        king oyster mushroom
        oyster crackers: gluten
        fish mint
        crab apples
        crabapple
        lobster mushroom
        shrimp: crustaceans
        shrimp paste: crustaceans
        prawn crackers: crustaceans
        hen of the woods
        chicken of the woods
        beefsteak tomatoes
        beef tomatoes
        goat cheese: milk
        head cheese
        headcheese
        lemon curd: eggs milk
        bean curd: soybeans
        sweetbreads
        breadfruit
        shortbread: gluten milk
        bread flour: gluten
        breadcrumbs: gluten
        gluten-free breadcrumbs
        panko: gluten
        celery salt: celery
        celeriac: celery
        mustard powder: mustard
        dijon mustard: mustard
        black mustard seeds: mustard
        sesame oil: sesame
        tahini: sesame
        hummus: sesame
        nut milk: nuts
        tiger nuts
        tiger nut milk
        nutritional yeast
        ghee: milk
        clarified butter: milk
        lard
        shortening
        whey protein: milk
        casein: milk
        lactose-free milk: milk
        laktosefreie Milch: milk
        lait sans lactose: milk
        leche sin lactosa: milk
        Kokosmilch
        Kokosnussmilch
        Mandelmilch: nuts
        Hafermilch: gluten
        Haferdrink: gluten
        Sojamilch: soybeans
        Reismilch
        Buttermilch: milk
        Butternusskürbis
        Butterbohnen
        Buchweizen
        Buchweizenmehl
        Muskatnuss
        Erdnussbutter: peanuts
        Mandelmus: nuts
        Kakaobutter
        Scheuermilch
        Sonnenmilch
        Eierschwämmli
        Eisbergsalat
        Reis
        Fleischtomaten
        Krabben: crustaceans
        Krebsfleisch: crustaceans
        Weinstein
        glutenfreies Mehl
        glutenfreie Nudeln
        glutenfreie Haferflocken
        vegane Butter
        laktosefreier Joghurt: milk
        Sojasauce: gluten soybeans
        Sojasoße glutenfrei: soybeans
        Leberkäse
        Fleischkäse
        Maismehl
        Reismehl
        Kastanienmehl
        Kichererbsenmehl
        Mandelmehl: nuts
        Paranüsse: nuts
        Kokosnuss
        Kokosnüsse
        Wassernuss
        Pinienkerne
        Sellerie: celery
        Staudensellerie: celery
        Senf: mustard
        Senfkörner: mustard
        Glasnudeln
        Reisnudeln
        Eiernudeln: eggs gluten
        Weizenmehl: gluten
        Dinkelmehl: gluten
        Roggenmehl: gluten
        Grünkern: gluten
        Polenta
        Hirse
        Amaranth
        Quinoa
        lait de coco
        crème de coco
        lait d'amande: nuts
        lait de soja: soybeans
        lait d'avoine: gluten
        lait de riz
        beurre de cacahuète: peanuts
        beurre de cacao
        beurre d'amande: nuts
        noix de coco
        noix de coco râpée
        noix de muscade
        noix de saint-jacques: molluscs
        noix de cajou: nuts
        noix de pécan: nuts
        noix: nuts
        pomme de terre
        oeuf: eggs
        œufs: eggs
        oeufs de lompe: fish
        oeufs de saumon: fish
        crème de tartre
        crème de marrons
        crème de cassis
        fromage de tête
        farine sans gluten
        farine de sarrasin
        farine de riz
        farine de pois chiche
        farine de châtaigne
        farine de blé: gluten
        pain sans gluten
        pâtes sans gluten
        sauce soja: gluten soybeans
        sauce soja sans gluten: soybeans
        blé noir
        maïzena
        fécule de pomme de terre
        céleri-rave: celery
        céleri branche: celery
        moutarde à l'ancienne: mustard
        crevettes: crustaceans
        moules: molluscs
        huîtres: molluscs
        pleurotes
        poitrine de porc
        leche de coco
        crema de coco
        leche de almendras: nuts
        leche de avena: gluten
        leche de soja: soybeans
        leche de arroz
        mantequilla de cacahuete: peanuts
        mantequilla de maní: peanuts
        manteca de cacao
        nuez moscada
        nuez: nuts
        nueces de macadamia: nuts
        coco rallado
        trigo sarraceno
        harina de trigo: gluten
        harina de arroz
        harina de maíz
        harina de garbanzo
        harina sin gluten
        pan sin gluten
        pasta sin gluten
        crémor tártaro
        huevo: eggs
        huevas de salmón: fish
        berenjena
        calabaza violín
        calabaza
        apio: celery
        mostaza: mustard
        salsa de soja: gluten soybeans
        salsa de pescado: fish
        setas ostra
        gambas: crustaceans
        mejillones: molluscs
        almejas: molluscs
        calamares: molluscs
        cacahuetes: peanuts
        cacao en polvo
        dulce de leche: milk
        leche condensada: milk
        carne de membrillo
        dulce de membrillo
        milkfish: fish
        egg tomatoes
        sugar snap peas
        snow peas
        walnut oil: nuts
        groundnut oil: peanuts
        peanut oil: peanuts
        soybean oil: soybeans
        barley water: gluten
        root beer
        ginger beer
        ginger ale
        beer: gluten
        corn starch
        modified wheat starch: gluten
        couscous: gluten
        bulgur: gluten
        freekeh: gluten
        seitan: gluten
        semolina: gluten
        farro: gluten
        kamut: gluten
        triticale: gluten
        teff
        sorghum
        millet
        corn tortillas
        flour tortillas: gluten
        rice cakes
        rice crackers
        wine: sulphites
        red wine vinegar
        dried apricots: sulphites
        anchovies: fish
        caviar: fish
        bottarga: fish
        dashi: fish
        kombu
        nori
        agar agar
        gelatin
        honeydew melon
        honeycomb tripe
        garam masala
        marzipan: nuts
        marshmallows
        hollandaise: eggs milk
        bechamel: gluten milk
        tempeh: soybeans
        edamame: soybeans
        tofu: soybeans
        natto: soybeans
        teriyaki sauce: gluten soybeans
        tamari: soybeans
        coconut aminos
        lactose free cream: milk
        Sahne: milk
        crème fraîche: milk
        crema: milk
        feta: milk
        paneer: milk
        quark: milk
        kefir: milk
        skyr: milk
        ricotta: milk
        mascarpone: milk
        snails: molluscs
        escargots: molluscs
        squid ink: molluscs
        octopus: molluscs
        abalone: molluscs
        scallops: molluscs
        krill: crustaceans
        crayfish: crustaceans
        langoustines: crustaceans
        """
}
