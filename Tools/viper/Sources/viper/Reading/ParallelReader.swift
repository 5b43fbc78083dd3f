import Foundation

/// Reads many files at once.
enum ParallelReader {
    /// A visitor goes as deep as the source is nested: a chain of a thousand modifiers takes a thousand calls.
    private static let stackSize = 256 << 20

    /// - Parameter keepsCode: whether the lines of code are wanted, as they are for telling what apps have in common.
    static func read(
        _ paths: [String], in root: URL, for configuration: Configuration, keepsCode: Bool = true
    ) throws -> [SourceFile] {
        let audiences = configuration.audiences.map(\.name)
        return try read(paths, in: root) { path, text in
            SourceFile(
                path: path, text: text, audiences: audiences, isScene: configuration.isInPlace(path),
                keepsCode: keepsCode)
        }
    }

    /// Gives for each path what `make` makes of the file's text, in their order.
    static func read<Value: Sendable>(
        _ paths: [String], in root: URL, _ make: @escaping @Sendable (String, UnsafeBufferPointer<UInt8>) -> Value
    ) throws -> [Value] {
        let results = Results<Value>(count: paths.count)
        let width = max(1, min(ProcessInfo.processInfo.activeProcessorCount, paths.count))
        let done = DispatchGroup()
        for worker in 0..<width {
            done.enter()
            let thread = Thread {
                for index in stride(from: worker, to: paths.count, by: width) {
                    results.set(index, Result { try read(paths[index], in: root, make) })
                }
                done.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        done.wait()
        return try results.all().map { try $0.get() }
    }

    private static func read<Value>(
        _ path: String, in root: URL, _ make: (String, UnsafeBufferPointer<UInt8>) -> Value
    ) throws -> Value {
        let data: Data
        do {
            data = try Data(contentsOf: root.appending(path: path))
        } catch {
            throw ToolError(
                "\(path) cannot be read: \(error.localizedDescription)", advice: "Let it be read, or exclude it.")
        }
        return data.withUnsafeBytes { make(path, $0.assumingMemoryBound(to: UInt8.self)) }
    }

    private final class Results<Value: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var files: [Result<Value, any Error>?]

        init(count: Int) { files = Array(repeating: nil, count: count) }

        func set(_ index: Int, _ file: Result<Value, any Error>) {
            lock.withLock { files[index] = file }
        }

        func all() -> [Result<Value, any Error>] { lock.withLock { files.compactMap(\.self) } }
    }
}
