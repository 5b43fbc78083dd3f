/// A decoder that makes keys, mouse actions and pastes of the bytes that a terminal sends.
///
/// It takes the sequences of xterm, the Linux console, tmux and kitty, and any other bytes: no byte stops it, no
/// sequence grows without end, and Ctrl-C is never swallowed but by a paste.
public struct InputDecoder: Sendable {
    private enum State {
        case ground
        case utf8(scalar: UInt32, missing: Int, least: UInt32)
        case escape
        case control
        /// A control sequence that is too long to mean anything.
        case ignoredControl
        /// `ESC O`: a key of the application keypad.
        case single
        /// `ESC [ [`: a function key of the Linux console.
        case console
        /// The three bytes of a mouse action in X10's form.
        case oldMouse
        /// An answer of the terminal, up to its terminator.
        case string(length: Int, escaped: Bool)
        case paste
    }

    private var state = State.ground
    private var bytes: [UInt8] = []
    private var text = String.UnicodeScalarView()
    private var alt = false
    private var events: [TerminalEvent] = []

    private static let longestControl = 64
    private static let longestString = 4096
    /// The bytes of a paste that are delivered at once.
    private static let longestPaste = 1 << 16

    /// Creates a decoder that has read nothing.
    public init() {}

    /// Whether the bytes so far may be the beginning of more: a lone Escape, a part of a sequence or of a paste.
    public var isPending: Bool {
        if case .ground = state { false } else { true }
    }

    /// Whether a paste has begun and not ended.
    public var isPasting: Bool {
        if case .paste = state { true } else { false }
    }

    /// Whether the terminal is about to answer a question.
    public var isInAnswer: Bool {
        switch state {
        case .string(let length, _): length > 0
        case .control: bytes.first == 0x3F
        default: false
        }
    }

    /// Returns the events that the bytes complete.
    public mutating func decode(_ input: some Sequence<UInt8>) -> [TerminalEvent] {
        for byte in input { take(byte) }
        return finish()
    }

    /// Returns the events of the bytes that are pending. Call it when nothing more has come for a while: an Escape that
    /// stands alone is the key then.
    public mutating func flush() -> [TerminalEvent] {
        switch state {
        case .escape: key(.escape)
        case .control where bytes.isEmpty: key(.character("["), .alt)
        case .single: key(.character("O"), .alt)
        case .paste: endPaste()
        default: break
        }
        reset()
        return finish()
    }

    private mutating func finish() -> [TerminalEvent] {
        emitText()
        defer { events = [] }
        return events
    }

