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
        if !dryRun { try Staging.recover(in: repository) }
        return repository
    }

    /// Does what is planned, or says it.
    func carryOut(_ plan: FilePlan, in repository: Repository) throws {
        if dryRun {
            for line in plan.lines(in: repository) { print("would \(line)") }
        } else {
            let lines = plan.lines(in: repository)
            try plan.apply(in: repository, overwriting: overwrite)
            for line in lines { print(line) }
        }
        for note in plan.notes { print(note) }
    }
}
