import ArgumentParser

/// Whether a program's commands reach times that are taken, and times for others: a set of options, empty where they do
/// not.
package protocol TakenTimes: ParsableArguments, Sendable {
    /// For whom a time is sought, as a name or an ID; nil where that is not said, or one looks for oneself.
    var patient: String? { get }
    /// Whether taken times are listed, too.
    var areListed: Bool { get }
    /// Why a taken time is to be booked; nil where it is not.
    var overbookingReason: String? { get }
}

/// Taken times are out of reach.
package struct FreeTimesOnly: TakenTimes {
    package var patient: String? { nil }
    package var areListed: Bool { false }
    package var overbookingReason: String? { nil }

    package init() {}
}

/// Taken times can be listed.
package struct ListedTakenTimes: TakenTimes {
    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            "The patient whom it is for, a name or an ID: then no time is listed at which they have another visit.",
            valueName: "whom"))
    package var patient: String?

    @Flag(help: "List the times that are taken, too.")
    package var taken = false

    package var areListed: Bool { taken }
    package var overbookingReason: String? { nil }

    package init() {}
}

/// Taken times can be booked.
package struct BookedTakenTimes: TakenTimes {
    package var patient: String? { nil }

    @Option(help: ArgumentHelp("Why to book a time that is taken.", valueName: "reason"))
    package var overbook: String?

    package var areListed: Bool { overbook != nil }
    package var overbookingReason: String? { overbook }

    package init() {}
}
