// tesseract, and leptonica, on which it is built. Only larder-media links them.
#pragma once
#include <stdio.h>
#include <leptonica/allheaders.h>
#include <tesseract/capi.h>

// A grey picture of leptonica's, from rows of bytes.
static inline PIX *larder_pix(const unsigned char *bytes, int width, int height) {
    PIX *pix = pixCreate(width, height, 8);
    if (!pix) return NULL;
    l_uint32 *data = pixGetData(pix);
    int words = pixGetWpl(pix);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) SET_DATA_BYTE(data + (size_t)y * words, x, bytes[(size_t)y * width + x]);
    return pix;
}
