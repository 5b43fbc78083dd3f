import ArgumentParser

extension Program {
    /// Does what the arguments say, and returns the status to leave with. Help goes to stdout.
    package func run<Root: ParsableCommand>(_ root: Root.Type) async -> ExitStatus {
        await status {
            var command = command(root)
            do {
                if var command = command as? any AsyncParsableCommand {
                    try await command.run()
                } else {
                    try command.run()
                }
            } catch {
                guard root.exitCode(for: error).isSuccess else { throw error }
                end(parsing: root, error)
            }
        }
    }
}
