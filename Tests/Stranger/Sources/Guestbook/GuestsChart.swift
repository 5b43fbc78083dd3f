import Charts
import SwiftUI

/// How many guests signed on each day.
public struct GuestsChart: View {
    private let counts: KeyValuePairs<String, Int>

    public init(counts: KeyValuePairs<String, Int>) {
        self.counts = counts
    }

    public var body: some View {
        Chart(counts, id: \.key) { day, count in
            BarMark(x: .value("Day", day), y: .value("Guests", count))
        }
        .frame(height: 160)
    }
}
