import Foundation
import Synchronization

/// A library of the system's that is loaded while the program runs.
package struct SystemLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    private static let loaded = Mutex<[String: SystemLibrary?]>([:])

    /// The library of one of those files; nil, and once a line on standard error, where none is installed.
    ///
    /// - Parameters:
    ///   - package: Debian's package that has it.
    ///   - consequence: Said of what does not happen without it.
    package static func load(_ files: [String], package: String, without consequence: String) -> SystemLibrary? {
        loaded.withLock { loaded in
            if let known = loaded[files[0]] { return known }
            let handle = files.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
            let library = handle.map(SystemLibrary.init)
            loaded[files[0]] = .some(library)
            if library == nil {
                let line =
                    "\(ProcessInfo.processInfo.processName): \(consequence): "
                    + "\(files[0]) is not installed (\(package))\n"
                FileHandle.standardError.write(Data(line.utf8))
            }
            return library
        }
    }

    /// A function of the library, of a type that its header says.
    package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
    }
}
