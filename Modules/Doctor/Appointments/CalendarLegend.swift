import ClinicModel
import SharedScenes
import SwiftUI

/// What the signs of visits and blocks mean, where columns have no room for the words.
struct CalendarLegend: View {
    /// One visit of each state.
    private let visits: [Visit]
    private let hasBlocks: Bool

    init(_ days: [CalendarDay]) {
        hasBlocks = days.flatMap(\.entries).contains { entry in
            if case .blocked = entry.content { true } else { false }
        }
        var visits: [Visit] = []
        for day in days {
            for case .visit(let summary) in day.entries.map(\.content) {
                let visit = Visit(summary, seenBy: .practitioner, at: day.now)
                if !visits.contains(where: { $0.stateName == visit.stateName }) { visits.append(visit) }
            }
        }
        self.visits = visits
    }

    private var column: GridItem { GridItem(.adaptive(minimum: CalendarUIModel.legendWidth), alignment: .leading) }

    var body: some View {
        if !visits.isEmpty || hasBlocks {
            LazyVGrid(columns: [column], alignment: .leading) {
                ForEach(visits) { visit in
                    HStack(spacing: CalendarUIModel.columnSpacing) {
                        Image(systemName: visit.stateImage)
                        Text(visit.stateName)
                    }
                    .foregroundStyle(visit.stateColour)
                    .lineLimit(1)
                }
                if hasBlocks {
                    HStack(spacing: CalendarUIModel.columnSpacing) {
                        Text(verbatim: CalendarBlock.blockSign)
                        Text("Blocked")
                    }
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                }
            }
            // Each visit says its state itself to those who do not see its sign.
            .accessibilityHidden(true)
        }
    }
}
