import ClinicModel

struct SignInInteractor: SignInInteractive {
    let demo: DemoAccount?
    private let gateway: any SignInGateway
    private let role: Principal.Role

    init<Side>(entrance: Entrance<Side>) {
        demo = entrance.demo
        gateway = entrance.signIn
        role = Side.role
    }

    func signIn(userName: String, password: String) async throws -> Session {
        try await gateway.signIn(userName: userName, password: password, as: role)
    }
}
