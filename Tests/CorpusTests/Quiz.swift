import SwiftUI
import Testing

private struct Question {
    let text: String
    let answers: [String]
    let right: Int
}

private struct QuizView: View {
    private let questions = [
        Question(text: "2 + 2?", answers: ["3", "4"], right: 1),
        Question(text: "Capital of France?", answers: ["Paris", "Rome"], right: 0),
    ]
    @State private var index = 0
    @State private var score = 0
    @State private var answer: Bool?

    var body: some View {
        if index < questions.count {
            let question = questions[index]
            VStack(alignment: .leading) {
                ProgressView("Question \(index + 1)", value: Double(index), total: Double(questions.count))
                Text(question.text).font(.title2)
                ForEach(question.answers.indices, id: \.self) { number in
                    Button(question.answers[number]) {
                        answer = number == question.right
                        if number == question.right { score += 1 }
                    }
                    .disabled(answer != nil)
                }
                if let answer {
                    Label(answer ? "Right" : "Wrong", systemImage: answer ? "checkmark" : "xmark")
                    Button("Next") {
                        index += 1
                        self.answer = nil
                    }
                }
            }
        } else {
            VStack {
                Text("\(score) of \(questions.count)")
                Button("Again") { (index, score) = (0, 0) }
            }
        }
    }
}

extension Corpus {
    @Test func `a quiz counts the right answers`() async throws {
        try await play("Quiz", QuizView()) { play in
            try await play.press("4")
            try await play.press("Next")
            try await play.press("Rome")
            try await play.press("Next")
            try await play.press("Again")
        }
    }
}
