@MainActor
package final class WeakReader {
    weak var reader: (any ChromeReader)?

    package init(_ reader: any ChromeReader) {
        self.reader = reader
    }
}
