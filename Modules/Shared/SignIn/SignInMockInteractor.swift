import ClinicModel
import Foundation

struct SignInMockInteractor: SignInInteractive {
    let demo: DemoAccount? = DemoAccount(userName: "sam", password: "demo")

    func signIn(userName: String, password: String) async throws -> Session {
        guard userName == "sam", password == "demo" else { throw ClinicError.wrongPassword }
        return Session(
            principal: .patient(SampleClinic.patient.id), userName: userName, name: SampleClinic.patient.name,
            token: "sample", expires: .distantFuture)
    }
}
