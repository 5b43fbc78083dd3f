/// Where the items of a questionnaire stand in the groups that repeat.
struct RepeatedPlaces {
    /// An item that is asked, and the numbers of the times that the groups around it are.
    struct Place: Hashable {
        let linkId: String
        let numbers: [Int]
    }

    /// The groups that repeat around each item, the outermost first; such a group is around itself.
    private var groups: [String: [String]] = [:]

    init(_ questionnaire: Questionnaire) {
        note(questionnaire.items, in: [])
    }

    private mutating func note(_ items: [Questionnaire.Item], in outer: [String]) {
        for item in items {
            let own = item.isRepeatedGroup ? outer + [item.linkId] : outer
            if groups[item.linkId] == nil { groups[item.linkId] = own }
            note(item.items, in: own)
        }
    }

    var haveGroups: Bool { groups.values.contains { !$0.isEmpty } }

    func groups(around linkId: String) -> [String] { groups[linkId] ?? [] }

    /// The item that `key` names and the times that it means, such as `dose` and 1, 2 for `dose#1#2`; nil for none.
    func place(of key: String) -> Place? {
        var (linkId, numbers) = (key, [Int]())
        while groups[linkId] == nil {
            guard let mark = linkId.lastIndex(of: "#"), let number = Int(linkId[linkId.index(after: mark)...]),
                (1...Questionnaire.mostRepetitions).contains(number)
            else { return nil }
            numbers.insert(number, at: 0)
            linkId = String(linkId[..<mark])
        }
        let missing = groups(around: linkId).count - numbers.count
        // There is one way to write each.
        guard missing >= 0, Self.key(linkId, numbers) == key else { return nil }
        return Place(linkId: linkId, numbers: numbers + Array(repeating: 1, count: missing))
    }

    static func key(_ linkId: String, _ numbers: some BidirectionalCollection<Int>) -> String {
        let last = numbers.lastIndex { $0 != 1 }
        return last.map { linkId + numbers[...$0].map { "#\($0)" }.joined() } ?? linkId
    }

    /// The question that a condition of an item looks at: the one that is asked with it, as far as both are in the same
    /// groups.
    func question(_ question: String, asked numbers: [Int], with linkId: String) -> String {
        let shared = zip(groups(around: question), groups(around: linkId)).prefix { $0 == $1 }.count
        return Self.key(question, numbers.prefix(shared))
    }
}
