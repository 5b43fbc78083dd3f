import ClinicModel
import Foundation
import SwiftUI

/// A medicine in a list: how it is taken, since when and until when, by whom, and how it stands.
struct PrescriptionRow: View {
    let prescription: Prescription
    /// All that the patient has and had.
    let course: PatientPrescriptions

    private var request: MedicationRequest { prescription.request }
    private var zone: Zone { course.zone }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(verbatim: prescription.words.localized).font(.headline)
                Spacer()
                state
            }
            if !request.dosageWords.isEmpty { Text(verbatim: request.dosageWords.localized) }
            if let authored = request.authored {
                Text(origin(authored)).foregroundStyle(.secondary)
            }
            if let start = request.courseStart(among: (course.active + course.past).map(\.request), in: zone) {
                Text("Taken since \(start.words.localized)").foregroundStyle(.secondary)
            }
            PrescriptionDetails(request: request, zone: zone, issues: prescription.issues)
        }
    }

    @ViewBuilder
    private var state: some View {
        if prescription.openRefill != nil {
            Text("refill asked for").foregroundStyle(.orange)
        } else if prescription.isRefillDue {
            Text("refill due").foregroundStyle(.orange)
        } else if let standing = request.standing {
            Text(standing.resource).foregroundStyle(request.doNotPerform == true ? Color.red : Color.secondary)
        }
    }

    private func origin(_ authored: DateTime) -> LocalizedStringKey {
        let day = authored.words(in: zone).localized
        return switch (prescription.prescriberName, authored.isLongerThanDay) {
        case (let name?, false): "Prescribed on \(day) by \(name)"
        case (let name?, true): "Prescribed in \(day) by \(name)"
        case (nil, false): "Prescribed on \(day)"
        case (nil, true): "Prescribed in \(day)"
        }
    }
}

/// How long a medicine lasts, what was noted, what speaks against it now, what spoke against it with the reason why it was
/// prescribed, and why it was stopped.
package struct PrescriptionDetails: View {
    private let request: MedicationRequest
    private let zone: Zone
    private let issues: [DetectedIssue]

    /// - Parameter issues: What speaks against it now, for who prescribes. What did so when it was prescribed is not said
    ///   again.
    package init(request: MedicationRequest, zone: Zone, issues: [DetectedIssue] = []) {
        let earlier = Set((request.issues ?? []).map(\.id))
        self.request = request
        self.zone = zone
        self.issues = issues.filter { !earlier.contains($0.id) }
    }

    package var body: some View {
        IssueRows(issues: issues)
        if let end = request.supplyEnd, request.isActive {
            Text("The supply lasts until \(DateTime.instant(end).words(in: zone).localized)").foregroundStyle(
                .secondary)
        }
        if let note = request.note, !note.isEmpty { Text(verbatim: note).foregroundStyle(.secondary) }
        ForEach(request.issues ?? []) { issue in
            Label(issue.title, systemImage: "exclamationmark.triangle").foregroundStyle(.orange)
            if let mitigation = issue.mitigation { Text(verbatim: mitigation).foregroundStyle(.secondary) }
        }
        if !request.isActive, let reason = request.statusReason?.words.localized, !reason.isEmpty {
            Text("Because: \(reason)").foregroundStyle(.secondary)
        }
    }
}

/// A refill in a list: of what and how it is taken, for whom, since when, and how it stands.
struct RefillRow: View {
    let refill: Refill
    let showsPatient: Bool
    /// What whoever asked has besides, which says who answers and who has answered.
    var course: PatientPrescriptions?

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(verbatim: showsPatient ? refill.patientName : refill.words.localized).font(.headline)
                Spacer()
                Text(refill.outcome.title).foregroundStyle(refill.outcome.colour)
            }
            if showsPatient { Text(verbatim: refill.words.localized) }
            if refill.canAnswer { again }
            if let asked = refill.request.authored {
                Text("Asked for on \(asked.wordsWithTime(in: refill.zone).localized)").foregroundStyle(.secondary)
            }
            if let note = refill.request.note { Text("“\(note)”") }
            if let reason = refill.request.statusReason?.text { Text("Because: \(reason)") }
            if let course { answer(in: course) }
            IssueRows(issues: refill.issues)
        }
    }

    /// Who has answered and when, or who is going to.
    @ViewBuilder
    private func answer(in course: PatientPrescriptions) -> some View {
        switch refill.outcome {
        case .open:
            Text(next(in: course)).foregroundStyle(.secondary)
        case .approved:
            if let again = (course.active + course.past).first(where: { $0.request.basis == refill.id }),
                let day = again.request.authored, let name = again.prescriberName
            {
                Text("Approved on \(day.words(in: refill.zone).localized) by \(name)").foregroundStyle(.secondary)
            }
        case .declined, .withdrawn: EmptyView()
        }
    }

    private func next(in course: PatientPrescriptions) -> LocalizedStringKey {
        if let name = course.active.first(where: { $0.id == refill.request.prior })?.prescriberName {
            return "Next: \(name) or another of your practitioners answers it here."
        }
        return "Next: one of your practitioners answers it here."
    }

    /// What an approval prescribes again.
    @ViewBuilder
    private var again: some View {
        let dosage = (refill.prior ?? refill.request).dosageWords
        if dosage.isEmpty {
            Text("No dosage is recorded").foregroundStyle(.orange)
        } else {
            Text(verbatim: dosage.localized)
        }
        if let last = refill.prior?.authored {
            Text(origin(of: last)).foregroundStyle(.secondary)
        }
    }
    private func origin(of last: DateTime) -> LocalizedStringKey {
        let day = last.words(in: refill.zone).localized
        return last.isLongerThanDay ? "Prescribed last in \(day)" : "Prescribed last on \(day)"
    }
}
