import ArgumentParser

/// What one client may take of the server.
struct Limits: ParsableArguments {
    @Option(help: ArgumentHelp("The longest body of a request.", valueName: "bytes"))
    var longestBody = 4 << 20

    @Option(
        help: ArgumentHelp("How long a request may take to arrive, and a connection may be idle.", valueName: "seconds")
    )
    var patience = 20

    @Option(help: ArgumentHelp("The most connections at once.", valueName: "number"))
    var connections = 10_000

    @Option(help: ArgumentHelp("The most connections of one address at once.", valueName: "number"))
    var connectionsPerAddress = 256
}
