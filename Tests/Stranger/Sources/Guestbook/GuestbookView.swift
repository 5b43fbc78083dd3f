import SwiftUI
import ViperKit

/// Who was here; a guest's page leads on from each name.
public struct GuestbookView: View {
    @StateObject private var presenter: GuestbookPresenter

    public init(presenter: @autoclosure @escaping () -> GuestbookPresenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    public var body: some View {
        Form {
            TextField("Your name", text: $presenter.name)
            Button("Sign") { presenter.sign() }.disabled(!presenter.canSign)
            if let thanks = presenter.thanks { Text(thanks) }
            Section("Guests") {
                ForEach(presenter.guests, id: \.self) { guest in
                    NavigationLink(guest, value: guest)
                }
            }
        }
        .navigationTitle("Guestbook")
        .navigationDestination(for: String.self) { Text("\($0) was here.").navigationTitle($0) }
        .alert(parameters: $presenter.alert)
    }
}
