/// The first app of a repository: its place, its program, and a Home that it opens with.
struct FirstApp {
    static let home = "Home"

    let configuration: Configuration
    let audience: Configuration.Audience

    /// - Parameter prefix: how its types begin: `Reader`.
    init(prefix: String, in configuration: Configuration) throws {
        try NewName.checkAudience(prefix)
        let shared = configuration.shared
        let above = shared?.path.split(separator: "/").dropLast().joined(separator: "/") ?? "Modules"
        let isScenes = shared.map { $0.module.hasSuffix("Scenes") } ?? true
        audience = Configuration.Audience(
            name: prefix.loweredFirst,
            place: .init(
                module: prefix + (isScenes ? "Scenes" : ""), path: above.isEmpty ? prefix : "\(above)/\(prefix)"))
        var configuration = configuration
        configuration.audiences = [audience]
        if configuration.apps.isEmpty { configuration.apps = ["Apps"] }
        self.configuration = configuration
    }

    /// The folder of its program.
    var program: String { "\(configuration.apps.first ?? "Apps")/\(audience.name)" }

    /// What has to be written besides `viper.yml` and the manifest.
    func plan(_ project: Project, _ templates: TemplateLibrary, in repository: Repository) throws -> FilePlan {
        let project = Project(configuration: configuration, files: project.files)
        var order = SceneOrder(name: Self.home)
        order.isShared = configuration.shared != nil
        order.audiences = [audience]
        order.parts.remove(.parameters)
        var plan = FilePlan()
        if project.scene(Self.home) == nil {
            plan.add(try order.plan(project, templates, in: repository))
        } else {
            plan.add(try order.planForApps(project, templates))
        }
        // The program opens Home, and so nothing else has to lead there.
        plan.notes = []
        var values = order.values(project)
        values = values.within(values.audiences[0])
        values.variables["productName"] = audience.prefix
        values.variables["firstScene"] = Self.home
        try plan.fill(templates.template("App Program"), values, into: program)
        return plan
    }
}
