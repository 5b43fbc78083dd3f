import ArgumentParser

struct ModulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "modules", abstract: "List the modules of Package.swift, and who imports whom.",
        discussion: """
            A module's line leaves out what comes with the others there.
            Examples:
              viper modules
              viper modules --write     writes them into viper.yml, and into the document that it names under “imports”
              viper modules --check     says whether both say what Package.swift says; 1 if not
            """)

    @Flag(help: "Compare viper.yml and its document with Package.swift.")
    var check = false

    @Flag(help: "Write viper.yml’s modules and its document anew.")
    var write = false

    @OptionGroup var repository: RepositoryOptions

    func validate() throws {
        guard !(check && write) else { throw ValidationError("Say --check or --write, not both.") }
    }

    func run() throws {
        try Running.run {
            let repository = try repository.repository()
            let manifest = try PackageManifest(of: repository)
            guard check || write else {
                print(ModuleTable(manifest, try repository.configuration().modules).text())
                return
            }
            let document = try ModulesDocument(manifest, in: repository)
            if write { return try document.write(in: repository) }
            let stale = document.stale(in: repository)
            for path in stale {
                StandardError.say("\(path) does not say what Package.swift says. Run viper modules --write.")
            }
            guard stale.isEmpty else { throw ExitCode(1) }
        }
    }
}
