// libvips; its operations are variadic, so each call has its own wrapper. Only larder-media links it.
#pragma once
#include <vips/vips.h>

// Allows the loaders of pictures from cameras and browsers, and none of the others.
static inline void larder_vips_allow_pictures_only(void) {
    vips_operation_block_set("VipsForeignLoad", TRUE);
    vips_operation_block_set("VipsForeignLoadJpeg", FALSE);
    vips_operation_block_set("VipsForeignLoadPng", FALSE);
    vips_operation_block_set("VipsForeignLoadWebp", FALSE);
    vips_operation_block_set("VipsForeignLoadNsgif", FALSE);
    vips_operation_block_set("VipsForeignLoadHeif", FALSE);
    vips_block_untrusted_set(TRUE);
}
// Reads the head of a picture; its dots are decoded later.
static inline VipsImage *larder_vips_open(const void *bytes, size_t count) {
    return vips_image_new_from_buffer(bytes, count, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}
// Upright, in sRGB, and no side longer than `side`; never enlarged. A truncated file is an error.
static inline int larder_vips_fit(const void *bytes, size_t count, int side, VipsImage **out) {
    VipsImage *loaded = NULL;
    // The option `fail_on` of this operation itself has no effect in 8.14.
    int failed = vips_thumbnail_buffer(
        (void *)bytes, count, &loaded, side, "height", side, "size", VIPS_SIZE_DOWN, "export_profile", "srgb",
        "option_string", "[fail_on=truncated]", NULL);
    if (failed) {
        // Perhaps only because of a colour profile that does not fit the picture.
        vips_error_clear();
        failed = vips_thumbnail_buffer(
            (void *)bytes, count, &loaded, side, "height", side, "size", VIPS_SIZE_DOWN,
            "option_string", "[fail_on=truncated]", NULL);
    }
    if (failed) return failed;
    VipsImage *plain = NULL;
    failed = vips_colourspace(
        loaded, &plain, vips_image_get_bands(loaded) < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB, NULL);
    g_object_unref(loaded);
    if (failed) return failed;
    // Decoded once, for all sizes. Only the dots are taken: whatever else the file held is left behind.
    size_t size = 0;
    int bands = vips_image_get_bands(plain), width = vips_image_get_width(plain), height = vips_image_get_height(plain);
    void *dots = vips_image_get_format(plain) == VIPS_FORMAT_UCHAR ? vips_image_write_to_memory(plain, &size) : NULL;
    g_object_unref(plain);
    if (!dots) return -1;
    VipsImage *bare = vips_image_new_from_memory_copy(dots, size, width, height, bands, VIPS_FORMAT_UCHAR);
    g_free(dots);
    if (!bare) return -1;
    failed = vips_copy(
        bare, out, "interpretation", bands < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB, NULL);
    g_object_unref(bare);
    return failed;
}
static inline int larder_vips_shrink(VipsImage *in, int side, VipsImage **out) {
    return vips_thumbnail_image(in, out, side, "height", side, "size", VIPS_SIZE_DOWN, NULL);
}
static inline int larder_vips_webp(VipsImage *in, int quality, void **bytes, size_t *count) {
    return vips_webpsave_buffer(in, bytes, count, "Q", quality, NULL);
}
// One grey band on white.
static inline int larder_vips_grey(VipsImage *in, VipsImage **out) {
    VipsImage *flat = NULL;
    if (vips_image_hasalpha(in)) {
        VipsArrayDouble *white = vips_array_double_newv(1, 255.0);
        int failed = vips_flatten(in, &flat, "background", white, NULL);
        vips_area_unref(VIPS_AREA(white));
        if (failed) return failed;
    } else {
        flat = (VipsImage *)g_object_ref(in);
    }
    VipsImage *grey = NULL;
    int failed = vips_colourspace(flat, &grey, VIPS_INTERPRETATION_B_W, NULL);
    g_object_unref(flat);
    if (failed) return failed;
    failed = vips_cast_uchar(grey, out, NULL);
    g_object_unref(grey);
    return failed;
}
static inline int larder_vips_enlarge(VipsImage *in, double factor, VipsImage **out) {
    return vips_resize(in, out, factor, NULL);
}
static inline void larder_vips_release(VipsImage *image) { g_object_unref(image); }
// For tests: rows of red, green and blue as a file.
static inline int larder_vips_jpeg(const void *rows, int width, int height, void **bytes, size_t *count) {
    VipsImage *image = vips_image_new_from_memory(rows, (size_t)width * height * 3, width, height, 3, VIPS_FORMAT_UCHAR);
    if (!image) return -1;
    int failed = vips_jpegsave_buffer(image, bytes, count, "Q", 85, NULL);
    g_object_unref(image);
    return failed;
}
