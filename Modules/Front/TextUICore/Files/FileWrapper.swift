/// A file, a folder with what is in it, or a symbolic link, in memory. As Foundation's `FileWrapper`, which does not
/// exist on Linux.
open class FileWrapper {
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content

    /// The name that it is to have; in a folder another one where two want the same.
    open var preferredFilename: String?
    /// The name that it was read by.
    open var filename: String?
    open var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
    }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
    }

    /// Reads what is at a place, whatever the options: a folder with all that is in it.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url, options)
        filename = url.lastPathComponent
        preferredFilename = filename
        fileAttributes = try Self.attributes(of: url)
    }

    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// All of it or nothing.
        public static let atomic = WritingOptions(rawValue: 1)
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// Nil of what is no file.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// What is in the folder by its names there; nil of what is none.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let files) = content { files } else { nil } }
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Puts a file into the folder, and returns the name that it has there.
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

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = fileName
        return addFileWrapper(file)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let files) = content else { return }
        content = .folder(files.filter { $0.value !== child })
    }

    open func keyForFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    open func read(from url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url, options)
        filename = url.lastPathComponent
        fileAttributes = try Self.attributes(of: url)
    }

    /// Whether what is at a place has the kind, the size and the time of what this was read from.
    open func matchesContents(of url: URL) -> Bool {
        guard let attributes = try? Self.attributes(of: url) else { return false }
        return [FileAttributeKey.type, .size, .modificationDate].allSatisfy { key in
            let (one, other) = (attributes[key.rawValue], fileAttributes[key.rawValue])
            return one.map { "\($0)" } == other.map { "\($0)" }
        }
    }

    /// Writes it to a place: a folder takes the place of a folder that is there.
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
