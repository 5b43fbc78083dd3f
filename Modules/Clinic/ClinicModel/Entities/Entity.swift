/// A resource of the clinic that has columns of its own.
package protocol Entity: Identifiable, Hashable, Codable, Sendable where ID == EntityID<Self> {
    /// The FHIR resource type, such as `Patient`.
    static var resourceType: String { get }
}

extension EntityID {
    /// A new id that no other entity has: a random UUID.
    package static func unique() -> Self {
        // Foundation's own has the system open a file for each, and writes it by way of C's formats.
        var random = SystemRandomNumberGenerator()
        let high = random.next() & ~0xF000 | 0x4000
        let low = random.next() >> 2 | 1 << 63
        return Self(uuidText(high, low))
    }

    private static func uuidText(_ high: UInt64, _ low: UInt64) -> String {
        String(unsafeUninitializedCapacity: 36) { text in
            var digitCount = 0
            for place in 0..<36 {
                if [8, 13, 18, 23].contains(place) {
                    text[place] = UInt8(ascii: "-")
                } else {
                    let word = digitCount < 16 ? high : low
                    let digit = UInt8(word >> (60 - 4 * UInt64(digitCount % 16)) & 15)
                    text[place] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
                    digitCount += 1
                }
            }
            return 36
        }
    }
}
