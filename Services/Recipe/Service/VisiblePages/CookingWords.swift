/// Words by which a method is told from other text.
enum CookingWords {
    /// Whether a word in lower case tells what to do in a kitchen.
    static func isVerb(_ word: String) -> Bool { verbs.contains(word) }

    /// Whether it also names nothing that is bought or served: "cream", "juice" and "zest" do.
    static func isOnlyVerb(_ word: String) -> Bool { verbs.contains(word) && !nouns.contains(word) }

    private static let nouns: Set<String> = [
        "brown", "cream", "crumble", "dip", "garnish", "juice", "mince", "mix", "press", "roast", "rub", "season",
        "slice", "spread", "sprinkle", "toast", "top", "zest",
    ]

    private static let verbs: Set<String> = Set(
        [english, german, french, spanish, italian, portuguese, dutch, nordic, slavic].flatMap {
            $0.split(whereSeparator: \.isWhitespace).map { String($0) }
        }
    )

    private static let english = """
        add arrange bake baste beat blend blitz boil bring broil brown brush cook combine cool cover chill chop crack
        cream crumble crush cut deglaze dice dip discard dissolve divide drain drizzle dust fill flip fold fry garnish gather
        grate grease grill grind heat juice knead ladle layer leave let line lower mash melt microwave mince mix
        marinate peel place poach pour preheat prepare press puree put reduce refrigerate remove reserve rinse roast
        roll rub saute sauté scatter scoop scrape season separate serve set sieve sift simmer skim slice soak sprinkle
        spoon spread squeeze steam stir strain stuff taste tip toast top toss transfer trim turn unroll warm wash whip
        whisk wipe wrap zest
        """
    private static let german = """
        abgießen abkühlen abschmecken anbraten andünsten anrichten anschwitzen aufkochen aufschlagen backen bedecken
        bestreichen bestreuen braten bringen dünsten einrühren erhitzen erwärmen fetten formen füllen garen geben gießen
        hacken hinzufügen hinzugeben kneten köcheln kochen kühlen lassen legen löschen mahlen mischen pürieren quellen
        raspeln reiben rösten rollen rühren salzen schälen schlagen schmelzen schneiden servieren sieben stellen streichen
        streuen unterheben unterrühren verkneten vermengen vermischen verquirlen verrühren verteilen vorheizen wälzen
        auflösen ausrollen belegen bräunen hobeln überbacken überziehen vierteln wenden ziehen
        waschen würfeln würzen zerkleinern zerlassen zugeben zubereiten heizen
        """
    private static let french = """
        ajouter ajoutez arroser arrosez assaisonner assaisonnez badigeonner battre battez beurrer beurrez blanchir chauffer
        chauffez couper coupez couvrir couvrez cuire cuisez décorer déposer déposez disposer disposez dresser dressez
        écraser égoutter égouttez émincer émincez enfourner enfournez éplucher épluchez étaler étalez faire faites fondre
        fouetter fouettez garnir garnissez hacher hachez incorporer incorporez laisser laissez laver lavez mélanger mélangez
        mettre mettez mijoter mixer mixez monter montez parsemer parsemez peler pelez pétrir pétrissez porter portez poser
        préchauffer préchauffez préparer préparez râper rajouter rajoutez réserver réservez rincer rissoler saler salez
        refroidir reposer revenir
        saupoudrer saupoudrez servir servez tailler taillez tamiser verser versez
        """
    private static let spanish = """
        agregar agrega agregue agregamos añadir añade añada añadimos amasar amasa batir bate batimos calentar calienta
        calentamos cocer cuece cocemos cocinar cocina cocinamos colar colocar coloca colocamos cortar corta cortamos cubrir
        cubre dejar deja dejamos derretir disolver dorar echar echa echamos enfriar engrasar escurrir escurre freír
        hervir hierve hornear hornea horneamos incorporar incorpora incorporamos lavar lava licuar mezclar mezcla mezclamos
        pelar pela pelamos picar pica picamos poner pon ponemos precalentar precalienta precalentamos preparar remover remueve
        retirar retira reservar reserva rehogar rellenar sazonar servir sirve sofreír trocear triturar tritura untar verter
        vierte cuela enfría enfríe fríe fríelas sofríe sofríelas trocea troceamos bátelos mézclalos rectifica hierva añádelo
        córtalas cuaja mezclamos ralla gratina
        """
    private static let italian = """
        accendete aggiungere aggiungete aggiungi amalgamare amalgamate bollire cuocere cuocete condire condite coprire coprite
        disporre disponete dividere far fate friggere frullare frullate grattugiare impastare impastate infornare infornate
        lasciare lasciate lavare lavate lessare mantecare mescolare mescolate mettere mettete mondare montare pelare
        preparare preparate preriscaldare rosolare rosolate salare salate scaldare scaldate sciogliere sciogliete scolare
        scolate servire servite sbattere setacciare soffriggere spolverizzare stendere stendete tagliare tagliate tritare
        tritate unire unite versare versate
        """
    private static let portuguese = """
        acrescente adicione amasse aqueça asse bata coloque corte cozinhe cubra decore deixe derreta despeje distribua divida
        escorra espalhe faça ferva forre frite junte lave leve mexa misture passe pique polvilhe ponha prepare preaqueça
        recheie refogue reserve retire sirva sove tempere transfira unte
        """
    private static let dutch = """
        bak bakken bedek bestrijk bestrooi breng dek doe draai garneer giet haal hak kneed klop kook kruid laat leg
        maak marineer meng pel pureer rasp roer roerbak rol rooster schenk schep schil serveer smelt snij snijd snijden spoel
        spatel stamp stoof strooi verdeel verhit vermeng verwarm voeg vul was week zet zeef zout
        """
    private static let nordic = """
        blanda bryn dela fördela fräs garnera grädda hacka häll häng häll hetta hyvla koka knåda krydda lägg låt mixa pensla
        platta pressa ringla riv rör rulla salta servera skala skär skiva skölj smält smörj spola stek ställ strö tillsätt
        toppa tärna vänd värm vispa ansa
        anret bages bag bland brun drys fold fordel form fyld gem gris hak hæld hældes kog knus køl lad læg monter mos pensl
        pisk pynt rens rist rør rul server sæt skær skræl skyl smag smelt smør steg stil svits tag tænd tilsæt top varm vend ælt
        ha hakk hell kok la legg pisk rens rør server sett skjær skrell skyll smak smelt stek strø ta varm vend bland kna
        """
    private static let slavic = """
        dodaj dodać dodajemy doprawić duś gotować gotuj gotujemy kroimy kroić mieszamy mieszać nagrzać nagrzej obierz obrać
        odcedzić odstawić piec piecz pieczemy podawać podgrzać pokroić pokrój polać połączyć posiekać posyp posypać przełożyć
        rozgrzać rozgrzej rozpuścić smażyć smażymy ubić ugotować umyć upiec usmażyć utrzeć wlać wlej wlewamy wsypać wymieszać
        wymieszaj wyłożyć zagnieść zagotować zalać zdjąć zmiksować
        dejte nakrájejte nakrájet osolte opečte pečte promíchejte promíchat přidejte přidáme přidat rozehřejte smíchejte
        smíchat smícháme uvařte uvařit vařte vařit vložte zamíchejte zahřejte podávejte nalijte osmahněte
        """
}
