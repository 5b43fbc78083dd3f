/// FNV-1a: not a hash against anybody's ill will, but one that is the same everywhere and always.
package struct Checksum {
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    mutating func combine(_ word: UInt32) {
        combine(UInt8(truncatingIfNeeded: word))
        combine(UInt8(truncatingIfNeeded: word >> 8))
        combine(UInt8(truncatingIfNeeded: word >> 16))
        combine(UInt8(truncatingIfNeeded: word >> 24))
    }
}
