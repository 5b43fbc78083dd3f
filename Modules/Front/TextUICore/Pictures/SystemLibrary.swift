import Glibc
import Synchronization

/// A library of the system's that is loaded while the program runs.
struct SystemLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    private static let loaded = Mutex<[String: SystemLibrary?]>([:])

    /// The library of one of those files; nil, and once a line on standard error, where none is installed.
    ///
    /// - Parameters:
    ///   - package: Debian's package that has it.
    ///   - consequence: Said of what does not happen without it.
    static func load(_ files: [String], package: String, without consequence: String) -> SystemLibrary? {
        loaded.withLock { loaded in
            if let known = loaded[files[0]] { return known }
            let handle = files.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
            let library = handle.map(SystemLibrary.init)
            loaded[files[0]] = .some(library)
            if library == nil {
                let line =
                    "\(ProcessInfo.processInfo.processName): \(consequence): "
                    + "\(files[0]) is not installed (\(package))\n"
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

extension Picture {
    typealias Library = SystemLibrary
}

extension SystemLibrary {
    /// The library for a format of pictures.
    static func of(_ format: Picture.Format) -> SystemLibrary? {
        load(
            [format.library.file], package: format.library.package,
            without: "\(format.rawValue) pictures are not shown")
    }
}
