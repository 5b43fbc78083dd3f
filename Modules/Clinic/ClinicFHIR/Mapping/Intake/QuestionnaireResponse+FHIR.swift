import ClinicModel
import Foundation
import PlainText

extension QuestionnaireResponse: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifier: resource["identifier"].flatMap(Identifier.init(json:)),
            status: try resource.code("status", in: Self.resourceType),
            questionnaire: resource["questionnaire"]?.string, patient: resource.subject,
            appointment: resource.value(ofExtension: ClinicExtension.appointment).flatMap(Appointment.ID.init(json:)),
            authored: resource.dateTime("authored"),
            signature: resource.value(ofExtension: ClinicExtension.signature)?["who"]?["display"]?.string,
            items: resource["item"].items.compactMap(Item.init(json:)))
    }

    func write(_ edit: inout ResourceEdit<QuestionnaireResponse>) {
        edit.set(extension: ClinicExtension.appointment, \.appointment) {
            $0.map { .init(name: "valueReference", value: .reference($0.reference)) }
        }
        edit.set(extension: ClinicExtension.signature, \.signed) { $0?.member }
        edit.set("identifier", \.identifier) { $0?.json }
        edit.set("questionnaire", \.questionnaire) { $0.map { .string($0) } }
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set("subject", \.patient) { $0.map { .reference($0.reference) } }
        edit.set(dateTime: "authored", \.authored)
        edit.set(
            "item", \.items, decode: Item.init(json:), encode: { item, _ in item.json }, isSame: { _, _ in false })
    }

    private var signed: Signed? {
        signature.map { Signed(name: $0, who: patient?.reference, when: authored?.beginning) }
    }
}

/// A signature in R4's form: the author's, by the name that was typed.
private struct Signed: Hashable {
    let name: String
    let who: String?
    let when: Date?

    var member: JSONObject.Member {
        let type: JSONValue = [
            "system": "urn:iso-astm:E1762-95:2013", "code": "1.2.840.10065.1.12.1.1", "display": "Author's Signature",
        ]
        return .init(
            name: "valueSignature",
            value: .some(
                ("type", .array([type])), ("when", when.map { .string(FHIRTime.text($0)) }),
                ("who", .some(("reference", who.map(JSONValue.string)), ("display", .string(name))))))
    }
}

extension QuestionnaireResponse.Item {
    fileprivate init?(json: JSONValue) {
        guard let linkId = json["linkId"]?.string else { return nil }
        self.init(
            linkId: linkId, text: json["text"]?.string,
            answers: json["answer"].items.compactMap(QuestionnaireResponse.Answer.init(json:)),
            items: json["item"].items.compactMap(Self.init(json:)))
    }

    fileprivate var json: JSONValue {
        .some(
            ("linkId", .string(linkId)), ("text", text.map(JSONValue.string)),
            ("answer", answers.isEmpty ? nil : .array(answers.map(\.json))),
            ("item", items.isEmpty ? nil : .array(items.map(\.json))))
    }
}

extension QuestionnaireResponse.Answer {
    fileprivate init?(json: JSONValue) {
        guard let value = AnswerValue(json) else { return nil }
        self.init(value, items: json["item"].items.compactMap(QuestionnaireResponse.Item.init(json:)))
    }

    fileprivate var json: JSONValue {
        let member = value.member()
        return .some((member.name, member.value), ("item", items.isEmpty ? nil : .array(items.map(\.json))))
    }
}
