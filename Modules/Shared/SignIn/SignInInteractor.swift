import ClinicModel

struct SignInInteractor: SignInInteractive {
    let entrance: SignInEntity
    private let gateway: any SignInGateway
    private let role: Principal.Role

    init<Scope>(entrance: Entrance<Scope>) {
        self.entrance = SignInEntity(title: Scope.title, demo: entrance.demo)
        gateway = entrance.signIn
        role = Scope.role
    }

    func signIn(userName: String, password: String) async throws -> Session {
        try await gateway.signIn(userName: userName, password: password, as: role)
    }
}
