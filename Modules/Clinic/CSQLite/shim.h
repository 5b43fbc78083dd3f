#include <sqlite3.h>
#if defined(__linux__)
#include <malloc.h>
#endif

/// Has SQLite count no allocations, in a form that Swift can call. Before the first connection only.
static inline int clinic_sqlite_count_no_memory(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Has the program keep up to 16 MB of what it frees. glibc gives back what is more than 128 KB: a rule of SQLite's that
/// looks for a value in a list takes and frees a page, so that each change would ask the system for the same pages anew.
static inline void clinic_keep_freed_memory(void) {
#if defined(M_TRIM_THRESHOLD)
    mallopt(M_TRIM_THRESHOLD, 16 << 20);
    // What is set no longer follows what the program does: as high as that would soon be.
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
#endif
}
