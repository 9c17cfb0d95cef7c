/// The words of the grammar, as they are written; accents and plural endings need not be repeated.
enum LexiconData {
    static let classes: [(WordInfo.Flags, StaticString)] = [
        (
            .size,
            """
            large lg few medium med small sm big heaped heaping level scant generous rounded jumbo mini huge tiny each \
            ea giant little brimming overflowing extra-large xl smallish largish average plump size sized grosse gros grande \
            petit petite moyen moyenne mittelgross grosser kleiner klein gross mediano mediana pequeno pequena kleine \
            grosses kleines mittlere mittelgrosse mittlerer gestrichen gestrichene gehauft gehaufte colmada rase
            """
        ),
        (
            .done,
            """
            chopped sliced diced minced grated shredded cubed packed sifted snipped torn squeezed julienned halved \
            quartered crumbled slivered mashed cut peeled deveined beaten softened melted trimmed rinsed drained \
            cored seeded deseeded pitted shelled shucked ripped crushed cracked chunked flaked scrubbed washed thawed defrosted \
            gehackt gehackte gehackter gehacktes gewurfelt gewurfelte geschnitten geschnittene gerieben geriebene \
            geriebener geschalt geschalte fein grob zerkleinert hache hachee emince emincee rape rapee coupe coupee \
            picado picada rallado rallada cortado cortada troceado troceada molido pelado pelada escurrido \
            geschmolzen geschmolzene geschmolzener weiche weicher gekocht gekochte gekochter gepresst gepresste \
            entkernt entkernte entsteint entsteinte abgetropft abgetropfte verquirlt verquirlte gehobelt gehobelte \
            zerlassen zerlassene gerostet gerostete gestuckelt gestuckelte gestiftelt geputzt geputzte gewaschen \
            fondu fondue mou molle ramolli ramollie epluche epluchee ciselee cisele concasse concassee presse pressee \
            denoyaute denoyautee egoutte egouttee battu battue battus tranche tranchee lave lavee pele pelee moulu moulue \
            derretido derretida ablandado ablandada batido batida machacado machacada exprimido exprimida cocido \
            cocida hervido hervida tostado tostada deshuesado deshuesada fileteado fileteada lavado lavada \
            escurrida molida cascado laminado laminada
            """
        ),
        (
            .after,
            """
            softened melted beaten divided trimmed rinsed drained cored seeded deseeded pitted peeled thawed \
            defrosted separated reserved washed cooled chilled cooked uncooked warmed toasted crushed roasted ground \
            warm cold husked stemmed deveined skinned boned smashed whisked lightly finely thinly coarsely roughly \
            thickly freshly fresh dried frozen unpeeled unsalted optional cleaned scrubbed soaked blanched picked \
            plain bruised zested juiced quartered halved well very juice juiced zest only skin shelled patted cut \
            geschmolzen geschmolzene weich zimmerwarm gehackt gewurfelt gerieben geschalt geschnitten gepresst \
            entkernt abgetropft verquirlt geputzt gewaschen zerlassen tiefgekuhlt fein grob \
            fondu fondue mou molle ramolli ramollie tiede froid froide chaud chaude cuit cuite epluche epluchee \
            cisele ciselee concasse concassee presse pressee denoyaute denoyautee egoutte egouttee battu battue battus \
            tranche tranchee lave lavee pele pelee hache hachee emince emincee rape rapee coupe coupee finement \
            grossierement derretido derretida ablandado ablandada batido batida machacado machacada exprimido \
            exprimida cocido cocida hervido hervida deshuesado deshuesada fileteado fileteada picado picada rallado \
            rallada cortado cortada troceado troceada pelado pelada escurrido escurrida lavado lavada finamente \
            templado templada frio fria caliente
            """
        ),
        (
            .adverb,
            """
            finely coarsely roughly thinly lightly thickly freshly loosely firmly tightly diagonally crosswise \
            lengthwise well very neatly evenly finement grossierement fraichement frisch finamente recien quickly
            """
        ),
        (
            .about,
            "about approximately approx around roughly ca circa env environ etwa ungefahr aprox aproximadamente unos"
        ),
        (.bound, "up less more at no"),
        (.boundEnd, "to than least most"),
        (.article, "a an the un une ein eine einen einem der die das le la les el los las l une una uno"),
        (.or, "or ou oder o"),
        (.and, "and & et und y e"),
        (.of, "of de d du des von di del"),
        (.to, "to bis a hasta à til through"),
        (
            .ends,
            """
            for plus such preferably pour fur para from until depending divided about approximately approx like \
            including zum zur nach selon
            """
        ),
        (.optional, "optional facultatif opcional optionnel"),
        (.part, "juice zest leaf root seed rind peel grated finely jus zeste saft abrieb zumo stem"),
        (.with, "with without in at on avec sans mit ohne con sin"),
        (
            .descriptor,
            """
            fresh dried dry frozen canned tinned ripe whole raw cooked uncooked ground boneless skinless organic \
            sweet sweetened unsweetened salted unsalted low sodium fat reduced free range plain extra virgin light \
            dark red green yellow white black brown baby young hot cold warm lukewarm boiling mild lean good quality \
            best homemade store bought ready made natural smoked roasted toasted blanched peeled pitted seedless \
            shelled pure fine coarse thick thin firm soft crusty stale day old fashioned large medium small jumbo \
            full nonfat lowfat skim instant quick cooking prepared italian french mexican thai chinese greek spanish \
            english american asian japanese indian korean german swiss vietnamese cajun creole turkish persian \
            moroccan unflavored flavored unbleached bleached bone skin on in less wild farmed free-range unpeeled \
            heirloom purple pink golden yellow blue crisp tender crushed flat leaf curly cut style your \
            favorite favourite deli leftover long short lean kosher refrigerated chilled semi mixed assorted additional \
            frais fraiche seche seches sec bio frisch frische frischer frisches getrocknet getrocknete fresco fresca \
            seco seca noir noire blanc blanche vert verte rouge rouges rot rote grun grune gelbe weiss weisse rojo \
            roja verde blanco blanca negro negra maduro madura entier entiere entero
            """
        ),
    ]

    static let numbers: [(Rational, StaticString)] = [
        (Rational(1), "one eins"), (Rational(2), "two deux zwei dos couple"), (Rational(3), "three trois drei tres"),
        (Rational(4), "four quatre vier cuatro"), (Rational(5), "five cinq funf cinco"),
        (Rational(6), "six sechs seis"), (Rational(7), "seven sept sieben siete"),
        (Rational(8), "eight huit acht ocho"), (Rational(9), "nine neuf neun nueve"),
        (Rational(10), "ten dix zehn diez"), (Rational(11), "eleven onze elf"), (Rational(12), "twelve zwolf doce"),
        (Rational(15), "fifteen"), (Rational(16), "sixteen"), (Rational(18), "eighteen"), (Rational(20), "twenty"),
        (Rational(24), "twentyfour"), (Rational(lowestTerms: 1, 2), "half demi demie halbe halber halbes medio media"),
    ]
}
