import Foundation
import Kitchen
import TestSupport
import Testing

@testable import RecipeService

/// Reading nutrient tables with all columns, units and signs that the published files have; the figures are made up.
@Suite struct NutrientShapeTests {
    @Test func `Foundation Foods and SR Legacy are read in one folder, with all their columns`() async throws {
        try await NutrientTableFixtures.with { tables in
            _ = try tables.write(Self.portions, "food_portion.csv")
            let folder = try tables.foodData(Self.foods, Self.nutrients, Self.amounts)
            let read = try FoodDataReader(folder: folder).read()
            #expect(read.rows == 4, "samples, surveys and branded goods are no foods")
            let onion = try #require(read.facts["onion"])
            #expect(onion.code == "790646", "Foundation Foods before SR Legacy")
            #expect(onion.amounts[.energy] == 38_130, "by the specific factors, before the general ones and kilojoules")
            #expect(onion.amounts[.fat] == 129_500, "also by NLEA, where there is no other figure")
            #expect(onion.amounts[.carbohydrate] == 8_611_000 && onion.amounts[.sugar] == 5_760_000)
            #expect(onion.amounts[.fiber] == 2_710_000, "by the newer method of analysis")
            #expect(onion.amounts[.sodium] == nil, "an empty amount is not known")
            let butter = try #require(read.facts["butter"])
            #expect(butter.code == "173430" && butter.amounts[.energy] == 717_000)
            #expect(butter.amounts[.saturatedFat] == 50_489_000 && butter.amounts[.sodium] == 11_000)
            let oil = try #require(read.facts["olive-oil"])
            #expect(oil.amounts[.energy] == 3700 * 1000 * 1000 / 4184, "kilojoules where there is nothing else")
            #expect(oil.amounts[.carbohydrate] == 0, "the rest of 100 g, a little below zero")
        }
    }

    @Test(arguments: ["\n", "\r\n"])
    func `CIQUAL's table as a spreadsheet writes it is read, with headings over several lines`(
        end: String
    ) async throws {
        try await NutrientTableFixtures.with { tables in
            let text = Self.ciqual.replacing("\n", with: end)
            let path = try tables.write(text, "Table Ciqual 2020_FR.csv")
            let read = try CiqualReader(file: TableFile(path: path)).read()
            #expect(read.rows == 4)
            let onion = try #require(read.facts["onion"])
            #expect(onion.code == "20034" && onion.amounts[.energy] == 36_900, "the regulation's, in kilocalories")
            #expect(onion.amounts[.protein] == 1_040_000, "by Jones' factor")
            #expect(onion.amounts[.fat] == 250_000, "half of what it is less than")
            #expect(onion.amounts[.sugar] == 4_240_000 && onion.amounts[.fiber] == 1_700_000)
            #expect(onion.amounts[.saturatedFat] == 0, "traces")
            #expect(onion.amounts[.sodium] == 2_500, "half of 5 mg, not computed from the salt")
            let oil = try #require(read.facts["olive-oil"])
            #expect(oil.amounts[.energy] == 899_000 && oil.amounts[.fat] == 99_900_000)
            #expect(oil.amounts[.sugar] == nil && oil.amounts[.sodium] == nil, "a dash is not known")
            let carrot = try #require(read.facts["carrot"])
            #expect(carrot.amounts[.energy] == 36_568, "kilojoules where there is nothing else")
            #expect(carrot.amounts[.sodium] == 30_000, "computed from the salt")
        }
    }

    private static let nutrients = """
        "id","name","unit_name","nutrient_nbr","rank"
        "2047","Energy (Atwater General Factors)","KCAL","957","280.0"
        "2048","Energy (Atwater Specific Factors)","KCAL","958","290.0"
        "1003","Protein","G","203","600.0"
        "1004","Total lipid (fat)","G","204","800.0"
        "1005","Carbohydrate, by difference","G","205","1110.0"
        "1008","Energy","KCAL","208","300.0"
        "1023","pH","PH","226",""
        "1024","Specific Gravity","SP_GR","227",""
        "1050","Carbohydrate, by summation","G","205.2","1120.0"
        "1062","Energy","kJ","268","400.0"
        "1063","Sugars, Total","G","269.3","1500.0"
        "1079","Fiber, total dietary","G","291","1200.0"
        "1085","Total fat (NLEA)","G","298","900.0"
        "1093","Sodium, Na","MG","307","5800.0"
        "1104","Vitamin A, IU","IU","318","7500.0"
        "1109","Vitamin E (alpha-tocopherol)","MG","323","7905.0"
        "1185","Vitamin K (phylloquinone)","UG","430","8800.0"
        "1258","Fatty acids, total saturated","G","606","9700.0"
        "2000","Total Sugars","G","269","1510.0"
        "2033","Total dietary fiber (AOAC 2011.25)","G","293","1300.0"
        "2041","Proanthocyanidin dimers","MG","",""
        "2068","Vitamin E","MG_ATE","959",""

        """

