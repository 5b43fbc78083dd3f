import Foundation
import Synchronization

/// What a program still does when it ends by itself, at the end of its input, or by a signal that asks it to end.
package enum Farewell {
    private static let work = Mutex<(@Sendable () -> Void)?>(nil)

    /// Has `body` done once, before the program ends. A second signal ends it at once.
    package static func arrange(_ body: @escaping @Sendable () -> Void) {
        work.withLock { $0 = body }
        _ = arrangement
    }

    /// Drops what was arranged, for a program that has done it already.
    package static func cancel() {
        work.withLock { $0 = nil }
    }

    /// Ends the program as the signal does, after what is still to be done.
    static func end(by number: Int32) -> Never {
        say()
        signal(number, SIG_DFL)
        // Threads of a pool do not hear signals, unless they say so.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
        _exit(128 + number)
    }

    private static func say() {
        let body = work.withLock { work in
            defer { work = nil }
            return work
        }
        body?()
    }

    /// A handler may do next to nothing: it tells a thread which signal came, and that says farewell and lets the
    /// signal do its work.
    private static let arrangement: Void = {
        atexit { say() }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        signalPipe.store(ends[1], ordering: .sequentiallyConsistent)
        let reading = ends[0]
        Thread.detachNewThread {
            var number: UInt8 = 0
            while read(reading, &number, 1) != 1 {}
            end(by: Int32(number))
        }
        for number in [SIGINT, SIGTERM, SIGHUP] { handle(number) }
    }()

    private static let signalPipe = Atomic<Int32>(-1)

    private static func handle(_ number: Int32) {
        let previous = signal(number) { number in
            signal(number, SIG_DFL)
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(Farewell.signalPipe.load(ordering: .relaxed), &byte, 1)
        }
        // What the program was told to ignore, it goes on ignoring.
        if unsafeBitCast(previous, to: Int.self) != 0 { signal(number, previous) }
    }
}
