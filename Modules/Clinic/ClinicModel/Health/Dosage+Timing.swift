extension Dosage {
    /// When a medicine is taken; FHIR's Timing.
    package struct Timing: Hashable, Codable, Sendable {
        package enum Unit: String, Hashable, Codable, Sendable, CaseIterable {
            case second = "s"
            case minute = "min"
            case hour = "h"
            case day = "d"
            case week = "wk"
            case month = "mo"
            case year = "a"
        }

        package enum Weekday: String, Hashable, Codable, Sendable, CaseIterable {
            case monday = "mon"
            case tuesday = "tue"
            case wednesday = "wed"
            case thursday = "thu"
            case friday = "fri"
            case saturday = "sat"
            case sunday = "sun"
        }

        /// An event of the day, by the codes of FHIR's EventTiming.
        package enum DayEvent: String, Hashable, Codable, Sendable, CaseIterable {
            case morning = "MORN"
            case earlyMorning = "MORN.early"
            case lateMorning = "MORN.late"
            case noon = "NOON"
            case afternoon = "AFT"
            case earlyAfternoon = "AFT.early"
            case lateAfternoon = "AFT.late"
            case evening = "EVE"
            case earlyEvening = "EVE.early"
            case lateEvening = "EVE.late"
            case night = "NIGHT"
            case afterSleep = "PHS"
            case bedtime = "HS"
            case waking = "WAKE"
            case meal = "C"
            case breakfast = "CM"
            case lunch = "CD"
            case dinner = "CV"
            case beforeMeal = "AC"
            case beforeBreakfast = "ACM"
            case beforeLunch = "ACD"
            case beforeDinner = "ACV"
            case afterMeal = "PC"
            case afterBreakfast = "PCM"
            case afterLunch = "PCD"
            case afterDinner = "PCV"
        }

        /// For how long it is taken, or from when until when, in days such as `2026-01-31`.
        package struct Bounds: Hashable, Codable, Sendable {
            /// For how long, or the least of a range.
            package var length: Quantity?
            package var greatestLength: Quantity?
            package var from: String?
            package var until: String?

            package init(
                length: Quantity? = nil, greatestLength: Quantity? = nil, from: String? = nil, until: String? = nil
            ) {
                self.length = length
                self.greatestLength = greatestLength
                self.from = from
                self.until = until
            }
        }

        /// How many times in the period; nil where it is not said, which is once.
        package var frequency: Int?
        /// The length of the period in its unit; nil where it is said by days and times alone.
        package var period: ExactDecimal?
        package var unit: Unit?
        /// What is said besides; nil where nothing is.
        package var details: Details?

        package init(
            frequency: Int? = nil, period: ExactDecimal? = nil, unit: Unit? = nil, details: Details? = nil
        ) {
            self.frequency = frequency
            self.period = period
            self.unit = unit
            self.details = details
        }

        /// Whether both say as often in as long a period.
        package func isAsOften(as other: Self) -> Bool {
            (frequency ?? 1, period, unit) == (other.frequency ?? 1, other.period, other.unit)
        }

        /// What is said of the time besides how many times in a period.
        package struct Details: Hashable, Codable, Sendable {
            package var greatestFrequency: Int?
            package var greatestPeriod: ExactDecimal?
            package var weekdays: [Weekday]
            /// Times of the day, such as `08:00`.
            package var times: [String]
            package var events: [DayEvent]
            /// Minutes before or after the events.
            package var offset: Int?
            /// How long it takes each time.
            package var duration: Quantity?
            /// How many times in all.
            package var count: Int?
            package var bounds: Bounds?
            /// Moments at which it is taken, such as `2026-01-31 08:00`.
            package var moments: [String]
            /// Such as `BID`; FHIR's `Timing.code`.
            package var code: CodeableConcept?

            package init(
                greatestFrequency: Int? = nil, greatestPeriod: ExactDecimal? = nil, weekdays: [Weekday] = [],
                times: [String] = [], events: [DayEvent] = [], offset: Int? = nil, duration: Quantity? = nil,
                count: Int? = nil, bounds: Bounds? = nil, moments: [String] = [], code: CodeableConcept? = nil
            ) {
                self.greatestFrequency = greatestFrequency
                self.greatestPeriod = greatestPeriod
                self.weekdays = weekdays
                self.times = times
                self.events = events
                self.offset = offset
                self.duration = duration
                self.count = count
                self.bounds = bounds
                self.moments = moments
                self.code = code
            }
        }
    }
}
