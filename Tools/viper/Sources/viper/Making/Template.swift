import Foundation

/// A template as Xcode has them: a folder with a `TemplateInfo.plist` and the files to fill.
struct Template {
    let name: String
    /// By their names, which have variables in them.
    let files: [String: String]
    /// The identifiers of its options.
    let options: [String]

    static let information = "TemplateInfo.plist"
    static let kinds = [
        "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind", "Xcode.IDEKit.TextSubstitutionFileTemplateKind",
    ]

    /// The bundle in a folder. Throws a `ToolError` that says what is wrong with it.
    init(at folder: URL) throws {
        var texts: [String: Data] = [:]
        for file in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
            texts[file] = FileManager.default.contents(atPath: folder.appending(path: file).path)
        }
        try self.init(
            name: folder.deletingPathExtension().lastPathComponent, contents: texts,
            problem: "The template \(folder.path)")
    }

    /// The bundle of these files. Throws a `ToolError` that says what is wrong with it.
    init(name: String, contents: [String: Data], problem: String) throws {
        self.name = name
        guard let data = contents[Self.information] else {
            throw ToolError(
                "\(problem) has no \(Self.information).", advice: "Xcode could not read it either; add one.")
        }
        guard let plist = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw ToolError("\(problem) has a \(Self.information) that is no property list.", advice: "Mend it.")
        }
        guard let kind = plist["Kind"] as? String, Self.kinds.contains(kind) else {
            throw ToolError("\(problem) is no file template.", advice: "Its Kind is \(Self.kinds[0]).")
        }
        options = (plist["Options"] as? [[String: Any]] ?? []).compactMap { $0["Identifier"] as? String }
        var files: [String: String] = [:]
        for (file, data) in contents where file.hasSuffix(".swift") {
            guard let text = String(data: data, encoding: .utf8) else {
                throw ToolError("\(problem) has a file \(file) that is not UTF-8.", advice: "Save it as UTF-8.")
            }
            files[file] = text
        }
        guard !files.isEmpty else {
            throw ToolError("\(problem) has no Swift file.", advice: "Add the files that it makes.")
        }
        self.files = files
    }

    /// The files that a scene of these parts gets, by name.
    func filled(_ values: TemplateValues) throws -> [String: String] {
        var made: [String: String] = [:]
        for (file, text) in files {
            guard Self.isWanted(file, values.parts) else { continue }
            do {
                let plainName = file.replacing("___FILEBASENAME___", with: values.variables["productName"] ?? "")
                let name = try TemplateText(text: plainName).filled(values).filter { $0 != "\n" }
                let access = values.variables["access"] == "internal"
                let plain = access ? text.replacing("___VARIABLE_access___ ", with: "") : text
                let filled = try TemplateText(text: plain).filled(values)
                if !filled.isEmpty { made[name] = filled }
            } catch let error as ToolError {
                throw ToolError("\(name).xctemplate, \(file): \(error.problem)", advice: error.advice)
            }
        }
        return made
    }

    /// A file that is called after a role stands only where the scene has the role.
    private static func isWanted(_ file: String, _ parts: Set<TemplatePart>) -> Bool {
        let stem = file.lastComponent.replacing(".swift", with: "").split(separator: "+").first ?? ""
        let needs: [(suffix: String, part: TemplatePart)] = [
            ("Interactor", .interactor), ("Entity", .interactor), ("Parameters", .parameters), ("Router", .router),
            ("Destinations", .router), ("UIModel", .uiModel), ("Delegate", .delegate),
        ]
        return needs.allSatisfy {
            !stem.hasSuffix("___" + $0.suffix) && !stem.hasSuffix("Mock" + $0.suffix) || parts.contains($0.part)
        }
    }
}
