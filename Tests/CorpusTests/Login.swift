import SwiftUI
import Testing

private struct LoginView: View {
    @State private var email = ""
    @State private var password = ""
    @State private var isSignedIn = false

    private var problem: String? {
        if email.isEmpty && password.isEmpty { return nil }
        if !email.contains("@") { return "That is no e-mail address." }
        if password.count < 8 { return "The password has at least 8 characters." }
        return nil
    }

    private var canSignIn: Bool { problem == nil && !email.isEmpty }

    var body: some View {
        if isSignedIn {
            Text("Welcome, \(email)")
        } else {
            Form {
                TextField("E-mail", text: $email).textContentType(.emailAddress)
                SecureField("Password", text: $password)
                if let problem { Text(problem).foregroundStyle(.red) }
                Button("Sign in") { isSignedIn = true }.disabled(!canSignIn)
            }
        }
    }
}

extension Corpus {
    @Test func `a sign-in says what is wrong until it is right`() async throws {
        try await play("Login", LoginView()) { play in
            try await play.set("E-mail", "ana")
            try await play.set("E-mail", "ana@example.org")
            try await play.set("Password", "correct horse")
            try await play.press("Sign in")
        }
    }
}
