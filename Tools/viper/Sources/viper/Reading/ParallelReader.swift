import Foundation

/// Reads many files at once.
enum ParallelReader {
    /// A visitor goes as deep as the source is nested: a chain of a thousand modifiers takes a thousand calls.
    private static let stackSize = 256 << 20

    /// - Parameter keepsCode: whether the lines of code are wanted, as they are for telling what apps have in common.
    static func read(
        _ paths: [String], in root: URL, for configuration: Configuration, keepsCode: Bool = true
    ) throws -> [SourceFile] {
        let results = Results(count: paths.count)
        let width = max(1, min(ProcessInfo.processInfo.activeProcessorCount, paths.count))
        let done = DispatchGroup()
        for worker in 0..<width {
            done.enter()
            let thread = Thread {
                for index in stride(from: worker, to: paths.count, by: width) {
                    results.set(index, Result { try read(paths[index], in: root, for: configuration, keepsCode) })
                }
                done.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        done.wait()
        return try results.all().map { try $0.get() }
    }

    private static func read(
        _ path: String, in root: URL, for configuration: Configuration, _ keepsCode: Bool
    ) throws -> SourceFile {
        let data: Data
        do {
            data = try Data(contentsOf: root.appending(path: path))
        } catch {
            throw ToolError(
                "\(path) cannot be read: \(error.localizedDescription)", advice: "Let it be read, or exclude it.")
        }
        return data.withUnsafeBytes { bytes in
            SourceFile(
                path: path, text: bytes.assumingMemoryBound(to: UInt8.self),
                audiences: configuration.audiences.map(\.name), isScene: configuration.isInPlace(path),
                keepsCode: keepsCode)
        }
    }

    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var files: [Result<SourceFile, any Error>?]

        init(count: Int) { files = Array(repeating: nil, count: count) }

        func set(_ index: Int, _ file: Result<SourceFile, any Error>) {
            lock.withLock { files[index] = file }
        }

        func all() -> [Result<SourceFile, any Error>] { lock.withLock { files.compactMap(\.self) } }
    }
}
