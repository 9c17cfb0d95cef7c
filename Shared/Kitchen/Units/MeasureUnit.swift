public import JSON

/// A unit of measure; the raw value is its canonical English singular name, as the API and the tables hold it.
public enum MeasureUnit: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    // Mass.
    /// Unit `milligram`.
    case milligram
    /// Unit `gram`.
    case gram
    /// Unit `kilogram`.
    case kilogram
    /// Unit `ounce`.
    case ounce
    /// Unit `pound`.
    case pound
    // Volume.
    /// Unit `milliliter`.
    case milliliter
    /// Unit `centiliter`.
    case centiliter
    /// Unit `deciliter`.
    case deciliter
    /// Unit `liter`.
    case liter
    /// Unit `teaspoon`.
    case teaspoon
    /// Unit `dessertspoon`.
    case dessertspoon
    /// Unit `tablespoon`.
    case tablespoon
    /// Unit `fluid ounce`.
    case fluidOunce = "fluid ounce"
    /// Unit `jigger`.
    case jigger
    /// Unit `cup`.
    case cup
    /// Unit `pint`.
    case pint
    /// Unit `quart`.
    case quart
    /// Unit `gallon`.
    case gallon
    /// Unit `imperial fluid ounce`, a twentieth of an imperial pint.
    case imperialFluidOunce = "imperial fluid ounce"
    /// Unit `imperial cup`, half an imperial pint.
    case imperialCup = "imperial cup"
    /// Unit `imperial pint`.
    case imperialPint = "imperial pint"
    /// Unit `imperial quart`.
    case imperialQuart = "imperial quart"
    /// Unit `imperial gallon`.
    case imperialGallon = "imperial gallon"
    // Length.
    /// Unit `millimeter`.
    case millimeter
    /// Unit `centimeter`.
    case centimeter
    /// Unit `inch`.
    case inch
    // Temperature.
    /// Unit `celsius`.
    case celsius
    /// Unit `fahrenheit`.
    case fahrenheit
    // Things that are counted.
    /// Unit `piece`.
    case piece
    /// Unit `clove`.
    case clove
    /// Unit `can`.
    case can
    /// Unit `package`.
    case package
    /// Unit `bunch`.
    case bunch
    /// Unit `slice`.
    case slice
    /// Unit `sprig`.
    case sprig
    /// Unit `stalk`.
    case stalk
    /// Unit `head`.
    case head
    /// Unit `stick`.
    case stick
    /// Unit `ear`.
    case ear
    /// Unit `leaf`.
    case leaf
    /// Unit `bottle`.
    case bottle
    /// Unit `jar`.
    case jar
    /// Unit `box`.
    case box
    /// Unit `bag`.
    case bag
    /// Unit `carton`.
    case carton
    /// Unit `container`.
    case container
    /// Unit `sheet`.
    case sheet
    /// Unit `strip`.
    case strip
    /// Unit `fillet`.
    case fillet
    /// Unit `cube`.
    case cube
    /// Unit `sachet`.
    case sachet
    /// Unit `tub`.
    case tub
    /// Unit `dozen`.
    case dozen
    /// Unit `loaf`.
    case loaf
    /// Unit `ball`.
    case ball
    /// Unit `wedge`.
    case wedge
    /// Unit `bulb`.
    case bulb
    /// Unit `spear`.
    case spear
    /// Unit `square`.
    case square
    /// Unit `tube`.
    case tube
    /// Unit `block`.
    case block
    /// Unit `rasher`.
    case rasher
    /// Unit `punnet`.
    case punnet
    /// Unit `bar`.
    case bar
    /// Unit `round`.
    case round
    /// Unit `log`.
    case log
    /// Unit `rack`.
    case rack
    /// Unit `quarter`.
    case quarter
    /// Unit `half`.
    case half
    /// Unit `stem`.
    case stem
    /// Unit `shoot`.
    case shoot
    /// Unit `branch`.
    case branch
    /// Unit `segment`.
    case segment
    /// Unit `chunk`.
    case chunk
    /// Unit `link`.
    case link
    /// Unit `pod`.
    case pod
    /// Unit `pot`.
    case pot
    /// Unit `portion`.
    case portion
    /// Unit `sleeve`.
    case sleeve
    /// Unit `roll`.
    case roll
    /// Unit `pouch`.
    case pouch
    /// Unit `patty`.
    case patty
    /// Unit `disc`.
    case disc
    /// Unit `floret`.
    case floret
    /// Unit `slab`.
    case slab
    /// Unit `crown`.
    case crown
    /// Unit `cob`.
    case cob
    /// Unit `serving`.
    case serving
    /// Unit `batch`.
    case batch
    /// Unit `part`.
    case part
    /// Unit `layer`.
    case layer
    // Measures without a size.
    /// Unit `pinch`.
    case pinch
    /// Unit `dash`.
    case dash
    /// Unit `drop`.
    case drop
    /// Unit `splash`.
    case splash
    /// Unit `drizzle`.
    case drizzle
    /// Unit `handful`.
    case handful
    /// Unit `knob`.
    case knob
    /// Unit `scoop`.
    case scoop
    /// Unit `shot`.
    case shot
    /// Unit `glass`.
    case glass
    /// Unit `squeeze`.
    case squeeze
    /// Unit `thumb`.
    case thumb
    /// Unit `glug`.
    case glug
    /// Unit `grating`.
    case grating
    /// Unit `grind`.
    case grind
    /// Unit `twist`.
    case twist
    /// Unit `measure`.
    case measure
    /// Unit `nub`.
    case nub
    /// Unit `grain`.
    case grain
    /// Unit `dollop`.
    case dollop
    /// Unit `lump`.
    case lump
    /// Unit `sprinkling`.
    case sprinkling
}
