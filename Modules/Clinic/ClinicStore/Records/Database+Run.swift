import GRDB

extension Database {
    /// Executes a statement that is run again and again. Preparing it costs more than running it: the rules of the
    /// schema are compiled into it each time.
    func run(sql: String, arguments: StatementArguments = StatementArguments()) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