    private static let foods = #"""
        "fdc_id","data_type","description","food_category_id","publication_date"
        "790646","foundation_food","Onions, raw","11","2020-04-01"
        "790647","sample_food","Onions, raw","11","2020-04-01"
        "170000","sr_legacy_food","Onions, raw","11","2019-04-01"
        "173430","sr_legacy_food","Butter, without salt","1","2019-04-01"
        "171413","sr_legacy_food","Oil, olive, salad or cooking","4","2019-04-01"
        "1105904","branded_food","WESSON ""Best Blend"" Oil, 1 GAL","","2020-11-13"
        "2705384","survey_fndds_food","Milk, NFS","1002","2024-10-31"
        "319874","sub_sample_food","HUMMUS, SABRA CLASSIC","16","2019-04-01"

        """#

    private static let amounts = #"""
        "id","fdc_id","nutrient_id","amount","data_points","derivation_id","min","max","median","loq","footnote","min_year_acquired","percent_daily_value"
        "13338412","790646","2048","38.13","","49","","","","","","",""
        "13338510","790646","2047","41.5","","49","","","","","","",""
        "13338511","790646","1062","160","","49","","","","","","",""
        "13338512","790646","1003","0.8281","8","1","0.6875","1.062","","","","2019",""
        "13338513","790646","1085","0.1295","8","1","","","","","","2019",""
        "13338514","790646","1005","8.611","","49","","","","","","",""
        "13338515","790646","1050","7.9","","49","","","","","","",""
        "13338516","790646","1063","5.76","8","1","4.5","7.0","5.8","0.1","of two labs; ""mean"", not weighted","2019",""
        "13338517","790646","2033","2.71","1","1","","","","","","2020",""
        "13338518","790646","1093","","0","","","","","","below the limit,
        which is not known","",""
        "13338519","790646","1185","0.2","1","1","","","","","","",""
        "1283674","170000","1008","40.0","0","49","","","","","","",""
        "1283675","170000","1003","1.1","86","1","","","","","","",""
        "1283676","173430","1008","717.0","0","49","","","","","","",""
        "1283677","173430","1004","81.11","580","1","","","","","","",""
        "1283678","173430","1258","50.489","580","1","","","","","","",""
        "1283679","173430","1093","11.0","0","4","","","","","","",""
        "1283680","171413","1062","3700","0","49","","","","","","",""
        "1283681","171413","1004","100.0","0","1","","","","","","",""
        "1283682","171413","1005","-0.001","0","49","","","","","","",""
        "8543999","1105904","1008","867","","71","","","","","","","43"

        """#

    private static let portions = """
        "id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight","data_points","footnote","min_year_acquired"
        "83069","170000","1","1.0","9999","","cup, chopped","160.0","","",""
        "83070","173430","1","1.0","9999","","pat (1"" sq, 1/3"" high)","5.0","38","",""

        """

    private static let ciqual = """
        alim_grp_code;alim_ssgrp_code;alim_ssssgrp_code;alim_grp_nom_fr;alim_ssgrp_nom_fr;alim_ssssgrp_nom_fr;alim_code;\
        alim_nom_fr;alim_nom_sci;"Energie,
        Règlement UE
        N° 1169/2011 (kJ/100 g)";"Energie,
        Règlement UE
        N° 1169/2011 (kcal/100 g)";"Energie,
        N x facteur Jones,
        avec fibres
        (kJ/100 g)";"Energie,
        N x facteur Jones,
        avec fibres
        (kcal/100 g)";"Eau
        (g/100 g)";"Protéines,
        N x facteur de Jones
        (g/100 g)";"Protéines,
        N x 6.25
        (g/100 g)";"Glucides
        (g/100 g)";"Lipides
        (g/100 g)";"Sucres
        (g/100 g)";"Fructose
        (g/100 g)";"Amidon
        (g/100 g)";"Fibres alimentaires
        (g/100 g)";"Alcool
        (g/100 g)";"AG saturés
        (g/100 g)";"AG monoinsaturés
        (g/100 g)";"AG 4:0, butyrique
        (g/100 g)";"Cholestérol
        (mg/100 g)";"Sel chlorure de sodium
        (g/100 g)";"Calcium
        (mg/100 g)";"Sodium
        (mg/100 g)";"Vitamine K1
        (µg/100 g)"
        02;0201;020101;fruits, légumes, légumineuses et oléagineux;légumes;légumes crus;20034;Oignon, cru;Allium cepa;156;\
        36,9;160;38;88,6;1,04;1,1;6,25;< 0,5;4,24;1,29;< 0,35;1,7;0;traces;< 0,05;-;0;0,02;25,6;< 5;0,4
        02;0201;020101;fruits, légumes, légumineuses et oléagineux;légumes;légumes crus;20009;Carotte, crue;Daucus carota;\
        153;-;155;-;89;0,63;0,8;7,59;0,26;6;0,69;0,27;2,7;0;0,04;-;-;traces;0,075;32,6;-;8,25
        09;0901;000000;matières grasses;huiles et graisses végétales;-;17270;"Huile d'olive vierge extra";;3700;899;3700;\
        900;0;< 0,5;0;0;99,9;-;-;-;0;0;14,3;75,2;0;0;-;< 1;-;49,8
        01;0101;000000;entrées et plats composés;salades composées et crudités;-;25601;Salade de thon et légumes, appertisée;;\
        -;-;-;-;76,5;9,15;9,15;7,74;4,7;-;-;-;2,7;-;-;-;-;-;0,63;-;-;-

        """
}
