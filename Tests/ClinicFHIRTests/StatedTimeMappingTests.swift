import ClinicFHIR
import ClinicModel
import Foundation
import PlainText
import Testing

/// Times of R4's types, in and out.
struct StatedTimeMappingTests {
    private func parse(_ json: String) throws -> JSONObject {
        try #require(try JSONParser.parse(Data(json.utf8)).object)
    }

    private func condition(_ times: String) throws -> (condition: Condition, json: JSONObject) {
        let json = try parse(
            #"{"resourceType":"Condition","id":"c","subject":{"reference":"Patient/p"},"code":{"text":"Gout"}\#(times)}"#
        )
        guard case .health(.condition(let condition)) = try ResourceProjection.entity(json, type: "Condition", id: "c")
        else { throw CancellationError() }
        return (condition, json)
    }

    private func resource(_ condition: Condition, over json: JSONObject) throws -> JSONObject {
        try ResourceProjection.resource(
            StoredResource(
                type: "Condition", id: "c", json: Data(JSONWriter.bytes(.object(json))),
                entity: .health(.condition(condition))))
    }

    @Test(arguments: [
        (#""onsetDateTime":"1999""#, "1999"), (#""onsetDateTime":"1999-05""#, "May 1999"),
        (#""onsetDateTime":"1999-05-03""#, "3 May 1999"), (#""onsetAge":{"value":12,"code":"a"}"#, "at 12 years"),
        (#""onsetString":"since childhood""#, "since childhood"),
        (#""onsetPeriod":{"start":"1999-05","end":"2003"}"#, "May 1999 to 2003"),
        (#""onsetRange":{"low":{"value":4.0,"unit":"years"},"high":{"value":5,"unit":"years"}}"#, "at 4.0–5 years"),
    ])
    func `an onset of every type is read, and goes out as it came`(onset: String, words: String) throws {
        var (condition, json) = try condition("," + onset)
        #expect(condition.onset?.words(in: .utc).description == words)
        condition.clinicalStatus = .inactive
        let changed = try resource(condition, over: json)
        var same = changed
        same["clinicalStatus"] = nil
        #expect(JSONWriter.text(.object(same)) == JSONWriter.text(.object(json)))
        #expect(changed["clinicalStatus"] != nil)
    }

    @Test func `an end that is known more exactly takes the place of one of another type`() throws {
        var (condition, json) = try condition(#","abatementString":"in the spring","_abatementString":{"id":"x"}"#)
        condition.abatement = .instant(Date(timeIntervalSince1970: 0))
        let changed = try resource(condition, over: json)
        #expect(changed["abatementDateTime"] == "1970-01-01T00:00:00Z")
        #expect(changed["abatementString"] == nil && changed["_abatementString"] == nil)
    }

    @Test func `what an older version has stored of a time takes nothing from what was stated`() throws {
        var (condition, json) = try condition(
            #","onsetDateTime":"1999","abatementAge":{"value":30,"code":"a"},"recordedDate":"2001-02""#)
        let first = condition.onset?.dateTime?.beginning
        condition.onset = first.map(StatedTime.instant)
        condition.abatement = nil
        condition.recorded = condition.recorded.map { .instant($0.beginning) }
        #expect(try resource(condition, over: json) == json)
        condition.onset = first.map { .instant($0 + 60) }
        #expect(try resource(condition, over: json)["onsetDateTime"] == "1999-01-01T00:01:00Z")
    }

    @Test(arguments: [
        ("Procedure", #""status":"completed","performedString":"as a child""#, "as a child"),
        ("Procedure", #""status":"completed","performedAge":{"value":6,"code":"a"}"#, "at 6 years"),
        (
            "Immunization", #""status":"completed","vaccineCode":{"text":"Tetanus"},"occurrenceString":"at school""#,
            "at school"
        ),
        ("AllergyIntolerance", #""onsetDateTime":"2001-07""#, "Jul 2001"),
    ])
    func `times of what was done and of allergies are read`(type: String, times: String, words: String) throws {
        let patient = type == "Procedure" ? "subject" : "patient"
        let json = try parse(
            #"{"resourceType":"\#(type)","id":"c","\#(patient)":{"reference":"Patient/p"},\#(times)}"#)
        guard case .health(let health) = try ResourceProjection.entity(json, type: type, id: "c") else {
            throw CancellationError()
        }
        let time: StatedTime? =
            switch health {
            case .procedure(let procedure): procedure.performed
            case .immunization(let immunization): immunization.occurrence
            case .allergyIntolerance(let allergy): allergy.onset
            default: nil
            }
        #expect(time?.words(in: .utc).description == words)
    }
}
