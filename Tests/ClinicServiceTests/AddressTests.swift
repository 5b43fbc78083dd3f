import ClinicAPI
import ClinicModel
import ClinicService
import Foundation
import TestSupport
import Testing

/// Who tries many names from one place is slowed there, and nobody elsewhere is.
@Suite struct AddressTests {
    @Test func `guesses from one address lock that address`() async throws {
        let clinic = try await Keeping.memory.makeClinic()
        let service = clinic.service
        func signIn(_ name: String, _ password: String, from address: String) async throws -> Int {
            let body = try WireEncoder().encode(SignInRequest(userName: name, password: password, role: .patient))
            let request = APIRequest("POST", "/api/v1/sign-in", body: body)
            return await service.answer(request, from: address).status
        }
        var statuses: [Int] = []
        for number in 0..<100 { statuses.append(try await signIn("nobody-\(number)", "guess", from: "192.0.2.7")) }
        #expect(statuses.prefix(50).allSatisfy { $0 == 403 })
        #expect(statuses.last == 429)
        #expect(try await signIn("ana", ClinicFixture.password, from: "192.0.2.7") == 429)
        #expect(try await signIn("ana", ClinicFixture.password, from: "192.0.2.8") == 200)
    }

    @Test func `a practice behind one address is not slowed by those who sign in`() async throws {
        let clinic = try await Keeping.memory.makeClinic()
        let body = try WireEncoder().encode(
            SignInRequest(userName: "ana", password: ClinicFixture.password, role: .patient))
        for _ in 0..<300 {
            let answer = await clinic.service.answer(
                APIRequest("POST", "/api/v1/sign-in", body: body), from: "192.0.2.7")
            #expect(answer.status == 200)
        }
    }
}
