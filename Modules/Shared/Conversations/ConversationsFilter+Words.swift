import ClinicModel
import Foundation
import SwiftUI

extension ConversationsFilter {
    var title: LocalizedStringResource {
        switch self {
        case .all: "All"
        case .unread: "Unread"
        case .unanswered: "Unanswered"
        }
    }

    /// What to say where nothing is listed.
    var nothing: LocalizedStringResource {
        switch self {
        case .all: "No messages yet"
        case .unread: "Every message is read"
        case .unanswered: "No message waits for your answer"
        }
    }
}
