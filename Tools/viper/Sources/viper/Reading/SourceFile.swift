/// A file that has been read.
struct SourceFile: Sendable {
    /// Relative to the repository.
    let path: String
    let facts: SourceFacts
    private let table: LineTable

    init(path: String, text: UnsafeBufferPointer<UInt8>, audiences: [String], isScene: Bool) {
        self.path = path
        table = LineTable(text)
        facts = FactsReader.facts(of: text, audiences: audiences, isScene: isScene, lines: table)
    }

    /// Lines of code: neither blank nor a comment alone.
    var lines: Int { table.codeLines }
    var name: String { path.lastComponent }
    /// Without `.swift`.
    var stem: String { name.hasSuffix(".swift") ? String(name.dropLast(6)) : name }
    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

    func position(of offset: Int) -> Position { table.position(of: offset) }
}
