extension Questionnaire {
    /// How often a group is asked at most.
    package static let mostRepetitions = 50

    /// The questionnaire with each group that repeats as often as there are keys of answers to it, and at least as often
    /// as `counts` says. The `linkId`s of what is asked again end with the number of the time, as in `dose#2`. A group
    /// that repeats within one that does is asked once.
    package func repeated(for keys: some Sequence<String>, counts: [String: Int] = [:]) -> Questionnaire {
        let own = Set(allItems.map(\.linkId))
        var numbers: [String: Int] = [:]
        for key in keys where !own.contains(key) {
            guard let (linkId, number) = key.repetition else { continue }
            numbers[linkId] = max(numbers[linkId, default: 1], number)
        }
        func repeated(_ items: [Item]) -> [Item] {
            items.flatMap { item in
                guard item.isRepeatedGroup else {
                    var one = item
                    one.items = repeated(item.items)
                    return [one]
                }
                let within = Set(item.withItems.map(\.linkId))
                let count = max(
                    counts[item.linkId, default: 1], within.map { numbers[$0, default: 1] }.max() ?? 1)
                return [item]
                    + (1..<min(count, Self.mostRepetitions)).map { item.again(number: $0 + 1, within: within) }
            }
        }
        guard !repeatedGroups.isEmpty else { return self }
        var all = self
        all.items = repeated(items)
        return all
    }

    /// The groups that repeat and are in none that does.
    package var repeatedGroups: [Item] {
        func groups(_ items: [Item]) -> [Item] {
            items.flatMap { $0.isRepeatedGroup ? [$0] : groups($0.items) }
        }
        return groups(items)
    }

    /// The `linkId` that an item has in the questionnaire, and which repetition of it the item is.
    package func repetition(of item: Item) -> (linkId: String, number: Int) {
        let isOwn = allItems.contains { $0.linkId == item.linkId }
        return isOwn ? (item.linkId, 1) : item.linkId.repetition ?? (item.linkId, 1)
    }

    /// What stands at the questions, such as their answers, without one repetition of a group; those after it move up.
    package func removing<Value>(_ group: Item, from values: [String: Value]) -> [String: Value] {
        let (name, number) = repetition(of: group)
        var rest = values
        for item in allItems.first(where: { $0.linkId == name })?.withItems ?? [] {
            func key(_ number: Int) -> String { number == 1 ? item.linkId : "\(item.linkId)#\(number)" }
            for place in number...Self.mostRepetitions { rest[key(place)] = rest[key(place + 1)] }
        }
        return rest
    }
}

extension Questionnaire.Item {
    package var isRepeatedGroup: Bool { kind == .group && repeats }

    /// The same, asked once more; its conditions look at what is asked with it.
    fileprivate func again(number: Int, within linkIds: Set<String>) -> Self {
        var copy = self
        copy.linkId += "#\(number)"
        for index in enableWhen.indices where linkIds.contains(enableWhen[index].question) {
            copy.enableWhen[index].question += "#\(number)"
        }
        copy.items = items.map { $0.again(number: number, within: linkIds) }
        return copy
    }
}

extension String {
    /// `dose` and 2 where this is `dose#2`.
    fileprivate var repetition: (linkId: String, number: Int)? {
        guard let mark = lastIndex(of: "#"), let number = Int(self[index(after: mark)...]),
            (2...Questionnaire.mostRepetitions).contains(number)
        else { return nil }
        return (String(self[..<mark]), number)
    }
}
