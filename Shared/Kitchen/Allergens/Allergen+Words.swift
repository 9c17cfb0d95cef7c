extension Allergen {
    /// The allergens that somebody means by a word such as "dairy", "Nüsse" or "shellfish".
    static func meant(by key: WordKey) -> [Allergen] { words[key] ?? [] }

    private static let words: [WordKey: [Allergen]] = {
        var result: [WordKey: [Allergen]] = [:]
        for (allergens, names) in names {
            names.withUTF8Buffer { bytes in
                for name in bytes.split(separator: 0x2C) {
                    result[FoodKey.key(of: name), default: []] += allergens
                }
            }
        }
        return result
    }()

    /// Accents and regular plurals need not be repeated.
    private static let names: [([Allergen], StaticString)] = [
        (
            [.gluten],
            "gluten,wheat,rye,barley,oat,cereal,weizen,roggen,gerste,hafer,getreide,ble,seigle,orge,avoine,trigo"
        ),
        ([.gluten], "centeno,cebada,avena,celiac,coeliac,zoliakie,spelt,dinkel,epeautre,espelta"),
        ([.crustaceans], "crustacean,crab,shrimp,prawn,lobster,krebstier,krustentier,crustace,crustaceo,garnele"),
        ([.crustaceans], "crevette,gamba,camaron"),
        ([.crustaceans, .molluscs], "shellfish,seafood,schalentier,meeresfruchte,fruits de mer,marisco,mariscos"),
        ([.eggs], "egg,ei,eier,oeuf,huevo"),
        ([.fish], "fish,fisch,poisson,pescado"),
        ([.peanuts], "peanut,groundnut,erdnuss,erdnusse,arachide,cacahuete,cacahuate,mani"),
        ([.soybeans], "soy,soya,soja,soybean,sojabohne,sojabohnen"),
        ([.milk], "milk,dairy,lactose,lactose intolerance,milch,laktose,milchzucker,milcheiweiss,kuhmilch,lait,leche"),
        (
            [.milk],
            "lactosa,lacteo,produits laitiers,productos lacteos,casein,whey,cow's milk,milk protein,lait de vache"
        ),
        ([.nuts], "nut,tree nut,nuss,nusse,schalenfruchte,noix,fruits a coque,fruit a coque,nuez,nueces,frutos secos"),
        ([.celery], "celery,celeriac,sellerie,celeri,apio"),
        ([.mustard], "mustard,senf,moutarde,mostaza"),
        ([.sesame], "sesame,sesam,sesamo"),
        ([.sulphites], "sulphite,sulfite,sulfit,sulfito,sulphur dioxide,sulfur dioxide"),
        ([.lupin], "lupin,lupine,altramuz,lupinen"),
        (
            [.molluscs],
            "mollusc,mollusk,weichtier,weichtiere,mollusque,molusco,clam,mussel,oyster,squid,muschel,muscheln"
        ),
    ]
}
