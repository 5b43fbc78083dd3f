import ClinicModel
import SwiftUI

/// What speaks against a medicine now.
struct IssueRows: View {
    let issues: [DetectedIssue]

    var body: some View {
        ForEach(issues) { issue in
            Label(issue.title, systemImage: "exclamationmark.triangle").foregroundStyle(issue.colour)
        }
    }
}
