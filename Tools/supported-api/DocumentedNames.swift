import Foundation

/// How many public names of a module have a doc comment.
struct DocumentedNames {
    /// The modules that other packages use.
    static let modules =
        SupportedAPI.rooms + [
            "Modules/Front/TextUIKit", "Modules/Front/TextCharts", "Modules/Front/TextUITerminal",
            "Modules/Viper/ViperKit", "Modules/Viper/ViperTesting",
        ]

    /// The share of a module's public names that has to be documented.
    static let required = 0.75

    let module: String
    private(set) var count = 0
    /// The places of the names without a doc comment, as `path:line: declaration`.
    private(set) var bare: [String] = []

    var share: Double { count == 0 ? 1 : Double(count - bare.count) / Double(count) }

    init(of module: String) throws {
        self.module = module
        let files = FileManager.default.enumerator(atPath: module)?.compactMap { $0 as? String } ?? []
        for file in files.sorted() where file.hasSuffix(".swift") {
            read(try String(contentsOfFile: "\(module)/\(file)", encoding: .utf8), of: "\(module)/\(file)")
        }
    }

    private mutating func read(_ text: String, of file: String) {
        let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        for (index, line) in lines.enumerated() where Self.isPublic(line) {
            count += 1
            let above = lines[..<index].last { !$0.hasPrefix("@") && !$0.hasPrefix("#") } ?? ""
            if !above.hasPrefix("///") { bare.append("\(file):\(index + 1): \(line)") }
        }
    }

    private static let keywords: Set<Substring> = [
        "func", "var", "let", "struct", "class", "enum", "protocol", "typealias", "macro",
    ]

    /// Whether a line declares something that users see: not what begins with an underscore, and not the `body` that
    /// every view has.
    private static func isPublic(_ line: String) -> Bool {
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") || $0 == "nonisolated" }
        guard let access = words.first, access == "public" || access == "open", words.dropFirst().first != "extension"
        else { return false }
        guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.endIndex else {
            return true
        }
        let name = words[keyword + 1]
        return !name.hasPrefix("_") && name != "Body" && name != "body:"
    }
}
