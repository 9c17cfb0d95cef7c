extension FoodData {
    /// Meat, poultry, fish and seafood.
    static let meat: StaticString = """
        chicken | cup=140 each=1500
            whole chicken, roasting chicken, chicken meat, broiler, fryer chicken, huhn, hahnchen,
            hahnchenfleisch, huhnchen, brathahnchen, poulet, pollo, poulet entier, pollo entero,
            rotisserie chicken, cooked chicken, cornish hen, cornish game hen, hen, coquelet, poussin, capon,
            suppenhuhn, chicken carcass, poule
        chicken breast | cup=140 each=174
            chicken breast half, chicken breast fillet, chicken cutlet, chicken fillet, hahnchenbrust,
            hahnchenbrustfilet, huhnerbrust, pouletbrust, blanc de poulet, filet de poulet, poitrine de poulet,
            pechuga de pollo, pechuga, chicken tender, chicken tenderloin, chicken supreme,
            chicken breast strip, huhnerbrustfilet
        chicken thigh | each=116
            chicken thigh fillet, hahnchenschenkel, hahnchenkeule, cuisse de poulet, haut de cuisse de poulet,
            muslo de pollo, contramuslo de pollo
        chicken leg | each=130
            chicken drumstick, drumstick, chicken leg quarter, hahnchenunterschenkel, pilon de poulet
        chicken wing | each=90
            wing, hahnchenflugel, aile de poulet, alita de pollo, ala de pollo, chicken wingette
        ground chicken
            chicken mince, minced chicken
        chicken liver
            huhnerleber, foie de volaille, higado de pollo
        turkey | cup=140
            whole turkey, turkey meat, truthahn, pute, putenfleisch, dinde, pavo, turkey leg, turkey thigh,
            roast turkey
        turkey breast
            turkey cutlet, putenbrust, putenschnitzel, truthahnbrust, escalope de dinde, pechuga de pavo,
            putenbrustfilet
        ground turkey
            turkey mince, minced turkey, putenhackfleisch, lean ground turkey
        duck
            duck breast, duck leg, whole duck, ente, entenbrust, canard, magret de canard, magret, pato,
            duckling, confit de canard, entenkeule
        goose
            gans, oie, ganse, gansekeule
        quail
            wachtel, caille, codorniz
        pheasant
            guinea fowl, guinea hen, partridge, fasan, pintade, squab, pigeon, poularde
        rabbit
            rabbit leg, kaninchen, lapin, conejo, hare, hase
        venison
            venison loin, hirsch, hirschfleisch, reh, rehrucken, chevreuil, venado, ciervo, elk, wild,
            venison heart
        beef | cup=140
            beef chuck, chuck roast, chuck, stewing beef, stew beef, stew meat, beef stew meat, braising steak,
            stewing steak, beef roast, rindfleisch, rind, boeuf, ternera, carne de res, res, carne de vaca,
            gulasch, rindergulasch, suppenfleisch, roast beef, pot roast, top round, top round chuck,
            beef round, corned beef, beef shank, beef shin, beef cheek, rump roast, rumpsteak, roti de boeuf,
            boeuf bourguignon, roastbeef, tafelspitz, beef meat
        ground beef | cup=225
            beef mince, minced beef, hamburger meat, hamburger, lean ground beef, mince, ground chuck,
            ground round, ground sirloin, hackfleisch, rinderhackfleisch, rinderhack, hack, faschiertes,
            boeuf hache, viande hachee, carne molida, carne picada, steak hache, steak mince, ground meat,
            minced meat, hackfleisch gemischt, gehacktes
        steak
            beef steak, beefsteak, sirloin, sirloin steak, ribeye, rib eye steak, flank steak, skirt steak,
            strip steak, new york strip steak, fillet steak, t bone steak, hanger steak, flat iron steak,
            round steak, cube steak, rump steak, bistec, bavette, entrecote, minute steak, sirloin tip,
            top sirloin, rindersteak
        beef tenderloin
            filet mignon, beef fillet, rinderfilet, filet de boeuf, solomillo de ternera
        beef brisket
            brisket, rinderbrust
        beef short rib
            short rib, beef rib, oxtail, ochsenschwanz, queue de boeuf, rabo de toro, prime rib,
            standing rib roast, cote de boeuf
        beef bone
            marrow bone, markknochen, soup bone, veal bone, os a moelle
        beef liver
            calf's liver, liver, leber, foie, higado, kidney, tripe, sweetbread, lamb kidney, rinderleber,
            tongue, beef tongue, beef heart
        veal
            veal shank, veal cutlet, veal chop, veal scaloppine, kalbfleisch, kalb, kalbsschnitzel, veau,
            escalope de veau, osso buco, ground veal, veal shoulder, veal stew meat, kalbsfilet, schnitzel
        pork | cup=140
            pork meat, schweinefleisch, schwein, porc, cerdo, carne de cerdo, pork shoulder, pork butt,
            boston butt, pork roast, pulled pork, lean pork, schweineschulter, schweinebraten, epaule de porc,
            roti de porc, pork leg, pork neck, schweinenacken, pork steak, schweinegulasch, stewing pork,
            pork cushion meat, schweinehaxe
        pork chop
            pork cutlet, pork loin chop, kotelett, schweinekotelett, schweineschnitzel, cote de porc,
            chuleta de cerdo, chuleta
        pork loin
            pork loin roast, lomo de cerdo, lomo, schweinelende
        pork tenderloin
            pork fillet, schweinefilet, filet mignon de porc, solomillo de cerdo, solomillo, lendchen
        pork belly
            schweinebauch, poitrine de porc, panceta de cerdo
        pork rib
            spare rib, sparerib, baby back rib, back rib, rippchen, travers de porc, costilla de cerdo,
            costilla, country style rib
        ground pork
            pork mince, minced pork, schweinehackfleisch, schweinehack, lean ground pork
        pork skin
            pork rind, pig's foot, pig trotter, ham hock, ham bone, eisbein, jarret de porc, smoked ham hock,
            jambonneau, pork hock
        bacon
            streaky bacon, smoked bacon, back bacon, bacon strip, bacon rasher, bacon slice, bacon bit,
            bacon piece, canadian bacon, speck, fruhstucksspeck, bauchspeck, lardon, poitrine fumee, tocino,
            tocineta, speckwurfel, turkey bacon, baconwurfel, lard fume, bacon lardon, rasher,
            allumettes de lardons
        pancetta
            guanciale, panceta
        ham | cup=140
            cooked ham, smoked ham, deli ham, country ham, schinken, kochschinken, jambon, jambon blanc, jamon,
            jamon york, jamon cocido, gekochter schinken, ham steak, gammon, hinterschinken, honey ham,
            jamon de york
        prosciutto
            parma ham, serrano ham, jamon serrano, jamon iberico, rohschinken, jambon cru, jambon de bayonne,
            serranoschinken, parmaschinken, black forest ham, jambon sec, schinkenspeck, bresaola
        sausage
            pork sausage, breakfast sausage, bratwurst, brat, wurst, saucisse, salchicha, sausage meat,
            ground sausage, bulk sausage, banger, rostbratwurst, bratwurste, mettwurst, sausage link,
            chicken sausage, turkey sausage, cumberland sausage, longaniza, butifarra, chipolata, sausage patty,
            boerewors, country sausage, lincolnshire sausage
        italian sausage
            sweet italian sausage, hot italian sausage, mild italian sausage, salsiccia
        chorizo
            chorizo sausage, spanish chorizo, mexican chorizo
        kielbasa
            smoked sausage, polish sausage, andouille, andouille sausage, linguica, saucisse de morteau,
            rauchwurst, cabanossi, saucisse de montbeliard
        frankfurter
            hot dog, wiener, frankfurt, wurstchen, wienerle, hot dog sausage, saucisse de strasbourg, knack,
            bockwurst, wiener wurstchen, cocktail sausage
        salami
            pepperoni, soppressata, saucisson, salchichon, genoa salami, fuet, peperoniwurst, rosette,
            saucisson sec
        deli meat
            cold cuts, lunch meat, luncheon meat, aufschnitt, charcuterie, embutido, mortadella, bologna,
            pastrami, wurstaufschnitt, fleischwurst, lyoner, leberwurst, pate, liverwurst, foie gras, teewurst,
            rillettes, fiambre, terrine, fleischkase, leberkase, sulze, spam
        black pudding
            blood sausage, blutwurst, boudin noir, morcilla, boudin
        lamb
            leg of lamb, lamb shoulder, lamb leg, lamb shank, lamb neck, lammfleisch, lamm, agneau, gigot,
            gigot d'agneau, cordero, rack of lamb, lamb loin, lamb fillet, lammkeule, stewing lamb,
            lamb stew meat, mutton, hammelfleisch, hammel, schaf, mouton
        lamb chop
            lamb cutlet, lammkotelett, cotelette d'agneau, chuleta de cordero
        ground lamb
            lamb mince, minced lamb, lammhackfleisch
        goat meat
            goat, ziege, chevre viande, cabrito, ostrich, bison, buffalo meat, kangaroo, wildschwein, wild boar
        meat
            fleisch, viande, carne, grillfleisch
        meatball
            frikadelle, frikadellen, fleischballchen, boulette, albondiga, burger patty, hamburger patty
        fish fillet | has=fish
            fish, white fish, white fish fillet, firm white fish, fisch, fischfilet, poisson, filet de poisson,
            pescado, pescado blanco, fish steak
        salmon | has=fish each=170
            salmon fillet, salmon steak, lachs, lachsfilet, saumon, pave de saumon, wild salmon, filet de saumon
        smoked salmon | has=fish
            lox, nova lox, raucherlachs, saumon fume, salmon ahumado, gravlax, stremellachs
        cod | has=fish
            cod fillet, cod loin, kabeljau, kabeljaufilet, dorsch, cabillaud, bacalao, morue, black cod,
            salt cod, dos de cabillaud
        haddock | has=fish
            smoked haddock, schellfisch, eglefin, haddock fillet
        halibut | has=fish
            halibut fillet, heilbutt, fletan
        tilapia | has=fish
            tilapia fillet
        trout | has=fish
            trout fillet, smoked trout, forelle, forellenfilet, truite, trucha, rainbow trout
        sea bass | has=fish
            bass, branzino, bream, mahimahi, scrod, arctic char, char, bluefish, shad, wolfsbarsch, loup de mer,
            lubina, sea bream, snapper, red snapper, dorade, dorada, grouper, sea bass fillet,
            red snapper fillet, striped bass, john dory, red mullet, rouget, barsch
        catfish | has=fish
            catfish fillet, swordfish, swordfish steak, mahi mahi, monkfish, pollock, sole, flounder, plaice,
            turbot, hake, perch, pike, carp, eel, coley, skate, seezunge, scholle, seelachs, rotbarsch, zander,
            pangasius, lotte, merlu, merluza, lenguado, rape, colin, lieu noir, sole fillet, thunfischsteak,
            karpfen, pez espada, whiting, orange roughy, sturgeon, ling, tilefish, rockfish, schwertfisch, aal,
            basa
        fresh tuna | has=fish
            tuna steak, ahi tuna, sushi grade tuna, thon frais, ahi, yellowfin tuna, atun fresco
        mackerel | has=fish
            mackerel fillet, smoked mackerel, makrele, maquereau, caballa, herring, hering, hareng, arenque,
            matjes, kipper, bismarckhering, rollmops
        fresh sardine | has=fish
            whitebait, sprat, sprotte, smelt
        caviar | has=fish
            roe, salmon roe, fish roe, kaviar, tarama, ikura, masago, tobiko, lumpfish caviar
        surimi | has=fish,crustaceans
            imitation crab, crab stick, krebsfleischimitat, seafood stick
        shrimp | has=crustaceans each=15
            prawn, jumbo shrimp, king prawn, tiger prawn, raw shrimp, rock shrimp, garnele, garnelen, krabben,
            crevette, gamba, langostino, camaron, riesengarnelen, scampi, nordseekrabben, raw prawn,
            langoustine, crevette rose
        crab | has=crustaceans cup=118
            crab meat, crabmeat, lump crabmeat, lump crab meat, crab claw, crab leg, dungeness crab,
            soft shell crab, krebs, krebsfleisch, crabe, cangrejo, white crabmeat
        lobster | has=crustaceans
            lobster tail, lobster meat, hummer, homard, langosta, bogavante, crayfish, crawfish, crawfish tail,
            flusskrebse, ecrevisse, spiny lobster
        scallop | has=molluscs each=25
            sea scallop, bay scallop, jakobsmuschel, jakobsmuscheln, coquille saint jacques, saint jacques,
            noix de saint jacques, vieira
        mussel | has=molluscs
            muschel, muscheln, miesmuscheln, moule, mejillon, blue mussel
        clam | has=molluscs
            littleneck clam, cherrystone clam, venusmuscheln, palourde, almeja, cockle, manila clam, razor clam
        oyster | has=molluscs
            shucked oyster, auster, austern, huitre, ostra
        squid | has=molluscs
            calamari, squid ring, tintenfisch, calamar, encornet, cuttlefish, seiche, calmar, baby squid,
            chipiron, sepia
        octopus | has=molluscs
            oktopus, poulpe, pulpo, baby octopus
        snail | has=molluscs
            escargot, schnecken, conch, abalone, whelk, caracol
        seafood | has=crustaceans,molluscs,fish
            mixed seafood, meeresfruchte, fruits de mer, marisco, seafood mix
        """
}
