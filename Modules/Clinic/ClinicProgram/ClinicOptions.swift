import ArgumentParser

/// What every command of the two programs takes: which clinic, who, and when.
package struct ClinicOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The clinic's database. Otherwise \(DatabaseLocation.variable), else the one in your data folder.",
            valueName: "file"),
        completion: .file())
    package var database: String?

    @Option(
        help: ArgumentHelp(
            "The address of a clinic’s server, in place of a database. Otherwise \(ServerLocation.variable).",
            valueName: "url"))
    package var server: String?

    @Option(
        help: ArgumentHelp("Certificates to trust a server by, beside the system’s.", valueName: "file"),
        completion: .file())
    package var ca: String?

    @Option(name: .customLong("as"), help: ArgumentHelp("The user to sign in.", valueName: "user"))
    package var user: String?

    @OptionGroup package var password: PasswordOptions

    @Option(
        help: ArgumentHelp(
            "In a demo clinic, start the clock at this instant, such as 2026-11-24T09:20:00Z; it runs from there.",
            valueName: "instant"))
    package var now: TimeText?

    package init() {}

    package func validate() throws {
        try DatabaseLocation.check(option: database)
    }
}

extension ClinicOptions {
    /// Whether somebody is named whom to sign in. A password alone names nobody.
    package var namesUser: Bool { user != nil || password.source != nil }
}
