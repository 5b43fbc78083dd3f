/// A file that was written.
package struct FileAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case path
    }

    let path: String
    /// Whether it was written to stdout, where nothing more is to be said then.
    let isOutput: Bool

    package var isSilent: Bool { isOutput }

    package func lines(width: Int?) -> [String] { [path] }
}
