import ArgumentParser

/// Whether a program's commands reach times that are taken: a set of options, empty where they do not.
package protocol TakenTimes: ParsableArguments, Sendable {
    /// Whether taken times are listed, too.
    var areListed: Bool { get }
    /// Why a taken time is to be booked; nil where it is not.
    var overbookingReason: String? { get }
}

/// Taken times are out of reach.
package struct FreeTimesOnly: TakenTimes {
    package var areListed: Bool { false }
    package var overbookingReason: String? { nil }

    package init() {}
}

/// Taken times can be listed.
package struct ListedTakenTimes: TakenTimes {
    @Flag(help: "List the times that are taken, too.")
    package var taken = false

    package var areListed: Bool { taken }
    package var overbookingReason: String? { nil }

    package init() {}
}

/// Taken times can be booked.
package struct BookedTakenTimes: TakenTimes {
    @Option(help: ArgumentHelp("Why to book a time that is taken.", valueName: "reason"))
    package var overbook: String?

    package var areListed: Bool { overbook != nil }
    package var overbookingReason: String? { overbook }

    package init() {}
}
