// libarchive; its file types are macros with a cast, which Swift does not import.
#pragma once
#include <archive.h>
#include <archive_entry.h>

static inline int larder_entry_is_file(struct archive_entry *entry) { return archive_entry_filetype(entry) == AE_IFREG; }
static inline int larder_entry_is_folder(struct archive_entry *entry) { return archive_entry_filetype(entry) == AE_IFDIR; }
static inline void larder_entry_set_file(struct archive_entry *entry) { archive_entry_set_filetype(entry, AE_IFREG); }
