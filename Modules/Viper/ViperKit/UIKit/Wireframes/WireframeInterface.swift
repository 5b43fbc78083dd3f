/// A wireframe as its Presenter sees it: the places to go.
///
/// Source: VIPER x SwiftUI Documentation.
@MainActor @preconcurrency
public protocol WireframeInterface: AnyObject {}

/// A View as its Presenter sees it, where the View is one of UIKit's.
///
/// Source: the classic form that VIPER x SwiftUI Documentation starts from.
@MainActor @preconcurrency
public protocol ViewInterface: AnyObject {}

/// A Presenter as its View sees it, where the View is one of UIKit's.
///
/// Source: VIPER x SwiftUI Documentation, whose SwiftUI Presenters no longer conform to it.
@MainActor @preconcurrency
public protocol PresenterInterface: AnyObject {}

/// An Interactor as its Presenter sees it.
///
/// Source: VIPER x SwiftUI Documentation.
public protocol InteractorInterface {}

/// A Formatter as its Presenter sees it: it makes the words of a View from an Interactor's answer, where the Presenter
/// would be too long with it.
///
/// Source: the kit's own, beside the documents' interfaces.
public protocol FormatterInterface {}
