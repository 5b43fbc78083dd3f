import SwiftUI

/// Lets others go on until `condition` holds; says whether it came to hold before `limit` was over.
@MainActor
func comes(
    atMost limit: Duration = .seconds(60), _ condition: () -> Bool
) async -> Bool {
    let end = ContinuousClock.now + limit
    while !condition() {
        guard ContinuousClock.now < end else { return false }
        // Looked at now and then: what is waited for needs the main actor more.
        try? await Task.sleep(for: .milliseconds(2))
    }
    return true
}

extension Frame {
    /// All that a frame shows and offers, as text.
    var picture: String {
        let elements = elements.map { element in
            // Where a form asks its Presenter, a button stands for a link that only leads on.
            let role = element.role == .link ? .button : element.role
            return [
                role.rawValue, element.label, element.value ?? "-", element.identifier ?? "-",
                element.isEnabled ? "enabled" : "disabled", element.isActionable ? "actionable" : "-",
                element.actions.joined(separator: ", "),
            ].joined(separator: " | ")
        }
        let presented = presented.map { "\($0.rawValue) before " } ?? ""
        return (["\(presented)\(path.joined(separator: " › ")): \(title)"] + lines + elements).joined(separator: "\n")
    }
}
