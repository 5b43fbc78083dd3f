extension DocumentReference {
    /// What is written about a visit, by LOINC's codes.
    enum VisitKind: String {
        case note = "11506-3"
        case addendum = "55107-7"

        private static let system = "http://loinc.org"

        var concept: CodeableConcept {
            let display =
                switch self {
                case .note: "Progress note"
                case .addendum: "Addendum Document"
                }
            return CodeableConcept(
                codings: [Coding(system: Self.system, code: rawValue, display: display)], text: display)
        }

        init?(_ type: CodeableConcept?) {
            guard let kind = type?.code(in: Self.system).flatMap(Self.init) else { return nil }
            self = kind
        }
    }

    var kind: VisitKind? { VisitKind(type) }

    /// Where a visit was finished without a note, there is none that its addenda append.
    var isAddendum: Bool { kind == .addendum || kind == .note && appends != nil }
}
