import Foundation

/// Writes the table of TextUI's part of SwiftUI from the sources. With `--check` it fails if the table is out of date, if a
/// form differs from the one that Apple declares, or if too few public names have a doc comment.
@main
struct SupportedAPI {
    /// The modules that TextUI is made of.
    static let rooms = ["TextCells", "TextGraph", "TextUICore", "TextHost", "TextFronts"].map { "Modules/Front/\($0)" }
    static let document = "Documentation/SupportedAPI.md"

    static func main() throws {
        var table = Table()
        for room in rooms {
            let files = FileManager.default.enumerator(atPath: room)?.compactMap { $0 as? String } ?? []
            for file in files.sorted() where file.hasSuffix(".swift") {
                let scanner = Scanner(try String(contentsOfFile: "\(room)/\(file)", encoding: .utf8))
                scanner.scan(into: &table)
            }
        }
        let documented = try documentedModifiers()
        let forms = try PageForms(String(contentsOfFile: PageForms.list, encoding: .utf8))
        let faults =
            forms.faults(of: .views, knowing: table.names(of: .view))
            + forms.faults(of: .modifiers, knowing: table.names(of: .modifier))
        guard faults.isEmpty else {
            fail("\(PageForms.list) does not say what each becomes in a browser:\n" + faults.joined(separator: "\n"))
        }
        let platforms = try Platforms(String(contentsOfFile: Platforms.list, encoding: .utf8))
        let unknown = platforms.unknown(knowing: table.everyName)
        guard unknown.isEmpty else {
            fail("\(Platforms.list) has names that are not there: \(unknown.joined(separator: ", "))")
        }
        let text = table.markdown + platforms.markdown + forms.markdown + missing(from: table, of: documented)
        guard CommandLine.arguments.contains("--check") else {
            return try text.write(toFile: document, atomically: true, encoding: .utf8)
        }
        let written = try? String(contentsOfFile: document, encoding: .utf8)
        guard written == text else {
            fail("\(document) is not what the sources say; run `make api`")
        }
        let own = table.modifiers.subtracting(documented).sorted()
        guard own.isEmpty else {
            fail(
                "SwiftUI has no such modifiers: \(own.joined(separator: ", ")); where its documentation names them,"
                    + " add them to \(list)")
        }
        try checkInterface()
        try checkDocumentation()
    }

    /// Apple's modules as they are declared for the scenes, with the folders of those that stand for them.
    private static let interfaces = [
        "Charts": ["Modules/Front/TextCharts"], "SwiftUI": rooms + ["Modules/Front/TextUIKit"],
    ]

    /// Checks that the forms that Apple's modules have by the same labels take the same closures, have the same defaults,
    /// and run on no other actor.
    private static func checkInterface() throws {
        let differences = try interfaces.sorted { $0.key < $1.key }.flatMap { module, folders in
            try DeclaredInterface(of: ["Tests/AppleInterface/\(module)"])
                .differences(from: DeclaredInterface(of: folders)).map { "\(module): \($0)" }
        }
        guard differences.isEmpty else { fail(differences.joined(separator: "\n")) }
    }

    private static func checkDocumentation() throws {
        var isShort = false
        for module in DocumentedNames.modules {
            let names = try DocumentedNames(of: module)
            guard names.share < DocumentedNames.required else { continue }
            isShort = true
            let percent = Int(names.share * 100)
            let words = "\(module): \(percent) % of \(names.count) public names are documented; without a comment are\n"
            FileHandle.standardError.write(Data((words + names.bare.prefix(20).joined(separator: "\n") + "\n").utf8))
        }
        if isShort { exit(1) }
    }

    static let list = "Tests/AppleInterface/Modifiers.txt"

    /// What SwiftUI's documentation names.
    private static func documentedModifiers() throws -> Set<String> {
        let lines = try String(contentsOfFile: list, encoding: .utf8).components(separatedBy: "\n")
        return Set(lines.filter { !$0.isEmpty && !$0.hasPrefix("#") })
    }

    private static func missing(from table: Table, of documented: Set<String>) -> String {
        let missing = documented.subtracting(table.modifiers).sorted()
        let share = 100 - Double(missing.count) * 100 / Double(documented.count)
        return """

            ## Modifiers that are not there

            SwiftUI's documentation has \(documented.count) forms for iOS 18, and some of iOS 26, by their labels, without those that stand on
            other frameworks. \(String(format: "%.1f", share)) % of them are there; these are not:

            \(missing.map { "- `\($0)`" }.joined(separator: "\n"))

            """
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(1)
    }
}