    private mutating func reset() {
        state = .ground
        bytes = []
        alt = false
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: ground(byte)
        case .utf8(let scalar, let missing, let least): utf8(byte, scalar, missing, least)
        case .escape: escape(byte)
        case .control: control(byte)
        case .ignoredControl:
            if byte < 0x20 { restart(with: byte) } else if byte >= 0x40 { reset() }
        case .single: single(byte)
        case .console:
            if byte < 0x20 { return restart(with: byte) }
            if (0x41...0x45).contains(byte) { key(.function(Int(byte) - 0x40)) }
            reset()
        case .oldMouse:
            bytes.append(byte)
            if bytes.count == 3 { oldMouse() }
        case .string(let length, let escaped): string(byte, length, escaped)
        case .paste: paste(byte)
        }
    }

    /// Drops a sequence that leads nowhere: the byte stands for itself.
    private mutating func restart(with byte: UInt8) {
        reset()
        ground(byte)
    }

    private mutating func ground(_ byte: UInt8) {
        switch byte {
        case 0x20..<0x7F: scalar(UInt32(byte))
        case 0x1B: state = .escape
        case 0x00..<0x20, 0x7F: controlCharacter(byte)
        case 0xC2..<0xE0: state = .utf8(scalar: UInt32(byte & 0x1F), missing: 1, least: 0x80)
        case 0xE0..<0xF0: state = .utf8(scalar: UInt32(byte & 0x0F), missing: 2, least: 0x800)
        case 0xF0..<0xF5: state = .utf8(scalar: UInt32(byte & 0x07), missing: 3, least: 0x10000)
        default: alt = false
        }
    }

    private mutating func utf8(_ byte: UInt8, _ value: UInt32, _ missing: Int, _ least: UInt32) {
        guard byte & 0xC0 == 0x80 else { return restart(with: byte) }
        let value = value << 6 | UInt32(byte & 0x3F)
        guard missing == 1 else { return state = .utf8(scalar: value, missing: missing - 1, least: least) }
        state = .ground
        if value >= least { scalar(value) } else { alt = false }
    }

    private mutating func scalar(_ value: UInt32) {
        defer { alt = false }
        // C1 controls write nothing.
        guard !(0x80..<0xA0).contains(value), let scalar = Unicode.Scalar(value) else { return }
        if alt { key(.character(Character(scalar)), .alt) } else { text.append(scalar) }
    }

    private mutating func emitText() {
        guard !text.isEmpty else { return }
        for character in String(text) { events.append(.key(.character(character))) }
        text = String.UnicodeScalarView()
    }

    private mutating func key(_ code: TerminalKey.Code, _ modifiers: TerminalKey.Modifiers = []) {
        emitText()
        events.append(.key(TerminalKey(code, modifiers)))
    }

    private mutating func controlCharacter(_ byte: UInt8) {
        let held: TerminalKey.Modifiers = alt ? .alt : []
        alt = false
        switch byte {
        case 0x08, 0x7F: key(.backspace, held)
        case 0x09: key(.tab, held)
        case 0x0A, 0x0D: key(.enter, held)
        case 0x00: key(.character(" "), held.union(.control))
        case 0x01...0x1A: key(.character(Character(Unicode.Scalar(byte + 0x60))), held.union(.control))
        default: key(.character(Character(Unicode.Scalar(byte + 0x40))), held.union(.control))
        }
    }

    private mutating func escape(_ byte: UInt8) {
        state = .ground
        switch byte {
        case 0x5B: state = .control
        case 0x4F: state = .single
        case 0x5D, 0x50, 0x58, 0x5E, 0x5F:
            // Of what a terminal answers only the colour is asked for, and that is an operating system command.
            bytes = byte == 0x5D ? [byte] : []
            state = .string(length: 0, escaped: false)
        case 0x1B:
            key(.escape)
            state = .escape
        case 0x03: restart(with: byte)
        default:
            alt = true
            ground(byte)
        }
    }

    private mutating func single(_ byte: UInt8) {
        guard byte >= 0x20 else { return restart(with: byte) }
        if let code = Self.letterKeys[byte] {
            key(code)
        } else if byte == 0x4D {
            key(.enter)
        } else if (0x6A...0x79).contains(byte) {
            // The keypad's own digits and signs.
            key(.character(Character(Unicode.Scalar(byte - 0x40))))
        }
        reset()
    }

    private mutating func string(_ byte: UInt8, _ length: Int, _ escaped: Bool) {
        switch byte {
        case 0x03, 0x18, 0x1A: restart(with: byte)
        case 0x07: answer()
        case 0x5C where escaped: answer()
        case 0x1B: state = .string(length: length + 1, escaped: true)
        default:
            if escaped || length > Self.longestString { return restart(with: byte) }
            if !bytes.isEmpty, bytes.count < Self.longestControl { bytes.append(byte) }
            state = .string(length: length + 1, escaped: false)
        }
    }

    private mutating func answer() {
        let text = String(decoding: bytes, as: UTF8.self)
        reset()
        guard text.hasPrefix("]11;"), let color = TerminalColor(specification: text.dropFirst(4)) else { return }
        emitText()
        events.append(.background(color))
    }

    private mutating func paste(_ byte: UInt8) {
        bytes.append(byte)
        if byte == 0x7E, bytes.hasSuffix(Self.pasteEnd) {
            bytes.removeLast(Self.pasteEnd.count)
            endPaste()
            reset()
        } else if bytes.count >= Self.longestPaste, byte & 0x80 == 0, byte != 0x1B, !bytes.suffix(6).contains(0x1B) {
            endPaste()
            bytes = []
        }
    }

    private mutating func endPaste() {
        emitText()
        let text = String(decoding: bytes, as: UTF8.self)
            .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        if !text.isEmpty { events.append(.paste(text)) }
    }

    private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
}

extension InputDecoder {
    private mutating func control(_ byte: UInt8) {
        switch byte {
        case 0x00..<0x20: restart(with: byte)
        case 0x5B where bytes.isEmpty: state = .console
        case 0x20..<0x40:
            bytes.append(byte)
            if bytes.count > Self.longestControl {
                bytes = []
                state = .ignoredControl
            }
        case 0x40..<0x7F:
            let parameters = bytes
            reset()
            if byte == 0x4D, parameters.isEmpty { return state = .oldMouse }
            controlSequence(parameters, final: byte)
        default: restart(with: byte)
        }
    }

