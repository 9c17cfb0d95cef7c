// nettle: SHA-1 only, which name-based UUIDs are defined by and libsodium leaves out.
#pragma once
#include <nettle/sha1.h>
