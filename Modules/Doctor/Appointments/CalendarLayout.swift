import SwiftUI

/// Places what a day has at its time, and beside one another what overlaps.
struct CalendarLayout: Layout {
    let scale: CalendarScale

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? CalendarUIModel.columnWidth, height: scale.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let place = subview[CalendarPlace.self]
            let top = scale.position(of: place.minutes.lowerBound)
            let height = scale.position(of: place.minutes.upperBound) - top
            let width = bounds.width / CGFloat(place.lanes)
            subview.place(
                at: CGPoint(x: bounds.minX + width * CGFloat(place.lane), y: bounds.minY + top),
                proposal: ProposedViewSize(
                    width: width, height: place.minutes.isEmpty ? CalendarUIModel.lineHeight : height))
        }
    }
}

/// Where a view of a calendar's day stands. What lasts no time has a line.
struct CalendarPlace: LayoutValueKey {
    var minutes = 0..<0
    var lane = 0
    var lanes = 1

    static let defaultValue = CalendarPlace()
}
