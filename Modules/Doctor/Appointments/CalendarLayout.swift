import SwiftUI

/// Places what a day has at its time, and beside one another what shares the width.
struct CalendarLayout: Layout {
    let scale: CalendarScale

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? CalendarUIModel.columnWidth, height: scale.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        // In whole bars, so that no lane's last sign is cut.
        let unit = CalendarUIModel.barWidth
        for subview in subviews {
            let place = subview[CalendarPlace.self]
            let width = (bounds.width / CGFloat(place.lanes) / unit).rounded(.down) * unit
            let top = CGFloat(place.lines.lowerBound) * CalendarUIModel.lineHeight
            subview.place(
                at: CGPoint(x: bounds.minX + width * CGFloat(place.lane), y: bounds.minY + top),
                proposal: ProposedViewSize(
                    width: width, height: CGFloat(place.lines.count) * CalendarUIModel.lineHeight))
        }
    }
}

/// Where a view of a calendar's day stands.
struct CalendarPlace: LayoutValueKey {
    var lines = 0..<1
    var lane = 0
    var lanes = 1

    static let defaultValue = CalendarPlace()
}
