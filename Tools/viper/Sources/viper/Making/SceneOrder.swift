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
        try plan.fill(templates.template(template), values, into: "\(place)/\(name)")
        plan.add(try planForApps(project, templates))
        try project.checkNames(of: plan)
        if let tests = configuration.testsFolder(in: repository) {
            if let template = try templates.find(template + " Tests") { try plan.fill(template, values, into: tests) }
            plan.add(try planAppTests(project, templates, in: repository))
        } else {
            plan.notes.append("No tests are written: say in \(Configuration.fileName) where (tests: Tests/SceneTests).")
        }
        let usesKit = plan.changes.values.contains {
            if case .write(let text) = $0 { text.contains("import ViperKit") } else { false }
        }
        if usesKit, !project.files.contains(where: { $0.facts.imports.contains { $0.module == "ViperKit" } }) {
            plan.notes.append("It stands on ViperKit, which nothing here imports yet: its module has to depend on it.")
        }
        return plan
    }

    /// What each app adds.
    func planForApps(_ project: Project, _ templates: TemplateLibrary) throws -> FilePlan {
        var plan = FilePlan()
        let values = values(project)
        for (audience, own) in zip(audiences, values.audiences) {
            var part = FilePlan()
            try part.fill(
                templates.template(template + " for an App"), values.within(own),
                into: "\(audience.place.path)/\(name)")
            // HomeFactory+Patient.swift says who makes the scene.
            let maker = part.changes.keys.map(\.lastComponent).first { $0.hasSuffix("+\(audience.prefix).swift") }?
                .split(separator: "+").first
            let place = part.names(audience.destinations) ? "in \(audience.destinations)" : "where it is to be opened"
            plan.add(part)
            plan.notes.append(
                "Nothing leads to \(name) in \(audience.name) yet: name \(maker ?? "\(name)Factory").\(audience.name) \(place)."
            )
        }
        plan.add(try planDestinations(named: plan, project, templates))
        plan.add(try planScopes(named: plan, project, templates))
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
                parts: takesScope(audience, project) ? [.scope] : [])
        }
        return values
    }
}

extension Configuration {
    /// Where the tests of scenes are; nil if nothing says so.
    func testsFolder(in repository: Repository) -> String? {
        tests ?? (repository.exists("Tests/SceneTests") ? "Tests/SceneTests" : nil)
    }
}
