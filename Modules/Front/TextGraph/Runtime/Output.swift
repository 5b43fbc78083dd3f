import Glibc
import PlainText

/// The streams that a program writes to.
@MainActor
package enum Output {
    /// Writes all of it; 0, or else the number of the error that was in the way.
    package nonisolated static func write(_ text: String, to descriptor: Int32) -> Int32 {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, -1)
                continue
            }
            guard count > 0 else { return errno }
            bytes = bytes.dropFirst(count)
        }
        return 0
    }

    /// One line on standard error, after the program's name.
    package nonisolated static func error(_ message: String) {
        _ = write(printable("\(ProcessInfo.processInfo.processName): \(message)") + "\n", to: 2)
    }
}
