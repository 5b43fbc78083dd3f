import ClinicModel
import Foundation

extension SQLRecords {
    func readTexts(with reader: ClinicTransaction.TextReader) throws {
        guard try db.row("SELECT 1 FROM unread_text LIMIT 1", make: { _ in true }) != nil else { return }
        var count = 0
        let texts = try db.rows(
            "SELECT type, id, json FROM unread_text JOIN resource USING (type, id) ORDER BY type, id"
        ) { (type: $0.text(), id: $0.text(), json: Data($0.text().utf8)) }
        for text in texts {
            switch reader(text.type, text.id, text.json) {
            case .health(let resource): try storeRead(resource)
            case .communication(let communication): try storeImported(communication)
            case .encounter(let read):
                guard var encounter = try encounter(read.id) else { continue }
                encounter.statedStart = read.statedStart
                try store(encounter)
            case .questionnaire(let questionnaire): try store(questionnaire)
            case .response(let response): try storeImported(response)
            default: continue
            }
            count += 1
        }
        try db.run("DELETE FROM unread_text")
        try append(
            AuditEntry(
                agent: Self.administrator, action: .update, entity: "Bundle",
                detail: "read \(count) resources that an older version had kept as texts"))
    }

    /// Of what an older version has read in part, what it has not read: what was said of it here since stays said.
    private func storeRead(_ resource: HealthResource) throws {
        switch resource {
        case .medicationRequest(let read):
            var request = try entry(read.id) ?? read
            (request.dosages, request.doNotPerform) = (read.dosages, read.doNotPerform)
            request.authored = read.authored
            try store(request)
        case .serviceRequest(let read):
            var request = try entry(read.id) ?? read
            (request.doNotPerform, request.authored) = (read.doNotPerform, read.authored)
            try store(request)
        case .allergyIntolerance(let read):
            var allergy = try entry(read.id) ?? read
            (allergy.type, allergy.category, allergy.recorder) = (read.type, read.category, read.recorder)
            (allergy.reactions, allergy.onset, allergy.recorded) = (read.reactions, read.onset, read.recorded)
            try store(allergy)
        case .observation(let read):
            var result = try entry(read.id) ?? read
            (result.value, result.components) = (read.value, read.components)
            (result.referenceRanges, result.effective) = (read.referenceRanges, read.effective)
            try store(result)
        case .diagnosticReport(let read):
            var report = try entry(read.id) ?? read
            (report.contained, report.forms, report.effective) = (read.contained, read.forms, read.effective)
            try store(report)
        case .condition(let read):
            var problem = try entry(read.id) ?? read
            (problem.onset, problem.recorded) = (read.onset, read.recorded)
            // A problem that was ended or taken back here says so by its codes.
            if problem.clinicalStatus == read.clinicalStatus, problem.verificationStatus == read.verificationStatus {
                problem.abatement = read.abatement
            }
            try store(problem)
        default: try storeImported(resource)
        }
    }
}
