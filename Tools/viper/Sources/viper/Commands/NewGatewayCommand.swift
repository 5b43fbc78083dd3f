import ArgumentParser

struct NewGatewayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gateway", abstract: "Make a gateway, and one in memory that answers for a principal.",
        discussion: """
            It goes where viper.yml says that gateways are, or into --into.
            Examples:
              viper new gateway Payments
              viper new gateway Payments --principal Rider --into Sources/Model/Gateways
            """)

    @Argument(help: "What it is a way to: Payments.")
    var name: String

    @Option(help: ArgumentHelp("The type of those whom it works for.", valueName: "type"))
    var principal = "Principal"

    @Option(help: ArgumentHelp("The folder of gateways.", valueName: "folder"), completion: .directory)
    var into: String?

    @OptionGroup var options: MakingOptions

    func run() throws {
        try Running.run {
            let repository = try options.wholeRepository()
            let project = try repository.project()
            let plan = try GatewayOrder(name: name, principal: principal, folder: into)
                .plan(project, TemplateLibrary(project.configuration, in: repository), in: repository)
            try options.carryOut(plan, in: repository)
        }
    }
}
