import Combine
import Foundation

final class VisitorPresenter: ObservableObject {
    let visitor: Visitor
    @Published private(set) var isCalled = false

    private let calls = PassthroughSubject<Bool, Never>()
    private let wireframe: any VisitorWireframeInterface

    init(_ visitor: Visitor, wireframe: any VisitorWireframeInterface) {
        self.visitor = visitor
        self.wireframe = wireframe
        calls.receive(on: DispatchQueue.main).assign(to: &$isCalled)
    }

    func callHost() { calls.send(true) }
    func leave() { wireframe.goBack() }
}
