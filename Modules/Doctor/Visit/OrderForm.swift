import ClinicModel

/// What is typed of an order, until it is placed.
package struct OrderForm: Hashable, Sendable {
    package var category = ServiceRequest.Category.laboratory {
        didSet { if category != oldValue { choice = nil } }
    }
    /// One of the category's; nil where it is typed.
    package var choice: OrderChoice?
    package var name = ""
    package var reason = ""
    package var isUrgent = false

    package init() {}

    package var saysWhat: Bool { choice != nil || name.contains { !$0.isWhitespace } }

    package var isEmpty: Bool { !saysWhat && reason.allSatisfy(\.isWhitespace) }

    package var draft: OrderDraft {
        OrderDraft(
            category, choice?.concept ?? CodeableConcept(text: name), priority: isUrgent ? .urgent : .routine,
            reason: reason)
    }
}
