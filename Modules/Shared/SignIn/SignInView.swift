import Foundation
import SwiftUI
import UIKit
import ViperKit

package struct SignInView<Presenter: SignInPresentable>: View {
    @StateObject private var presenter: Presenter
    /// The name of the app.
    private let title: LocalizedStringResource
    @FocusState private var focus: SignInField?
    @FocusState private var isReady: Bool

    package init(presenter: @escaping @autoclosure () -> Presenter, title: LocalizedStringResource) {
        _presenter = StateObject(wrappedValue: presenter())
        self.title = title
    }

    package var body: some View {
        Form {
            Section {
                TextField("User name", text: $presenter.userName)
                    .focused($focus, equals: .userName)
                    .textContentType(.username)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .accessibilityIdentifier("signIn.userName")
                SecureField("Password", text: $presenter.password)
                    .textContentType(.password)
                    .focused($focus, equals: .password)
                    .onSubmit { presenter.didTapSignIn() }
                    .accessibilityIdentifier("signIn.password")
                Button("Sign in") { presenter.didTapSignIn() }
                    .disabled(!presenter.canSignIn)
                    .focused($isReady)
                    .accessibilityIdentifier("signIn.signIn")
            } header: {
                Text(title)
            }
            if let demo = presenter.demo {
                Section("Demo clinic") {
                    if presenter.isDemoChanged {
                        Text(
                            "This is a demo. The password of “\(demo.userName)” was changed: it is the one that you chose."
                        )
                        .foregroundStyle(.secondary)
                    } else {
                        Text(
                            "This is a demo: nobody in it is real. Try it as “\(demo.userName)”, password “\(demo.password)”."
                        )
                        .foregroundStyle(.secondary)
                        Button("Fill in the demo’s name and password") {
                            presenter.didTapUseDemo()
                            isReady = true
                        }
                        .accessibilityIdentifier("signIn.useDemo")
                    }
                }
            }
        }
        .standardNavigationTitle("Sign in")
        .scene(presenter)
        .focus($focus, on: $presenter.missingField, after: presenter.alertParameters)
    }
}

struct SignInPreviews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            SignInFactory.mock()
        }
    }
}
