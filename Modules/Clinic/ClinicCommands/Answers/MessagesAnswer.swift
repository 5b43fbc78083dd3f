import ClinicModel
import Foundation

/// Conversations, or one of them.
package enum MessagesAnswer: Answer {
    case list(ConversationsAnswer)
    case conversation(ConversationAnswer)

    package func lines(width: Int?) -> [String] {
        switch self {
        case .list(let answer): answer.lines(width: width)
        case .conversation(let answer): answer.lines(width: width)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .list(let answer): try answer.encode(to: encoder)
        case .conversation(let answer): try answer.encode(to: encoder)
        }
    }
}
