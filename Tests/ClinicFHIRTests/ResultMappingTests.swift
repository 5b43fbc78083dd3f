import ClinicModel
import Foundation
import PlainText
import Testing

@testable import ClinicFHIR

/// Values of each type, what is usual for whom, and results within a report.
struct ResultMappingTests {
    private func read<Entity: ResourceMapping>(_ json: String, as type: Entity.Type) throws -> (Entity, JSONObject) {
        let resource = try #require(try JSONParser.parse(json).object)
        try ResourceCheck.check(resource)
        return (try Entity(resource, id: EntityID("x")), resource)
    }

    private static func observation(_ members: String) -> String {
        #"{"resourceType":"Observation","id":"x","status":"final","code":{"text":"c"},\#(members)}"#
    }

    @Test(arguments: [
        (#""valueBoolean":true"#, "Yes"), (#""valueTime":"08:30:00""#, "08:30"),
        (#""valueRatio":{"numerator":{"value":1},"denominator":{"value":128}}"#, "1:128"),
        (#""valueRange":{"low":{"value":1,"unit":"mm"},"high":{"value":3,"unit":"mm"}}"#, "1–3 mm"),
        (
            #""valueSampledData":{"origin":{"value":0},"period":10,"dimensions":1,"data":"2 3 E 4"}"#, "4 values"
        ),
        (#""valueDateTime":"2026-01""#, "Jan 2026"), (#""valuePeriod":{"start":"2025","end":"2026"}"#, "2025 – 2026"),
        (
            #""dataAbsentReason":{"coding":[{"system":"http://terminology.hl7.org/CodeSystem/data-absent-reason","code":"masked"}]}"#,
            "Value withheld"
        ),
    ])
    func `a value is read, and stays as it was written`(_ member: String, _ words: String) throws {
        let (result, resource) = try read(Self.observation(member), as: Observation.self)
        #expect(result.valueText == words)
        var other = result
        other.released = Date(timeIntervalSince1970: 1_795_262_400)
        let written = JSONWriter.text(.object(try other.resource(over: resource)))
        #expect(written.contains(member))
        // What an older version has read had no such value.
        other.value = nil
        #expect(JSONWriter.text(.object(try other.resource(over: resource))).contains(member))
        if case .sampledData = result.value { return }
        let (made, _) = try read(JSONWriter.text(.object(try result.resource(over: nil))), as: Observation.self)
        #expect(made == result)
    }

    @Test func `whom a range is for is read, and stays where an older version has not read it`() throws {
        let range = #"{"low":{"value":1},"appliesTo":[{"text":"women"}],"age":{"low":{"value":18,"unit":"a"}}}"#
        let part = #"{"code":{"text":"part"},"valueBoolean":true,"referenceRange":[\#(range)]}"#
        let json = Self.observation(#""referenceRange":[\#(range)],"component":[\#(part)]"#)
        var (result, resource) = try read(json, as: Observation.self)
        #expect(result.referenceRanges.first?.appliesTo?.first?.text == "women")
        #expect(result.components.first?.referenceRanges.first?.age?.low?.unit == "a")
        #expect(JSONWriter.text(.object(try result.resource(over: resource))) == json)
        result.referenceRanges = [.init(low: Quantity(value: 1))]
        result.components[0].value = nil
        result.components[0].referenceRanges = [.init(low: Quantity(value: 1))]
        #expect(JSONWriter.text(.object(try result.resource(over: resource))) == json)
        resource["referenceRange"] = nil
        #expect(JSONWriter.text(.object(try result.resource(over: resource))).contains(part))
    }

    @Test func `a report says the results that it has within itself`() throws {
        func contained(_ id: String, _ status: String, _ value: String) -> String {
            #"{"resourceType":"Observation","id":"\#(id)","status":"\#(status)","code":{"text":"\#(id)"},"valueString":"\#(value)","interpretation":[{"coding":[{"system":"\#(Interpretation.system)","code":"H"}]}]}"#
        }
        let parts = [
            contained("K", "final", "7.9"), contained("Na", "entered-in-error", "1"), contained("Ca", "final", "2"),
        ]
        let json = #"""
            {"resourceType":"DiagnosticReport","id":"x","contained":[\#(parts.joined(separator: ","))],\#
            "status":"final","code":{"text":"Panel"},"result":[{"reference":"#K"},{"reference":"#Na"},\#
            {"reference":"#none"},{"reference":"Observation/a"}],"conclusion":"Too high"}
            """#
        let (report, resource) = try read(json, as: DiagnosticReport.self)
        #expect(report.words == "K 7.9, high; Too high", "what it does not name, and what was taken back, is not said")
        #expect(report.results == ["a"])
        #expect(JSONWriter.text(.object(try report.resource(over: resource))) == json)
    }
}
