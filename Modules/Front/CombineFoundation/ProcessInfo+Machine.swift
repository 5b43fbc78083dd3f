public import Foundation

extension ProcessInfo {
    /// How hot the machine is. As Foundation's `ThermalState`.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// Always `nominal`: a program on Linux is not told.
    public var thermalState: ThermalState { .nominal }
    /// Always false: a program on Linux is not told.
    public var isLowPowerModeEnabled: Bool { false }
    /// Always false: the program is built for Linux.
    public var isMacCatalystApp: Bool { false }
    /// Always false: the program runs on Linux.
    public var isiOSAppOnMac: Bool { false }
    /// Always false: the program runs on Linux.
    public var isiOSAppOnVision: Bool { false }
}
