/// What a Presenter asks of its wireframe: where to go.
@MainActor @preconcurrency
public protocol WireframeInterface: AnyObject {}

/// What a View is to its Presenter, where it is one of UIKit's.
@MainActor @preconcurrency
public protocol ViewInterface: AnyObject {}

/// What a View tells its Presenter.
@MainActor @preconcurrency
public protocol PresenterInterface: AnyObject {}

/// What a Presenter asks of its Interactor.
public protocol InteractorInterface {}

/// Makes what a View shows of what an Interactor answers, where a Presenter would be too long with it.
public protocol FormatterInterface {}
