extension Text {
    /// Creates a text of any value, written by a formatter. Foundation's values, dates among them, are not all
    /// convertible to classes on Linux.
    @_disfavoredOverload
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text of an object, written by a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}
