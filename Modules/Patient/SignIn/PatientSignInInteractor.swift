import ClinicModel
import SharedScenes

package struct PatientSignInInteractor: SignInInteractive {
    package let entrance: SignInEntity
    private let gateway: any SignInGateway

    package init(gateway: any SignInGateway, demo: DemoAccount?) {
        self.gateway = gateway
        entrance = SignInEntity(title: "Caduceus for patients", demo: demo)
    }

    package func signIn(userName: String, password: String) async throws -> Session {
        try await gateway.signIn(userName: userName, password: password, as: .patient)
    }
}
