import ArgumentParser

/// Whose times, and for what.
package struct SlotOptions: ParsableArguments {
    @Option(name: .customLong("with"), help: ArgumentHelp("The practitioner: an ID, or a name.", valueName: "who"))
    package var practitioner: String?

    @Option(help: "The service: its words, the beginnings of them, or its code.")
    package var service: String?

    package init() {}
}
