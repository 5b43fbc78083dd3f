import ArgumentParser

struct FoldersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "folders", abstract: "Draw who uses whom of a module’s folders; 1 if they go round in a circle.",
        discussion: """
            Reads the sources, and builds nothing. A name that several folders declare counts for none of them.
            Of a circle it says at which places it could be opened: the fewest there are, and of a circle of more than
            twelve folders as few as can be found by moving folders.
            Examples:
              viper folders                       all modules that viper.yml lists
              viper folders Model Sources/Store   a module, or a folder
              viper folders Model --check         prints nothing but circles
            """)

    @Argument(
        help: "Modules that viper.yml lists, or folders relative to the repository.", completion: .directory)
    var modules: [String] = []

    @Flag(help: "Print only the circles.")
    var check = false

    @OptionGroup var repository: RepositoryOptions

    func run() throws {
        try Running.run {
            var folders = try ModuleFolders(repository.repository())
            let names = modules.isEmpty ? folders.modules : modules
            let drawings = try names.map { try folders.drawing(of: $0) }
            if !check {
                print(drawings.map { $0.lines().joined(separator: "\n") }.joined(separator: "\n\n"))
            }
            let circles = drawings.flatMap { $0.circles() }
            for line in circles { StandardError.say(line) }
            guard circles.isEmpty else { throw ExitCode(1) }
        }
    }
}
