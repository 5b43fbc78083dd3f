#include <sqlite3.h>

/// Has SQLite count no allocations, in a form that Swift can call. Before the first connection only.
static inline int clinic_sqlite_count_no_memory(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
