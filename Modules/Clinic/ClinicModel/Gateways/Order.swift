/// An order, by whom it is, and what has answered it.
package struct Order: Hashable, Codable, Sendable, Identifiable {
    package let request: ServiceRequest
    package let requesterName: String?
    /// The results that name the order and that the principal may see, the latest first.
    package let results: [ResultSummary]

    package init(request: ServiceRequest, requesterName: String? = nil, results: [ResultSummary] = []) {
        self.request = request
        self.requesterName = requesterName
        self.results = results
    }

    package var id: ServiceRequest.ID { request.id }
}

/// What is to be ordered.
package struct OrderDraft: Hashable, Codable, Sendable {
    package var category: ServiceRequest.Category
    package var code: CodeableConcept
    package var priority: ServiceRequest.Priority
    package var reason: String?
    package var note: String?

    package init(
        _ category: ServiceRequest.Category, _ code: CodeableConcept, priority: ServiceRequest.Priority = .routine,
        reason: String? = nil, note: String? = nil
    ) {
        self.category = category
        self.code = code
        self.priority = priority
        self.reason = reason
        self.note = note
    }
}
