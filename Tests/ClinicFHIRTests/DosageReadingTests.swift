import ClinicModel
import Foundation
import PlainText
import Testing

@testable import ClinicFHIR

@Suite struct DosageReadingTests {
    struct Sample: CustomTestStringConvertible {
        let json: String
        let words: String

        init(_ json: String, _ words: String) {
            self.json = json
            self.words = words
        }

        var testDescription: String { words }
    }

    static let samples = [
        Sample(
            #"{"timing":{"repeat":{"frequency":1,"period":1,"periodUnit":"wk","dayOfWeek":["mon","wed","fri"]}}"#
                + #","doseAndRate":[{"doseQuantity":{"value":1,"unit":"tablet"}}]}"#,
            "1 tablet, on Mondays, on Wednesdays, on Fridays"),
        Sample(
            #"{"timing":{"repeat":{"frequency":1,"period":1,"periodUnit":"d","timeOfDay":["08:00:00","20:00:00"]}}"#
                + #","doseAndRate":[{"doseQuantity":{"value":2,"unit":"tablet"}}]}"#,
            "2 tablets, at 08:00, 20:00"),
        Sample(
            #"{"timing":{"repeat":{"frequency":1,"frequencyMax":4,"period":1,"periodUnit":"d"}}}"#, "1–4 times a day"),
        Sample(#"{"timing":{"repeat":{"frequency":6,"period":1,"periodUnit":"d"}}}"#, "6 times a day"),
        Sample(#"{"timing":{"repeat":{"frequency":1,"period":8,"periodUnit":"h"}}}"#, "every 8 hours"),
        Sample(#"{"timing":{"repeat":{"period":4,"periodMax":6,"periodUnit":"h"}}}"#, "every 4–6 hours"),
        Sample(#"{"timing":{"repeat":{"frequency":2,"period":3,"periodUnit":"d"}}}"#, "2 times in 3 days"),
        Sample(#"{"timing":{"repeat":{"when":["ACM"],"offset":30}}}"#, "30 min before breakfast"),
        Sample(
            #"{"timing":{"repeat":{"frequency":1,"period":1,"periodUnit":"d","#
                + #""boundsDuration":{"value":5,"code":"d","unit":"days"}}}}"#,
            "once a day, for 5 days"),
        Sample(
            #"{"timing":{"repeat":{"boundsPeriod":{"start":"2026-11-01","end":"2026-12-01"}}}}"#,
            "from 1 Nov 2026 to 1 Dec 2026"),
        Sample(#"{"timing":{"repeat":{"count":3}}}"#, "3 times in all"),
        Sample(#"{"timing":{"code":{"text":"BID"}}}"#, "BID"),
        Sample(#"{"timing":{"event":["2026-12-24T18:00:00+01:00"]}}"#, "on 24 Dec 2026, 18:00"),
        Sample(
            #"{"asNeededCodeableConcept":{"text":"pain"},"maxDosePerPeriod":{"numerator":{"value":2,"unit":"tablet"},"#
                + #""denominator":{"value":1,"code":"d"}}}"#,
            "as needed for: pain, at most 2 tablets in 1 day"),
        Sample(
            #"{"route":{"text":"through a probe"},"method":{"text":"Give"},"site":{"text":"left side"},"#
                + #""doseAndRate":[{"doseRange":{"low":{"value":1,"unit":"tablet"},"high":{"value":2,"unit":"tablet"}}}]}"#,
            "Give 1–2 tablets through a probe left side"),
        Sample(
            #"{"doseAndRate":[{"rateRatio":{"numerator":{"value":50,"unit":"mL"},"denominator":{"value":1,"unit":"h"}}}]}"#,
            "at a rate of 50 mL / 1 h"),
        Sample(
            #"{"doseAndRate":[{"rateRange":{"low":{"value":50,"unit":"mL/h"},"high":{"value":60,"unit":"mL/h"}}}]}"#,
            "at a rate of 50–60 mL/h"),
        Sample(#"{"additionalInstruction":[{"text":"with food"}]}"#, "with food"),
        Sample(#"{"text":"See the leaflet","maxDosePerLifetime":{"value":9,"unit":"g"}}"#, "See the leaflet"),
        Sample(
            #"{"extension":[{"url":"http://example.org/x","valueString":"y"}]}"#,
            "taken as prescribed, which is not in a form that is shown here"),
    ]

    @Test(arguments: samples)
    func `what is coded of a dosage is said, and is prescribed again whole`(sample: Sample) throws {
        let json = try JSONParser.parse(sample.json)
        let dosage = try #require(Dosage(json: json))
        #expect(dosage.words?.description == sample.words)
        #expect(dosage.json(over: nil) == json)
        var sent = try JSONDecoder().decode(Dosage.self, from: JSONEncoder().encode(dosage))
        #expect(sent == dosage)
        sent.text = "as before"
        #expect(sent.json(over: nil)["text"] == "as before")
        #expect(sent.json(over: nil)["timing"] == json["timing"])
    }

    @Test func `steps are said in their order`() throws {
        let request = MedicationRequest(
            id: "x", medication: nil, patient: nil, authored: nil,
            dosages: try [
                #"{"sequence":2,"doseAndRate":[{"doseQuantity":{"value":1,"unit":"tablet"}}]}"#,
                #"{"sequence":1,"text":"2 tablets"}"#,
                #"{"sequence":3,"text":"then none"}"#,
            ].map { try #require(Dosage(json: JSONParser.parse($0))) })
        #expect(request.dosageWords.description == "2 tablets; then 1 tablet; then none")
    }
}
