import ArgumentParser

struct NewSceneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene", abstract: "Make a scene and its tests.",
        discussion: """
            A scene has a Factory, an Interface, a View and a Presenter; an Interactor with its Entity and mock, Parameters, \
            a Router and a UIModel unless you leave them out; a Delegate if you ask for one.
            Examples:
              viper new scene Payments --shared --for patient,doctor
              viper new scene Help --for patient --without interactor,parameters,router
              viper new scene Consent --shared --for patient --with delegate
              viper new scene Payments --shared --for patient --form uikit
              viper new scene Payments --shared --for patient --template "Team Scene"
            """)

    enum Role: String, CaseIterable, ExpressibleByArgument {
        case interactor, parameters, router, uimodel, delegate

        var part: TemplatePart {
            switch self {
            case .interactor: .interactor
            case .parameters: .parameters
            case .router: .router
            case .uimodel: .uiModel
            case .delegate: .delegate
            }
        }
    }

    @Argument(help: "As its types begin: Payments.")
    var name: String

    @Flag(help: "Put what is the same in every app into the shared module.")
    var shared = false

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("The apps that get it, with commas between.", valueName: "audiences"),
        completion: Completions.audiences)
    var audiences: CommaList?

    @Option(
        help: ArgumentHelp("Roles that it does without: interactor, parameters, router, uimodel.", valueName: "roles"),
        completion: Completions.roles)
    var without: CommaList?

    @Option(
        help: ArgumentHelp("Roles that it has besides: delegate.", valueName: "roles"), completion: Completions.roles)
    var with: CommaList?

    @Option(help: "How its roles are tied together.")
    var form: SceneForm?

    @Option(help: ArgumentHelp("A template of your own, by its name.", valueName: "name"))
    var template: String?

    @OptionGroup var options: MakingOptions

    func validate() throws {
        _ = try Self.roles(without)
        _ = try Self.roles(with)
        guard form == nil || template == nil else { throw ValidationError("Say --form or --template, not both.") }
        guard shared || audiences != nil else {
            throw ValidationError("Say --shared, --for with the apps that get the scene, or both.")
        }
        guard shared || audiences?.values.count == 1 else {
            throw ValidationError("What several apps show is shared: add --shared.")
        }
    }

    func run() throws {
        try Running.run {
            try NewName.checkScene(name)
            let repository = try options.wholeRepository()
            let project = try repository.project()
            if let scene = project.scene(name), !options.overwrite {
                throw ToolError(
                    "There is a scene \(name) already, in \(scene.folders(project).joined(separator: ", ")).",
                    advice: "viper adopt \(name) --for gives it to another app; --overwrite makes it anew.")
            }
            var order = SceneOrder(name: name)
            order.isShared = shared
            order.audiences = try (audiences?.values ?? []).map { try project.configuration.known($0) }
            order.parts.subtract(try Self.roles(without).map(\.part))
            order.parts.formUnion(try Self.roles(with).map(\.part))
            order.template = template ?? (form ?? .swiftui).template
            let templates = try TemplateLibrary(project.configuration, in: repository)
            try options.carryOut(try order.plan(project, templates, in: repository), in: repository)
        }
    }

    private static func roles(_ list: CommaList?) throws -> [Role] {
        try (list?.values ?? []).map { word in
            guard let role = Role(rawValue: word.lowercased()) else {
                let all = Role.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("“\(word)” is no role that can be chosen: \(all).")
            }
            return role
        }
    }
}

extension Scene {
    /// Where it stands.
    func folders(_ project: Project) -> [String] {
        Set(sides.flatMap(\.files).map { project.files[$0].folder }).sorted()
    }
}
