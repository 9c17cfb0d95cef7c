// poppler, with cairo, onto which it draws. Only larder-media links them.
#pragma once
#include <poppler.h>
#include <cairo-pdf.h>

static inline void larder_poppler_release(void *object) { g_object_unref(object); }
