@_exported import Foundation
@_exported import class TextUICore.UIColor
