import Foundation

/// The file that the system may make of a program's memory when it crashes.
package enum CoreDump {
    /// Has the system make none of this program's: what was typed as a password may still be in its memory.
    package static func forbid() {
        var nothing = rlimit(rlim_cur: 0, rlim_max: 0)
        #if os(Linux)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &nothing)
        #else
            setrlimit(RLIMIT_CORE, &nothing)
        #endif
    }
}
