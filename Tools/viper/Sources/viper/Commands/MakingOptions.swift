import ArgumentParser

/// What all commands that change files can be told.
struct MakingOptions: ParsableArguments {
    @Flag(help: "Only say what would be done.")
    var dryRun = false

    @Flag(help: "Replace files that are there already.")
    var overwrite = false

    @OptionGroup var repository: RepositoryOptions

    /// The repository, as it was before what an interrupted run left half done.
    func wholeRepository() throws -> Repository {
        let repository = try repository.repository()
        if dryRun {
            if let left = Staging.leftovers(in: repository).first {
                StandardError.say("viper: The run would first undo what an interrupted one left in \(left).")
            }
        } else {
            try Staging.recover(in: repository)
        }
        return repository
    }

    func carryOut(_ plan: FilePlan, in repository: Repository) throws {
        try plan.carryOut(in: repository, isDry: dryRun, overwriting: overwrite)
    }
}

extension FilePlan {
    /// Does what is planned, or says what would be done, and refuses what would be refused. What was done goes to the
    /// standard output, what is left to know to the other stream.
    func carryOut(in repository: Repository, isDry: Bool, overwriting: Bool) throws {
        let lines = lines(in: repository)
        if isDry {
            try check(in: repository, overwriting: overwriting)
        } else {
            try apply(in: repository, overwriting: overwriting)
        }
        for line in lines { print(isDry ? "would \(line)" : line) }
        for note in notes { StandardError.say(note) }
    }
}
