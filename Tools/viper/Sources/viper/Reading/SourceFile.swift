/// A file that has been read.
final class SourceFile: Sendable {
    /// Relative to the repository.
    let path: String
    let facts: SourceFacts
    /// The lines of code of a file that is among the scenes, without indentation, if they are wanted.
    let code: [String]
    private let table: LineTable

    init(path: String, text: UnsafeBufferPointer<UInt8>, audiences: [String], isScene: Bool, keepsCode: Bool = true) {
        self.path = path
        let table = LineTable(text)
        self.table = table
        code = isScene && keepsCode ? table.codeLines.map { table.line($0, of: text) } : []
        facts = FactsReader.facts(of: text, audiences: audiences, isScene: isScene, lines: table)
    }

    /// How many lines of code there are: neither blank nor a comment alone.
    var lines: Int { table.codeLines.count }
    var name: String { path.lastComponent }
    /// Without `.swift`.
    var stem: String { name.hasSuffix(".swift") ? String(name.dropLast(6)) : name }
    var folder: String { path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "" }

    func position(of offset: Int) -> Position { table.position(of: offset) }
}
