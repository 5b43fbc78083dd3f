import Foundation

/// Gives scenes that are there to another app, as one that has them has them.
struct Adoption {
    let audience: Configuration.Audience
    let model: Configuration.Audience
    let project: Project

    /// The scenes that come with `scene`: those that it leads to in the other app and this one lacks.
    func scenes(with scene: Scene) -> [Scene] {
        let reached = SceneGraph(project, audience: model).reachable(from: [scene.name])
        return project.scenes.filter {
            reached.contains($0.name) && $0.own[model.name] != nil && $0.own[audience.name] == nil
        }
    }

    func plan(_ scenes: [Scene], in repository: Repository) throws -> FilePlan {
        var plan = FilePlan()
        for scene in scenes {
            for file in scene.own[model.name]?.files ?? [] {
                try copy(project.files[file], in: repository, &plan)
            }
            try copyTests(named: model.tests(of: scene.name), in: repository, &plan)
        }
        return plan
    }

    /// Of the scenes that come, those that lead on, and of which neither the app nor the plan says where.
    func placesToSay(_ scenes: [Scene], _ plan: FilePlan) -> [String] {
        let said = project.conformances(in: audience).reduce(into: Set<String>()) { $0.formUnion($1.scenes) }
        return scenes.map(\.name).filter { name in
            project.scene(name)?.interface("Destinations") != nil && !said.contains(name)
                && !plan.names("\(audience.destinations): \(name)Destinations")
        }.map { "Say in \(audience.destinations) where \($0) leads: let it conform to \($0)Destinations." }
    }

    /// What the app has that is no scene's, such as its scope.
    func planRest(in repository: Repository) throws -> FilePlan {
        var plan = FilePlan()
        for (index, file) in project.files.enumerated()
        where project.sceneOfFile[index] == nil && project.configuration.audience(of: file.path) == model {
            try copy(file, in: repository, &plan)
        }
        try copyTests(named: model.scope + "+Test", in: repository, &plan)
        // The keys of a String Catalog are words of the sources, which come as they are.
        let catalogue = "Localizable.xcstrings"
        if repository.exists("\(model.place.path)/\(catalogue)") {
            plan.write(
                try repository.text("\(model.place.path)/\(catalogue)"), to: "\(audience.place.path)/\(catalogue)")
        }
        return plan
    }

    /// The program that shows the app; nothing if the model has none.
    func planProgram(in repository: Repository) throws -> FilePlan {
        var plan = FilePlan()
        guard let folder = project.programFolder(of: model) else { return plan }
        let above = folder.dropLast(folder.lastComponent.count)
        let other = above + (folder.lastComponent.first?.isUppercase == true ? audience.prefix : audience.name)
        for file in project.files where file.path.isInside(folder) {
            try copy(file, in: repository, from: folder, to: String(other), &plan)
        }
        return plan
    }

    /// Nothing where there are none of that name, or the app has its own.
    private func copyTests(named name: String, in repository: Repository, _ plan: inout FilePlan) throws {
        guard let folder = project.configuration.testsFolder(in: repository),
            repository.exists("\(folder)/\(name).swift")
        else { return }
        let text = try repository.text("\(folder)/\(name).swift")
        let rename = AppRename(from: model, to: audience, project, testing: SwiftText.declaredNames(in: text))
        let path = "\(folder)/\(rename.name(name)).swift"
        if !repository.exists(path) { plan.write(rename.text(text, isProgram: false), to: path) }
    }

    private func copy(_ file: SourceFile, in repository: Repository, _ plan: inout FilePlan) throws {
        try copy(file, in: repository, from: model.place.path, to: audience.place.path, &plan)
    }

    private func copy(
        _ file: SourceFile, in repository: Repository, from folder: String, to other: String, _ plan: inout FilePlan
    ) throws {
        if let fault = file.facts.syntaxErrors.first {
            throw ToolError(
                "\(file.place(of: fault.offset)): this does not parse: \(fault.message).",
                advice: "Nothing was written. Mend it first.")
        }
        let rename = AppRename(from: model, to: audience, project)
        let path = file.path.dropFirst(folder.count + 1).split(separator: "/").map { rename.name(String($0)) }
        plan.write(
            rename.text(try repository.text(file.path), isProgram: folder != model.place.path),
            to: other + "/" + path.joined(separator: "/"))
    }
}

extension Repository {
    /// Throws a `ToolError` if it is not there or not UTF-8.
    func text(_ path: String) throws -> String {
        guard exists(path) else { throw ToolError("There is no \(path).", advice: "It has to be in the repository.") }
        guard let data = FileManager.default.contents(atPath: url(path).path) else {
            throw ToolError("\(path) cannot be read.", advice: "It has to be a file that you may read.")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw ToolError("\(path) is not UTF-8.", advice: "Save it as UTF-8.")
        }
        return text
    }
}
