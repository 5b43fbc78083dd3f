/// How often and after what pauses one tries anew: growing, and never quite the same, so that not all who have lost a
/// server come back to it at one moment.
package struct Patience: Sendable {
    package var first: Duration
    package var longest: Duration
    /// How often one tries anew; nil is without an end.
    package var repetitions: Int?

    package init(first: Duration, longest: Duration, repetitions: Int?) {
        self.first = first
        self.longest = longest
        self.repetitions = repetitions
    }

    /// For a call that somebody waits for: about two seconds.
    package static let call = Patience(first: .milliseconds(100), longest: .seconds(1), repetitions: 4)
    /// For what goes on beside everything.
    package static let stream = Patience(first: .milliseconds(200), longest: .seconds(20), repetitions: nil)

    func attempts() -> Attempts { Attempts(patience: self) }

    struct Attempts {
        fileprivate let patience: Patience
        private var count = 0

        fileprivate init(patience: Patience) {
            self.patience = patience
        }

        /// The pause before the next attempt; nil where there is to be none.
        mutating func next() -> Duration? {
            if let most = patience.repetitions, count >= most { return nil }
            let pause = min(patience.longest, patience.first * (1 << min(count, 16)))
            count += 1
            return pause * Double.random(in: 0.5...1)
        }
    }
}
