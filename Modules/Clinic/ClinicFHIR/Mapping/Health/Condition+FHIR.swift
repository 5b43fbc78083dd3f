import ClinicModel
import Foundation
import PlainText

extension Condition: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource.identifiers,
            clinicalStatus: resource.concept("clinicalStatus")?.code(in: ClinicalStatus.conditionSystem)
                .flatMap(ClinicalStatus.init),
            verificationStatus: resource.concept("verificationStatus")?.code(in: VerificationStatus.conditionSystem)
                .flatMap(VerificationStatus.init),
            code: resource.concept("code"), patient: resource.subject, encounter: resource.encounter,
            onset: resource.stated("onset"), abatement: resource.stated("abatement"),
            recorded: resource.dateTime("recordedDate"))
    }

    func write(_ edit: inout ResourceEdit<Condition>) {
        edit.setOwner()
        edit.set("clinicalStatus", \.clinicalStatus) { status in
            status.map { CodeableConcept(system: ClinicalStatus.conditionSystem, code: $0.rawValue).json }
        }
        edit.set("verificationStatus", \.verificationStatus) { status in
            status.map { CodeableConcept(system: VerificationStatus.conditionSystem, code: $0.rawValue).json }
        }
        edit.set("code", \.code) { $0?.json }
        edit.setEncounter()
        edit.set(stated: "onset", \.onset)
        edit.set(stated: "abatement", \.abatement)
        edit.set(dateTime: "recordedDate", \.recorded)
    }
}
