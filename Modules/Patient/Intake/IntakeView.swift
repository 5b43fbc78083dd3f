import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// What is asked before a visit, with what was answered so far, and the step that signs it.
package struct IntakeView<Presenter: IntakePresentable>: View {
    @Environment(\.locale) private var locale
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var presenter: Presenter
    @FocusState private var focus: String?

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        Form {
            NoticeSection(notice: presenter.intakes.notice)
            if let intake = presenter.intake {
                IntakeFacts(intake: intake, presenter: presenter)
                ForEach(presenter.sections) { section in
                    questions(section, of: intake)
                }
                if intake.canAnswer {
                    SigningSection(intake: intake, presenter: presenter)
                }
            } else if presenter.intakes.value != nil {
                Text("Nothing is asked before this visit.").foregroundStyle(.secondary)
            }
        }
        .onFirstAppear { presenter.locale = locale }
        .refreshable { await presenter.didPullToRefresh() }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                if presenter.asksBeforeGoingBack {
                    Button("Back") { presenter.didTapBack() }
                        .accessibilityIdentifier("intake.back")
                }
            }
        }
        // The way out asks before it loses what was answered.
        .navigationBarBackButtonHidden(presenter.asksBeforeGoingBack)
        .interactiveDismissDisabled(presenter.asksBeforeGoingBack)
        .inlineNavigationTitle("Questions before the visit")
        .onChange(of: scenePhase) {
            if scenePhase == .background { presenter.didLeave() }
        }
        .onDisappear { presenter.didDisappear() }
        .focus($focus, on: $presenter.firstFault, after: presenter.alertParameters)
        .scene(presenter)
    }

    private func questions(_ section: IntakeSection, of intake: Intake) -> some View {
        Section {
            ForEach(section.items) { item in
                QuestionRow(item: item, today: intake.today, presenter: presenter, focus: $focus)
                    .disabled(!intake.canAnswer || item.isReadOnly)
            }
            if let score = presenter.scores[section.id] {
                LabeledContent("Score (points added up)") { Text(verbatim: score) }
            }
            if let group = section.group {
                RepetitionButtons(group: group, presenter: presenter).disabled(!intake.canAnswer)
            }
        } header: {
            if let group = section.group { Text(verbatim: group.words.localized) }
        }
    }
}

/// The visit that it is for, and how far the answers are.
private struct IntakeFacts<Presenter: IntakePresentable>: View {
    let intake: Intake
    @ObservedObject var presenter: Presenter

    var body: some View {
        Section {
            if let intakes = presenter.intakes.value, intakes.count > 1 {
                Picker("Questionnaire", selection: $presenter.questionnaire) {
                    ForEach(intakes) { intake in
                        Text(verbatim: intake.questionnaire.words.localized).tag(
                            Questionnaire.ID?.some(intake.questionnaire.id))
                    }
                }
                .accessibilityIdentifier("intake.questionnaire")
            } else {
                Text(verbatim: intake.questionnaire.words.localized).font(.headline)
            }
            LabeledContent("Your visit") {
                Text(verbatim: Visit(intake.visit, seenBy: .patient).details())
            }
            LabeledContent("Status") { state }
        }
    }

    private var state: Text {
        if presenter.asksBeforeGoingBack {
            return Text("Not kept: the clinic cannot be reached. It is sent as soon as it can.")
        }
        if !presenter.isKept { return Text("Saving what you answered…") }
        if !intake.canAnswer {
            return intake.isSigned ? Text("Signed; the visit has begun or is over") : Text("Not signed")
        }
        if intake.hasDraft { return intake.isSigned ? Text("Changed since you signed") : Text("Saved, not sent yet") }
        return intake.isSigned ? Text("Signed") : Text("Not signed")
    }
}

private struct SigningSection<Presenter: IntakePresentable>: View {
    let intake: Intake
    @ObservedObject var presenter: Presenter

    var body: some View {
        Section {
            if presenter.isSigned {
                Label {
                    signed
                } icon: {
                    Image(systemName: "checkmark.seal")
                }
                .accessibilityIdentifier("intake.signed")
                // It has the focus in the place of the button, so that the next key changes no answer.
                .focusable()
                Text("Sent to \(intake.visit.practitionerName). Only those who treat you at the clinic can read it.")
                    .foregroundStyle(.secondary)
            } else {
                if intake.isSigned {
                    Label(changed, systemImage: "exclamationmark.triangle")
                        .foregroundStyle(.orange)
                        .accessibilityIdentifier("intake.changed")
                }
                Toggle("I confirm that these answers are true", isOn: $presenter.isConfirmed)
                    .accessibilityIdentifier("intake.confirm")
                Button("Sign as \(intake.visit.patientName)") { presenter.didTapSign() }
                    .disabled(!presenter.canSign)
                    .accessibilityIdentifier("intake.sign")
            }
        } header: {
            Text("Sign")
        } footer: {
            Text("What has a * must be answered. You can change and sign your answers again until the visit begins.")
        }
    }

    private var changed: LocalizedStringKey {
        """
        You have changed an answer since you signed. Your practitioner reads the answers that you signed until you \
        sign again.
        """
    }

    private var signed: Text {
        guard let name = intake.response?.signature, let authored = intake.response?.authored else {
            return Text("Signed")
        }
        return Text("Signed as \(name), \(authored.wordsWithTime(in: intake.visit.zone).localized)")
    }
}

struct IntakePreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            IntakeFactory.mock()
        }
    }
}
