import TextUICore

/// Gives a view of UIKit's its room among SwiftUI's: what the representable says, else what the view needs. Along an
/// axis where the view has no size of its own it takes all there is, and a field all the width.
@MainActor
struct RepresentedArrangement: Arrangement {
    private let view: UIView
    private let sizeThatFits: (ProposedViewSize) -> CGSize?

    init(_ view: UIView, sizeThatFits: @escaping (ProposedViewSize) -> CGSize?) {
        self.view = view
        self.sizeThatFits = sizeThatFits
    }

    func size(
        of children: [ArrangedChild], width: Int?, height: Int?, isGrowing: Bool
    ) -> (width: Int, height: Int) {
        let proposal = ProposedViewSize(
            width: width.map { bounded($0) == nil ? .infinity : Cells.points(columns: $0) },
            height: height.map { bounded($0) == nil ? .infinity : Cells.points(rows: $0) })
        if let size = sizeThatFits(proposal) {
            return (atLeastOne(Cells.columns(size.width), size.width), atLeastOne(Cells.rows(size.height), size.height))
        }
        guard let child = children.first else { return (0, 0) }
        let own = child.size(width: width, height: height)
        return (
            fills(.horizontal) ? width.flatMap(bounded) ?? own.width : own.width,
            fills(.vertical) && !isGrowing ? height.flatMap(bounded) ?? own.height : own.height
        )
    }

    func place(_ children: [ArrangedChild], x: Int, y: Int, width: Int, height: Int) {
        view.move(
            to: CGRect(
                origin: view.frame.origin,
                size: CGSize(width: Cells.points(columns: width), height: Cells.points(rows: height))))
        view.layOutOnce()
        for child in children { child.place(x: x, y: y, width: width, height: height) }
    }

    private func fills(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let intrinsic = view.intrinsicContentSize
        switch axis {
        case .horizontal: return intrinsic.width == UIView.noIntrinsicMetric || view is UITextField
        case .vertical: return intrinsic.height == UIView.noIntrinsicMetric
        }
    }

    private func bounded(_ length: Int) -> Int? { length >= ArrangedChild.unlimited ? nil : length }

    private func atLeastOne(_ cells: Int, _ points: CGFloat) -> Int { points > 0 ? max(1, cells) : 0 }
}
