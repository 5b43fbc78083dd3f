/// What a character is for the direction of text, in the terms of Unicode's annex 9.
package enum BidiClass: UInt8, Sendable, CaseIterable {
    case L, R, AL, EN, ES, ET, AN, CS, NSM, BN, B, S, WS, ON
    // These order the text around them; none of them is in printable text.
    case LRE, LRO, RLE, RLO, PDF, LRI, RLI, FSI, PDI

    package init(of scalar: Unicode.Scalar) {
        var (low, high) = (0, Self.boundaries.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Self.boundaries[middle] >> 5 <= scalar.value { low = middle } else { high = middle }
        }
        self = BidiClass(rawValue: UInt8(Self.boundaries[low] & 0x1F)) ?? .L
    }

    /// Whether it says a direction by itself.
    package var isStrong: Bool { self == .L || isRightToLeft }
    package var isRightToLeft: Bool { self == .R || self == .AL }
}
