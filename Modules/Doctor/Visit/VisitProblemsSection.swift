import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// The patient's problems, which are added to and resolved.
struct VisitProblemsSection<Presenter: VisitPresentable>: View {
    let visit: VisitDetails
    @ObservedObject var presenter: Presenter

    var body: some View {
        Section("Problems") {
            ForEach(visit.problems) { problem in
                if visit.canWrite, problem.isActive {
                    Button {
                        presenter.didTapResolve(problem)
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
                    .onSubmit { presenter.didTapAddProblem() }
                    .accessibilityIdentifier("visit.problem")
                Button("Add the problem") { presenter.didTapAddProblem() }
                    .disabled(presenter.form.problem.allSatisfy(\.isWhitespace))
                    .accessibilityIdentifier("visit.addProblem")
            }
        }
    }

    private func row(_ problem: Condition) -> some View {
        HStack {
            Text(verbatim: problem.code?.words.localized ?? "")
            Spacer()
            if !problem.isActive {
                Text("over").foregroundStyle(.secondary)
            } else {
                if problem.encounter == visit.encounter.id { Text("new").foregroundStyle(.green) }
                if visit.canWrite { Text("is it over?").foregroundStyle(.blue) }
            }
        }
    }
}

/// What was prescribed in this visit.
struct VisitMedicationSection<Presenter: VisitPresentable>: View {
    let visit: VisitDetails
    @ObservedObject var presenter: Presenter

    var body: some View {
        Section("Prescribed in this visit") {
            ForEach(visit.prescriptions) { prescription in
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
        }
    }
}
