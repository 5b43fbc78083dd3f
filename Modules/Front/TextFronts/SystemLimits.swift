import Glibc

/// The front's needs of the system. Without them Foundation's main run loop, or the runtime, ends the program with a
/// trap and no word.
enum SystemLimits {
    private static let descriptors = 16
    private static let stack: rlim_t = 512 << 10
    private static let usualStack: rlim_t = 8 << 20

    /// A sentence on what there is too little of; nil where there is enough.
    static func shortage() -> String? {
        if !hasDescriptors { return "too few files may be open; \(descriptors) more are needed: raise ulimit -n" }
        let stack = raisedStack()
        guard stack < Self.stack else { return nil }
        return "the stack is limited to \(stack >> 10) KB; \(Self.stack >> 10) are needed: raise ulimit -s"
    }

    private static var hasDescriptors: Bool {
        let spare = (0..<descriptors).map { _ in fcntl(2, F_DUPFD_CLOEXEC, 3) }
        for descriptor in spare where descriptor >= 0 { close(descriptor) }
        return !spare.contains(-1)
    }

    /// The main thread's stack grows up to the limit as it is then, so a limit that may be raised is.
    private static func raisedStack() -> rlim_t {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < usualStack else { return usualStack }
        limit.rlim_cur = min(limit.rlim_max, usualStack)
        guard setrlimit(resource, &limit) != 0 else { return limit.rlim_cur }
        getrlimit(resource, &limit)
        return limit.rlim_cur
    }

    private static let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
}
