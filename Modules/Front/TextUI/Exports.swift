@_exported import TextUICore
@_exported import TextUIKit
