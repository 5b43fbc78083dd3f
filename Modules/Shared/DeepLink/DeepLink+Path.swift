extension DeepLink {
    /// The path of Parameters that leads there.
    package var path: [any Hashable & Codable] {
        steps.map { step in
            switch step {
            case .appointments(let parameters): parameters
            case .appointment(let parameters): parameters
            case .timeSlots(let parameters): parameters
            case .conversations(let parameters): parameters
            case .conversation(let parameters): parameters
            case .results(let parameters): parameters
            case .record(let parameters): parameters
            case .series(let parameters): parameters
            case .document(let parameters): parameters
            case .prescriptions(let parameters): parameters
            case .account(let parameters): parameters
            case .own(let parameters): parameters.value
            }
        }
    }
}
