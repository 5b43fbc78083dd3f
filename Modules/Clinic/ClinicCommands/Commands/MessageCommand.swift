import ArgumentParser
import ClinicModel
import ClinicProgram

/// `message send --to WHOM TEXT`, or `message send --to WHOM --text TEXT`, where `-` is what stdin has.
package struct MessageCommand<App: ClinicApp>: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "message", abstract: "Write a message.", subcommands: [SendMessageCommand<App>.self])
    }

    package init() {}
}

package struct SendMessageCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "send", abstract: "Send a message.")
    }

    package static var listing: ListingCommand? { .appointments }

    @Option(help: ArgumentHelp("The other side: an ID, or a name.", valueName: "whom"))
    package var to: String

    @Option(help: ArgumentHelp("The visit that it is about.", valueName: "id"))
    package var about: Appointment.ID?

    @Option(
        help: ArgumentHelp(
            "What to write, where it does not stand behind the command; - reads it from stdin.", valueName: "text"))
    package var text: String?

    @Argument(help: ArgumentHelp("What to write.", valueName: "text")) package var words: [String] = []
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func validate() throws {
        if words.isEmpty, text == nil {
            throw ValidationError(
                saying: "write the message behind the command, or with --text; --text - reads it from stdin")
        }
        guard words.isEmpty || text == nil else {
            throw ValidationError(saying: "say what to write once: behind the command, or with --text")
        }
    }

    package func completed(_ visit: CommandVisit<App>) async throws -> Self {
        guard let about else { return self }
        var completed = self
        completed.about = try await visit.appointment(about)
        return completed
    }

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        let typed = text ?? words.joined(separator: " ")
        let draft = MessageDraft(typed == "-" ? try StandardInput.text() : typed, about: about)
        let conversation = try await visit.gateways.messages.send(draft, to: visit.conversation(named: to))
        let sent = conversation.messages.last(where: \.isOwn)
        return NoteAnswer(
            "Sent to \(conversation.name).",
            facts: ["conversation": conversation.id.rawValue, "message": sent?.id.rawValue ?? ""])
    }
}
