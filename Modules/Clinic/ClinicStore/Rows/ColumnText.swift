import Foundation

extension Date {
    /// An instant as the database has it: milliseconds since 1970. What is further than any is as far as can be.
    var milliseconds: Int64 { Int64(max(-9e18, min(9e18, (timeIntervalSince1970 * 1000).rounded()))) }

    init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}

extension Encodable {
    /// A list or value as the JSON of a column.
    func columnText() throws -> String { try json(of: self) }
}

extension Array where Element: Encodable {
    /// As for any value; most lists of a row are empty, and an encoder takes longer to be made than such a row to be kept.
    func columnText() throws -> String { isEmpty ? "[]" : try json(of: self) }
}

extension [String] {
    /// As for any list; an encoder takes longer to be made than a few references to be looked for.
    func columnText() throws -> String {
        let arePlain = allSatisfy { $0.utf8.allSatisfy { $0 >= 32 && $0 != 34 && $0 != 92 } }
        guard arePlain else { return try json(of: self) }
        return isEmpty ? "[]" : "[\"\(joined(separator: "\",\""))\"]"
    }
}

private func json(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
