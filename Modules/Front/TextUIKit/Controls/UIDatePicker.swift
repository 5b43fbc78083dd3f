import PlainText
import TextUICore

/// A choice of a day, a time or both. As UIKit's `UIDatePicker`; it is called by its accessibility label.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    private static let proxy = UIDatePicker(frame: .zero)

    /// The look of all choices of a date. Has no effect in text.
    public override class func appearance() -> UIDatePicker { proxy }

    /// The parts of a date that are chosen: `countDownTimer` is a time, and `yearAndMonth` a day.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    private var chosen = Date()
    /// The parts that are chosen.
    open var datePickerMode = Mode.dateAndTime { didSet { setNeedsDisplay() } }
    /// The look. Has no effect in text.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The look. Always `compact` in text.
    public var datePickerStyle: UIDatePickerStyle { .compact }
    /// The first date that can be chosen; nil for none.
    open var minimumDate: Date? { didSet { setNeedsDisplay() } }
    /// The last date that can be chosen; nil for none.
    open var maximumDate: Date? { didSet { setNeedsDisplay() } }
    /// The minutes between two times. Has no effect in text.
    open var minuteInterval = 1
    /// The seconds of a length of time, which the picker's time is since the beginning of its day.
    open var countDownDuration: TimeInterval {
        get { chosen.timeIntervalSince((calendar ?? .current).startOfDay(for: chosen)) }
        set { date = (calendar ?? .current).startOfDay(for: chosen) + newValue }
    }
    /// The language and region; nil for the program's.
    open var locale: Locale? { didSet { setNeedsDisplay() } }
    /// The calendar; nil for the program's.
    open var calendar: Calendar! { didSet { setNeedsDisplay() } }
    /// The time zone; nil for the calendar's.
    open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }

    /// The date; setting it sends no event.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date, without an event.
    open func setDate(_ date: Date, animated: Bool) {
        chosen = date
        setNeedsDisplay()
    }

    override func lowered() -> AnyView {
        let binding = Binding<Date>.of(self, else: chosen, get: { $0.date }) { picker, date in
            picker.date = date
            picker.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        let first = minimumDate ?? .distantPast
        let parts: DatePicker<Text>.Components =
            switch datePickerMode {
            case .time, .countDownTimer: .hourAndMinute
            case .date, .yearAndMonth: .date
            case .dateAndTime: [.date, .hourAndMinute]
            }
        let picker =
            DatePicker(
                selection: binding, in: first...max(first, maximumDate ?? .distantFuture), displayedComponents: parts
            ) {
                Text(verbatim: accessibilityLabel ?? "")
            }
            .disabled(!isEnabled)
            .transformEnvironment(\.self) { [locale, calendar, timeZone] environment in
                if let locale { environment.locale = locale }
                if let calendar { environment.calendar = calendar }
                if let timeZone { environment.timeZone = timeZone }
            }
        return AnyView(ArrangedView(LeafArrangement()) { picker })
    }

    /// The room of a date and the accessibility label, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Cells.points(columns: 24 + TextWidth.columns(of: accessibilityLabel ?? "")), height: Cells.row)
    }
}

/// The look of a date picker. As UIKit's `UIDatePickerStyle`; has no effect in text.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

extension UIDatePicker: LabellingItself {}
