/// A column and a row of a terminal, each from 0.
@usableFromInline
struct ScreenPlace: Equatable {
    @usableFromInline var x: Int
    @usableFromInline var y: Int

    @usableFromInline
    init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// Appends the shortest sequence that brings the cursor here, from a place where one is known.
    @usableFromInline
    func sequence(from place: ScreenPlace?, into bytes: inout [UInt8]) {
        if let place {
            if place.y == y, x == 0 { return bytes.append(0x0D) }
            if place.y + 1 == y, x == 0 { return bytes += [0x0D, 0x0A] }
            // In a row a step is shorter than the numbers of a row and a column.
            if place.y == y {
                let distance = abs(x - place.x)
                bytes += [0x1B, 0x5B]
                if distance > 1 { Self.append(distance, to: &bytes) }
                return bytes.append(UInt8(ascii: x > place.x ? "C" : "D"))
            }
        }
        bytes += [0x1B, 0x5B]
        if x > 0 || y > 0 { Self.append(y + 1, to: &bytes) }
        if x > 0 {
            bytes.append(UInt8(ascii: ";"))
            Self.append(x + 1, to: &bytes)
        }
        bytes.append(UInt8(ascii: "H"))
    }

    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        if number >= 10 { append(number / 10, to: &bytes) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
