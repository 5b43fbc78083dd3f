import Foundation

/// Somebody's health record, as far as the principal may see it.
package struct PatientRecord: Hashable, Codable, Sendable, Identifiable {
    package let patient: Patient
    /// Those that one has now come first, then the latest; so with problems and medication.
    package let allergies: [AllergyIntolerance]
    package let problems: [Condition]
    package let medication: [MedicationRequest]
    /// The latest first, as everything below.
    package let immunizations: [Immunization]
    package let procedures: [Procedure]
    package let reports: [DiagnosticReport]
    /// Those that are open come first.
    package let orders: [Order]
    /// Without their data.
    package let documents: [DocumentReference]
    package let visits: [RecordVisit]
    /// By title.
    package let series: [ResultSeries]
    /// For a patient what was released to them lately, for a practitioner what waits for release; the latest first.
    package let news: [ResultSummary]
    /// The conversation in which the principal writes about the record; nil where there is none to write to.
    package let conversation: Conversation.ID?
    /// The zone in which times are said.
    package let zone: Zone

    package init(
        patient: Patient, allergies: [AllergyIntolerance] = [], problems: [Condition] = [],
        medication: [MedicationRequest] = [], immunizations: [Immunization] = [], procedures: [Procedure] = [],
        reports: [DiagnosticReport] = [], orders: [Order] = [], documents: [DocumentReference] = [],
        visits: [RecordVisit] = [],
        series: [ResultSeries] = [], news: [ResultSummary] = [], conversation: Conversation.ID? = nil, zone: Zone
    ) {
        self.patient = patient
        self.allergies = allergies
        self.problems = problems
        self.medication = medication
        self.immunizations = immunizations
        self.procedures = procedures
        self.reports = reports
        self.orders = orders
        self.documents = documents
        self.visits = visits
        self.series = series
        self.news = news
        self.conversation = conversation
        self.zone = zone
    }

    package var id: Patient.ID { patient.id }
}

/// A visit that has taken place, or takes place.
package struct RecordVisit: Hashable, Codable, Sendable, Identifiable {
    package let encounter: Encounter
    package let practitionerName: String?
    /// The appointment that it was, where the principal takes part in it.
    package let appointment: Appointment.ID?

    package init(encounter: Encounter, practitionerName: String?, appointment: Appointment.ID?) {
        self.encounter = encounter
        self.practitionerName = practitionerName
        self.appointment = appointment
    }

    package var id: Encounter.ID { encounter.id }
}

/// A result in a list.
package struct ResultSummary: Hashable, Codable, Sendable, Identifiable {
    package let id: ResultID
    package let patient: Patient.ID
    package let patientName: String
    package let title: Phrase
    /// The value of a single result; what was concluded, of a report.
    package let words: Phrase
    package let interpretation: Interpretation?
    package let date: DateTime?
    package let released: Date?
    package let zone: Zone

    package init(
        id: ResultID, patient: Patient.ID, patientName: String, title: Phrase, words: Phrase,
        interpretation: Interpretation?, date: DateTime?, released: Date?, zone: Zone
    ) {
        self.id = id
        self.patient = patient
        self.patientName = patientName
        self.title = title
        self.words = words
        self.interpretation = interpretation
        self.date = date
        self.released = released
        self.zone = zone
    }
}

/// The results of one kind, and whose they are.
package struct SeriesDetails: Hashable, Codable, Sendable {
    package let patient: Patient.ID
    package let patientName: String
    package let series: ResultSeries
    /// Whether the principal may release what waits.
    package let canRelease: Bool
    package let conversation: Conversation.ID?
    package let zone: Zone

    package init(
        patient: Patient.ID, patientName: String, series: ResultSeries, canRelease: Bool,
        conversation: Conversation.ID?, zone: Zone
    ) {
        self.patient = patient
        self.patientName = patientName
        self.series = series
        self.canRelease = canRelease
        self.conversation = conversation
        self.zone = zone
    }
}

/// A document, and by whom it is.
package struct DocumentDetails: Hashable, Codable, Sendable {
    package let document: DocumentReference
    package let patientName: String
    package let authorNames: [String]
    package let zone: Zone

    package init(document: DocumentReference, patientName: String, authorNames: [String], zone: Zone) {
        self.document = document
        self.patientName = patientName
        self.authorNames = authorNames
        self.zone = zone
    }
}
