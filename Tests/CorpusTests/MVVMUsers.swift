import SwiftUI
import Testing

private struct User: Identifiable, Decodable {
    let id: Int
    let name: String
}

private protocol UserService: Sendable {
    func users() async throws -> [User]
}

private struct BundledUsers: UserService {
    func users() async throws -> [User] {
        try JSONDecoder().decode(
            [User].self, from: Data(#"[{"id": 1, "name": "Ana"}, {"id": 2, "name": "Bo"}]"#.utf8))
    }
}

@MainActor
private final class UsersViewModel: ObservableObject {
    @Published private(set) var users: [User] = []
    @Published private(set) var isLoading = false
    @Published var message: String?
    private let service: any UserService

    init(service: any UserService) {
        self.service = service
    }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do { users = try await service.users() } catch { message = error.localizedDescription }
    }
}

private struct UsersView: View {
    @StateObject var viewModel: UsersViewModel

    var body: some View {
        NavigationStack {
            List(viewModel.users) { user in Label(user.name, systemImage: "person") }
                .overlay { if viewModel.isLoading { ProgressView() } }
                .navigationTitle("Users")
                .toolbar { Button("Reload") { Task { await viewModel.load() } } }
        }
        .task { await viewModel.load() }
    }
}

extension Corpus {
    @Test func `a view model loads what its view shows`() async throws {
        try await play("MVVMUsers", UsersView(viewModel: UsersViewModel(service: BundledUsers()))) { play in
            try await play.press("Reload")
        }
    }
}
