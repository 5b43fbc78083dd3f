/// A time with a beginning and an end, either of which may be open: FHIR's Period.
package struct Period: Hashable, Codable, Sendable {
    package var start: DateTime?
    package var end: DateTime?

    package init(start: DateTime? = nil, end: DateTime? = nil) {
        self.start = start
        self.end = end
    }
}
