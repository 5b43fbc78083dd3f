import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// The patient's problems, which are added to and resolved.
struct VisitProblemsSection<Presenter: VisitPresentable>: View {
    let visit: VisitDetails
    @ObservedObject var presenter: Presenter
    let focus: FocusState<VisitField?>.Binding

    var body: some View {
        Section {
            ForEach(visit.problems) { problem in
                if visit.canResolve(problem) || visit.canMarkInError(problem) {
                    Button {
                        presenter.didTapProblem(problem)
                    } label: {
                        row(problem)
                    }
                    .buttonStyle(RowButtonStyle())
                    .accessibilityIdentifier("visit.problem.\(problem.id)")
                } else {
                    row(problem)
                }
            }
            if visit.problems.isEmpty {
                Text("No problems are recorded").foregroundStyle(.secondary)
            }
            if visit.canWrite {
                TextField("Another problem", text: $presenter.form.problem)
                    .focused(focus, equals: .problem)
                    .onSubmit { presenter.didTapAddProblem() }
                    .accessibilityIdentifier("visit.problem")
                Button("Add the problem") { presenter.didTapAddProblem() }
                    .disabled(isBlank)
                    .accessibilityIdentifier("visit.addProblem")
                if let added = presenter.addedProblem {
                    Label("\(added) is noted", systemImage: "checkmark").foregroundStyle(.green)
                } else if isBlank {
                    Text("Name a problem to add it.").foregroundStyle(.secondary)
                }
            }
        } header: {
            Text("Problems")
        } footer: {
            if visit.problems.contains(where: visit.canResolve) {
                Text("Choose a problem that is over, or that was noted in this visit in error.")
            } else if visit.problems.contains(where: visit.canMarkInError) {
                Text("Choose a problem that was entered in error to take it back.")
            }
        }
    }

    private var isBlank: Bool { presenter.form.problem.allSatisfy(\.isWhitespace) }

    private func row(_ problem: Condition) -> some View {
        HStack {
            Text(verbatim: problem.code?.words.localized ?? "")
            Spacer()
            if !problem.isActive {
                Text("over").foregroundStyle(.secondary)
            } else if problem.encounter == visit.encounter.id {
                Text("new in this visit").foregroundStyle(.green)
            }
        }
    }
}

extension VisitDetails {
    func canResolve(_ problem: Condition) -> Bool { canWrite && problem.isActive }

    /// Whether a prescription of the visit can be written anew or stopped: as long as it is not signed.
    func canReplace(_ prescription: MedicationRequest) -> Bool {
        canWrite && prescription.status.canBecome(.stopped)
    }

    func canMarkInError(_ problem: Condition) -> Bool { canCorrect && problem.encounter == encounter.id }
}

/// What was prescribed in this visit.
struct VisitMedicationSection<Presenter: VisitPresentable>: View {
    let visit: VisitDetails
    @ObservedObject var presenter: Presenter
    let focus: FocusState<VisitField?>.Binding

    var body: some View {
        Section {
            if let done = presenter.done {
                DoneRow(done.words) { presenter.didTapDone() }
                    .focused(focus, equals: .prescribed)
                    .accessibilityIdentifier("visit.prescribed")
                    .id(VisitField.prescribed)
            }
            ForEach(visit.prescriptions) { prescription in
                if visit.canReplace(prescription) {
                    Button {
                        presenter.didTapPrescription(prescription)
                    } label: {
                        row(prescription)
                    }
                    .buttonStyle(RowButtonStyle())
                    .accessibilityIdentifier("visit.prescription.\(prescription.id)")
                } else {
                    row(prescription)
                }
            }
            if visit.prescriptions.isEmpty {
                Text("Nothing is prescribed").foregroundStyle(.secondary)
            }
            if visit.canWrite {
                Button {
                    presenter.didTapPrescribe()
                } label: {
                    Label("Prescribe", systemImage: "plus")
                }
                .accessibilityIdentifier("visit.prescribe")
            }
        } header: {
            Text("Prescribed in this visit")
        } footer: {
            if visit.prescriptions.contains(where: visit.canReplace) {
                Text("Choose a prescription to correct it.")
            }
        }
    }

    private func row(_ prescription: MedicationRequest) -> some View {
        VStack(alignment: .leading) {
            HStack {
                Text(verbatim: prescription.medication?.words.localized ?? "")
                Spacer()
                if prescription.status != .active {
                    Text(prescription.status.words.resource).foregroundStyle(.secondary)
                }
            }
            Text(verbatim: prescription.dosageWords.localized)
                .foregroundStyle(.secondary)
            PrescriptionDetails(
                request: prescription, zone: visit.zone, issues: visit.allergies.issues(with: prescription))
        }
    }
}
