import ClinicAPI
import ClinicService
import Foundation
import Testing

struct BriefRequestTests {
    @Test(arguments: ["/api/v1/overview", "/api/v1/slots/read", "/api/v1/appointments/book"])
    func `what is short and soon answered keeps its thread`(path: String) {
        #expect(ClinicService.isBrief(APIRequest("POST", path, body: Data("{}".utf8))))
        #expect(!ClinicService.isBrief(APIRequest("POST", path, body: Data(count: 5000))), "it is long to read")
    }

    @Test(arguments: [
        "/api/v1/audit-events", "/api/v1/records/export", "/api/v1/appointments/list", "/api/v1/sign-in",
        "/api/v1/account/unlock", "/fhir/r4/Patient", "/api/v1/none", "/",
    ])
    func `what whoever asks can make long goes beside`(path: String) {
        #expect(!ClinicService.isBrief(APIRequest("POST", path, body: Data("{}".utf8))))
    }
}
