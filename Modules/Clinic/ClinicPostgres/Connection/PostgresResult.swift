import ClinicStore
import Foundation

/// What a statement gave, until nobody holds it any more.
final class PostgresResult {
    private let pq: LibPQ
    private let handle: LibPQ.Result

    init(_ handle: LibPQ.Result, _ pq: LibPQ) {
        self.handle = handle
        self.pq = pq
    }

    deinit { pq.clear(handle) }

    var rowCount: Int { Int(pq.rowCount(handle)) }

    var changedCount: Int { pq.changedCount(handle).flatMap { Int(String(cString: $0)) } ?? 0 }

    /// The command that has run, such as COMMIT.
    var command: String { pq.command(handle).map { String(cString: $0) } ?? "" }

    /// What went wrong; nil where nothing did.
    var failure: PostgresError? {
        // PGRES_EMPTY_QUERY, PGRES_COMMAND_OK, PGRES_TUPLES_OK.
        guard ![0, 1, 2].contains(pq.resultStatus(handle)) else { return nil }
        return PostgresError(
            state: field("C"), message: field("M") ?? "the connection was lost", constraint: field("n"))
    }

    private func field(_ letter: Unicode.Scalar) -> String? {
        pq.errorField(handle, Int32(letter.value)).map { String(cString: $0) }
    }
}

/// Values are texts.
extension PostgresResult: SQLRows {
    func text(_ row: Int, _ place: Int) -> UnsafeRawBufferPointer? {
        let (row, place) = (Int32(row), Int32(place))
        guard pq.isNull(handle, row, place) == 0, let start = pq.value(handle, row, place) else { return nil }
        return UnsafeRawBufferPointer(start: start, count: Int(pq.length(handle, row, place)))
    }

    func integer(_ row: Int, _ place: Int) -> Int64? {
        guard let text = text(row, place) else { return nil }
        return switch String(decoding: text, as: UTF8.self) {
        case "t": 1
        case "f": 0
        case let digits: Int64(digits)
        }
    }

    func flag(_ row: Int, _ place: Int) -> Bool { text(row, place)?.first == UInt8(ascii: "t") }

    /// Bytes are written as `\x` and two digits of base 16 each.
    func blob(_ row: Int, _ place: Int) -> Data {
        guard let text = text(row, place), text.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "x")]) else {
            return Data()
        }
        var data = Data(capacity: text.count / 2)
        for index in stride(from: 2, to: text.count - 1, by: 2) {
            data.append(Self.digit(text[index]) << 4 | Self.digit(text[index + 1]))
        }
        return data
    }

    private static func digit(_ letter: UInt8) -> UInt8 {
        letter < UInt8(ascii: "a") ? letter - UInt8(ascii: "0") : letter - UInt8(ascii: "a") + 10
    }
}
