extension Unicode.Scalar {
    /// Whether this can be seen, or joins and shapes what can: not a control, a mark that reorders what is around it,
    /// a hidden letter or a code that stands for no character.
    var isPrintable: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD: false
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: false
        case 0xFEFF, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF: false
        case 0xE0000...0xE007F: false
        default: value & 0xFFFE != 0xFFFE
        }
    }
}
