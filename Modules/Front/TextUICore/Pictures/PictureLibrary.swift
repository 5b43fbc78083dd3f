import Glibc
import Synchronization

extension Picture {
    /// A library of the system's that is loaded while the program runs.
    struct Library: @unchecked Sendable {
        private let handle: UnsafeMutableRawPointer

        private static let loaded = Mutex<[Format: Library?]>([:])

        /// The library for a format; nil, and once a line on standard error, where it is not installed.
        static func of(_ format: Format) -> Library? {
            loaded.withLock { loaded in
                if let known = loaded[format] { return known }
                let library = dlopen(format.library.file, RTLD_NOW | RTLD_LOCAL).map(Library.init)
                loaded[format] = .some(library)
                if library == nil {
                    let line =
                        "\(ProcessInfo.processInfo.processName): \(format.rawValue) pictures are not shown: "
                        + "\(format.library.file) is not installed (\(format.library.package))\n"
                    _ = Output.write(line, to: 2)
                }
                return library
            }
        }

        /// A function of the library, of a type that its header says.
        func function<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
        }
    }
}
