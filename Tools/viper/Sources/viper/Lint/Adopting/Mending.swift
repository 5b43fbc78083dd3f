import Foundation

/// Mends the findings that can be mended in one way only:
///
/// - V002, a comment that ignores nothing, goes;
/// - V018, a Presenter that nobody inherits, tests included, becomes `final`;
/// - V049, a file that declares one type and nothing else, gets its name, unless an Xcode project may list it.
///
/// All others leave a choice to who wrote the code.
struct Mending {
    private let findings: [Finding]
    private let project: Project
    private let repository: Repository

    init(_ findings: [Finding], in project: Project, _ repository: Repository) {
        self.findings = findings
        self.project = project
        self.repository = repository
    }

    func plan() throws -> FilePlan {
        var plan = FilePlan()
        for (path, found) in Dictionary(grouping: findings, by: \.path) {
            guard let index = project.files.firstIndex(where: { $0.path == path }) else { continue }
            let file = project.files[index]
            var lines = try repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(
                String.init)
            var isEdited = false
            // From below, so that the places above stay what they are.
            for finding in found.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
                switch finding.rule {
                case Rule.suppressionID: isEdited = removeComment(at: finding, of: file, &lines) || isEdited
                case "V018": isEdited = try makeFinal(at: finding, of: file, &lines) || isEdited
                default: break
                }
            }
            let text = lines.joined(separator: "\n")
            if found.contains(where: { $0.rule == "V049" }), let renamed = try renamed(file) {
                plan.write(text, to: renamed)
                plan.remove(path, isMoved: true)
            } else if isEdited {
                plan.edit(path, to: text)
            }
        }
        return plan
    }

    private func removeComment(at finding: Finding, of file: SourceFile, _ lines: inout [String]) -> Bool {
        let isUnused = file.facts.suppressions.contains { suppression in
            file.position(of: suppression.offset) == Position(line: finding.line, column: finding.column)
                && Rule.find(suppression.rule) != nil && !suppression.reason.isEmpty
        }
        guard isUnused, lines.indices.contains(finding.line - 1) else { return false }
        var before = Substring(decoding: lines[finding.line - 1].utf8.prefix(finding.column - 1), as: UTF8.self)
        while let last = before.last, last == " " || last == "\t" { before.removeLast() }
        if before.isEmpty {
            lines.remove(at: finding.line - 1)
        } else {
            lines[finding.line - 1] = String(before)
        }
        return true
    }

    private func makeFinal(at finding: Finding, of file: SourceFile, _ lines: inout [String]) throws -> Bool {
        guard
            let type = file.facts.declarations.first(where: {
                file.position(of: $0.offset) == Position(line: finding.line, column: finding.column)
            }), type.kind == .class, type.modifiers.allSatisfy({ $0 != "final" && $0 != "open" }),
            try !isInherited(type.name), lines.indices.contains(finding.line - 1)
        else { return false }
        let before = String(decoding: lines[finding.line - 1].utf8.prefix(finding.column - 1), as: UTF8.self)
        // The word that the name follows.
        guard before.hasSuffix("class ") else { return false }
        let line = lines[finding.line - 1]
        let place = line.index(line.startIndex, offsetBy: before.count - "class ".count)
        lines[finding.line - 1] = line[..<place] + "final " + line[place...]
        return true
    }

    /// By anything here, or by what may be a test.
    private func isInherited(_ type: String) throws -> Bool {
        let isHere = project.files.contains { file in
            file.facts.declarations.contains { $0.kind == .class && $0.inherits.contains(type) }
        }
        guard !isHere else { return true }
        return try FolderWalk(root: repository.root.path, excludes: [], readsAll: true).swiftFiles().contains { path in
            guard !project.files.contains(where: { $0.path == path }) else { return false }
            return try repository.text(path).contains(type)
        }
    }

    private func renamed(_ file: SourceFile) throws -> String? {
        let outermost = file.facts.declarations.filter { !$0.isNested }
        guard outermost.count == 1, let type = outermost.first, type.kind != .extension, !type.name.contains("."),
            file.facts.functions.isEmpty, !isInXcodeProject
        else { return nil }
        let path = (file.folder.isEmpty ? "" : file.folder + "/") + type.name + ".swift"
        return repository.exists(path) ? nil : path
    }

    private var isInXcodeProject: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: repository.root.path)) ?? []
        return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }
}
