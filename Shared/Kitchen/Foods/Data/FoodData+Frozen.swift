extension FoodData {
    /// From the freezer.
    static let frozen: StaticString = """
        ice cream | cup=140 has=milk
            vanilla ice cream, chocolate ice cream, eis, eiscreme, vanilleeis, glace, glace vanille, helado,
            speiseeis, strawberry ice cream, coffee ice cream, gelato, frozen yogurt, eis am stiel,
            creme glacee, glace a la vanille, cornet de glace, polos, esquimau
        sorbet | cup=150
            lemon sorbet, wassereis, sherbet, orange sherbet, sorbete, raspberry sorbet, popsicle, lime sherbet,
            raspberry sherbet, lemon sherbet
        frozen peas | cup=134
            tiefkuhlerbsen, petits pois surgeles, guisantes congelados, tk erbsen, frozen petits pois,
            erbsen tk, frozen green pea, frozen baby pea
        frozen corn
            frozen sweetcorn, frozen corn kernel, frozen whole kernel corn
        frozen spinach
            frozen chopped spinach, tiefkuhlspinat, epinards surgeles, espinacas congeladas, tk spinat,
            rahmspinat, frozen leaf spinach, tk blattspinat, spinat tk, blattspinat tk
        frozen vegetables
            frozen mixed vegetables, tiefkuhlgemuse, legumes surgeles, verduras congeladas, tk gemuse,
            frozen stir fry vegetable, frozen peas and carrots, frozen broccoli, frozen edamame,
            frozen green bean, gemuse tk, buttergemuse, poelee de legumes surgelee
        frozen fruit
            frozen berries, frozen blueberry, frozen raspberry, frozen strawberry, frozen mixed berry,
            tiefkuhlbeeren, tk beeren, fruits rouges surgeles, frutas congeladas, tk himbeeren, frozen cherry,
            frozen mango, tk himbeere, himbeeren tk, frozen sliced strawberry, tk beerenmischung, frozen peach
        french fries
            frozen french fry, fries, frozen fries, hash brown, frozen hash brown, tater tot,
            frozen hash brown potato, pommes frites, frites, patatas fritas, oven chips, kartoffelpuffer, rosti,
            kroketten, croquette, frozen french fried potato, frozen potato, kroketas, hash brown potato,
            croqueta, tk pommes, country potatoes, potato wedge, kartoffelecken, patatas congeladas,
            herzoginkartoffeln, pommes dauphine, potatoes o'brien, frozen tater tot
        fish sticks | has=fish,gluten
            fish finger, fischstabchen, batonnet de poisson, poisson pane, varitas de merluza,
            palitos de pescado, schlemmerfilet, batonnet de poisson pane
        frozen pizza | has=gluten,milk
            pizza, tiefkuhlpizza, pizza surgelee, pizza congelada, tk pizza, pizza salami, pizza margherita,
            lasagne tk, tk lasagne
        frozen meal
            tv dinner, fertiggericht, plat prepare surgele, frozen dinner, tiefkuhlgericht, spring roll,
            fruhlingsrollen, chicken nugget, nuggets, nem, cordon bleu, samosa, rollitos de primavera,
            nuggets de poulet, nuggets de pollo, empanadilla, tk fertiggericht, tiefkuhlkost, surgele,
            plat surgele, congelado, frozen meatball, fruhlingsrolle, empanada, egg roll, lumpia, tk krauter,
            tiefgekuhlte krauter, churros
        whipped topping | cup=75
            cool whip, frozen whipped topping, non dairy whipped topping, light cool whip, fat free cool whip,
            light whipped topping, cool whip topping, whipped dessert topping, lite cool whip, cool whip free
        whipped cream | cup=60 has=milk cat=dairy
            spruhsahne, creme chantilly, nata montada, sweetened whipped cream, creme en bombe, reddi wip,
            canned whipped cream, aerosol whipped cream
        frozen concentrate
            frozen orange juice concentrate, frozen lemonade concentrate, frozen limeade concentrate,
            frozen limeade, frozen lemonade, orange juice concentrate frozen, frozen apple juice concentrate
        frozen puff pastry | has=gluten
            frozen puff pastry sheet, tk blatterteig, frozen bread dough, frozen pie crust, frozen pastry shell,
            frozen pie shell, frozen deep dish pie shell, frozen phyllo dough, frozen pizza dough
        """
}
