public import JSON

/// A unit of measure; the raw value is its canonical English singular name, as the API and the tables hold it.
public enum MeasureUnit: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    // Mass.
    case milligram
    case gram
    case kilogram
    case ounce
    case pound
    // Volume.
    case milliliter
    case centiliter
    case deciliter
    case liter
    case teaspoon
    case dessertspoon
    case tablespoon
    case fluidOunce = "fluid ounce"
    case jigger
    case cup
    case pint
    case quart
    case gallon
    /// A twentieth of an imperial pint.
    case imperialFluidOunce = "imperial fluid ounce"
    /// Half an imperial pint.
    case imperialCup = "imperial cup"
    case imperialPint = "imperial pint"
    case imperialQuart = "imperial quart"
    case imperialGallon = "imperial gallon"
    // Length.
    case millimeter
    case centimeter
    case inch
    // Temperature.
    case celsius
    case fahrenheit
    // Things that are counted.
    case piece
    case clove
    case can
    case package
    case bunch
    case slice
    case sprig
    case stalk
    case head
    case stick
    case ear
    case leaf
    case bottle
    case jar
    case box
    case bag
    case carton
    case container
    case sheet
    case strip
    case fillet
    case cube
    case sachet
    case tub
    case dozen
    case loaf
    case ball
    case wedge
    case bulb
    case spear
    case square
    case tube
    case block
    case rasher
    case punnet
    case bar
    case round
    case log
    case rack
    case quarter
    case half
    case stem
    case shoot
    case branch
    case segment
    case chunk
    case link
    case pod
    case pot
    case portion
    case sleeve
    case roll
    case pouch
    case patty
    case disc
    case floret
    case slab
    case crown
    case cob
    case serving
    case batch
    case part
    case layer
    /// A sausage in a ring.
    case ring
    /// The pot of a yogurt, with which the rest of a cake is measured.
    case yogurtPot = "yogurt pot"
    // Measures without a size.
    case pinch
    case dash
    case drop
    case splash
    case drizzle
    case handful
    case knob
    case scoop
    case shot
    case glass
    case squeeze
    case thumb
    case glug
    case grating
    case grind
    case twist
    case measure
    case nub
    case grain
    case dollop
    case lump
    case sprinkling
}
