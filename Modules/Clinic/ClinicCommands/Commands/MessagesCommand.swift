import ArgumentParser
import ClinicModel
import ClinicProgram

/// `messages`: with whom one has written, or what, which then has been read.
package struct MessagesCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "messages", abstract: "List your conversations, or read one.",
            discussion: "What is read is no longer new, as on the screen.")
    }

    @Argument(help: ArgumentHelp("The other side of one conversation: an ID, or a name.", valueName: "whom"))
    package var whom: String?

    @Option(help: "Which conversations to list, where not all.")
    package var show: ConversationsFilter?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func validate() throws {
        if whom != nil, show != nil {
            throw ValidationError(saying: "--show chooses from the list; leave it out to read one conversation")
        }
    }

    package func answer(_ visit: CommandVisit<App>) async throws -> MessagesAnswer {
        let messages = visit.gateways.messages
        guard let whom else {
            let all = try await messages.conversations(access: .opening)
            return .list(ConversationsAnswer(all.filter((show ?? .all).lists)))
        }
        let id = try await visit.conversation(named: whom)
        let conversation = try await messages.conversation(id, access: .opening)
        try await messages.markRead(conversation.unread)
        return .conversation(ConversationAnswer(conversation))
    }
}

extension ConversationsFilter: ExpressibleByArgument {}
