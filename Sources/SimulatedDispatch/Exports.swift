// Who simulates sees runs, traces and findings, and the values that Dispatch's calls take, without a second import.
@_exported public import ExploredRuns
@_exported public import Runs

@_exported public import struct Dispatch.DispatchQoS
@_exported public import class Dispatch.DispatchSpecificKey
@_exported public import enum Dispatch.DispatchTimeInterval
@_exported public import enum Dispatch.DispatchTimeoutResult
@_exported public import struct Dispatch.DispatchWorkItemFlags
