import ArgumentParser

struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt", abstract: "Give a scene that is there to another app.",
        discussion: """
            The app gets an Interactor and a Factory extension like those of an app that has the scene, with their tests, \
            and so for every scene that this one leads to; then say in the Interactor what is different.
            Examples:
              viper adopt Payments --for reception
              viper adopt Home --for reception --like doctor --dry-run
            """)

    @Argument(help: "A scene that several apps share.", completion: Completions.scenes)
    var scene: String

    @Option(
        name: .customLong("for"), help: ArgumentHelp("The app that gets it.", valueName: "audience"),
        completion: Completions.audiences)
    var audience: String

    @Option(
        help: ArgumentHelp("The app whose it is to be like; else the first that has it.", valueName: "audience"),
        completion: Completions.audiences)
    var like: String?

    @OptionGroup var options: MakingOptions

    func run() throws {
        try Running.run {
            let repository = try options.wholeRepository()
            let project = try repository.project()
            let audience = try project.configuration.known(audience)
            let scene = try project.known(scene)
            guard scene.shared != nil else {
                throw ToolError(
                    "\(scene.name) is \(project.audiences(of: scene).map(\.name).joined(separator: ", "))’s alone.",
                    advice:
                        "Move what is the same in every app into \(project.configuration.shared?.path ?? "a shared folder") first."
                )
            }
            guard scene.own[audience.name] == nil || options.overwrite else {
                throw ToolError(
                    "\(audience.name) has \(scene.name) already, in \(audience.place.path)/\(scene.name).",
                    advice: "Nothing was written.")
            }
            guard !scene.isWhole || !scene.own.isEmpty else {
                throw ToolError(
                    "\(scene.name) is whole in \(project.configuration.shared?.path ?? ""): \(audience.name) needs nothing of its own for it.",
                    advice: "Nothing was written. Name \(scene.name)Factory where it is to be opened.")
            }
            let models = project.audiences(of: scene).filter { $0 != audience && scene.own[$0.name] != nil }
            guard let model = try like.map({ try project.configuration.known($0) }) ?? models.first else {
                try begin(scene, audience, project, in: repository)
                return
            }
            guard models.contains(model) else {
                throw ToolError("\(model.name) has no \(scene.name).", advice: "See viper list.")
            }
            let adoption = Adoption(audience: audience, model: model, project: project)
            let scenes = adoption.scenes(with: scene)
            var plan = try adoption.plan(scenes, in: repository)
            var order = SceneOrder(name: scene.name)
            order.audiences = [audience]
            let templates = try TemplateLibrary(project.configuration, in: repository)
            plan.add(try order.planDestinations(named: plan, project, templates))
            plan.add(try order.planScopes(named: plan, project, templates))
            if plan.names("scope: .test"),
                let scope = try order.planScopeTest(for: audience, project, templates, in: repository)
            {
                plan.add(scope)
            }
            plan.notes += adoption.placesToSay(scenes, plan)
            plan.notes.append("They do what they do in \(model.name): say in the Interactors what is different.")
            try options.carryOut(plan, in: repository)
        }
    }

    /// No app has it yet: what the template says an app adds.
    private func begin(
        _ scene: Scene, _ audience: Configuration.Audience, _ project: Project, in repository: Repository
    ) throws {
        for file in (scene.shared?.files ?? []).map({ project.files[$0] }) {
            guard let fault = file.facts.syntaxErrors.first else { continue }
            throw ToolError(
                "\(file.place(of: fault.offset)): this does not parse: \(fault.message).",
                advice: "Nothing was written. Mend it first.")
        }
        guard scene.shared?.has(.factory) == true || SceneForm(of: scene) == .wireframe else {
            throw ToolError(
                "\(scene.name) has no Factory that \(audience.name) could extend.",
                advice: "Nothing was written. Finish the scene first, or make it with viper new scene.")
        }
        var order = SceneOrder(name: scene.name)
        order.audiences = [audience]
        order.parts = scene.parts
        order.template = SceneForm(of: scene).template
        let templates = try TemplateLibrary(project.configuration, in: repository)
        var plan = try order.planForApps(project, templates)
        plan.add(try order.planAppTests(project, templates, in: repository))
        try options.carryOut(plan, in: repository)
    }
}

extension Scene {
    fileprivate var parts: Set<TemplatePart> {
        var parts: Set<TemplatePart> = []
        if interface("Interactive") != nil || interface("InteractorInterface") != nil { parts.insert(.interactor) }
        if interface("Delegate") != nil { parts.insert(.delegate) }
        if shared?.has(.parameters) == true { parts.insert(.parameters) }
        if shared?.has(.router) == true || interface("Routable") != nil { parts.insert(.router) }
        return parts
    }
}
