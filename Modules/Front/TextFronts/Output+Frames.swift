import Glibc

@MainActor
extension Output {
    private static var frames: Int32 = 1

    /// Keeps standard output for frames alone: the program's own prints go to standard error.
    static func reserve() {
        let descriptor = fcntl(1, F_DUPFD_CLOEXEC, 3)
        guard descriptor >= 0, dup2(2, 1) >= 0 else { return }
        frames = descriptor
    }

    /// Writes all of it to standard output; false when nobody reads any more. A frame that is lost for another reason,
    /// such as a full disk, ends the program.
    @discardableResult
    static func write(_ text: String) -> Bool {
        switch write(text, to: frames) {
        case 0: return true
        case EPIPE: return false
        case let failure:
            TextFront.fail("standard output cannot be written: \(String(cString: strerror(failure)))", status: 74)
        }
    }
}
