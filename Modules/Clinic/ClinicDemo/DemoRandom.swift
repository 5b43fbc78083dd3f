/// SplitMix64 from a fixed seed: chance that is the same every time.
struct DemoRandom: RandomNumberGenerator {
    private var state: UInt64

    /// Each stream has chances of its own.
    init(stream: UInt64 = 0) {
        state = 0xCAD0_CE05 &+ stream &* 0xD1B5_4A32_D192_ED03
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Whether something of this many percent happens.
    mutating func happens(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }
}
