// libsodium
#pragma once
#include <sodium.h>
