import ClinicModel
import PlainText

/// What spoke against a prescription is a DetectedIssue within it: R4 keeps the reason in the `mitigation`.
extension MedicationRequest {
    static func issues(in resource: JSONObject) -> [DetectedIssue]? {
        let issues = resource["contained"].items.compactMap(DetectedIssue.init(json:))
        return issues.isEmpty ? nil : issues
    }

    func writeIssues(_ edit: inout ResourceEdit<MedicationRequest>) {
        guard edit.hasChanged(\.issues) else { return }
        let own = (edit.resource["contained"]?.array ?? []).filter { DetectedIssue(json: $0) != nil }
        let ownNames = Set(own.compactMap { $0["id"]?.string.map { "#" + $0 } })
        let issues = (issues ?? []).enumerated().map { number, issue in issue.json(id: "issue-\(number + 1)") }
        let contained = (edit.resource["contained"]?.array ?? []).filter { !own.contains($0) } + issues
        edit.resource["contained"] = contained.isEmpty ? nil : .array(contained)
        let references =
            (edit.resource["detectedIssue"]?.array ?? []).filter { !ownNames.contains($0.reference ?? "") }
            + issues.indices.map { .reference("#issue-\($0 + 1)") }
        edit.resource["detectedIssue"] = references.isEmpty ? nil : .array(references)
    }
}

extension DetectedIssue {
    init?(json: JSONValue) {
        guard let object = json.object, object["resourceType"]?.string == "DetectedIssue",
            let kind = object.concept("code")?.code(in: Kind.system).flatMap(Kind.init),
            let implicated = object.references("implicated").first
        else { return nil }
        self.init(
            kind: kind, implicated: implicated, detail: object["detail"]?.string ?? "",
            near: object["evidence"].items.first?["code"].items.first?["text"]?.string,
            severity: object["severity"]?.string.flatMap(Severity.init),
            mitigation: object["mitigation"].items.first?["action"]?["text"]?.string)
    }

    fileprivate func json(id: String) -> JSONValue {
        .some(
            ("resourceType", "DetectedIssue"), ("id", .string(id)), ("status", "final"),
            ("code", CodeableConcept(system: Kind.system, code: kind.rawValue).json),
            ("severity", severity.map { JSONValue.string($0.rawValue) }),
            ("implicated", [.reference(implicated)]), ("detail", detail.isEmpty ? nil : .string(detail)),
            ("evidence", near.map { [["code": [["text": .string($0)]]]] }),
            ("mitigation", mitigation.map { [["action": ["text": .string($0)]]] }))
    }
}
