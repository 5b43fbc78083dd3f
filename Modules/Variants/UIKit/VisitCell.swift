import Foundation
import SharedScenes
import SwiftUI
import UIKit

/// A visit in the table: the other side, the state, and when.
final class VisitCell: UITableViewCell {
    static let identifier = "visit"

    private let counterpart = UILabel()
    private let status = UILabel()
    private let details = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        counterpart.font = .preferredFont(forTextStyle: .headline)
        details.textColor = .secondaryLabel
        for label in [counterpart, status, details] { label.numberOfLines = 0 }
        let heading = UIStackView(arrangedSubviews: [counterpart, status])
        heading.distribution = .equalSpacing
        let stack = UIStackView(arrangedSubviews: [heading, details])
        stack.axis = .vertical
        contentView.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ visit: Visit) {
        counterpart.text = visit.counterpart
        status.text = String(localized: visit.stateTitle)
        status.textColor = UIColor(visit.stateColour)
        details.text = visit.details()
        accessibilityIdentifier = "home.visit.\(visit.id)"
    }
}
