import Foundation

/// `embed-templates FOLDER FILE`: writes what the templates in a folder hold as Swift.
@main
enum EmbedTemplates {
    static func main() throws {
        guard CommandLine.arguments.count == 3 else {
            FileHandle.standardError.write(Data("embed-templates FOLDER FILE\n".utf8))
            exit(64)
        }
        let folder = URL(filePath: CommandLine.arguments[1])
        let entries = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter {
            $0.contains(".xctemplate/") && ($0.hasSuffix(".swift") || $0.hasSuffix(".plist"))
        }.map { path in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            return "        ####\"\(path)\"####: ####\"\"\"\n\(text)\n\"\"\"####,\n"
        }
        let source = """
            extension TemplateLibrary {
                /// What the templates of `Tools/Templates` hold, by their paths there.
                static let embedded: [String: String] = [
            \(entries.joined())    ]
            }

            """
        try source.write(to: URL(filePath: CommandLine.arguments[2]), atomically: true, encoding: .utf8)
    }
}
