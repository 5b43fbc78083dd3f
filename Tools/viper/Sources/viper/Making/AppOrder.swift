/// An app to make, like one that is there.
struct AppOrder {
    let prefix: String
    let model: Configuration.Audience

    func plan(_ project: Project, in repository: Repository) throws -> FilePlan {
        let configuration = project.configuration
        let audience = try audience(configuration)
        let adoption = Adoption(audience: audience, model: model, project: project)
        var plan = try adoption.plan(scenes(project), in: repository)
        plan.add(try adoption.planRest(in: repository))
        guard !plan.isEmpty else {
            throw ToolError(
                "\(model.name) has nothing in \(model.place.path) that an app could begin with.",
                advice: "Give it a scene first: viper new scene Home --shared --for \(model.name).")
        }
        let program = try adoption.planProgram(in: repository)
        if program.isEmpty {
            plan.notes.append(
                "No program that shows \(model.name) was found in a folder of that name; make one for this app.")
        }
        plan.add(program)
        plan.edit(
            ManifestEdit.path,
            to: try ManifestEdit.adding(
                audience, like: model, to: repository.text(ManifestEdit.path),
                tests: configuration.testsFolder(in: repository)?.lastComponent ?? "SceneTests"))
        if repository.exists(Configuration.fileName) {
            plan.edit(
                Configuration.fileName,
                to: try ConfigurationEdit.adding(audience, like: model, to: repository.text(Configuration.fileName)))
        }
        plan.notes.append("It does what \(model.name) does: say in its Interactors what is different.")
        return plan
    }

    /// What the other app begins with, and all that can be come to from there.
    private func scenes(_ project: Project) -> [Scene] {
        let graph = SceneGraph(project, audience: model)
        let first = graph.entries.isEmpty ? Set(project.scenes.map(\.name)) : graph.entries
        let reached = graph.reachable(from: first.union(["Home"]))
        return project.scenes.filter { reached.contains($0.name) && $0.own[model.name] != nil }
    }

    private func audience(_ configuration: Configuration) throws -> Configuration.Audience {
        try NewName.checkAudience(prefix)
        let name = prefix.loweredFirst
        guard configuration.audience(name) == nil else {
            throw ToolError("There is an app \(name) already.", advice: "viper adopt gives it more scenes.")
        }
        let module = model.place.module.replacing(model.prefix, with: prefix)
        let rename = ManifestEdit.Rename(from: model, to: .init(name: name, place: .init(module: module, path: "")))
        let path = rename.renamed(model.place.path) ?? ""
        guard !path.isEmpty, module != model.place.module else {
            throw ToolError(
                "\(model.name)’s folder \(model.place.path) and module \(model.place.module) are not called after it.",
                advice: "Choose another app with --like.")
        }
        guard !configuration.places.contains(where: { $0.module == module || $0.path == path }) else {
            throw ToolError("\(path) is the folder of other scenes.", advice: "Choose another name.")
        }
        return .init(name: name, place: .init(module: module, path: path))
    }
}
