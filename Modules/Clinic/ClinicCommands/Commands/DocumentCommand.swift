import ArgumentParser
import ClinicModel
import ClinicProgram

/// `document ID`: reads a document of a health record, or saves its file.
package struct DocumentCommand<App: ClinicApp>: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "document", abstract: "Read a document of a health record, or save its file.",
            subcommands: [ShowDocumentCommand<App>.self, SaveDocumentCommand<App>.self],
            defaultSubcommand: ShowDocumentCommand<App>.self)
    }

    package init() {}
}

package struct ShowDocumentCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "show", abstract: "Read a document.")
    }

    package static var listing: ListingCommand? { .record }

    @OptionGroup package var document: DocumentOptions
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> DocumentAnswer {
        DocumentAnswer(try await document.find(visit, access: .opening))
    }
}

package struct SaveDocumentCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "save", abstract: "Save a document's file.",
            discussion: """
                Without a file it is named after the document, in this folder; - is stdout. A file that is there is not \
                replaced.
                """)
    }

    package static var listing: ListingCommand? { .record }

    @OptionGroup package var document: DocumentOptions
    @Argument(help: "The file to write.", completion: .file()) package var file: String?
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> FileAnswer {
        let files: any RecordFilesGateway =
            try file.map { try RecordOutput(path: $0) } ?? RecordFolder.current
        let found = try await document.find(visit, access: .export).file()
        return FileAnswer(path: try await files.save(found), isOutput: file == "-")
    }
}

/// Which document, and whose.
package struct DocumentOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The document's ID, as “record” lists it.", valueName: "id"))
    package var id: DocumentReference.ID

    @Option(name: .customLong("for"), help: ArgumentHelp("The patient: a name, or an ID.", valueName: "whom"))
    package var patient: String?

    package init() {}

    func find(_ visit: CommandVisit<some ClinicApp>, access: Access) async throws -> DocumentDetails {
        try await visit.gateways.records.document(id, of: owner(visit), access: access)
    }

    private func owner(_ visit: CommandVisit<some ClinicApp>) async throws -> Patient.ID {
        if let patient { return try await visit.patient(named: patient) }
        guard case .patient(let own) = visit.gateways.principal else {
            throw ProgramError(.usage, "it is not said whose document", advice: "name the patient with --for")
        }
        return own
    }
}
