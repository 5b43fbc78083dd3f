/// A scene to make.
struct SceneOrder {
    let name: String
    /// Whether all apps are to share it.
    var isShared = true
    /// The apps that get it.
    var audiences: [Configuration.Audience] = []
    var parts: Set<TemplatePart> = [.interactor, .parameters, .router, .uiModel]
    var template = SceneForm.swiftui.template
}

extension SceneOrder {
    /// The files of the scene. Throws a `ToolError` where its names clash or a template is wrong.
    func plan(_ project: Project, _ templates: TemplateLibrary, in repository: Repository) throws -> FilePlan {
        let configuration = project.configuration
        if let shared = configuration.shared, !isShared, shared.path.isEmpty { throw Self.noShared }
        guard !isShared || configuration.shared != nil else { throw Self.noShared }
        var plan = FilePlan()
        let values = values(project)
        let place = isShared ? configuration.shared?.path : audiences.first?.place.path
        guard let place else { throw Self.noShared }
        try fill(templates.template(template), values, into: "\(place)/\(name)", &plan)
        for (audience, own) in zip(audiences, values.audiences) {
            try fill(
                templates.template(template + " for an App"), values.within(own),
                into: "\(audience.place.path)/\(name)",
                &plan)
        }
        try checkNames(of: plan, project)
        if let tests = configuration.testsFolder(in: repository) {
            if let template = try templates.find(template + " Tests") { try fill(template, values, into: tests, &plan) }
        } else {
            plan.notes.append("No tests are written: say in \(Configuration.fileName) where (tests: Tests/SceneTests).")
        }
        plan.notes += audiences.map {
            "Nothing leads to \(name) in \($0.name) yet: name \(name)Factory.\($0.name) where it is to be opened."
        }
        return plan
    }

    private static let noShared = ToolError(
        "No folder is shared by the apps.", advice: "Say which in \(Configuration.fileName): shared: Modules/Shared.")

    func values(_ project: Project) -> TemplateValues {
        let configuration = project.configuration
        var values = TemplateValues()
        values.parts = parts
        if isShared { values.parts.insert(.shared) }
        values.variables = [
            "productName": name, "sceneWord": name.loweredFirst, "sceneTitle": name.asTitle,
            "access": configuration.access, "sharedModule": configuration.shared?.module ?? "",
            "testImport": configuration.access == "internal" ? "@testable import" : "import",
        ]
        values.audiences = audiences.map { audience in
            .init(
                variables: [
                    "audience": audience.name, "audiencePrefix": audience.prefix,
                    "ownPrefix": configuration.shared == nil ? "" : audience.prefix,
                    "audienceModule": audience.place.module,
                ],
                parts: project.hasScope(audience) ? [.scope] : [])
        }
        return values
    }

    private func fill(
        _ template: Template, _ values: TemplateValues, into folder: String, _ plan: inout FilePlan
    ) throws {
        for (file, text) in try template.filled(values) {
            if let error = SwiftText.error(in: text) {
                throw ToolError(
                    "The template “\(template.name)” makes a \(file) that is not Swift: \(error)",
                    advice: "Nothing was written. Mend the template.")
            }
            plan.write(text, to: "\(folder)/\(file)")
        }
    }

    private func checkNames(of plan: FilePlan, _ project: Project) throws {
        let own = Set(plan.changes.keys)
        for (path, change) in plan.changes.sorted(by: { $0.key < $1.key }) {
            guard case .write(let text) = change else { continue }
            for name in SwiftText.declaredNames(in: text) {
                for file in project.files where !own.contains(file.path) {
                    guard
                        let there = file.facts.declarations.first(where: {
                            $0.name == name && $0.kind != .extension && !$0.isPrivate
                        }), project.canMeet(path, file.path)
                    else { continue }
                    throw ToolError(
                        "\(file.path):\(file.position(of: there.offset)): there is a \(name) already.",
                        advice: "Nothing was written. Choose another name.")
                }
            }
        }
    }
}

extension Project {
    /// Whether the app has a type that its Factories take what they need from.
    func hasScope(_ audience: Configuration.Audience) -> Bool {
        files.contains { file in
            configuration.audience(of: file.path) == audience
                && file.facts.declarations.contains { $0.name == audience.prefix + "Scope" && $0.kind != .extension }
        }
    }

    /// Whether names of two files can be seen in one place: not those of two apps.
    fileprivate func canMeet(_ path: String, _ other: String) -> Bool {
        guard let first = configuration.audience(of: path), let second = configuration.audience(of: other) else {
            return configuration.places.contains { other.isInside($0.path) }
                || !configuration.places.contains { path.isInside($0.path) }
        }
        return first == second
    }
}

extension Configuration {
    /// Where the tests of scenes are; nil if nothing says so.
    func testsFolder(in repository: Repository) -> String? {
        tests ?? (repository.exists("Tests/SceneTests") ? "Tests/SceneTests" : nil)
    }
}
