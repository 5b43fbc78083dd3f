import ClinicModel
import SwiftUI
import ViperKit

/// Asks which visit a message is about.
struct VisitChoiceView: View {
    let visits: Fetched<[Visit]>
    let choose: @MainActor (Visit) -> Void
    let cancel: @MainActor () -> Void

    var body: some View {
        List {
            NoticeSection(notice: visits.notice)
            if let visits = visits.value {
                ForEach(visits) { visit in
                    Button {
                        choose(visit)
                    } label: {
                        VisitRow(visit: visit)
                    }
                    .buttonStyle(RowButtonStyle())
                    .accessibilityIdentifier("visitChoice.visit.\(visit.id)")
                }
                if visits.isEmpty {
                    Text("You have no visits together").foregroundStyle(.secondary)
                }
            }
            Section {
                Button("Attach none", action: cancel)
                    .keyboardShortcut(.cancelAction)
                    .accessibilityIdentifier("visitChoice.cancel")
            }
        }
        .inlineNavigationTitle("Attach a visit")
    }
}
