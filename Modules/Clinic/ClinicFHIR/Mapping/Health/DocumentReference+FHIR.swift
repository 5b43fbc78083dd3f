import ClinicModel
import Foundation
import PlainText

extension DocumentReference: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource.identifiers, status: try resource.code("status", in: Self.resourceType),
            docStatus: resource["docStatus"]?.string.flatMap(DocStatus.init), type: resource.concept("type"),
            patient: resource.subject,
            encounter: resource["context"]?["encounter"].items.lazy.compactMap(Encounter.ID.init(json:)).first,
            written: resource.time("date"), authors: resource.references("author"),
            summary: resource["description"]?.string,
            attachment: Attachment(json: resource["content"].items.first?["attachment"]),
            appends: resource["relatesTo"].items.lazy.compactMap(Self.appended).first)
    }

    func write(_ edit: inout ResourceEdit<DocumentReference>) {
        edit.setOwner()
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set("docStatus", \.docStatus) { $0.map { .string($0.rawValue) } }
        edit.set("type", \.type) { $0?.json }
        edit.set(instant: "date", \.written)
        edit.set(
            "relatesTo", \.appended, decode: Self.appended,
            encode: { id, _ in ["code": "appends", "target": .reference(id.reference)] })
        edit.set(references: "author", \.authors)
        edit.set("description", \.summary) { $0.map(JSONValue.string) }
        edit.setFirst("content", \.content) { ["attachment": $0.json] }
        if edit.hasChanged(\.encounter) {
            var context = edit.resource["context"]?.object ?? JSONObject()
            context["encounter"] = encounter.map { [.reference($0.reference)] }
            edit.resource["context"] = context.isEmpty ? nil : .object(context)
        }
    }

    private var content: Attachment? { attachment }
    private var appended: [ID] { appends.map { [$0] } ?? [] }

    private static func appended(_ relation: JSONValue) -> ID? {
        relation["code"]?.string == "appends" ? relation["target"].flatMap(ID.init(json:)) : nil
    }
}

extension Attachment {
    init(json: JSONValue?) {
        self.init(
            contentType: json?["contentType"]?.string,
            data: json?["data"]?.string.flatMap { Data(base64Encoded: $0, options: .ignoreUnknownCharacters) },
            url: json?["url"]?.string, title: json?["title"]?.string,
            creation: json?["creation"]?.string.flatMap(FHIRTime.stated), declaredSize: json?["size"]?.integer)
    }

    fileprivate var json: JSONValue {
        .some(
            ("contentType", contentType.map(JSONValue.string)),
            ("data", data.map { .string($0.base64EncodedString()) }), ("url", url.map(JSONValue.string)),
            ("size", declaredSize.map { .number(String($0)) }), ("title", title.map(JSONValue.string)),
            ("creation", creation.map { .string(FHIRTime.text($0)) }))
    }
}
