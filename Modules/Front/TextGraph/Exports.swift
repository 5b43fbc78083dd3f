@_exported import CombineFoundation
@_exported import Foundation
@_exported import Observation
@_exported import TextCells
@_exported import protocol OpenCombine.ObservableObject
@_exported import class OpenCombine.ObservableObjectPublisher
@_exported import struct OpenCombine.Published
