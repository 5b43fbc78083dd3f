import Foundation

/// Something that one does at a screen, as both fronts for programs take it.
enum JourneyStep {
    case press(String)
    /// The field's number, for the lines front, and its label, for the json front.
    case set(Int, String, to: String)
    case back, more

    var line: String {
        switch self {
        case .press(let label): "press \(label)"
        case .set(let number, _, let value): "\(number) \(value)"
        case .back: "back"
        case .more: "more"
        }
    }

    var json: String {
        switch self {
        case .press(let label): #"{"press":\#(Self.quoted(label))}"#
        case .set(_, let label, let value): #"{"set":\#(Self.quoted(label)),"to":\#(Self.quoted(value))}"#
        case .back: #"{"back":true}"#
        case .more: #"{"more":true}"#
        }
    }

    private static func quoted(_ text: String) -> String {
        #"""# + text.replacing(#"\"#, with: #"\\"#).replacing(#"""#, with: #"\""#) + #"""#
    }
}

/// One run of one of the programs on the way.
struct JourneyLeg {
    let title: String
    let program: String
    let now: String
    let steps: [JourneyStep]
}
