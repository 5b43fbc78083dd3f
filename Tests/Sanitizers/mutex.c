// Where a Mutex of Swift's is contended, the kernel hands it on, which ThreadSanitizer does not see: it would take what two
// threads do one after the other, each with the mutex, for a race. Preloaded, this tells it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall)) void
#define SELF __attribute__((swift_context)) void *mutex

void __tsan_acquire(void *address);
void __tsan_release(void *address);

SWIFT lock(uint32_t thread, SELF) asm(LOCK);
SWIFT unlock(SELF) asm(UNLOCK);

SWIFT lock(uint32_t thread, SELF) {
    static SWIFT (*own)(uint32_t thread, SELF);
    if (!own) own = dlsym(RTLD_NEXT, LOCK);
    own(thread, mutex);
    __tsan_acquire(mutex);
}

SWIFT unlock(SELF) {
    static SWIFT (*own)(SELF);
    if (!own) own = dlsym(RTLD_NEXT, UNLOCK);
    __tsan_release(mutex);
    own(mutex);
}
