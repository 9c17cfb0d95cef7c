/* The texts that people read are this target's resources, and nobody calls it; see Shared/KitchenWords/words.c. */
#include "LanguageTexts.h"
