import ArgumentParser
import ClinicModel
import ClinicProgram

/// `visit show ID` and what is written in a visit.
package struct VisitCommand<App: ClinicApp>: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "visit", abstract: "Document a visit that was started, and sign it.",
            subcommands: [
                ShowVisitCommand<App>.self, MeasureCommand<App>.self, ProblemCommand<App>.self,
                InErrorCommand<App>.self, OrderCommand<App>.self, EndOrderCommand<App>.self,
                VisitNoteCommand<App>.self, SignVisitCommand<App>.self, AddendumCommand<App>.self,
            ])
    }

    package init() {}
}

package struct ShowVisitCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "show", abstract: "Show what is written of a visit.")
    }

    package static var listing: ListingCommand? { .appointments }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> VisitAnswer {
        VisitAnswer(try await visit.gateways.visits.visit(of: id, access: .opening))
    }
}

package struct MeasureCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "measure",
            abstract: "Record what was measured, such as pulse=72 temperature=37.2; earlier values stay.",
            discussion: "Signs: "
                + VitalSign.allCases.map { "\($0.rawValue) (\($0.unit))" }.joined(separator: ", ")
                + ". What is unusual needs --unusual.")
    }

    package static var listing: ListingCommand? { .appointments }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @Argument(help: ArgumentHelp("What was measured.", valueName: "sign=value")) package var signs: [String]
    @Option(
        help: ArgumentHelp(
            "Correct a measurement of the visit, by its ID, as “visit show --json” lists it.", valueName: "id"))
    package var correcting: Observation.ID?
    @Flag(help: "It is unusual, and was measured so.") package var unusual = false
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> VisitAnswer {
        var typed: [VitalSign: String] = [:]
        for text in signs {
            let parts = text.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let sign = VitalSign(rawValue: String(parts[0])) else {
                throw ProgramError(
                    .usage, "“\(text)” is no measurement",
                    advice:
                        "write one such as pulse=72, of: \(VitalSign.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            typed[sign] = String(parts[1])
        }
        let measured = try VitalSigns(typed: typed)
        if let surprise = measured.unusual.first, !unusual {
            throw ClinicError.invalid("\(surprise) is unusual: say --unusual if it was measured so.")
        }
        try await visit.gateways.visits.measure(measured, correcting: correcting, in: id)
        return VisitAnswer(try await visit.gateways.visits.visit(of: id, access: .refresh))
    }
}

package struct ProblemCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "problem", abstract: "Note a problem of the patient's, or that one is over.",
            discussion: "With --over the problem is named by its ID, as “visit show --json” lists it.")
    }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @Argument(help: "The problem.") package var problem: String
    @Flag(help: "It is over.") package var over = false
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> VisitAnswer {
        let visits = visit.gateways.visits
        if over {
            try await visits.resolve(Condition.ID(problem), in: id)
        } else {
            try await visits.addProblem(CodeableConcept(text: problem), in: id)
        }
        return VisitAnswer(try await visits.visit(of: id, access: .refresh))
    }
}

package struct InErrorCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "in-error", abstract: "Take back a measurement or a problem that was entered in error.",
            discussion: """
                What was measured is named by its sign, such as pulse, where the last measurement is meant, or by its \
                ID; of a pressure both values go. A problem that was noted in the visit is named by its ID. IDs are in \
                “visit show --json”.
                """)
    }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @Argument(help: ArgumentHelp("What was entered in error.", valueName: "sign-or-problem"))
    package var mistake: String
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> VisitAnswer {
        let visits = visit.gateways.visits
        if let sign = VitalSign(rawValue: mistake) {
            try await visits.markMeasurementInError(sign, in: id)
        } else if let wrong = try await measurement(visits) {
            try await visits.markInError(wrong, in: id)
        } else {
            try await visits.markProblemInError(Condition.ID(mistake), in: id)
        }
        return VisitAnswer(try await visits.visit(of: id, access: .refresh))
    }

    /// The measurement that is named by its ID; nil where a problem is.
    private func measurement(_ visits: any VisitsGateway) async throws -> VisitMeasurement? {
        try await visits.visit(of: id, access: .refresh).measurements?.first { $0.id.rawValue == mistake }
    }
}

package struct VisitNoteCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "note",
            abstract: "Keep the note of a visit as a draft, in place of the one before, which the answer says.")
    }

    package static var listing: ListingCommand? { .appointments }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @Argument(help: "The whole of the note.") package var text: String
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        let before = try await visit.gateways.visits.visit(of: id, access: .refresh).noteText
        try await visit.gateways.visits.saveNote(text, of: id)
        guard !before.allSatisfy(\.isWhitespace), before != text else {
            return NoteAnswer("Kept as a draft.", facts: ["appointment": id.rawValue])
        }
        return NoteAnswer(
            "Kept as a draft, in place of: \(before)", facts: ["appointment": id.rawValue, "replaced": before])
    }
}

package struct SignVisitCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "sign",
            abstract: "Sign and finish a visit; what comes later is an addendum, or takes an error back.")
    }

    package static var listing: ListingCommand? { .appointments }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @Flag(help: "There is no note.") package var withoutNote = false
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        let visits = visit.gateways.visits
        if !withoutNote, try await visits.visit(of: id, access: .refresh).noteText.allSatisfy(\.isWhitespace) {
            throw ClinicError.invalid("There is no note to sign: write one, or say --without-note.")
        }
        try await visits.sign(id)
        return NoteAnswer("The visit is signed.", facts: ["appointment": id.rawValue])
    }
}

package struct AddendumCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "addendum", abstract: "Add to a visit that is finished.")
    }

    package static var listing: ListingCommand? { .appointments }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @Argument(help: "What is added.") package var text: String
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        try await visit.gateways.visits.addAddendum(text, to: id)
        return NoteAnswer("Added.", facts: ["appointment": id.rawValue])
    }
}
