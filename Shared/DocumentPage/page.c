/* The page that shows an API's document is this target's resources, and nobody calls it; see Shared/KitchenWords/words.c. */
#include "DocumentPage.h"
