import SwiftUI
import ViperKit

@MainActor
public final class GuestbookPresenter: ObservableObject {
    @Published var name = ""
    @Published var guests: [String]
    @Published var thanks: String?
    @Published var alert: AlertParameters?

    private let clock: any Clock<Duration>

    public init(guests: [String] = [], clock: any Clock<Duration> = ContinuousClock()) {
        self.guests = guests
        self.clock = clock
    }

    var canSign: Bool { !name.isEmpty }

    func sign() {
        guard !guests.contains(name) else {
            alert = AlertParameters(title: "You have signed already", message: name)
            return
        }
        guests.append(name)
        thanks = "Thank you, \(name)."
        name = ""
        Task { [weak self, clock] in
            try await clock.sleep(for: .seconds(3))
            self?.thanks = nil
        }
    }
}
