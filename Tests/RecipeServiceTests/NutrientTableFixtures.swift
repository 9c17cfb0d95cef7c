import Foundation
import TestSupport

@testable import RecipeService

/// Small nutrient tables in the public shapes, with made-up figures.
struct NutrientTableFixtures {
    let folder: String

    static func with(_ body: (NutrientTableFixtures) async throws -> Void) async throws {
        let folder = NSTemporaryDirectory() + "larder-nutrients-\(UUID())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(NutrientTableFixtures(folder: folder))
    }

    func write(_ text: String, _ name: String) throws -> String {
        let path = "\(folder)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    static let nutrients = """
        "id","name","unit_name","nutrient_nbr","rank"
        "1008","Energy","KCAL","208","300.0"
        "1062","Energy","kJ","268","400.0"
        "2047","Energy (Atwater General Factors)","KCAL","957","280.0"
        "1003","Protein","G","203","600.0"
        "1004","Total lipid (fat)","G","204","800.0"
        "1258","Fatty acids, total saturated","G","606","9700.0"
        "1005","Carbohydrate, by difference","G","205","1110.0"
        "2000","Total Sugars","G","269","1510.0"
        "1079","Fiber, total dietary","G","291","1200.0"
        "1093","Sodium, Na","MG","307","5800.0"
        "1106","Vitamin A, RAE","UG","320","7420.0"

        """
    static let foods = #"""
        "fdc_id","data_type","description","food_category_id","publication_date"
        "1","sr_legacy_food","Onions, raw","11","2019-04-01"
        "2","sr_legacy_food","Onions, cooked, boiled, drained, without salt","11","2019-04-01"
        "3","sr_legacy_food","Oil, olive, salad or cooking","4","2019-04-01"
        "4","foundation_food","Flour, wheat, all-purpose, enriched, bleached","20","2020-04-01"
        "5","sr_legacy_food","Butter, without salt","1","2019-04-01"
        "6","branded_food","MILK","","2021-10-28"
        "7","sr_legacy_food","Spices, pepper, black","2","2019-04-01"
        "8","sr_legacy_food","Potatoes, flesh and skin, raw (Includes foods for USDA's Food Distribution Program)","11",""
        "9","foundation_food","Garlic, raw","11","2020-04-01"
        "10","sr_legacy_food","Onions, frozen, chopped, ""unprepared""","11","2019-04-01"
        "11","market_acquisition","Garlic, raw","11","2020-04-01"
        "12","sr_legacy_food","Flour","20","2019-04-01"

        """#
    static let amounts = """
        "id","fdc_id","nutrient_id","amount","data_points","derivation_id","min","max","median","footnote"
        "1","1","1008","40.0","1","","","","",""
        "2","1","1003","1.1","1","","","","",""
        "3","1","1004","0.1","1","","","","",""
        "4","1","1005","9.34","1","","","","",""
        "5","1","2000","4.24","1","","","","",""
        "6","1","1093","4.0","1","","","","",""
        "7","1","1106","0.0","1","","","","",""
        "8","2","1008","44.0","1","","","","",""
        "9","3","1008","884","1","","","","",""
        "10","3","1004","100","1","","","","",""
        "11","3","1005","-0.4","1","","","","",""
        "12","9","2047","143","1","","","","",""
        "13","9","1062","600","1","","","","",""
        "14","12","1008","350","1","","","","",""
        "15","12","1003","10","1","","","","",""
        "16","5","1008","717","1","","","","",""
        "17","5","1004","81.1","1","","","","",""
        "18","8","1003","2.05","1","","","","",""

        """

    /// A folder as FoodData Central's.
    func foodData(
        _ foods: String = foods,
        _ nutrients: String = nutrients,
        _ amounts: String = amounts
    ) throws -> String {
        _ = try write(foods, "food.csv")
        _ = try write(nutrients, "nutrient.csv")
        _ = try write(amounts, "food_nutrient.csv")
        return folder
    }

    static let ciqual = """
        alim_grp_code;alim_grp_nom_fr;alim_code;alim_nom_fr;alim_nom_sci;Energie, Règlement UE N° 1169/2011 (kJ/100 g);\
        Energie, Règlement UE N° 1169/2011 (kcal/100 g);Protéines, N x facteur de Jones (g/100 g);\
        Protéines, N x 6.25 (g/100 g);Glucides (g/100 g);Lipides (g/100 g);Sucres (g/100 g);\
        Fibres alimentaires (g/100 g);AG saturés (g/100 g);Sel chlorure de sodium (g/100 g);Sodium (mg/100 g)
        02;fruits, légumes;20034;Oignon, cru;;150;36,2;1,25;1,3;6,25;0,6;5;1,7;traces;< 0,02;< 8
        02;fruits, légumes;20035;Oignon, cuit;;150;99;1;1;1;1;1;1;1;1;1
        09;matières grasses;17270;Huile d'olive vierge extra;;3700;900;traces;0;-;99,9;-;-;14,3;-;-
        05;produits laitiers;19024;Lait entier, UHT;;270;-;3,25;3,2;4,85;3,63;4,2;0;2,2;0,1;-
        01;entrées;1;Soupe au fromage;;-;-;-;-;-;-;-;-;-;-;-
        02;légumes;20047;Carotte, crue;;150;36,5;0,63;0,63;"6,6";traces;6;2,7;< 0,1;0,07;29

        """
}
