extension Dosage.Timing {
    /// When it is taken, one phrase for each thing that is said of it.
    var words: [Phrase] {
        let details = details ?? Details()
        let often = isSaidByDays ? nil : oftenWords
        let days = details.weekdays.map(\.words)
        let times: [Phrase] = details.times.map { "\($0)" }
        let moments = details.moments.map(\.dateTimeWords)
        let events = details.events.map { event -> Phrase in
            guard let offset = details.offset, offset > 0 else { return event.words }
            return Phrase(joining: ["\(offset) min", event.words], by: " ")
        }
        let parts: [Phrase?] = [
            often, days.isEmpty ? nil : Phrase(joining: days, by: ", "),
            times.isEmpty ? nil : "at \(Phrase(joining: times, by: ", "))",
            moments.isEmpty ? nil : "on \(Phrase(joining: moments, by: ", "))",
            events.isEmpty ? nil : Phrase(joining: events, by: ", "),
            details.duration.map { "over \($0.lengthWords)" }, details.bounds.flatMap(\.words),
            details.count.map { "\($0) times in all" },
        ]
        let said = parts.compactMap(\.self)
        return said.isEmpty ? [details.code?.words].compactMap(\.self) : said
    }

    /// Whether days, times or events say how often: then `once a week` beside three days of it would mislead.
    private var isSaidByDays: Bool {
        guard let details else { return unit == nil && frequency == nil }
        guard details.greatestFrequency == nil, details.greatestPeriod == nil, period == nil || period?.value == 1
        else {
            return false
        }
        let ofDay = details.times.count + details.events.count
        return switch unit {
        case nil: frequency == nil || frequency == ofDay
        case .week: !details.weekdays.isEmpty && [nil, 1, details.weekdays.count].contains(frequency)
        case .day: ofDay > 0 && [nil, 1, ofDay].contains(frequency)
        default: false
        }
    }

    private var oftenWords: Phrase? {
        guard let unit else { return frequency == nil ? nil : timesWords ?? "once" }
        let greatestPeriod = details?.greatestPeriod
        if let known = Dosage.Frequency(Self(frequency: frequency ?? 1, period: period, unit: unit)),
            details?.greatestFrequency == nil, greatestPeriod == nil
        {
            return known.words
        }
        let times = timesWords
        guard let period, period.value != 1 || greatestPeriod != nil else {
            return Phrase(joining: [times ?? "once", unit.each], by: " ")
        }
        let length = greatestPeriod.map { Phrase(joining: [period.words, $0.words], by: "–") } ?? period.words
        guard let times else { return "every \(unit.length(length))" }
        return Phrase(joining: [times, "in \(unit.length(length))"], by: " ")
    }

    /// Nil for once.
    private var timesWords: Phrase? {
        let least = frequency ?? 1
        if let greatestFrequency = details?.greatestFrequency { return "\(least)–\(greatestFrequency) times" }
        return least == 1 ? nil : "\(least) times"
    }
}

extension Dosage.Timing.Unit {
    fileprivate var each: Phrase {
        switch self {
        case .second: "a second"
        case .minute: "a minute"
        case .hour: "an hour"
        case .day: "a day"
        case .week: "a week"
        case .month: "a month"
        case .year: "a year"
        }
    }

    /// Such as `6–8 hours`.
    fileprivate func length(_ amount: Phrase) -> Phrase {
        let isOne = amount.description == "1"
        return switch self {
        case .second: "\(amount) s"
        case .minute: "\(amount) min"
        case .hour: isOne ? "\(amount) hour" : "\(amount) hours"
        case .day: isOne ? "\(amount) day" : "\(amount) days"
        case .week: isOne ? "\(amount) week" : "\(amount) weeks"
        case .month: isOne ? "\(amount) month" : "\(amount) months"
        case .year: isOne ? "\(amount) year" : "\(amount) years"
        }
    }
}

extension Quantity {
    /// A length of time, such as `5 days`.
    var lengthWords: Phrase { lengthWords(to: nil) }

    fileprivate func lengthWords(to greatest: Quantity?) -> Phrase {
        guard let value, let unit = (code ?? unit).flatMap(Dosage.Timing.Unit.init) else { return words }
        let amount = greatest?.value.map { Phrase(joining: [value.words, $0.words], by: "–") } ?? value.words
        return unit.length(amount)
    }
}

extension Dosage.Timing.Bounds {
    fileprivate var words: Phrase? {
        if let length { return "for \(length.lengthWords(to: greatestLength))" }
        return switch (from?.dateTimeWords, until?.dateTimeWords) {
        case (let from?, let until?): "from \(from) to \(until)"
        case (let from?, nil): "from \(from)"
        case (nil, let until?): "until \(until)"
        case (nil, nil): nil
        }
    }
}

extension Dosage.Timing.Weekday {
    fileprivate var words: Phrase {
        switch self {
        case .monday: "on Mondays"
        case .tuesday: "on Tuesdays"
        case .wednesday: "on Wednesdays"
        case .thursday: "on Thursdays"
        case .friday: "on Fridays"
        case .saturday: "on Saturdays"
        case .sunday: "on Sundays"
        }
    }
}

extension Dosage.Timing.DayEvent {
    fileprivate var words: Phrase {
        switch self {
        case .morning: "in the morning"
        case .earlyMorning: "early in the morning"
        case .lateMorning: "late in the morning"
        case .noon: "at noon"
        case .afternoon: "in the afternoon"
        case .earlyAfternoon: "early in the afternoon"
        case .lateAfternoon: "late in the afternoon"
        case .evening: "in the evening"
        case .earlyEvening: "early in the evening"
        case .lateEvening: "late in the evening"
        case .night: "at night"
        case .afterSleep: "after sleep"
        case .bedtime: "at bedtime"
        case .waking: "on waking"
        case .meal: "with meals"
        case .breakfast: "with breakfast"
        case .lunch: "with lunch"
        case .dinner: "with dinner"
        case .beforeMeal: "before meals"
        case .beforeBreakfast: "before breakfast"
        case .beforeLunch: "before lunch"
        case .beforeDinner: "before dinner"
        case .afterMeal: "after meals"
        case .afterBreakfast: "after breakfast"
        case .afterLunch: "after lunch"
        case .afterDinner: "after dinner"
        }
    }
}
