import ArgumentParser
import ClinicModel
import ClinicProgram

/// `account`: what the user's account is, and what can be done with it.
package struct AccountCommand<App: ClinicApp>: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "account", abstract: "Look after your account.",
            subcommands: [ShowAccountCommand<App>.self]
                + (App.role == .patient ? [ChangeAccountCommand<App>.self, ExportAccountCommand<App>.self] : [])
                + [AccountViewsCommand<App>.self, AccountSessionsCommand<App>.self],
            defaultSubcommand: ShowAccountCommand<App>.self)
    }

    package init() {}
}

package struct ShowAccountCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "show", abstract: "Show who you are and how the clinic reaches you.")
    }

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> ProfileAnswer {
        ProfileAnswer(try await visit.gateways.accounts.profile())
    }
}

package struct ExportAccountCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "export",
            abstract: "Write your data, visits, messages and released results to a file.",
            discussion: """
                As a FHIR Bundle it is all that is yours, for other programs; as a text it is your health record, to \
                read. Without a file it gets a name of its own, in this folder; - is stdout. A file that is there is not \
                replaced.
                """)
    }

    @Argument(help: "The file to write.", completion: .file()) package var file: String?

    @Option(help: "The form of the file; otherwise text where its name ends in .txt, else fhir.")
    package var format: ExportFormat?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> FileAnswer {
        let files: any RecordFilesGateway =
            try file.map { try RecordOutput(path: $0) } ?? RecordFolder.current
        return FileAnswer(path: try await write(to: files, visit), isOutput: file == "-")
    }

    private func write(to files: any RecordFilesGateway, _ visit: CommandVisit<App>) async throws -> String {
        switch format ?? (file?.lowercased().hasSuffix(".txt") == true ? .text : .fhir) {
        case .fhir: return try await files.write(visit.gateways.personalData)
        case .text:
            let (gateways, now) = (visit.gateways, visit.clinic.clock.now)
            return try await files.save(gateways.records.recordText(of: gateways.principal, at: now) { $0.said })
        }
    }
}

/// A form in which a record is taken along.
package enum ExportFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    case fhir, text
}

package struct AccountViewsCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "views",
            abstract: App.role == .patient
                ? "List who viewed or changed your record, latest first."
                : "List whose records you viewed or changed, latest first.")
    }

    @Flag(help: "List what you did alone, too.")
    package var all = false

    @Option(help: "How many rows at most.")
    package var limit = 50

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func validate() throws {
        guard limit > 0 else { throw ValidationError(saying: "--limit takes a number above 0") }
    }

    package func answer(_ visit: CommandVisit<App>) async throws -> AuditEventsAnswer {
        let gateways = visit.gateways
        let events = try await gateways.audit.events(betweenPeople: !all, limit: limit)
        return AuditEventsAnswer(
            events, seenBy: gateways.principal,
            visitTimes: try await gateways.appointments.times(namedIn: events, for: gateways.principal),
            zone: try await gateways.people.practitioners().zone)
    }
}

package struct AccountSessionsCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "sessions", abstract: "List where you are signed in.")
    }

    @Option(help: ArgumentHelp("Sign out of the session with this ID first.", valueName: "id"))
    package var end: OpenSession.ID?

    @Flag(help: "Sign out everywhere else first.")
    package var endOthers = false

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> OpenSessionsAnswer {
        let accounts = visit.gateways.accounts
        if let end { try await accounts.endSession(end) }
        if endOthers { try await accounts.endOtherSessions(than: visit.session) }
        return OpenSessionsAnswer(
            try await accounts.sessions(seenFrom: visit.session),
            zone: try await visit.gateways.people.practitioners().zone)
    }
}
