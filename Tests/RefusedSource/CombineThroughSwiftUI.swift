import SwiftUI

@MainActor final class Clock: ObservableObject {
    @Published var hours = 0
    var held: [Any] = []

    func strike() {
        objectWillChange.send()
        let once = Just(1)  // refused
        held.append(once)
        let hand: AnyCancellable? = nil  // refused
        held.append(hand as Any)
        let bell = PassthroughSubject<Int, Never>()  // refused
        held.append(bell)
    }
}
