extension Questionnaire {
    /// How often a group is asked at most, each time that the group around it is.
    package static let mostRepetitions = 50

    /// The questionnaire with each group that repeats as often as there are keys of answers to it, and at least as often
    /// as `counts` says, by the names of the groups.
    ///
    /// The `linkId`s of what is asked again end with the number of the time, as in `dose#2`. What is in several groups
    /// that repeat has a number for each, the outermost first, as in `dose#1#2`; the last are left out where they are 1.
    package func repeated(for keys: some Sequence<String>, counts: [String: Int] = [:]) -> Questionnaire {
        let places = RepeatedPlaces(self)
        guard places.haveGroups else { return self }
        var most = counts
        for place in keys.lazy.compactMap(places.place(of:)) {
            for (index, group) in places.groups(around: place.linkId).enumerated() {
                let name = RepeatedPlaces.key(group, place.numbers.prefix(index) + [1])
                most[name] = max(most[name, default: 1], place.numbers[index])
            }
        }
        func copied(_ item: Item, at numbers: [Int]) -> Item {
            var copy = item
            copy.linkId = RepeatedPlaces.key(item.linkId, numbers)
            for index in copy.enableWhen.indices {
                copy.enableWhen[index].question = places.question(
                    copy.enableWhen[index].question, asked: numbers, with: item.linkId)
            }
            copy.items = repeated(item.items, at: numbers)
            return copy
        }
        func repeated(_ items: [Item], at numbers: [Int]) -> [Item] {
            items.flatMap { item in
                guard item.isRepeatedGroup else { return [copied(item, at: numbers)] }
                let count = most[RepeatedPlaces.key(item.linkId, numbers + [1]), default: 1]
                return (1...max(1, min(count, Self.mostRepetitions))).map { copied(item, at: numbers + [$0]) }
            }
        }
        var all = self
        all.items = repeated(items, at: [])
        return all
    }

    /// The groups that repeat, each before those in it.
    package var repeatedGroups: [Item] { allItems.filter(\.isRepeatedGroup) }

    /// The name of a group in ``repeated(for:counts:)``, which is that of the first time, and which time an item of it is.
    package func repetition(of group: Item) -> (name: String, number: Int) {
        guard let place = RepeatedPlaces(self).place(of: group.linkId), let number = place.numbers.last else {
            return (group.linkId, 1)
        }
        return (RepeatedPlaces.key(place.linkId, place.numbers.dropLast() + [1]), number)
    }

    /// What stands at the questions, such as their answers, without one repetition of a group; those after it move up.
    package func removing<Value>(_ group: Item, from values: [String: Value]) -> [String: Value] {
        let places = RepeatedPlaces(self)
        guard let removed = places.place(of: group.linkId), let number = removed.numbers.last else { return values }
        let groups = places.groups(around: removed.linkId)
        let last = groups.count - 1
        var rest: [String: Value] = [:]
        for (key, value) in values {
            guard let place = places.place(of: key), places.groups(around: place.linkId).starts(with: groups),
                place.numbers.starts(with: removed.numbers.dropLast()), place.numbers[last] >= number
            else {
                rest[key] = value
                continue
            }
            guard place.numbers[last] > number else { continue }
            var numbers = place.numbers
            numbers[last] -= 1
            rest[RepeatedPlaces.key(place.linkId, numbers)] = value
        }
        return rest
    }

    /// The answers of a response by their questions. A group that repeats is an item for each time, a question that
    /// repeats has several answers.
    package func answers(in response: QuestionnaireResponse) -> QuestionnaireAnswers {
        let places = RepeatedPlaces(self)
        var answers: QuestionnaireAnswers = [:]
        func collect(_ items: [QuestionnaireResponse.Item], at numbers: [Int]) {
            var counts: [String: Int] = [:]
            for item in items {
                counts[item.linkId, default: 0] += 1
                let isAgain = places.groups(around: item.linkId).last == item.linkId
                let numbers = isAgain ? numbers + [counts[item.linkId, default: 1]] : numbers
                answers[RepeatedPlaces.key(item.linkId, numbers), default: []] += item.answers.map(\.value)
                collect(item.items, at: numbers)
                for answer in item.answers { collect(answer.items, at: numbers) }
            }
        }
        collect(response.items, at: [])
        return answers.filter { !$0.value.isEmpty }
    }
}

extension Questionnaire.Item {
    package var isRepeatedGroup: Bool { kind == .group && repeats }
}
