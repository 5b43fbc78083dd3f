import Foundation

/// A file that was written.
package struct FileAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case path
    }

    /// The whole path.
    let path: String
    /// Whether it was written to stdout, where nothing more is to be said then.
    let isOutput: Bool

    init(path: String, isOutput: Bool) {
        self.path = isOutput ? path : URL(fileURLWithPath: path).path(percentEncoded: false)
        self.isOutput = isOutput
    }

    package var isSilent: Bool { isOutput }

    package func lines(width: Int?) -> [String] { [path] }
}
