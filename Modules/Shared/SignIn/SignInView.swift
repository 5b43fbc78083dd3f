import SwiftUI
import ViperKit

package struct SignInView<Presenter: SignInPresentable>: View {
    @StateObject private var presenter: Presenter

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        Form {
            Section {
                TextField("User name", text: $presenter.userName)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .accessibilityIdentifier("signIn.userName")
                SecureField("Password", text: $presenter.password)
                    .onSubmit { presenter.didTapSignIn() }
                    .accessibilityIdentifier("signIn.password")
                Button("Sign in") { presenter.didTapSignIn() }
                    .disabled(!presenter.canSignIn)
                    .accessibilityIdentifier("signIn.signIn")
            } header: {
                Text(verbatim: presenter.title)
            }
            if let demo = presenter.demo {
                Section("Demo clinic") {
                    Text(
                        "This is a demo: nobody in it is real. Try it as “\(demo.userName)”, password “\(demo.password)”."
                    )
                    .foregroundStyle(.secondary)
                    Button("Fill that in") { presenter.didTapUseDemo() }
                        .accessibilityIdentifier("signIn.useDemo")
                }
            }
        }
        .standardNavigationTitle("Sign in")
        .scene(presenter)
    }
}

struct SignInPreviews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            SignInFactory.mock()
        }
    }
}
