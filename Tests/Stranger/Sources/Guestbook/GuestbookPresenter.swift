import SwiftUI
import ViperKit

@MainActor
public final class GuestbookPresenter: ObservableObject {
    @Published var name = ""
    @Published var guests: [String]
    @Published var alert: AlertParameters?

    public init(guests: [String] = []) {
        self.guests = guests
    }

    var canSign: Bool { !name.isEmpty }

    func sign() {
        guard !guests.contains(name) else {
            alert = AlertParameters(title: "You have signed already", message: name)
            return
        }
        guests.append(name)
        name = ""
    }
}
