/* The kitchen's words are this target's resources, and nobody calls it.
 *
 * They are a C target's because SwiftPM gives a Swift target with resources a file that imports the whole of Foundation,
 * which every program with a kitchen would then have to load. */
#include "KitchenWords.h"
