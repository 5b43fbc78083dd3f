import SwiftUI
import ViperKit

package struct LockView<Presenter: LockPresentable>: View {
    @StateObject private var presenter: Presenter

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        Form {
            Section {
                SecureField("Password", text: $presenter.password)
                    .onSubmit { presenter.didTapUnlock() }
                    .accessibilityIdentifier("lock.password")
                Button("Unlock") { presenter.didTapUnlock() }
                    .disabled(!presenter.canUnlock)
                    .accessibilityIdentifier("lock.unlock")
            } header: {
                Text(verbatim: presenter.userName)
            } footer: {
                Text("The screen locked itself because nobody was here. It goes on where you were.")
            }
            Section {
                Button("Sign out") { presenter.didTapSignOut() }
                    .accessibilityIdentifier("lock.signOut")
            }
        }
        .standardNavigationTitle("Locked")
        .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
        .scene(presenter)
    }
}

struct LockPreviews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            LockFactory.mock()
        }
    }
}
