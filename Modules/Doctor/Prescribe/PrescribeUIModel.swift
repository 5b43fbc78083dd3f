enum PrescribeUIModel {
    static let repeats = Array(0...12)
}
