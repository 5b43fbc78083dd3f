@_exported import Foundation
@_exported import struct TextCells.CATransform3D
@_exported import TextCoreGraphics
@_exported import class TextUICore.UIColor
