import Foundation
import ServiceLifecycle
import Synchronization

/// Waits until the program's file is another, and begins it anew.
final class Rebuild: Service {
    private let path: String
    private let first: [FileAttributeKey: Int]
    private let isAnother = Mutex(false)

    init() {
        path =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        first = Self.state(of: path)
    }

    /// Ends once the file is another and has not changed for half a second, or when the server is told to end.
    func run() async throws {
        await cancelWhenGracefulShutdown { [self] in
            var last = first
            while (try? await Task.sleep(for: .milliseconds(500))) != nil {
                let now = Self.state(of: path)
                if now != first, now == last, FileManager.default.isExecutableFile(atPath: path) {
                    return isAnother.withLock { $0 = true }
                }
                last = now
            }
        }
    }

    /// Puts the other program into this one's place, where there is one.
    func beginAnew() throws {
        guard isAnother.withLock({ $0 }) else { return }
        execv(path, CommandLine.unsafeArgv)
        throw CocoaError(.executableLoad, userInfo: [NSFilePathErrorKey: path])
    }

    private static func state(of path: String) -> [FileAttributeKey: Int] {
        let attributes = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
        var state: [FileAttributeKey: Int] = [:]
        state[.systemFileNumber] = (attributes[.systemFileNumber] as? NSNumber)?.intValue
        state[.size] = (attributes[.size] as? NSNumber)?.intValue
        let date = attributes[.modificationDate] as? Date
        state[.modificationDate] = date.map { Int($0.timeIntervalSince1970 * 1000) }
        return state
    }
}
