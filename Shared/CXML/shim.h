// libxml2; its ICU support would clash with Foundation's module in debug builds.
#pragma once
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/xpath.h>
#include <libxml/tree.h>

// xmlFree is a mutable global function pointer, which Swift rightly calls unsafe to read.
static inline void larder_xml_free(void *pointer) { xmlFree(pointer); }
