import Foundation

/// Writes the table of what TextUI has of SwiftUI, from the sources; with `--check` it says whether the table is still
/// what they say.
@main
struct SupportedAPI {
    static let sources = "Modules/Front/TextUICore"
    static let document = "Documentation/SupportedAPI.md"

    static func main() throws {
        var table = Table()
        let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
        for file in files.sorted() where file.hasSuffix(".swift") {
            let scanner = Scanner(try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8))
            scanner.scan(into: &table)
        }
        let text = table.markdown
        guard CommandLine.arguments.contains("--check") else {
            return try text.write(toFile: document, atomically: true, encoding: .utf8)
        }
        let written = try? String(contentsOfFile: document, encoding: .utf8)
        guard written == text else {
            FileHandle.standardError.write(Data("\(document) is not what the sources say; run `make api`\n".utf8))
            exit(1)
        }
    }
}
