import Foundation

/// What can be counted in the sources of a form.
struct SourceCount {
    struct File {
        let name: String
        let lines: Int
    }

    let files: [File]
    let protocols: Int
    let classes: Int
    /// Structs and enums.
    let values: Int

    var lines: Int { files.reduce(0) { $0 + $1.lines } }

    init(of form: Form) throws {
        var files: [File] = []
        var declared: [String: Int] = [:]
        for folder in form.folders {
            let url = Repository.root.appending(path: folder)
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
            where name.hasSuffix(".swift") {
                let code = try Self.code(of: url.appending(path: name))
                files.append(File(name: name, lines: code.count))
                for line in code {
                    if let word = Self.declaration(in: line) { declared[word, default: 0] += 1 }
                }
            }
        }
        self.files = files
        protocols = declared["protocol", default: 0]
        classes = declared["class", default: 0]
        values = declared["struct", default: 0] + declared["enum", default: 0]
    }

    /// The lines that are neither blank nor a comment alone.
    private static func code(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    }

    private static func declaration(in line: String) -> String? {
        let words = line.split(separator: " ").map(String.init)
        let modifiers: Set = ["package", "public", "private", "fileprivate", "final", "@MainActor"]
        guard let first = words.first(where: { !modifiers.contains($0) }) else { return nil }
        return ["protocol", "class", "struct", "enum"].contains(first) ? first : nil
    }
}
