import ClinicModel
import SwiftUI
import ViperKit

package struct PrescriptionsView<Presenter: PrescriptionsPresentable, Change: View>: View {
    @Environment(\.isScreenLocked) private var isScreenLocked
    @StateObject private var presenter: Presenter
    @FocusState private var isOnDone: Bool
    private let change: (Prescription) -> Change

    /// - Parameter change: The way from a prescription that may be stopped to one that takes its place.
    package init(
        presenter: @escaping @autoclosure () -> Presenter, @ViewBuilder change: @escaping (Prescription) -> Change
    ) {
        _presenter = StateObject(wrappedValue: presenter())
        self.change = change
    }

    package var body: some View {
        ScrollViewReader { place in
            list
                .scrolls(to: presenter.done, focusing: $isOnDone)
                // It has the focus when the page opens: where it is out of view, it comes with its name at the top.
                .onChange(of: presenter.prescriptions.value == nil, initial: true) {
                    if let first = firstToAskFor { place.scrollTo(first) }
                }
        }
        .standardNavigationTitle(title)
        .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
        .sheet(item: $presenter.request) { request in
            NavigationStack {
                PrescriptionsFormView(request: request, presenter: presenter)
            }
        }
        .onDisappear { presenter.didDisappear() }
        .onChange(of: isScreenLocked, initial: true) { presenter.didLock(isScreenLocked) }
        .scene(presenter)
    }

    private var list: some View {
        List {
            NoticeSection(notice: presenter.prescriptions.notice)
            done
            if let entity = presenter.prescriptions.value {
                if !entity.isOwn, let patient = entity.prescriptions?.patient {
                    Section {
                        Text(verbatim: patient.name).font(.headline)
                    }
                }
                refills(entity)
                if let prescriptions = entity.prescriptions {
                    active(prescriptions)
                    past(prescriptions)
                    actions(prescriptions)
                }
            }
        }
        .refreshable { [presenter] in await presenter.didPullToRefresh() }
    }

    private var firstToAskFor: MedicationRequest.ID? {
        presenter.prescriptions.value?.prescriptions?.active.first(where: \.canAskForRefill)?.id
    }

    /// As the row is called that leads there.
    private var title: LocalizedStringKey {
        guard let entity = presenter.prescriptions.value else { return "Prescriptions" }
        if entity.isOwn { return "My medication" }
        return entity.prescriptions == nil ? "Refills to approve" : "Prescriptions"
    }

    /// What was done, which has the focus, so that no other medicine's action has it; it goes when it is chosen.
    @ViewBuilder
    private var done: some View {
        if let done = presenter.done {
            Section {
                DoneRow(done.words) { presenter.didTapDone() }
                    .focused($isOnDone)
                    .accessibilityIdentifier("prescriptions.done")
                    .id(done)
            }
        }
    }

    @ViewBuilder
    private func refills(_ entity: PrescriptionsEntity) -> some View {
        if entity.prescriptions == nil || !entity.refills.isEmpty {
            Section {
                ForEach(entity.refills) { refill in
                    row(refill, in: entity)
                }
                if entity.refills.isEmpty {
                    Text("No refills wait for your word").foregroundStyle(.secondary)
                }
            } header: {
                entity.isOwn ? Text("Refills you asked for") : Text("Refills asked for")
            }
        }
    }

    @ViewBuilder
    private func row(_ refill: Refill, in entity: PrescriptionsEntity) -> some View {
        if refill.canAnswer {
            RowButton("Approve or decline", "checkmark.circle", "prescriptions.answer.\(refill.id)") {
                presenter.didTapAnswer(refill)
            } row: {
                RefillRow(refill: refill, showsPatient: entity.prescriptions == nil)
            }
            .contextMenu {
                if entity.prescriptions == nil {
                    Button {
                        presenter.didTapPrescriptions(of: refill)
                    } label: {
                        Label("Show the prescriptions", systemImage: "list.bullet.clipboard")
                    }
                }
            }
        } else if entity.prescriptions == nil {
            SceneLink(value: PrescriptionsParameters(patient: refill.patient)) {
                RefillRow(refill: refill, showsPatient: true)
            }
            .accessibilityIdentifier("prescriptions.patient.\(refill.id)")
        } else if refill.canWithdraw {
            RowButton("Withdraw", "arrow.uturn.backward", "prescriptions.withdraw.\(refill.id)", role: .destructive) {
                presenter.didTapWithdraw(refill)
            } row: {
                RefillRow(refill: refill, showsPatient: false, course: entity.isOwn ? entity.prescriptions : nil)
            }
        } else {
            RefillRow(refill: refill, showsPatient: false, course: entity.isOwn ? entity.prescriptions : nil)
        }
    }

    private func active(_ prescriptions: PatientPrescriptions) -> some View {
        Section {
            ForEach(prescriptions.active) { prescription in
                row(prescription, in: prescriptions)
            }
            if prescriptions.active.isEmpty {
                Text("Nothing is prescribed").foregroundStyle(.secondary)
            }
        } header: {
            Text("Current medication")
        }
    }

    @ViewBuilder
    private func row(_ prescription: Prescription, in prescriptions: PatientPrescriptions) -> some View {
        if prescription.canAskForRefill {
            RowButton("Ask for a refill", "arrow.clockwise", "prescriptions.refill.\(prescription.id)") {
                presenter.didTapAskForRefill(of: prescription)
            } row: {
                PrescriptionRow(prescription: prescription, course: prescriptions)
            }
        } else if prescription.canStop {
            RowButton("Stop", "stop", "prescriptions.stop.\(prescription.id)", role: .destructive) {
                presenter.didTapStop(prescription)
            } row: {
                PrescriptionRow(prescription: prescription, course: prescriptions)
            }
            change(prescription)
        } else {
            PrescriptionRow(prescription: prescription, course: prescriptions)
        }
    }

    @ViewBuilder
    private func past(_ prescriptions: PatientPrescriptions) -> some View {
        if !prescriptions.past.isEmpty {
            Section("Past medication") {
                FoldedRows(items: prescriptions.past) { prescription in
                    PrescriptionRow(prescription: prescription, course: prescriptions)
                }
            }
        }
    }

    private func actions(_ prescriptions: PatientPrescriptions) -> some View {
        Section("What you can do") {
            SceneLink(value: RecordParameters(patient: prescriptions.id)) {
                Label("Show the record", systemImage: "heart.text.square")
            }
            .accessibilityIdentifier("prescriptions.record")
        }
    }
}

/// A row with what can be done about it.
private struct RowButton<Row: View>: View {
    let title: LocalizedStringKey
    let systemImage: String
    let identifier: String
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let row: Row

    init(
        _ title: LocalizedStringKey, _ systemImage: String, _ identifier: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void, @ViewBuilder row: () -> Row
    ) {
        self.title = title
        self.systemImage = systemImage
        self.identifier = identifier
        self.role = role
        self.action = action
        self.row = row()
    }

    var body: some View {
        Button(role: role, action: action) {
            VStack(alignment: .leading) {
                row
                Label(title, systemImage: systemImage).foregroundStyle(role == .destructive ? Color.red : Color.blue)
            }
        }
        .buttonStyle(RowButtonStyle())
        .accessibilityIdentifier(identifier)
    }
}

struct PrescriptionsPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            PrescriptionsFactory.mock()
        }
    }
}
