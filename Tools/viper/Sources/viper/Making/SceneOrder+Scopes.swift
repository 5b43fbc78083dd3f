import Foundation

extension SceneOrder {
    /// Whether the app’s Interactor of the scene is made from the app’s scope: from one that is there, or, where the app
    /// has not yet said how its scenes are made, from one that is made with the scene.
    func takesScope(_ audience: Configuration.Audience, _ project: Project) -> Bool {
        guard template == SceneForm.swiftui.template else {
            return project.declares(audience.scope, in: audience) || parts.contains(.interactor)
        }
        guard project.declares(audience.destinations, in: audience) else {
            return project.declares(audience.scope, in: audience) || parts.contains(.interactor)
        }
        return project.keepsScope(in: audience.destinations, of: audience)
    }

    /// The scopes of the apps that have none yet and need one in `plan`.
    func planScopes(named plan: FilePlan, _ project: Project, _ templates: TemplateLibrary) throws -> FilePlan {
        var made = FilePlan()
        let values = values(project)
        for (audience, own) in zip(audiences, values.audiences) {
            guard plan.names(audience.scope), !project.declares(audience.scope, in: audience),
                let template = try templates.find("App Scope")
            else { continue }
            var values = values.within(own)
            values.variables["productName"] = audience.prefix
            try made.fill(template, values, into: "\(audience.place.path)/Scope")
        }
        return made
    }

    /// The tests of what each app adds, in a file for each: an Interactor is made from the app’s scope there, so that one
    /// that is given a gateway leaves them as they are.
    func planAppTests(_ project: Project, _ templates: TemplateLibrary, in repository: Repository) throws -> FilePlan {
        var made = FilePlan()
        guard parts.contains(.interactor), let tests = project.configuration.testsFolder(in: repository),
            let template = try templates.find(template + " for an App Tests")
        else { return made }
        let values = values(project)
        for (audience, own) in zip(audiences, values.audiences) {
            if own.parts.contains(.scope) {
                guard let scope = try planScopeTest(for: audience, project, templates, in: repository) else {
                    made.notes.append(
                        """
                        The app’s part of \(name) in \(audience.name) gets no test: say in \(tests) how a scope is made for \
                        tests, as “extension \(audience.scope) { static var test: \(audience.scope) { … } }”.
                        """)
                    continue
                }
                made.add(scope)
            }
            try made.fill(template, values.within(own), into: tests)
        }
        return made
    }

    /// How a scope of the app is made for tests: nothing where the tests say it, and nil where nobody can know.
    func planScopeTest(
        for audience: Configuration.Audience, _ project: Project, _ templates: TemplateLibrary,
        in repository: Repository
    ) throws -> FilePlan? {
        var made = FilePlan()
        guard try !project.testFiles(in: repository).contains(where: { $0.makesScope(audience.scope) }) else {
            return made
        }
        let isNew = !project.declares(audience.scope, in: audience)
        guard isNew || project.canMake(audience.scope, in: audience),
            let tests = project.configuration.testsFolder(in: repository),
            let template = try templates.find("App Scope Tests"),
            let own = zip(audiences, values(project).audiences).first(where: { $0.0 == audience })?.1
        else { return nil }
        var values = values(project).within(own)
        values.variables["productName"] = audience.prefix
        try made.fill(template, values, into: tests)
        return made
    }
}

extension Configuration.Audience {
    /// The type that its scenes are made from: `PatientScope`.
    var scope: String { prefix + "Scope" }

    /// The name of the tests of its part of a scene, where scenes are shared: `PatientPaymentsTests`.
    func tests(of scene: String) -> String { "\(prefix)\(scene)Tests" }
}

extension Project {
    /// The files of tests of scenes.
    func testFiles(in repository: Repository) throws -> [SourceFile] {
        guard let folder = configuration.testsFolder(in: repository), repository.exists(folder) else { return [] }
        let paths = try FolderWalk(root: repository.url(folder).path, excludes: []).swiftFiles()
        return try ParallelReader.read(paths.map { "\(folder)/\($0)" }, in: repository.root, for: configuration)
    }

    /// Whether the app’s type of this name has a scope to give.
    fileprivate func keepsScope(in type: String, of audience: Configuration.Audience) -> Bool {
        declarations(of: type, in: audience).contains { $0.properties.contains { $0.name == "scope" } }
    }

    /// Whether a type can be made of nothing.
    fileprivate func canMake(_ type: String, in audience: Configuration.Audience) -> Bool {
        declarations(of: type, in: audience).contains { declaration in
            declaration.functions.contains { function in
                function.isInitializer && !function.isPrivate
                    && function.parameters.allSatisfy { $0.defaultValue != nil }
            }
        }
    }

    private func declarations(of type: String, in audience: Configuration.Audience) -> [SourceFacts.Declaration] {
        files.filter { configuration.audience(of: $0.path) == audience }.flatMap(\.facts.declarations).filter {
            $0.name == type
        }
    }
}

extension SourceFile {
    /// Whether it says how tests make a scope of this name.
    fileprivate func makesScope(_ scope: String) -> Bool {
        facts.declarations.contains { declaration in
            declaration.name == scope
                && (declaration.properties.contains { $0.isStatic && $0.name == "test" }
                    || declaration.functions.contains { $0.isStatic && $0.name == "test" })
        }
    }
}
