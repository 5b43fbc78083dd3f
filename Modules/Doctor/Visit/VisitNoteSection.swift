import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

/// The note: as it is written, and with its addenda once it is signed.
struct VisitNoteSection<Presenter: VisitPresentable>: View {
    let visit: VisitDetails
    @ObservedObject var presenter: Presenter
    let focus: FocusState<VisitField?>.Binding

    var body: some View {
        if visit.canWrite {
            Section {
                TextEditor(text: $presenter.form.note)
                    .accessibilityLabel("Text of the note")
                    .accessibilityIdentifier("visit.note")
                    .frame(minHeight: 48)
                Text(state).foregroundStyle(presenter.noteState == .failed ? Color.red : Color.secondary)
            } header: {
                Text("Note")
            } footer: {
                Text("The patient reads it once it is signed.")
            }
            Section {
                Button {
                    presenter.didTapSign()
                } label: {
                    Label("Sign and finish the visit", systemImage: "checkmark.seal")
                }
                .accessibilityIdentifier("visit.sign")
            } footer: {
                Text("“Finish visit” under the appointment ends it, too, but without a note.")
            }
        } else {
            signed
        }
    }

    @ViewBuilder
    private var signed: some View {
        Section("Note") {
            if visit.note == nil {
                Text("The visit was finished without a note.").foregroundStyle(.secondary)
            } else {
                Text(verbatim: visit.noteText)
            }
        }
        ForEach(visit.addenda) { addendum in
            Section {
                Text(verbatim: addendum.text)
            } header: {
                heading(addendum)
            }
        }
        if visit.canAddAddendum {
            Section {
                TextField("Addendum", text: $presenter.form.addendum)
                    .focused(focus, equals: .addendum)
                    .accessibilityIdentifier("visit.addendum")
                Button("Add it for good") { presenter.didTapAddAddendum() }
                    .disabled(presenter.form.addendum.allSatisfy(\.isWhitespace))
                    .accessibilityIdentifier("visit.addAddendum")
            } header: {
                Text("Add to it")
            } footer: {
                if presenter.form.addendum.allSatisfy(\.isWhitespace) { Text("Write something to add it.") }
            }
        }
    }

    private var state: LocalizedStringKey {
        switch presenter.noteState {
        case .empty: "Nothing is written yet"
        case .kept: "Kept as a draft"
        case .unsaved: "Being kept…"
        case .failed: "Not kept: it is tried again with the next change"
        }
    }

    private func heading(_ addendum: Addendum) -> Text {
        let moment = addendum.document.written.map { Moment($0, in: visit.zone).words.localized } ?? ""
        return addendum.authorName.map { Text("Addendum of \(moment) by \($0)") } ?? Text("Addendum of \(moment)")
    }
}
