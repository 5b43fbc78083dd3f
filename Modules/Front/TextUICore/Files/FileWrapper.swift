/// A file, a folder with its files, or a symbolic link, in memory, as Foundation's `FileWrapper`, which Linux lacks.
open class FileWrapper {
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content

    /// The name that the file asks for. A folder gives it another where two ask for the same.
    open var preferredFilename: String?
    /// The name that the file was read under or written to.
    open var filename: String?
    /// The file's attributes by the raw values of `FileAttributeKey`.
    open var fileAttributes: [String: Any] = [:]

    /// Creates a file of some contents.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
    }

    /// Creates a folder of files by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Creates a symbolic link to a URL.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
    }

    /// Reads the file, the link, or the folder with all its files at `url`. The options have no effect: all is read at
    /// once. It throws the error of Foundation's that kept it from being read.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url, options)
        filename = url.lastPathComponent
        preferredFilename = filename
        fileAttributes = try Self.attributes(of: url)
    }

    /// Options of reading. Has no effect: all is read at once.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The contents are read at once.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// The contents are not mapped into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Options of writing.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is written whole or not at all.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The wrapper takes the name that it is written under.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    /// Whether this is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether this is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// Whether this is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The contents of a file; nil for a folder or a link.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// The files of a folder by their names there; nil for a file or a link.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let files) = content { files } else { nil } }
    /// The destination of a symbolic link; nil for a file or a folder.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Puts a file into the folder and returns the name that it has there. The program stops where this is no folder,
    /// or `child` has no `preferredFilename`.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var files) = content else { preconditionFailure("files are put into folders alone") }
        guard let wanted = child.preferredFilename, !wanted.isEmpty else {
            preconditionFailure("a file in a folder has a preferredFilename")
        }
        var name = wanted
        var number = 2
        while files[name] != nil {
            name = "\(number)__#\(wanted)"
            number += 1
        }
        files[name] = child
        content = .folder(files)
        return name
    }

    /// Puts a file of some contents into the folder and returns the name that it has there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = fileName
        return addFileWrapper(file)
    }

    /// Takes a file out of the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let files) = content else { return }
        content = .folder(files.filter { $0.value !== child })
    }

    /// Returns the name of a file in the folder, or nil where it is not there.
    open func keyForFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    /// Reads the contents anew from `url`. It throws the error of Foundation's that kept it from being read.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url, options)
        filename = url.lastPathComponent
        fileAttributes = try Self.attributes(of: url)
    }

    /// Returns whether the file at `url` has the kind, the size and the time of the one that this was read from.
    open func matchesContents(of url: URL) -> Bool {
        guard let attributes = try? Self.attributes(of: url) else { return false }
        return [FileAttributeKey.type, .size, .modificationDate].allSatisfy { key in
            let (one, other) = (attributes[key.rawValue], fileAttributes[key.rawValue])
            return one.map { "\($0)" } == other.map { "\($0)" }
        }
    }

    /// Writes the contents to `url`. A folder is written whole before it takes the place of one that is there. It
    /// throws the error of Foundation's that kept it from being written.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil) throws {
        let manager = FileManager.default
        defer { if options.contains(.withNameUpdating) { filename = url.lastPathComponent } }
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let destination):
            try? manager.removeItem(at: url)
            try manager.createSymbolicLink(atPath: url.path, withDestinationPath: destination.path)
        case .folder(let files):
            let made = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
            do {
                try manager.createDirectory(at: made, withIntermediateDirectories: false)
                for (name, file) in files { try file.write(to: made.appendingPathComponent(name)) }
                guard manager.fileExists(atPath: url.path) else { return try made.move(to: url) }
                let old = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
                try url.move(to: old)
                do { try made.move(to: url) } catch {
                    try old.move(to: url)
                    throw error
                }
                try manager.removeItem(at: old)
            } catch {
                try? manager.removeItem(at: made)
                throw error
            }
        }
    }

    private static func attributes(of url: URL) throws -> [String: Any] {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return Dictionary(uniqueKeysWithValues: attributes.map { ($0.rawValue, $1) })
    }

    private static func read(_ url: URL, _ options: ReadingOptions) throws -> Content {
        let manager = FileManager.default
        switch try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType {
        case .typeSymbolicLink:
            return .link(URL(fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path)))
        case .typeDirectory:
            let names = try manager.contentsOfDirectory(atPath: url.path)
            return .folder(
                Dictionary(
                    uniqueKeysWithValues: try names.map { name in
                        (name, try FileWrapper(url: url.appendingPathComponent(name), options: options))
                    }))
        default: return .file(try Data(contentsOf: url))
        }
    }
}
