/// Beginnings of the IDs that the clinic has made, which tell those of a list apart.
struct IDBeginnings {
    private static let shortest = 8

    private let length: Int

    init(_ ids: [String]) {
        let own = Set(ids.filter(\.isOfClinic))
        length = (Self.shortest..<36).first { length in Set(own.map { $0.prefix(length) }).count == own.count } ?? 36
    }

    /// The beginning of one of them; an ID that comes from elsewhere as a whole.
    func beginning(of id: String) -> String { id.isOfClinic ? String(id.prefix(length)) : id }
}

extension String {
    /// Whether it is an ID as the clinic makes them: a UUID in small letters.
    var isOfClinic: Bool { wholeMatch(of: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/) != nil }
}
