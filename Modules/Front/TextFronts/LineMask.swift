/// The part of a line that may be seen while it is typed. With a secure field on the screen that is nothing, since
/// nobody knows beforehand for which field the line will be, but for the value of another field after its number.
struct LineMask: Sendable {
    let hides: Bool
    private let openFields: Set<Int>

    /// Hides nothing.
    init() {
        hides = false
        openFields = []
    }

    init(_ elements: [SemanticElement], takesNumbers: Bool) {
        hides = elements.contains { $0.role == .secureField }
        let fields = elements.filter { $0.set != nil && $0.role != .secureField }
        openFields = takesNumbers ? Set(fields.compactMap(\.ref)) : []
    }

    func shown(_ line: String) -> String {
        guard hides else { return line }
        let number = line.prefix { $0.isASCII && $0.isNumber }
        if line[number.endIndex...].first == " ", let ref = Int(number), openFields.contains(ref) { return line }
        return String(repeating: "•", count: line.count)
    }
}
