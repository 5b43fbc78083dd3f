import Dispatch
import Foundation

/// Calls back when the log of a database is written, and when one of its files loses its name. Where the system cannot
/// watch them, it looks four times a second instead.
// Unchecked, as Dispatch's sources are safe to share and its overlay does not say so.
final class FileMonitor: @unchecked Sendable {
    private let source: any DispatchSourceProtocol

    #if os(Linux)
        init(_ files: DatabaseFiles, queue: DispatchQueue, didWrite: @escaping @Sendable () -> Void) {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            // A file that is open and loses its name has fewer links: that is a change of its attributes.
            let losses = UInt32(IN_ATTRIB | IN_MOVE_SELF)
            let isWatched =
                descriptor >= 0
                && files.all.allSatisfy { path in
                    let events = path == files.logPath ? losses | UInt32(IN_MODIFY) : losses
                    return inotify_add_watch(descriptor, path, events) >= 0
                }
            guard isWatched else {
                if descriptor >= 0 { close(descriptor) }
                source = Self.timer(on: queue, didWrite)
                return
            }
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setEventHandler {
                var buffer = [UInt8](repeating: 0, count: 4096)
                while read(descriptor, &buffer, buffer.count) > 0 {}
                didWrite()
            }
            source.setCancelHandler { close(descriptor) }
            source.activate()
            self.source = source
        }
    #else
        init(_ files: DatabaseFiles, queue: DispatchQueue, didWrite: @escaping @Sendable () -> Void) {
            let descriptor = open(files.logPath, O_EVTONLY | O_CLOEXEC)
            guard descriptor >= 0 else {
                source = Self.timer(on: queue, didWrite)
                return
            }
            let source = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: descriptor, eventMask: [.write, .extend, .delete, .rename], queue: queue)
            source.setEventHandler(handler: didWrite)
            source.setCancelHandler { close(descriptor) }
            source.activate()
            self.source = source
        }
    #endif

    func stop() {
        source.cancel()
    }

    private static func timer(
        on queue: DispatchQueue, _ didWrite: @escaping @Sendable () -> Void
    ) -> any DispatchSourceProtocol {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + .milliseconds(250), repeating: .milliseconds(250), leeway: .milliseconds(50))
        timer.setEventHandler(handler: didWrite)
        timer.activate()
        return timer
    }
}
