import ArgumentParser
import Foundation

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Begin: look around, and write viper.yml and a first app.",
        discussion: """
            Where there are scenes, viper.yml says where they are. Where there are none, a first app with a Home is made, \
            and a Package.swift if there is none; else the lines that it needs are printed. At a terminal it asks what it \
            cannot know; elsewhere, or with --yes, it takes what it would propose.
            Examples:
              viper init
              viper init --app Reader --kit ../Caduceus
              viper init --yes --dry-run
            """)

    @Option(help: ArgumentHelp("How the types of the first app begin: Reader.", valueName: "name"))
    var app: String?

    @Option(
        help: ArgumentHelp("Where Caduceus is: a folder, or an address that git understands.", valueName: "place"),
        completion: .directory)
    var kit: String?

    @Flag(help: "Ask nothing.")
    var yes = false

    @Flag(help: "Only say what would be done.")
    var dryRun = false

    @OptionGroup var repository: RepositoryOptions

    func run() throws {
        try Running.run {
            let repository = try self.repository.folder()
            let isAsking = !yes && isatty(STDIN_FILENO) == 1
            let beginning = Beginning(app: app, kit: kit) { question, proposal in
                isAsking ? Self.answer(to: question, proposal) : proposal
            }
            let plan = try beginning.plan(in: repository)
            if !dryRun { try Staging.recover(in: repository) }
            try plan.carryOut(in: repository, isDry: dryRun, overwriting: false)
        }
    }

    private static func answer(to question: String, _ proposal: String) -> String {
        FileHandle.standardError.write(Data("\(question)\(proposal.isEmpty ? "" : " [\(proposal)]") ".utf8))
        let answer = (readLine() ?? "").trimmingCharacters(in: .whitespaces)
        return answer.isEmpty ? proposal : answer
    }
}
