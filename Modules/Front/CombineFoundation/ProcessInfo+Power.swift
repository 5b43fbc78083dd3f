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
}
