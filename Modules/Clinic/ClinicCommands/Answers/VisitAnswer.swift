import ClinicModel
import ClinicProgram
import Foundation

/// A visit as far as it is documented.
package struct VisitAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case appointment, encounter, status, patient, patientName, reason, signs, measurements, problems, note
        case noteStatus, addenda, prescriptions, orders
    }

    private struct Measured: Encodable {
        let id: String
        let time: Date?
        let signs: [String: String]

        init(_ measurement: VisitMeasurement) {
            id = measurement.id.rawValue
            time = measurement.time
            signs = measurement.signs.texts
        }
    }

    private struct Problem: Encodable {
        let id: String
        let name: String
        let isActive: Bool
    }

    private struct Ordered: Encodable {
        let id: String
        let name: String
        let status: String
        let results: [String]
    }

    private let visit: VisitDetails

    package init(_ visit: VisitDetails) {
        self.visit = visit
    }

    package func lines(width: Int?) -> [String] {
        let signs: [(name: Phrase, text: String?)] = VitalSign.allCases.flatMap { sign in
            values(of: sign).map { (name: sign.words, text: $0) }
        }
        let head: [(name: Phrase, text: String?)] = [
            ("Patient", "\(visit.patient.name) (\(visit.patient.id))"),
            ("When", visit.appointment.when),
            ("Status", visit.encounter.status.words.said),
            ("For", visit.encounter.reason),
        ]
        let problems: [(name: Phrase, text: String?)] = visit.problems.map { problem in
            (problem.isActive ? "Problem" : "Resolved", problem.code?.words.said)
        }
        let prescribed: [(name: Phrase, text: String?)] = visit.prescriptions.map {
            ("Prescribed", text(of: $0))
        }
        let ordered: [(name: Phrase, text: String?)] = visit.orders.map {
            ("Ordered", "\($0.request.words.said), \($0.request.status.words.said) (\($0.id))")
        }
        let note: Phrase = visit.noteText.isEmpty ? "" : visit.canWrite ? "Note, a draft:" : "Note:"
        let texts =
            [note.said, visit.noteText]
            + visit.addenda.flatMap { [heading($0), $0.text] }
        return Facts.lines(head + signs + problems + prescribed + ordered, width: width)
            + texts.filter { !$0.isEmpty }.flatMap { $0.wrappedLines(to: width) }
    }

    /// What was measured of a sign; with its time where that was several times.
    private func values(of sign: VitalSign) -> [String] {
        let measured = visit.measured(sign)
        guard measured.count > 1 else {
            return visit.vitalSigns.values[sign].map { [sign.words(of: $0).said] } ?? []
        }
        return measured.compactMap { measurement in
            measurement.signs.values[sign].map { value in
                sign.words(of: value, at: measurement.time.map { Moment($0, in: visit.zone) }).said
            }
        }
    }

    private func heading(_ addendum: Addendum) -> String {
        let written = addendum.document.written.map { Moment($0, in: visit.zone).words }
        let facts = [written, addendum.authorName.map { "\($0)" }].compactMap(\.self)
        let heading: Phrase = facts.isEmpty ? "Addendum:" : "Addendum, \(Phrase(joining: facts, by: ", ")):"
        return heading.said
    }

    private func text(of prescription: MedicationRequest) -> String? {
        guard let medicine = prescription.medication?.display else { return nil }
        return prescription.status == .active ? medicine : "\(medicine), \(prescription.status.words.said)"
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(visit.id.rawValue, forKey: .appointment)
        try container.encode(visit.encounter.id.rawValue, forKey: .encounter)
        try container.encode(visit.encounter.status.rawValue, forKey: .status)
        try container.encode(visit.patient.id.rawValue, forKey: .patient)
        try container.encode(visit.patient.name, forKey: .patientName)
        try container.encodeIfPresent(visit.encounter.reason, forKey: .reason)
        try container.encode(visit.vitalSigns.texts, forKey: .signs)
        try container.encodeIfPresent(visit.measurements?.map(Measured.init), forKey: .measurements)
        let problems = visit.problems.map {
            Problem(id: $0.id.rawValue, name: $0.code?.display ?? "", isActive: $0.isActive)
        }
        try container.encode(problems, forKey: .problems)
        try container.encode(visit.noteText, forKey: .note)
        try container.encodeIfPresent(visit.note?.docStatus?.rawValue, forKey: .noteStatus)
        try container.encode(visit.addenda.map(\.text), forKey: .addenda)
        let orders = visit.orders.map {
            Ordered(
                id: $0.id.rawValue, name: $0.request.title, status: $0.request.statusCode,
                results: $0.results.map(\.id.reference))
        }
        try container.encode(orders, forKey: .orders)
        try container.encode(visit.prescriptions.map(\.id.rawValue), forKey: .prescriptions)
    }
}

extension VitalSigns {
    /// As programs read them.
    fileprivate var texts: [String: String] {
        Dictionary(values.map { ($0.key.rawValue, $0.value.display) }, uniquingKeysWith: { first, _ in first })
    }
}