    private mutating func controlSequence(_ parameters: [UInt8], final: UInt8) {
        if parameters.first == 0x3C {
            return mouse(Self.numbers(parameters.dropFirst()), isRelease: final == 0x6D)
        }
        if parameters.first == 0x3F, final == 0x63 {
            emitText()
            // The first number is the terminal's class, the others are what it can do.
            if Self.numbers(parameters.dropFirst()).dropFirst().contains(4) { events.append(.takesSixels) }
            return events.append(.answered)
        }
        // Answers of the terminal to questions begin with a mark of their own.
        guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return }
        let numbers = Self.numbers(parameters[...])
        let held = Self.modifiers(numbers.count > 1 ? numbers[1] : 1)
        switch final {
        case 0x7E: tilde(numbers, held)
        case 0x75: if let first = numbers.first { coded(first, held) }
        case 0x5A: key(.tab, held.union(.shift))
        case 0x52 where numbers.count == 2 && numbers[0] != 1: break
        default: if let code = Self.letterKeys[final] { key(code, held) }
        }
    }

    private mutating func tilde(_ numbers: [Int], _ held: TerminalKey.Modifiers) {
        guard let first = numbers.first else { return }
        if first == 200 {
            emitText()
            state = .paste
        } else if first == 27, numbers.count == 3 {
            coded(numbers[2], held)
        } else if let code = Self.numberKeys[first] {
            key(code, held)
        }
    }

    /// A key by its code point, as kitty and modifyOtherKeys send it.
    private mutating func coded(_ code: Int, _ held: TerminalKey.Modifiers) {
        switch code {
        case 9: key(.tab, held)
        case 10, 13, 57414: key(.enter, held)
        case 27: key(.escape, held)
        case 8, 127: key(.backspace, held)
        default:
            guard code >= 0x20, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init),
                !(0x80..<0xA0).contains(code), !(0xE000..<0xF900).contains(code)
            else { return }
            key(.character(Character(scalar)), held.subtracting(.shift))
        }
    }

    private mutating func mouse(_ numbers: [Int], isRelease: Bool) {
        guard numbers.count == 3 else { return }
        emitMouse(numbers[0], column: numbers[1] - 1, row: numbers[2] - 1, isRelease: isRelease)
    }

    private mutating func oldMouse() {
        let numbers = bytes.map { Int($0) - 32 }
        reset()
        emitMouse(numbers[0], column: numbers[1] - 1, row: numbers[2] - 1, isRelease: numbers[0] & 3 == 3)
    }

    private mutating func emitMouse(_ code: Int, column: Int, row: Int, isRelease: Bool) {
        guard code >= 0, column >= 0, row >= 0 else { return }
        emitText()
        var held: TerminalKey.Modifiers = []
        if code & 4 != 0 { held.insert(.shift) }
        if code & 8 != 0 { held.insert(.alt) }
        if code & 16 != 0 { held.insert(.control) }
        let action: TerminalMouse.Action
        if code & 64 != 0 {
            action = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][code & 3]
        } else if code & 32 != 0 {
            action = .move
        } else {
            action = isRelease ? .release : .press(code & 3)
        }
        events.append(.mouse(TerminalMouse(action, column: column, row: row, modifiers: held)))
    }

    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
        guard !bytes.isEmpty else { return [] }
        return bytes.split(separator: 0x3B, omittingEmptySubsequences: false).map { part in
            // Of `13:2` the first number counts.
            part.prefix { $0 != 0x3A }.reduce(0) { number, byte in
                (0x30...0x39).contains(byte) ? min(number * 10 + Int(byte - 0x30), 0x10FFFF) : number
            }
        }
    }

    private static func modifiers(_ parameter: Int) -> TerminalKey.Modifiers {
        TerminalKey.Modifiers(rawValue: UInt8(max(0, parameter - 1) & 7))
    }

    private static let letterKeys: [UInt8: TerminalKey.Code] = [
        0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home, 0x50: .function(1),
        0x51: .function(2), 0x52: .function(3), 0x53: .function(4),
    ]

    private static let numberKeys: [Int: TerminalKey.Code] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end, 11: .function(1),
        12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6), 18: .function(7),
        19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
    ]
}

extension [UInt8] {
    fileprivate func hasSuffix(_ suffix: [UInt8]) -> Bool {
        count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
    }
}
