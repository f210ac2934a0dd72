// Who has runs sees traces, events and findings without a second import.
@_exported public import DispatchTrace
